"""Three throws of six dice for many positions at once: the lattice of `players/dice_lattice.py` as arrays.

A set is the dice that are kept, from none to all six. Sets of one size are ordered so that adding a die of one face
maps whole ranges of them to ranges. All arrays have a row for each set or roll, and a column for each position.
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
PLACE_BITS: Final = 511  # the lowest bits of a value hold the index of a set: there are 462, or 924 with six faces
MORE_PLACE_BITS: Final = 1023


class Stretch:
    """A range of sets, and the range of the sets with one more die of a face."""

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
        """The expectations of a turn of three throws, with the keeps that maximise the first part.

        `final_rolls` has for each roll some parts, and for each part a number for each position; the result has the
        parts and positions.
        """
        sets = self._room("sets", final_rolls)
        self.expect(sets, final_rolls)
        for _ in range(ROLLS - 1):
            sets[self.first :] = final_rolls  # keeping all six dice ends the rolling
            self.expect(sets, chosen(sets, self.best_keeps(sets[:, 0])))
        return sets[0].copy()

    def expect(self, sets: Floats, final_rolls: Floats) -> None:
        """Fill in the expectation of every set when its missing dice are thrown, given the values of the rolls."""
        sets[self.first :] = final_rolls
        for layer, by_face in zip(reversed(self._layers), reversed(self._stretches), strict=True):
            (all_of_it,) = by_face[0]
            sets[layer] = sets[all_of_it.larger]
            for stretches in by_face[1:]:
                for stretch in stretches:
                    sets[stretch.smaller] += sets[stretch.larger]
            sets[layer] *= 1.0 / self.faces

    def best_keeps(self, values: Floats) -> Places:
        """The index of the best keep of each roll; the values of sets are from 0 to 1.

        The index of a set is written into the lowest bits of its value, shifted to between 1 and 2: the maximum over
        the sets that can be kept then contains the index of the best one. Among equals, more dice are kept.
        """
        keyed = self._room("keyed", values, np.float64)
        np.add(values, 1.0, out=keyed)
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
        """An array with a row for each set, reused: allocating a new one costs more than filling it."""
        shape = (len(self.sets), *like.shape[1:])
        room = self._rooms.get(what)
        if room is None or room.shape != shape or room.dtype != (kind or like.dtype):
            room = self._rooms[what] = np.empty(shape, kind or like.dtype)
        return room


def chosen(sets: Floats, keeps: Places) -> Floats:
    """The entries of `sets` at these indices, for each roll and position, in all parts."""
    _, parts, positions = sets.shape
    flat = sets.reshape(-1)
    first = keeps * (parts * positions) + np.arange(positions)
    return np.stack([flat.take(first + part * positions) for part in range(parts)], axis=1)


def _sets(size: int, kinds: tuple[int, ...]) -> Iterator[int]:
    """All sets of `size` dice: those with most of the first face first, and so on down the faces."""
    if len(kinds) == 1:
        yield size * one(kinds[0])
        return
    for many in range(size, -1, -1):
        for rest in _sets(size - many, kinds[1:]):
            yield many * one(kinds[0]) + rest
