"""The turn: its start and its end, whose turn is next, and who has won when it is over."""

import pytest

from kingoftokyo.rules.events import (
    DiceRolled,
    EnergyGained,
    HealthLost,
    PointsGained,
    TokyoEntered,
    TurnEnded,
    TurnStarted,
)
from table import Table

NO_SMASH = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"

# The start


@pytest.mark.parametrize("place", ["city", "bay"])
def test_starting_a_turn_in_tokyo_gives_two_points(place: str) -> None:
    table = Table(5).monster(0, place=place)

    table.starts_turn().has(0, points=2).happened(PointsGained(0, 2, 2, "tokyo"))


def test_starting_a_turn_outside_gives_nothing() -> None:
    table = Table(2).monster(1, place="city")

    table.starts_turn().has(0, points=0).has(1, points=0)


def test_the_start_of_a_turn_goes_battery_then_tokyo_then_urbavore_then_the_first_roll() -> None:
    table = Table(2).monster(0, cards=["urbavore", {"card": "battery_monster", "counters": 4}], place="city")

    table.next_rolls(NO_SMASH).starts_turn().happened_in_order(
        TurnStarted(1, 0, extra=False),
        EnergyGained(0, 2, 2, "battery_monster"),
        PointsGained(0, 2, 2, "tokyo"),
        PointsGained(0, 1, 3, "urbavore"),
        DiceRolled(0, "", NO_SMASH, NO_SMASH, 2),
    )


def test_a_monster_that_held_tokyo_for_a_round_has_three_points() -> None:
    table = Table(2).next_rolls(NO_SMASH, NO_SMASH, NO_SMASH)

    table.starts_turn().answer("stop").has(0, points=1).answer("stop").asks(0, "roll").has(0, points=3)


# The end


def test_the_end_of_a_turn_goes_underdog_hoarder_herbivore_solar_then_poison() -> None:
    table = Table(2).monster(0, cards="herbivore energy_hoarder rooting_for_the_underdog", energy=6, poison=1)

    table.monster(1, points=5).ends_turn().happened_in_order(
        PointsGained(0, 1, 1, "rooting_for_the_underdog"),
        PointsGained(0, 1, 2, "energy_hoarder"),
        PointsGained(0, 1, 3, "herbivore"),
        HealthLost(0, 1, 9, None, "poison"),
        TurnEnded(0),
    )


def test_solar_powered_comes_after_herbivore_and_before_poison() -> None:
    table = Table(2).monster(0, cards="solar_powered herbivore", poison=1)

    table.ends_turn().happened_in_order(
        PointsGained(0, 1, 1, "herbivore"),
        EnergyGained(0, 1, 1, "solar_powered"),
        HealthLost(0, 1, 9, None, "poison"),
    )


def test_poison_costs_one_health_for_each_token_in_a_single_loss() -> None:
    table = Table(2).monster(0, poison=3)

    table.ends_turn().has(0, health=7, poison=3).happened(HealthLost(0, 3, 7, None, "poison"))


def test_poison_hurts_in_tokyo_too() -> None:
    table = Table(2).monster(0, poison=1, place="city")

    table.ends_turn().has(0, health=9, place="city")


def test_poison_does_nothing_at_the_end_of_another_monsters_turn() -> None:
    table = Table(2).monster(1, poison=3)

    table.ends_turn().has(1, health=10).never_happened(HealthLost)


def test_a_poison_token_cured_in_the_turn_does_not_hurt_at_its_end() -> None:
    table = Table(2).monster(0, poison=1).monster(1, place="city").dice("heart 1 1 2 2 3")

    table.resolves().has(0, health=10, poison=0).never_happened(HealthLost)


# Whose turn is next


def test_play_passes_to_the_left() -> None:
    Table(3).ends_turn().asks(1, "roll")
    Table(3, turn=1).ends_turn().asks(2, "roll")
    Table(3, turn=2).ends_turn().asks(0, "roll")


def test_the_dead_have_no_turn() -> None:
    table = Table(5, turn=3).monster(4, place="dead").monster(0, place="dead")

    table.ends_turn().asks(1, "roll")


def test_a_monster_that_dies_in_its_turn_passes_play_to_its_left() -> None:
    table = Table(4, turn=1).monster(1, health=1, poison=1).monster(2, place="dead")

    table.ends_turn().has(1, place="dead").asks(3, "roll")


def test_a_monster_that_dies_in_its_turn_does_not_enter_buy_or_gain() -> None:
    table = Table(3).monster(0, cards="rooting_for_the_underdog solar_powered", health=1, energy=9)
    table.monster(2, cards="burrowing", place="city", points=5).market("heal tank skyscraper").dice(ONE_SMASH)

    table.resolves().answer("yield").asks(1, "roll")

    table.has(0, place="dead", points=0, energy=0).never_happened(TokyoEntered).never_happened(PointsGained)


def test_after_an_extra_turn_the_order_resumes() -> None:
    table = Table(3, turn=2).monster(2, energy=7).market("frenzy").next_rolls(NO_SMASH, NO_SMASH)

    table.buys().answer("buy frenzy").asks(2, "roll").answer("stop").asks(0, "roll").answer("stop").asks(1, "roll")


def test_an_extra_turn_started_in_tokyo_gives_two_points_again() -> None:
    table = Table(2).monster(0, energy=7, place="city").market("frenzy").next_rolls(NO_SMASH)

    table.starts_turn().has(0, points=2).answer("stop", "buy frenzy").asks(0, "roll").has(0, points=4)


def test_a_monster_that_dies_in_its_turn_has_no_extra_turn() -> None:
    table = Table(3).monster(0, energy=11, health=3).market("frenzy tank heal")

    table.buys().answer("buy frenzy", "buy tank").asks(1, "roll").has(0, place="dead")


def test_a_monster_that_dies_in_its_extra_turn_passes_play_to_its_left() -> None:
    table = Table(3).monster(0, energy=7, health=2, poison=1, place="city").market("frenzy").next_rolls(NO_SMASH)

    table.buys().answer("buy frenzy").asks(0, "roll").answer("stop").has(0, place="dead").asks(1, "roll")


# Winning


def test_twenty_points_win_only_when_the_turn_is_over() -> None:
    table = Table(2).monster(0, points=17, energy=2).monster(1, place="city").dice("3 3 3 1 1 2")

    table.resolves().asks(0, "buy").has(0, points=20).answer("done").ended(0, "points")


def test_nineteen_points_do_not_win() -> None:
    table = Table(2).monster(0, points=19)

    table.ends_turn().asks(1, "roll")


def test_the_bonus_for_tokyo_brings_twenty_points_but_the_turn_must_be_survived() -> None:
    table = Table(3).monster(0, points=18, place="city", health=1, poison=1).next_rolls(NO_SMASH)

    table.starts_turn().asks(0, "roll").has(0, points=20).answer("stop")

    table.asks(1, "roll").has(0, place="dead", points=0)


def test_entering_tokyo_can_bring_the_twentieth_point() -> None:
    table = Table(2).monster(0, points=19).dice(NO_SMASH)

    table.resolves().ended(0, "points")


def test_a_card_at_the_end_of_the_turn_can_bring_the_twentieth_point() -> None:
    table = Table(2).monster(0, cards="herbivore", points=19)

    table.ends_turn().ended(0, "points")


def test_poison_kills_a_monster_that_reached_twenty_points_at_the_end_of_its_turn() -> None:
    table = Table(3).monster(0, cards="herbivore", points=19, health=1, poison=1)

    table.ends_turn().asks(1, "roll").has(0, place="dead", points=0)


def test_twenty_points_win_before_an_extra_turn() -> None:
    table = Table(2).monster(0, cards="media_friendly", points=19, energy=7).market("frenzy")

    table.buys().answer("buy frenzy").ended(0, "points")


def test_a_monster_can_win_at_the_end_of_another_monsters_turn() -> None:
    table = Table(4).monster(1, health=1, place="city").monster(2, cards="eater_of_the_dead", points=17)

    table.dice(ONE_SMASH).resolves().ended(2, "points")


def test_a_monster_can_win_at_the_end_of_the_turn_in_which_the_active_one_died() -> None:
    table = Table(3).monster(0, health=1, poison=1).monster(2, cards="eater_of_the_dead", points=17)

    table.ends_turn().ended(2, "points")


def test_points_lost_before_the_end_of_the_turn_undo_a_win() -> None:
    table = Table(2).monster(0, energy=7).monster(1, points=20).market("evacuation_orders")

    table.buys().answer("buy evacuation_orders").asks(1, "roll").has(1, points=15)


def test_of_two_monsters_with_twenty_points_the_active_one_wins() -> None:
    table = Table(3, turn=2).monster(0, points=20).monster(2, points=20)

    table.ends_turn().ended(2, "points")


def test_of_two_others_with_twenty_points_the_next_clockwise_wins() -> None:
    table = Table(4, turn=1).monster(0, points=20).monster(3, points=20)

    table.ends_turn().ended(3, "points")


def test_a_dead_monster_is_passed_over_when_twenty_points_tie() -> None:
    table = Table(4).monster(0, points=20, health=1, poison=1).monster(2, points=20).monster(3, points=20)

    table.ends_turn().ended(2, "points").has(0, place="dead")
