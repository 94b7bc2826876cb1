"""Dice as packed multisets: four bits count the dice of each face, so rolling adds and keeping subtracts."""

from __future__ import annotations

from typing import Final

from kingoftokyo.rules.bits import bit
from kingoftokyo.rules.errors import KingOfTokyoError, shown
from kingoftokyo.rules.mypyc_compat import i64, vec

ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
HEART: Final = 3
ENERGY: Final = 4
SMASH: Final = 5
FACES: Final = 6

FACE_NAMES: Final = ("1", "2", "3", "heart", "energy", "smash")
MOST_DICE: Final = 9  # six black dice, two Extra Heads and a Mimic of one of them


def one(face: i64) -> i64:
    """A single die showing this face."""
    return bit(4 * face)


def count(dice: i64, face: i64) -> i64:
    """How many of the packed dice show this face."""
    return (dice >> (4 * face)) & 15


def total(dice: i64) -> i64:
    """How many packed dice there are."""
    n: i64 = 0
    while dice:
        n += dice & 15
        dice >>= 4
    return n


def contains(dice: i64, part: i64) -> bool:
    """Whether `part` can be picked out of `dice`."""
    if part < 0 or part >> (4 * FACES):
        return False
    for face in range(FACES):
        if count(part, face) > count(dice, face):
            return False
    return True


def keep_count(dice: i64) -> i64:
    """The number of ways to keep dice: every sub-multiset, from none to all."""
    ways: i64 = 1
    while dice:
        ways *= (dice & 15) + 1
        dice >>= 4
    return ways


def keep_at(dice: i64, k: i64) -> i64:
    """The k-th way to keep dice: the number of 1s varies fastest, then of 2s, and so on; the last way keeps all."""
    kept: i64 = 0
    shift: i64 = 0
    while dice:
        ways = (dice & 15) + 1
        rest = k // ways
        kept |= (k - rest * ways) << shift
        k = rest
        dice >>= 4
        shift += 4
    return kept


def set_points(face: i64, dice: i64) -> i64:
    """The points for `dice` dice of one number face: three score the number, each further die 1 more."""
    return face + 1 + dice - 3 if dice >= 3 else 0


def dice_text(dice: int) -> str:
    """The dice as text, in the order of the faces: `1 1 3 heart smash`."""
    return " ".join(FACE_NAMES[face] for face in range(FACES) for _ in range(count(dice, face)))


def parse_dice(text: str) -> int:
    """Parse the output of `dice_text`, in any order; an unknown face or too many dice raise a KingOfTokyoError."""
    dice = 0
    for word in text.split():
        if word not in FACE_NAMES:
            raise KingOfTokyoError("dice-face", found=shown(word), known=" ".join(FACE_NAMES))
        face = FACE_NAMES.index(word)
        if count(dice, face) == MOST_DICE:
            raise KingOfTokyoError("dice-too-many", most=MOST_DICE)
        dice += one(face)
    return dice


SIX_FACES: Final = (ONE, TWO, THREE, HEART, ENERGY, SMASH)
FIVE_FACES: Final = (ONE, TWO, THREE, HEART, SMASH)  # the dice of a game without energy


def _throws(n: int, faces: tuple[int, ...]) -> vec[i64]:
    """Every ordered throw of n dice, packed; all entries are equally likely."""
    throws = [0]
    for _ in range(n):
        throws = [earlier + one(face) for face in faces for earlier in throws]
    return vec[i64]([i64(throw) for throw in throws])


# Six dice take two lookups in the table for three dice: 16 ns when compiled.
THROWS: Final = vec[vec[i64]]([_throws(n, SIX_FACES) for n in range(4)])
THROWS_OF_FIVE: Final = vec[vec[i64]]([_throws(n, FIVE_FACES) for n in range(4)])
