"""One monster's numbers and cards."""

from __future__ import annotations

from kingoftokyo.rules.core.places import OUTSIDE
from kingoftokyo.rules.mypyc_compat import i64, vec
from kingoftokyo.rules.settings import START_HEALTH


class Monster:
    """One monster's numbers and cards."""

    __slots__ = ("energy", "hand", "health", "hooks", "place", "points", "poison", "rank", "shrink")

    def __init__(
        self,
        health: i64,
        points: i64,
        energy: i64,
        place: i64,
        poison: i64,
        shrink: i64,
        rank: i64,
        hooks: i64,
        hand: vec[i64],
    ) -> None:
        self.health = health
        self.points = points
        self.energy = energy
        self.place = place
        self.poison = poison
        self.shrink = shrink
        self.rank = rank  # the number of monsters still alive when it was eliminated
        self.hooks = hooks  # union of its cards' hooks, one bit each
        self.hand = hand  # see hand.py

    def clone(self) -> Monster:
        return Monster(
            self.health,
            self.points,
            self.energy,
            self.place,
            self.poison,
            self.shrink,
            self.rank,
            self.hooks,
            self.hand[:],
        )


def new_monster() -> Monster:
    return Monster(START_HEALTH, 0, 0, OUTSIDE, 0, 0, 0, 0, vec[i64]())
