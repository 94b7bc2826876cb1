"""The achievements: each is a question about the games so far, the last of which may have brought it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from kingoftokyo.monsters import MONSTER_IDS
from kingoftokyo.profile.facts import level_of, my_monster, won
from kingoftokyo.profile.streaks import best_streak_of
from kingoftokyo.rules import WINNING_POINTS
from kingoftokyo.table.wire.profile import AchievementData

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kingoftokyo.table.wire.profile import GameFacts

    Count = Callable[[Sequence[GameFacts]], int]

MANY_TURNS_IN_TOKYO: Final = 6
MANY_ELIMINATIONS: Final = 3
FEW_ROUNDS: Final = 5
NEARLY: Final = WINNING_POINTS - 2


class Achievement(NamedTuple):
    """`reached` counts over all games so far, up to `goal`; the catalogue has its name and text as `achievement-ID`."""

    id: str
    reached: Count
    goal: int = 1


def _once(condition: Callable[[GameFacts], bool]) -> Count:
    """Whether one game fulfils this condition."""
    return lambda games: int(any(condition(facts) for facts in games))


def _wins(condition: Callable[[GameFacts], bool]) -> Count:
    return _once(lambda facts: won(facts) and condition(facts))


def _monsters_that_won(games: Sequence[GameFacts]) -> int:
    return len({my_monster(facts) for facts in games if won(facts)})


ACHIEVEMENTS: Final = (
    Achievement("housewarming", _wins(lambda _: True)),
    Achievement("one-heart", _wins(lambda facts: facts.health == 1)),
    Achievement("window-shopper", _wins(lambda facts: not facts.cards)),
    Achievement("absentee", _wins(lambda facts: facts.entries == 0)),
    Achievement("squatter", _once(lambda facts: facts.turns_in_tokyo >= MANY_TURNS_IN_TOKYO)),
    Achievement("pacifist", _wins(lambda facts: facts.damage_given == 0)),
    Achievement("demolition", _once(lambda facts: facts.eliminations >= MANY_ELIMINATIONS)),
    Achievement("express", _wins(lambda facts: facts.rounds <= FEW_ROUNDS)),
    Achievement("encore", _wins(lambda facts: facts.revivals > 0)),
    Achievement("own-goal", _once(lambda facts: facts.own_goal)),
    Achievement("so-near", _once(lambda facts: not won(facts) and facts.points >= NEARLY)),
    Achievement("hard-nut", _wins(lambda facts: level_of(facts) == "hard")),
    Achievement("hat-trick", best_streak_of, 3),
    Achievement("casting", _monsters_that_won, len(MONSTER_IDS)),
)


def achievements(games: Sequence[GameFacts]) -> list[AchievementData]:
    """All achievements, with the date of the game that brought each, if one has."""
    return [_data(one, games) for one in ACHIEVEMENTS]


def gained_by(games: Sequence[GameFacts]) -> list[str]:
    """The ids of those that the last of these games has brought."""
    return [one.id for one in ACHIEVEMENTS if one.reached(games) >= one.goal > one.reached(games[:-1])]


def _data(one: Achievement, games: Sequence[GameFacts]) -> AchievementData:
    reached = one.reached(games)
    date = games[_place(one, games)].date if reached >= one.goal else ""
    return AchievementData(one.id, date, min(reached, one.goal), one.goal)


def _place(one: Achievement, games: Sequence[GameFacts]) -> int:
    """The index of the game that brought it, by bisection: the count never falls."""
    low, high = 0, len(games) - 1
    while low < high:
        middle = (low + high) // 2
        if one.reached(games[: middle + 1]) >= one.goal:
            high = middle
        else:
            low = middle + 1
    return low
