"""Exact dice: the lattice and its plans beside brute force, known chances and thrown dice."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import combinations, pairwise, product
from math import comb, isclose, sqrt
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game
from kingoftokyo.players.dice_lattice import Lattice, lattice_of
from kingoftokyo.rules.core.dice import (
    ENERGY,
    FACES,
    FIVE_FACES,
    HEART,
    ONE,
    SIX_FACES,
    SMASH,
    THREE,
    TWO,
    contains,
    count,
    dice_text,
    keep_at,
    keep_count,
    one,
    parse_dice,
    total,
)
from kingoftokyo.rules.core.rng import throw
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from collections.abc import Callable

SMALL = [(dice, five) for dice in (1, 2, 3) for five in (False, True)]


def some_values(lattice: Lattice, seed: int = 1) -> list[float]:
    rng = random.Random(seed)
    return [rng.uniform(-5, 5) for _ in lattice.final_rolls]


def values_of(lattice: Lattice, worth: Callable[[int], i64 | float]) -> list[float]:
    return [float(worth(roll)) for roll in lattice.final_rolls]


def packed(dice: tuple[int, ...]) -> int:
    return sum(one(face) for face in dice)


class ByHand:
    """The same questions answered from dice in a row: every way to keep some, every throw of the others."""

    def __init__(self, lattice: Lattice, values: list[float], event: list[float]) -> None:
        self.faces = lattice.faces
        self.dice = lattice.dice
        self.values = dict(zip(lattice.final_rolls, values, strict=True))
        self.event = dict(zip(lattice.final_rolls, event, strict=True))
        self.best = cache(self._best)

    def after_keeping(self, kept: tuple[int, ...], rolls: int) -> tuple[float, float]:
        """The mean value and the mean of the event."""
        throws = list(product(self.faces, repeat=self.dice - len(kept)))
        ends = [self.best(tuple(sorted(kept + thrown)), rolls - 1)[:2] for thrown in throws]
        return sum(value for value, _ in ends) / len(throws), sum(event for _, event in ends) / len(throws)

    def _best(self, roll: tuple[int, ...], rolls: int) -> tuple[float, float, int]:
        stop = (self.values[packed(roll)], self.event[packed(roll)], packed(roll))
        if rolls == 0:
            return stop
        fewer = {kept for n in range(self.dice) for kept in combinations(roll, n)}
        return max(stop, *((*self.after_keeping(kept, rolls), packed(kept)) for kept in fewer))


@pytest.mark.parametrize("dice", range(10))
def test_there_are_as_many_hands_as_multisets_of_faces(dice: int) -> None:
    assert len(lattice_of(dice).final_rolls) == comb(dice + 5, 5)
    assert len(lattice_of(dice).sets) == comb(dice + 6, 6)
    assert len(lattice_of(dice, five_faces=True).final_rolls) == comb(dice + 4, 4)


def test_six_dice_have_462_hands_and_nine_2002() -> None:
    assert len(lattice_of(6).final_rolls) == 462
    assert len(lattice_of(9).final_rolls) == 2002


def test_every_roll_is_found_where_it_stands() -> None:
    for lattice in (lattice_of(6), lattice_of(4, five_faces=True)):
        assert [lattice.index_of(roll) for roll in lattice.final_rolls] == list(range(len(lattice.final_rolls)))
        assert {total(roll) for roll in lattice.final_rolls} == {lattice.dice}


def test_the_sets_stand_by_size_and_then_by_number() -> None:
    sets = list(lattice_of(4).sets)

    assert sets == sorted(sets, key=lambda dice: (total(dice), dice))
    assert sets[-126:] == list(lattice_of(4).final_rolls)


def test_dice_without_energy_have_five_faces() -> None:
    assert lattice_of(3, five_faces=True).faces == FIVE_FACES
    assert lattice_of(3).faces == SIX_FACES
    assert not any(count(roll, ENERGY) for roll in lattice_of(3, five_faces=True).final_rolls)


def test_a_lattice_is_made_once() -> None:
    assert lattice_of(6) is lattice_of(6)
    assert lattice_of(6) is not lattice_of(6, five_faces=True)
    assert lattice_of(0) is not lattice_of(0, five_faces=True)


@pytest.mark.parametrize(("dice", "five"), SMALL)
@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_keeps_and_their_worth_are_those_of_brute_force(dice: int, rolls: int, *, five: bool) -> None:
    lattice = lattice_of(dice, five_faces=five)
    values = some_values(lattice, seed=dice + rolls)
    by_hand = ByHand(lattice, values, values)
    plan = lattice.plan(values)

    for faces in {tuple(sorted(roll)) for roll in product(lattice.faces, repeat=dice)}:
        worth, _, kept = by_hand.best(faces, rolls)
        assert plan.keep(packed(faces), rolls) == kept
        assert plan.worth(kept, rolls) == pytest.approx(worth)
        assert plan.best_keep(packed(faces), rolls) == (kept, plan.worth(kept, rolls))
    assert plan.worth(0, rolls) == pytest.approx(by_hand.after_keeping((), rolls)[0])


@pytest.mark.parametrize(("dice", "five"), SMALL)
@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_what_else_comes_of_the_best_keeps_is_what_brute_force_says(dice: int, rolls: int, *, five: bool) -> None:
    lattice = lattice_of(dice, five_faces=five)
    values, event = some_values(lattice, seed=3), some_values(lattice, seed=4)
    by_hand = ByHand(lattice, values, event)
    plan = lattice.plan(values)

    for n in range(dice):
        for kept in {tuple(sorted(part)) for part in product(lattice.faces, repeat=n)}:
            worth, mean = by_hand.after_keeping(kept, rolls)
            assert plan.worth(packed(kept), rolls) == pytest.approx(worth)
            assert plan.expected(event, packed(kept), rolls) == pytest.approx(mean)
            assert plan.expected(values, packed(kept), rolls) == pytest.approx(worth)


def test_keeping_every_die_is_to_stop_however_many_rolls_are_left() -> None:
    lattice = lattice_of(3)
    values = values_of(lattice, lambda roll: count(roll, SMASH))
    plan = lattice.plan(values)
    roll = parse_dice("1 1 smash")

    for rolls in range(4):
        assert plan.worth(roll, rolls) == 1
        assert plan.outcomes(roll, rolls)[lattice.index_of(roll)] == 1
    assert dice_text(plan.keep(roll, 2)) == "smash"


def test_without_a_throw_left_the_roll_stays_as_it_is() -> None:
    lattice = lattice_of(2)
    plan = lattice.plan(some_values(lattice))

    for i, roll in enumerate(lattice.final_rolls):
        assert plan.best_keep(roll, 0) == (roll, some_values(lattice)[i])


@pytest.mark.parametrize("face", SIX_FACES)
@pytest.mark.parametrize(("least", "chance"), [(1, 0.962), (2, 0.798), (3, 0.500), (4, 0.210), (5, 0.052), (6, 0.006)])
def test_chasing_one_face_with_six_dice_and_three_rolls(face: int, least: int, chance: float) -> None:
    lattice = lattice_of(6)
    enough = values_of(lattice, lambda roll: count(roll, face) >= least)
    chase = lattice.plan(values_of(lattice, lambda roll: count(roll, face)))

    assert lattice.plan(enough).worth(0, 3) == pytest.approx(chance, abs=0.0005)
    assert chase.expected(enough, 0, 3) == pytest.approx(chance, abs=0.0005)


@pytest.mark.parametrize("dice", [1, 6, 9])
@pytest.mark.parametrize("rolls", [1, 2, 3, 10])
def test_each_die_that_is_chased_falls_right_in_one_of_its_throws(dice: int, rolls: int) -> None:
    lattice = lattice_of(dice)
    plan = lattice.plan(values_of(lattice, lambda roll: count(roll, SMASH)))

    assert plan.worth(0, rolls) == pytest.approx(dice * (1 - (5 / 6) ** rolls))
    assert plan.worth(one(SMASH), rolls) == pytest.approx(1 + (dice - 1) * (1 - (5 / 6) ** rolls))


@pytest.mark.parametrize(("dice", "five"), [*SMALL, (6, False), (6, True), (9, False)])
def test_the_chances_of_all_hands_sum_to_one_and_give_the_worth(dice: int, *, five: bool) -> None:
    lattice = lattice_of(dice, five_faces=five)
    values = some_values(lattice)
    plan = lattice.plan(values)

    for kept, rolls in ((0, 3), (0, 1), (one(HEART), 2), (lattice.final_rolls[7 % len(lattice.final_rolls)], 2)):
        chances = plan.outcomes(kept, rolls)
        assert min(chances) >= 0
        assert sum(chances) == pytest.approx(1)
        assert plan.worth(kept, rolls) == pytest.approx(sum(p * v for p, v in zip(chances, values, strict=True)))


def test_kept_dice_are_among_the_final_ones_when_one_roll_is_left() -> None:
    lattice = lattice_of(6)
    kept = parse_dice("3 3 heart")
    chances = lattice.plan(some_values(lattice)).outcomes(kept, 1)

    for roll, chance in zip(lattice.final_rolls, chances, strict=True):
        assert (chance > 0) == contains(roll, kept)


@pytest.mark.parametrize("seed", range(5))
def test_more_rolls_are_never_worth_less(seed: int) -> None:
    lattice = lattice_of(6)
    plan = lattice.plan(some_values(lattice, seed))
    values = [plan.worth(0, rolls) for rolls in range(1, 11)]

    assert all(later > earlier for earlier, later in pairwise(values))
    assert values[-1] < max(some_values(lattice, seed))


def test_no_keep_is_better_than_the_best() -> None:
    lattice = lattice_of(6)
    plan = lattice.plan(some_values(lattice))

    for roll in list(lattice.final_rolls)[::20]:
        ways = [keep_at(roll, k) for k in range(keep_count(roll))]
        kept, worth = plan.best_keep(roll, 2)
        assert kept == max(ways, key=lambda way: plan.worth(way, 2))
        assert worth == max(plan.worth(way, 2) for way in ways)


def test_rolls_can_be_asked_for_in_any_order() -> None:
    lattice = lattice_of(4)
    values = some_values(lattice)
    plan = lattice.plan(values)
    roll = parse_dice("1 2 heart smash")
    asked = {rolls: (plan.worth(0, rolls), plan.keep(roll, rolls)) for rolls in (3, 1, 4, 2)}

    for rolls, answer in asked.items():
        afresh = lattice.plan(values)
        assert (afresh.keep(roll, rolls), afresh.worth(0, rolls)) == answer[::-1]


@pytest.mark.parametrize("dice", [2, 6, 9])
@pytest.mark.parametrize("value", [0.0, 2.4, -0.1, 1e9 / 7])
def test_when_nothing_matters_all_dice_are_kept(dice: int, value: float) -> None:
    lattice = lattice_of(dice)
    plan = lattice.plan([value] * len(lattice.final_rolls))

    for rolls in (1, 2, 5):
        assert all(plan.keep(roll, rolls) == roll for roll in lattice.final_rolls)


def test_of_equal_keeps_the_one_of_more_dice_is_taken() -> None:
    lattice = lattice_of(2)
    pair = lattice.plan(values_of(lattice, lambda roll: max(count(roll, face) for face in range(FACES)) == 2))

    assert isclose(pair.worth(0, 1), pair.worth(one(SMASH), 1))
    assert dice_text(pair.keep(parse_dice("1 smash"), 1)) == "smash"


def test_of_equal_keeps_of_as_many_dice_the_one_with_the_later_faces_is_taken() -> None:
    lattice = lattice_of(4)
    pairs = lattice.plan(values_of(lattice, lambda roll: max(count(roll, face) for face in range(FACES)) >= 3))

    for rolls in (1, 2, 3):
        assert dice_text(pairs.keep(parse_dice("1 1 heart heart"), rolls)) == "heart heart"
        assert dice_text(pairs.keep(parse_dice("2 2 smash smash"), rolls)) == "smash smash"


def test_a_plan_is_followed_with_the_dice_of_a_real_game() -> None:
    game = Game.new(2, seed=11)
    lattice = lattice_of(6)
    points = values_of(lattice, lambda roll: max(3 * count(roll, TWO), 3 * count(roll, THREE), 2 * count(roll, HEART)))
    plan = lattice.plan(points)
    rounds = 20_000
    ends: Counter[int] = Counter()
    for _ in range(rounds):
        roll = throw(game, 6)
        for rolls in (2, 1):
            kept = plan.keep(roll, rolls)
            roll = kept + throw(game, 6 - total(kept))
        ends[roll] += 1

    for event in (points, values_of(lattice, lambda roll: count(roll, HEART) >= 2)):
        mean = plan.expected(event, 0, 3)
        square = plan.expected([value * value for value in event], 0, 3)
        met = sum(event[lattice.index_of(roll)] * times for roll, times in ends.items()) / rounds
        assert met == pytest.approx(mean, abs=3 * sqrt((square - mean**2) / rounds))


@pytest.mark.parametrize(("dice", "five"), SMALL)
@pytest.mark.parametrize("most", [0, 1, 2])
def test_changes_of_dice_are_those_of_brute_force(dice: int, most: int, *, five: bool) -> None:
    lattice = lattice_of(dice, five_faces=five)
    values = some_values(lattice)
    worth = dict(zip(lattice.final_rolls, values, strict=True))
    changes = lattice.changes([ONE, SMASH], 0.7)

    def best(roll: tuple[int, ...], left: int) -> float:
        ways = [worth[packed(roll)]]
        if left:
            for i, face in enumerate(roll):
                for to in (ONE, SMASH):
                    if to != face:
                        ways.append(best((*roll[:i], to, *roll[i + 1 :]), left - 1) - 0.7)  # noqa: PERF401
        return max(ways)

    changed = lattice.with_changes(values, changes, most)
    for roll in product(lattice.faces, repeat=dice):
        assert changed[lattice.index_of(packed(roll))] == pytest.approx(best(roll, most))


def test_herd_culler_makes_a_third_one_of_any_die() -> None:
    lattice = lattice_of(3)
    triple = values_of(lattice, lambda roll: count(roll, ONE) == 3)
    culled = lattice.plan(lattice.with_changes(triple, lattice.changes([ONE]), 1))

    assert culled.worth(parse_dice("1 1 heart"), 1) == 1
    assert culled.worth(parse_dice("1 heart heart"), 1) == 0
    assert culled.worth(0, 1) == pytest.approx((1 + 3 * 5) / 216)


def test_a_change_that_spends_something_leads_to_the_values_without_it() -> None:
    lattice = lattice_of(2)
    smashes = values_of(lattice, lambda roll: count(roll, SMASH))
    without_card = [value - 0.4 for value in smashes]
    twisted = lattice.with_change(smashes, without_card, lattice.changes(lattice.faces))

    assert twisted[lattice.index_of(parse_dice("1 2"))] == pytest.approx(0.6)
    assert twisted[lattice.index_of(parse_dice("1 smash"))] == pytest.approx(1.6)
    assert twisted[lattice.index_of(parse_dice("smash smash"))] == 2


def test_the_values_given_are_left_alone() -> None:
    lattice = lattice_of(2)
    values = some_values(lattice)
    lattice.with_changes(values, lattice.changes(lattice.faces), 2)
    lattice.with_rerolls(values, THREE)
    lattice.plan(values).worth(0, 3)

    assert values == some_values(lattice)


@pytest.mark.parametrize(("dice", "five"), SMALL)
def test_rerolling_threes_for_ever_is_the_limit_of_rerolling_them_often(dice: int, *, five: bool) -> None:
    lattice = lattice_of(dice, five_faces=five)
    values = dict(zip(lattice.final_rolls, some_values(lattice), strict=True))
    often = dict(values)
    for _ in range(200):
        often = {
            roll: max(
                values[roll],
                sum(often[roll - one(THREE) + one(face)] for face in lattice.faces) / len(lattice.faces)
                if count(roll, THREE)
                else values[roll],
            )
            for roll in lattice.final_rolls
        }

    assert lattice.with_rerolls(some_values(lattice), THREE) == pytest.approx(list(often.values()))
