"""The Discard cards that do more than give and take numbers."""

from kingoftokyo.rules.events import (
    EnergyLost,
    EnergySpent,
    ExtraTurnGained,
    HealthLost,
    MonsterEliminated,
    MovedToCity,
    PointsLost,
    TokyoEntered,
    TokyoLeft,
    TurnStarted,
)
from table import Table

# High Altitude Bombing


def test_high_altitude_bombing_costs_every_monster_three_health() -> None:
    table = Table(3).monster(0, energy=4).monster(1, place="city").market("high_altitude_bombing")

    table.buys().answer("buy high_altitude_bombing").has(0, health=7).has(1, health=7).has(2, health=7)


def test_high_altitude_bombing_hits_its_buyer_last() -> None:
    table = Table(3, turn=1).monster(1, energy=4).market("high_altitude_bombing")

    table.buys().answer("buy high_altitude_bombing").happened_in_order(
        HealthLost(2, 3, 7, 1, "high_altitude_bombing"),
        HealthLost(0, 3, 7, 1, "high_altitude_bombing"),
        HealthLost(1, 3, 7, 1, "high_altitude_bombing"),
    )


def test_high_altitude_bombing_can_kill_everybody() -> None:
    table = Table(3).monster(0, energy=4, health=3, points=20).monster(1, health=3).monster(2, health=1)

    table.market("high_altitude_bombing").buys().answer("buy high_altitude_bombing").ended(None, "all dead")


def test_high_altitude_bombing_lets_nobody_yield() -> None:
    table = Table(2).monster(0, energy=4).monster(1, place="city").market("high_altitude_bombing")

    table.buys().answer("buy high_altitude_bombing").asks(1, "roll").has(1, place="city")


def test_high_altitude_bombing_spares_the_dead() -> None:
    table = Table(3).monster(0, energy=4).monster(1, place="dead").market("high_altitude_bombing")

    table.buys().answer("buy high_altitude_bombing").asks(2, "roll").has(1, place="dead").has(2, health=7)

    table.never_happened(MonsterEliminated)


# Evacuation Orders


def test_evacuation_orders_cost_all_others_five_points() -> None:
    table = Table(3).monster(0, energy=7, points=8).monster(1, points=8).monster(2, points=5)

    table.market("evacuation_orders").buys().answer("buy evacuation_orders")

    table.has(0, points=8).has(1, points=3).has(2, points=0)


def test_evacuation_orders_take_no_points_that_are_not_there() -> None:
    table = Table(3).monster(0, energy=7).monster(1, points=3).monster(2, points=1).market("evacuation_orders")

    table.buys().answer("buy evacuation_orders").has(1, points=0).has(2, points=0)

    table.happened(PointsLost(1, 3, 0, "evacuation_orders"))


def test_evacuation_orders_evacuate_nobody_from_tokyo() -> None:
    table = Table(3).monster(0, energy=7).monster(1, points=8, place="city").market("evacuation_orders")

    table.buys().answer("buy evacuation_orders").has(1, place="city", health=10)


# Vast Storm


def test_vast_storm_gives_two_points_and_takes_half_of_the_others_energy() -> None:
    table = Table(3).monster(0, energy=8).monster(1, energy=6).monster(2, energy=4).market("vast_storm")

    table.buys().answer("buy vast_storm").has(0, points=2, energy=2).has(1, energy=3).has(2, energy=2)


def test_vast_storm_takes_one_energy_for_every_full_two() -> None:
    table = Table(3).monster(0, energy=6).monster(1, energy=5).monster(2, energy=3).market("vast_storm")

    table.buys().answer("buy vast_storm").has(1, energy=3).has(2, energy=2)


def test_vast_storm_takes_nothing_from_a_single_energy() -> None:
    table = Table(3).monster(0, energy=7).monster(1, energy=1).market("vast_storm")

    table.buys().answer("buy vast_storm").has(0, energy=1).has(1, energy=1).has(2, energy=0)

    table.never_happened(EnergyLost).happened(EnergySpent(0, 6, 1, "vast_storm"))


# Death From Above


def test_death_from_above_takes_the_city_with_the_bonus_for_entering() -> None:
    table = Table(3).monster(0, energy=5).monster(1, place="city").market("death_from_above")

    table.buys().answer("buy death_from_above")

    table.has(0, place="city", points=3).has(1, place="outside", health=10)
    table.happened_in_order(TokyoLeft(1, "city", "death_from_above"), TokyoEntered(0, "city", "death_from_above"))


def test_death_from_above_takes_an_empty_tokyo() -> None:
    table = Table(3).monster(0, energy=5).market("death_from_above")

    table.buys().answer("buy death_from_above").has(0, place="city", points=3)


def test_death_from_above_empties_both_places() -> None:
    table = Table(5).monster(0, energy=5).monster(1, place="city").monster(2, place="bay").market("death_from_above")

    table.buys().answer("buy death_from_above")

    table.has(0, place="city").has(1, place="outside").has(2, place="outside")


def test_death_from_above_bought_in_the_city_gives_no_bonus_and_empties_the_bay() -> None:
    table = Table(5).monster(0, energy=5, place="city").monster(2, place="bay").market("death_from_above")

    table.buys().answer("buy death_from_above").never_happened(TokyoEntered)

    table.has(0, place="city", points=2).has(2, place="outside")


def test_death_from_above_bought_in_the_bay_moves_to_the_city_without_a_bonus() -> None:
    table = Table(5).monster(0, energy=5, place="bay").monster(2, place="city").market("death_from_above")

    table.buys().answer("buy death_from_above").never_happened(TokyoEntered)

    table.has(0, place="city", points=2).has(2, place="outside").happened(MovedToCity(0, "death_from_above"))


def test_death_from_above_asks_nobody_to_yield() -> None:
    table = Table(3).monster(0, energy=5).monster(2, place="city").market("death_from_above")

    table.buys().answer("buy death_from_above").asks(1, "roll").never_happened(HealthLost)


# Frenzy


def test_frenzy_gives_another_turn_after_this_one() -> None:
    table = Table(3).monster(0, energy=7).market("frenzy")

    table.buys().answer("buy frenzy").asks(0, "roll").happened_in_order(
        ExtraTurnGained(0, "frenzy"), TurnStarted(2, 0, extra=True)
    )


def test_frenzy_lets_the_present_turn_be_finished_first() -> None:
    table = Table(2).monster(0, cards="solar_powered herbivore", energy=10, poison=1).market("frenzy corner_store heal")

    table.buys().answer("buy frenzy").asks(0, "buy").answer("buy corner_store")

    table.asks(0, "roll").has(0, points=2, energy=1, health=9)


def test_frenzy_gives_one_turn_only_and_play_goes_on_to_the_left() -> None:
    table = Table(3, turn=1).monster(1, energy=7).market("frenzy").next_rolls("1 1 2 2 3 3")

    table.buys().answer("buy frenzy").asks(1, "roll").answer("stop").asks(2, "roll")


def test_frenzy_in_tokyo_gives_the_bonus_again() -> None:
    table = Table(2).monster(0, energy=7, place="city").market("frenzy")

    table.buys().answer("buy frenzy").asks(0, "roll").has(0, points=2)


def test_frenzy_gives_no_turn_to_a_monster_that_dies_before_it() -> None:
    table = Table(3).monster(0, energy=7, health=1, poison=1).market("frenzy")

    table.buys().answer("buy frenzy").asks(1, "roll").has(0, place="dead")


def test_frenzy_comes_too_late_for_a_monster_with_twenty_points() -> None:
    table = Table(2).monster(0, energy=7, points=20).market("frenzy")

    table.buys().answer("buy frenzy").ended(0, "points")
