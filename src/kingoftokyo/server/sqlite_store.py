"""The store: each table's starting save and every choice, on the disk before anyone is notified.

One SQLite file, written by one thread. Jobs that arrive during a commit share the next one, so that many tables share
one wait for the disk. A row is unique by its table and its place there: if two programs write the same row, the second
is refused. Rows that cannot be replayed are set aside, never deleted. The file contains the secrets of fair dice, and
only its owner may read it. Its format and its upgrades are in `sqlite_format.py`.
"""

from __future__ import annotations

import asyncio
import errno
import sqlite3
import threading
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final, TypeVar

from kingoftokyo.server.sqlite_format import DamagedError, open_file
from kingoftokyo.table.protocols import MOST_LISTED, Progress, Row, StoredGame, StoreError, TakenError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from kingoftokyo.table.protocols import StoreErrorCode

BETWEEN: Final = "\n"  # the names of monsters in their column
COLUMNS: Final = "game, place, n, interjection, seat, choice, command, at"
AT_ONE_SCREEN: Final = "NOT EXISTS (SELECT 1 FROM room WHERE room.id = game.id)"  # online games have their own list
GROUP: Final = 500  # most jobs in one commit
CODES: Final[dict[int, StoreErrorCode]] = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_LOCKED: "store-locked",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_CANTOPEN: "store-read-only",
}
ERRNOS: Final[dict[int, StoreErrorCode]] = {
    errno.ENOSPC: "store-full",
    errno.EACCES: "store-read-only",
    errno.EPERM: "store-read-only",
    errno.EROFS: "store-read-only",
}

Answer = TypeVar("Answer")
Job = tuple["Callable[[sqlite3.Connection], Any]", "Future[Any]"]


class SqliteStore:
    """The tables of one data folder. All methods may be called from any thread; the answers are futures."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._ready: Future[None] = Future()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()
        try:
            self._ready.result()
        except (sqlite3.Error, OSError) as error:
            raise StoreError(
                f"{path}: the games cannot be opened: {error}. The file is unchanged: move it away to begin with an "
                "empty one, or replace it with a backup",
                store_error_code(error),
            ) from None

    def close(self) -> None:
        """Write all waiting jobs, then close the file."""
        self._jobs.put(None)
        self._thread.join()

    async def begin(
        self,
        table: str,
        base: str,
        *,
        over: bool = False,
        practice: bool = False,
        monsters: Sequence[str] = (),
        progress: Progress = Progress(),  # noqa: B008  it does not change
    ) -> None:
        """Store a new table; `base` is the save that it begins with, its secret included."""
        query = (
            "INSERT INTO game (id, base, over, practice, name, monsters, turn, played) VALUES (?, ?, ?, ?, '', ?, ?, ?)"
        )
        values = (table, base, over, practice, BETWEEN.join(monsters), progress.turn, progress.played)
        await self._do(lambda file: file.execute(query, values))

    async def append(
        self,
        table: str,
        row: Row,
        *,
        over: bool,
        progress: Progress = Progress(),  # noqa: B008  it does not change
    ) -> None:
        """Store a choice; it is on the disk when this returns. `over`: the game ended with it.

        Raises TakenError if another program has written this row.
        """

        def write(file: sqlite3.Connection) -> None:
            values = (
                table,
                row.place,
                row.decision_number,
                row.interjection,
                row.seat,
                row.choice,
                row.command,
                row.at,
            )
            file.execute(f"INSERT INTO choice ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)  # noqa: S608
            file.execute(
                "UPDATE game SET over = ?, turn = ?, played = ? WHERE id = ?",
                (over, progress.turn, progress.played, table),
            )

        await self._do(write)

    async def base(self, table: str) -> str | None:
        """The save that a table began with; None if there is no such table."""
        found = await self._do(lambda file: file.execute("SELECT base FROM game WHERE id = ?", (table,)).fetchone())
        return None if found is None else str(found[0])

    async def is_practice(self, table: str) -> bool:
        """Whether this table was begun as practice."""
        query = "SELECT 1 FROM game WHERE id = ? AND practice = 1"
        return await self._do(lambda file: file.execute(query, (table,)).fetchone()) is not None

    async def rows(self, table: str) -> list[Row]:
        """All choices of a table in order, as far as they can be read."""
        return await self._do(lambda file: read_rows(file, table))

    async def set_aside(self, table: str, place: int) -> None:
        """Move the rows from this place on to the table `set_aside`: they cannot be replayed, and are replaced."""

        def move(file: sqlite3.Connection) -> None:
            which = "WHERE game = ? AND place >= ?"
            file.execute(
                f"INSERT INTO set_aside ({COLUMNS}) SELECT {COLUMNS} FROM choice {which} ORDER BY place",  # noqa: S608
                (table, place),
            )
            file.execute(f"DELETE FROM choice {which}", (table, place))  # noqa: S608  constant text

        await self._do(move)

    async def unfinished(self) -> list[StoredGame]:
        """All unfinished games, practice included, the last played first; at most `MOST_LISTED`."""
        query = (
            f"SELECT id, name, monsters, turn, played, practice FROM game WHERE over = 0 AND {AT_ONE_SCREEN} "  # noqa: S608
            "ORDER BY played DESC, made DESC LIMIT ?"
        )
        found = await self._do(lambda file: file.execute(query, (MOST_LISTED,)).fetchall())
        return [
            StoredGame(
                id, name, tuple(monsters.split(BETWEEN)) if monsters else (), Progress(turn, played), bool(practice)
            )
            for id, name, monsters, turn, played, practice in found
        ]

    async def rename(self, table: str, name: str) -> None:
        """Call a table by this name in the list of games."""
        await self._do(lambda file: file.execute("UPDATE game SET name = ? WHERE id = ?", (name, table)))

    async def fill_in(self, table: str, monsters: Sequence[str], progress: Progress) -> None:
        """Store what a list of games shows of a table from a file of format 3 or older; later progress stays."""

        def write(file: sqlite3.Connection) -> None:
            file.execute("UPDATE game SET monsters = ? WHERE id = ?", (BETWEEN.join(monsters), table))
            file.execute(
                "UPDATE game SET turn = ?, played = ? WHERE id = ? AND played = ''",
                (progress.turn, progress.played, table),
            )

        await self._do(write)

    async def delete(self, table: str) -> None:
        """Remove a table and its choices for good."""

        def remove(file: sqlite3.Connection) -> None:
            file.execute("DELETE FROM choice WHERE game = ?", (table,))
            file.execute("DELETE FROM set_aside WHERE game = ?", (table,))
            file.execute("DELETE FROM game WHERE id = ?", (table,))

        await self._do(remove)

    async def going_on(self) -> list[str]:
        """The tables with unfinished games that are not practice, the last played first."""
        return await self._ids(f"over = 0 AND practice = 0 AND {AT_ONE_SCREEN}")

    async def practising(self) -> list[str]:
        """The tables with unfinished practice games, newer than the last real game, the newest first."""
        since = "coalesce((SELECT max(made) FROM game WHERE practice = 0), 0)"
        return await self._ids(f"over = 0 AND practice = 1 AND made > {since}")

    async def finished(self) -> list[str]:
        """The tables whose games ended here and are not practice, in the order in which they were begun."""
        played = "EXISTS (SELECT 1 FROM choice WHERE choice.game = game.id)"  # a record to look at has no choices here
        query = f"SELECT id FROM game WHERE over = 1 AND practice = 0 AND {AT_ONE_SCREEN} AND {played} ORDER BY made"  # noqa: S608
        return [str(id) for (id,) in await self._do(lambda file: file.execute(query).fetchall())]

    async def notes(self, kind: str) -> dict[str, str]:
        """All notes of this kind by key, in the order in which they were first written."""
        query = "SELECT key, value FROM note WHERE kind = ? ORDER BY number"
        found = await self._do(lambda file: file.execute(query, (kind,)).fetchall())
        return {str(key): str(value) for key, value in found}

    async def put_notes(self, kind: str, notes: Mapping[str, str]) -> None:
        """Write these notes; one with the same key is replaced."""
        query = (
            "INSERT INTO note (kind, key, value) VALUES (?, ?, ?) "
            "ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value"
        )
        rows = [(kind, key, value) for key, value in notes.items()]
        await self._do(lambda file: file.executemany(query, rows))

    # Rooms

    async def put_room(self, id: str, code: str, text: str, *, public: bool, open: bool) -> None:
        """Write a room; it is on the disk when this returns."""
        query = (
            "INSERT INTO room (id, code, public, open, content) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
            "public = excluded.public, open = excluded.open, content = excluded.content"
        )
        await self._do(lambda file: file.execute(query, (id, code, public, open, text)))

    async def room(self, id: str) -> str | None:
        """The text of a room; None if there is none with this id."""
        return await self._first("SELECT content FROM room WHERE id = ?", id)

    async def room_by_code(self, code: str) -> str | None:
        """The id of the newest open room with this code; None if there is none."""
        return await self._first("SELECT id FROM room WHERE code = ? AND open = 1 ORDER BY number DESC", code)

    async def public_rooms(self) -> list[str]:
        """The texts of public rooms, the open ones first, then the newest first; at most `MOST_LISTED`."""
        query = "SELECT content FROM room WHERE public = 1 ORDER BY open DESC, number DESC LIMIT ?"
        found = await self._do(lambda file: file.execute(query, (MOST_LISTED,)).fetchall())
        return [str(text) for (text,) in found]

    async def _first(self, query: str, value: str) -> str | None:
        found = await self._do(lambda file: file.execute(query, (value,)).fetchone())
        return None if found is None else str(found[0])

    async def _ids(self, condition: str) -> list[str]:
        query = f"SELECT id FROM game WHERE {condition} ORDER BY played DESC, made DESC LIMIT 20"  # noqa: S608  constant text
        return [str(id) for (id,) in await self._do(lambda file: file.execute(query).fetchall())]

    async def _do(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        answer: Future[Answer] = Future()
        self._jobs.put((work, answer))
        try:
            return await asyncio.wrap_future(answer)
        except sqlite3.IntegrityError:
            raise TakenError("this has been written already") from None
        except sqlite3.Error as error:
            raise StoreError(f"{self.path}: {error}", store_error_code(error)) from None

    # In the store's own thread

    def _work(self) -> None:
        try:
            file = open_file(self.path)
        except BaseException as error:  # noqa: BLE001  raised again where the store is opened
            self._ready.set_exception(error)
            return
        self._ready.set_result(None)
        while (jobs := self._next_jobs()) is not None:
            commit(file, jobs)
        file.close()

    def _next_jobs(self) -> list[Job] | None:
        """Wait for a job, and return it with all others in the queue; None at the end."""
        first = self._jobs.get()
        if first is None:
            return None
        jobs = [first]
        with suppress(Empty):
            while len(jobs) < GROUP:
                job = self._jobs.get_nowait()
                if job is None:
                    self._jobs.put(None)  # close after these jobs
                    break
                jobs.append(job)
        return jobs


def commit(file: sqlite3.Connection, jobs: list[Job]) -> None:
    """Do these jobs in one transaction, and set their futures when it is on the disk."""
    jobs = [job for job in jobs if job[1].set_running_or_notify_cancel()]
    try:
        file.execute("BEGIN IMMEDIATE")
        found = [_done(work, file) for work, _ in jobs]
        file.execute("COMMIT")
    except Exception as error:  # noqa: BLE001  passed to the futures; the thread continues
        with suppress(sqlite3.Error):
            file.execute("ROLLBACK")
        found = [error] * len(jobs)
    for (_, answer), result in zip(jobs, found, strict=True):
        if isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)


def _done(work: Callable[[sqlite3.Connection], object], file: sqlite3.Connection) -> object:
    """The result of a job. An IntegrityError (the row exists) is returned: the other jobs of the commit continue."""
    try:
        return work(file)
    except sqlite3.IntegrityError as error:
        return error


def read_rows(file: sqlite3.Connection, table: str) -> list[Row]:
    """The rows of a table, up to the first one on a damaged page."""
    query = "SELECT place, n, interjection, seat, choice, command, at FROM choice WHERE game = ? ORDER BY place"
    found: list[Row] = []
    try:
        found.extend(Row(*row) for row in file.execute(query, (table,)))
    except sqlite3.DatabaseError as error:
        if store_error_code(error) != "store-damaged":
            raise
    return found


def store_error_code(error: Exception) -> StoreErrorCode:
    """The code for an error of SQLite or the system."""
    if isinstance(error, DamagedError):
        return "store-damaged"
    if isinstance(error, OSError):
        return ERRNOS.get(error.errno or 0, "store-other")
    return CODES.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "store-other")  # our own errors have no number
