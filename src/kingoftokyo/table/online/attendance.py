"""Who holds which seat of an online table, who of them is there, and for whom a computer plays meanwhile."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

GRACE: Final = 45.0  # seconds after which a computer plays for somebody who has left


class Attendance:
    """`holders` are the ids of people by seat, empty for computers. `changed` is called when somebody counts as away.

    While nobody with a seat is there, nothing changes: the table sleeps, even if somebody watches. When the first one
    comes, the others have the time of grace to come as well.
    """

    def __init__(self, holders: Sequence[str], changed: Callable[[], None], grace: float = GRACE) -> None:
        self._holders = tuple(holders)
        self._changed = changed
        self._grace = grace
        self._there: Counter[str] = Counter()  # connections of each person
        self._away: set[str] = set()
        self._leaving: dict[str, asyncio.TimerHandle] = {}

    def seats_of(self, holder: str) -> tuple[int, ...]:
        return tuple(seat for seat, other in enumerate(self._holders) if holder and other == holder)

    @property
    def away(self) -> set[int]:
        """The seats that a computer plays for their people: they have left, or have given them up."""
        return {seat for seat, holder in enumerate(self._holders) if not holder or holder in self._away}

    def hold(self, holders: Sequence[str]) -> None:
        """Seats were given up: they have no holder any more."""
        self._holders = tuple(holders)
        for holder in set(self._leaving) - set(holders):
            self._leaving.pop(holder).cancel()

    def came(self, holder: str) -> None:
        """A page of this person, or of a spectator, was connected."""
        if holder:
            self._there[holder] += 1
            self._away.discard(holder)
            if holder in self._leaving:
                self._leaving.pop(holder).cancel()
        for other in filter(None, self._holders) if self._somebody_is_there else ():
            if not self._there[other]:
                self._expect(other)

    def left(self, holder: str) -> None:
        """A page of this person, or of a spectator, was disconnected."""
        if holder:
            self._there[holder] -= 1
            if not self._there[holder] and holder in self._holders:
                self._expect(holder)
        if not self._somebody_is_there:
            self.sleep()

    @property
    def _somebody_is_there(self) -> bool:
        """Whether anybody with a seat is there; spectators do not wake a table."""
        return any(self._there[holder] for holder in self._holders)

    def sleep(self) -> None:
        """Stop all timers: nobody is there, or the table is closed."""
        for timer in self._leaving.values():
            timer.cancel()
        self._leaving.clear()

    def _expect(self, holder: str) -> None:
        if holder not in self._leaving and holder not in self._away:
            loop = asyncio.get_running_loop()
            self._leaving[holder] = loop.call_later(self._grace, self._give_up, holder)

    def _give_up(self, holder: str) -> None:
        del self._leaving[holder]
        self._away.add(holder)
        self._changed()
