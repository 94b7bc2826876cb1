"""The store of tables in the browser's IndexedDB. It keeps the same promises as the server's SQLite file."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any

from kingoftokyo.browser import database as db
from kingoftokyo.table.protocols import MOST_LISTED, Progress, Row, StoredGame

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kingoftokyo.browser.database import Database


class IndexedStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(
        self, table: str, base: str, *, over: bool, practice: bool, monsters: Sequence[str], progress: Progress
    ) -> None:
        request = db.Begin(table, base, over, practice, tuple(monsters), progress.turn, progress.played)
        await self._database.do(request, type(None))

    async def append(self, table: str, row: Row, *, over: bool, progress: Progress) -> None:
        stored = db.StoredRow(row.place, row.decision_number, row.interjection, row.seat, row.choice, row.command)
        await self._database.do(db.Append(table, stored, over, progress.turn, progress.played), type(None))

    async def base(self, table: str) -> str | None:
        wanted: Any = str | None
        found: str | None = await self._database.do(db.Base(table), wanted)
        return found

    async def is_practice(self, table: str) -> bool:
        return any(game.id == table and game.practice for game in await self._games())

    async def rows(self, table: str) -> list[Row]:
        found = await self._database.do(db.Rows(table), list[db.StoredRow])
        return [
            Row(row.place, row.decision_number, row.interjection, row.seat, row.choice, row.command) for row in found
        ]

    async def set_aside(self, table: str, place: int) -> None:
        await self._database.do(db.SetAside(table, place), type(None))

    async def unfinished(self) -> list[StoredGame]:
        return [
            StoredGame(found.id, found.name, found.monsters, Progress(found.turn, found.played), found.practice)
            for found in await self._last_played()
        ]

    async def rename(self, table: str, name: str) -> None:
        await self._database.do(db.Rename(table, name), type(None))

    async def fill_in(self, table: str, monsters: Sequence[str], progress: Progress) -> None:
        await self._database.do(db.FillIn(table, tuple(monsters), progress.turn, progress.played), type(None))

    async def delete(self, table: str) -> None:
        await self._database.do(db.Delete(table), type(None))

    async def going_on(self) -> list[str]:
        return [game.id for game in await self._last_played() if not game.practice]

    async def _last_played(self) -> list[db.Game]:
        """The unfinished games, the last played first."""
        going_on = [game for game in await self._games() if not game.over]
        return sorted(going_on, key=lambda game: game.played, reverse=True)[:MOST_LISTED]

    async def practising(self) -> list[str]:
        newer = takewhile(lambda game: game.practice, await self._games())
        return [game.id for game in newer if not game.over][:MOST_LISTED]

    async def finished(self) -> list[str]:
        return await self._database.do(db.Finished(), list[str])

    async def notes(self, kind: str) -> dict[str, str]:
        found = await self._database.do(db.GetNotes(kind), list[db.StoredNote])
        return {note.key: note.value for note in found}

    async def put_notes(self, kind: str, notes: Mapping[str, str]) -> None:
        listed = [db.StoredNote(key, value) for key, value in notes.items()]
        await self._database.do(db.PutNotes(kind, listed), type(None))

    async def _games(self) -> list[db.Game]:
        """All tables, the newest first."""
        return await self._database.do(db.Games(), list[db.Game])
