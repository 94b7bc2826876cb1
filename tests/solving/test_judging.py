"""Games judged without dice: what must hold by itself, and what real games of the engine say."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

import numpy as np
import pytest

from kingoftokyo import Game
from kingoftokyo.players.perfect.player import Perfect
from kingoftokyo.players.play import play_game
from kingoftokyo.solving.grading import grade
from kingoftokyo.solving.judging import ByTable, Judgement
from kingoftokyo.version import engine_mode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.solving.solution import Solution
    from kingoftokyo.solving.throws import Floats

pytestmark = pytest.mark.long
GAMES = 1500 if engine_mode() == "compiled" else 60


class Rough:
    """Chances by a rule of thumb: points count twice, and Tokyo is worth a point."""

    def __init__(self) -> None:
        tokyo, mine, others, health, other = np.meshgrid(
            [1.0, -1.0], np.arange(20), np.arange(20), np.arange(1, 11), np.arange(1, 11), indexing="ij"
        )
        ahead = 2.0 * (mine - others) + (health - other) + 2.0 * tokyo
        self.chances = 1.0 / (1.0 + np.exp(-ahead / 8.0))

    def block(self, monsters: int, tokyo: int, points: Sequence[int]) -> Floats:
        known = self.chances[tokyo, points[0], points[1]]
        return np.stack([known, 1.0 - known])


def test_perfect_play_against_itself_is_the_solution(solution: Solution) -> None:
    perfect = ByTable(solution, solution.throws)
    measures = Judgement((perfect, perfect), solution.throws).start(0)
    assert measures.chance == pytest.approx(solution.start()[0], abs=1e-12)
    assert measures.turns == pytest.approx(13.4257, abs=1e-4)
    assert measures.leavings / measures.questions == pytest.approx(0.694, abs=1e-3)
    assert measures.by_points == pytest.approx(0.4765, abs=1e-4)


def test_the_best_response_does_better_than_perfect_play(solution: Solution) -> None:
    found = grade(ByTable(Rough(), solution.throws), solution)
    assert 0.1 < found.win_rate < 0.5
    assert found.beaten > 1.0 - found.win_rate


def test_real_games_agree(solution: Solution) -> None:
    throws = solution.throws
    judged = Judgement((ByTable(Rough(), throws), ByTable(solution, throws)), throws)
    expected = [judged.start(0), judged.start(1)]
    rough = [float(chance) for chance in Rough().chances.reshape(-1)]
    wins = 0
    turns: list[float] = []
    for seed in range(GAMES):
        minds = [Perfect(0, rough), Perfect()]
        game = Game.new(2, "simple", seed)
        play_game(game, minds if seed % 2 == 0 else minds[::-1])
        wins += game.winner == seed % 2
        turns.append(float(game.turn))
    rate = (expected[0].chance + expected[1].chance) / 2
    assert wins / GAMES == pytest.approx(rate, abs=3.5 * sqrt(rate * (1 - rate) / GAMES))
    length = (expected[0].turns + expected[1].turns) / 2
    assert np.mean(turns) == pytest.approx(length, abs=3.5 * float(np.std(turns)) / sqrt(GAMES))
