"""A table read again from the store: its beginning, then its rows, as far as they can be replayed."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from kingoftokyo.history.save_text import read_save_text
from kingoftokyo.table.seats import seated_again

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.table.protocols import Row
    from kingoftokyo.table.seats import Seated

LOG: Final = logging.getLogger("kingoftokyo")


@dataclass
class Restored:
    """A game as its rows leave it. `commands` are the ids of the messages that were obeyed.

    `next_place` is where its next row belongs. `lost` is how many rows stand there that cannot be replayed: they are
    set aside when the game goes on.
    """

    seated: Seated
    commands: set[str] = field(default_factory=set)
    next_place: int = 0
    lost: int = 0


def restored(base: str, rows: Sequence[Row]) -> Restored:
    """The game after the last row that can be replayed. Only a beginning that cannot be read raises."""
    found = Restored(seated_again(read_save_text(base)))
    for k, row in enumerate(rows):
        try:
            if _replay(found.seated, row) and row.command:
                found.commands.add(row.command)
            found.next_place = row.place + 1
        except Exception as error:  # noqa: BLE001  a damaged row can hold anything
            LOG.warning("row %r of a table cannot be replayed: %r", row.place, error)
            found = restored(base, rows[:k])  # whatever the row has left half done
            found.lost = len(rows) - k
            break
    return found


def _replay(seated: Seated, row: Row) -> bool:
    """Play a row; answers whether it counts.

    One that answers an earlier decision does not: two programs have written to an older store at once, and this one
    was refused by the other's game.
    """
    game = seated.game
    if row.n < game.number:
        return False
    if row.n > game.number or row.interjection not in (0, game.interjections + 1):
        raise ValueError(f"decision {row.n}.{row.interjection} does not come here")
    if row.interjection:
        game.interject(row.seat, row.choice)
    else:
        game.play(row.choice, row.seat)
    return True
