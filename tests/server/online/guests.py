"""People at online tables over HTTP and sockets: the host with the pass, and guests of the local network without it."""

from __future__ import annotations

from contextlib import ExitStack
from socket import create_connection
from typing import TYPE_CHECKING, Self

import msgspec
from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

from kingoftokyo.server.access.guard import SUBPROTOCOL
from kingoftokyo.server.access.keys import HOST
from kingoftokyo.server.online.room_socket import SEAT as SEAT_PROTOCOL
from kingoftokyo.table.wire.messages import Welcome
from kingoftokyo.table.wire.online import Join, NewRoom, RoomData, RoomMade, SayLine, WantedSeat
from server.browser import Answer, Tab, ask

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from kingoftokyo.table.wire.online import Sitter
    from server.browser import Browser

NEIGHBOUR = "192.168.77.7"  # an address of the local network, as guests type it
SEAT = "X-Kot-Seat"


class Person:
    """Somebody at one device; `token` is that of their seat, `room` the room's id.

    With `passes`, the device is the owner's. `at` is the address in requests, `to` the one they are sent to.
    """

    def __init__(self, port: int, *, passes: str = "", at: str = NEIGHBOUR, to: str = HOST) -> None:
        self.port, self.passes, self.host, self.to = port, passes, f"{at}:{port}", to
        self.token = self.room = self.code = ""
        self.sockets = ExitStack()

    @classmethod
    def owner(cls, browser: Browser) -> Self:
        return cls(browser.keys.port, passes=browser.headers["X-Kot-Pass"], at=HOST)

    # Requests

    def ask(self, method: str, path: str, body: bytes = b"", **changes: str | None) -> Answer:
        """A request; `changes` are other headers, or None for one that is left out."""
        headers = {"Host": self.host, "Origin": f"http://{self.host}", "Content-Type": "application/json"}
        headers |= {"X-Kot-Pass": self.passes} if self.passes else {}
        headers |= {SEAT: self.token} if self.token else {}
        changed = {**headers, **{name.title().replace("_", "-"): value for name, value in changes.items()}}
        sent = {name: value for name, value in changed.items() if value is not None}
        return ask(self.port, method, path, sent, body, to=self.to)

    def get(self, path: str) -> Answer:
        return self.ask("GET", path)

    def post(self, path: str, data: object = None) -> Answer:
        return self.ask("POST", path, msgspec.json.encode({} if data is None else data))

    def in_room(self, what: str, data: object = None) -> Answer:
        """A request to this person's room."""
        return self.post(f"/api/rooms/{self.room}/{what}", data)

    # What people do

    def makes(self, *players: Sitter, rules: str = "standard", public: bool = False) -> Self:
        return self._has(self.post("/api/rooms", NewRoom(rules, [WantedSeat(player) for player in players], public)))

    def joins(self, room: str, name: str = "") -> Self:
        return self._has(self.post(f"/api/rooms/{room}/join", Join(name=name)))

    def _has(self, answer: Answer) -> Self:
        assert answer.status in (200, 201), answer.body
        made = answer.read(RoomMade)
        self.room, self.code, self.token = made.room, made.code, made.token
        return self

    def starts(self) -> None:
        answer = self.in_room("start")
        assert answer.status == 204, answer.body

    def says(self, text: str) -> Answer:
        return self.in_room("say", SayLine(text))

    @property
    def sees(self) -> RoomData:
        answer = self.get(f"/api/rooms/{self.room}")
        assert answer.status == 200, answer.body
        return answer.read(RoomData)

    # Sockets

    def connect(self, *, token: str | None = None, origin: str = "", host: str = "") -> ClientConnection:
        """A socket of the room with this token, or with this person's own."""
        seat = self.token if token is None else token
        offered = [SUBPROTOCOL, self.passes, SEAT_PROTOCOL + seat if seat else ""]
        socket = connect(
            f"ws://{host or self.host}/api/rooms/{self.room}/socket",
            sock=create_connection((self.to, self.port)),
            origin=Origin(origin or f"http://{self.host}"),
            subprotocols=[Subprotocol(one) for one in offered if one],
            max_size=2**24,
            max_queue=None,
            close_timeout=1,
            proxy=None,
        )
        return self.sockets.enter_context(socket)

    def opens(self, *, token: str | None = None) -> Tab:
        """A page in the room; nothing is read yet."""
        return Tab(self.connect(token=token), shows=True)

    def sits(self, *, token: str | None = None) -> Tab:
        """A page at the table of the room, welcomed there."""
        tab = self.opens(token=token)
        tab.get(Welcome)
        return tab
