"""How everything here is measured: processor time of one core, random play, the middle of three rounds."""

import statistics
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

ROUNDS = 3
Clone = Callable[[], object]


class Speed(NamedTuple):
    name: str
    players: int
    decisions_per_s: float
    games_per_s: float
    clone_us: float


def play_rates(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Decisions and games per second; `play` takes a seed, plays one game out and answers its decisions."""
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


def clone_us(clones: Sequence[Clone], seconds: float) -> float:
    """Microseconds per clone, over positions from the middle of games."""
    rounds = []
    for _ in range(ROUNDS):
        count = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds / ROUNDS:
            for clone in clones:
                for _ in range(100):
                    clone()
            count += 100 * len(clones)
        rounds.append(spent / count * 1e6)
    return statistics.median(rounds)
