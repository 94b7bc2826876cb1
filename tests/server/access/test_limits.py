"""Who connects and then does nothing, too little or too much: is ended, and holds up nobody."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

import pytest

from kingoftokyo.server.access.guard import SUBPROTOCOL
from kingoftokyo.server.access.keys import HOST
from server.browser import PATIENCE, Browser

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.conftest import Running

LIMITS = "kingoftokyo.server.access.connection_limits"
HALVES = [
    b"",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1",
    b"POST /api/hello HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Type: application/json\r\n%b"
    % b'Content-Length: 50\r\n\r\n{"challenge":',
    b"GET /api/catalogue/en HTTP/1.1\r\nHost: {host}\r\n\r\nGET /api/catalogue/en HTT",
]


@contextmanager
def connected(running: Running, text: bytes = b"") -> Iterator[socket.socket]:
    with socket.create_connection((HOST, running.keys.port), PATIENCE) as connection:
        connection.sendall(text.replace(b"{host}", running.keys.hosts[0].encode()))
        yield connection


def is_ended(connection: socket.socket) -> bool:
    """Whether the server ends it; the patience of the test runs out otherwise."""
    try:
        while connection.recv(65_536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def send_on(connection: socket.socket, text: bytes) -> None:
    """Without ever reading, until nobody listens any more."""
    while True:
        connection.sendall(text)


@pytest.mark.parametrize("half", HALVES)
def test_half_requests_are_ended(running: Running, half: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{LIMITS}.REQUEST_SECONDS", 0.3)

    with connected(running, half) as connection:
        assert is_ended(connection)


def test_whole_requests_go_on_one_after_the_other(
    running: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{LIMITS}.REQUEST_SECONDS", 0.3)
    request = b"GET /api/catalogue/fr HTTP/1.1\r\nHost: {host}\r\n\r\n"

    with connected(running, request) as connection:
        for _ in range(3):
            assert connection.recv(65_536)
            connection.settimeout(0.2)
            assert not is_ended(connection)
            connection.settimeout(PATIENCE)
            connection.sendall(request.replace(b"{host}", running.keys.hosts[0].encode()))
    assert browser.get("/api/alive").status == 200


def test_an_answer_that_is_not_fetched_is_thrown_away(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{LIMITS}.REQUEST_SECONDS", 0.3)
    many = b"GET /api/catalogue/fr HTTP/1.1\r\nHost: {host}\r\n\r\n" * 200

    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(PATIENCE)
        connection.connect((HOST, running.keys.port))
        with pytest.raises(ConnectionError):
            send_on(connection, many.replace(b"{host}", running.keys.hosts[0].encode()))


def test_an_answer_that_is_fetched_slowly_comes_whole(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{LIMITS}.REQUEST_SECONDS", 0.2)
    many = b"GET /api/catalogue/fr HTTP/1.1\r\nHost: {host}\r\n\r\n" * 8
    fetched = b""

    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(PATIENCE)
        connection.connect((HOST, running.keys.port))
        connection.sendall(many.replace(b"{host}", running.keys.hosts[0].encode()))
        while fetched.count(b"HTTP/1.1 200") < 8:
            fetched += connection.recv(65_536) or pytest.fail("it was cut off")
            time.sleep(0.002)


def test_a_page_that_never_reads_is_sent_away(
    running: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{LIMITS}.READ_SECONDS", 0.2)
    [server] = running.server.servers
    server.sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # of connections to come
    table = browser.new_table("person", "person")
    handshake = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {running.keys.hosts[0]}\r\nOrigin: {running.keys.origin}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
        f"Sec-WebSocket-Protocol: {SUBPROTOCOL}, {browser.headers['X-Kot-Pass']}\r\n\r\n"
    )
    stale = (
        b'{"type":"choose","id":"1","decision_number":99,"seat":0,"choice":"stop"}'  # is answered with the whole table
    )
    frame = bytes([0x81, 0x80 | len(stale)]) + bytes(4) + stale

    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(PATIENCE)
        connection.connect((HOST, running.keys.port))
        connection.sendall(handshake.encode())
        with pytest.raises(ConnectionError):
            send_on(connection, frame * 100)
    browser.open(table).answer()


def test_nobody_takes_all_connections_from_the_person_who_plays(
    running: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(f"{LIMITS}.HttpConnection.most", 20)
    tab = browser.open(browser.new_table("person", "person"))

    with ExitStack() as crowd:
        idle = [crowd.enter_context(connected(running, b"GET / HT")) for _ in range(60)]
        assert browser.get("/api/alive").status == 200
        tab.answer()
        assert len(running.server.server_state.connections) <= 20
        assert is_ended(idle[0]), "who waited longest makes room"
    assert not caplog.records


def test_what_is_no_http_is_not_worth_a_line_in_the_log(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    upgrade = b"GET / HTTP/1.1\r\nHost: {host}\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n"
    for text in (b"\x16\x03\x01\x02\x00", b"nonsense\r\n\r\n", upgrade):
        with connected(running, text) as connection:
            connection.settimeout(PATIENCE)
            assert connection.recv(10)[:4] in (b"HTTP", b"")
    assert not caplog.records
