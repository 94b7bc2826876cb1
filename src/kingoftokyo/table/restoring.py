"""Restoring a table from the store: its starting save, then its rows, as far as they can be replayed."""

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
    """The game after its rows. `commands` are those that were carried out: seat and id.

    `next_place` is the place of its next row. `lost` is the number of stored rows that cannot be replayed: they are
    set aside when the game continues. `answers` are the seats that have answered decisions, and when.
    """

    seated: Seated
    commands: set[tuple[int, str]] = field(default_factory=set)
    answers: list[tuple[int, int]] = field(default_factory=list)
    next_place: int = 0
    lost: int = 0


def restored(base: str, rows: Sequence[Row]) -> Restored:
    """The game after the last row that can be replayed; raises only if the starting save cannot be read."""
    found = Restored(seated_again(read_save_text(base)))
    for k, row in enumerate(rows):
        try:
            counts = _replay(found.seated, row)
            if counts and row.command:
                found.commands.add((row.seat, row.command))
            if counts and not row.interjection:
                found.answers.append((row.seat, row.at))
            found.next_place = row.place + 1
        except Exception as error:  # noqa: BLE001  a damaged row can contain anything
            LOG.warning("row %r of a table cannot be replayed: %r", row.place, error)
            found = restored(base, rows[:k])  # without what the row has half done
            found.lost = len(rows) - k
            break
    return found


def _replay(seated: Seated, row: Row) -> bool:
    """Play a row; returns whether it counts.

    A row for an earlier decision does not: two programs wrote to an older store at once, and the other one's row was
    first.
    """
    game = seated.game
    if row.decision_number < game.number:
        return False
    if row.decision_number > game.number or row.interjection not in (0, game.interjections + 1):
        raise ValueError(f"decision {row.decision_number}.{row.interjection} is out of order")
    if row.interjection:
        game.interject(row.seat, row.choice)
    else:
        game.play(row.choice, row.seat)
    return True
