"""Solves `simple`: the chances of every position if all play optimally, by backward induction.

Nobody ever loses points, and a monster that starts its turn in Tokyo gains some: after one round the sum of all points
has grown. So positions with more points are solved first; among those with equal sums, first the ones where the monster
whose turn it is holds Tokyo, then those where the next one does, and so on. Each monster maximises its own chance.
"""

from __future__ import annotations

import mmap
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from kingoftokyo.rules.errors import SetupError
from kingoftokyo.rules.settings import WINNING_POINTS
from kingoftokyo.solving.processes import can_fork, forked
from kingoftokyo.solving.throws import Throws
from kingoftokyo.solving.turn import FULL, NOBODY, STAYING, Turn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from kingoftokyo.solving.throws import Floats

    Progress = Callable[[int, int], None]
    """Called with the number of solved tables of points, and the number of all."""

EXACT: Final = np.float64
COMPACT: Final = np.float32  # for three monsters, which have 24 million positions
POSITIONS_AT_ONCE: Final = 1000


class Task(NamedTuple):
    """Tables of points with the same holder of Tokyo, for which all later positions are already solved."""

    monsters: int
    tokyo: int
    tables: tuple[tuple[int, ...], ...]


class Solution:
    """The chances of all positions at the start of a turn, with two or three monsters, including later eliminations.

    `chances[alive][tokyo, *points, seat, *healths]`, with seats counted from the monster whose turn it is and healths
    from 1. The last seat is left out: its chance is the rest to 1.
    """

    def __init__(self, monsters: int = 2, faces: int = 5) -> None:
        if monsters not in (2, 3) or faces not in (5, 6):
            raise SetupError(
                f"two or three monsters with dice of five or six faces can be solved, not {monsters} with {faces}"
            )
        self.monsters: Final = monsters
        self.faces: Final = faces
        self.throws: Final = Throws(faces)
        self.turns: Final = {alive: Turn(alive, self.throws) for alive in range(2, monsters + 1)}
        self.chances: Final[dict[int, Floats]] = {alive: _shared_room(alive) for alive in range(2, monsters + 1)}

    def block(self, monsters: int, tokyo: int, points: Sequence[int]) -> Floats:
        """The chances of all seats for all healths."""
        known = self.chances[monsters][(tokyo, *points)]
        return np.concatenate([known, 1.0 - known.sum(axis=0, keepdims=True)])

    def start(self) -> list[float]:
        """The chances of the seats at the start of the game, with full health and an empty Tokyo."""
        (fresh,) = self._one_turn(Task(self.monsters, NOBODY, ((0,) * self.monsters,)))
        chances = [float(chance) for chance in fresh.reshape(self.monsters - 1, -1)[:, -1]]
        return [*chances, 1.0 - sum(chances)]

    def work_out(self, task: Task) -> int:
        """Solve these tables of points; returns their number."""
        known = self.chances[task.monsters]
        for points, chances in zip(task.tables, self._one_turn(task), strict=True):
            known[(task.tokyo, *points)] = chances
        return len(task.tables)

    def _one_turn(self, task: Task) -> list[Floats]:
        """The chances for each table of points, computed over the next turn from the known later positions."""
        monsters, tokyo, tables = task
        size = FULL**monsters
        final_rolls = np.empty(
            (len(self.throws.final_rolls), monsters - 1, size * len(tables)), self.chances[monsters].dtype
        )
        for k, points in enumerate(tables):
            into = final_rolls[:, :, k * size : (k + 1) * size]
            if tokyo == 0 and points[0] + STAYING >= WINNING_POINTS:  # it has won before it rolls
                into[:] = 0.0
                into[:, 0] = 1.0
            else:
                self.turns[monsters].final_rolls(self, tokyo, points, into)
        chances = self.throws.play(final_rolls)
        shape = (monsters - 1, *(FULL,) * monsters)
        return [chances[:, k * size : (k + 1) * size].reshape(shape) for k in range(len(tables))]

    def residual(self, tasks: Sequence[Task]) -> float:
        """The largest difference between the known chances and those recomputed over one turn."""
        return max(
            float(np.abs(self.chances[task.monsters][(task.tokyo, *points)] - chances).max())
            for task in tasks
            for points, chances in zip(task.tables, self._one_turn(task), strict=True)
        )


def solve(monsters: int = 2, faces: int = 5, jobs: int = 1, progress: Progress | None = None) -> Solution:
    """Solve `simple` with two or three monsters, and dice of five faces or of six (one of which does nothing)."""
    solution = Solution(monsters, faces)
    stages = [stage for alive in range(2, monsters + 1) for stage in stages_of(alive)]
    total = sum(len(task.tables) for stage in stages for task in stage)
    done = 0
    alone = jobs == 1 or not can_fork()
    for solved in _in_turn(solution, stages) if alone else _side_by_side(solution, stages, jobs):
        done += solved
        if progress is not None:
            progress(done, total)
    return solution


def stages_of(monsters: int, at_once: int = POSITIONS_AT_ONCE) -> list[list[Task]]:
    """All tables for this number of living monsters, in solving order; the tasks of a stage are independent."""
    by_total: dict[int, list[tuple[int, ...]]] = {}
    for points in product(range(WINNING_POINTS), repeat=monsters):
        by_total.setdefault(sum(points), []).append(points)
    together = max(1, at_once // FULL**monsters)
    return [
        [
            Task(monsters, tokyo, tuple(by_total[total][k : k + together]))
            for k in range(0, len(by_total[total]), together)
        ]
        for total in sorted(by_total, reverse=True)
        for tokyo in range(monsters)
    ]


def _in_turn(solution: Solution, stages: list[list[Task]]) -> Iterator[int]:
    for stage in stages:
        for task in stage:
            yield solution.work_out(task)


_solving: Solution | None = None  # inherited by the processes of a pool, which share its memory


def _side_by_side(solution: Solution, stages: list[list[Task]], jobs: int) -> Iterator[int]:
    global _solving  # noqa: PLW0603  forked processes inherit it
    _solving = solution
    try:
        with forked(jobs) as pool:
            for stage in stages:
                yield from pool.imap_unordered(_work_out, stage, chunksize=max(1, len(stage) // (8 * jobs)))
    finally:
        _solving = None


def _work_out(task: Task) -> int:
    if _solving is None:
        raise RuntimeError("this process was not forked by _side_by_side")
    return _solving.work_out(task)


def _shared_room(monsters: int) -> Floats:
    """An array in memory that is shared with processes forked later."""
    kind = EXACT if monsters == 2 else COMPACT
    shape = (monsters, *(WINNING_POINTS,) * monsters, monsters - 1, *(FULL,) * monsters)
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return np.frombuffer(mmap.mmap(-1, size), kind).reshape(shape)
