"""Files for tests of the store: as the first version has left them, or changed from outside."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from kingoftokyo.server.sqlite_format import OURS

if TYPE_CHECKING:
    from pathlib import Path


FORMAT_1 = """
CREATE TABLE game (
    made INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    base TEXT NOT NULL,
    over INTEGER NOT NULL DEFAULT 0
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


def file_of_format_1(path: Path, games: dict[str, str]) -> None:
    """As the first version has left it."""
    path.parent.mkdir()
    sql(path, f"PRAGMA journal_mode = WAL; PRAGMA application_id = {OURS}; PRAGMA user_version = 1; {FORMAT_1}")
    file = sqlite3.connect(path)
    with file:
        file.executemany("INSERT INTO game (id, base) VALUES (?, ?)", games.items())
    file.close()


def sql(path: Path, script: str) -> None:
    """Run these statements on a file that no store has open."""
    file = sqlite3.connect(path)
    file.executescript(script)
    file.close()
