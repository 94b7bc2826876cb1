"""The end of a game in a position: `over=(winner=1 reason=points)`. Such a position has no pending steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.core.agenda import NOBODY
from kingoftokyo.rules.core.places import DEAD
from kingoftokyo.rules.effects.ending import (
    ALL_DEAD,
    BY_CARD,
    BY_POINTS,
    ENDINGS,
    LAST_ALIVE,
    PERSON_OUT,
    end_game,
    ending_name,
    person_is_out,
)
from kingoftokyo.rules.errors import shown
from kingoftokyo.rules.positions.fields import Fields
from kingoftokyo.rules.settings import WINNING_POINTS

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game

OVER_FIELDS: Final = ("winner", "reason")


def describe_ending(game: Game) -> dict[str, object]:
    """The winner's seat, left out if nobody has won, and the reason as in `Game.reason`."""
    winner: dict[str, object] = {} if game.victor == NOBODY else {"winner": game.victor}
    return {**winner, "reason": ending_name(game.ending)}


def lay_ending(game: Game, data: Fields) -> None:
    """End the game as the position says; an ending that does not fit the table raises a PositionError."""
    for field in ("step", "pending"):
        if data.has(field):
            raise data.error(field, "position-over-and-owed")
    over = Fields(data.data["over"], "over", OVER_FIELDS)
    winner = over.seat("winner", game) if over.has("winner") else NOBODY
    ending = _read_reason(over)
    if not _fits(game, winner, ending):
        raise over.error("reason", "position-ending", reason=ending_name(ending))
    end_game(game, winner, ending)


def _read_reason(over: Fields) -> int:
    reason = over.text("reason")
    if reason in ENDINGS[1:]:
        return ENDINGS.index(reason)
    if reason in CATALOGUE.ids:
        return BY_CARD + CATALOGUE.ids.index(reason)
    raise over.error("reason", "position-reason", found=shown(reason), known=", ".join(ENDINGS[1:]))


def _fits(game: Game, winner: int, ending: int) -> bool:
    """Whether a game on this table can have ended for this reason with this winner."""
    if ending == ALL_DEAD:
        return winner == NOBODY and game.alive == 0
    if ending == PERSON_OUT:
        return winner == NOBODY and game.rules.person_out_ends and person_is_out(game)
    if winner == NOBODY or game.monsters[winner].place == DEAD:
        return False
    if ending == LAST_ALIVE:
        return game.alive == 1
    return ending != BY_POINTS or game.monsters[winner].points == WINNING_POINTS
