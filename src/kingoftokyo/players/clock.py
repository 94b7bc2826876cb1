"""The time limit of a player. This module is never compiled, so that calling it lets signals and threads run."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Final

WHILE_PEOPLE_WAIT: Final = 2.0  # seconds for a decision or a hint while a person waits
RESERVE: Final = 0.25  # the share of the limit left for a quick answer after a search is stopped


class TimeUpError(Exception):
    """A search must stop; the rest of the time is for a quick answer."""


class Clock:
    """The time limit of a decision in seconds; None is no limit, and then the time is never read.

    `strict`: an answer after the limit is lost.
    """

    __slots__ = ("_start", "limit", "strict")

    def __init__(self, limit: float | None = None, *, strict: bool = True) -> None:
        self.limit = limit
        self.strict = strict
        self._start = 0.0
        self.start()

    def __repr__(self) -> str:
        return f"Clock({self.limit})"

    def start(self) -> None:
        """Start the time of a decision."""
        if self.limit is not None:
            self._start = perf_counter()

    def left(self) -> float:
        """The seconds left: negative if time is up, infinite without a limit."""
        limit = self.limit
        return inf if limit is None else limit - (perf_counter() - self._start)

    def used(self) -> float:
        """The share of a search's time that is gone: 0 without a limit; from 1 on, `check` raises."""
        limit = self.limit
        if limit is None:
            return 0.0
        searching = limit * (1.0 - RESERVE)
        return (perf_counter() - self._start) / searching if searching > 0.0 else 1.0

    def check(self) -> None:
        """Raise a TimeUpError if a search must stop; call it in every iteration."""
        limit = self.limit
        if limit is not None and perf_counter() - self._start > limit * (1.0 - RESERVE):
            raise TimeUpError


def clock_while_people_wait() -> Clock:
    """The clock of a computer player or adviser at a table; on a busy machine, a late answer is better than none."""
    return Clock(WHILE_PEOPLE_WAIT, strict=False)
