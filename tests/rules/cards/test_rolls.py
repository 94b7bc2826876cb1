"""Cards about dice and what they show."""

import pytest

from kingoftokyo.rules.events import DiceRolled, PointsGained, RollFinished
from table import Table

ONE_OF_EACH = "1 2 3 heart energy smash"


# Extra Head


def test_extra_head_rolls_seven_dice() -> None:
    table = Table(2).monster(0, cards="extra_head").next_rolls("1 1 2 2 3 3 smash")

    table.starts_turn().asks(0, "roll").shows("1 1 2 2 3 3 smash")


def test_two_extra_heads_roll_eight_dice() -> None:
    table = Table(2).monster(0, cards="extra_head extra_head").next_rolls("1 1 2 2 3 3 smash smash")

    table.starts_turn().asks(0, "roll").shows("1 1 2 2 3 3 smash smash")


def test_extra_head_makes_up_for_a_shrink_token() -> None:
    table = Table(2).monster(0, cards="extra_head", shrink=1).next_rolls("1 1 2 2 3 3")

    table.starts_turn().asks(0, "roll").shows("1 1 2 2 3 3")


def test_extra_head_leaves_one_die_beside_six_shrink_tokens() -> None:
    table = Table(2).monster(0, cards="extra_head", shrink=6).next_rolls("heart")

    table.starts_turn().asks(0, "roll").shows("heart")


def test_extra_head_does_not_lift_seven_shrink_tokens_above_no_dice() -> None:
    table = Table(2).monster(0, cards="extra_head", shrink=8, energy=2)

    table.starts_turn().asks(0, "buy").shows("")


def test_extra_head_gives_no_die_to_another_monster() -> None:
    table = Table(2).monster(1, cards="extra_head").next_rolls("1 1 2 2 3 3")

    table.starts_turn().asks(0, "roll").shows("1 1 2 2 3 3")


def test_extra_head_bought_this_turn_rolls_only_from_the_next_one_on() -> None:
    table = Table(2).monster(0, energy=7).market("extra_head").dice("1 1 2 2 3 3")
    table.next_rolls("1 1 2 2 3 3", "1 1 2 2 3 3 smash")

    table.last_roll_done().shows("1 1 2 2 3 3").answer("buy extra_head")

    table.asks(1, "roll").answer("stop").asks(0, "roll").shows("1 1 2 2 3 3 smash")


# Giant Brain


def test_giant_brain_gives_a_fourth_roll() -> None:
    table = (
        Table(2).monster(0, cards="giant_brain").next_rolls("1 1 1 1 1 1", "2 2 2 2 2 2", "3 3 3 3 3 3", ONE_OF_EACH)
    )

    table.starts_turn().answer("keep nothing", "keep nothing").asks(0, "roll").answer("keep nothing")

    table.happened(RollFinished(0, ONE_OF_EACH))


def test_giant_brain_gives_no_fifth_roll() -> None:
    table = Table(2).monster(0, cards="giant_brain", energy=2, shrink=5).next_rolls("1", "2", "3", "smash")

    table.starts_turn().answer("keep nothing", "keep nothing", "keep nothing").asks(0, "buy").shows("smash")


def test_giant_brain_lets_its_owner_stop_early() -> None:
    table = Table(2).monster(0, cards="giant_brain", energy=2).next_rolls("1 1 2 2 3 3")

    table.starts_turn().answer("stop").asks(0, "buy").shows("1 1 2 2 3 3")


def test_giant_brain_gives_no_roll_to_another_monster() -> None:
    table = Table(2).monster(1, cards="giant_brain").next_rolls("1 1 2 2 3 3")

    table.starts_turn().happened(DiceRolled(0, "", "1 1 2 2 3 3", "1 1 2 2 3 3", 2))


# Detritivore


def test_detritivore_gains_two_points_for_a_one_a_two_and_a_three() -> None:
    table = Table(2).monster(0, cards="detritivore").monster(1, place="city").dice("1 2 3 heart heart energy")

    table.resolves().has(0, points=2).happened(PointsGained(0, 2, 2, "detritivore"))


def test_detritivore_gains_its_points_once_for_two_of_each() -> None:
    table = Table(2).monster(0, cards="detritivore").monster(1, place="city").dice("1 1 2 2 3 3")

    table.resolves().happened(PointsGained(0, 2, 2, "detritivore")).has(0, points=2)


def test_detritivore_counts_dice_that_also_score() -> None:
    table = Table(2).monster(0, cards="detritivore").monster(1, place="city").dice("1 2 3 3 3 heart")

    table.resolves().has(0, points=5)


@pytest.mark.parametrize("dice", ["1 1 2 2 heart heart", "1 1 3 3 heart heart", "2 2 3 3 heart heart"])
def test_detritivore_gains_nothing_when_one_number_is_missing(dice: str) -> None:
    table = Table(2).monster(0, cards="detritivore").monster(1, place="city").dice(dice)

    table.resolves().has(0, points=0)


def test_detritivore_gains_nothing_from_another_monsters_dice() -> None:
    table = Table(2).monster(0, place="city").monster(1, cards="detritivore").dice("1 1 2 2 3 3")

    table.resolves().has(1, points=0)


# Complete Destruction


def test_complete_destruction_gains_nine_points_for_one_of_each() -> None:
    table = Table(2).monster(0, cards="complete_destruction").monster(1, place="city").dice(ONE_OF_EACH)

    table.resolves().has(0, points=9).happened(PointsGained(0, 9, 9, "complete_destruction"))


def test_complete_destruction_leaves_what_the_dice_give_besides() -> None:
    table = Table(2).monster(0, cards="complete_destruction", health=8).monster(1, place="city").dice(ONE_OF_EACH)

    table.resolves().asks(1, "yield").has(0, health=9, energy=1).has(1, health=9)


def test_complete_destruction_takes_a_smash_that_a_card_added_for_the_sixth_face() -> None:
    table = Table(2).monster(0, cards="acid_attack complete_destruction").monster(1, place="city")

    table.dice("1 2 3 heart energy energy").resolves().has(0, points=9)


def test_complete_destruction_counts_spare_dice_of_an_extra_head() -> None:
    table = Table(2).monster(0, cards="extra_head complete_destruction").monster(1, place="city")

    table.dice("1 2 3 3 heart energy smash").resolves().has(0, points=9)


def test_complete_destruction_gains_nothing_when_the_smash_is_missing() -> None:
    table = Table(2).monster(0, cards="complete_destruction").monster(1, place="city")

    table.dice("1 2 3 heart energy energy").resolves().has(0, points=0)


def test_complete_destruction_gains_nothing_when_the_heart_is_missing() -> None:
    table = Table(2).monster(0, cards="complete_destruction").monster(1, place="city")

    table.dice("1 2 3 smash energy energy").resolves().has(0, points=0)


def test_complete_destruction_gains_nothing_when_the_energy_is_missing() -> None:
    table = Table(2).monster(0, cards="complete_destruction").monster(1, place="city")

    table.dice("1 2 3 smash heart heart").resolves().has(0, points=0)


def test_complete_destruction_gains_nothing_when_a_number_is_missing() -> None:
    table = Table(2).monster(0, cards="complete_destruction").monster(1, place="city")

    table.dice("1 2 2 smash heart energy").resolves().has(0, points=0)


def test_complete_destruction_and_detritivore_together_gain_eleven_points() -> None:
    table = Table(2).monster(0, cards="complete_destruction detritivore", health=8).monster(1, place="city")

    table.dice(ONE_OF_EACH).resolves().has(0, points=11, health=9, energy=1).has(1, health=9)


# Gourmet


def test_gourmet_gains_two_points_more_for_three_ones() -> None:
    table = Table(2).monster(0, cards="gourmet").monster(1, place="city").dice("1 1 1 2 2 3")

    table.resolves().has(0, points=3).happened_in_order(PointsGained(0, 1, 1, "dice"), PointsGained(0, 2, 3, "gourmet"))


def test_gourmet_gains_two_points_more_once_for_six_ones() -> None:
    table = Table(2).monster(0, cards="gourmet").monster(1, place="city").dice("1 1 1 1 1 1")

    table.resolves().has(0, points=6)


def test_gourmet_gains_nothing_for_two_ones() -> None:
    table = Table(2).monster(0, cards="gourmet").monster(1, place="city").dice("1 1 2 2 3 3")

    table.resolves().has(0, points=0)


def test_gourmet_gains_nothing_more_for_three_twos_or_threes() -> None:
    table = Table(2).monster(0, cards="gourmet").monster(1, place="city").dice("2 2 2 3 3 3")

    table.resolves().has(0, points=5)
