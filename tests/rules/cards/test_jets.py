"""Jets: the health of a smash waits until its victim has decided to stay or to yield."""

from kingoftokyo.rules.events import HealthLost, MonsterEliminated, MovedToCity, StayedInTokyo, TokyoEntered, TokyoLeft
from table import Table, copying

ONE_SMASH = "smash 1 1 2 2 3"
TWO_SMASHES = "smash smash 1 1 2 2"


def two_jets(city_health: int = 10, bay_health: int = 10) -> Table:
    """Five at the table: seat 1 in the City with Jets, seat 2 in the Bay with a Mimic that copies them."""
    table = Table(5).monster(1, cards="jets", place="city", health=city_health)
    table.monster(2, cards=[copying("jets", 1)], place="bay", health=bay_health)
    return table.dice(TWO_SMASHES).resolves()


def test_jets_withhold_the_loss_until_their_owner_has_decided() -> None:
    table = Table(2).monster(1, cards="jets", place="city").dice(TWO_SMASHES)

    table.resolves().asks(1, "yield").offers("stay", "yield").has(1, health=10).never_happened(HealthLost)


def test_jets_save_the_health_of_a_smash_when_their_owner_yields() -> None:
    table = Table(2).monster(1, cards="jets", place="city").dice(TWO_SMASHES)

    table.resolves().answer("yield").never_happened(HealthLost)

    table.has(1, health=10, place="outside").has(0, place="city", points=1)


def test_jets_save_nothing_when_their_owner_stays() -> None:
    table = Table(2).monster(1, cards="jets", place="city").dice(TWO_SMASHES)

    table.resolves().answer("stay").has(1, health=8, place="city").has(0, place="outside")

    table.happened_in_order(StayedInTokyo(1, "city"), HealthLost(1, 2, 8, 0, "dice"))


def test_jets_save_nothing_outside_tokyo() -> None:
    table = Table(2).monster(0, place="city").monster(1, cards="jets").dice(TWO_SMASHES)

    table.resolves().asks(1, "roll").has(1, health=8)


def test_jets_save_nothing_from_a_card() -> None:
    table = Table(2).monster(0, energy=3).monster(1, cards="jets", place="city").market("flame_thrower")

    table.buys().answer("buy flame_thrower").asks(1, "roll").has(1, health=8, place="city")


def test_jets_save_nothing_from_the_splash_of_a_fire_breather_in_tokyo_too() -> None:
    table = Table(5).monster(0, cards="fire_breathing", place="city").monster(1, cards="jets", place="bay")

    table.dice(ONE_SMASH).resolves().asks(1, "roll").has(1, health=9, place="bay")


def test_jets_do_not_save_the_other_monster_in_tokyo() -> None:
    table = Table(5).monster(1, cards="jets", place="city").monster(2, place="bay").dice(TWO_SMASHES)

    table.resolves().answer("yield", "yield").has(1, health=10).has(2, health=8)


def test_jets_answer_a_nova_breath_from_the_city_to_the_bay() -> None:
    table = Table(5).monster(0, cards="nova_breath", place="city").monster(2, cards="jets", place="bay")

    table.dice(TWO_SMASHES).resolves().asks(2, "yield").answer("yield")

    table.has(1, health=8).has(2, health=10, place="outside").has(0, place="city")


# With what else comes with a smash


def test_yielding_with_jets_avoids_merged_fire_breathing() -> None:
    table = Table(2).monster(0, cards="fire_breathing").monster(1, cards="jets", place="city").dice(TWO_SMASHES)

    table.resolves().answer("yield").has(1, health=10).never_happened(HealthLost)


def test_staying_with_jets_takes_merged_fire_breathing() -> None:
    table = Table(2).monster(0, cards="fire_breathing").monster(1, cards="jets", place="city").dice(TWO_SMASHES)

    table.resolves().answer("stay").has(1, health=7).happened(HealthLost(1, 3, 7, 0, "dice"))


def test_yielding_with_jets_avoids_poison_and_shrink_tokens() -> None:
    table = Table(2).monster(0, cards="poison_spit shrink_ray").monster(1, cards="jets", place="city")

    table.dice(TWO_SMASHES).resolves().answer("yield").has(1, health=10, poison=0, shrink=0)


def test_staying_with_jets_takes_poison_and_shrink_tokens() -> None:
    table = Table(2).monster(0, cards="poison_spit shrink_ray").monster(1, cards="jets", place="city")

    table.dice(TWO_SMASHES).resolves().answer("stay").has(1, health=8, poison=1, shrink=1)


def test_an_attacker_who_only_made_jets_fly_has_hurt_nobody() -> None:
    table = Table(2).monster(0, cards="herbivore").monster(1, cards="jets", place="city").dice(TWO_SMASHES)

    table.resolves().answer("yield").asks(1, "roll").has(0, points=2)


def test_jets_and_burrowing_save_their_owner_and_hurt_the_attacker() -> None:
    table = Table(2).monster(1, cards="jets burrowing", place="city").dice(TWO_SMASHES)

    table.resolves().answer("yield").has(0, health=9, place="city").has(1, health=10)


# With other answers to damage


def test_jets_ask_nothing_about_a_loss_that_armor_plating_absorbs() -> None:
    table = Table(2).monster(1, cards="jets armor_plating", place="city").dice(ONE_SMASH)

    table.resolves().asks(1, "roll").has(1, health=10, place="city")


def test_jets_ask_about_a_loss_of_two_in_spite_of_armor_plating() -> None:
    table = Table(2).monster(1, cards="jets armor_plating", place="city").dice(TWO_SMASHES)

    table.resolves().asks(1, "yield").answer("stay").has(1, health=8)


def test_who_stays_with_jets_may_still_use_wings() -> None:
    table = Table(2).monster(1, cards="jets wings", place="city", energy=2).dice(TWO_SMASHES)

    table.resolves().asks(1, "yield").answer("stay").asks(1, "damage").answer("use wings")

    table.asks(1, "roll").has(1, health=10, energy=0, place="city")


def test_who_yields_with_jets_is_not_asked_about_wings() -> None:
    table = Table(2).monster(1, cards="jets wings", place="city", energy=2).dice(TWO_SMASHES)

    table.resolves().answer("yield").asks(1, "roll").has(1, health=10, energy=2)


def test_who_stays_with_jets_may_still_roll_for_camouflage() -> None:
    table = Table(2).monster(1, cards="jets camouflage", place="city").dice(TWO_SMASHES).next_rolls("heart 1")

    table.resolves().answer("stay").asks(1, "damage").answer("use camouflage").has(1, health=9, place="city")


# When staying is death


def test_who_would_die_by_staying_may_yield_with_jets() -> None:
    table = Table(3).monster(1, cards="jets", place="city", health=2).dice(TWO_SMASHES)

    table.resolves().answer("yield").has(1, health=2, place="outside").has(0, place="city")


def test_who_dies_by_staying_with_jets_leaves_the_city_to_the_attacker() -> None:
    table = Table(3).monster(1, cards="jets", place="city", health=2).dice(TWO_SMASHES)

    table.resolves().answer("stay").asks(2, "roll").has(1, place="dead").has(0, place="city", points=1)

    table.happened_in_order(StayedInTokyo(1, "city"), MonsterEliminated(1, 0, "dice"), TokyoEntered(0, "city", "tokyo"))


def test_the_last_rival_who_dies_by_staying_with_jets_loses_the_game_before_tokyo_is_entered() -> None:
    table = Table(2).monster(1, cards="jets", place="city", health=2).dice(TWO_SMASHES)

    table.resolves().answer("stay").ended(0, "last alive").never_happened(TokyoEntered)


# The Bay


def test_jets_of_a_monster_that_the_closing_bay_moved_to_the_city_still_work() -> None:
    table = Table(5).monster(1, place="city", health=1).monster(2, cards="jets", place="bay").dice(TWO_SMASHES)

    table.resolves().has(1, place="dead").asks(2, "yield").has(2, health=10, place="city").answer("yield")

    table.happened(MovedToCity(2, "bay")).has(2, health=10, place="outside").has(0, place="city")


def test_a_monster_that_the_closing_bay_moved_to_the_city_may_stay_and_lose_what_jets_withheld() -> None:
    table = Table(5).monster(1, place="city", health=1).monster(2, cards="jets", place="bay").dice(TWO_SMASHES)

    table.resolves().answer("stay").has(2, health=8, place="city").has(0, place="outside")


def test_a_monster_that_the_closing_bay_puts_outside_is_not_saved_by_jets() -> None:
    table = Table(5).monster(0, cards="fire_breathing").monster(2, place="city").monster(3, cards="jets", place="bay")
    table.monster(4, health=1).dice(TWO_SMASHES).resolves()

    table.has(4, place="dead").has(3, place="outside").asks(2, "yield").answer("stay").asks(1, "roll")

    table.happened(TokyoLeft(3, "bay", "bay")).has(3, health=8)


def test_two_monsters_with_jets_are_asked_city_first_and_the_second_does_not_see_the_answer() -> None:
    table = two_jets()

    table.asks(1, "yield").answer("yield").has(1, place="city").asks(2, "yield").has(1, health=10).has(2, health=10)


def test_two_monsters_that_yield_with_jets_lose_nothing() -> None:
    table = two_jets().answer("yield", "yield").never_happened(HealthLost)

    table.has(0, place="city").has(1, health=10, place="outside").has(2, health=10, place="outside")


def test_of_two_monsters_with_jets_the_one_that_stays_loses_health() -> None:
    table = two_jets().answer("yield", "stay")

    table.has(0, place="city").has(1, health=10, place="outside").has(2, health=8, place="bay")


def test_of_two_monsters_with_jets_the_city_may_stay_while_the_bay_yields() -> None:
    table = two_jets().answer("stay", "yield")

    table.has(0, place="bay").has(1, health=8, place="city").has(2, health=10, place="outside")


def test_two_monsters_that_stay_with_jets_lose_health_clockwise() -> None:
    table = two_jets().answer("stay", "stay").has(0, place="outside")

    table.happened_in_order(HealthLost(1, 2, 8, 0, "dice"), HealthLost(2, 2, 8, 0, "dice"))


def test_who_yielded_with_mimicked_jets_stays_safe_though_the_jets_are_lost_with_their_owner() -> None:
    table = two_jets(city_health=2).answer("stay", "yield")

    table.has(1, place="dead").has(2, health=10, place="outside").has(0, place="city")


def test_who_stayed_with_jets_in_a_bay_that_closes_moves_to_the_city_and_then_loses_health() -> None:
    table = two_jets(city_health=2).answer("stay", "stay")

    table.has(0, place="outside").has(1, place="dead").has(2, health=8, place="city")
    table.happened_in_order(MonsterEliminated(1, 0, "dice"), MovedToCity(2, "bay"), HealthLost(2, 2, 8, 0, "dice"))


# Mimic


def test_mimicked_jets_save_the_health_of_a_smash_when_their_owner_yields() -> None:
    table = Table(2).monster(0, cards="jets").monster(1, cards=[copying("jets", 0)], place="city").dice(TWO_SMASHES)

    table.resolves().asks(1, "yield").has(1, health=10).answer("yield").never_happened(HealthLost)

    table.has(1, health=10, place="outside").has(0, place="city", points=1)


def test_mimicked_jets_save_nothing_when_their_owner_stays() -> None:
    table = Table(2).monster(0, cards="jets").monster(1, cards=[copying("jets", 0)], place="city").dice(TWO_SMASHES)

    table.resolves().answer("stay").has(1, health=8, place="city").has(0, place="outside")
