"""Exact dice: the best keep and its expected value for any values of the final rolls, without matrices or sampling.

A roll is a full set of dice. The sets that can be kept, from no die to all of them, form a lattice: each set leads to
the sets with one more die of each face. `docs/explanation/exact-dice.md` explains how it is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.core.dice import FIVE_FACES, MOST_DICE, SIX_FACES, count, dice_text, one
from kingoftokyo.rules.mypyc_compat import append, i64, vec

if TYPE_CHECKING:
    from collections.abc import Sequence

LARGEST: Final = 1e300  # larger values, and NaN, are errors of the caller
ROUNDING: Final = 1e-13  # relative to the largest value: more than ten rolls of nine dice lose to rounding

Change = tuple[int, int, float]
"""A die may be turned from the first face to the second, at this cost in the unit of the values."""


class Lattice:
    """All sets of at most `dice` dice, ordered by size, then by packed number; the final rolls come last."""

    def __init__(self, dice: i64, faces: tuple[int, ...]) -> None:
        self.dice: Final = dice
        self.faces: Final = faces
        self.width: Final[i64] = len(faces)
        self.sides: Final = float(len(faces))
        layers = [[0]]
        for _ in range(dice):
            layers.append(sorted({smaller + one(face) for smaller in layers[-1] for face in faces}))
        sets = [packed for layer in layers for packed in layer]
        self.places: Final = {packed: i for i, packed in enumerate(sets)}
        self.sets: Final = vec[i64]([i64(packed) for packed in sets])
        self.themselves: Final = vec[i64]([i64(i) for i in range(len(sets))])
        self.final_rolls: Final = vec[i64]([i64(packed) for packed in layers[-1]])
        self.size: Final[i64] = len(sets)
        self.first: Final[i64] = len(sets) - len(layers[-1])  # the index of the first roll
        self.one_less: Final[i64] = self.first - len(layers[-2]) if dice > 0 else 0  # of the first set one die short
        # Entry width * s + f is the index of set s plus a die of the f-th face: both passes run along this table.
        larger = [self.places[packed + one(face)] for layer in layers[:-1] for packed in layer for face in faces]
        self.larger: Final = vec[i64]([i64(i) for i in larger])

    def __repr__(self) -> str:
        return f"Lattice({self.dice} dice, faces={self.faces})"

    @property
    def hands(self) -> vec[i64]:
        """Deprecated name of `final_rolls`."""
        return self.final_rolls

    def place(self, dice: i64) -> i64:
        """The index of this set of dice in `sets`; an unknown set raises a ValueError."""
        found = self.places.get(dice, -1)
        if found < 0:
            raise ValueError(f"{dice_text(dice)!r} is not a set of at most {self.dice} of these dice")
        return found

    def index_of(self, roll: i64) -> i64:
        """The index of this roll in `final_rolls`, and of its value in a list of values."""
        found = self.place(roll) - self.first
        if found < 0:
            raise ValueError(f"{dice_text(roll)!r} is not a roll of {self.dice} dice")
        return found

    def plan(self, values: list[float]) -> Plan:
        """The best keeps if the final rolls have these values, in the order of `final_rolls`."""
        return Plan(self, values)

    def checked(self, values: list[float]) -> None:
        if len(values) != len(self.final_rolls):
            raise ValueError(f"{len(self.final_rolls)} values are expected, one for each roll, not {len(values)}")
        for value in values:
            if not -LARGEST < value < LARGEST:
                raise ValueError(f"the value of a roll must be a finite number, not {value}")

    def changes(self, to: Sequence[int], cost: float = 0.0) -> list[Change]:
        """Changes that turn any die to one of these faces: `[ONE]` for Herd Culler, `lattice.faces` for Stretchy."""
        return [(face, other, cost) for face in self.faces for other in to if face != other]

    def with_change(self, values: list[float], after: list[float], changes: list[Change]) -> list[float]:
        """The values of the rolls if one die may still be changed; `after` are the values of the rolls after that."""
        self.checked(values)
        self.checked(after)
        best = vec[float](values)  # a list of objects is five times slower when compiled
        changed = vec[float](after)
        first = self.first
        width = self.width
        larger = self.larger
        for from_face, to_face, cost in changes:
            old = i64(self.faces.index(from_face))
            new = i64(self.faces.index(to_face))
            for s in range(self.one_less, first):
                worth = changed[larger[width * s + new] - first] - cost
                i = larger[width * s + old] - first
                if worth > best[i]:  # noqa: PLR1730  rarely true: faster than max
                    best[i] = worth
        return list(best)

    def with_changes(self, values: list[float], changes: list[Change], most: i64) -> list[float]:
        """The values of the rolls if up to `most` dice may still be changed, each at its cost."""
        best = values
        for _ in range(most):
            best = self.with_change(values, best, changes)
        return best

    def with_rerolls(self, values: list[float], face: i64) -> list[float]:
        """The values of the rolls if dice with this face may still be rerolled, as often as wanted.

        A reroll that shows the same face again changes nothing, so that only the other faces count.
        """
        self.checked(values)
        best = vec[float](values)
        first = self.first
        width = self.width
        larger = self.larger
        rerolled = i64(self.faces.index(face))
        for already in range(self.dice):  # rolls with fewer such dice are final before they are used
            for s in range(self.one_less, first):
                if count(self.sets[s], face) == already:
                    i = larger[width * s + rerolled] - first
                    others = 0.0
                    for f in range(width):
                        if f != rerolled:
                            others += best[larger[width * s + f] - first]
                    best[i] = max(best[i], others / (self.sides - 1.0))
        return list(best)


class Plan:
    """The best keeps for one list of values of the final rolls, computed on demand for any number of rolls.

    Of keeps that are equal up to rounding, the one with more dice is taken, then the one with the larger packed number,
    which has more smashes, or as many and more energy, and so on down the faces.
    """

    def __init__(self, lattice: Lattice, values: list[float]) -> None:
        lattice.checked(values)
        final = vec[float]([0.0] * lattice.size)
        largest = 0.0
        i = lattice.first
        for value in values:
            final[i] = value
            largest = max(largest, abs(value))
            i += 1
        self.lattice: Final = lattice
        self.slack: Final = largest * ROUNDING
        # By the number of rolls left: the value of keeping each set, and the index of the best keep of each set.
        self.values: vec[vec[float]] = vec[vec[float]]([final])
        self.keeps: vec[vec[i64]] = vec[vec[i64]]([vec[i64](lattice.themselves)])
        self.best: vec[float] = final  # the values of the sets under the last computed keeps

    def worth(self, kept: i64, rolls: i64) -> float:
        """Value of keeping these dice and throwing the others, with `rolls` rolls left and the best keeps later.

        Keeping none is the throw at the start of a turn; keeping all is to stop.
        """
        place = self._place(kept, rolls)
        self._compute_throws(rolls)
        return self.values[rolls][place]

    def keep(self, roll: i64, rolls: i64) -> i64:
        """The dice of this roll to keep with `rolls` rolls left; all of them when it is best to stop."""
        place = self.lattice.index_of(roll) + self.lattice.first
        self._compute_keeps(rolls)
        return self.lattice.sets[self.keeps[rolls][place]]

    def best_keep(self, roll: i64, rolls: i64) -> tuple[int, float]:
        """The dice of this roll to keep with `rolls` rolls left, and the value of that."""
        kept = self.keep(roll, rolls)
        return kept, self.worth(kept, rolls)

    def outcomes(self, kept: i64, rolls: i64) -> list[float]:
        """The chance of each of `final_rolls`, in their order, when these dice are kept with `rolls` rolls left."""
        lattice = self.lattice
        first = lattice.first
        size = lattice.size
        width = lattice.width
        sides = lattice.sides
        larger = lattice.larger
        place = self._place(kept, rolls)
        self._compute_throws(rolls)
        stopped = vec[float]([0.0] * size)
        rolling = vec[float]([0.0] * size)
        if place >= first:
            stopped[place] = 1.0
        else:
            rolling[place] = 1.0
        for left in range(rolls - 1, -1, -1):
            for s in range(first):
                share = rolling[s] / sides
                if share > 0.0:
                    rolling[s] = 0.0
                    for edge in range(width * s, width * s + width):
                        rolling[larger[edge]] += share
            keeps = self.keeps[left]
            for i in range(first, size):
                if keeps[i] == i:
                    stopped[i] += rolling[i]
                else:
                    rolling[keeps[i]] += rolling[i]
                rolling[i] = 0.0
        return [stopped[i] for i in range(first, size)]

    def expected(self, event: list[float], kept: i64, rolls: i64) -> float:
        """The mean of another value of the final rolls under the keeps of this plan: a chance, if it is 1 or 0."""
        self.lattice.checked(event)
        mean = 0.0
        for i, chance in enumerate(self.outcomes(kept, rolls)):
            mean += chance * event[i]
        return mean

    def _place(self, kept: i64, rolls: i64) -> i64:
        """The index of this set; without rolls left it must be a full roll."""
        if rolls > 0:
            return self.lattice.place(kept)
        return self.lattice.index_of(kept) + self.lattice.first

    def _compute_throws(self, rolls: i64) -> None:
        """Compute the values of sets with `rolls` rolls left, and the keeps with fewer, unless they are known."""
        if rolls < 0:
            raise ValueError(f"the number of rolls must not be negative, not {rolls}")
        while len(self.values) <= rolls:
            if len(self.keeps) < len(self.values):
                self._pass_of_keeps()
            self._pass_of_throws()

    def _compute_keeps(self, rolls: i64) -> None:
        self._compute_throws(rolls)
        if len(self.keeps) <= rolls:
            self._pass_of_keeps()

    def _pass_of_throws(self) -> None:
        """Compute the values of sets with one more roll: the mean over the next die's faces, largest sets first."""
        lattice = self.lattice
        first = lattice.first
        width = lattice.width
        sides = lattice.sides
        larger = lattice.larger
        values = vec[float](self.best)
        for s in range(first - 1, -1, -1):
            mean = 0.0
            for edge in range(width * s, width * s + width):
                mean += values[larger[edge]]
            values[s] = mean / sides
        final = self.values[0]
        for i in range(first, lattice.size):
            values[i] = final[i]
        self.values = append(self.values, values)

    def _pass_of_keeps(self) -> None:
        """Compute the best keep of each set: the set itself or that of a set with one die less, smallest sets first."""
        lattice = self.lattice
        first = lattice.first
        width = lattice.width
        larger = lattice.larger
        slack = self.slack
        best = vec[float](self.values[len(self.values) - 1])
        keeps = vec[i64](lattice.themselves)
        for s in range(first):
            worth = best[s]
            kept = keeps[s]
            for edge in range(width * s, width * s + width):
                i = larger[edge]
                gain = worth - best[i]
                if gain > slack or (gain >= -slack and kept > keeps[i]):
                    best[i] = worth
                    keeps[i] = kept
        self.best = best
        self.keeps = append(self.keeps, keeps)


_LATTICES: dict[int, Lattice] = {}


def lattice_of(dice: i64, *, five_faces: bool = False) -> Lattice:
    """The lattice of `dice` dice, cached: 462 rolls for six dice, 2002 for nine."""
    if not 0 <= dice <= MOST_DICE:
        raise ValueError(f"a monster has 0 to {MOST_DICE} dice, not {dice}")
    key = -dice - 1 if five_faces else dice
    if key not in _LATTICES:
        _LATTICES[key] = Lattice(dice, FIVE_FACES if five_faces else SIX_FACES)
    return _LATTICES[key]
