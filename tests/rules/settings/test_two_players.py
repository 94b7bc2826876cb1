"""The two-player variant: Tokyo pays energy instead of points in a game that starts with two."""

import pytest

from kingoftokyo import Game
from kingoftokyo.rules.events import PointsGained
from table import Table, copying

QUIET = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"


def two(turn: int = 0) -> Table:
    """The standard rules as they are for two."""
    return Table(2, turn).rules("standard")


def test_two_players_enter_tokyo_for_energy_by_default() -> None:
    two().dice(QUIET).resolves().has(0, place="city", energy=1, points=0).never_happened(PointsGained)


def test_two_players_start_a_turn_in_tokyo_for_energy_by_default() -> None:
    two().monster(0, place="city").starts_turn().asks(0, "roll").has(0, energy=1, points=0)


def test_two_players_get_nothing_for_a_turn_outside() -> None:
    two().monster(1, place="city").starts_turn().has(0, energy=0).has(1, energy=0)


def test_two_players_take_a_yielded_place_for_energy() -> None:
    table = two().monster(1, place="city").dice(ONE_SMASH).resolves().answer("yield")

    table.has(0, place="city", energy=1, points=0).has(1, energy=0)


def test_two_players_may_switch_the_variant_off() -> None:
    Table(2).rules(two_players=False).dice(QUIET).resolves().has(0, points=1, energy=0)
    Table(2).rules(two_players=False).monster(0, place="city").starts_turn().has(0, points=2, energy=0)


def test_a_new_game_of_two_pays_energy() -> None:
    game = Game.new(2, "standard", rolls=[ONE_SMASH, QUIET, QUIET])
    game.play("stop")

    assert game.view(None).monsters[0].place == "city"
    assert (game.view(None).monsters[0].energy, game.view(None).monsters[0].points) == (1, 0)


@pytest.mark.parametrize("players", range(3, 7))
def test_a_larger_game_pays_points(players: int) -> None:
    Table(players).rules("standard").dice(QUIET).resolves().has(0, points=1, energy=0)


@pytest.mark.parametrize("players", range(3, 7))
def test_a_larger_game_keeps_points_when_it_shrinks_to_two(players: int) -> None:
    table = Table(players).rules("standard")
    for seat in range(2, players):
        table.monster(seat, place="dead")

    table.dice(QUIET).resolves().has(0, place="city", points=1, energy=0)


def test_a_game_that_shrinks_to_two_in_play_keeps_points() -> None:
    table = Table(3).rules("standard").monster(1, place="city", health=1).dice(ONE_SMASH).next_rolls(QUIET, QUIET)

    table.resolves().has(1, place="dead").has(0, points=1, energy=0)
    table.asks(2, "roll").answer("stop").asks(0, "roll").has(0, points=3, energy=0)


def test_a_saved_game_of_two_still_pays_energy() -> None:
    game = two().monster(1, place="city").dice(ONE_SMASH).resolves().game
    game = Game.from_position(game.position_line())
    game.play("yield")

    assert (game.view(None).monsters[0].energy, game.view(None).monsters[0].points) == (1, 0)


def test_urbavore_still_gives_its_point_to_two_players() -> None:
    two().monster(0, place="city", cards="urbavore").starts_turn().has(0, energy=1, points=1)


def test_friend_of_children_adds_to_the_energy_for_starting_in_tokyo() -> None:
    two().monster(0, place="city", cards="friend_of_children").starts_turn().has(0, energy=2, points=0)


def test_friend_of_children_adds_to_the_energy_for_entering_tokyo() -> None:
    two().monster(0, cards="friend_of_children").dice(QUIET).resolves().has(0, energy=2, points=0)


def test_a_mimicked_friend_of_children_adds_once_more() -> None:
    table = two().monster(0, place="city", cards=["friend_of_children", copying("friend_of_children", 0)])

    table.starts_turn().has(0, energy=3)


def test_death_from_above_gives_two_points_and_one_energy() -> None:
    table = two().monster(0, energy=5).monster(1, place="city").market("death_from_above").buys()

    table.answer("buy death_from_above").has(0, place="city", points=2, energy=1).has(1, place="outside")


def test_death_from_above_gives_no_energy_in_the_city() -> None:
    table = two().monster(0, energy=5, place="city").market("death_from_above").buys()

    table.answer("buy death_from_above").has(0, place="city", points=2, energy=0)


def test_two_players_get_the_energy_in_extra_turns_too() -> None:
    table = two().monster(0, energy=7, place="city").market("frenzy").buys().answer("buy frenzy")

    table.asks(0, "roll").has(0, energy=1, points=0)


def test_the_energy_for_starting_in_tokyo_can_move_a_mimic_token() -> None:
    table = two().monster(0, place="city", cards=["wings", copying("wings", 0)]).monster(1, cards="jets")

    table.starts_turn().asks(0, "mimic").offers("mimic jets of seat 1", "pass")


def test_dice_still_give_points_to_two_players() -> None:
    two().monster(1, place="city").dice("3 3 3 1 1 2").resolves().has(0, points=3)


def test_it_has_a_child_does_not_take_the_variant_away() -> None:
    table = two(turn=1).monster(0, place="city", health=1, cards="it_has_a_child").dice(ONE_SMASH).next_rolls(QUIET)

    table.resolves().has(0, health=10, place="outside").has(1, place="city", energy=1, points=0)
    table.asks(0, "roll").answer("stop").has(0, energy=0)
