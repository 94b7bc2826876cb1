"""Halloween, the Cultists and Tokyo Tower in one game, with the two-player variant and by other presets' rules."""

from random import Random

import pytest

from kingoftokyo import Game, Rules
from kingoftokyo.rules import counted_by
from kingoftokyo.rules.events import (
    CardStolen,
    CountersChanged,
    EnergyGained,
    HealthGained,
    HealthLost,
    PointsGained,
    TokyoEntered,
    TurnEnded,
)
from table import Table

ALL_THREE = {"halloween": True, "cultists": True, "tokyo_tower": True}
IN_WORDS = "halloween=true cultists=true tokyo_tower=true"
NO_SMASH = "1 1 2 2 3 3"
THREE_SMASHES = "smash smash smash 1 1 2"
FOUR_SMASHES = "smash smash smash smash 1 2"
FOUR_ONES = "1 1 1 1 2 3"


def new_table(players: int = 3, preset: str = "standard") -> Table:
    return Table(players).rules(preset, **ALL_THREE)


def counted(cultists: int, *levels: int) -> dict[str, object]:
    return {"cultists": cultists, "tower": list(levels)}


def test_the_counters_of_an_expansion_are_named_by_the_id_of_its_card() -> None:
    found = [counted_by(card, 3) for card in ("cultist", "tokyo_tower", "halloween", "jets", "dance")]

    assert found == [("cultists", 3), ("tower", [1, 2]), None, None, None]


@pytest.mark.parametrize("preset", ["standard", "course", "solo", "simple"])
def test_every_expansion_is_off_unless_it_is_chosen(preset: str) -> None:
    rules = Rules(preset)

    assert [rules[name] for name in ALL_THREE] == [False, False, False]


# By the standard rules


def test_four_ones_in_tokyo_bring_a_level_then_points_then_a_cultist() -> None:
    table = new_table().monster(0, place="city").dice(FOUR_ONES).resolves().has(0, counted=counted(1, 1), points=2)

    table.happened_in_order(
        CountersChanged(0, "tokyo_tower", 1), PointsGained(0, 2, 2, "dice"), CountersChanged(0, "cultist", 1)
    )


def test_princess_comes_before_the_levels_and_both_before_the_points_for_tokyo() -> None:
    table = new_table().monster(0, cards="princess", place="city", tower=[1], health=5).starts_turn()

    table.has(0, points=3, health=6).happened_in_order(
        PointsGained(0, 1, 1, "princess"), HealthGained(0, 1, 6, "tokyo_tower"), PointsGained(0, 2, 3, "tokyo")
    )


def test_four_smashes_bring_a_cultist_and_let_a_costume_be_stolen() -> None:
    table = new_table().monster(0, energy=4).monster(1, cards="pirate", place="city").dice(FOUR_SMASHES).resolves()

    table.answer("yield", "steal pirate from seat 1").has(0, cards="pirate", counted=counted(1), place="city")
    table.happened_in_order(
        HealthLost(1, 4, 6, 0, "dice"),
        CountersChanged(0, "cultist", 1),
        TokyoEntered(0, "city", "tokyo"),
        CardStolen(0, "pirate", 4, 1),
    )


def test_a_cheer_is_the_fourth_smash_of_a_cultist() -> None:
    table = new_table().monster(1, place="city").monster(2, cards="cheerleader").dice(THREE_SMASHES).last_roll_done()

    table.answer("cheer").asks(1, "yield").has(0, counted=counted(1))


def test_a_clown_may_set_its_dice_for_the_tower_and_a_cultist() -> None:
    table = new_table().monster(0, cards="clown", place="city").dice("1 2 3 heart energy smash").last_roll_done()

    table.answer("set 2 to 1 with clown", "set 3 to 1 with clown", "set smash to 1 with clown", "done")

    table.has(0, counted=counted(1, 1), points=2)


def test_a_cultist_gives_a_zombie_health_again() -> None:
    table = new_table().monster(1, cards="zombie", health=0, cultists=1).dice(NO_SMASH).rolls()

    table.interject(1, "spend cultist heart").has(1, health=1)


def test_the_levels_give_a_zombie_health_again() -> None:
    new_table().monster(0, cards="zombie", health=0, tower=[1]).starts_turn().has(0, health=1)


def test_a_cultists_energy_may_pay_for_a_second_theft() -> None:
    table = new_table().monster(0, energy=6, cultists=1).monster(1, cards="pirate clown", place="city")

    table.dice(THREE_SMASHES).resolves().answer("stay").asks(0, "halloween").answer("spend cultist energy")
    table.answer("steal pirate from seat 1", "steal clown from seat 1").has(0, energy=0, cards="pirate clown")


def test_a_robot_may_also_spend_a_cultist_before_a_lethal_hit() -> None:
    table = new_table().monster(1, cards="robot", energy=1, health=3, cultists=1, place="city").dice(THREE_SMASHES)

    table.resolves().asks(1, "damage")
    table.offers("use robot 1", "accept", "spend cultist heart", "spend cultist energy").answer("spend cultist energy")
    table.answer("use robot 2").asks(1, "yield").has(1, health=2, energy=0)


def test_a_costume_taken_at_the_start_leaves_the_counters_of_expansions_unchanged() -> None:
    game = Game.new(3, f"standard {IN_WORDS}", seed=1)

    for _ in range(3):
        game.play_option(0)

    for monster in game.view(None).monsters:
        assert (len(monster.cards), monster.counted) == (1, counted(0))


# With the two-player variant


def test_two_monsters_get_energy_for_tokyo_besides_what_the_levels_bring() -> None:
    table = new_table(2).monster(0, place="city", cards="princess", tower=[1, 2], health=5).starts_turn()

    table.has(0, points=1, health=7, energy=2).happened(EnergyGained(0, 1, 1, "tokyo_tower"))


def test_of_two_monsters_the_thief_may_pay_with_the_energy_for_entering_tokyo() -> None:
    table = new_table(2).monster(0, energy=3).monster(1, cards="pirate", place="city").dice(THREE_SMASHES).resolves()

    table.answer("yield").asks(0, "halloween").has(0, energy=4, points=0).answer("steal pirate from seat 1")

    table.has(0, energy=0, cards="pirate").has(1, energy=4)


def test_friend_of_children_adds_to_every_gain_of_two_monsters_with_all_three() -> None:
    table = new_table(2).monster(0, place="city", cards="friend_of_children", tower=[2], cultists=1).starts_turn()

    table.has(0, energy=4).answer("spend cultist energy").has(0, energy=6)


def test_two_monsters_with_an_astronaut_win_with_seventeen_points() -> None:
    table = (
        new_table(2).monster(0, cards="astronaut", points=15).monster(1, place="city").dice("2 2 2 1 1 3").resolves()
    )

    table.ended(0, "points")


# By the course's rules


def test_by_the_courses_rules_nothing_is_stolen_from_a_splashed_monster() -> None:
    table = new_table(4, "course").monster(0, energy=9, cards="fire_breathing").monster(1, cards="clown", place="city")

    table.monster(3, cards="pirate").dice(THREE_SMASHES).resolves().answer("stay").has(3, health=9)

    table.asks(0, "halloween").offers("steal clown from seat 1", "done")


def test_by_the_courses_rules_a_thief_hurt_by_burrowing_does_not_steal_from_itself() -> None:
    table = (
        new_table(3, "course").monster(0, energy=9, cards="pirate").monster(1, cards="burrowing clown", place="city")
    )

    table.dice(THREE_SMASHES).resolves().answer("yield").has(0, health=9)

    table.asks(0, "halloween").offers("steal clown from seat 1", "done")


def test_by_the_courses_rules_a_roll_that_a_cultist_brought_need_not_be_used() -> None:
    table = new_table(3, "course").monster(0, cultists=1).dice(NO_SMASH).last_roll_done()

    table.answer("spend cultist roll", "stop").offers_also("keep_roll", "roll_on").answer("keep_roll").asks(1, "roll")


def test_by_the_courses_rules_the_devil_lets_a_monster_leave_for_a_flame_thrower() -> None:
    table = new_table(3, "course").monster(0, energy=3, cards="devil").monster(1, place="city").market("flame_thrower")

    table.buys().answer("buy flame_thrower").asks(1, "yield").has(1, health=7).answer("yield").has(0, place="city")


def test_by_the_courses_rules_two_monsters_get_points_for_tokyo() -> None:
    new_table(2, "course").monster(0, place="city", tower=[2]).starts_turn().has(0, points=2, energy=1)


# By the solo rules


def test_by_the_solo_rules_a_cultist_comes_after_all_groups_of_dice() -> None:
    table = new_table(3, "solo").monster(0, health=5).monster(1, place="city").dice("smash smash smash smash heart 1")

    table.resolves().answer("resolve smashes").asks(1, "yield").has(0, counted=counted(0)).answer("stay")
    table.answer("resolve hearts").has(0, counted=counted(1))
    table.happened_in_order(HealthGained(0, 1, 6, "dice"), CountersChanged(0, "cultist", 1))


def test_by_the_solo_rules_a_cultist_comes_when_there_is_one_group_only() -> None:
    new_table(3, "solo").dice("2 2 2 2 1 1").resolves().asks(1, "roll").has(0, counted=counted(1))


def test_by_the_solo_rules_an_astronaut_wins_at_once() -> None:
    table = new_table(3, "solo").monster(0, cards="astronaut", points=14).monster(1, place="city")

    table.dice("3 3 3 energy 1 2").resolves().answer("resolve numbers").ended(0, "points")
    table.happened(PointsGained(0, 3, 20, "astronaut"))


def test_by_the_solo_rules_the_third_level_wins_before_any_group_is_resolved() -> None:
    table = new_table(3, "solo").monster(0, place="city", tower=[1, 2]).dice("1 1 1 1 energy smash").resolves()

    table.ended(0, "tokyo_tower").has(0, energy=0, points=0).never_happened(EnergyGained)


def test_by_the_solo_rules_twenty_points_come_before_a_third_level_of_the_same_roll() -> None:
    table = new_table(3, "solo").monster(0, cards="detritivore", place="city", tower=[1, 2], points=18)

    table.dice(FOUR_ONES).resolves().ended(0, "points").has(0, counted=counted(0, 1, 2))


def test_by_the_solo_rules_the_points_for_tokyo_come_before_a_ghost_heals() -> None:
    table = new_table(3, "solo").monster(0, cards="ghost", energy=4, place="city").market("tank").buys()

    table.answer("buy tank").asks(1, "roll").has(0, points=6, health=8)
    table.happened_in_order(PointsGained(0, 2, 6, "tokyo"), TurnEnded(0), HealthGained(0, 1, 8, "ghost"))


def test_by_the_solo_rules_a_persons_zombie_stolen_at_zero_health_ends_the_game() -> None:
    table = new_table(3, "solo").persons(1).monster(0, energy=4).monster(1, cards="zombie", health=3, place="city")

    table.dice("smash smash smash smash smash smash").resolves().answer("stay", "steal zombie from seat 1")

    table.ended(None, "person eliminated")


def test_by_the_solo_rules_costumes_are_taken_in_the_order_of_the_first_rolls() -> None:
    rolls = ("1 1 2 2 3 3", "smash 1 1 2 2 3", "smash smash 1 1 2 2")
    game = Game.new(3, f"solo {IN_WORDS}", rolls=rolls, listen=True)

    asked: list[int | None] = []
    while game.view(None).kind == "halloween":
        asked.append(game.view(None).asked)
        game.play_option(0)

    assert (game.order, asked) == ((2, 1, 0), [0, 1, 2])


# Whole games


@pytest.mark.parametrize("preset", ["standard", "course", "solo"])
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.compiled_only
def test_a_game_with_all_three_goes_on_from_every_position_until_somebody_wins(preset: str, players: int) -> None:
    rng = Random(players)
    game = Game.new(players, f"{preset} {IN_WORDS}", seed=players)

    while not game.over:
        assert Game.from_position(game.position()).position() == game.position()
        game.play_option(rng.randrange(game.option_count()))

    assert game.reason in ("points", "last alive", "all dead", "person eliminated", "tokyo_tower")
