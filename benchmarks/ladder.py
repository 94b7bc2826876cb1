"""The ladder of players, rung against the rung below, as the table of docs/explanation/players.md.

    python -m benchmarks.ladder [GAMES [RUNG…]]

Two players, and one against three of the rung below, GAMES of each (2000); the rungs are those of the ladder unless
others are given. Progress goes to the terminal, and the table to standard output.
"""

import sys
from itertools import pairwise

from benchmarks.table import table
from kingoftokyo.arena.entrants import entrant_of
from kingoftokyo.arena.pool.pool import cores
from kingoftokyo.arena.report.text import mean_in_words, rate_in_words
from kingoftokyo.arena.results import PlayerResult, results_of
from kingoftokyo.arena.schedule import FIRST_AGAINST, draw_up
from kingoftokyo.arena.tournament import run
from kingoftokyo.version import engine_mode

SEED = 1
RUNGS = ["random", "greedy", "sensible", "expert"]
WANTED = {  # win rates with two monsters, and of one against three
    ("greedy", "random"): (0.90, 0.70),
    ("sensible", "greedy"): (0.60, 0.38),
    ("expert", "sensible"): (0.65, 0.40),
}


def met(upper: str, lower: str, players: int, games: int) -> PlayerResult:
    """The upper player's result, alone at a table with copies of the lower one."""
    entrants = [entrant_of(upper), entrant_of(lower)]
    schedule = draw_up(entrants, players=players, games=games, seed=SEED, mode=FIRST_AGAINST)
    print(f"{upper} against {lower}, {players} monsters …", file=sys.stderr, flush=True)
    played = run(schedule, jobs=cores())
    if played.interrupted:
        sys.exit(130)
    return results_of(schedule, played).players[0]


def cells(result: PlayerResult, wanted: float | None) -> list[str]:
    """The result beside the target: the whole interval must reach it, not its middle."""
    if wanted is None:
        reached = "-"
    elif result.rate.interval.low >= wanted:
        reached = f"≥ {wanted:.0%}: yes"
    else:
        reached = f"≥ {wanted:.0%}: {'perhaps' if result.rate.interval.high >= wanted else 'NO'}"
    return [rate_in_words(result.rate), mean_in_words(result.adjusted, suspicious=result.suspicious), reached]


def ladder(games: int, rungs: list[str]) -> str:
    head = ["player", "against", "2 players", "luck-adjusted", "wanted", "1 against 3", "luck-adjusted", "wanted"]
    rows = []
    for lower, upper in pairwise(rungs):
        two, four = WANTED.get((upper, lower), (None, None))
        row = [f"`{upper}`", f"`{lower}`"]
        row += cells(met(upper, lower, 2, games), two) + cells(met(upper, lower, 4, games), four)
        rows.append(row)
    lines = [
        *table(head, rows),
        "",
        f"{games} games each, the rules of `standard`, seats rotated, seed {SEED}, rules {engine_mode()}; in brackets",
        "the 95 % interval (Wilson), after ± the standard error. Equals win 50 % and 25 %.",
        "",
        f"Made by `python -m benchmarks.ladder {games} {' '.join(rungs)}`.",
    ]
    return "\n".join(lines)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    print(ladder(games, sys.argv[2:] or RUNGS))


if __name__ == "__main__":
    main()
