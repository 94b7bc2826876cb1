"""The store: every table's beginning and every choice, durable before anybody is told.

One SQLite file, written by one thread. What arrives while it commits goes into the next commit together, so that many
tables share one wait for the disk. A row is unique by table, decision and interjection: of two programs that write the
same one, one is refused. The file holds the secrets of fair dice, and only its owner may read it.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final, TypeVar

from kingoftokyo.history.save_text import is_practice
from kingoftokyo.table.protocols import Row, StoreError, TakenError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

OURS: Final = 0x4B6F5453  # `KoTS`, in the file's head
FORMAT: Final = 2
GROUP: Final = 500  # most jobs in one commit
SCHEMA: Final = """
CREATE TABLE game (
    made INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    base TEXT NOT NULL,
    over INTEGER NOT NULL,
    practice INTEGER NOT NULL
);
CREATE TABLE choice (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    n INTEGER NOT NULL,
    interjection INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    choice TEXT NOT NULL,
    command TEXT NOT NULL,
    UNIQUE (game, n, interjection)
);
"""

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
        except (sqlite3.Error, OSError) as wrong:
            raise StoreError(
                f"{path}: the games cannot be opened: {wrong}. The file is as it was: move it away to begin with an "
                "empty one, or put a copy of it in its place"
            ) from None

    def close(self) -> None:
        """Write what is waiting, then let go of the file."""
        self._jobs.put(None)
        self._thread.join()

    async def begin(self, table: str, base: str, *, over: bool = False, practice: bool = False) -> None:
        """A new table; `base` is the save that it begins with, its secret included."""
        query = "INSERT INTO game (id, base, over, practice) VALUES (?, ?, ?, ?)"
        await self._do(lambda file: file.execute(query, (table, base, over, practice)))

    async def append(self, table: str, row: Row, *, over: bool) -> None:
        """One more choice, on the disk when this returns; `over` if the game has ended by it.

        A TakenError when another program was first.
        """

        def write(file: sqlite3.Connection) -> None:
            values = (table, row.n, row.interjection, row.seat, row.choice, row.command)
            file.execute(
                "INSERT INTO choice (game, n, interjection, seat, choice, command) VALUES (?, ?, ?, ?, ?, ?)", values
            )
            if over:
                file.execute("UPDATE game SET over = 1 WHERE id = ?", (table,))

        await self._do(write)

    async def base(self, table: str) -> str | None:
        """The save that a table began with; None if there is no such table."""
        found = await self._do(lambda file: file.execute("SELECT base FROM game WHERE id = ?", (table,)).fetchone())
        return None if found is None else str(found[0])

    async def rows(self, table: str) -> list[Row]:
        """All its choices in their order."""
        query = "SELECT n, interjection, seat, choice, command FROM choice WHERE game = ? ORDER BY number"
        return [Row(*row) for row in await self._do(lambda file: file.execute(query, (table,)).fetchall())]

    async def going_on(self) -> list[str]:
        """The tables whose games are neither over nor practice, the newest first."""
        return await self._ids("over = 0 AND practice = 0")

    async def practising(self) -> list[str]:
        """The same of practice, as far as no other game was begun since."""
        since = "coalesce((SELECT max(made) FROM game WHERE practice = 0), 0)"
        return await self._ids(f"over = 0 AND practice = 1 AND made > {since}")

    async def _ids(self, condition: str) -> list[str]:
        query = f"SELECT id FROM game WHERE {condition} ORDER BY made DESC LIMIT 20"  # noqa: S608  our own words
        return [str(id) for (id,) in await self._do(lambda file: file.execute(query).fetchall())]

    async def _do(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        answer: Future[Answer] = Future()
        self._jobs.put((work, answer))
        try:
            return await asyncio.wrap_future(answer)
        except sqlite3.IntegrityError:
            raise TakenError("this has been written already") from None
        except sqlite3.Error as wrong:
            raise StoreError(f"{self.path}: {wrong}. The choice was not made: make room and try again") from None

    # In the store's own thread

    def _work(self) -> None:
        try:
            file = _opened(self.path)
        except BaseException as wrong:  # noqa: BLE001  told to whoever opens the store
            self._ready.set_exception(wrong)
            return
        self._ready.set_result(None)
        while (jobs := self._next_jobs()) is not None:
            commit(file, jobs)
        file.close()

    def _next_jobs(self) -> list[Job] | None:
        """All that is waiting, once there is something; None at the end."""
        first = self._jobs.get()
        if first is None:
            return None
        jobs = [first]
        with suppress(Empty):
            while len(jobs) < GROUP:
                job = self._jobs.get_nowait()
                if job is None:
                    self._jobs.put(None)  # the end comes after these
                    break
                jobs.append(job)
        return jobs


def commit(file: sqlite3.Connection, jobs: list[Job]) -> None:
    """Do these in one transaction, and tell each how it went when all of it is on the disk."""
    jobs = [job for job in jobs if job[1].set_running_or_notify_cancel()]
    try:
        file.execute("BEGIN IMMEDIATE")
        found = [_done(work, file) for work, _ in jobs]
        file.execute("COMMIT")
    except Exception as wrong:  # noqa: BLE001  whoever waits is told, and the thread goes on
        with suppress(sqlite3.Error):
            file.execute("ROLLBACK")
        found = [wrong] * len(jobs)
    for (_, answer), result in zip(jobs, found, strict=True):
        if isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)


def _done(work: Callable[[sqlite3.Connection], object], file: sqlite3.Connection) -> object:
    """What it answers. A row that is there already takes nothing back but itself: the group goes on without it."""
    try:
        return work(file)
    except sqlite3.IntegrityError as taken:
        return taken


def _opened(path: Path) -> sqlite3.Connection:
    """Our file, made if there is none; what is not ours or damaged raises and stays as it is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)
    file = sqlite3.connect(path, isolation_level=None, timeout=10.0)
    try:
        found = _check(file)
        file.execute("PRAGMA synchronous = FULL")
        if found < FORMAT:
            _upgrade(file)
        file.execute("PRAGMA journal_mode = WAL")
    except BaseException:
        file.close()
        raise
    return file


def _check(file: sqlite3.Connection) -> int:
    """The format of the file, 0 if it is still empty; one that is not ours, too new or damaged raises."""
    if not _pragma(file, "page_count"):
        return 0
    if _pragma(file, "application_id") != OURS:
        raise sqlite3.DatabaseError("it belongs to another program")
    if (found := _pragma(file, "user_version")) not in range(1, FORMAT + 1):
        raise sqlite3.DatabaseError("it was written by another version of this program")
    health = _pragma(file, "quick_check")
    if health != "ok":
        raise sqlite3.DatabaseError(f"it is damaged ({health})")
    return int(found)


def _upgrade(file: sqlite3.Connection) -> None:
    """Bring an empty or older file to our format, all of it or nothing."""
    file.execute("BEGIN IMMEDIATE")
    try:
        found = _pragma(file, "user_version")  # by now: another program may have been first
        if found == 0:
            _make_tables(file)
        elif found == 1:
            _add_practice(file)
        elif found > FORMAT:
            raise sqlite3.DatabaseError("it was written by another version of this program")  # noqa: TRY301
        file.execute(f"PRAGMA user_version = {FORMAT}")
        file.execute("COMMIT")
    except BaseException:
        if file.in_transaction:  # a full disk has rolled it back already
            file.execute("ROLLBACK")
        raise


def _make_tables(file: sqlite3.Connection) -> None:
    file.execute(f"PRAGMA application_id = {OURS}")
    for statement in SCHEMA.split(";"):
        file.execute(statement)


def _add_practice(file: sqlite3.Connection) -> None:
    """Format 1 had no column for practice: the save that each game began with says whether it is."""
    file.execute("ALTER TABLE game ADD COLUMN practice INTEGER NOT NULL DEFAULT 0")
    games = file.execute("SELECT id, base FROM game").fetchall()
    practice = [(id,) for id, base in games if is_practice(base)]
    file.executemany("UPDATE game SET practice = 1 WHERE id = ?", practice)


def _pragma(file: sqlite3.Connection, name: str) -> Any:  # noqa: ANN401  a number or a text
    return file.execute(f"PRAGMA {name}").fetchone()[0]
