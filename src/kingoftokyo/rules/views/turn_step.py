"""The step of the turn in players' terms: start, roll, resolve, tokyo, buy or end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.core.agenda import (
    BEFORE_BUYING_STEP,
    COUNT_DICE_STEP,
    DEAL_STEP,
    ENTER_STEP,
    FIRST_ROLL_STEP,
    INTERFERE_STEP,
    NUMBERS_STEP,
    SELL_STEP,
    TURN_OVER_STEP,
    TURN_START_STEP,
    YIELD_STEP,
    kind_of,
)

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game

TURN_STEPS: Final = ("start", "roll", "resolve", "tokyo", "buy", "end")

# The current step by the kind of the next pending step.
_BEFORE: Final[dict[int, str]] = {
    FIRST_ROLL_STEP: "start",
    INTERFERE_STEP: "roll",
    COUNT_DICE_STEP: "roll",
    **dict.fromkeys(range(NUMBERS_STEP, ENTER_STEP + 1), "resolve"),
    BEFORE_BUYING_STEP: "tokyo",
    SELL_STEP: "buy",
}


def turn_step(game: Game) -> str:
    """The step of the turn that the current decision belongs to."""
    pending = [kind_of(game.agenda[k]) for k in range(game.depth - 1, -1, -1)]
    if pending[:1] == [YIELD_STEP]:
        return "tokyo"
    for kind in pending:
        if kind <= TURN_OVER_STEP:
            return _BEFORE.get(kind, "end")
        if kind in (TURN_START_STEP, DEAL_STEP):
            return "start"
    return "end"
