"""Rolls that lead to the same position are searched once, and have the values that they would have alone."""

from __future__ import annotations

import pytest

from kingoftokyo import Game
from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.players.expert.evaluation import Evaluation
from kingoftokyo.players.expert.turn_search import PURCHASES, Search
from kingoftokyo.rules.core.dice import total
from kingoftokyo.rules.lookahead import with_roll

FREEZE_TIME_FOR_SALE = (
    "step=roll dice='1 1 1 2 energy' rolls_left=2 market=[freeze_time jets heal] "
    "monsters=[(energy=6 points=4) (place=city health=4) ()]"
)
MANY_CARDS = (
    "step=roll dice='1 2 heart energy smash' rolls_left=2 market=[poison_spit energize opportunist] monsters=["
    "(energy=7 health=6 place=city cards=[gourmet complete_destruction herbivore solar_powered]) "
    "(health=3 energy=2 cards=[camouflage wings]) (cards=[eater_of_the_dead])]"
)
ALL_EXPANSIONS = (
    "rules=(preset=standard halloween=true cultists=true tokyo_tower=true) step=roll dice='1 1 1 1 smash' rolls_left=1 "
    "market=[tank energy_hoarder rapid_healing] monsters=[(energy=8 place=city) () (cards=[witch])]"
)


@pytest.mark.parametrize("position", [FREEZE_TIME_FOR_SALE, MANY_CARDS, ALL_EXPANSIONS])
def test_searched_together_rolls_have_the_values_that_they_have_alone(position: str) -> None:
    game = Game.from_position(f"{position} seed=3")
    world = game.view(0).sample(7)
    rolls = lattice_of(total(game.dice)).final_rolls
    evaluation = Evaluation(0)
    together = Search(evaluation, world)

    found = [list(together.play_on(with_roll(world, roll), PURCHASES)) for roll in rolls]

    assert found == [list(Search(evaluation, world).play_on(with_roll(world, roll), PURCHASES)) for roll in rolls]
    assert 0 < len(together.bought) < len(rolls)
