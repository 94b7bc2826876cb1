"""Facts of games for tests: a game of one person with Axolulu against one computer player, unless said otherwise."""

from __future__ import annotations

import itertools
from typing import Any

from kingoftokyo.profile.facts import FORMAT
from kingoftokyo.table.wire.profile import FactSeat, GameFacts

numbers = itertools.count(1)


def game(*, won: bool = True, level: str = "medium", monster: str = "axolulu", **changes: object) -> GameFacts:
    number = next(numbers)
    seats = [FactSeat(monster, "person"), FactSeat("girder", level)]  # type: ignore[arg-type]
    facts: dict[str, Any] = {
        "format": FORMAT,
        "table": f"table-{number}",
        "date": "2026-11-15",
        "game": f"game-{number}",
        "head": "",
        "rules": "standard",
        "seats": seats,
        "me": 0,
        "winner": 0 if won else 1,
        "reason": "points",
        "rounds": 9,
        "points": 20 if won else 7,
        "health": 6,
        "cards": ["jets"],
        "entries": 2,
        "turns_in_tokyo": 3,
        "damage_given": 9,
        "eliminations": 0,
        "revivals": 0,
        "own_goal": False,
    }
    return GameFacts(**(facts | changes))
