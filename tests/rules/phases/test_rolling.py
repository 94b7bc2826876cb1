"""Rolling: the first throw, keeping and rerolling, stopping, and how many dice there are."""

import pytest

from kingoftokyo import ChoiceError
from kingoftokyo.rules.events import DiceRolled, RollFinished
from table import Table

NUMBERS = "1 1 2 2 3 3"
ONE_OF_EACH = "1 2 3 heart energy smash"


def test_the_first_throw_of_a_turn_is_made_without_asking() -> None:
    table = Table(2).next_rolls(NUMBERS)

    table.starts_turn().asks(0, "roll").shows(NUMBERS).happened(DiceRolled(0, "", NUMBERS, NUMBERS, 2))


def test_a_turn_has_three_rolls() -> None:
    table = Table(2).monster(0, energy=2).next_rolls(NUMBERS, "2 2 2 2 2 2", ONE_OF_EACH)

    table.starts_turn().answer("keep nothing").asks(0, "roll").answer("keep nothing").asks(0, "buy")

    table.shows(ONE_OF_EACH).happened(RollFinished(0, ONE_OF_EACH))


def test_after_the_last_roll_nobody_is_asked_what_to_keep() -> None:
    table = Table(2).monster(0, energy=2).dice(NUMBERS)

    table.last_roll_done().asks(0, "buy").shows(NUMBERS)


def test_every_way_to_keep_some_of_the_dice_is_offered_once() -> None:
    table = Table(2).monster(0).dice("1 1 heart")

    table.rolls().offers("keep nothing", "keep 1", "keep 1 1", "keep heart", "keep 1 heart", "stop")


def test_any_subset_of_six_different_dice_can_be_kept() -> None:
    table = Table(2).dice(ONE_OF_EACH).rolls()

    assert table.game.option_count() == 64


def test_dice_that_are_not_kept_are_rerolled_together() -> None:
    table = Table(2).dice(ONE_OF_EACH).next_rolls("1 1 1 smash")

    table.rolls().answer("keep heart energy").shows("heart energy 1 1 1 smash")


def test_a_single_die_can_be_rerolled() -> None:
    table = Table(2).dice("1 1 1 2 2 3").next_rolls("1")

    table.rolls().answer("keep 1 1 1 2 2").asks(0, "roll").shows("1 1 1 1 2 2")


def test_all_dice_can_be_rerolled() -> None:
    table = Table(2).dice(NUMBERS).next_rolls(ONE_OF_EACH)

    table.rolls().answer("keep nothing").asks(0, "roll").shows(ONE_OF_EACH)


def test_dice_kept_earlier_can_be_rerolled_later() -> None:
    table = Table(2).dice("1 1 1 2 2 2").next_rolls("3 3 3", "heart energy energy")

    table.rolls().answer("keep 1 1 1").shows("1 1 1 3 3 3").answer("keep 3 3 3")

    table.happened(RollFinished(0, "3 3 3 heart energy energy"))


def test_dice_that_do_not_lie_there_cannot_be_kept() -> None:
    table = Table(2).dice(NUMBERS).rolls()

    with pytest.raises(ChoiceError):
        table.answer("keep 1 1 1")

    table.asks(0, "roll").shows(NUMBERS)


def test_the_active_monster_may_stop_after_the_first_roll() -> None:
    table = Table(2).monster(0, energy=2).next_rolls(NUMBERS)

    table.starts_turn().answer("stop").asks(0, "buy").shows(NUMBERS).happened(RollFinished(0, NUMBERS))


def test_the_active_monster_may_stop_after_the_second_roll() -> None:
    table = Table(2).monster(0, energy=2).next_rolls(NUMBERS, "smash smash")

    table.starts_turn().answer("keep 1 1 2 2", "stop").asks(0, "buy").shows("1 1 2 2 smash smash")


def test_keeping_every_die_is_stopping() -> None:
    table = Table(2).monster(0, energy=2).dice(NUMBERS)

    table.rolls().answer(f"keep {NUMBERS}").asks(0, "buy").never_happened(DiceRolled)


def test_each_shrink_token_takes_a_die() -> None:
    table = Table(2).monster(0, shrink=2).next_rolls("1 1 2 2")

    table.starts_turn().asks(0, "roll").shows("1 1 2 2")


def test_shrink_tokens_leave_the_number_of_rolls_as_it_is() -> None:
    table = Table(2).monster(0, shrink=5, energy=2).next_rolls("1", "2", "3")

    table.starts_turn().answer("keep nothing", "keep nothing").asks(0, "buy").shows("3")


def test_a_turn_without_dice_goes_on_to_tokyo_and_to_buying() -> None:
    table = Table(2).monster(0, shrink=6, energy=2)

    table.starts_turn().asks(0, "buy").shows("").has(0, place="city", points=1)


def test_a_turn_without_dice_has_its_end_too() -> None:
    table = Table(2).monster(0, cards="solar_powered", shrink=6, poison=1)

    table.starts_turn().asks(1, "roll").has(0, energy=1, health=9)


def test_more_than_six_shrink_tokens_leave_no_fewer_than_no_dice() -> None:
    table = Table(2).monster(0, shrink=9, energy=2)

    table.starts_turn().asks(0, "buy").shows("")


def test_a_shrink_token_cured_in_a_turn_gives_its_die_back_in_the_next() -> None:
    table = Table(2).monster(0, shrink=1).monster(1, place="city").next_rolls("1 1 2 2 heart", NUMBERS, ONE_OF_EACH)

    table.starts_turn().shows("1 1 2 2 heart").answer("stop").has(0, shrink=0)

    table.asks(1, "roll").answer("stop").asks(0, "roll").shows(ONE_OF_EACH)


def test_the_shrink_tokens_of_others_take_no_dice() -> None:
    table = Table(2).monster(1, shrink=3).next_rolls(NUMBERS)

    table.starts_turn().asks(0, "roll").shows(NUMBERS)
