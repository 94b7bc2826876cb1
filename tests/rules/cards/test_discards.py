"""The Discard cards that only give and take numbers, each in one line of data."""

import pytest

from kingoftokyo.rules.events import CardBought, HealthLost, PointsGained
from table import Table

COST = {
    "corner_store": 3,
    "commuter_train": 4,
    "apartment_building": 5,
    "skyscraper": 6,
    "nuclear_power_plant": 6,
    "heal": 3,
    "energize": 8,
    "national_guard": 3,
    "tank": 4,
    "jet_fighters": 5,
    "flame_thrower": 3,
    "gas_refinery": 6,
}
POINTS = {
    "corner_store": 1,
    "commuter_train": 2,
    "apartment_building": 3,
    "skyscraper": 4,
    "nuclear_power_plant": 2,
    "national_guard": 2,
    "tank": 4,
    "jet_fighters": 5,
    "gas_refinery": 2,
}
MY_LOSS = {"national_guard": 2, "tank": 3, "jet_fighters": 4}
OTHERS_LOSS = {"flame_thrower": 2, "gas_refinery": 3}


@pytest.mark.parametrize(("card", "cost"), COST.items())
def test_a_discard_card_is_paid_and_goes_to_the_discard_pile(card: str, cost: int) -> None:
    table = Table(2).monster(0, energy=cost).market(card)

    table.buys().answer(f"buy {card}").happened(CardBought(0, card, cost, "market", None))

    table.has(0, cards="").discard_shows(card)


@pytest.mark.parametrize(("card", "cost"), COST.items())
def test_a_discard_card_cannot_be_had_for_one_energy_less(card: str, cost: int) -> None:
    table = Table(2).monster(0, energy=cost - 1).market(card)

    table.buys().offers("sweep", "done")


@pytest.mark.parametrize(("card", "points"), POINTS.items())
def test_a_card_with_points_gives_them_to_the_buyer_alone(card: str, points: int) -> None:
    table = Table(3).monster(0, energy=COST[card], points=1).market(card)

    table.buys().answer(f"buy {card}").has(0, points=1 + points).has(1, points=0).has(2, points=0)


@pytest.mark.parametrize("card", POINTS)
def test_points_from_a_card_are_cut_off_at_twenty(card: str) -> None:
    table = Table(2).monster(0, energy=COST[card], points=19).market(card)

    table.buys().answer(f"buy {card}").happened(PointsGained(0, 1, 20, card)).ended(0, "points")


@pytest.mark.parametrize("card", ["heal", "energize", "flame_thrower"])
def test_a_card_without_points_gives_none(card: str) -> None:
    table = Table(2).monster(0, energy=COST[card]).market(card)

    table.buys().answer(f"buy {card}").has(0, points=0).never_happened(PointsGained)


@pytest.mark.parametrize(("card", "loss"), MY_LOSS.items())
def test_a_card_that_hurts_its_buyer_gives_its_points_first(card: str, loss: int) -> None:
    table = Table(2).monster(0, energy=COST[card]).market(card)

    table.buys().answer(f"buy {card}").happened_in_order(
        PointsGained(0, POINTS[card], POINTS[card], card), HealthLost(0, loss, 10 - loss, 0, card)
    )


@pytest.mark.parametrize(("card", "loss"), MY_LOSS.items())
def test_a_card_that_hurts_its_buyer_hurts_nobody_else(card: str, loss: int) -> None:
    table = Table(2).monster(0, energy=COST[card]).monster(1, place="city").market(card)

    table.buys().answer(f"buy {card}").has(0, health=10 - loss).has(1, health=10)


@pytest.mark.parametrize(("card", "loss"), MY_LOSS.items())
def test_a_card_that_hurts_its_buyer_can_be_survived_with_one_health_more(card: str, loss: int) -> None:
    table = Table(3).monster(0, energy=COST[card], health=loss + 1).market(card)

    table.buys().answer(f"buy {card}").has(0, health=1, points=POINTS[card])


@pytest.mark.parametrize(("card", "loss"), MY_LOSS.items())
def test_a_card_that_kills_its_buyer_takes_the_points_too(card: str, loss: int) -> None:
    table = Table(3).monster(0, energy=COST[card], health=loss, points=19).market(card)

    table.buys().answer(f"buy {card}").asks(1, "roll").has(0, place="dead", points=0)


@pytest.mark.parametrize(("card", "loss"), OTHERS_LOSS.items())
def test_a_card_that_hurts_the_others_hurts_them_wherever_they_are(card: str, loss: int) -> None:
    table = Table(4).monster(0, energy=COST[card]).monster(2, place="city").market(card)

    table.buys().answer(f"buy {card}")

    table.has(0, health=10).has(1, health=10 - loss).has(2, health=10 - loss).has(3, health=10 - loss)


@pytest.mark.parametrize("card", OTHERS_LOSS)
def test_a_card_that_hurts_the_others_lets_nobody_yield(card: str) -> None:
    table = Table(3).monster(0, energy=COST[card]).monster(1, place="city").market(card)

    table.buys().answer(f"buy {card}").asks(1, "roll").has(1, place="city")


@pytest.mark.parametrize(("card", "loss"), OTHERS_LOSS.items())
def test_a_card_that_kills_all_others_wins_the_game(card: str, loss: int) -> None:
    table = Table(3).monster(0, energy=COST[card]).monster(1, health=loss).monster(2, health=loss).market(card)

    table.buys().answer(f"buy {card}").ended(0, "last alive")


def test_gas_refinery_gives_its_points_before_it_hurts() -> None:
    table = Table(2).monster(0, energy=6).market("gas_refinery")

    table.buys().answer("buy gas_refinery").happened_in_order(
        PointsGained(0, 2, 2, "gas_refinery"), HealthLost(1, 3, 7, 0, "gas_refinery")
    )


def test_heal_gives_two_health() -> None:
    table = Table(2).monster(0, energy=3, health=5).monster(1, health=5).market("heal")

    table.buys().answer("buy heal").has(0, health=7).has(1, health=5)


def test_heal_does_not_go_above_ten() -> None:
    table = Table(2).monster(0, energy=3, health=9).market("heal")

    table.buys().answer("buy heal").has(0, health=10)


def test_heal_works_in_tokyo() -> None:
    table = Table(2).monster(0, energy=3, health=5, place="city").market("heal")

    table.buys().answer("buy heal").has(0, health=7)


def test_heal_cures_no_tokens() -> None:
    table = Table(2).monster(0, energy=3, health=5, poison=1, shrink=1).market("heal")

    table.buys().answer("buy heal").has(0, health=6, poison=1, shrink=1)


def test_nuclear_power_plant_gives_three_health_besides_its_points() -> None:
    table = Table(2).monster(0, energy=6, health=5).market("nuclear_power_plant")

    table.buys().answer("buy nuclear_power_plant").has(0, health=8, points=2)


def test_nuclear_power_plant_does_not_heal_above_ten() -> None:
    table = Table(2).monster(0, energy=6, health=9).market("nuclear_power_plant")

    table.buys().answer("buy nuclear_power_plant").has(0, health=10, points=2)


def test_energize_gives_nine_energy_to_the_buyer_alone() -> None:
    table = Table(2).monster(0, energy=10).market("energize")

    table.buys().answer("buy energize").has(0, energy=11).has(1, energy=0)


def test_the_energy_of_energize_can_be_spent_in_the_same_turn() -> None:
    table = Table(2).monster(0, energy=8).market("energize skyscraper corner_store")

    table.buys().answer("buy energize", "buy skyscraper", "buy corner_store").has(0, energy=0, points=5)
