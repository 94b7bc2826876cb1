"""The part of the variance that is left without luck: `python -m benchmarks.luck [GAMES] [REROLLS]` prints a table.

With the compiled engine, in PYTHONPATH, it takes minutes.
"""

import sys

from benchmarks.table import table
from kingoftokyo.arena.entrants import entrant_of
from kingoftokyo.arena.pool.pool import cores
from kingoftokyo.arena.results import results_of
from kingoftokyo.arena.schedule import FIRST_AGAINST, Terms, draw_up
from kingoftokyo.arena.tournament import run

TOURNAMENTS = [
    ("standard", 2, "sensible", "sensible"),
    ("standard", 2, "expert", "sensible"),
    ("standard", 2, "sensible", "greedy"),
    ("standard", 4, "sensible", "greedy"),
    ("standard", 6, "sensible", "sensible"),
    ("simple", 2, "sensible", "greedy"),
    ("standard", 2, "greedy", "random"),
]


def measured(rules: str, monsters: int, first: str, other: str, games: int, rerolls: int) -> list[str]:
    schedule = draw_up(
        [entrant_of(first), entrant_of(other)],
        players=monsters,
        games=games,
        seed=1,
        rules=rules,
        mode=FIRST_AGAINST,
        terms=Terms(rerolls=rerolls),
    )
    player = results_of(schedule, run(schedule, jobs=cores())).players[0]
    left = "-" if player.luck_variance is None else f"{player.luck_variance:.2f}"
    score = "-" if player.score is None else f"{100 * player.score.mean:.1f} ± {100 * player.score.error:.1f} %"
    less = "-" if player.adjusted is None else f"{100 * player.adjusted.mean:.1f} ± {100 * player.adjusted.error:.1f} %"
    return [rules, str(monsters), f"{first}, {other}", str(player.rate.games), score, less, left]


if __name__ == "__main__":
    games, rerolls = (int(word) for word in [*sys.argv[1:3], *("400", "8")[len(sys.argv) - 1 :]])
    rows = [measured(*tournament, games, rerolls) for tournament in TOURNAMENTS]
    print("\n".join(table(["rules", "monsters", "players", "games", "score", "luck-adjusted", "variance left"], rows)))
