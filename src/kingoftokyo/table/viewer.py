"""A viewer: one page that looks at a table, the seats of the people at it, and what these have seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.table.protocols import Outbox
    from kingoftokyo.table.wire.messages import FromServer


class Viewer:
    def __init__(self, seats: Sequence[int], outbox: Outbox) -> None:
        self.seats = tuple(seats)
        self.outbox = outbox
        self.seen: tuple[int, int] | None = None  # the decision, and its interjections
        self.hurried = False  # it shows everything at once
        self.hidden = False  # behind another tab, or its window is away

    def send(self, message: FromServer) -> None:
        self.outbox.post(msgspec.json.encode(message))
