"""Learning `simple` by self-play: a network plays games, and learns what its own next turn says of each position.

What a position should be worth is never taken from a result, nor from the solution: it is the mean over all dice of the
turn ahead, with the best keeps by the network itself, and with the other one leaving Tokyo if that is better for it by
the same network. Ends of games are known by the rules; from there the knowledge spreads backwards. The solution only
grades what was learned.
"""

from __future__ import annotations

from math import cos, pi
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from kingoftokyo.solving.network import Adam, NetworkTable, all_inputs, fresh, place_of
from kingoftokyo.solving.self_play import SelfPlay
from kingoftokyo.solving.throws import Throws
from kingoftokyo.solving.turn import NOBODY

if TYPE_CHECKING:
    from kingoftokyo.solving.network import Network
    from kingoftokyo.solving.solution import Progress
    from kingoftokyo.solving.throws import Floats, Places

FOLLOWING: Final = 0.02  # how far the steady network goes towards the learning one in each step


class Course(NamedTuple):
    """How much is played and learned: in each round a turn of all games, then so many steps."""

    rounds: int = 180
    games: int = 4000
    steps: int = 100
    batch: int = 512
    remembered: int = 20_000  # positions
    exploring: float = 0.5  # the share of games that begin anywhere
    rate: float = 1e-2
    last_rate: float = 1e-5


USUAL: Final = Course()  # about 30 s on one core, and 49.99 % against perfect play


class Memory:
    """The positions that were visited last, and what they were found to be worth."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._places: Places = np.empty(0, np.int64)
        self._worths: Floats = np.empty(0, np.float32)

    def add(self, positions: Places, worths: Floats) -> None:
        known = positions[0] != NOBODY  # the first turn has nothing before it that would ask for its worth
        places = place_of(*positions[:, known])
        self._places = np.concatenate([self._places, places])[-self._most :]
        self._worths = np.concatenate([self._worths, worths[known].astype(np.float32)])[-self._most :]

    def some(self, batch: int, rng: np.random.Generator) -> tuple[Places, Floats]:
        which = rng.integers(0, len(self._places), batch)
        return self._places[which], self._worths[which]


def learn(seed: int, course: Course | None = None, progress: Progress | None = None) -> Network:
    """A network that has learned by itself; the same seed gives the same one. `progress` counts rounds."""
    course = course or USUAL
    rng = np.random.default_rng(seed)
    inputs = all_inputs()
    learning = fresh(rng)
    steady = learning.copy()  # a mean of the learning one over its last steps: it plays, and it is the result
    steps = Adam(learning)
    memory = Memory(course.remembered)
    games = SelfPlay(course.games, course.exploring, Throws(), rng)
    for k in range(course.rounds):
        memory.add(*games.turn(NetworkTable(steady, inputs)))
        for step in range(course.steps):
            places, worths = memory.some(course.batch, rng)
            done = (k + step / course.steps) / course.rounds
            rate = course.last_rate + (course.rate - course.last_rate) * (1.0 + cos(pi * done)) / 2.0
            steps.step(learning.slopes(inputs[places], worths), rate)
            steady.approach(learning, FOLLOWING)
        if progress is not None:
            progress(k + 1, course.rounds)
    return steady
