"""The daily challenge on this machine: one official try for each date; later ones are practice."""

from __future__ import annotations

import asyncio
from datetime import date as calendar_date
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

from kingoftokyo.profile.daily import daily_game, daily_results, table_of
from kingoftokyo.table.lobby import NoTableError
from kingoftokyo.table.wire.profile import DailyData, FactSeat

if TYPE_CHECKING:
    from kingoftokyo.backend.profiles import Profiles
    from kingoftokyo.table.lobby import Lobby
    from kingoftokyo.table.protocols import Calendar, ProfileStore, Thinkers
    from kingoftokyo.table.table import Table
    from kingoftokyo.table.wire.profile import DailyResult

TRIES: Final = "daily"  # the kind of notes with the table of the official try, by date
PAST: Final = 30  # results in the list


class DailyChallenge:
    """Today's table, its official try, and the results so far."""

    def __init__(
        self, store: ProfileStore, lobby: Lobby, thinkers: Thinkers, calendar: Calendar, profiles: Profiles
    ) -> None:
        self._store = store
        self._lobby = lobby
        self._thinkers = thinkers
        self._calendar = calendar
        self._profiles = profiles
        self._playing = asyncio.Lock()  # a button pressed twice begins one table

    async def today(self) -> DailyData:
        """The challenge of today, with the results of earlier ones."""
        date = self._calendar.today()
        wanted = table_of(date)
        tried, official = await self._official(date)
        results = await self._results()
        result = next((one for one in results if one.date == date), None)
        going = official is not None and not official.game.over
        return DailyData(
            date=date,
            rules=wanted.rules,
            seats=[FactSeat(seat.monster, seat.player) for seat in wanted.seats],
            state="going" if going else "over" if tried or result is not None else "open",
            table="" if official is None else official.id,
            result=result,
            past=[one for one in results if one.date != date][:PAST],
            days=_days_in_a_row(results, date),
        )

    async def play(self) -> Table:
        """The official try of today, new or where it was left; if it is over, a new table for practice."""
        async with self._playing:
            date = self._calendar.today()
            tried, official = await self._official(date)
            if official is not None and not official.game.over:
                return official
            elsewhere = any(one.date == date for one in await self._results())  # and imported
            seated = await self._thinkers.compute(partial(daily_game, date))
            table = await self._lobby.seat(seated, practice=tried or elsewhere)
            if not tried:
                await self._store.put_notes(TRIES, {date: table.id})
            return table

    async def _results(self) -> list[DailyResult]:
        """The results of all official tries; those that have ended since are counted."""
        tables = (await self._store.notes(TRIES)).values()
        return daily_results(*await self._profiles.counted(*tables))

    async def _official(self, date: str) -> tuple[bool, Table | None]:
        """Whether the official try has begun, and its table, if it is still here."""
        table = (await self._store.notes(TRIES)).get(date)
        if table is None:
            return False, None
        try:
            return True, await self._lobby.table(table)
        except NoTableError:
            return True, None


def _days_in_a_row(results: list[DailyResult], today: str) -> int:
    finished = {one.date for one in results}
    day = calendar_date.fromisoformat(today)
    if today not in finished:
        day -= timedelta(days=1)
    count = 0
    while day.isoformat() in finished:
        day -= timedelta(days=1)
        count += 1
    return count
