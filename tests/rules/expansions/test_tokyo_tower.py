"""Tokyo Tower: four 1s in Tokyo claim a level; two levels help, the third wins."""

import pytest

from kingoftokyo import PositionError, Rules, SetupError
from kingoftokyo.rules.events import CountersChanged, EnergyGained, GameEnded, HealthGained, PointsGained
from kingoftokyo.rules.expansions.tokyo_tower import FIRST, SECOND, THIRD, level_count
from table import Table

FOUR_ONES = "1 1 1 1 2 3"


def new_table(players: int = 3) -> Table:
    return Table(players).rules(tokyo_tower=True)


def tower(*levels: int) -> dict[str, object]:
    return {"tower": list(levels)}


@pytest.mark.parametrize(
    ("levels", "count"), [(0, 0), (FIRST, 1), (SECOND, 1), (FIRST + SECOND, 2), (SECOND + THIRD, 2), (7, 3)]
)
def test_the_levels_of_a_monster_are_counted(levels: int, count: int) -> None:
    assert level_count(levels) == count


# Claiming


def test_four_ones_in_tokyo_claim_the_first_level() -> None:
    table = new_table().monster(0, place="city").dice(FOUR_ONES).resolves()

    table.has(0, counted=tower(1)).happened(CountersChanged(0, "tokyo_tower", 1))


def test_the_ones_score_their_points_too() -> None:
    table = new_table().monster(0, place="city").dice(FOUR_ONES).resolves()

    table.has(0, points=2).happened(PointsGained(0, 2, 2, "dice"))


def test_four_ones_claim_a_level_in_the_bay() -> None:
    new_table(5).monster(0, place="bay").dice(FOUR_ONES).resolves().has(0, counted=tower(1))


def test_four_ones_outside_tokyo_claim_nothing() -> None:
    table = new_table().monster(1, place="city").dice(FOUR_ONES).resolves()

    table.has(0, counted=tower(), points=2).never_happened(CountersChanged)


def test_four_ones_of_a_monster_that_enters_tokyo_afterwards_claim_nothing() -> None:
    new_table().dice(FOUR_ONES).resolves().has(0, place="city", counted=tower())


def test_three_ones_claim_nothing() -> None:
    new_table().monster(0, place="city").dice("1 1 1 2 2 3").resolves().has(0, counted=tower())


def test_four_of_another_number_claim_nothing() -> None:
    new_table().monster(0, place="city").dice("2 2 2 2 1 1").resolves().has(0, counted=tower())


def test_six_ones_claim_one_level() -> None:
    new_table().monster(0, place="city").dice("1 1 1 1 1 1").resolves().has(0, counted=tower(1))


def test_the_next_four_ones_claim_the_second_level() -> None:
    table = new_table().monster(0, place="city", tower=[1]).dice(FOUR_ONES).resolves()

    table.asks(1, "roll").has(0, counted=tower(1, 2))


def test_a_level_of_another_monster_is_taken_over() -> None:
    table = new_table().monster(0, place="city").monster(1, tower=[1]).dice(FOUR_ONES).resolves()

    table.has(0, counted=tower(1)).has(1, counted=tower())


def test_only_the_claimed_level_is_taken_over() -> None:
    table = new_table().monster(0, place="city").monster(1, tower=[1, 2]).dice(FOUR_ONES).resolves()

    table.has(0, counted=tower(1)).has(1, counted=tower(2))


def test_the_lowest_level_that_is_not_ones_own_is_claimed() -> None:
    table = new_table().monster(0, place="city", tower=[2]).monster(1, tower=[1]).dice(FOUR_ONES).resolves()

    table.asks(1, "roll").has(0, counted=tower(1, 2)).has(1, counted=tower())


def test_a_second_level_of_another_is_taken_over_by_the_owner_of_the_first() -> None:
    table = new_table().monster(0, place="city", tower=[1]).monster(2, tower=[2]).dice(FOUR_ONES).resolves()

    table.has(0, counted=tower(1, 2)).has(2, counted=tower())


def test_dice_that_a_card_sets_count_for_the_tower() -> None:
    table = new_table().monster(0, place="city", cards="herd_culler").dice("1 1 1 2 2 3").last_roll_done()

    table.answer("set 2 to 1 with herd_culler").has(0, counted=tower(1))


# The third level


def test_the_third_level_wins_the_game_at_once() -> None:
    table = new_table().monster(0, place="city", tower=[1, 2]).dice(FOUR_ONES).resolves()

    table.ended(0, "tokyo_tower").happened(GameEnded(0, "tokyo_tower"))


def test_the_third_level_wins_in_the_middle_of_the_turn() -> None:
    table = (
        new_table().monster(0, place="city", tower=[1, 2], poison=1, health=1).dice("1 1 1 1 energy smash").resolves()
    )

    table.ended(0, "tokyo_tower").has(0, energy=0, points=0).has(1, health=10)
    assert table.game.events is not None
    assert table.game.events[-1] == GameEnded(0, "tokyo_tower")


def test_the_third_level_wins_though_another_has_twenty_points() -> None:
    table = new_table().monster(0, place="city", tower=[1, 2]).monster(1, points=20).dice(FOUR_ONES).resolves()

    table.ended(0, "tokyo_tower")


def test_the_third_level_wins_by_the_tower_though_the_ones_would_bring_twenty_points() -> None:
    table = Table(3).rules(tokyo_tower=True, twenty_points="at_once").monster(0, place="city", tower=[1, 2], points=19)

    table.dice(FOUR_ONES).resolves().ended(0, "tokyo_tower")


def test_the_third_level_is_not_claimed_outside_tokyo() -> None:
    table = new_table().monster(0, tower=[1, 2]).monster(1, place="city").dice(FOUR_ONES).resolves()

    table.asks(1, "roll").has(0, counted=tower(1, 2))


# What the levels bring


def test_the_first_level_brings_a_health_at_the_start_of_the_turn() -> None:
    table = new_table().monster(0, tower=[1], health=5).starts_turn()

    table.has(0, health=6, energy=0).happened(HealthGained(0, 1, 6, "tokyo_tower"))


def test_the_second_level_brings_a_health_and_an_energy() -> None:
    table = new_table().monster(0, tower=[2], health=5).starts_turn()

    table.has(0, health=6, energy=1).happened(EnergyGained(0, 1, 1, "tokyo_tower"))


def test_both_levels_together_bring_two_health_and_an_energy() -> None:
    new_table().monster(0, tower=[1, 2], health=5).starts_turn().has(0, health=7, energy=1)


def test_the_levels_work_in_tokyo() -> None:
    new_table().monster(0, tower=[1, 2], health=5, place="city").starts_turn().has(0, health=7, energy=1, points=2)


def test_the_levels_come_before_the_points_for_tokyo_and_after_battery_monster() -> None:
    table = new_table().monster(0, tower=[2], health=5, place="city", cards="battery_monster").starts_turn()

    table.happened_in_order(
        EnergyGained(0, 2, 2, "battery_monster"),
        HealthGained(0, 1, 6, "tokyo_tower"),
        EnergyGained(0, 1, 3, "tokyo_tower"),
        PointsGained(0, 2, 2, "tokyo"),
    )


def test_the_levels_bring_no_health_above_the_maximum() -> None:
    new_table().monster(0, tower=[1, 2]).starts_turn().has(0, health=10, energy=1).never_happened(HealthGained)


def test_the_levels_bring_nothing_at_the_start_of_others_turns() -> None:
    new_table().monster(1, tower=[1, 2], health=5).starts_turn().has(1, health=5, energy=0)


def test_a_level_brings_nothing_in_the_turn_in_which_it_is_claimed() -> None:
    table = new_table().monster(0, place="city", health=5).dice(FOUR_ONES).resolves()

    table.asks(1, "roll").has(0, health=5).never_happened(HealthGained)


def test_regeneration_adds_to_the_health_of_a_level() -> None:
    new_table().monster(0, tower=[1], health=5, cards="regeneration").starts_turn().has(0, health=7)


def test_friend_of_children_adds_to_the_energy_of_a_level() -> None:
    new_table().monster(0, tower=[2], cards="friend_of_children").starts_turn().has(0, energy=2)


# Owners who die


def test_the_levels_of_an_eliminated_monster_return_to_the_table() -> None:
    table = new_table().monster(0, place="city").monster(1, tower=[1, 2], health=1).dice("1 1 1 1 smash 2").resolves()

    table.has(1, place="dead", counted={}).has(0, counted=tower(1))


def test_a_level_that_returned_to_the_table_can_be_claimed() -> None:
    table = new_table().monster(0, place="city", tower=[1]).monster(1, place="dead").dice(FOUR_ONES).resolves()

    table.has(0, counted=tower(1, 2))


# Positions


@pytest.mark.parametrize("bad", [[3], [0], 1, "1", [1, 2, 3]])
def test_bad_levels_are_refused(bad: object) -> None:
    with pytest.raises(PositionError, match="tower"):
        new_table().monster(0, tower=bad).starts_turn()


def test_levels_in_a_position_need_the_expansion() -> None:
    with pytest.raises(PositionError, match="tower"):
        Table(3).monster(0, tower=[1]).starts_turn()


def test_without_the_expansion_four_ones_claim_nothing() -> None:
    Table(3).monster(0, place="city").dice(FOUR_ONES).resolves().has(0, counted={}).never_happened(CountersChanged)


def test_the_tower_needs_energy() -> None:
    with pytest.raises(SetupError, match="tokyo_tower needs energy"):
        Rules("simple", tokyo_tower=True)
