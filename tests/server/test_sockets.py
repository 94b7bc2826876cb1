"""The socket of a table: what goes over it, and when it is closed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

from kingoftokyo.server.app import DATABASE
from kingoftokyo.server.sqlite_store import SqliteStore
from kingoftokyo.table.protocols import Row
from kingoftokyo.table.wire.messages import Refused, Welcome

if TYPE_CHECKING:
    from server.browser import Browser
    from server.conftest import Running


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '"stop"',
        '{"type":"cheat","id":"1"}',
        '{"type":"choose","id":"1","n":0,"seat":0}',
        '{"type":"choose","id":"1","n":"0","seat":0,"choice":"stop"}',
        '{"type":"choose","id":"1","n":0,"seat":0,"choice":"stop","also":1}',
        '{"type":"choose","id":"","n":0,"seat":0,"choice":"stop"}',
        '{"type":"choose","id":"1","n":0,"seat":0,"choice":"' + "x" * 201 + '"}',
        '{"type":"pause","id":"' + "x" * 10_000 + '","paused":true}',
        "\N{PILE OF POO}",
        b"\x00\xff",
    ],
)
def test_what_is_no_command_is_refused_and_the_tab_goes_on(browser: Browser, text: str | bytes) -> None:
    tab = browser.open(browser.new_table("person", "person"))

    tab.socket.send(text)

    assert tab.get(Refused).why == "malformed"
    tab.answer()


def test_a_message_of_a_megabyte_closes_its_socket_and_no_other(browser: Browser) -> None:
    table = browser.new_table("person", "person")
    rude, polite = browser.open(table), browser.open(table)

    rude.socket.send("x" * 1_000_000)

    with pytest.raises(ConnectionClosed) as closed:
        rude.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    polite.answer()


def test_a_table_that_does_not_exist_closes_the_socket(browser: Browser) -> None:
    socket = browser.connect("nowhere")

    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(5)

    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "there is no such table")


def test_another_program_was_first_so_the_table_is_read_anew(running: Running, browser: Browser) -> None:
    table = browser.new_table("person", "person")
    tab = browser.open(table)
    seat = tab.until_asked().seat
    another = SqliteStore(running.folder / DATABASE)
    asyncio.run(another.append(table, Row(0, 0, 0, seat, "keep nothing"), over=False))
    another.close()

    tab.choose("stop")

    assert tab.get(Welcome).view.n == 1
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

    for one in (tab, other):
        with pytest.raises(ConnectionClosed) as closed:
            one.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001
    alone.wait()


def test_a_game_is_played_to_its_end_over_a_socket(browser: Browser) -> None:
    table = browser.new_table("person", "easy", "medium")
    tab, other = browser.open(table), browser.open(table)

    tab.play_to_the_end()

    other.until(lambda tab: tab.view.over)
    assert other.view == tab.view
