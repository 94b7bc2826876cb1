"""An expert whose time is short answers as a sensible player would, in time."""

from __future__ import annotations

from types import FunctionType

import pytest

from kingoftokyo import Game
from kingoftokyo.players.clock import Clock, TimeUpError
from kingoftokyo.players.expert.player import Expert
from kingoftokyo.players.sensible.player import SensiblePlayer

ROLL = "step=roll dice='1 2 3 heart energy smash' rolls_left=2 monsters=[(cards=[energy_drink] energy=3) (place=city)]"
YIELD = "turn=1 step=resolve dice='smash smash 1' monsters=[(place=city health=6) ()]"
SET = "step=resolve dice='1 1 smash smash heart energy' monsters=[(cards=[stretchy] energy=4) (place=city)]"
BUY = "step=buy market=[jets heal tank] monsters=[(energy=9) (place=city)]"


class NoTime(Clock):
    """A clock whose time for searching is up at once."""

    def check(self) -> None:
        raise TimeUpError


@pytest.mark.parametrize("position", [ROLL, YIELD, SET, BUY])
def test_without_time_to_search_the_answer_and_its_reason_are_those_of_a_sensible_player(position: str) -> None:
    game = Game.from_position(position)
    decision = game.decision
    assert decision is not None
    expert, sensible = Expert(3), SensiblePlayer(3)
    view = game.view(decision.seat)

    assert expert.choose(view, decision, NoTime()) == sensible.choose(view, decision, Clock())
    assert expert.why() == sensible.why()


def test_with_time_again_it_searches_again() -> None:
    game = Game.from_position(BUY)
    decision = game.decision
    assert decision is not None
    expert, view = Expert(3), game.view(0)
    usual = expert.choose(view, decision, Clock()), expert.why()

    expert.choose(view, decision, NoTime())

    assert (expert.choose(view, decision, Clock()), expert.why()) == usual


def test_a_clock_ends_searches_before_its_time_is_up_and_lets_ctrl_c_in() -> None:
    clock = Clock(1000.0)
    clock.check()
    assert clock.left() > 990.0
    Clock().check()

    with pytest.raises(TimeUpError):
        Clock(0.0).check()
    assert isinstance(Clock.check, FunctionType), "it is never compiled"
