"""Resolving the dice: numbers, hearts and energy."""

import pytest

from kingoftokyo.rules.events import EnergyGained, HealthGained, HealthLost, PointsGained, TokensLost
from table import Table

THREE_HEARTS = "heart heart heart 1 1 2"


@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("1 1 2 2 3 3", 0),
        ("1 1 1 2 2 3", 1),
        ("2 2 2 1 1 3", 2),
        ("3 3 3 1 1 2", 3),
        ("1 1 1 1 2 2", 2),
        ("2 2 2 2 1 1", 3),
        ("3 3 3 3 1 1", 4),
        ("1 1 1 1 1 1", 4),
        ("2 2 2 2 2 2", 5),
        ("3 3 3 3 3 3", 6),
        ("1 1 1 2 2 2", 3),
        ("2 2 2 3 3 3", 5),
    ],
)
def test_three_of_a_number_score_it_and_each_further_one_a_point_more(dice: str, points: int) -> None:
    table = Table(2).monster(1, place="city").dice(dice)

    table.resolves().has(0, points=points).has(1, points=2)


@pytest.mark.parametrize("symbol", ["heart", "energy", "smash"])
def test_three_of_a_symbol_score_no_points(symbol: str) -> None:
    table = Table(2).monster(1, place="city").dice(f"{symbol} {symbol} {symbol} 1 1 2")

    table.resolves().has(0, points=0)


def test_two_triples_score_in_the_order_of_their_numbers() -> None:
    table = Table(2).monster(1, place="city").dice("3 3 3 1 1 1")

    table.resolves().happened_in_order(PointsGained(0, 1, 1, "dice"), PointsGained(0, 3, 4, "dice"))


def test_numbers_score_in_tokyo_too() -> None:
    table = Table(2).monster(0, place="city").dice("3 3 3 1 1 2")

    table.resolves().has(0, points=3)


def test_points_are_cut_off_at_twenty() -> None:
    table = Table(2).monster(0, points=19, energy=2).monster(1, place="city").dice("3 3 3 3 3 3")

    table.resolves().asks(0, "buy").has(0, points=20).happened(PointsGained(0, 1, 20, "dice"))


def test_each_heart_heals_one_outside_tokyo() -> None:
    table = Table(2).monster(0, health=5).monster(1, place="city").dice(THREE_HEARTS)

    table.resolves().has(0, health=8).happened(HealthGained(0, 3, 8, "dice"))


def test_hearts_do_not_heal_above_ten() -> None:
    table = Table(2).monster(0, health=9).monster(1, place="city").dice(THREE_HEARTS)

    table.resolves().has(0, health=10).happened(HealthGained(0, 1, 10, "dice"))


def test_hearts_do_nothing_at_full_health() -> None:
    table = Table(2).monster(1, place="city").dice(THREE_HEARTS)

    table.resolves().has(0, health=10).never_happened(HealthGained)


def test_hearts_heal_the_roller_alone() -> None:
    table = Table(3).monster(1, health=5, place="city").monster(2, health=5).dice(THREE_HEARTS)

    table.resolves().has(1, health=5).has(2, health=5)


def test_hearts_are_useless_in_tokyo_city() -> None:
    table = Table(2).monster(0, health=5, place="city").dice(THREE_HEARTS)

    table.resolves().has(0, health=5).never_happened(HealthGained)


def test_hearts_are_useless_in_tokyo_bay() -> None:
    table = Table(5).monster(0, health=5, place="bay").dice(THREE_HEARTS)

    table.resolves().has(0, health=5).never_happened(HealthGained)


def test_hearts_in_tokyo_cure_no_tokens_and_ask_nothing() -> None:
    table = Table(2).monster(0, health=5, poison=1, shrink=1, energy=2, place="city").dice(THREE_HEARTS)

    table.resolves().asks(0, "buy").has(0, health=5, poison=1, shrink=1)


def test_hearts_heal_before_their_roller_enters_tokyo() -> None:
    table = Table(2).monster(0, health=5).dice(THREE_HEARTS)

    table.resolves().has(0, health=8, place="city")


def test_each_heart_die_is_assigned_separately() -> None:
    table = Table(2).monster(0, health=5, poison=1, shrink=1).monster(1, place="city").dice(THREE_HEARTS)

    table.resolves().asks(0, "assign_hearts").offers("heal", "cure poison", "cure shrink").answer("cure poison")
    table.asks(0, "assign_hearts").offers("heal", "cure shrink").answer("cure shrink")

    table.has(0, health=6, poison=0, shrink=0)


def test_all_hearts_can_heal_although_there_are_tokens() -> None:
    table = Table(2).monster(0, health=5, shrink=1).monster(1, place="city").dice(THREE_HEARTS)

    table.resolves().answer("heal", "heal", "heal").has(0, health=8, shrink=1)


def test_nothing_happens_until_all_heart_dice_are_assigned() -> None:
    table = Table(2).monster(0, health=5, poison=3).monster(1, place="city").dice(THREE_HEARTS)

    table.resolves().answer("heal", "cure poison").asks(0, "assign_hearts")

    table.has(0, health=5, poison=3).never_happened(HealthGained).never_happened(TokensLost)


def test_assigned_heart_dice_all_happen_together() -> None:
    table = Table(2).monster(0, health=5, poison=2).monster(1, place="city").dice(THREE_HEARTS)

    table.resolves().answer("cure poison", "heal", "cure poison")

    table.has(0, health=6, poison=0)
    table.happened(TokensLost(0, "poison", 2, 0, "dice")).happened(HealthGained(0, 1, 6, "dice"))


def test_healing_is_offered_only_while_the_dice_assigned_to_it_leave_room() -> None:
    table = Table(2).monster(0, health=9, poison=2, shrink=2).monster(1, place="city").dice(THREE_HEARTS)

    table.resolves().offers("heal", "cure poison", "cure shrink").answer("heal").offers("cure poison", "cure shrink")


def test_curing_is_offered_only_while_there_are_tokens_left() -> None:
    table = Table(2).monster(0, health=2, poison=1, shrink=1).monster(1, place="city").dice(THREE_HEARTS)

    table.resolves().answer("cure poison").offers("heal", "cure shrink").answer("heal").offers("heal", "cure shrink")


def test_a_heart_die_that_can_do_one_thing_only_does_it_without_asking() -> None:
    table = Table(2).monster(0, shrink=2).monster(1, place="city").dice(THREE_HEARTS)

    table.resolves().asks(1, "roll").has(0, health=10, shrink=0)


def test_without_hearts_nobody_is_asked_about_tokens() -> None:
    table = Table(2).monster(0, health=5, shrink=2).monster(1, place="city").dice("1 1 2 2 3 3")

    table.resolves().asks(1, "roll").has(0, health=5, shrink=2)


def test_each_energy_die_gives_one_energy_in_a_single_gain() -> None:
    table = Table(2).monster(0, energy=1).monster(1, place="city").dice("energy energy energy 1 1 2")

    table.resolves().has(0, energy=4).happened(EnergyGained(0, 3, 4, "dice"))


def test_energy_dice_work_in_tokyo() -> None:
    table = Table(2).monster(0, place="city").dice("energy energy 1 1 2 2")

    table.resolves().has(0, energy=2)


def test_energy_has_no_upper_bound() -> None:
    table = Table(2).monster(0, energy=60).monster(1, place="city").dice("energy energy energy energy energy energy")

    table.resolves().has(0, energy=66)


def test_the_energy_of_a_roll_can_be_spent_in_the_same_turn() -> None:
    table = Table(2).market("corner_store").dice("energy energy energy 1 1 2")

    table.resolves().asks(0, "buy").answer("buy corner_store").has(0, energy=0, points=2)


def test_dice_resolve_in_the_order_numbers_hearts_energy_smashes() -> None:
    table = Table(2).monster(0, health=5).monster(1, place="city").dice("1 1 1 heart energy smash")

    table.resolves().happened_in_order(
        PointsGained(0, 1, 1, "dice"),
        HealthGained(0, 1, 6, "dice"),
        EnergyGained(0, 1, 1, "dice"),
        HealthLost(1, 1, 9, 0, "dice"),
    )
