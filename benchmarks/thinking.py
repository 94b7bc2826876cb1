"""How long a player thinks: `python -m benchmarks.thinking [GAMES [PLAYER [LIMIT]]]`, the expert unless one is named.

Games of two, four and six with all expansions, of four with `standard` rules, and one with nine dice and many cards
that change dice. Each line has the number of decisions, then the mean, the median, the 99th percentile and the
maximum, in seconds of processor time, and how many searches were ended by the clock. LIMIT is the time limit of a
decision, also in seconds of processor time; without it there is none.
"""

import json
import statistics
import sys
import time

from kingoftokyo import Game
from kingoftokyo.players import clock as clocks
from kingoftokyo.players.clock import Clock, TimeUpError
from kingoftokyo.players.play import Faults, decide
from kingoftokyo.players.registry import player_named

EVERYTHING = "standard halloween=true cultists=true tokyo_tower=true"
FULL_HAND = (
    "step=roll dice='1 1 2 2 3 3 heart energy smash' rolls_left=2 monsters=[(energy=12 cards=[extra_head extra_head "
    "(card=mimic copies=(seat=0 card=extra_head)) herd_culler stretchy plot_twist background_dweller energy_drink "
    "smoke_cloud]) (place=city) () ()]"
)


class CountingClock(Clock):
    """A clock that knows whether it has ended a search."""

    ended = False

    def check(self) -> None:
        try:
            super().check()
        except TimeUpError:
            self.ended = True
            raise


def thought(games: list[Game], player: str, limit: float | None) -> tuple[list[float], int]:
    """The processor time of every decision, in seconds, and the number of searches that the clock has ended."""
    times = []
    ended = 0
    for k, game in enumerate(games):
        minds = [player_named(player, 8 * k + seat) for seat in range(game.players)]
        while not game.over:
            clock = CountingClock(limit)
            start = time.process_time()
            decide(game, minds[game.asked], clock, Faults())
            times.append(time.process_time() - start)
            ended += clock.ended
    return times, ended


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    player = sys.argv[2] if len(sys.argv) > 2 else "expert"
    limit = float(sys.argv[3]) if len(sys.argv) > 3 else None
    # Other programs on this machine do not count.
    clocks.perf_counter = time.process_time  # type: ignore[attr-defined]
    cases = {
        f"{n} players, all expansions": [Game.new(n, EVERYTHING, seed) for seed in range(games)] for n in (2, 4, 6)
    }
    cases["4 players"] = [Game.new(4, "standard", seed) for seed in range(games)]
    cases["9 dice, a full hand"] = [Game.from_position(f"{FULL_HAND} seed={seed}") for seed in range(games)]
    for name, played in cases.items():
        found, ended = thought(played, player, limit)
        times = sorted(found)
        figures = (statistics.mean(times), statistics.median(times), times[int(0.99 * len(times))], times[-1])
        print(json.dumps([name, len(times), *(float(f"{figure:.3g}") for figure in figures), ended]), flush=True)


if __name__ == "__main__":
    main()
