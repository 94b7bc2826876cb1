"""Files of earlier versions: they are upgraded, or stay as they were."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game
from kingoftokyo.history.save_text import save_text
from kingoftokyo.server.sqlite_store import SqliteStore
from kingoftokyo.table.protocols import Progress, Row, StoredGame, StoreError
from server.store.files import file_of_format_1, sql

if TYPE_CHECKING:
    from pathlib import Path


def test_a_file_of_the_first_format_opens_and_its_practice_is_still_practice(path: Path) -> None:
    named = Game.new(2, seed=1, persons=[0, 1])
    file_of_format_1(
        path,
        {
            "game": save_text(Game.new(2, seed=1)),
            "named": save_text(named, monsters=["position: x"], players=["person rolls: 1", "person position: 1"]),
            "settled": save_text(Game.new(2, seed=1, rolls=["1 1 1 1 1 1"])),
            "practice": save_text(Game.from_position("step=buy monsters=[() ()]")),
        },
    )

    for _ in range(2):  # the second time it is of our format
        store = SqliteStore(path)
        assert asyncio.run(store.going_on()) == ["named", "game"]
        assert asyncio.run(store.practising()) == ["practice", "settled"]
        assert asyncio.run(store.base("game")) == save_text(Game.new(2, seed=1))
        assert {(game.id, game.monsters, game.progress) for game in asyncio.run(store.unfinished())} == {
            (id, (), Progress()) for id in ("game", "named", "settled", "practice")
        }
        store.close()


def test_rows_of_an_older_file_get_their_places_in_the_order_in_which_they_were_written(path: Path) -> None:
    file_of_format_1(path, {"one": "", "two": ""})
    written = [("one", 0, 0), ("two", 0, 0), ("one", 0, 1), ("one", 1, 0), ("two", 1, 0)]
    file = sqlite3.connect(path)
    with file:
        file.executemany(
            "INSERT INTO choice (game, n, interjection, seat, choice, command) VALUES (?, ?, ?, 0, 'stop', '')", written
        )
    file.close()

    store = SqliteStore(path)

    places = [(row.place, row.decision_number, row.interjection) for row in asyncio.run(store.rows("one"))]
    assert places == [(0, 0, 0), (1, 0, 1), (2, 1, 0)]
    assert [row.place for row in asyncio.run(store.rows("two"))] == [0, 1]
    asyncio.run(store.append("two", Row(2, 2, 0, 0, "stop"), over=False))
    store.close()


def test_a_file_that_cannot_be_upgraded_stays_as_it_was(path: Path) -> None:
    file_of_format_1(path, {"game": save_text(Game.new(2, seed=1))})
    sql(path, "ALTER TABLE game RENAME COLUMN base TO beginning")
    before = path.read_bytes()

    with pytest.raises(StoreError, match=r"games\.sqlite: the games cannot be opened: no such column: base"):
        SqliteStore(path)

    assert path.read_bytes() == before


def test_what_a_list_shows_of_an_old_game_is_stored_once_and_never_replaces_later_progress(path: Path) -> None:
    file_of_format_1(path, {"idle": save_text(Game.new(2, seed=1)), "played": save_text(Game.new(2, seed=1))})
    store = SqliteStore(path)

    async def write() -> None:
        await store.append("played", Row(0, 0, 0, 0, "stop"), over=False, progress=Progress(5, "2026-11-15T20:15:00"))
        for table in ("idle", "played"):
            await store.fill_in(table, ["Blorb", "Girder"], Progress(3, "2026-11-14"))

    asyncio.run(write())
    store.close()

    again = SqliteStore(path)
    monsters = ("Blorb", "Girder")
    assert asyncio.run(again.unfinished()) == [
        StoredGame("played", "", monsters, Progress(5, "2026-11-15T20:15:00"), practice=False),
        StoredGame("idle", "", monsters, Progress(3, "2026-11-14"), practice=False),
    ]
    again.close()
