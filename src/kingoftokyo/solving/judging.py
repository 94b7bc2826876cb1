"""Computes exactly what happens when two policies play `simple` against each other, over all dice.

A side decides which dice to keep and whether to leave Tokyo. Positions are evaluated backwards, as in the solution:
each gets its measures, the chance of side 0 to win and other expectations of the rest of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import numpy as np

from kingoftokyo.rules.core.dice import contains
from kingoftokyo.rules.settings import WINNING_POINTS
from kingoftokyo.solving.solution import Task, stages_of
from kingoftokyo.solving.throws import ROLLS, chosen
from kingoftokyo.solving.turn import ENTERING, FULL, NOBODY, STAYING, Turn, with_gain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from kingoftokyo.solving.throws import Floats, Places, Throws
    from kingoftokyo.solving.turn import Chances

    Flags = NDArray[np.bool_]

CHANCE: Final = 0  # that side 0 wins
# The others are slices, which are empty if only the chance is computed.
TURNS: Final = slice(1, 2)
QUESTIONS: Final = slice(2, 3)  # decisions whether to leave Tokyo
LEAVINGS: Final = slice(3, 4)
BY_POINTS: Final = slice(4, 5)  # the chance that the game ends by points
MEASURES: Final = 5
AT_ONCE: Final = 300  # positions per batch, so that they fit the processor's cache


class Measures(NamedTuple):
    """The expectations of a game."""

    chance: float
    turns: float = 0.0
    questions: float = 0.0
    leavings: float = 0.0
    by_points: float = 0.0


class Side(Protocol):
    """The policy of one of the two monsters."""

    def leaves(self, points: tuple[int, int], stays: Floats, left: Floats) -> Floats:
        """The probability of leaving Tokyo, for all pairs of healths.

        In `points` and in a pair of healths the deciding side comes first. `stays` and `left` are its own true chances
        after staying and leaving.
        """
        ...

    def play(self, throws: Throws, task: Task, final_rolls: Floats, own: Floats) -> Floats:
        """The measures of a turn from those of its final rolls; `own` are its true chances after each roll."""
        ...


class ByTable:
    """Plays optimally by a table of chances, assuming that the other side does the same."""

    def __init__(self, table: Chances, throws: Throws) -> None:
        self._table: Final = table
        self._turn: Final = Turn(2, throws)

    def leaves(self, points: tuple[int, int], stays: Floats, left: Floats) -> Floats:
        mine, others = points
        here = self._table.block(2, 0, (mine, others))[0]
        if others + ENTERING >= WINNING_POINTS:
            return np.zeros(here.shape)
        return (self._table.block(2, 1, (mine, others + ENTERING))[0] > here).astype(np.float64)

    def play(self, throws: Throws, task: Task, final_rolls: Floats, own: Floats) -> Floats:
        ranks = np.empty_like(own)
        size = FULL * FULL
        for k, points in enumerate(task.tables):
            self._turn.final_rolls(self._table, task.tokyo, points, ranks[:, None, k * size : (k + 1) * size])
        return throws.play(np.concatenate([ranks[:, None], final_rolls], axis=1))[1:]


class BestResponse:
    """Plays optimally against the actual policy of the other side."""

    def leaves(self, points: tuple[int, int], stays: Floats, left: Floats) -> Floats:
        return (left > stays).astype(np.float64)

    def play(self, throws: Throws, task: Task, final_rolls: Floats, own: Floats) -> Floats:
        return throws.play(np.concatenate([own[:, None], final_rolls], axis=1))[1:]


class Even:
    """Chooses every option with equal probability."""

    def __init__(self, throws: Throws) -> None:
        shares = np.array(
            [[contains(roll, kept) for kept in throws.sets] for roll in throws.final_rolls], dtype=np.float64
        )
        self._shares: Final = shares / shares.sum(axis=1, keepdims=True)

    def leaves(self, points: tuple[int, int], stays: Floats, left: Floats) -> Floats:
        return np.full(stays.shape, 0.5)

    def play(self, throws: Throws, task: Task, final_rolls: Floats, own: Floats) -> Floats:
        sets = np.empty((len(throws.sets), *final_rolls.shape[1:]))
        throws.expect(sets, final_rolls)
        for _ in range(ROLLS - 1):
            sets[throws.first :] = final_rolls
            throws.expect(sets, np.tensordot(self._shares, sets, axes=1))
        return sets[0].copy()


class Answers:
    """Plays as recorded: which dice it keeps of each roll in each position, and where it leaves Tokyo.

    `keeps` has the index of the kept set for Tokyo and points as in `Solution.chances`, then both healths, then the
    rolls left (2, 1), then the roll. `start` has the same for the first turn, which has one position. `leavings` says
    whether it leaves, for its points, the other's points, and both healths.
    """

    def __init__(self, keeps: NDArray[np.int16], start: NDArray[np.int16], leavings: Flags) -> None:
        self._keeps: Final = keeps
        self._start: Final = start
        self._leavings: Final = leavings

    def leaves(self, points: tuple[int, int], stays: Floats, left: Floats) -> Floats:
        return self._leavings[points].astype(np.float64)

    def play(self, throws: Throws, task: Task, final_rolls: Floats, own: Floats) -> Floats:
        sets = np.empty((len(throws.sets), *final_rolls.shape[1:]))
        throws.expect(sets, final_rolls)
        for left in range(ROLLS - 1):  # backwards: the last keep is evaluated first
            sets[throws.first :] = final_rolls
            throws.expect(sets, chosen(sets, self._kept(task, ROLLS - 2 - left)))
        return sets[0].copy()

    def _kept(self, task: Task, which: int) -> Places:
        """The indices of the kept sets: a row for each roll, a column for each position."""
        if task.tokyo == NOBODY:
            return self._start[which].reshape(-1, 1).repeat(FULL * FULL, axis=1).astype(np.int64)
        tables = [self._keeps[(task.tokyo, *points)][:, :, which].reshape(FULL * FULL, -1) for points in task.tables]
        return np.concatenate(tables).T.astype(np.int64)


class Judgement:
    """The measures of every position when these two sides play: all, or only the chance, which is faster."""

    def __init__(self, sides: tuple[Side, Side], throws: Throws, *, only_chance: bool = False) -> None:
        self._count: Final = 1 if only_chance else MEASURES
        self.sides: Final = sides
        self.throws: Final = throws
        self._turn: Final = Turn(2, throws)
        # Indexed by the side whose turn it is, then as in a Solution, with the measures instead of the seats.
        self.measures: Final = np.zeros((2, 2, WINNING_POINTS, WINNING_POINTS, self._count, FULL, FULL))
        for stage in stages_of(2, AT_ONCE):
            for task in stage:
                for points, found in zip(task.tables, self._judged(0, task), strict=True):
                    self.measures[(0, task.tokyo, *points)] = found
                for points, found in zip(task.tables, self._judged_other(task), strict=True):
                    self.measures[(1, task.tokyo, *points)] = found

    def start(self, mover: int) -> Measures:
        """The measures of the whole game if this side begins."""
        (fresh,) = self._judged(mover, Task(2, NOBODY, ((0, 0),)))
        return Measures(*(float(number) for number in fresh[:, -1, -1]))

    def chance(self, mover: int) -> float:
        """The chance of side 0 to win if side `mover` begins."""
        return self.start(mover).chance

    def _judged_other(self, task: Task) -> list[Floats]:
        """The measures for the turns of side 1; mirrored from side 0 if a side plays against itself."""
        if self.sides[0] is not self.sides[1]:
            return self._judged(1, task)
        mirrored = [self.measures[(0, task.tokyo, *points)].copy() for points in task.tables]
        for measures in mirrored:
            measures[CHANCE] = 1.0 - measures[CHANCE]
        return mirrored

    def _judged(self, mover: int, task: Task) -> list[Floats]:
        size = FULL * FULL
        final_rolls = np.empty((len(self.throws.final_rolls), self._count, size * len(task.tables)))
        for k, points in enumerate(task.tables):
            self._fill(mover, task.tokyo, points, final_rolls[:, :, k * size : (k + 1) * size])
        own = final_rolls[:, CHANCE] if mover == 0 else 1.0 - final_rolls[:, CHANCE]
        found = self.sides[mover].play(self.throws, task, final_rolls, own)
        shape = (self._count, FULL, FULL)
        blocks = [found[:, k * size : (k + 1) * size].reshape(shape) for k in range(len(task.tables))]
        for points, block in zip(task.tables, blocks, strict=True):
            if task.tokyo == 0 and points[0] + STAYING >= WINNING_POINTS:
                block[:] = self._won(mover, by_points=True)
        return blocks

    def _fill(self, mover: int, tokyo: int, points: Sequence[int], into: Floats) -> None:
        """Fill in the measures after each roll."""
        blocks = [
            self._outcomes(mover, tokyo, with_gain(tokyo, points, gain), attacked=attacked)
            for gain, attacked in self._turn.kinds
        ]
        self._turn.spread(np.stack(blocks), tokyo, into)

    def _outcomes(self, mover: int, tokyo: int, points: Sequence[int], *, attacked: bool) -> Floats:
        """The measures after the dice are resolved, for each pair of healths after that; health 0 is dead."""
        block = np.empty((self._count, FULL + 1, FULL + 1))
        block[:] = self._won(mover, by_points=points[0] >= WINNING_POINTS)
        if points[0] >= WINNING_POINTS:
            return block
        alive = (slice(None), slice(1, None), slice(1, None))
        entered = (points[0] + ENTERING, points[1])
        if tokyo == 0:
            block[alive] = self._after(mover, 0, points)
        elif tokyo == NOBODY:
            block[alive] = self._after(mover, 0, entered)
        else:
            stays = self._after(mover, 1, points)
            if attacked:
                left = self._after(mover, 0, entered)
                stays = self._answered(mover, points, stays, left)
            block[alive] = stays
        return block

    def _answered(self, mover: int, points: Sequence[int], stays: Floats, left: Floats) -> Floats:
        """The measures after the other side, in Tokyo, has decided whether to leave."""

        def own(measures: Floats) -> Floats:
            chance = measures[CHANCE].T  # its own health first
            return chance if mover == 1 else 1.0 - chance

        leaves = self.sides[1 - mover].leaves((points[1], points[0]), own(stays), own(left)).T
        found = stays + leaves * (left - stays)
        found[QUESTIONS] += 1.0
        found[LEAVINGS] += leaves
        return found

    def _after(self, mover: int, tokyo: int, points: Sequence[int]) -> Floats:
        """The measures at the end of the turn, for both healths; `tokyo` is its holder, seen from this turn."""
        found = np.empty((self._count, FULL, FULL))
        if points[0] >= WINNING_POINTS:
            found[:] = self._won(mover, by_points=True)
            return found
        found[:] = self.measures[1 - mover, 1 - tokyo, points[1], points[0]].swapaxes(1, 2)
        found[TURNS] += 1.0
        return found

    def _won(self, mover: int, *, by_points: bool) -> Floats:
        won = np.zeros((self._count, 1, 1))
        won[CHANCE] = 1.0 if mover == 0 else 0.0
        won[TURNS] = 1.0
        won[BY_POINTS] = float(by_points)
        return won
