"""The store's rows: durable, in order, each once; and the lists of games."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

import pytest

from kingoftokyo.server import sqlite_store as store_module
from kingoftokyo.server.sqlite_store import SqliteStore
from kingoftokyo.table.protocols import Progress, Row, StoredGame, TakenError

if TYPE_CHECKING:
    from pathlib import Path


def test_what_was_written_is_there_after_opening_it_again(store: SqliteStore, path: Path) -> None:
    rows = [Row(0, 0, 0, 1, "keep nothing", "a"), Row(1, 1, 1, 0, "use rapid_healing", "b"), Row(2, 1, 0, 1, "stop")]

    async def write() -> None:
        await store.begin("one", "the beginning")
        for row in rows:
            await store.append("one", row, over=False)

    asyncio.run(write())
    again = SqliteStore(path)

    assert asyncio.run(again.rows("one")) == rows
    assert asyncio.run(again.base("one")) == "the beginning"
    assert asyncio.run(again.base("another")) is None
    again.close()


def test_a_row_of_a_game_is_written_once_only(store: SqliteStore) -> None:
    async def write() -> None:
        await store.begin("one", "")
        await store.begin("two", "")
        await store.append("one", Row(0, 0, 1, 1, "use rapid_healing"), over=False)
        with pytest.raises(TakenError):
            await store.append("one", Row(0, 0, 0, 0, "keep nothing"), over=False)  # by one who has not seen it
        await store.append("one", Row(1, 0, 0, 0, "stop"), over=False)
        await store.append("two", Row(0, 0, 0, 0, "stop"), over=False)

    asyncio.run(write())

    assert [row.choice for row in asyncio.run(store.rows("one"))] == ["use rapid_healing", "stop"]


def test_rows_that_are_set_aside_are_kept_and_others_take_their_places(store: SqliteStore, path: Path) -> None:
    async def write() -> None:
        for table in ("one", "two"):
            await store.begin(table, "")
            for n in range(4):
                await store.append(table, Row(n, n, 0, 0, f"choice {n}"), over=False)
        await store.set_aside("one", 2)
        await store.append("one", Row(2, 2, 0, 0, "another"), over=False)

    asyncio.run(write())

    assert [row.choice for row in asyncio.run(store.rows("one"))] == ["choice 0", "choice 1", "another"]
    assert len(asyncio.run(store.rows("two"))) == 4
    file = sqlite3.connect(path)
    assert file.execute("SELECT game, place, choice FROM set_aside").fetchall() == [
        ("one", 2, "choice 2"),
        ("one", 3, "choice 3"),
    ]
    file.close()


def test_many_at_once_share_commits_and_one_refused_spoils_no_other(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    really = store_module.commit

    def counted(file: sqlite3.Connection, jobs: list[store_module.Job]) -> None:
        sizes.append(len(jobs))
        really(file, jobs)

    async def write() -> list[object]:
        await store.begin("one", "")
        rows = [Row(n, n, 0, 0, "stop") for n in (*range(200), 100)]
        return await asyncio.gather(*(store.append("one", row, over=False) for row in rows), return_exceptions=True)

    monkeypatch.setattr(store_module, "commit", counted)
    answers = asyncio.run(write())

    assert sum(isinstance(answer, TakenError) for answer in answers) == 1
    assert len(asyncio.run(store.rows("one"))) == 200
    assert max(sizes) > 10


def test_the_newest_game_that_is_not_over_comes_first(store: SqliteStore) -> None:
    async def write() -> list[str]:
        for table in ("one", "two", "three"):
            await store.begin(table, "")
        await store.append("three", Row(0, 0, 0, 0, "stop"), over=True)
        await store.begin("looked at", "", over=True)
        return await store.going_on()

    assert asyncio.run(write()) == ["two", "one"]


def test_practice_is_offered_as_far_as_no_other_game_was_begun_since(store: SqliteStore) -> None:
    async def write() -> None:
        await store.begin("old practice", "", practice=True)
        await store.begin("game", "")
        await store.begin("practice", "", practice=True)
        await store.begin("finished practice", "", practice=True, over=True)
        await store.begin("newest practice", "", practice=True)

    asyncio.run(write())

    assert asyncio.run(store.going_on()) == ["game"]
    assert asyncio.run(store.practising()) == ["newest practice", "practice"]
    assert [asyncio.run(store.is_practice(table)) for table in ("old practice", "game", "none")] == [True, False, False]


def test_unfinished_games_are_listed_by_when_they_were_played(store: SqliteStore) -> None:
    async def write() -> list[StoredGame]:
        for minute, table in enumerate(("one", "two", "three", "over")):
            await store.begin(
                table, "", practice=table == "two", monsters=["Blorb", "Girder"], progress=Progress(0, f"20:0{minute}")
            )
        await store.append("over", Row(0, 0, 0, 0, "stop"), over=True, progress=Progress(9, "20:08"))
        await store.append("one", Row(0, 0, 0, 0, "stop"), over=False, progress=Progress(3, "20:09"))
        await store.rename("one", "Friday night")
        return await store.unfinished()

    monsters = ("Blorb", "Girder")
    assert asyncio.run(write()) == [
        StoredGame("one", "Friday night", monsters, Progress(3, "20:09"), practice=False),
        StoredGame("three", "", monsters, Progress(0, "20:02"), practice=False),
        StoredGame("two", "", monsters, Progress(0, "20:01"), practice=True),
    ]
    assert asyncio.run(store.going_on()) == ["one", "three"]


def test_a_deleted_game_leaves_nothing_and_others_stay(store: SqliteStore) -> None:
    async def write() -> None:
        for table in ("one", "two"):
            await store.begin(table, "a secret")
            await store.append(table, Row(0, 0, 0, 0, "stop"), over=False)
        await store.delete("one")

    asyncio.run(write())

    assert asyncio.run(store.base("one")) is None
    assert asyncio.run(store.rows("one")) == []
    assert [game.id for game in asyncio.run(store.unfinished())] == ["two"]
    assert len(asyncio.run(store.rows("two"))) == 1
