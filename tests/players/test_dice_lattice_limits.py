"""Exact dice at their limits: no dice at all, and what is refused."""

from __future__ import annotations

from math import inf, nan

import pytest

from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.rules.core.dice import ENERGY, ONE, THREE, one, parse_dice


def test_no_dice_have_one_roll_and_nothing_to_keep() -> None:
    lattice = lattice_of(0)
    plan = lattice.plan([1.5])

    assert plan.best_keep(0, 2) == (0, 1.5)
    assert plan.outcomes(0, 3) == [1]
    assert lattice.with_changes([1.5], lattice.changes([ONE]), 2) == [1.5]
    assert lattice.with_rerolls([1.5], THREE) == [1.5]


@pytest.mark.parametrize("dice", [-1, 10])
def test_a_number_of_dice_that_no_monster_has_is_refused(dice: int) -> None:
    with pytest.raises(ValueError, match=f"a monster has 0 to 9 dice, not {dice}"):
        lattice_of(dice)


@pytest.mark.parametrize("many", [0, 461, 463])
def test_values_that_do_not_fit_the_rolls_are_refused(many: int) -> None:
    lattice = lattice_of(6)
    with pytest.raises(ValueError, match=f"462 values are expected, one for each roll, not {many}"):
        lattice.plan([0.0] * many)
    with pytest.raises(ValueError, match="462 values"):
        lattice.plan([0.0] * 462).expected([1.0] * many, 0, 1)


@pytest.mark.parametrize("value", [nan, inf, -inf])
def test_a_value_that_is_not_a_finite_number_is_refused(value: float) -> None:
    lattice = lattice_of(1)
    with pytest.raises(ValueError, match="the value of a roll must be a finite number, not"):
        lattice.plan([0.0, 0.0, value, 0.0, 0.0, 0.0])


def test_dice_that_are_not_in_the_lattice_are_refused() -> None:
    six = lattice_of(6).plan([0.0] * 462)
    five_faces = lattice_of(1, five_faces=True).plan([0.0] * 5)

    with pytest.raises(ValueError, match="'1 1 1 1 1 1 1' is not a set of at most 6 of these dice"):
        six.worth(parse_dice("1 1 1 1 1 1 1"), 1)
    with pytest.raises(ValueError, match="'1 2' is not a roll of 6 dice"):
        six.keep(parse_dice("1 2"), 1)
    with pytest.raises(ValueError, match="'1 2' is not a roll of 6 dice"):
        six.worth(parse_dice("1 2"), 0)
    with pytest.raises(ValueError, match="'energy' is not a set of at most 1 of these dice"):
        five_faces.keep(one(ENERGY), 1)


def test_rolls_below_none_are_refused() -> None:
    plan = lattice_of(1).plan([0.0] * 6)

    for ask in (plan.worth, plan.keep, plan.outcomes):
        with pytest.raises(ValueError, match="the number of rolls must not be negative, not -1"):
            ask(one(ONE), -1)
