"""Which step of the turn it is, as the page shows it: start, roll, resolve, Tokyo, buy, end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from kingoftokyo.rules.core.agenda import (
    BEFORE_BUYING,
    COUNT_DICE,
    DEAL,
    ENTER,
    FIRST_ROLL,
    INTERFERE,
    NUMBERS,
    SELL,
    TURN_OVER,
    TURN_START,
    YIELD,
    kind_of,
)

if TYPE_CHECKING:
    from kingoftokyo import Game

Step = Literal["start", "roll", "resolve", "tokyo", "buy", "end"]

# By the step that is owed next: the one before it is being done.
_BEFORE: Final[dict[int, Step]] = {
    FIRST_ROLL: "start",
    INTERFERE: "roll",
    COUNT_DICE: "roll",
    **dict.fromkeys(range(NUMBERS, ENTER + 1), "resolve"),
    BEFORE_BUYING: "tokyo",
    SELL: "buy",
}


def step_of(game: Game) -> Step:
    """The step of the turn in which the decision waits."""
    owed = [kind_of(game.agenda[k]) for k in range(game.depth - 1, -1, -1)]
    if owed[:1] == [YIELD]:
        return "tokyo"
    for kind in owed:
        if kind <= TURN_OVER:
            return _BEFORE.get(kind, "end")
        if kind in (TURN_START, DEAL):
            return "start"
    return "end"
