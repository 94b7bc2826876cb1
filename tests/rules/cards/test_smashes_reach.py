"""Cards that carry smashes further: Nova Breath and Fire Breathing."""

from kingoftokyo.rules.events import HealthLost, SmashesAdded, StayedInTokyo, TokyoLeft
from table import Table

NO_SMASH = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"
TWO_SMASHES = "smash smash 1 1 2 2"


# Nova Breath


def test_nova_breath_from_outside_hits_tokyo_and_outside() -> None:
    table = Table(4).monster(0, cards="nova_breath").monster(2, place="city").dice(TWO_SMASHES)

    table.resolves().has(0, health=10).has(1, health=8).has(2, health=8).has(3, health=8)


def test_nova_breath_lets_only_monsters_in_tokyo_yield() -> None:
    table = Table(3).monster(0, cards="nova_breath").monster(2, place="city").dice(ONE_SMASH)

    table.resolves().asks(2, "yield").answer("yield")

    table.asks(1, "roll").has(0, place="city").has(1, place="outside").has(2, place="outside")


def test_nova_breath_in_the_city_hits_the_bay_which_may_yield() -> None:
    table = Table(5).monster(0, cards="nova_breath", place="city").monster(3, place="bay").dice(ONE_SMASH)

    table.resolves().asks(3, "yield").answer("yield")

    table.has(0, place="city", points=0).has(3, health=9, place="outside").happened(TokyoLeft(3, "bay", "yield"))


def test_nova_breath_in_the_bay_hits_the_city_and_does_not_move_when_it_yields() -> None:
    table = Table(5).monster(0, cards="nova_breath", place="bay").monster(3, place="city").dice(ONE_SMASH)

    table.resolves().asks(3, "yield").answer("yield")

    table.has(0, place="bay", points=0).has(3, health=9, place="outside")


def test_nova_breath_does_nothing_without_a_smash() -> None:
    table = Table(3).monster(0, cards="nova_breath").monster(1, place="city").dice(NO_SMASH)

    table.resolves().never_happened(HealthLost).asks(1, "roll")


def test_nova_breath_does_nothing_in_another_monsters_turn() -> None:
    table = Table(3).monster(1, cards="nova_breath", place="city").dice(ONE_SMASH)

    table.resolves().has(1, health=9).has(2, health=10)


# Fire Breathing


def test_fire_breathing_hurts_both_neighbours_wherever_they_are() -> None:
    table = Table(4).monster(0, cards="fire_breathing").monster(2, place="city").dice(TWO_SMASHES)

    table.resolves().asks(2, "yield")

    table.has(1, health=9).has(2, health=8).has(3, health=9).happened(HealthLost(1, 1, 9, 0, "fire_breathing"))


def test_fire_breathing_on_a_smashed_neighbour_is_one_loss() -> None:
    table = Table(4).monster(0, cards="fire_breathing").monster(1, place="city").dice(TWO_SMASHES)

    table.resolves().has(1, health=7).happened(HealthLost(1, 3, 7, 0, "dice"))


def test_fire_breathing_on_a_smashed_neighbour_gets_through_armor_plating() -> None:
    table = Table(3).monster(0, cards="fire_breathing").monster(1, cards="armor_plating", place="city")

    table.dice(ONE_SMASH).resolves().asks(1, "yield").has(1, health=8)


def test_fire_breathing_adds_only_one_when_a_single_rival_is_left() -> None:
    table = Table(2).monster(0, cards="fire_breathing").monster(1, place="city").dice(ONE_SMASH)

    table.resolves().has(1, health=8)


def test_fire_breathing_skips_the_dead_to_the_nearest_living_seats() -> None:
    table = Table(6).monster(0, cards="fire_breathing").monster(1, place="dead").monster(5, place="dead")

    table.dice(ONE_SMASH).resolves().has(2, health=9).has(3, health=10).has(4, health=9)


def test_fire_breathing_acts_although_the_smash_hits_nobody() -> None:
    table = Table(4).monster(0, cards="fire_breathing").dice(ONE_SMASH)

    table.resolves().has(1, health=9).has(2, health=10).has(3, health=9)


def test_fire_breathing_acts_on_a_smash_that_a_card_added() -> None:
    table = Table(4).monster(0, cards="fire_breathing acid_attack").monster(2, place="city").dice(NO_SMASH)

    table.resolves().happened(SmashesAdded(0, 1, "acid_attack")).has(1, health=9).has(2, health=9).has(3, health=9)


def test_fire_breathing_does_nothing_without_a_smash() -> None:
    table = Table(4).monster(0, cards="fire_breathing").monster(1, place="city").dice(NO_SMASH)

    table.resolves().never_happened(HealthLost)


def test_fire_breathing_does_nothing_with_damage_from_a_card() -> None:
    table = Table(2).monster(0, cards="fire_breathing", energy=3).market("flame_thrower")

    table.buys().answer("buy flame_thrower").has(1, health=8)


def test_armor_plating_absorbs_the_fire_that_comes_without_a_smash() -> None:
    table = Table(4).monster(0, cards="fire_breathing").monster(1, cards="armor_plating").monster(2, place="city")

    table.dice(ONE_SMASH).resolves().has(1, health=10).has(3, health=9)


def test_fire_breathing_alone_lets_nobody_yield() -> None:
    table = Table(5).monster(0, cards="fire_breathing", place="bay").monster(1, place="city").dice(ONE_SMASH)

    table.resolves().asks(1, "roll").has(1, health=9, place="city").never_happened(StayedInTokyo)


def test_fire_breathing_alone_gives_no_poison() -> None:
    table = Table(4).monster(0, cards="fire_breathing poison_spit").monster(2, place="city").dice(ONE_SMASH)

    table.resolves().has(1, health=9, poison=0).has(2, health=9, poison=1).has(3, health=9, poison=0)


def test_fire_breathing_alone_gives_no_shrink() -> None:
    table = Table(4).monster(0, cards="fire_breathing shrink_ray").monster(2, place="city").dice(ONE_SMASH)

    table.resolves().has(1, health=9, shrink=0).has(2, health=9, shrink=1).has(3, health=9, shrink=0)


def test_fire_and_smashes_hurt_clockwise_as_one_effect() -> None:
    table = Table(4).monster(0, cards="fire_breathing").monster(2, place="city").dice(TWO_SMASHES)

    table.resolves().happened_in_order(
        HealthLost(1, 1, 9, 0, "fire_breathing"),
        HealthLost(2, 2, 8, 0, "dice"),
        HealthLost(3, 1, 9, 0, "fire_breathing"),
    )
