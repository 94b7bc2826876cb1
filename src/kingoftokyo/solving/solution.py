"""`simple` solved: the chances of every position under the best play of all, by going backwards.

Nobody ever loses points, and who begins a turn in Tokyo gets some: once around the table, all points together have
risen. So positions with more points are solved first; of those with equally many first the ones in which whose turn it
is sits in Tokyo, then those in which the next one does, and so on. Each monster plays for its own chance.
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
    """Told how many tables of points are solved, of how many."""

EXACT: Final = np.float64
COMPACT: Final = np.float32  # with three monsters, for there are 24 million positions
POSITIONS_AT_ONCE: Final = 1000


class Task(NamedTuple):
    """Tables of points, with Tokyo held by the same seat, of which all that comes later is known."""

    monsters: int
    tokyo: int
    tables: tuple[tuple[int, ...], ...]


class Solution:
    """The chances of all positions in which a turn begins, with two or three monsters and all who may be left.

    `chances[alive][tokyo, *points, seat, *healths]`, seats counted from whose turn it is, healths from 1; the last seat
    has what the others leave.
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
        """The chances of the seats when the game begins: all are healthy, and Tokyo is empty."""
        (fresh,) = self._one_turn(Task(self.monsters, NOBODY, ((0,) * self.monsters,)))
        chances = [float(chance) for chance in fresh.reshape(self.monsters - 1, -1)[:, -1]]
        return [*chances, 1.0 - sum(chances)]

    def work_out(self, task: Task) -> int:
        """Solve these tables of points; answers how many they are."""
        known = self.chances[task.monsters]
        for points, chances in zip(task.tables, self._one_turn(task), strict=True):
            known[(task.tokyo, *points)] = chances
        return len(task.tables)

    def _one_turn(self, task: Task) -> list[Floats]:
        """For each table of points the chances that the turn ahead gives, by what is known of what follows it."""
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
        """How far the known chances are, at most, from those that one more turn gives."""
        return max(
            float(np.abs(self.chances[task.monsters][(task.tokyo, *points)] - chances).max())
            for task in tasks
            for points, chances in zip(task.tables, self._one_turn(task), strict=True)
        )


def solve(monsters: int = 2, faces: int = 5, jobs: int = 1, progress: Progress | None = None) -> Solution:
    """Solve `simple` with two or three monsters and dice of five faces, or of six, of which one does nothing."""
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
    """All tables with so many alive, in the order of solving; the tasks of a stage do not need one another."""
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


_solving: Solution | None = None  # what the processes of a pool see: they are copies of this one that share its memory


def _side_by_side(solution: Solution, stages: list[list[Task]], jobs: int) -> Iterator[int]:
    global _solving  # noqa: PLW0603  a process that is forked inherits it
    _solving = solution
    try:
        with forked(jobs) as pool:
            for stage in stages:
                yield from pool.imap_unordered(_work_out, stage, chunksize=max(1, len(stage) // (8 * jobs)))
    finally:
        _solving = None


def _work_out(task: Task) -> int:
    if _solving is None:
        raise RuntimeError("this process was not made to solve")
    return _solving.work_out(task)


def _shared_room(monsters: int) -> Floats:
    """Memory that processes forked later share."""
    kind = EXACT if monsters == 2 else COMPACT
    shape = (monsters, *(WINNING_POINTS,) * monsters, monsters - 1, *(FULL,) * monsters)
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return np.frombuffer(mmap.mmap(-1, size), kind).reshape(shape)
