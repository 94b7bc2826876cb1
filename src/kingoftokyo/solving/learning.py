"""Learning `simple` by self-play: a network plays games and learns the value of each position from its next turn.

The target value of a position is neither the result of a game nor taken from the solution: it is the mean over all dice
of the turn ahead, with the best keeps by the network itself, where the other monster leaves Tokyo if that is better for
it by the same network. The rules give the values of finished games, and these spread backwards. The solution is only
used for grading.
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

FOLLOWING: Final = 0.02  # the share by which the steady network moves towards the learning one in each step


class Course(NamedTuple):
    """The training schedule: in each round, one turn of all games is played, then `steps` training steps are made."""

    rounds: int = 180
    games: int = 4000
    steps: int = 100
    batch: int = 512
    remembered: int = 20_000  # positions in the replay memory
    exploring: float = 0.5  # the share of games that begin at a random position
    rate: float = 1e-2  # the learning rate at the start
    last_rate: float = 1e-5


USUAL: Final = Course()  # about 30 s on one core, and 49.99 % against perfect play


class Memory:
    """A replay memory: the last visited positions and their target values."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._places: Places = np.empty(0, np.int64)
        self._values: Floats = np.empty(0, np.float32)

    def add(self, positions: Places, values: Floats) -> None:
        known = positions[0] != NOBODY  # no turn leads to the first one: its value is not needed
        places = place_of(*positions[:, known])
        self._places = np.concatenate([self._places, places])[-self._most :]
        self._values = np.concatenate([self._values, values[known].astype(np.float32)])[-self._most :]

    def some(self, batch: int, rng: np.random.Generator) -> tuple[Places, Floats]:
        which = rng.integers(0, len(self._places), batch)
        return self._places[which], self._values[which]


def learn(seed: int, course: Course | None = None, progress: Progress | None = None) -> Network:
    """Train a network by self-play; the same seed gives the same network. `progress` counts rounds."""
    course = course or USUAL
    rng = np.random.default_rng(seed)
    inputs = all_inputs()
    learning = fresh(rng)
    steady = learning.copy()  # a moving average of the learning one: it plays, and it is the result
    steps = Adam(learning)
    memory = Memory(course.remembered)
    games = SelfPlay(course.games, course.exploring, Throws(), rng)
    for k in range(course.rounds):
        memory.add(*games.turn(NetworkTable(steady, inputs)))
        for step in range(course.steps):
            places, values = memory.some(course.batch, rng)
            done = (k + step / course.steps) / course.rounds
            rate = course.last_rate + (course.rate - course.last_rate) * (1.0 + cos(pi * done)) / 2.0
            steps.step(learning.slopes(inputs[places], values), rate)
            steady.approach(learning, FOLLOWING)
        if progress is not None:
            progress(k + 1, course.rounds)
    return steady
