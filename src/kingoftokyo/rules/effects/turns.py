"""Extra turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules import events
from kingoftokyo.rules.catalogue import cause_name
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game

LAST_OWED: Final = 56  # the first bit of the fifteenth turn in the queue


def take_extra_turn(game: Game, me: i64) -> None:
    """Queue an extra turn after this one: the active monster's first, then the others' in the order they got them.

    The queue is one number: four bits per turn for the seat plus one, the next turn in the lowest bits. It holds
    fifteen turns; only a position written by hand reaches that.
    """
    if game.turns_owed >> LAST_OWED:
        return
    if me == game.active:
        game.turns_owed = game.turns_owed << 4 | (me + 1)
    else:
        shift: i64 = 0
        while game.turns_owed >> shift:
            shift += 4
        game.turns_owed |= (me + 1) << shift
    if game.events is not None:
        game.events.append(events.ExtraTurnGained(me, cause_name(game.cause)))


def take_frozen_turn(game: Game) -> None:
    """The active monster takes another turn right after this one, with one die less."""
    game.frozen_turns += 1
    if game.events is not None:
        game.events.append(events.ExtraTurnGained(game.active, cause_name(game.cause)))
