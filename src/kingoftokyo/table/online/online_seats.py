"""What a table knows of its room: who holds which seat, who is there, and how long they may think."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from kingoftokyo.table.online.attendance import Attendance
from kingoftokyo.table.online.game_clock import SECOND, GameClock
from kingoftokyo.table.wire.online import ClockData

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from kingoftokyo.table.protocols import Calendar
    from kingoftokyo.table.wire.online import TimeLeft


class SeatPlan(NamedTuple):
    """The holders by seat, empty for computers; the clock; and when the game began, in milliseconds since 1970."""

    holders: Sequence[str]
    clock: ClockData = ClockData()
    began: int = 0


class OnlineSeats:
    """`changed` is called when a computer has to play for somebody: they have left, or their time is over."""

    def __init__(self, plan: SeatPlan, calendar: Calendar, changed: Callable[[], None]) -> None:
        self.attendance = Attendance(plan.holders, changed)
        self._plan = plan
        self._calendar = calendar
        self._changed = changed
        self._timer: asyncio.TimerHandle | None = None
        self._late: tuple[int, int] | None = None  # the decision point whose time is over
        self.restore(())

    def restore(self, answers: Iterable[tuple[int, int]]) -> None:
        """The game was read from the store: these seats have answered at these times."""
        self._clock = GameClock(self._plan.clock, len(self._plan.holders), self._plan.began, answers)

    def answered(self, seat: int, at: int) -> None:
        self._clock.answered(seat, at)

    def time_left(self, seat: int | None) -> TimeLeft | None:
        """The time of the seat that is asked, unless a computer plays it or there is no clock."""
        if seat is None or not self._plan.holders[seat]:
            return None
        return self._clock.left(seat, self._calendar.milliseconds())

    def is_played_by_computer(self, seat: int, point: tuple[int, int]) -> bool:
        """Whether a computer answers this decision in the place of its person."""
        return seat in self.attendance.away or self._late == point

    def watch(self, seat: int | None, point: tuple[int, int]) -> None:
        """The decision at this point waits for this seat: note it when its time is over."""
        self.stop()
        left = self.time_left(seat)
        if left is not None and self._late != point:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(left.milliseconds / SECOND, self._out_of_time, point)

    def stop(self) -> None:
        """Nobody looks, or nothing waits: no timer runs."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _out_of_time(self, point: tuple[int, int]) -> None:
        self._late = point
        self._changed()
