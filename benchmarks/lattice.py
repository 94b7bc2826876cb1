"""The best keep for any values of the rolls: `python -m benchmarks.lattice SECONDS` prints JSON, a line per case."""

import json
import random
import sys

from benchmarks.measure import Call, KeepTime, call_us
from kingoftokyo.players import dice_lattice as lattice
from kingoftokyo.players.dice_lattice import lattice_of

MODE = "interpreted" if str(lattice.__file__).endswith(".py") else "compiled"
CASES = ((6, 1), (6, 2), (6, 3), (6, 4), (7, 2), (8, 2), (9, 2))


def best_keep(dice: int, rolls: int, seed: int) -> Call:
    """Compute the best keep of one roll from the values, without a cache from earlier calls."""
    rng = random.Random(seed)
    these = lattice_of(dice)
    values = [rng.random() for _ in these.final_rolls]
    roll = rng.choice(list(these.final_rolls))
    return lambda: these.plan(values).best_keep(roll, rolls)


def measure(dice: int, rolls: int, seconds: float) -> KeepTime:
    calls = [best_keep(dice, rolls, seed) for seed in range(5)]
    return KeepTime(f"the best keep, {MODE}", dice, rolls, call_us(calls, seconds))


if __name__ == "__main__":
    for dice, rolls in CASES:
        print(json.dumps(measure(dice, rolls, float(sys.argv[1]) / len(CASES))), flush=True)
