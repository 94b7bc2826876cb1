"""Turns that are owed besides the regular ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules import events
from kingoftokyo.rules.catalogue import cause_name
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game

LAST_OWED: Final = 56  # the bits before the fifteenth turn


def take_extra_turn(game: Game, me: i64) -> None:
    """A whole turn after this one: the active monster's comes first, then the others' in the order they got them.

    The queue is one number: four bits for each seat plus one, the first in the lowest bits. It holds fifteen, to which
    only a position by hand can come.
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
    """The active monster takes another turn at once, with one die less than this one."""
    game.frozen_turns += 1
    if game.events is not None:
        game.events.append(events.ExtraTurnGained(game.active, cause_name(game.cause)))
