"""Cards that act at the end of their owner's turn."""

from kingoftokyo.rules.events import EnergyGained, PointsGained
from table import Table

NO_SMASH = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"


# Rooting for the Underdog


def test_rooting_for_the_underdog_gains_a_point_with_the_fewest_points() -> None:
    table = Table(3).monster(0, cards="rooting_for_the_underdog", points=1).monster(1, points=2).monster(2, points=9)

    table.ends_turn().has(0, points=2).happened(PointsGained(0, 1, 2, "rooting_for_the_underdog"))


def test_rooting_for_the_underdog_gains_nothing_in_a_tie_for_the_fewest() -> None:
    table = Table(3).monster(0, cards="rooting_for_the_underdog", points=2).monster(1, points=2).monster(2, points=9)

    table.ends_turn().has(0, points=2)


def test_rooting_for_the_underdog_gains_nothing_with_more_points_than_anybody() -> None:
    table = Table(3).monster(0, cards="rooting_for_the_underdog", points=5).monster(1, points=2).monster(2, points=9)

    table.ends_turn().has(0, points=5)


def test_rooting_for_the_underdog_does_not_compare_with_the_dead() -> None:
    table = Table(3).monster(0, cards="rooting_for_the_underdog", points=1).monster(1, place="dead")

    table.monster(2, points=2).ends_turn().has(0, points=2)


def test_rooting_for_the_underdog_gains_nothing_at_the_end_of_another_monsters_turn() -> None:
    table = Table(2).monster(0, points=5).monster(1, cards="rooting_for_the_underdog")

    table.ends_turn().has(1, points=0)


# Energy Hoarder


def test_energy_hoarder_gains_a_point_for_six_energy_and_keeps_them() -> None:
    table = Table(2).monster(0, cards="energy_hoarder", energy=6)

    table.ends_turn().has(0, points=1, energy=6).happened(PointsGained(0, 1, 1, "energy_hoarder"))


def test_energy_hoarder_gains_nothing_for_five_energy() -> None:
    table = Table(2).monster(0, cards="energy_hoarder", energy=5)

    table.ends_turn().has(0, points=0)


def test_energy_hoarder_gains_a_point_for_eleven_energy_and_two_for_twelve() -> None:
    Table(2).monster(0, cards="energy_hoarder", energy=11).ends_turn().has(0, points=1)
    Table(2).monster(0, cards="energy_hoarder", energy=12).ends_turn().has(0, points=2)


def test_energy_hoarder_counts_what_is_left_after_buying() -> None:
    table = Table(2).monster(0, cards="energy_hoarder", energy=6).market("battery_monster heal tank")

    table.buys().answer("buy battery_monster", "done").has(0, points=0, energy=3)


def test_energy_hoarder_gains_nothing_at_the_end_of_another_monsters_turn() -> None:
    table = Table(2).monster(1, cards="energy_hoarder", energy=12)

    table.ends_turn().has(1, points=0)


# Herbivore


def test_herbivore_gains_a_point_when_nobody_lost_health() -> None:
    table = Table(2).monster(0, cards="herbivore").monster(1, place="city").dice(NO_SMASH)

    table.resolves().has(0, points=1).happened(PointsGained(0, 1, 1, "herbivore"))


def test_herbivore_gains_nothing_after_a_smash_that_hurt() -> None:
    table = Table(2).monster(0, cards="herbivore").monster(1, place="city").dice(ONE_SMASH)

    table.resolves().answer("stay").has(0, points=0)


def test_herbivore_gains_nothing_after_hurting_from_the_last_seat_of_six() -> None:
    table = Table(6, turn=5).monster(4, place="city").monster(5, cards="herbivore").dice(ONE_SMASH)

    table.resolves().answer("stay").has(5, place="bay", points=1)


def test_herbivore_gains_its_point_when_its_smashes_hit_nobody() -> None:
    table = Table(2).monster(0, cards="herbivore").dice(ONE_SMASH)

    table.resolves().happened(PointsGained(0, 1, 2, "herbivore"))


def test_herbivore_gains_its_point_when_all_its_smashes_were_prevented() -> None:
    table = Table(2).monster(0, cards="herbivore").monster(1, cards="armor_plating", place="city").dice(ONE_SMASH)

    table.resolves().has(0, points=1).has(1, health=10)


def test_herbivore_gains_nothing_after_hurting_with_a_card() -> None:
    table = Table(2).monster(0, cards="herbivore", energy=3).market("flame_thrower")

    table.buys().answer("buy flame_thrower").has(0, points=0)


def test_herbivore_gains_nothing_after_hurting_itself() -> None:
    table = Table(2).monster(0, cards="herbivore", energy=3).market("national_guard")

    table.buys().answer("buy national_guard").has(0, points=2, health=8)


def test_herbivore_gains_nothing_after_bombing_everybody() -> None:
    table = Table(2).monster(0, cards="herbivore", energy=4).market("high_altitude_bombing")

    table.buys().answer("buy high_altitude_bombing").has(0, points=0)


def test_herbivore_gains_its_point_although_poison_hurts_its_owner() -> None:
    table = Table(2).monster(0, cards="herbivore", poison=1)

    table.ends_turn().has(0, points=1, health=9)


def test_herbivore_forgets_the_harm_of_its_last_turn() -> None:
    table = Table(2).monster(0, cards="herbivore").monster(1, place="city")
    table.next_rolls(ONE_SMASH, NO_SMASH, NO_SMASH)

    table.starts_turn().answer("stop").asks(1, "yield").answer("stay").has(0, points=0)

    table.answer("stop").asks(0, "roll").answer("stop").has(0, points=1)


def test_herbivore_gains_nothing_at_the_end_of_another_monsters_turn() -> None:
    table = Table(2).monster(1, cards="herbivore")

    table.ends_turn().has(1, points=0)


# Solar Powered


def test_solar_powered_gains_an_energy_with_none_left() -> None:
    table = Table(2).monster(0, cards="solar_powered")

    table.ends_turn().has(0, energy=1).happened(EnergyGained(0, 1, 1, "solar_powered"))


def test_solar_powered_gains_an_energy_after_all_was_spent() -> None:
    table = Table(2).monster(0, energy=2).market("solar_powered")

    table.buys().answer("buy solar_powered").has(0, energy=1)


def test_solar_powered_gains_nothing_with_one_energy() -> None:
    table = Table(2).monster(0, cards="solar_powered", energy=1)

    table.ends_turn().has(0, energy=1).never_happened(EnergyGained)


def test_solar_powered_gains_nothing_at_the_end_of_another_monsters_turn() -> None:
    table = Table(2).monster(1, cards="solar_powered")

    table.ends_turn().has(1, energy=0)
