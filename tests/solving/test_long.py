"""What takes minutes: three monsters solved, and a player graded by all its answers. `make test-long` runs it."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game
from kingoftokyo.arena.pool.pool import cores
from kingoftokyo.players.play import play_game
from kingoftokyo.players.registry import player_named
from kingoftokyo.solving.grading import grade, side_of
from kingoftokyo.solving.judging import ByTable, Even
from kingoftokyo.solving.learning import learn
from kingoftokyo.solving.network import NetworkTable
from kingoftokyo.solving.solution import Solution, solve, stages_of

if TYPE_CHECKING:
    from kingoftokyo.players.player import Player

GAMES = 6000
pytestmark = pytest.mark.long


def test_the_seats_of_three_monsters() -> None:
    three = solve(3, jobs=cores())
    assert three.start() == pytest.approx([0.421569, 0.334085, 0.244346], abs=2e-6)
    tasks = [task for stage in stages_of(3) for task in stage]
    assert three.residual(tasks[::400]) < 1e-6


def test_greedy_graded_exactly_wins_as_often_in_real_games(solution: Solution) -> None:
    def make(seed: int) -> Player:
        return player_named("greedy", seed)

    graded = grade(side_of("greedy", make, solution, cores()), solution)
    wins = 0
    for seed in range(GAMES):
        minds = [make(seed), player_named("perfect")]
        game = Game.new(2, "simple", seed)
        play_game(game, minds if seed % 2 == 0 else minds[::-1])
        wins += game.winner == seed % 2
    error = sqrt(graded.win_rate * (1.0 - graded.win_rate) / GAMES)
    assert wins / GAMES == pytest.approx(graded.win_rate, abs=3.5 * error)
    assert 0.5 < 1.0 - graded.win_rate <= graded.beaten < 1.0


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_was_learned_by_self_play_is_perfect_but_for_a_thousandth(seed: int, solution: Solution) -> None:
    found = grade(ByTable(NetworkTable(learn(seed)), solution.throws), solution)
    assert found.win_rate >= 0.499
    assert found.exploitability <= 0.002


def test_what_perfect_loses_by_half_precision(solution: Solution) -> None:
    found = grade(side_of("perfect", lambda seed: player_named("perfect", seed), solution), solution)
    assert 0.4999 < found.win_rate < 0.5
    assert 0.0 < found.exploitability < 1e-6


def test_who_answers_at_random_hardly_ever_wins(solution: Solution) -> None:
    found = grade(Even(solution.throws), solution)
    assert found.win_rate == pytest.approx(0.0021585, abs=1e-6)
    assert found.exploitability == pytest.approx(0.49883, abs=1e-5)
