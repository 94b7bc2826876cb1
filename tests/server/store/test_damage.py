"""A file that is not ours or damaged stays as it is, and an error of the disk costs nothing but itself."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game
from kingoftokyo.backend.entropy import SystemCalendar, SystemEntropy
from kingoftokyo.backend.save_slots import DiskSaves
from kingoftokyo.history.save_text import save_text
from kingoftokyo.server import sqlite_store as store_module
from kingoftokyo.server.sqlite_format import FORMAT
from kingoftokyo.server.sqlite_store import SqliteStore
from kingoftokyo.server.thinker_threads import ThreadedThinkers
from kingoftokyo.table.lobby import Lobby
from kingoftokyo.table.outbox import QueuedOutbox
from kingoftokyo.table.protocols import Row, StoreError
from kingoftokyo.table.viewer import Viewer
from kingoftokyo.table.wire.messages import Choose
from server.store.files import sql

if TYPE_CHECKING:
    from pathlib import Path


def test_bytes_that_are_no_text_are_read_as_something_that_nobody_has_chosen(store: SqliteStore, path: Path) -> None:
    asyncio.run(store.begin("one", ""))
    sql(path, "INSERT INTO choice VALUES (1, 'one', 0, 0, 0, 0, CAST(x'ff73746f70' AS TEXT), '', 0)")

    [row] = asyncio.run(store.rows("one"))

    assert row.choice == "\ufffdstop"


def test_a_damaged_page_ends_the_rows_and_keeps_those_before_it(path: Path) -> None:
    store = SqliteStore(path)
    asyncio.run(_fill(store))
    store.close()
    whole = path.read_bytes()
    pages = [whole[at : at + 4096] for at in range(0, len(whole), 4096)]
    last = max(k for k, page in enumerate(pages) if b"keep nothing" in page)
    path.write_bytes(b"".join([*pages[:last], b"\x55" * 4096, *pages[last + 1 :]]))

    with closing(sqlite3.connect(path)) as file:
        rows = store_module.read_rows(file, "one")

    assert 100 < len(rows) < 300
    assert [row.place for row in rows] == list(range(len(rows)))


def test_nobody_else_may_read_it(store: SqliteStore, path: Path) -> None:
    asyncio.run(store.begin("one", "with a secret"))

    for file in path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        ("garbage", "not a database"),
        ("foreign", "another program"),
        ("newer", "another version"),
        ("damaged", "damaged|malformed|disk image"),
    ],
)
def test_a_file_that_cannot_be_ours_is_refused_and_left_alone(path: Path, spoil: str, why: str) -> None:
    path.parent.mkdir()
    if spoil == "garbage":
        path.write_bytes(b"King of Tokyo record, format 1\n" * 100)
    elif spoil == "foreign":
        sql(path, "CREATE TABLE mine (x); INSERT INTO mine VALUES (1)")
    else:
        first = SqliteStore(path)
        asyncio.run(_fill(first))
        first.close()
        if spoil == "newer":
            sql(path, f"PRAGMA user_version = {FORMAT + 1}")
        else:
            whole = path.read_bytes()
            path.write_bytes(whole[:8192] + b"\x55" * (len(whole) - 8192))
    before = path.read_bytes()

    with pytest.raises(StoreError, match=why) as refused:
        SqliteStore(path)

    assert str(path) in str(refused.value)
    assert "move it away" in str(refused.value)
    assert path.read_bytes() == before


async def _fill(store: SqliteStore) -> None:
    await store.begin("one", "x" * 20_000)
    await asyncio.gather(*(store.append("one", Row(n, n, 0, 0, "keep nothing"), over=False) for n in range(300)))


def test_a_folder_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(tmp_path / "file" / "games.sqlite")


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (sqlite3.SQLITE_FULL, "store-full"),
        (sqlite3.SQLITE_BUSY, "store-locked"),
        (sqlite3.SQLITE_LOCKED_SHAREDCACHE, "store-locked"),
        (sqlite3.SQLITE_CORRUPT, "store-damaged"),
        (sqlite3.SQLITE_READONLY_DBMOVED, "store-read-only"),
        (sqlite3.SQLITE_ERROR, "store-other"),
    ],
)
def test_an_error_of_the_disk_has_a_code_and_the_store_goes_on(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    def refuse(*_: object) -> object:
        error = sqlite3.OperationalError("in the words of SQLite")
        error.sqlite_errorcode = number
        raise error

    asyncio.run(store.begin("one", ""))
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(store_module, "_done", refuse)
        with pytest.raises(StoreError, match=r"games\.sqlite: in the words of SQLite$") as refused:
            asyncio.run(store.append("one", Row(0, 0, 0, 0, "stop"), over=False))

    assert refused.value.code == code
    asyncio.run(store.append("one", Row(0, 0, 0, 0, "stop"), over=False))
    assert len(asyncio.run(store.rows("one"))) == 1


@pytest.mark.parametrize("bad", [b"ke\xffp", b"ke\0p", b"kelp"])
def test_a_byte_that_went_bad_in_a_choice_costs_that_game_its_tail(path: Path, bad: bytes) -> None:
    """SQLite does not notice it."""
    store, thinkers = SqliteStore(path), ThreadedThinkers(1)
    sitting = Lobby(store, DiskSaves(thinkers), thinkers, SystemEntropy(), SystemCalendar())

    async def play() -> str:
        table = await sitting.upload(save_text(Game.new(2, seed=3, persons=[0, 1]), players=["person", "person"]))
        page = Viewer([0, 1], QueuedOutbox())
        await table.join(page)
        for n in range(40):
            decision = table.game.decision
            assert decision is not None
            await table.obey(page, Choose(f"{n}", decision.number, decision.seat, decision.options[0].text))
        return table.id

    async def look() -> tuple[int, object]:
        lobby = Lobby(store, DiskSaves(thinkers), thinkers, SystemEntropy(), SystemCalendar())
        menu = await lobby.menu(docs=False)
        assert menu.going_on == table
        found = await lobby.table(table)
        return found.game.number, found.data_for(Viewer([0, 1], QueuedOutbox())).notice

    table = asyncio.run(play())
    store.close()
    path.write_bytes(path.read_bytes().replace(b"keep", bad))

    store = SqliteStore(path)
    number, notice = asyncio.run(look())
    store.close()

    assert number < 40
    assert notice is not None
