"""A viewer: one page connected to a table, the seats of its people, and what it has shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.table.protocols import Outbox
    from kingoftokyo.table.wire.messages import FromServer


class Viewer:
    """`holder` is the id of the person at an online table; empty for spectators, and at tables of one screen."""

    def __init__(self, seats: Sequence[int], outbox: Outbox, holder: str = "") -> None:
        self.seats = tuple(seats)
        self.outbox = outbox
        self.holder = holder
        self.seen: tuple[int, int] | None = None  # the decision, and its interjections
        self.hurried = False  # it shows everything without delay
        self.paused = False  # the computer players do not wait for it, nor play for it alone
        self.hidden = False  # in a background tab or a minimised window

    def send(self, message: FromServer) -> None:
        self.outbox.post(msgspec.json.encode(message))
