"""How fast agents play `simple`, two a game: `python -m benchmarks.agents [GAMES]`.

Prints games a second: first of an agent from a file, in separate processes, against `angry`, on all cores, then of
`angry` against itself without a process. The public code plays 428 games a second.
"""

import sys
import tempfile
import time
from pathlib import Path

from kingoftokyo.arena.entrants import entrant_of
from kingoftokyo.arena.pool.pool import cores
from kingoftokyo.arena.schedule import Terms, draw_up
from kingoftokyo.arena.tournament import run

AGENT = """
from helpers.constants import DIESIDE
from player import Player


class AngryPlayer(Player):
    def keep_dice(self, dice, other_player_states, roll_counter):
        return [die == DIESIDE.ATTACK for die in dice], "attacks"

    def yield_tokyo(self, other_player_states):
        return self.state.health <= 5, "health"
"""


def speed(specs: list[str], games: int, jobs: int) -> float:
    """Games a second, with the start of all processes."""
    schedule = draw_up(
        [entrant_of(spec) for spec in specs], players=2, games=games, seed=1, rules="simple", terms=Terms(rerolls=0)
    )
    start = time.perf_counter()
    outcomes = run(schedule, jobs=jobs).outcomes
    assert not any(outcome.faults for outcome in outcomes)
    return len(outcomes) / (time.perf_counter() - start)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "theirs.py"
        path.write_text(AGENT)
        spec = f"{path}:AngryPlayer"
        print(f"{cores()} cores, an agent in separate processes: {speed([spec, 'angry'], games, cores()):.0f}")
        print(f"1 core, an agent in a separate process: {speed([spec, 'angry'], games // 4, 1):.0f}")
    print(f"{cores()} cores, in our own processes: {speed(['angry', 'angry'], games, cores()):.0f}")
    print(f"1 core, in our own process: {speed(['angry', 'angry'], games // 2, 1):.0f}")


if __name__ == "__main__":
    main()
