"""The clock of an online table: when the person who is asked has to have answered.

It is computed from the times at which the choices were stored. So a restart of the server neither takes nor gives time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.table.wire.online import TimeLeft

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kingoftokyo.table.wire.online import ClockData

SECOND = 1000  # milliseconds


class GameClock:
    """`since` is when the pending decision was asked, in milliseconds since 1970."""

    def __init__(self, settings: ClockData, players: int, began: int, answers: Iterable[tuple[int, int]] = ()) -> None:
        self._settings = settings
        self.since = began
        self._banks = [settings.bank * SECOND] * players
        for seat, at in answers:
            self.answered(seat, at)

    @property
    def runs(self) -> bool:
        return self._settings.decision > 0 or self._settings.bank > 0

    def answered(self, seat: int, at: int) -> None:
        """This seat has answered at this time. A system clock that was set back costs nobody anything."""
        spent = max(0, at - self.since)
        self._banks[seat] = max(0, self._banks[seat] - spent) + self._settings.increment * SECOND
        self.since = max(self.since, at)

    def deadline(self, seat: int) -> int | None:
        """When this seat's time for the pending decision is over; None without a clock."""
        if self._settings.decision > 0:
            return self.since + self._settings.decision * SECOND
        return self.since + self._banks[seat] if self._settings.bank > 0 else None

    def left(self, seat: int, now: int) -> TimeLeft | None:
        """The time that this seat still has for the pending decision, and the banks of all."""
        deadline = self.deadline(seat)
        if deadline is None:
            return None
        return TimeLeft(seat, max(0, deadline - now), list(self._banks) if not self._settings.decision else [])
