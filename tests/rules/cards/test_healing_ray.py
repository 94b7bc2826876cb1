"""Healing Ray: heart dice for other monsters, which pay for them."""

from kingoftokyo.rules.events import EnergyGained, EnergyLost, HealthGained
from table import Table, copying

ONE_HEART = "heart 1 1 2 2 3"
TWO_HEARTS = "heart heart 1 1 2 2"
THREE_HEARTS = "heart heart heart 1 1 2"


def test_healing_ray_heals_another_monster_which_pays_two_energy() -> None:
    table = Table(2).monster(0, cards="healing_ray").monster(1, health=5, energy=4, place="city").dice(ONE_HEART)

    table.resolves().asks(0, "assign_hearts").offers("heal seat 1", "pass").answer("heal seat 1")

    table.has(0, energy=2).has(1, health=6, energy=2)
    table.happened(HealthGained(1, 1, 6, "healing_ray")).happened(EnergyLost(1, 2, 2, "healing_ray"))


def test_healing_ray_is_paid_two_energy_for_each_health() -> None:
    table = Table(2).monster(0, cards="healing_ray").monster(1, health=5, energy=9, place="city").dice(THREE_HEARTS)

    table.resolves().answer("heal seat 1", "heal seat 1", "heal seat 1")

    table.has(0, energy=6).has(1, health=8, energy=3).happened(EnergyGained(0, 6, 6, "healing_ray"))


def test_healing_ray_is_paid_what_is_there_when_that_is_less() -> None:
    table = Table(2).monster(0, cards="healing_ray").monster(1, health=5, energy=3, place="city").dice(TWO_HEARTS)

    table.resolves().answer("heal seat 1", "heal seat 1").has(0, energy=3).has(1, health=7, energy=0)


def test_healing_ray_heals_a_monster_without_energy_for_nothing() -> None:
    table = Table(2).monster(0, cards="healing_ray").monster(1, health=5, place="city").dice(ONE_HEART)

    table.resolves().answer("heal seat 1").has(0, energy=0).has(1, health=6, energy=0).never_happened(EnergyGained)


def test_healing_ray_lets_each_die_go_elsewhere() -> None:
    table = Table(3).monster(0, cards="healing_ray", health=5, poison=1).monster(1, health=5, energy=4, place="city")
    table.monster(2, health=5, energy=4).dice("heart heart heart heart 1 2").resolves()

    table.offers("heal", "cure poison", "heal seat 1", "heal seat 2", "pass")
    table.answer("heal", "cure poison", "heal seat 1", "heal seat 2")

    table.has(0, health=6, poison=0, energy=4).has(1, health=6, energy=2).has(2, health=6, energy=2)


def test_healing_ray_does_everything_together_once_all_dice_are_assigned() -> None:
    table = Table(3).monster(0, cards="healing_ray", health=5).monster(1, health=5, energy=4, place="city")
    table.monster(2, health=5, energy=4).dice(THREE_HEARTS).resolves().answer("heal", "heal seat 1")

    table.has(0, health=5, energy=0).has(1, health=5, energy=4).never_happened(HealthGained)

    table.answer("heal seat 2").has(0, health=6, energy=4).has(1, health=6, energy=2).has(2, health=6, energy=2)


def test_healing_ray_dice_may_be_passed() -> None:
    table = Table(2).monster(0, cards="healing_ray").monster(1, health=5, energy=4, place="city").dice(TWO_HEARTS)

    table.resolves().answer("pass", "pass").asks(1, "roll").has(0, energy=0).has(1, health=5, energy=4)


def test_healing_ray_may_pass_one_die_and_use_the_next() -> None:
    table = Table(2).monster(0, cards="healing_ray").monster(1, health=5, energy=4, place="city").dice(TWO_HEARTS)

    table.resolves().answer("pass", "heal seat 1").has(0, energy=2).has(1, health=6, energy=2)


def test_healing_ray_offers_only_wounded_monsters() -> None:
    table = Table(4).monster(0, cards="healing_ray").monster(1, energy=4, place="city").monster(2, health=9)

    table.dice(ONE_HEART).resolves().offers("heal seat 2", "pass")


def test_healing_ray_offers_a_monster_no_more_dice_than_it_has_wounds() -> None:
    table = Table(3).monster(0, cards="healing_ray").monster(1, health=9, energy=9, place="city").monster(2, health=5)

    table.dice(TWO_HEARTS).resolves().answer("heal seat 1").offers("heal seat 2", "pass")


def test_healing_ray_counts_the_wounds_up_to_the_maximum_of_even_bigger() -> None:
    table = Table(2).monster(0, cards="healing_ray").monster(1, cards="even_bigger", health=11, place="city")

    table.dice(TWO_HEARTS).resolves().answer("heal seat 1").asks(1, "roll").has(1, health=12)


def test_healing_ray_offers_no_dead_monster() -> None:
    table = Table(3).monster(0, cards="healing_ray").monster(1, place="dead").monster(2, health=5, place="city")

    table.dice(ONE_HEART).resolves().offers("heal seat 2", "pass")


def test_healing_ray_asks_nothing_when_no_other_monster_is_wounded() -> None:
    table = Table(2).monster(0, cards="healing_ray", health=5).monster(1, energy=4, place="city").dice(TWO_HEARTS)

    table.resolves().asks(1, "roll").has(0, health=7)


def test_healing_ray_asks_nothing_without_a_heart() -> None:
    table = Table(2).monster(0, cards="healing_ray").monster(1, health=5, energy=4, place="city").dice("1 1 2 2 3 3")

    table.resolves().asks(1, "roll").has(1, health=5, energy=4)


def test_healing_ray_does_nothing_with_the_hearts_of_others() -> None:
    table = Table(2).monster(0, health=5).monster(1, cards="healing_ray", place="city", health=5).dice(ONE_HEART)

    table.resolves().asks(1, "roll").has(0, health=6).has(1, health=5)


def test_healing_ray_works_in_tokyo_where_hearts_do_nothing_for_its_owner() -> None:
    table = Table(2).monster(0, cards="healing_ray", health=5, poison=1, shrink=1, place="city")
    table.monster(1, health=5, energy=4).dice(TWO_HEARTS).resolves().offers("heal seat 1", "pass")

    table.answer("heal seat 1", "heal seat 1").has(0, health=5, energy=4, shrink=1).has(1, health=7, energy=0)


def test_regeneration_of_the_healed_monster_adds_one_health_that_is_not_paid() -> None:
    table = Table(2).monster(0, cards="healing_ray").dice(TWO_HEARTS)
    table.monster(1, cards="regeneration", health=5, energy=9, place="city")

    table.resolves().answer("heal seat 1", "heal seat 1").has(0, energy=4).has(1, health=8, energy=5)


def test_regeneration_of_the_healer_adds_nothing_to_another_monsters_health() -> None:
    table = Table(2).monster(0, cards="healing_ray regeneration").monster(1, health=5, energy=9, place="city")

    table.dice(ONE_HEART).resolves().answer("heal seat 1").has(0, energy=2).has(1, health=6, energy=7)


def test_friend_of_children_adds_one_energy_to_what_the_healed_monster_pays() -> None:
    table = Table(2).monster(0, cards="healing_ray friend_of_children").monster(1, health=5, energy=9, place="city")

    table.dice(TWO_HEARTS).resolves().answer("heal seat 1", "heal seat 1").has(0, energy=5).has(1, energy=5)


def test_friend_of_children_adds_nothing_when_the_healed_monster_pays_nothing() -> None:
    table = Table(2).monster(0, cards="healing_ray friend_of_children").monster(1, health=5, place="city")

    table.dice(ONE_HEART).resolves().answer("heal seat 1").has(0, energy=0)


def test_a_monster_that_healed_itself_in_the_meantime_pays_nothing_for_health_it_is_not_given() -> None:
    table = Table(3).monster(0, cards="healing_ray").monster(2, health=5)
    table.monster(1, cards="rapid_healing", health=9, energy=6, place="city").dice(TWO_HEARTS)

    table.resolves().answer("heal seat 1").interject(1, "use rapid_healing").answer("pass")

    table.has(0, energy=0).has(1, health=10, energy=4)


def test_a_mimicked_healing_ray_heals_another_monster_which_pays_two_energy() -> None:
    table = Table(2).monster(0, cards=[copying("healing_ray", 1)])
    table.monster(1, cards="healing_ray", health=5, energy=4, place="city").dice(ONE_HEART)

    table.resolves().asks(0, "assign_hearts").offers("heal seat 1", "pass").answer("heal seat 1")

    table.has(0, energy=2).has(1, health=6, energy=2)
