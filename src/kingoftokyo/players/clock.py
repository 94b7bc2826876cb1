"""The time that a player may take."""

from __future__ import annotations

from math import inf
from time import perf_counter


class Clock:
    """The seconds that a decision may take; without a limit it never looks at the time."""

    __slots__ = ("_start", "limit")

    def __init__(self, limit: float | None = None) -> None:
        self.limit = limit
        self._start = 0.0
        self.start()

    def start(self) -> None:
        """A decision is asked: its time begins."""
        if self.limit is not None:
            self._start = perf_counter()

    def left(self) -> float:
        """Seconds left, less than none when time is up; without a limit there is no end of them."""
        limit = self.limit
        return inf if limit is None else limit - (perf_counter() - self._start)
