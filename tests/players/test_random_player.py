"""The player that chooses at random."""

from __future__ import annotations

from collections import Counter

from kingoftokyo import Game
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.play import play_game
from kingoftokyo.players.random_player import RandomPlayer
from players.conformance import check_player
from table import Table


def test_it_plays_every_game_by_the_rules_and_knows_no_secrets() -> None:
    check_player(RandomPlayer)


def test_it_takes_all_options_alike() -> None:
    game = Table(2).monster(0, energy=9).market("heal tank jets").buys().game
    player = RandomPlayer(5)
    assert game.decision is not None
    chosen = Counter(str(player.choose(game.view(0), game.decision, Clock())) for _ in range(1000))

    assert set(chosen) == set(game.view(0).options)
    assert all(150 < times < 250 for times in chosen.values())


def test_another_seed_chooses_otherwise() -> None:
    games = [Game.new(3, seed=1) for _ in range(3)]
    for game, seed in zip(games, (1, 1, 2), strict=True):
        play_game(game, [RandomPlayer(seed) for _ in range(3)])

    assert games[0].number == games[1].number != games[2].number
    assert games[0].key() == games[1].key() != games[2].key()


def test_it_says_why_when_there_was_something_to_choose() -> None:
    player = RandomPlayer()
    assert player.why() == ""
    game = Table(2).monster(0, energy=2).market("heal").buys().game
    assert game.decision is not None
    player.choose(game.view(0), game.decision, Clock())

    assert player.why() == "One of 2 answers, at random."
