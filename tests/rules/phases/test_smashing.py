"""Smashes: whom they hit, who may yield Tokyo, and who enters it."""

from kingoftokyo.rules.events import (
    HealthLost,
    PointsGained,
    StayedInTokyo,
    TokyoEntered,
    TokyoLeft,
)
from table import Table

NO_SMASH = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"
TWO_SMASHES = "smash smash 1 1 2 2"


# Whom smashes hit


def test_from_outside_smashes_hit_tokyo_city_only() -> None:
    table = Table(4).monster(2, place="city").dice(TWO_SMASHES)

    table.resolves().has(0, health=10).has(1, health=10).has(2, health=8).has(3, health=10)


def test_from_outside_smashes_hit_both_city_and_bay() -> None:
    table = Table(5).monster(1, place="city").monster(3, place="bay").dice(TWO_SMASHES)

    table.resolves().has(1, health=8).has(2, health=10).has(3, health=8).has(4, health=10)


def test_from_the_city_smashes_hit_all_outside_but_not_the_bay() -> None:
    table = Table(5).monster(0, place="city").monster(2, place="bay").dice(TWO_SMASHES)

    table.resolves().has(1, health=8).has(2, health=10).has(3, health=8).has(4, health=8)


def test_from_the_bay_smashes_hit_all_outside_but_not_the_city() -> None:
    table = Table(5).monster(0, place="bay").monster(2, place="city").dice(TWO_SMASHES)

    table.resolves().has(1, health=8).has(2, health=10).has(3, health=8).has(4, health=8)


def test_smashes_from_tokyo_ask_nobody_to_yield() -> None:
    table = Table(2).monster(0, place="city", energy=2).dice(ONE_SMASH)

    table.resolves().asks(0, "buy").has(1, health=9, place="outside")


def test_smashes_hit_nobody_while_tokyo_is_empty() -> None:
    table = Table(3).dice(TWO_SMASHES)

    table.resolves().never_happened(HealthLost).has(0, place="city")


def test_the_first_monster_of_the_game_enters_the_city_and_smashes_nobody() -> None:
    table = Table(6).next_rolls("smash smash smash smash smash smash")

    table.starts_turn().answer("stop").asks(1, "roll")

    table.never_happened(HealthLost).has(0, place="city", points=1)


def test_a_roll_without_smashes_hurts_nobody_and_asks_nobody() -> None:
    table = Table(2).monster(1, place="city").dice(NO_SMASH)

    table.resolves().asks(1, "roll").never_happened(HealthLost).has(0, place="outside")


# Yielding


def test_health_is_lost_before_the_yield_question() -> None:
    table = Table(2).monster(1, place="city").dice(TWO_SMASHES)

    table.resolves().asks(1, "yield").offers("stay", "yield").has(1, health=8, place="city")


def test_a_monster_that_yields_keeps_its_loss_and_the_attacker_takes_the_place() -> None:
    table = Table(3).monster(1, place="city").dice(TWO_SMASHES)

    table.resolves().answer("yield")

    table.has(0, place="city", points=1).has(1, health=8, place="outside", points=0)
    table.happened_in_order(
        TokyoLeft(1, "city", "yield"), TokyoEntered(0, "city", "tokyo"), PointsGained(0, 1, 1, "tokyo")
    )


def test_a_monster_that_stays_keeps_the_attacker_outside() -> None:
    table = Table(3).monster(1, place="city").dice(TWO_SMASHES)

    table.resolves().answer("stay")

    table.has(0, place="outside", points=0).has(1, health=8, place="city").happened(StayedInTokyo(1, "city"))
    table.never_happened(TokyoEntered)


def test_an_eliminated_monster_leaves_the_city_to_the_attacker() -> None:
    table = Table(3).monster(1, health=2, place="city").dice(TWO_SMASHES)

    table.resolves().asks(2, "roll").has(0, place="city", points=1).has(1, place="dead")


def test_prevented_smashes_give_no_right_to_yield() -> None:
    table = Table(2).monster(0, energy=2).monster(1, cards="armor_plating", place="city").dice(ONE_SMASH)

    table.resolves().asks(0, "buy").has(0, place="outside").has(1, health=10, place="city")


def test_damage_from_a_card_gives_no_right_to_yield() -> None:
    table = Table(3).monster(0, energy=6).monster(2, place="city").market("gas_refinery")

    table.buys().answer("buy gas_refinery").asks(1, "roll").has(2, health=7, place="city")


def test_damage_from_a_card_does_not_bring_back_a_question_that_smashes_did_not_raise() -> None:
    table = Table(3).monster(0, energy=3).monster(2, cards="armor_plating", place="city").market("flame_thrower")

    table.dice(ONE_SMASH).resolves().asks(0, "buy").answer("buy flame_thrower")

    table.asks(1, "roll").has(2, health=8, place="city")


def test_poison_gives_no_right_to_yield() -> None:
    table = Table(2).monster(0, poison=2, place="city")

    table.ends_turn().asks(1, "roll").has(0, health=8, place="city")


def test_a_monster_that_yielded_is_not_hit_again_by_the_same_roll() -> None:
    table = Table(2).monster(1, place="city").dice(TWO_SMASHES)

    table.resolves().answer("yield").has(1, health=8)


def test_a_monster_that_yielded_can_still_be_hurt_later_in_the_turn() -> None:
    table = Table(3).monster(0, energy=3).monster(1, place="city").market("flame_thrower").dice(ONE_SMASH)

    table.resolves().answer("yield").asks(0, "buy").answer("buy flame_thrower").has(1, health=7)


# Entering


def test_an_empty_city_must_be_entered_without_any_smash() -> None:
    table = Table(2).monster(0, energy=2).dice(NO_SMASH)

    table.resolves().asks(0, "buy").has(0, place="city", points=1)


def test_entering_gives_a_point_and_no_bonus_for_the_start_of_the_turn() -> None:
    table = Table(3).next_rolls(NO_SMASH)

    table.starts_turn().answer("stop").has(0, place="city", points=1)


def test_a_city_that_is_taken_is_not_entered() -> None:
    table = Table(4).monster(0, energy=2).monster(1, place="city").dice(NO_SMASH)

    table.resolves().asks(0, "buy").has(0, place="outside", points=0).never_happened(TokyoEntered)


def test_a_monster_in_tokyo_does_not_enter_again() -> None:
    table = Table(5).monster(0, place="bay", energy=2).dice(NO_SMASH)

    table.resolves().asks(0, "buy").has(0, place="bay", points=0).never_happened(TokyoEntered)


def test_tokyo_is_entered_before_buying() -> None:
    table = Table(2).monster(0, energy=3, health=5).market("heal").dice(NO_SMASH)

    table.resolves().asks(0, "buy").has(0, place="city").answer("buy heal").has(0, health=7)


def test_an_empty_city_is_taken_by_the_next_monster_in_its_own_enter_phase() -> None:
    table = Table(3).monster(0, health=1, place="city", poison=1).next_rolls(NO_SMASH)

    table.ends_turn().asks(1, "roll").has(0, place="dead").has(1, place="outside").answer("stop")

    table.has(1, place="city", points=1)
