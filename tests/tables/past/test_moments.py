"""Looking back: every line of the log leads to a snapshot, and none shows anything too early."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from msgspec.structs import replace

from kingoftokyo import Game
from kingoftokyo.i18n import text_of
from kingoftokyo.rules.core.rng import line_state
from kingoftokyo.rules.records.fairness import fair_key
from kingoftokyo.table.lobby import NoTableError
from kingoftokyo.table.past.look_back import NoMomentError
from kingoftokyo.table.presentation.events_to_wire import event_names
from kingoftokyo.table.wire.messages import Update, Welcome
from tables.memory import SECRET

if TYPE_CHECKING:
    from kingoftokyo.table.wire.messages import ViewData
    from tables.sitting import Sitting

IN_TOKYO = (
    "turn=2 step=resolve dice='smash 1 2' persons=[{people}] "
    "monsters=[(place=city) (place=bay) () () ()] market=[heal tank jets]"
)


def test_every_line_of_the_log_leads_to_its_moment(sitting: Sitting) -> None:
    table = sitting.new_table("person", "easy", "medium")
    tab = sitting.open(table)
    assert isinstance(tab.last, Welcome)
    log = list(tab.last.log)
    assert {one.moment for one in log} == {0}
    for _ in range(4):
        tab.answer()
    tab.until_asked()
    record = [msgspec.json.decode(text, type=Update) for text in tab.texts if '"type":"update"' in text]
    log += [one for update in record for one in update.events]

    again = sitting.open(table)

    assert isinstance(again.last, Welcome)
    assert again.last.log == log
    found = sitting.moments(table)
    assert [mark.moment for mark in found.moments] == list(range(len(record) + 1))
    for mark in found.moments:
        assert mark.events == event_names([one for one in log if one.moment == mark.moment])
        assert sitting.moment(table, mark.moment).events == [one for one in log if one.moment == mark.moment]


def test_every_choice_has_a_sentence_of_the_catalogue(sitting: Sitting) -> None:
    table = sitting.new_table("easy", "medium", "easy", rules="course halloween=true cultists=true")
    sitting.open(table).until(lambda tab: tab.view.over)
    last = sitting.moments(table).moments[-1].moment

    found = [sitting.moment(table, k) for k in range(last + 1)]

    assert found[0].chosen is None
    for one in found[1:]:
        assert one.chosen is not None, one.mark
        assert one.mark.played is not None
        assert f"\n{one.chosen.id} = " in text_of("en"), one.mark
        if one.chosen.id == "chosen-keep":
            kept = one.chosen.args["kept"]
            assert isinstance(kept, list)
            assert one.mark.played.choice == " ".join(["keep", *kept])
    kinds = {one.chosen.id for one in found[1:] if one.chosen is not None}
    assert kinds >= {"chosen-keep", "option-stop", "option-done-buy"}


def test_a_moment_is_the_table_as_it_was_seen_then(sitting: Sitting) -> None:
    table = sitting.new_table("person", "easy", "medium")
    tab = sitting.open(table)
    first = tab.view
    for _ in range(4):
        tab.answer()
    tab.until_asked()
    record = [msgspec.json.decode(text, type=Update) for text in tab.texts if '"type":"update"' in text]

    for k, update in enumerate(record, 1):
        found = sitting.moment(table, k)
        assert drawn(found.view) == drawn(update.view)
        assert (found.mark.moment, found.mark.decision_number, found.mark.turn) == (
            k,
            update.view.decision_number,
            update.view.turn,
        )
        assert update.played is not None
        assert found.mark.played == replace(update.played, why=None)
        assert found.last == len(record)
    assert drawn(sitting.moment(table, 0).view) == drawn(first)
    assert sitting.moment(table, 0).mark.played is None


def drawn(view: ViewData) -> ViewData:
    """Without what can be used only now."""
    monsters = [
        replace(monster, cards=[replace(card, use_choice=None) for card in monster.cards]) for monster in view.monsters
    ]
    return replace(view, monsters=monsters)


def test_an_interjection_is_a_moment_of_its_own(sitting: Sitting) -> None:
    game = Game.from_position(
        "step=roll persons=[0 1] monsters=[() (energy=4 cards=[rapid_healing] health=5)]", listen=True
    )
    table = sitting.table_of(game, "person", "person")
    tab = sitting.open(table)
    tab.interject(1, "use rapid_healing")
    tab.get(Update)
    tab.interject(1, "use rapid_healing")
    tab.get(Update)
    tab.choose("stop")
    tab.get(Update)

    first, one, two, answer = sitting.moments(table).moments

    assert first.played is None
    assert [(mark.decision_number, mark.kind) for mark in (first, one, two)] == [(0, None), (0, "roll"), (0, "roll")]
    assert one.played is not None
    assert answer.played is not None
    assert (one.played.seat, one.played.interjection, answer.played.interjection) == (1, True, False)
    assert [sitting.moment(table, k).view.monsters[1].health for k in range(3)] == [5, 6, 7]
    record = [sitting.moment(table, k).chosen for k in range(4)]
    assert [phrase and phrase.id for phrase in record] == [None, *["option-use-rapid-healing"] * 2, "option-stop"]
    assert event_names(sitting.moment(table, 2).events) == ["EnergySpent", "HealthGained"]


def test_the_list_grows_while_the_game_goes_on(sitting: Sitting) -> None:
    table = sitting.new_table("person", "easy")
    tab = sitting.open(table)
    seen = 0
    while not tab.view.over:
        if tab.decision is not None:
            tab.answer()
            if tab.decision is not None:
                found = sitting.moments(table)
                assert len(found.moments) > seen
                assert drawn(sitting.moment(table, len(found.moments) - 1).view) == drawn(tab.view)
                seen = len(found.moments)
        else:
            tab.next()

    found = sitting.moments(table)
    assert found.over
    assert "GameEnded" in found.moments[-1].events
    assert sitting.moment(table, len(found.moments) - 1).view.winner == tab.view.winner


@pytest.mark.parametrize("k", [1, 99999999, -1])
def test_a_moment_that_has_not_come_is_not_there(sitting: Sitting, k: int) -> None:
    game = Game.from_position("step=roll persons=[0] monsters=[() ()]", listen=True)
    table = sitting.table_of(game, "person", "greedy")

    with pytest.raises(NoMomentError, match="moments 0 to 0"):
        sitting.moment(table, k)
    with pytest.raises(NoTableError):
        sitting.moments("nowhere")


# Nothing is shown too early


def test_no_secret_of_the_dice_is_in_any_moment_of_a_game_that_goes_on(sitting: Sitting) -> None:
    table = sitting.new_table("person", "easy", "medium")
    tab = sitting.open(table)
    for _ in range(5):
        tab.answer()
    tab.until_asked()
    last = len(sitting.moments(table).moments)

    shown = [
        sitting.moments(table),
        *(sitting.moment(table, k) for k in range(last)),
        sitting.statistics(table),
        sitting.proof(table),
    ]
    said = b"".join(map(msgspec.json.encode, shown)).decode()

    key = fair_key(SECRET, ["", "", ""])
    heads = sitting.table(table).seated.record.heads()
    states = [line_state(key, line) for line in (b"start", *map(bytes.fromhex, heads))]
    for hidden in (SECRET.hex(), key.hex(), *map(str, states)):
        assert hidden not in said


def test_what_the_city_answered_stays_secret_in_the_past_until_the_bay_has_answered(sitting: Sitting) -> None:
    game = Game.from_position(IN_TOKYO.format(people=1), listen=True)
    table = sitting.table_of(game, "greedy", "person", "greedy", "greedy", "greedy")
    tab = sitting.open(table)
    tab.get(Update)

    mark = sitting.moments(table).moments[1]
    assert mark.played is not None
    assert (mark.played.seat, mark.played.choice, mark.kind) == (0, "", "yield")
    assert sitting.moment(table, 1).mark == mark
    assert sitting.moment(table, 1).chosen is None

    tab.choose("stay")
    tab.get(Update)
    record = sitting.moments(table).moments[1].played
    assert record is not None
    assert record.choice in ("stay", "yield")


def test_my_own_secret_answer_is_mine_to_look_back_at_unless_the_screen_is_shared(sitting: Sitting) -> None:
    for people, players, shown in (("0", ["person"], "yield"), ("0 1", ["person", "person"], "")):
        game = Game.from_position(IN_TOKYO.format(people=people), listen=True)
        table = sitting.table_of(game, *players, *["greedy"] * (5 - len(players)))
        tab = sitting.open(table)
        tab.pause(paused=True)  # the Bay does not answer yet
        tab.choose("yield")
        tab.get(Update)

        played = sitting.moments(table).moments[1].played
        assert played is not None
        assert played.choice == shown


def test_a_card_that_one_of_two_people_has_looked_at_shows_in_the_past_when_the_game_is_over(sitting: Sitting) -> None:
    position = (
        "step=buy market=[heal tank jets] deck=[corner_store] persons=[{people}] "
        "monsters=[(energy=9 cards=[made_in_a_lab]) (points=19 place=city) ()]"
    )
    for people, players, seen in (("0 2", "person", []), ("0", "greedy", ["corner_store"])):
        game = Game.from_position(position.format(people=people), listen=True)
        table = sitting.table_of(game, "person", "greedy", players)
        tab = sitting.open(table)
        assert tab.view.top == ["corner_store"]  # it is asked, and the others look away
        assert sitting.moment(table, 0).view.top == seen
        tab.choose("done")
        tab.until(lambda tab: tab.view.over)
        assert sitting.moment(table, 0).view.top == ["corner_store"]


def test_an_uploaded_record_can_be_looked_back_at(sitting: Sitting) -> None:
    played = sitting.new_table("easy", "easy")
    sitting.open(played).until(lambda tab: tab.view.over)
    record = sitting.download(played)

    table = sitting.upload(record)

    assert sitting.moments(table) == sitting.moments(played)
    assert sitting.moment(table, 7) == sitting.moment(played, 7)
