"""Three throws of six dice for many positions at once: the same lattice as `players/dice_lattice.py`, in arrays.

A set of dice is what is kept, from nothing to all six; the sets of one size stand in a row, so that adding a die of one
face moves whole stretches of them. All arrays have a row for each set, or each roll, and a column for each position.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from kingoftokyo.rules.core.dice import FIVE_FACES, HEART, SIX_FACES, SMASH, count, one
from kingoftokyo.rules.lookahead import points_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    Floats = NDArray[Any]
    Places = NDArray[np.int64]

DICE: Final = 6
ROLLS: Final = 3
PLACE_BITS: Final = 511  # the lowest bits of a worth, which hold the place of a set: there are 462, or 924
MORE_PLACE_BITS: Final = 1023


class Stretch:
    """Sets that stand in a row, and where one more die of a face leads: in a row as well."""

    __slots__ = ("larger", "smaller")

    def __init__(self, smaller: int, larger: int, length: int) -> None:
        self.smaller: Final = slice(smaller, smaller + length)
        self.larger: Final = slice(larger, larger + length)


class Throws:
    """The sets of at most six dice with five faces (1, 2, 3, heart, smash) or six (and one that does nothing)."""

    def __init__(self, faces: int = 5) -> None:
        self.faces: Final = faces
        kinds = FIVE_FACES if faces == 5 else SIX_FACES
        layers = [list(_sets(size, kinds)) for size in range(DICE + 1)]
        self.sets: Final = [packed for layer in layers for packed in layer]
        self.place: Final = {packed: place for place, packed in enumerate(self.sets)}
        self.first: Final = len(self.sets) - len(layers[-1])  # the first roll
        self.final_rolls: Final = layers[-1]
        self.points: Final = [int(points_of(roll)) for roll in self.final_rolls]
        self.smashes: Final = [int(count(roll, SMASH)) for roll in self.final_rolls]
        self.hearts: Final = [int(count(roll, HEART)) for roll in self.final_rolls]
        starts = np.cumsum([0, *(len(layer) for layer in layers)]).tolist()
        self._layers: Final = [slice(*ends) for ends in pairwise(starts[:-1])]
        self._stretches: Final = [[self._found(layer, face) for face in kinds] for layer in layers[:-1]]
        self._rooms: Final[dict[str, Floats]] = {}
        self._bits: Final = PLACE_BITS if len(self.sets) <= PLACE_BITS else MORE_PLACE_BITS

    def _found(self, layer: list[int], face: int) -> list[Stretch]:
        stretches: list[list[int]] = []
        for packed in layer:
            smaller, larger = self.place[packed], self.place[packed + one(face)]
            if stretches and larger == stretches[-1][1] + stretches[-1][2]:
                stretches[-1][2] += 1
            else:
                stretches.append([smaller, larger, 1])
        return [Stretch(*stretch) for stretch in stretches]

    def play(self, final_rolls: Floats) -> Floats:
        """What a turn of three throws brings to who makes the most of its first part.

        `final_rolls` has, for each roll, some parts, and for each part a number for each position; so has the answer.
        """
        sets = self._room("sets", final_rolls)
        self.expect(sets, final_rolls)
        for _ in range(ROLLS - 1):
            sets[self.first :] = final_rolls  # to keep all six is to have this roll in the end
            self.expect(sets, chosen(sets, self.best_keeps(sets[:, 0])))
        return sets[0].copy()

    def expect(self, sets: Floats, final_rolls: Floats) -> None:
        """Fill in what every set brings when its missing dice are thrown, the rolls bringing so much."""
        sets[self.first :] = final_rolls
        for layer, by_face in zip(reversed(self._layers), reversed(self._stretches), strict=True):
            (all_of_it,) = by_face[0]
            sets[layer] = sets[all_of_it.larger]
            for stretches in by_face[1:]:
                for stretch in stretches:
                    sets[stretch.smaller] += sets[stretch.larger]
            sets[layer] *= 1.0 / self.faces

    def best_keeps(self, worths: Floats) -> Places:
        """The place of what is best kept of each roll, sets being worth from 0 to 1.

        The place of a set is written into the lowest bits of its worth, moved to between 1 and 2: the largest number
        that can be kept of a roll then tells which set it is. Among equals more dice are kept.
        """
        keyed = self._room("keyed", worths, np.float64)
        np.add(worths, 1.0, out=keyed)
        bits = keyed.view(np.int64)
        bits &= ~self._bits
        bits |= np.arange(len(self.sets))[:, None]
        for by_face in self._stretches:
            for stretches in by_face:
                for stretch in stretches:
                    larger = keyed[stretch.larger]
                    np.maximum(larger, keyed[stretch.smaller], out=larger)
        return bits[self.first :] & self._bits

    def _room(self, what: str, like: Floats, kind: type[np.floating[Any]] | None = None) -> Floats:
        """An array with a row for each set, kept for the next time: a new one costs more than filling it."""
        shape = (len(self.sets), *like.shape[1:])
        room = self._rooms.get(what)
        if room is None or room.shape != shape or room.dtype != (kind or like.dtype):
            room = self._rooms[what] = np.empty(shape, kind or like.dtype)
        return room


def chosen(sets: Floats, keeps: Places) -> Floats:
    """The rows of `sets` that these places name, for each roll and position, in all parts."""
    _, parts, positions = sets.shape
    flat = sets.reshape(-1)
    first = keeps * (parts * positions) + np.arange(positions)
    return np.stack([flat.take(first + part * positions) for part in range(parts)], axis=1)


def _sets(size: int, kinds: tuple[int, ...]) -> Iterator[int]:
    """All sets of so many dice: those with the most of the first face first, and so on down the faces."""
    if len(kinds) == 1:
        yield size * one(kinds[0])
        return
    for many in range(size, -1, -1):
        for rest in _sets(size - many, kinds[1:]):
            yield many * one(kinds[0]) + rest
