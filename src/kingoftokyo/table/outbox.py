"""A mailbox: what waits to be sent to one browser, so that a slow one never holds up the table."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.table.wire.messages import FromServer

ROOM: Final = 1000  # messages; whoever is so far behind had better connect anew

LEFT_BEHIND: Final = 4008  # codes with which a socket is closed
NO_TABLE: Final = 4404
ENDED: Final = 4001
FAILED: Final = 1011


class Mailbox:
    """The way to one browser, the seats of its people, and what these have seen."""

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = tuple(seats)
        self.seen: tuple[int, int] | None = None  # the decision, and its interjections
        self.hurried = False  # it shows everything at once
        self.hidden = False  # behind another tab, or its window is away
        self._waiting: deque[bytes] = deque()
        self._code: int | None = None
        self._rung = asyncio.Event()

    def post(self, message: FromServer) -> None:
        self.post_text(msgspec.json.encode(message))

    def post_text(self, message: bytes) -> None:
        """The same, written already."""
        if len(self._waiting) < ROOM:
            self._waiting.append(message)
            self._rung.set()
        else:
            self._waiting.clear()
            self.close(LEFT_BEHIND)

    def close(self, code: int) -> None:
        """Nothing more will come after what is waiting."""
        self._code = code
        self._rung.set()

    async def next(self) -> bytes | int:
        """The next message, or at last the code to close the socket with."""
        while not self._waiting and self._code is None:
            self._rung.clear()
            await self._rung.wait()
        if self._waiting:
            return self._waiting.popleft()
        return self._code or 0
