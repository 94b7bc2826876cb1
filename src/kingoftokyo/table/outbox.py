"""An outbox with a queue of messages for one page, so that a slow page cannot block the table."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

ROOM: Final = 1000  # messages; a page that is further behind must reconnect

LEFT_BEHIND: Final = 4008  # codes for closing a socket
NO_TABLE: Final = 4404
ENDED: Final = 4001
FLOODING: Final = 4029
FAILED: Final = 1011


class QueuedOutbox:
    """A queue of messages, taken out one by one as fast as they can be sent."""

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque()
        self._code: int | None = None
        self._rung = asyncio.Event()

    @property
    def closed(self) -> bool:
        """Whether the page is being disconnected."""
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
        """The next message, or, after the last one, the code to close the socket with."""
        while not self._waiting and self._code is None:
            self._rung.clear()
            await self._rung.wait()
        if self._waiting:
            return self._waiting.popleft()
        return self._code or 0
