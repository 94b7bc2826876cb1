"""The format of the store's file, and upgrades of older files.

Format 1 had no column for practice. Format 2 had rows that were unique by decision and interjection, so that two
programs could both write after the same row; since format 3 a row is unique by its place in its game. Format 4 added
the notes of the profile, and the columns of a game that a list of games shows. Format 5 added the rooms of online
tables, and when each choice was made.
"""

from __future__ import annotations

import os
import sqlite3
from typing import TYPE_CHECKING, Any, Final

from kingoftokyo.history.save_text import is_practice
from kingoftokyo.storage.regular_files import check_replaceable, make_folder

if TYPE_CHECKING:
    from pathlib import Path

OURS: Final = 0x4B6F5453  # `KoTS`, the application id in the file's header
FORMAT: Final = 5
ROW: Final = """
    game TEXT NOT NULL,
    place INTEGER NOT NULL,
    n INTEGER NOT NULL,
    interjection INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    choice TEXT NOT NULL,
    command TEXT NOT NULL"""
AT: Final = "at INTEGER NOT NULL DEFAULT 0"
GAMES: Final = """
CREATE TABLE game (
    made INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    base TEXT NOT NULL,
    over INTEGER NOT NULL,
    practice INTEGER NOT NULL,
    name TEXT NOT NULL,
    monsters TEXT NOT NULL,
    turn INTEGER NOT NULL,
    played TEXT NOT NULL
)"""
LISTED: Final = (
    "name TEXT NOT NULL DEFAULT ''",
    "monsters TEXT NOT NULL DEFAULT ''",
    "turn INTEGER NOT NULL DEFAULT 0",
    "played TEXT NOT NULL DEFAULT ''",
)
CHOICES: Final = f"CREATE TABLE choice (number INTEGER PRIMARY KEY AUTOINCREMENT, {ROW}, {AT}, UNIQUE (game, place))"
SET_ASIDE: Final = f"CREATE TABLE set_aside (number INTEGER PRIMARY KEY AUTOINCREMENT, {ROW}, {AT})"

NOTES: Final = """
CREATE TABLE note (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    UNIQUE (kind, key)
)"""


ROOMS: Final = """
CREATE TABLE room (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL,
    public INTEGER NOT NULL,
    open INTEGER NOT NULL,
    content TEXT NOT NULL
)"""
ROOM_CODES: Final = "CREATE INDEX room_code ON room (code)"


class DamagedError(sqlite3.DatabaseError):
    """The content of the file is damaged."""


def open_file(path: Path) -> sqlite3.Connection:
    """Open the store's file, or create it; a foreign or damaged file raises and is not changed."""
    make_folder(path.parent, private=True)
    check_replaceable(path)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)
    file = sqlite3.connect(path, isolation_level=None, timeout=10.0)
    file.text_factory = _text
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
    """The format of the file, 0 if it is empty; raises for a foreign, newer or damaged file."""
    if not _pragma(file, "page_count"):
        return 0
    if _pragma(file, "application_id") != OURS:
        raise sqlite3.DatabaseError("it belongs to another program")
    if (found := _pragma(file, "user_version")) not in range(1, FORMAT + 1):
        raise sqlite3.DatabaseError("it was written by another version of this program")
    health = _pragma(file, "quick_check")
    if health != "ok":
        raise DamagedError(f"it is damaged ({health})")
    return int(found)


def _upgrade(file: sqlite3.Connection) -> None:
    """Upgrade an empty or older file to the current format, in one transaction."""
    file.execute("BEGIN IMMEDIATE")
    try:
        found = _pragma(file, "user_version")  # read again: another program may have upgraded it
        if found == 0:
            _make_tables(file)
        elif found > FORMAT:
            raise sqlite3.DatabaseError("it was written by another version of this program")  # noqa: TRY301
        if found == 1:
            _add_practice(file)
        if found in (1, 2):
            _add_places(file)
        if found in (1, 2, 3):
            file.execute(NOTES)
            _add_listed(file)
        if found in (3, 4):  # older ones get new tables of choices anyway
            _add_times(file)
        if found in (1, 2, 3, 4):
            file.execute(ROOMS)
            file.execute(ROOM_CODES)
        file.execute(f"PRAGMA user_version = {FORMAT}")
        file.execute("COMMIT")
    except BaseException:
        if file.in_transaction:  # a full disk rolls back by itself
            file.execute("ROLLBACK")
        raise


def _make_tables(file: sqlite3.Connection) -> None:
    file.execute(f"PRAGMA application_id = {OURS}")
    for statement in (GAMES, CHOICES, SET_ASIDE, NOTES, ROOMS, ROOM_CODES):
        file.execute(statement)


def _add_practice(file: sqlite3.Connection) -> None:
    """Upgrade format 1, which had no column for practice: read it from the save that each game began with."""
    file.execute("ALTER TABLE game ADD COLUMN practice INTEGER NOT NULL DEFAULT 0")
    games = file.execute("SELECT id, base FROM game").fetchall()
    practice = [(id,) for id, base in games if is_practice(base)]
    file.executemany("UPDATE game SET practice = 1 WHERE id = ?", practice)


def _add_places(file: sqlite3.Connection) -> None:
    """Upgrade format 2, which had no places: number the rows in the order they were written."""
    file.execute("ALTER TABLE choice RENAME TO choice_2")
    file.execute(CHOICES)
    file.execute(SET_ASIDE)
    file.execute(
        "INSERT INTO choice (game, place, n, interjection, seat, choice, command) "
        "SELECT game, row_number() OVER (PARTITION BY game ORDER BY number) - 1, n, interjection, seat, choice, "
        "command FROM choice_2 ORDER BY number"
    )
    file.execute("DROP TABLE choice_2")


def _add_listed(file: sqlite3.Connection) -> None:
    """Upgrade format 3, which had nothing for a list of games: it is stored when the game goes on."""
    for column in LISTED:
        file.execute(f"ALTER TABLE game ADD COLUMN {column}")


def _add_times(file: sqlite3.Connection) -> None:
    """Upgrade format 4, which did not store when a choice was made."""
    for table in ("choice", "set_aside"):
        file.execute(f"ALTER TABLE {table} ADD COLUMN {AT}")


def _text(content: bytes) -> str:
    """Decode text, damaged bytes included; the replay of the row will find the damage."""
    return content.decode("utf-8", "replace")


def _pragma(file: sqlite3.Connection, name: str) -> Any:  # noqa: ANN401  a number or a text
    return file.execute(f"PRAGMA {name}").fetchone()[0]
