"""The socket of a table: commands from a page, messages to it, and limits on how fast it may send."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from litestar import WebSocket, websocket
from litestar.datastructures import State  # noqa: TC002  Litestar reads the annotations
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath  # noqa: TC002

from kingoftokyo.backend.commands import NO_COMMAND, read_command
from kingoftokyo.server.access.guard import SUBPROTOCOL
from kingoftokyo.table.lobby import NoTableError
from kingoftokyo.table.outbox import FAILED, FLOODING, LEFT_BEHIND, NO_TABLE, QueuedOutbox
from kingoftokyo.table.protocols import StoreError, TookTooLongError
from kingoftokyo.table.viewer import Viewer
from kingoftokyo.table.wire.messages import Seen

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from kingoftokyo.table.table import Table
    from kingoftokyo.table.wire.messages import FromPage

    Obey = Callable[[FromPage], Awaitable[None]]

BURST: Final = 100.0  # commands at once
PER_SECOND: Final = 30.0  # commands after that; more are delayed
SEEN_COST: Final = 0.1  # commands: `seen` is sent for every choice that is shown
MOST_WAITS: Final = 300  # delays in a row, about ten seconds
GONE: Final = (OSError, WebSocketDisconnect)  # what sending to a page that has left raises
LOG: Final = logging.getLogger("kingoftokyo")


class Allowance:
    """A token bucket that limits the commands of a page."""

    def __init__(self) -> None:
        self._left = BURST
        self._since = time.monotonic()
        self.waits = 0  # in a row

    def take(self, cost: float) -> float:
        """Take the cost of a command; returns the seconds to wait before it is carried out."""
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._since) * PER_SECOND) - cost
        self._since = now
        self.waits = self.waits + 1 if self._left < 0 else 0
        return max(0.0, -self._left / PER_SECOND)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: State) -> None:
    """A browser at a table, until it leaves or is disconnected."""
    try:
        await socket.accept(subprotocols=SUBPROTOCOL)
    except GONE:
        return
    try:
        found: Table = await state.lobby.table(table)
    except NoTableError as error:
        with suppress(*GONE):
            await socket.close(NO_TABLE, str(error)[:100])
        return
    except (StoreError, TookTooLongError):
        LOG.exception("a table could not be opened")  # the page will reconnect
        with suppress(*GONE):
            await socket.close(FAILED)
        return
    outbox = QueuedOutbox()
    viewer = Viewer(found.people, outbox)
    await found.join(viewer)
    try:
        await converse(socket, outbox, viewer, partial(found.obey, viewer))
    finally:
        found.leave(viewer)


async def converse(socket: WebSocket[Any, Any, Any], outbox: QueuedOutbox, viewer: Viewer, obey: Obey) -> None:
    """Send the outbox's messages and carry out the page's commands, until it leaves or is disconnected."""
    sending = asyncio.create_task(_send(socket, outbox))
    try:
        await _listen(socket, viewer, outbox, obey)
    except Exception:
        LOG.exception("a command failed")  # the page will reconnect
        outbox.close(FAILED)
        await sending
    finally:
        sending.cancel()


async def _listen(socket: WebSocket[Any, Any, Any], viewer: Viewer, outbox: QueuedOutbox, obey: Obey) -> None:
    """Carry out the page's commands until it leaves; a page that floods the server is disconnected."""
    allowance = Allowance()
    while (text := await _receive(socket)) is not None:
        command = read_command(text)
        wait = allowance.take(SEEN_COST if isinstance(command, Seen) else 1.0)
        if allowance.waits > MOST_WAITS:
            outbox.close(FLOODING)
        if not outbox.closed:
            await asyncio.sleep(wait)  # nothing is read meanwhile, so the page's sending is held back
        if outbox.closed:
            continue  # it is being disconnected: ignore what it sent
        if command is None:
            viewer.send(NO_COMMAND)
        else:
            await obey(command)


async def _receive(socket: WebSocket[Any, Any, Any]) -> str | None:
    """The next message; None if the page has left."""
    try:
        return await socket.receive_data("text")
    except GONE:
        return None


async def _send(socket: WebSocket[Any, Any, Any], outbox: QueuedOutbox) -> None:
    """Send the messages of the outbox, until it is closed or the page has left."""
    try:
        while isinstance(message := await outbox.next(), bytes):
            await socket.send_data(message.decode())
        await socket.close(message)
    except GONE:
        outbox.close(LEFT_BEHIND)
