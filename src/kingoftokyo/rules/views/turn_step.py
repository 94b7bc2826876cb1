"""Which step of the turn it is, as people say it: start, roll, resolve, tokyo, buy or end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
    from kingoftokyo.rules.game import Game

TURN_STEPS: Final = ("start", "roll", "resolve", "tokyo", "buy", "end")

# By the step that is owed next: the one before it is being done.
_BEFORE: Final[dict[int, str]] = {
    FIRST_ROLL: "start",
    INTERFERE: "roll",
    COUNT_DICE: "roll",
    **dict.fromkeys(range(NUMBERS, ENTER + 1), "resolve"),
    BEFORE_BUYING: "tokyo",
    SELL: "buy",
}


def turn_step(game: Game) -> str:
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
