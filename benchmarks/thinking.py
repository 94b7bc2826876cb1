"""How long the expert thinks: `python -m benchmarks.thinking [GAMES]` prints p50, p99 and the longest in seconds.

Two, four and six experts with all expansions, and one with nine dice and a hand full of cards that change them.
"""

import json
import statistics
import sys
import time

from kingoftokyo import Game
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.expert import Expert
from kingoftokyo.players.playing import Faults, decide

EVERYTHING = "standard halloween=true cultists=true tokyo_tower=true"
FULL_HAND = (
    "step=roll dice='1 1 2 2 3 3 heart energy smash' rolls_left=2 monsters=[(energy=12 cards=[extra_head extra_head "
    "(card=mimic copies=(seat=0 card=extra_head)) herd_culler stretchy plot_twist background_dweller energy_drink "
    "smoke_cloud]) (place=city) () ()]"
)


def thought(games: list[Game]) -> list[float]:
    """The seconds of processor time of every decision."""
    times = []
    for k, game in enumerate(games):
        minds = [Expert(8 * k + seat) for seat in range(game.players)]
        while not game.over:
            start = time.process_time()
            decide(game, minds[game.asked], Clock(), Faults())
            times.append(time.process_time() - start)
    return times


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    cases = {
        f"{n} experts, all expansions": [Game.new(n, EVERYTHING, seed) for seed in range(games)] for n in (2, 4, 6)
    }
    cases["4 experts"] = [Game.new(4, "standard", seed) for seed in range(games)]
    cases["9 dice, a full hand"] = [Game.from_position(f"{FULL_HAND} seed={seed}") for seed in range(games)]
    for name, played in cases.items():
        times = sorted(thought(played))
        p50, p99 = statistics.median(times), times[int(0.99 * len(times))]
        print(json.dumps([name, len(times), round(p50, 4), round(p99, 4), round(times[-1], 4)]), flush=True)


if __name__ == "__main__":
    main()
