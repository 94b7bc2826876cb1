"""The socket of a room: by the token of a seat, as a spectator, and without a pass while the server is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from kingoftokyo.server.access.guard import SUBPROTOCOL
from kingoftokyo.server.access.keys import HOST
from kingoftokyo.table.wire.online import NewRoom, RoomData, RoomMade, WantedSeat
from server.browser import headers_of

if TYPE_CHECKING:
    from server.browser import Browser
    from server.conftest import Running


def made(browser: Browser) -> RoomMade:
    return browser.post("/api/rooms", NewRoom("standard", [WantedSeat("person"), WantedSeat("open")])).read(RoomMade)


def first_message(running: Running, room: str, *offered: str) -> RoomData:
    """What a page that offers these subprotocols besides ours is sent first."""
    port = running.keys.port
    protocols = [Subprotocol(one) for one in (SUBPROTOCOL, *offered)]
    address = f"ws://{HOST}:{port}/api/rooms/{room}/socket"
    origin = {"Origin": headers_of(port)["Origin"]}
    with connect(address, additional_headers=origin, subprotocols=protocols, close_timeout=1, proxy=None) as socket:
        return msgspec.json.decode(socket.recv(timeout=20), type=RoomData)


def test_the_token_of_a_seat_is_found_wherever_it_is_offered(alone: Running, at_home: Browser) -> None:
    room, own = made(at_home), at_home.headers["X-Kot-Pass"]

    for offered in ((own, f"seat.{room.token}"), (f"seat.{room.token}", own)):
        assert [seat.mine for seat in first_message(alone, room.room, *offered).seats] == [True, False]


def test_the_owner_of_the_server_without_a_seat_watches(alone: Running, at_home: Browser) -> None:
    seen = first_message(alone, made(at_home).room, at_home.headers["X-Kot-Pass"])

    assert (seen.hosting, seen.spectators, [seat.mine for seat in seen.seats]) == (False, 1, [False, False])


def test_a_token_that_was_made_up_is_no_seat(alone: Running, at_home: Browser) -> None:
    room = made(at_home)
    forged = f"seat.{room.token[:-2]}AA"

    assert not any(seat.mine for seat in first_message(alone, room.room, at_home.headers["X-Kot-Pass"], forged).seats)


def test_guests_need_no_pass_while_the_server_is_open_to_others(alone: Running, at_home: Browser) -> None:
    room = made(at_home)
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        first_message(alone, room.room, f"seat.{room.token}")

    alone.access.others = (f"{HOST}:{alone.keys.port}",)

    assert first_message(alone, room.room, f"seat.{room.token}").hosting
    assert not first_message(alone, room.room).hosting
