"""An outbox with a queue: what waits to be sent to one page, so that a slow one never holds up the table."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

ROOM: Final = 1000  # messages; whoever is so far behind had better connect anew

LEFT_BEHIND: Final = 4008  # codes with which a socket is closed
NO_TABLE: Final = 4404
ENDED: Final = 4001
FLOODING: Final = 4029
FAILED: Final = 1011


class QueuedOutbox:
    """Takes messages at once, and hands them out one by one as fast as they can be sent."""

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque()
        self._code: int | None = None
        self._rung = asyncio.Event()

    @property
    def closed(self) -> bool:
        """Whether the page is being sent away."""
        return self._code is not None

    def post(self, message: bytes) -> None:
        if len(self._waiting) < ROOM:
            self._waiting.append(message)
            self._rung.set()
        else:
            self._waiting.clear()
            self.close(LEFT_BEHIND)

    def close(self, code: int) -> None:
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
