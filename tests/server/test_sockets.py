"""The socket of a table: what goes over it, and when it is closed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

from kingoftokyo.server.app import DATABASE
from kingoftokyo.server.sqlite_store import SqliteStore
from kingoftokyo.server.table_socket import Allowance
from kingoftokyo.table.lobby import Lobby
from kingoftokyo.table.outbox import FAILED
from kingoftokyo.table.protocols import Row, TookTooLongError
from kingoftokyo.table.wire.messages import Refused, Welcome

if TYPE_CHECKING:
    from server.browser import Browser, Tab
    from server.conftest import Running


def close_code(tab: Tab) -> int:
    """With which the server closes the socket, after all that it still sends."""
    with pytest.raises(ConnectionClosed) as closed:
        tab.until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '"stop"',
        '{"type":"cheat","id":"1"}',
        '{"type":"choose","id":"1","decision_number":0,"seat":0}',
        '{"type":"choose","id":"1","decision_number":"0","seat":0,"choice":"stop"}',
        '{"type":"choose","id":"1","decision_number":0,"seat":0,"choice":"stop","also":1}',
        '{"type":"choose","id":"","decision_number":0,"seat":0,"choice":"stop"}',
        '{"type":"choose","id":"1","decision_number":0,"seat":0,"choice":"' + "x" * 201 + '"}',
        '{"type":"pause","id":"' + "x" * 10_000 + '","paused":true}',
        "\N{PILE OF POO}",
        '{"a":' * 1500,
        "[" * 8000,
        '{"type":"pause","id":' + "[" * 5000,
        '{"type":"pause","id":"\\ud800","paused":true}',
        '{"type":"odds","id":"1","decision_number":' + "9" * 5000 + "}",
        b"\x00\xff",
    ],
)
def test_what_is_no_command_is_refused_and_the_tab_goes_on(
    browser: Browser, text: str | bytes, caplog: pytest.LogCaptureFixture
) -> None:
    tab = browser.open(browser.new_table("person", "person"))

    tab.socket.send(text)

    assert tab.get(Refused).why == "malformed"
    tab.answer()
    assert not caplog.records


def test_a_text_that_is_none_closes_its_socket_without_a_line_in_the_log(
    browser: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    tab = browser.open(browser.new_table("person", "person"))

    tab.socket.send(b"\xff\xfe", text=True)

    assert close_code(tab) == 1007
    assert not caplog.records


def test_a_tab_that_floods_is_held_up_and_then_sent_away_and_another_plays_on(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingoftokyo.server.table_socket.BURST", 10.0)
    monkeypatch.setattr("kingoftokyo.server.table_socket.PER_SECOND", 20.0)
    monkeypatch.setattr("kingoftokyo.server.table_socket.MOST_WAITS", 20)
    table = browser.new_table("person", "person")
    rude, polite = browser.open(table), browser.open(table)

    for _ in range(100):
        rude.socket.send("{}")
    polite.answer()

    assert close_code(rude) == 4029
    refused = [text for text in rude.texts if '"malformed"' in text]
    assert 10 < len(refused) < 100, "what comes after that is not even refused"
    browser.open(table).answer()


def test_nobody_who_plays_is_held_up() -> None:
    allowance = Allowance()

    assert [allowance.take(1.0) for _ in range(50)] == [0.0] * 50
    assert [allowance.take(0.1) for _ in range(400)] == [0.0] * 400
    waits = [allowance.take(1.0) for _ in range(100)]
    assert 0 < waits[-1] < 100 / 30.0
    assert allowance.waits > 0


def test_a_message_of_a_megabyte_closes_its_socket_and_no_other(browser: Browser) -> None:
    table = browser.new_table("person", "person")
    rude, polite = browser.open(table), browser.open(table)

    rude.socket.send("x" * 1_000_000)

    assert close_code(rude) == 1009
    polite.answer()


def test_a_table_that_does_not_exist_closes_the_socket(browser: Browser) -> None:
    socket = browser.connect("nowhere")

    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(5)

    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "there is no such table")


def test_a_table_that_cannot_be_opened_just_now_sends_the_tab_away_to_come_back(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = browser.new_table("person", "person")

    async def busy(*_: object) -> None:
        raise TookTooLongError("too much other work is still running: this was not started")

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(Lobby, "table", busy)
        with pytest.raises(ConnectionClosed) as closed:
            browser.connect(table).recv(5)

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == FAILED
    browser.open(table).answer()


def test_another_program_was_first_so_the_table_is_read_again(running: Running, browser: Browser) -> None:
    table = browser.new_table("person", "person")
    tab = browser.open(table)
    seat = tab.until_asked().seat
    another = SqliteStore(running.folder / DATABASE)
    asyncio.run(another.append(table, Row(0, 0, 0, seat, "keep nothing"), over=False))
    another.close()

    tab.choose("stop")

    assert tab.get(Welcome).view.decision_number == 1
    assert tab.get(Refused).why == "stale"
    tab.answer()


def test_a_command_that_fails_by_our_own_fault_is_logged_and_the_tab_can_come_back(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = browser.new_table("person", "person")
    tab = browser.open(table)

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr("kingoftokyo.table.table._take", None)
        tab.choose("stop")
        with pytest.raises(ConnectionClosed):
            tab.next()

    assert "a command failed" in caplog.text
    browser.open(table).answer()


def test_exit_says_goodbye_to_every_tab_and_ends_the_program(alone: Running, at_home: Browser) -> None:
    table = at_home.new_table("person", "easy")
    tab, other = at_home.open(table), at_home.open(table)

    assert at_home.post("/api/exit").status == 204

    assert [close_code(one) for one in (tab, other)] == [4001, 4001]
    alone.wait()


def test_a_game_is_played_to_its_end_over_a_socket(browser: Browser) -> None:
    table = browser.new_table("person", "easy", "medium")
    tab, other = browser.open(table), browser.open(table)

    tab.play_to_the_end()

    other.until(lambda tab: tab.view.over)
    assert other.view == tab.view
