"""Wins in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.profile.facts import won

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.table.wire.profile import GameFacts


def streak_of(games: Sequence[GameFacts]) -> int:
    """The wins in a row up to the last game."""
    count = 0
    for facts in reversed(games):
        if not won(facts):
            break
        count += 1
    return count


def best_streak_of(games: Sequence[GameFacts]) -> int:
    best = count = 0
    for facts in games:
        count = count + 1 if won(facts) else 0
        best = max(best, count)
    return best
