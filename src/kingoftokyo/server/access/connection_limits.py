"""Limits of connections: their number, the time for a request to arrive, and the time for an answer to be read.

uvicorn has no such limits, so its connections are watched here by timers.
"""

from __future__ import annotations

import sys
from math import inf
from typing import TYPE_CHECKING, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    import asyncio
    from asyncio import TimerHandle
    from asyncio.transports import BaseTransport

BACKLOG: Final = 64  # connections that wait to be accepted
MOST_CONNECTIONS: Final = 128  # of a server for one person and friends
MOST_PUBLIC_CONNECTIONS: Final = 20_000
REQUEST_SECONDS: Final = 10.0  # for a whole request to arrive, and for some more of its answer to be read
READ_SECONDS: Final = 5.0  # a page that reads nothing for twice this time is disconnected
NOT_UTF_8: Final = 1007


def most_connections(wanted: int = MOST_CONNECTIONS) -> int:
    """So many connections, but at most half of the files that this process may open."""
    if sys.platform == "win32":
        return wanted
    import resource  # noqa: PLC0415  missing on Windows

    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if limit == resource.RLIM_INFINITY else min(wanted, limit // 2)


class HttpConnection(H11Protocol):
    """A connection that is ended if a request does not arrive completely in time, or its answer is not read."""

    most = MOST_CONNECTIONS
    _watch: TimerHandle | None = None
    _since = 0.0
    _unsent = inf  # bytes, at the last check

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        if len(self.connections) >= most_connections(self.most) and not self._make_room():
            transport.abort()
            return
        super().connection_made(transport)
        self._since = self.loop.time()
        self._restart_watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._watch_no_more()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self._unsent = inf
        self._restart_watch()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._watch_no_more()
        super().handle_websocket_upgrade(event)

    def _make_room(self) -> bool:
        """End the connection that has waited longest for a request: a browser sends its request at once."""
        waiting = [one for one in self.connections if isinstance(one, HttpConnection) and one.is_waiting]
        if waiting:
            min(waiting, key=lambda one: one._since).end()  # noqa: SLF001
        return bool(waiting)

    @property
    def is_waiting(self) -> bool:
        """Whether it waits for a request, or for the rest of one."""
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    def end(self) -> None:
        self.connections.discard(self)
        self.transport.abort()

    def _restart_watch(self) -> None:
        self._watch_no_more()
        self._watch = self.loop.call_later(REQUEST_SECONDS, self._look)

    def _watch_no_more(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None

    def _look(self) -> None:
        before, self._unsent = self._unsent, self.transport.get_write_buffer_size()
        fetched = 0 < self._unsent < before
        at_work = self.cycle is not None and not self.cycle.response_complete and not self.is_waiting
        if fetched or (at_work and not self._unsent):
            self._restart_watch()
        else:
            self.end()


class PublicHttpConnection(HttpConnection):
    """A connection to a public server, which has many."""

    most = MOST_PUBLIC_CONNECTIONS


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket that is ended if the page reads nothing for some seconds, even while it is being closed."""

    _watch: TimerHandle | None = None
    _stuck = False

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._watch = self.loop.call_later(READ_SECONDS, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._watch is not None:
            self._watch.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Answer a handshake that cannot be read, such as one with endless headers: uvicorn would keep it for ever."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def resume_writing(self) -> None:
        self._stuck = False
        super().resume_writing()

    def _look(self) -> None:
        stuck = not self.writable.is_set() or self.transport.is_closing()
        if stuck and self._stuck:
            self.transport.abort()
            return
        self._stuck = stuck
        self._watch = self.loop.call_later(READ_SECONDS, self._look)

    def send_receive_event_to_app(self) -> None:
        """Close the socket if a text message is not UTF-8, without a traceback in the log."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NOT_UTF_8)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
