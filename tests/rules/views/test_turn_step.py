"""The step of the turn in which a decision waits, as people say it."""

from __future__ import annotations

from kingoftokyo import Game
from kingoftokyo.rules import TURN_STEPS
from table import Table


def test_the_step_of_the_turn() -> None:
    steps = {
        "step=start monsters=[(energy=1 cards=[mimic]) (cards=[jets])]": "start",
        "step=roll dice='1 2' rolls_left=1 monsters=[() ()]": "roll",
        "rules=solo step=resolve dice='1 1 1 heart smash' monsters=[() ()]": "resolve",
        "step=resolve dice='smash 1' monsters=[() (place=city)]": "tokyo",
        "step=buy monsters=[(energy=9) ()]": "buy",
        "step=end monsters=[(cards=[metamorph jets]) ()]": "end",
        "step=end dice='1 1 1 2' monsters=[(cards=[freeze_time]) ()]": "end",
    }

    assert {position: Game.from_position(position).view(None).step for position in steps} == steps
    assert Game.new(3, "standard halloween=true").view(None).step == "start"
    assert set(steps.values()) == set(TURN_STEPS)


def test_a_game_that_is_over_is_at_the_end() -> None:
    table = Table(2).monster(0, points=19).monster(1, place="city").dice("1 1 1 2 2 3").resolves()

    assert table.game.over
    assert table.game.view(None).step == "end"


def test_a_monster_that_waits_for_its_next_turn_is_at_the_end() -> None:
    game = Game.from_position("turn=0 monsters=[(cards=[freeze_time]) ()] step=end dice='1 1 1 2'")

    assert game.view(0).step == "end"
