"""The socket of a room: what changes in the room, and its table once the game has started."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from litestar import WebSocket, websocket
from litestar.datastructures import State  # noqa: TC002  Litestar reads the annotations
from litestar.params import FromPath  # noqa: TC002

from kingoftokyo.server.access.guard import FOR_GUESTS, SUBPROTOCOL
from kingoftokyo.server.table_socket import GONE, converse
from kingoftokyo.table.lobby import NoTableError
from kingoftokyo.table.outbox import FAILED, NO_TABLE, QueuedOutbox
from kingoftokyo.table.protocols import StoreError, TookTooLongError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kingoftokyo.table.online.rooms import Rooms
    from kingoftokyo.table.wire.messages import FromPage

LOG: Final = logging.getLogger("kingoftokyo")
SEAT: Final = "seat."  # begins the subprotocol with the token of a seat


def seat_token(offered: Iterable[str]) -> str:
    """The token among the subprotocols that a page offers; empty if it offers none."""
    return next((one.removeprefix(SEAT) for one in offered if one.startswith(SEAT)), "")


@websocket("/api/rooms/{room:str}/socket", opt={FOR_GUESTS: True})
async def room_socket(socket: WebSocket[Any, Any, Any], room: FromPath[str], state: State) -> None:
    """A browser in a room, until it leaves or is disconnected. Who has a seat offers `seat.TOKEN` as a subprotocol."""
    rooms: Rooms = state.rooms
    offered = socket.scope["subprotocols"]
    try:
        await socket.accept(subprotocols=SUBPROTOCOL)
    except GONE:
        return
    outbox = QueuedOutbox()
    try:
        viewer = await rooms.enter(room, seat_token(offered), outbox)
    except NoTableError as error:
        with suppress(*GONE):
            await socket.close(NO_TABLE, str(error)[:100])
        return
    except (StoreError, TookTooLongError):
        LOG.exception("a room could not be opened")  # the page will reconnect
        with suppress(*GONE):
            await socket.close(FAILED)
        return

    async def obey(command: FromPage) -> None:
        table = await rooms.table_of(room)
        if table is not None:
            await table.obey(viewer, command)

    try:
        await converse(socket, outbox, viewer, obey)
    finally:
        await rooms.exit(room, viewer)
