"""The output of a bot: read so that the bot never blocks, counted, and its beginning kept."""

from __future__ import annotations

import os
from typing import Final

MOST_PRINTED: Final = 400  # bytes that are kept of what it prints


class Printing:
    """The length of the output, and its first bytes."""

    __slots__ = ("begun", "count")

    def __init__(self) -> None:
        self.count = 0
        self.begun = b""

    def read(self, output: int) -> bool:
        """Read the available output; False at the end."""
        try:
            read = os.read(output, 65_536)
        except BlockingIOError:
            return True
        self.count += len(read)
        self.begun += read[: max(MOST_PRINTED - len(self.begun), 0)]
        return bool(read)

    def read_all(self, output: int) -> None:
        """Read until nothing is available, with an upper limit, since a bot's thread may print endlessly."""
        for _ in range(16):
            before = self.count
            if not self.read(output) or self.count == before:
                return
