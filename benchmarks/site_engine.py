"""How fast computer players think in the page without a server: `python -m benchmarks.site_engine [TIMES]`.

Needs build/site (`make site`), and plays with its engine in Node, which runs WebAssembly as Chromium does. It counts
processor time, and of each decision the shortest of TIMES games with the same seeds (5): other work on the machine
matters less than in `benchmarks.site`. Prints the memory after these games, too.
"""

import sys
import tempfile
from pathlib import Path

from tools.site.build import SITE
from tools.site.in_node import run_in_pyodide, unpack_engine

GAMES = 3  # of four players
PLAY = """
import statistics
import pyodide_js
from js import process
from kingoftokyo import Game
from kingoftokyo.players.clock import WHILE_PEOPLE_WAIT, Clock
from kingoftokyo.players.play import Faults, decide
from kingoftokyo.players.registry import player_named
from kingoftokyo.version import engine_mode

def used():
    usage = process.cpuUsage()
    return (usage.user + usage.system) / 1000

def think(player, seed):
    game = Game.new(4, "standard", seed)
    minds = [player_named(player, 8 * seed + seat) for seat in range(4)]
    while not game.over:
        began = used()
        decide(game, minds[game.asked], Clock(WHILE_PEOPLE_WAIT), Faults())
        yield used() - began

print(f"| engine | {engine_mode()} |")
for name, player in (("Medium", "sensible"), ("Hard", "expert")):
    runs = [[took for seed in range(GAMES) for took in think(player, seed)] for _ in range(TIMES)]
    best = sorted(map(min, zip(*runs)))
    middle, late = statistics.median(best), best[int(0.99 * len(best))]
    print(f"| {name}, a decision | median {middle:.2f} ms, p99 {late:.1f}, longest {best[-1]:.1f} of {len(best)} |")
print(f"| memory of WebAssembly | {pyodide_js._module.HEAP8.length / 1e6:.0f} MB |")
"""


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    if not (SITE / "index.html").exists():
        sys.exit("build/site is missing: make site")
    with tempfile.TemporaryDirectory() as folder:
        unpack_engine(SITE, Path(folder) / "game")
        run_in_pyodide(Path(folder), f"GAMES, TIMES = {GAMES}, {times}\n{PLAY}")


if __name__ == "__main__":
    main()
