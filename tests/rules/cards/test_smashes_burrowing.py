"""Burrowing: a smash more in Tokyo, and a loss for the monster that takes the place."""

from kingoftokyo.rules.events import HealthLost, SmashesAdded, TokyoEntered, TokyoLeft
from table import Table

NO_SMASH = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"


def test_burrowing_adds_a_smash_in_tokyo_without_any_on_the_dice() -> None:
    table = Table(2).monster(0, cards="burrowing", place="city").dice(NO_SMASH)

    table.resolves().has(1, health=9).happened(SmashesAdded(0, 1, "burrowing"))


def test_burrowing_adds_no_smash_outside_tokyo() -> None:
    table = Table(2).monster(0, cards="burrowing").monster(1, place="city").dice(NO_SMASH)

    table.resolves().never_happened(SmashesAdded).has(1, health=10)


def test_burrowing_hurts_the_one_who_takes_the_place() -> None:
    table = Table(2).monster(1, cards="burrowing", place="city").dice(ONE_SMASH)

    table.resolves().asks(1).answer("yield")

    table.has(0, health=9, place="city", points=1).has(1, health=9, place="outside")


def test_burrowing_hurts_before_the_attacker_enters() -> None:
    table = Table(2).monster(1, cards="burrowing", place="city").dice(ONE_SMASH)

    table.resolves().answer("yield")

    table.happened_in_order(
        TokyoLeft(1, "city", "yield"), HealthLost(0, 1, 9, 1, "burrowing"), TokyoEntered(0, "city", "tokyo")
    )


def test_burrowing_hurts_nobody_when_its_owner_stays() -> None:
    table = Table(2).monster(1, cards="burrowing", place="city").dice(ONE_SMASH)

    table.resolves().answer("stay")

    table.has(0, health=10, place="outside")


def test_burrowing_hurts_nobody_when_its_owner_is_eliminated() -> None:
    table = Table(3).monster(1, cards="burrowing", place="city", health=1).dice(ONE_SMASH)

    table.resolves().has(0, health=10, place="city").has(1, place="dead")


def test_burrowing_that_kills_the_attacker_leaves_tokyo_empty() -> None:
    table = Table(3).monster(0, health=1, energy=5).monster(1, cards="burrowing", place="city").dice(ONE_SMASH)

    table.resolves().answer("yield").asks(1, "roll")

    table.has(0, place="dead", points=0).has(1, place="outside").has(2, place="outside").never_happened(TokyoEntered)


def test_burrowing_that_kills_the_last_rival_wins_the_game() -> None:
    table = Table(2).monster(0, health=1, points=19).monster(1, cards="burrowing", place="city").dice(ONE_SMASH)

    table.resolves().answer("yield").ended(1, "last alive")


def test_armor_plating_absorbs_burrowing() -> None:
    table = Table(2).monster(0, cards="armor_plating").monster(1, cards="burrowing", place="city").dice(ONE_SMASH)

    table.resolves().answer("yield").has(0, health=10, place="city")


def test_burrowing_does_not_hurt_an_attacker_who_is_in_tokyo_already() -> None:
    table = Table(5).monster(0, cards="nova_breath", place="city").monster(2, cards="burrowing", place="bay")

    table.dice(ONE_SMASH).resolves().asks(2, "yield").answer("yield")

    table.has(0, health=10, place="city").has(2, health=9, place="outside")


def test_burrowing_hurts_an_attacker_who_takes_the_city_while_the_bay_is_left_empty() -> None:
    table = Table(5).monster(1, place="city").monster(2, cards="burrowing", place="bay").dice(ONE_SMASH)

    table.resolves().answer("yield", "yield")

    table.has(0, health=9, place="city").has(2, place="outside")


def test_burrowing_hurts_nobody_when_its_owner_stays_and_the_other_monster_yields() -> None:
    table = Table(5).monster(1, place="city").monster(2, cards="burrowing", place="bay").dice(ONE_SMASH)

    table.resolves().asks(1).answer("yield").asks(2).answer("stay")

    table.has(0, health=10, place="city").has(2, place="bay")


def test_burrowing_does_not_answer_death_from_above() -> None:
    table = Table(2).monster(0, energy=5).monster(1, cards="burrowing", place="city").market("death_from_above")

    table.buys().answer("buy death_from_above")

    table.has(0, health=10, place="city").has(1, place="outside")


def test_burrowing_does_not_answer_the_closing_of_the_bay() -> None:
    table = Table(5).monster(0, place="city").monster(1, cards="burrowing", place="bay").monster(2, health=1)

    table.dice(ONE_SMASH).resolves()

    table.has(0, health=10).has(1, place="outside", health=10).has(2, place="dead").never_happened(TokyoEntered)
