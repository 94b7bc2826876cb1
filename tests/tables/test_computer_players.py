"""Computer players at a table: they play to the end, wait when they should, and give advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from kingoftokyo import Game
from kingoftokyo.table.wire.messages import Advice, FromServer, Refused, TableChanged, Update, Welcome

if TYPE_CHECKING:
    from tables.sitting import Sitting


def test_pause_stops_the_computer_players_until_it_is_over(sitting: Sitting) -> None:
    table = sitting.new_table("person", "easy", "easy")
    tab = sitting.open(table)
    tab.until_asked()
    tab.pause(paused=True)
    assert tab.get(TableChanged).table.paused
    while tab.view.asked == 0:
        tab.answer()
    paused_at = sitting.table(table).game.number
    tab.show()
    assert sitting.table(table).game.number == paused_at

    tab.pause(paused=False)
    assert not tab.get(TableChanged).table.paused
    assert tab.until_asked().seat == 0


def test_a_pause_is_for_one_page_and_another_one_goes_on(sitting: Sitting) -> None:
    table = sitting.new_table("person", "easy", "easy")
    tab = sitting.open(table)
    tab.until_asked()
    tab.pause(paused=True)
    assert tab.get(TableChanged).table.paused
    while tab.view.asked == 0:
        tab.answer()

    other = sitting.open(table)
    assert isinstance(other.last, Welcome)
    assert not other.last.table.paused
    assert other.until_asked().seat == 0
    assert not any('"type":"table"' in text for text in other.texts)


def test_who_comes_back_to_a_paused_game_goes_on(sitting: Sitting) -> None:
    table = sitting.new_table("person", "easy", "easy")
    tab = sitting.open(table)
    tab.until_asked()
    tab.pause(paused=True)
    while tab.view.asked == 0:
        tab.answer()
    tab.close()

    assert sitting.open(table).until_asked().seat == 0


def test_computer_players_wait_while_nobody_looks(sitting: Sitting) -> None:
    table = sitting.new_table("easy", "easy")
    assert sitting.table(table).game.number == 0
    tab = sitting.open(table)
    tab.until(lambda tab: tab.view.decision_number == 2)
    assert sitting.table(table).game.number == 3

    tab.close()

    assert sitting.table(table).game.number == 3


def test_who_has_no_seat_looks_on(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("easy", "easy", "easy"))

    assert (tab.view.seat, tab.decision) == (None, None)
    tab.until(lambda tab: tab.view.decision_number > 5)


def test_six_monsters_fight_to_the_end(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("person", "easy", "medium", "easy", "easy", "easy"))

    tab.play_to_the_end()

    assert tab.view.reason in ("points", "last alive", "all dead")
    assert sorted(tab.view.standings) == list(range(6))
    received = [msgspec.json.decode(text, type=FromServer) for text in tab.texts]
    played = [message.played for message in received if isinstance(message, Update) and message.played is not None]
    assert {made.seat for made in played if made.why is not None} == set(range(1, 6)), "computer players give reasons"


def test_somebody_eliminated_watches_on_as_a_spectator(sitting: Sitting) -> None:
    game = Game.from_position(
        "turn=1 step=resolve dice='smash 1 2' monsters=[(health=1 place=city) () ()] persons=[0]", listen=True
    )
    tab = sitting.open(sitting.table_of(game, "person", "greedy", "greedy"))

    assert tab.view.monsters[0].place == "dead"
    assert tab.view.seat is None
    tab.until(lambda tab: tab.view.over)


@pytest.mark.parametrize("rules", ["standard halloween=true cultists=true tokyo_tower=true", "simple", "solo"])
def test_other_rules_are_played_to_the_end(sitting: Sitting, rules: str) -> None:
    tab = sitting.open(sitting.new_table("person", "easy", rules=rules))

    tab.play_to_the_end()

    assert tab.view.over


def test_an_expert_gives_advice_to_who_is_asked(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "kingoftokyo.table.advice.answers.ADVISER", "sensible"
    )  # the expert takes its time, interpreted
    tab = sitting.open(sitting.new_table("person", "easy"))
    tab.until_asked()

    id = tab.ask()
    advice = tab.get(Advice)

    assert advice.id == id
    assert advice.why is not None
    assert advice.why.id.startswith("reason-")
    tab.choose(advice.choice)
    assert tab.get(Update).played is not None


def test_advice_is_only_for_ones_own_decisions(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("person", "easy"))
    tab.until_asked()
    tab.pause(paused=True)
    while tab.view.asked == 0:
        tab.answer()

    tab.ask()

    assert tab.get(Refused).why == "not-yours"


def test_a_computer_player_pauses_the_game_when_the_disk_is_full(sitting: Sitting) -> None:
    table = sitting.new_table("easy", "easy")

    sitting.store.full = True
    tab = sitting.open(table)
    assert tab.get(TableChanged).table.paused
    refused = tab.get(Refused)
    assert (refused.why, refused.message) == ("store", "the disk is full")

    other = sitting.open(table)
    assert isinstance(other.last, Welcome)
    assert other.last.table.paused

    sitting.store.full = False
    tab.pause(paused=False)
    assert not other.get(TableChanged).table.paused
    tab.until(lambda tab: tab.view.decision_number > 3)


def test_a_player_that_fails_gets_the_answer_that_changes_nothing(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> str:
        raise RuntimeError("no idea")

    monkeypatch.setattr("kingoftokyo.players.greedy.GreedyPlayer.choose", fail)
    tab = sitting.open(sitting.new_table("easy", "easy"))

    tab.until(lambda tab: tab.view.decision_number > 4)

    assert "no idea" in caplog.text


def test_a_choice_that_cannot_be_played_pauses_the_game_with_a_message(
    sitting: Sitting, caplog: pytest.LogCaptureFixture
) -> None:
    """The dice that were loaded do not fit what the computer player rolls again."""
    rolls = ["1 2 heart heart energy smash", "1 1 1 1 1 1", "1 1 1 1 1 1"]
    game = Game.from_position({"step": "roll", "rolls": rolls, "monsters": [{}, {"place": "city"}]}, listen=True)
    tab = sitting.open(sitting.table_of(game, "greedy", "greedy"))

    assert tab.get(TableChanged).table.paused
    assert tab.get(Refused).why == "server"
    assert "a computer player's choice failed" in caplog.text
