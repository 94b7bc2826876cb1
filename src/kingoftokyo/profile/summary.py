"""The profile, made from the facts of all finished games, in the order in which they were begun."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal

from kingoftokyo.profile.achievements import achievements, gained_by
from kingoftokyo.profile.daily import daily_results
from kingoftokyo.profile.facts import each_once, level_of, my_monster, won
from kingoftokyo.profile.streaks import best_streak_of, streak_of
from kingoftokyo.table.wire.profile import (
    AfterwardsData,
    CardTally,
    DifficultyHint,
    LastGame,
    ProfileData,
    Tally,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kingoftokyo.table.wire.profile import GameFacts

LAST: Final = 20  # games in the list
FAVOURITES: Final = 5  # cards
HARDER_AFTER: Final = 3  # wins in a row
EASIER_AFTER: Final = 4  # games in a row without a win
ORDER: Final[tuple[Literal["easy"], Literal["medium"], Literal["hard"]]] = ("easy", "medium", "hard")


def profile_of(all_facts: Sequence[GameFacts], here: set[str], uncounted: int = 0) -> ProfileData:
    """The profile. `here` are the tables that still exist; `uncounted` games are not among the facts yet."""
    games = each_once(all_facts)
    mine = [facts for facts in games if facts.me is not None]
    return ProfileData(
        games=len(mine),
        wins=sum(map(won, mine)),
        together=len(games) - len(mine),
        streak=streak_of(mine),
        best_streak=best_streak_of(mine),
        monsters=_tallies(mine, my_monster),
        levels=_tallies(mine, level_of),
        rules=_tallies(mine, lambda facts: facts.rules),
        cards=_favourites(mine),
        last=[LastGame(facts, facts.table in here) for facts in games[: -LAST - 1 : -1]],
        achievements=achievements(mine),
        difficulty=difficulty(mine),
        uncounted=uncounted,
    )


def afterwards(all_facts: Sequence[GameFacts], table: str) -> AfterwardsData:
    """What the game of this table, the last one, has changed."""
    games = [facts for facts in each_once(all_facts) if facts.me is not None]
    daily = next((result for result in daily_results(games, {table}) if result.table == table), None)
    if not games or games[-1].table != table:
        counts = any(facts.table == table for facts in games)
        return AfterwardsData(counts=counts, achievements=[], streak=0, difficulty=None, daily=daily)
    return AfterwardsData(
        counts=True,
        achievements=gained_by(games),
        streak=streak_of(games),
        difficulty=difficulty(games),
        daily=daily,
    )


def difficulty(games: Sequence[GameFacts]) -> DifficultyHint | None:
    """A word on difficulty after several games at one level that all went the same way; None if there is no reason."""
    if not games or (level := level_of(games[-1])) not in ORDER:
        return None
    row: list[bool] = []
    for facts in reversed(games):
        if level_of(facts) != level or (row and won(facts) != row[0]):
            break
        row.append(won(facts))
    place = ORDER.index(level) + (1 if row[0] else -1)
    if len(row) < (HARDER_AFTER if row[0] else EASIER_AFTER) or not 0 <= place < len(ORDER):
        return None
    return DifficultyHint(level, ORDER[place], len(row), len(row) if row[0] else 0)


def _tallies(games: Sequence[GameFacts], name: Callable[[GameFacts], str]) -> list[Tally]:
    """Games and wins by this name, the most played first."""
    played = Counter(map(name, games))
    wins = Counter(name(facts) for facts in games if won(facts))
    return [Tally(found, count, wins[found]) for found, count in played.most_common()]


def _favourites(games: Sequence[GameFacts]) -> list[CardTally]:
    times = Counter(card for facts in games for card in facts.cards)
    wins = Counter(card for facts in games if won(facts) for card in set(facts.cards))
    return [CardTally(card, count, wins[card]) for card, count in times.most_common(FAVOURITES)]
