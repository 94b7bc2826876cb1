"""How the benchmarks measure: processor time on one core, random play, the median of three rounds."""

import statistics
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

ROUNDS = 3
CALL = "one compiled call a game"
LOOP = "a loop in Python, two calls a decision"
OWN = "its own loop, in Python"
Call = Callable[[], object]


class Speed(NamedTuple):
    name: str
    players: int
    decisions_per_s: float
    games_per_s: float
    clone_us: float
    loop: str  # how the games are played: only rows of the same loop can be compared


class KeepTime(NamedTuple):
    """How long a player thinks about dice."""

    name: str
    dice: int
    rolls: int
    microseconds: float


def play_rates(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Decisions and games per second; `play` takes a seed, plays one game and returns its number of decisions."""
    play(0)
    rounds = []
    seed = 0
    for _ in range(ROUNDS):
        games = decisions = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds / ROUNDS or games == 0:
            seed += 1
            decisions += play(seed)
            games += 1
        rounds.append((decisions / spent, games / spent))
    return statistics.median(rate for rate, _ in rounds), statistics.median(rate for _, rate in rounds)


def call_us(calls: Sequence[Call], seconds: float) -> float:
    """Microseconds per call, over all of these."""
    rounds = []
    for _ in range(ROUNDS):
        count = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds / ROUNDS:
            for call in calls:
                for _ in range(100):
                    call()
            count += 100 * len(calls)
        rounds.append(spent / count * 1e6)
    return statistics.median(rounds)
