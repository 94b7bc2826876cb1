"""A turn of `simple` as arrays: the outcome of each roll for all healths of the monsters at once.

Seats are counted from the monster whose turn it is: it is seat 0, the next one is seat 1. A block has the chances of
all seats to win for each health of each living monster: an axis for the seats, then an axis of ten healths for each
monster. This repeats rules of the engine as array operations; a test compares the two.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any, Final, Protocol

import numpy as np

from kingoftokyo.rules.settings import WINNING_POINTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.solving.throws import Floats, Throws

NOBODY: Final = -1
FULL: Final = 10  # health
ENTERING: Final = 1
STAYING: Final = 2  # points for starting a turn in Tokyo


class Chances(Protocol):
    """The known chances of later turns."""

    def block(self, monsters: int, tokyo: int, points: Sequence[int]) -> Floats:
        """The block at the start of a turn with this many alive; seats count from the monster whose turn it is."""
        ...


class Turn:
    """The outcomes of a turn with this number of living monsters."""

    def __init__(self, monsters: int, throws: Throws) -> None:
        self.monsters: Final = monsters
        self.throws: Final = throws
        kinds = [(gain, smashes > 0) for gain, smashes in zip(throws.points, throws.smashes, strict=True)]
        self.kinds: Final = sorted(set(kinds))
        """The kinds of rolls apart from health: the points of their numbers, and whether they attack."""
        self._kind_of: Final = np.array([self.kinds.index(kind) for kind in kinds])
        self._after: Final = {tokyo: self._places_after(tokyo) for tokyo in range(NOBODY, monsters)}

    def _places_after(self, tokyo: int) -> Any:  # noqa: ANN401  an array
        """The flat index into a block of outcomes of the healths after each roll."""
        healths = np.meshgrid(*[np.arange(1, FULL + 1)] * self.monsters, indexing="ij")
        hit = [] if tokyo == NOBODY else range(1, self.monsters) if tokyo == 0 else [tokyo]
        places = []
        for smashes, hearts in zip(self.throws.smashes, self.throws.hearts, strict=True):
            after = list(healths)
            if tokyo != 0:
                after[0] = np.minimum(healths[0] + hearts, FULL)
            for seat in hit:
                after[seat] = np.maximum(healths[seat] - smashes, 0)
            places.append(np.ravel_multi_index(after, (FULL + 1,) * self.monsters).reshape(-1))
        return np.array(places)

    def final_rolls(self, later: Chances, tokyo: int, points: Sequence[int], into: Floats) -> None:
        """Fill in the chances after each roll: a row for each roll, a part for each seat but the last, all healths."""
        blocks = [
            self.outcomes(later, tokyo, with_gain(tokyo, points, gain), attacked=attacked)[:-1]
            for gain, attacked in self.kinds
        ]
        self.spread(np.stack(blocks), tokyo, into)

    def spread(self, blocks: Floats, tokyo: int, into: Floats) -> None:
        """Expand a block of outcomes for each kind of roll to the values of each roll, for all healths before it."""
        parts = blocks.shape[1]
        size = (FULL + 1) ** self.monsters
        flat = blocks.reshape(-1)
        places = self._after[tokyo] + (self._kind_of * (parts * size))[:, None]
        for part in range(parts):
            into[:, part] = flat.take(places + part * size)

    def outcomes(self, later: Chances, tokyo: int, points: Sequence[int], *, attacked: bool) -> Floats:
        """The chances after the dice are resolved, for each health after that; health 0 is dead."""
        shape = (self.monsters,) + (FULL + 1,) * self.monsters
        block = np.zeros(shape)
        if points[0] >= WINNING_POINTS:
            block[0] = 1.0
            return block
        alive = (slice(None),) + (slice(1, None),) * self.monsters
        if tokyo == NOBODY:
            block[alive] = self.after(later, 0, [points[0] + ENTERING, *points[1:]])
        elif tokyo == 0:
            others = range(1, self.monsters)
            for dead in (dead for many in range(self.monsters) for dead in combinations(others, many)):
                block[_where(self.monsters, dead)] = self.after(later, 0, points, dead)
        else:
            block[alive] = self.after(later, tokyo, points)
            entered = [points[0] + ENTERING, *points[1:]]
            if attacked:
                stays, leaves = block[alive], self.after(later, 0, entered)
                block[alive] = np.where(leaves[tokyo] > stays[tokyo], leaves, stays)
                block[_where(self.monsters, (tokyo,))] = self.after(later, 0, entered, (tokyo,))
        return block

    def after(self, later: Chances, tokyo: int, points: Sequence[int], dead: Sequence[int] = ()) -> Floats:
        """The chances at the end of the turn, for each health of the living, in the order of their seats."""
        living = [seat for seat in (*range(1, self.monsters), 0) if seat not in dead]  # in the order of their turns
        chances = np.zeros((self.monsters,) + (FULL,) * len(living))
        if points[0] >= WINNING_POINTS or len(living) == 1:
            chances[0] = 1.0
            return chances
        block = later.block(len(living), living.index(tokyo), [points[seat] for seat in living])
        chances[living] = np.moveaxis(block, -1, 1)  # there, the monster that has just had its turn is last
        return chances


def with_gain(tokyo: int, points: Sequence[int], gain: int) -> list[int]:
    """The points after the numbers of the roll are resolved, including the bonus for starting the turn in Tokyo."""
    return [min(points[0] + (STAYING if tokyo == 0 else 0) + gain, WINNING_POINTS), *points[1:]]


def _where(monsters: int, dead: Sequence[int]) -> tuple[Any, ...]:
    """The index of the part of a block of outcomes in which exactly these monsters are dead."""
    return (slice(None), *(0 if seat in dead else slice(1, None) for seat in range(monsters)))
