"""Grades players of `simple` with two monsters exactly, on an absolute scale: against perfect play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from kingoftokyo.players.perfect.player import Perfect, table
from kingoftokyo.players.random_player import RandomPlayer
from kingoftokyo.rules.settings import WINNING_POINTS
from kingoftokyo.solving.asking import ask, check_policy
from kingoftokyo.solving.judging import BestResponse, ByTable, Even, Judgement
from kingoftokyo.solving.learned import Learned
from kingoftokyo.solving.turn import FULL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.solving.asking import Maker, Progress
    from kingoftokyo.solving.judging import Side
    from kingoftokyo.solving.solution import Solution
    from kingoftokyo.solving.throws import Floats


class Grade(NamedTuple):
    """Win rates against perfect play, and win rates of the best response against this player, by who begins."""

    first: float
    second: float
    beaten_as_first: float  # win rate of the best response when it begins
    beaten_as_second: float  # and when this player begins

    @property
    def win_rate(self) -> float:
        """The win rate against perfect play, averaged over both seats."""
        return (self.first + self.second) / 2.0

    @property
    def beaten(self) -> float:
        """The win rate of the best response, averaged over both seats."""
        return (self.beaten_as_first + self.beaten_as_second) / 2.0

    @property
    def exploitability(self) -> float:
        """The win rate of the best response above one half."""
        return self.beaten - 0.5

    def as_data(self) -> dict[str, float]:
        return {
            "first": self.first,
            "second": self.second,
            "win_rate": self.win_rate,
            "best_response_first": self.beaten_as_first,
            "best_response_second": self.beaten_as_second,
            "best_response": self.beaten,
            "exploitability": self.exploitability,
        }


def grade(side: Side, solution: Solution) -> Grade:
    """Grade a side by exact play against perfect play and against the best response."""
    throws = solution.throws
    against_perfect = Judgement((side, ByTable(solution, throws)), throws, only_chance=True)
    against_best = Judgement((side, BestResponse()), throws, only_chance=True)
    return Grade(
        against_perfect.chance(0),
        against_perfect.chance(1),
        1.0 - against_best.chance(1),
        1.0 - against_best.chance(0),
    )


def side_of(name: str, make: Maker, solution: Solution, jobs: int = 1, progress: Progress | None = None) -> Side:
    """The policy of a player: by its table of chances, uniformly random, or else recorded by asking it everywhere.

    A player that is not a deterministic policy raises a SetupError.
    """
    player = make(0)
    if type(player) is RandomPlayer:
        return Even(solution.throws)
    if type(player) is Perfect:
        return ByTable(HalfTable(), solution.throws)
    if isinstance(player, Learned):
        return ByTable(player.mind.table, solution.throws)
    check_policy(name, make)
    return ask(make, jobs, progress)


class HalfTable:
    """The table of the player `perfect`, in half precision."""

    def __init__(self) -> None:
        self._chances: Final = np.array(list(table())).reshape(2, WINNING_POINTS, WINNING_POINTS, FULL, FULL)

    def block(self, monsters: int, tokyo: int, points: Sequence[int]) -> Floats:
        known = self._chances[tokyo, points[0], points[1]]
        return np.stack([known, 1.0 - known])
