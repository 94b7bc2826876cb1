"""The store: durable, in order, each row once; and a file that is not ours or damaged stays as it is."""

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
from kingoftokyo.server.sqlite_format import FORMAT, OURS
from kingoftokyo.server.sqlite_store import SqliteStore
from kingoftokyo.server.thinker_threads import ThreadedThinkers
from kingoftokyo.table.lobby import Lobby
from kingoftokyo.table.outbox import QueuedOutbox
from kingoftokyo.table.protocols import Progress, Row, StoredGame, StoreError, TakenError
from kingoftokyo.table.viewer import Viewer
from kingoftokyo.table.wire.messages import Choose

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "games.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(path)
    yield store
    store.close()


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


# Files of earlier versions

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
    _sql(path, f"PRAGMA journal_mode = WAL; PRAGMA application_id = {OURS}; PRAGMA user_version = 1; {FORMAT_1}")
    file = sqlite3.connect(path)
    with file:
        file.executemany("INSERT INTO game (id, base) VALUES (?, ?)", games.items())
    file.close()


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


def test_bytes_that_are_no_text_are_read_as_something_that_nobody_has_chosen(store: SqliteStore, path: Path) -> None:
    asyncio.run(store.begin("one", ""))
    _sql(path, "INSERT INTO choice VALUES (1, 'one', 0, 0, 0, 0, CAST(x'ff73746f70' AS TEXT), '')")

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


def test_a_file_that_cannot_be_upgraded_stays_as_it_was(path: Path) -> None:
    file_of_format_1(path, {"game": save_text(Game.new(2, seed=1))})
    _sql(path, "ALTER TABLE game RENAME COLUMN base TO beginning")
    before = path.read_bytes()

    with pytest.raises(StoreError, match=r"games\.sqlite: the games cannot be opened: no such column: base"):
        SqliteStore(path)

    assert path.read_bytes() == before


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
        _sql(path, "CREATE TABLE mine (x); INSERT INTO mine VALUES (1)")
    else:
        first = SqliteStore(path)
        asyncio.run(_fill(first))
        first.close()
        if spoil == "newer":
            _sql(path, f"PRAGMA user_version = {FORMAT + 1}")
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


def _sql(path: Path, script: str) -> None:
    file = sqlite3.connect(path)
    file.executescript(script)
    file.close()


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
