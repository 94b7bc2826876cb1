"""What takes too long at a table is given up: the game goes on, and the page that asked for it gets a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game
from kingoftokyo.table.protocols import TookTooLongError
from kingoftokyo.table.wire.looking_back import SetUp
from kingoftokyo.table.wire.messages import Refused, TableChanged, Update
from tables.pages import save_of

if TYPE_CHECKING:
    from tables.sitting import Sitting, Tab

ROLLING = "step=roll dice='1 2 3 heart heart smash' rolls_left=2 monsters=[() (place=city)] persons=[0]"


def at_a_roll(sitting: Sitting) -> Tab:
    game = Game.from_position(ROLLING, listen=True)
    return sitting.open(sitting.table_of(game, "person", "greedy"))


def test_for_a_computer_player_that_thinks_too_long_the_answer_that_changes_nothing_is_played(
    sitting: Sitting, caplog: pytest.LogCaptureFixture
) -> None:
    sitting.thinkers.too_long = {"think"}
    tab = sitting.open(sitting.new_table("easy", "hard"))

    tab.until(lambda tab: tab.view.decision_number > 4)

    choices = [line.choice for line in sitting.table(tab.id).game.lines]
    assert choices[:2] == ["stop", "done"]
    assert "took too long to choose" in caplog.text


def test_a_hint_that_takes_too_long_is_refused(sitting: Sitting) -> None:
    tab = at_a_roll(sitting)
    sitting.thinkers.too_long = {"think"}

    tab.ask()

    assert tab.get(Refused).why == "too-long"
    assert isinstance(tab.next(), Update), "the page gets the state of the table"


def test_odds_that_take_too_long_are_refused(sitting: Sitting) -> None:
    tab = at_a_roll(sitting)
    sitting.thinkers.too_long = {"think"}

    tab.odds("1")

    assert tab.get(Refused).why == "too-long"


def test_a_choice_that_takes_too_long_is_refused_and_changes_nothing(sitting: Sitting) -> None:
    tab = at_a_roll(sitting)
    before = sitting.table(tab.id).game.number
    sitting.thinkers.too_long = {"compute"}

    tab.choose("stop")

    assert tab.get(Refused).why == "too-long"
    assert sitting.table(tab.id).game.number == before


def test_a_computer_players_choice_that_takes_too_long_pauses_the_game(sitting: Sitting) -> None:
    table = sitting.new_table("easy", "easy")
    sitting.thinkers.too_long = {"compute"}

    tab = sitting.open(table)

    assert tab.get(TableChanged).table.paused
    assert tab.get(Refused).why == "too-long"


def test_without_time_to_find_what_options_bring_they_are_offered_all_the_same(sitting: Sitting) -> None:
    tab = at_a_roll(sitting)
    full = tab.until_asked()
    sitting.thinkers.too_long = {"compute"}
    bare = sitting.open(tab.id).until_asked()

    assert full.roll is not None
    assert bare.roll is not None
    assert full.roll.if_stopped
    assert not bare.roll.if_stopped
    assert (bare.roll.dice, bare.roll.may_stop) == (full.roll.dice, full.roll.may_stop)


def test_looking_back_that_took_too_long_is_started_again_the_next_time(sitting: Sitting) -> None:
    tab = at_a_roll(sitting)
    tab.choose("stop")
    sitting.thinkers.too_long = {"compute"}
    with pytest.raises(TookTooLongError):
        sitting.moments(tab.id)
    sitting.thinkers.too_long = set()

    assert len(sitting.moments(tab.id).moments) > 1


def test_a_text_that_takes_too_long_to_read_makes_no_table(sitting: Sitting) -> None:
    sitting.thinkers.too_long = {"rehearse"}

    with pytest.raises(TookTooLongError):
        sitting.upload(save_of(Game.new(2, listen=True), "person", "greedy"))
    with pytest.raises(TookTooLongError):
        sitting.set_up(SetUp(None, ROLLING, []))
    with pytest.raises(TookTooLongError):
        sitting.run(sitting.lobby.position_line(SetUp(None, ROLLING, [])))

    assert not sitting.store.bases


def test_a_table_that_takes_too_long_to_open_is_left_out_of_the_menu_and_opens_later(sitting: Sitting) -> None:
    tab = at_a_roll(sitting)
    sitting.restart()
    sitting.thinkers.too_long = {"compute"}

    with pytest.raises(TookTooLongError):
        sitting.table(tab.id)
    assert sitting.menu().practising is None
    sitting.thinkers.too_long = set()

    assert sitting.menu().practising == tab.id
