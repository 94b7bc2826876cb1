"""The time that a player may take. This module is never compiled: looking at the clock lets Ctrl-C and others in."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Final

WHILE_PEOPLE_WAIT: Final = 30.0  # seconds for a decision, or for a hint
RESERVE: Final = 0.25  # of the limit, for a quick answer when a long search has to end


class TimeUpError(Exception):
    """A search has to end: what is left of the time is for a quick answer."""


class Clock:
    """The seconds that a decision may take; without a limit it never looks at the time."""

    __slots__ = ("_start", "limit")

    def __init__(self, limit: float | None = None) -> None:
        self.limit = limit
        self._start = 0.0
        self.start()

    def __repr__(self) -> str:
        return f"Clock({self.limit})"

    def start(self) -> None:
        """A decision is asked: its time begins."""
        if self.limit is not None:
            self._start = perf_counter()

    def left(self) -> float:
        """Seconds left, less than none when time is up; without a limit there is no end of them."""
        limit = self.limit
        return inf if limit is None else limit - (perf_counter() - self._start)

    def check(self) -> None:
        """For every round of a search: raises a TimeUpError when it has to end."""
        limit = self.limit
        if limit is not None and perf_counter() - self._start > limit * (1.0 - RESERVE):
            raise TimeUpError
