"""A table: who may do what, and what each page is sent."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from kingoftokyo import Game
from kingoftokyo.table.outbox import ENDED, LEFT_BEHIND, ROOM, QueuedOutbox
from kingoftokyo.table.presentation.events_to_wire import event_names
from kingoftokyo.table.protocols import Row
from kingoftokyo.table.wire.messages import Refused, Update, Welcome
from kingoftokyo.table.wire.rules_events import DiceRolled
from tables.pages import save_of

if TYPE_CHECKING:
    from tables.sitting import Sitting


def test_a_table_welcomes_with_all_that_has_happened(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("person", "easy", "hard"))

    assert isinstance(tab.last, Welcome)
    assert [seat.player for seat in tab.last.table.seats] == ["person", "easy", "hard"]
    assert [seat.mine for seat in tab.last.table.seats] == [True, False, False]
    assert (tab.last.table.rules, tab.last.table.fair, tab.last.table.paused) == ("standard", True, False)
    assert {"FirstPlayerRolled", "GameStarted", "CardRevealed", "TurnStarted"} <= set(event_names(tab.last.log))
    assert tab.view.seat == 0


def test_a_choice_is_sent_with_its_events_and_the_table_after_it(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("person", "person"))
    decision = tab.until_asked()
    assert decision.roll is not None

    tab.choose("keep nothing")
    news = tab.get(Update)

    assert news.played is not None
    assert (news.played.seat, news.played.choice, news.view.decision_number) == (decision.seat, "keep nothing", 1)
    [rolled] = [happened.event for happened in news.events]
    assert isinstance(rolled, DiceRolled)
    assert rolled.rolls_left == news.view.rolls_left == decision.roll.rolls_left - 1


def test_two_tabs_stay_in_step(sitting: Sitting) -> None:
    table = sitting.new_table("person", "easy", "medium")
    here, there = sitting.open(table), sitting.open(table)

    for _ in range(6):
        here.answer()
    n = here.until_asked().decision_number
    there.until(lambda tab: tab.view.decision_number == n)

    assert here.texts[1:] == there.texts[1:]
    there.answer()
    here.until(lambda tab: tab.view.decision_number > n)


def test_a_late_answer_is_stale_and_the_true_state_comes_with_it(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("person", "person"))
    tab.choose("keep nothing")
    tab.get(Update)

    id = tab.choose("keep nothing", n=0)

    assert tab.next() == Refused(id, "stale", "the game has moved on in the meantime")
    state = tab.next()
    assert isinstance(state, Update)
    assert (state.view.decision_number, state.events, state.played) == (1, [], None)


def test_nobody_answers_for_another_monster(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("person", "person", "easy"))
    other = 1 - tab.until_asked().seat

    tab.choose("stop", seat=other)
    assert tab.get(Refused).why == "not-yours"
    tab.choose("stop", seat=2)
    assert tab.get(Refused).why == "not-yours"
    tab.choose("stop", seat=99)
    assert tab.get(Refused).why == "not-yours"

    assert tab.get(Update).view.decision_number == 0


def test_nobody_answers_for_a_computer_player(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("person", "easy"))
    tab.until_asked()
    tab.pause(paused=True)
    while tab.view.asked == 0:
        tab.answer()

    tab.choose("stop", seat=1)

    assert tab.get(Refused).why == "not-yours"


def test_what_the_rules_do_not_allow_is_refused_and_changes_nothing(sitting: Sitting) -> None:
    table = sitting.new_table("person", "person")
    tab = sitting.open(table)
    before = tab.last

    for choice in ("buy tank", "keep 7", "", "yield"):
        tab.choose(choice)
        refused = tab.get(Refused)
        assert refused.why == "illegal"
        assert refused.message

    after = sitting.open(table).last
    assert after.view == before.view
    assert after.decision == before.decision


def test_the_same_command_again_changes_nothing_and_is_no_mistake(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("person", "person"))
    seat = tab.until_asked().seat

    tab.choose("keep nothing", n=0, seat=seat, id="once")
    tab.get(Update)
    tab.choose("keep nothing", n=0, seat=seat, id="once")
    news = tab.next()

    assert isinstance(news, Update)
    assert (news.view.decision_number, news.events, news.played) == (1, [], None)


def test_when_the_game_is_over_nothing_is_left_to_choose(sitting: Sitting) -> None:
    game = Game.from_position("step=buy monsters=[(points=20 energy=2) ()] persons=[0]", listen=True)
    tab = sitting.open(sitting.table_of(game))
    tab.answer()
    assert (tab.view.over, tab.view.winner, tab.view.reason) == (True, 0, "points")

    tab.choose("done", seat=0)

    assert tab.get(Refused).why == "over"


def test_what_may_be_done_at_any_time_is_done_while_another_is_asked(sitting: Sitting) -> None:
    game = Game.from_position(
        "step=resolve dice='smash 1' monsters=[(health=5 energy=2 cards=[rapid_healing]) (place=city)] persons=[0 1]",
        listen=True,
    )
    tab = sitting.open(sitting.table_of(game))
    assert tab.until_asked().seat == 1
    [option] = tab.last.any_time_options
    assert (option.choice, option.seat, option.card, option.price) == ("use rapid_healing", 0, "rapid_healing", 2)
    assert tab.view.monsters[0].cards[0].use_choice == "use rapid_healing"

    tab.interject(1, "use rapid_healing")
    assert tab.get(Refused).why == "illegal"
    tab.interject(0, "stay")
    assert tab.get(Refused).why == "illegal"
    tab.get(Update)
    tab.interject(0, "use rapid_healing")
    news = tab.get(Update)

    assert news.played is not None
    assert news.played.interjection
    assert (news.view.decision_number, news.view.monsters[0].health, news.any_time_options) == (0, 6, [])
    assert tab.until_asked().seat == 1


def test_another_program_was_first_so_the_table_is_read_again(sitting: Sitting) -> None:
    table = sitting.new_table("person", "person")
    tab = sitting.open(table)
    seat = tab.until_asked().seat
    sitting.run(sitting.store.append(table, Row(0, 0, 0, seat, "keep nothing"), over=False))

    tab.choose("stop")

    assert tab.get(Welcome).view.decision_number == 1
    assert tab.get(Refused).why == "stale"
    tab.answer()


def test_when_the_disk_is_full_nothing_happens_and_every_page_is_notified(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("person", "easy"))
    tab.until_asked()
    while tab.view.asked == 0 and tab.decision is not None and tab.decision.kind != "buy":
        tab.answer()

    sitting.store.full = True
    n = tab.view.decision_number
    tab.choose("done")
    refused = tab.get(Refused)
    assert (refused.why, refused.message) == ("store", "the disk is full")
    assert tab.get(Update).view.decision_number == n

    sitting.store.full = False
    tab.answer()


def test_who_falls_too_far_behind_is_sent_away() -> None:
    async def scenario() -> None:
        outbox = QueuedOutbox()
        for _ in range(ROOM + 1):
            outbox.post(b"{}")
        assert await outbox.next() == LEFT_BEHIND

    asyncio.run(scenario())


def test_closing_the_lobby_says_goodbye_to_every_page(sitting: Sitting) -> None:
    table = sitting.new_table("person", "easy")
    tab, other = sitting.open(table), sitting.open(table)

    sitting.lobby.close(ENDED)

    assert [tab.outbox.closed, other.outbox.closed] == [ENDED, ENDED]


def test_a_whole_save_is_stored_as_it_was_read(sitting: Sitting) -> None:
    text = save_of(Game.new(2, seed=3, listen=True), "person", "my_bot")  # a stranger, whose place one of ours takes

    uploaded = sitting.upload(text.replace("\n", "\r\n"))
    sitting.saves.texts["friday"] = text
    loaded = sitting.load("friday")

    assert sitting.store.bases[uploaded] == sitting.store.bases[loaded] == text


def test_a_bare_record_is_stored_as_a_save(sitting: Sitting) -> None:
    record = Game.new(2, seed=3, listen=True).record(players=["person", "greedy"])

    table = sitting.upload(record)

    assert sitting.store.bases[table].startswith(record)
    sitting.restart()
    assert sitting.open(table).view.decision_number == 0
