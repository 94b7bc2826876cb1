"""Every request that fails says of which kind its error is, so that the page can say it in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo import Game
from kingoftokyo.server.sqlite_store import SqliteStore
from kingoftokyo.server.thinker_threads import ThreadedThinkers
from kingoftokyo.storage.save_files import MOST_BYTES, slot_path
from kingoftokyo.table.lobby import Lobby
from kingoftokyo.table.protocols import EndlessTextError, StoreError, TookTooLongError
from kingoftokyo.table.wire.looking_back import SetUp
from kingoftokyo.table.wire.messages import Phrase, Refused
from kingoftokyo.table.wire.requests import Enter, ErrorResponse, Load, Menu, NewTable, Upload
from tables.pages import save_of, seats

if TYPE_CHECKING:
    import pytest

    from server.browser import Answer, Browser


def failed(answer: Answer) -> tuple[int, str]:
    assert answer.error, "there are details too"
    return answer.status, answer.why


def test_saves(at_home: Browser) -> None:
    assert failed(at_home.post("/api/load", Load())) == (404, "no-save")
    assert failed(at_home.post("/api/load", Load("../../etc/passwd"))) == (400, "bad-save")
    slot_path().parent.mkdir(parents=True, exist_ok=True)
    slot_path().write_text("nonsense")
    assert failed(at_home.post("/api/load", Load())) == (400, "bad-save")
    assert failed(at_home.post("/api/upload", Upload("nonsense"))) == (400, "bad-save")
    assert failed(at_home.post("/api/upload", Upload("x" * (2 * MOST_BYTES + 1)))) == (413, "too-large")


def test_what_is_wrong_with_a_save_is_a_sentence_in_every_language(at_home: Browser) -> None:
    text = save_of(Game.new(2, seed=3, listen=True), "person", "greedy")
    texts = {
        "error-save-cut-off": text.partition("checksum")[0],
        "error-save-changed": text.replace("opponents: 0", "opponents: 1"),
        "error-save-field": text.replace("opponents: 0", "enemies: 0"),
    }
    for phrase, bad in texts.items():
        slot_path().write_text(bad)
        for answer in (at_home.post("/api/load", Load()), at_home.post("/api/upload", Upload(bad))):
            found = answer.read(ErrorResponse).phrase
            assert found is not None
            assert found.id == phrase


def test_a_choice_and_a_save_that_the_disk_refuses_say_why(at_home: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_home.new_table("person", "person")
    tab = at_home.open(table)

    async def full(*_: object, **__: object) -> None:
        raise StoreError("games.sqlite: database or disk is full", "store-full")

    monkeypatch.setattr(SqliteStore, "append", full)
    monkeypatch.setattr(SqliteStore, "begin", full)
    tab.choose("stop")

    assert tab.get(Refused).phrase == Phrase("store-full")
    refused = at_home.post("/api/tables", NewTable("standard", seats("person", "easy")))
    assert (refused.status, refused.read(ErrorResponse).phrase) == (500, Phrase("store-full"))


def test_tables(browser: Browser) -> None:
    for path in ("save", "record"):
        ask = browser.post if path == "save" else browser.get
        assert failed(ask(f"/api/tables/nowhere/{path}")) == (404, "no-table")
    assert failed(browser.post("/api/tables", NewTable("standard", seats("person")))) == (400, "bad-setup")
    assert failed(browser.post("/api/tables", NewTable("nonsense", seats("person", "easy")))) == (400, "bad-setup")


def test_a_secret_that_another_game_has_used(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = browser.get("/api/menu").read(Menu).commitment
    monkeypatch.setattr(Lobby, "commitment", "0" * 64)

    late = browser.post("/api/tables", NewTable("standard", seats("person", "easy"), commitment=shown))

    assert failed(late) == (400, "stale-secret")


def test_requests_that_make_no_sense(browser: Browser) -> None:
    assert failed(browser.ask("POST", "/api/tables", b"{")) == (400, "malformed")
    assert failed(browser.post("/api/load", {"slot": 7})) == (400, "malformed")
    assert failed(browser.get("/api/nowhere")) == (404, "no-page")
    assert failed(browser.get("/api/catalogue/tlh")) == (404, "no-page")
    assert failed(browser.get("/api/exit"))[1] == "no-page"


def test_who_is_not_let_in(browser: Browser) -> None:
    assert failed(browser.ask("GET", "/api/menu", x_kot_pass=None)) == (403, "not-let-in")
    assert failed(browser.ask("POST", "/api/load", b"{}", origin="http://evil.example")) == (403, "elsewhere")
    assert failed(browser.ask("GET", "/api/menu", host="evil.example")) == (421, "elsewhere")
    assert failed(browser.post("/api/enter", Enter("used"))) == (403, "not-let-in")
    assert "kot serve" in browser.ask("GET", "/api/menu", x_kot_pass=None).error


def test_a_store_that_cannot_be_read(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise StoreError("games.sqlite: disk I/O error")

    monkeypatch.setattr(SqliteStore, "going_on", broken)

    assert failed(browser.get("/api/menu")) == (500, "store")


def test_a_text_that_takes_too_long_to_read(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    async def without_end(*_: object) -> None:
        raise EndlessTextError("this text takes more time or memory than any real game")

    monkeypatch.setattr(ThreadedThinkers, "rehearse", without_end)

    assert failed(browser.post("/api/upload", Upload("any"))) == (422, "too-long")
    assert failed(browser.post("/api/load", Load())) == (422, "too-long")
    for path in ("/api/positions", "/api/positions/line"):
        assert failed(browser.post(path, SetUp(None, "monsters=[() ()]"))) == (422, "too-long")


def test_a_computer_that_is_too_busy(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy(*_: object) -> None:
        raise TookTooLongError("too much other work is still running: this was not started")

    monkeypatch.setattr(ThreadedThinkers, "compute", busy)

    assert failed(browser.post("/api/tables", NewTable("standard", seats("person", "easy")))) == (503, "too-busy")


def test_what_is_our_own_fault(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Lobby, "going_on", None)

    answer = browser.get("/api/menu")

    assert failed(answer) == (500, "server")
    assert "NoneType" not in answer.error
    assert "NoneType" in caplog.text
