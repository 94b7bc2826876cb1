"""Throws in arrays are the lattice of the players: the same sets, the same worth, the same keeps."""

from __future__ import annotations

import numpy as np
import pytest

from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.rules.core.dice import parse_dice
from kingoftokyo.solving.throws import Throws

RNG = np.random.default_rng(11)


@pytest.mark.parametrize(("faces", "final_rolls", "sets"), [(5, 210, 462), (6, 462, 924)])
def test_all_sets_of_six_dice_are_there(faces: int, final_rolls: int, sets: int) -> None:
    throws = Throws(faces)
    lattice = lattice_of(6, five_faces=faces == 5)
    assert len(throws.final_rolls) == final_rolls
    assert len(throws.sets) == sets
    assert set(throws.sets) == {int(packed) for packed in lattice.sets}


def test_a_roll_has_its_points_smashes_and_hearts() -> None:
    throws = Throws()
    roll = throws.final_rolls.index(parse_dice("3 3 3 3 heart smash"))
    assert (throws.points[roll], throws.hearts[roll], throws.smashes[roll]) == (4, 1, 1)


@pytest.mark.parametrize("faces", [5, 6])
def test_three_throws_are_worth_what_the_lattice_says(faces: int) -> None:
    throws = Throws(faces)
    lattice = lattice_of(6, five_faces=faces == 5)
    values = RNG.random((len(throws.final_rolls), 1, 3))
    worth = throws.play(values)
    for position in range(3):
        by_roll = dict(zip(throws.final_rolls, values[:, 0, position], strict=True))
        plan = lattice.plan([float(by_roll[int(roll)]) for roll in lattice.final_rolls])
        assert worth[0, position] == pytest.approx(plan.worth(0, 3), abs=1e-12)


def test_the_best_keeps_are_those_of_the_lattice() -> None:
    throws = Throws()
    lattice = lattice_of(6, five_faces=True)
    values = RNG.random((len(throws.final_rolls), 1, 1))
    sets = np.empty((len(throws.sets), 1, 1))
    throws.expect(sets, values)
    keeps = throws.best_keeps(sets[:, 0])
    by_roll = dict(zip(throws.final_rolls, values[:, 0, 0], strict=True))
    plan = lattice.plan([float(by_roll[int(roll)]) for roll in lattice.final_rolls])
    for roll, kept in zip(throws.final_rolls, keeps[:, 0], strict=True):
        assert throws.sets[kept] == plan.keep(roll, 1)


def test_what_does_not_decide_is_carried_along() -> None:
    throws = Throws()
    decides = RNG.random((len(throws.final_rolls), 1, 4))
    found = throws.play(np.concatenate([decides, 2.0 * decides, 1.0 - decides], axis=1))
    assert found[1] == pytest.approx(2.0 * found[0])
    assert found[2] == pytest.approx(1.0 - found[0])


def test_among_equals_all_dice_are_kept() -> None:
    throws = Throws()
    sets = np.full((len(throws.sets), 1), 0.5)
    assert [throws.sets[kept] for kept in throws.best_keeps(sets)[:, 0]] == throws.final_rolls
