"""Positions at every decision of many games: they contain the whole state, and the game continues identically."""

from __future__ import annotations

import json
from random import Random

import pytest

from kingoftokyo import Game
from kingoftokyo.rules.playout import play_out
from table import Table

pytestmark = pytest.mark.compiled_only

GAMES = 10


def saved(game: Game, *, as_line: bool) -> Game:
    """The same game, written down and read again."""
    return Game.from_position(game.position_line() if as_line else json.dumps(game.position()))


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_saved_and_loaded_at_every_decision_plays_on_the_same(players: int) -> None:
    kinds = set()
    for seed in range(GAMES):
        rng = Random(seed)
        game = Game.new(players, seed=seed)
        other = Game.new(players, seed=seed)
        while not game.over:
            other = saved(other, as_line=game.number % 2 == 0)
            assert other.position() == game.position()
            assert (other.number, other.turn, other.rng) == (game.number, game.turn, game.rng)
            decision, again = game.decision, other.decision
            assert decision is not None
            assert repr(again) == repr(decision)
            kinds.add(decision.kind)
            choice = rng.randrange(len(decision.options))
            game.play_option(choice)
            other.play(decision.options[choice].text)
        assert (other.winner, other.reason, other.standings) == (game.winner, game.reason, game.standings)
        assert (other.rng, other.turn, other.number) == (game.rng, game.turn, game.number)
    assert {"roll", "buy", "yield"} < kinds


@pytest.mark.parametrize("seed", range(20))
def test_a_game_saved_once_is_played_out_the_same(seed: int) -> None:
    game = Game.new(2 + seed % 5, seed=seed)
    play_out(game, seed, most=seed * 2)
    loaded = saved(game, as_line=seed % 2 == 0)

    assert play_out(loaded, seed) == play_out(game, seed)
    assert (loaded.winner, loaded.reason, loaded.standings) == (game.winner, game.reason, game.standings)
    assert loaded.rng == game.rng


def test_what_is_written_can_be_written_again_and_says_the_same() -> None:
    game = Game.new(6, seed=3)
    play_out(game, 3, most=60)
    position = game.position()
    line = game.position_line()

    assert Game.from_position(position).position() == position
    assert Game.from_position(line).position_line() == line
    assert json.loads(json.dumps(position)) == position


def test_writing_a_position_changes_nothing() -> None:
    game = Game.new(3, seed=5)
    before = (game.key(), game.rng, game.number, game.option_count())
    game.position()
    game.position_line()

    assert (game.key(), game.rng, game.number, game.option_count()) == before


def test_settled_throws_are_saved_with_the_position() -> None:
    table = Table(2).dice("1 1 2 2 3 3").next_rolls("smash", "heart heart heart heart heart heart").rolls()

    assert table.game.position()["rolls"] == ["smash", "heart heart heart heart heart heart"]
    table.answer("keep 1 1 2 2 3").shows("1 1 2 2 3 smash")


def test_a_game_can_be_saved_when_all_but_the_asked_monster_have_fallen_to_an_effect_that_goes_on() -> None:
    table = Table(2).monster(0, energy=4, cards="camouflage").monster(1, health=3).market("high_altitude_bombing")
    game = table.buys().game
    game.play("buy high_altitude_bombing")
    assert (game.alive, game.view(None).kind) == (1, "damage")

    assert saved(game, as_line=False).position() == game.position()
