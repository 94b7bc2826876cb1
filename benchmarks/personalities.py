"""The personalities of the expert against the steady one, as the table of docs/explanation/players.md.

    python -m benchmarks.personalities [GAMES]

Two players, and one against three steady ones, GAMES of each (2000).
"""

import sys

from benchmarks.ladder import met
from benchmarks.table import table
from kingoftokyo.arena.report.text import rate_in_words
from kingoftokyo.players.expert.personality import PERSONALITIES, STEADY


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    rows = []
    for name in PERSONALITIES:
        if name != STEADY.name:
            against = [met(f"expert:{name}", "expert", players, games) for players in (2, 4)]
            rows.append([f"`{name}`", *(rate_in_words(result.rate) for result in against)])
    print("\n".join(table(["personality", "2 players", "1 against 3"], rows)))


if __name__ == "__main__":
    main()
