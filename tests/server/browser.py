"""A browser for tests: requests with the pass, and tabs at tables that remember the messages they got."""

from __future__ import annotations

import re
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from http.client import HTTPConnection
from typing import TYPE_CHECKING, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from kingoftokyo.server.access.guard import SUBPROTOCOL
from kingoftokyo.server.access.keys import HOST, Keys
from kingoftokyo.table.wire.messages import Welcome
from kingoftokyo.table.wire.requests import Enter, Entered, ErrorResponse, Hello, Known, Made, NewTable, Upload
from tables.pages import Page, save_of, seats

if TYPE_CHECKING:
    from kingoftokyo import Game
    from kingoftokyo.table.wire.messages import FromPage, Player

PATIENCE = 20.0  # seconds
CHALLENGE = "0123456789abcdef" * 2

Message = TypeVar("Message")


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    def read(self, kind: type[Message]) -> Message:
        return msgspec.json.decode(self.body, type=kind)

    @property
    def error(self) -> str:
        return self.read(ErrorResponse).message

    @property
    def why(self) -> str:
        return self.read(ErrorResponse).why


def ask(port: int, method: str, path: str, headers: dict[str, str], body: bytes = b"", to: str = HOST) -> Answer:
    connection = HTTPConnection(to, port, timeout=PATIENCE)
    try:
        connection.putrequest(method, path, skip_host="Host" in headers)
        for name, value in headers.items():
            connection.putheader(name, value)
        if body:
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body or None)
        answer = connection.getresponse()
        return Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
    finally:
        connection.close()


def headers_of(port: int) -> dict[str, str]:
    """What the page of this server sends with all that it asks for."""
    return {"Origin": f"http://{HOST}:{port}", "Content-Type": "application/json"}


class Browser:
    """Knows the server's secret, as after the first page, and has its pass."""

    def __init__(self, keys: Keys) -> None:
        self.keys = keys
        self.sockets = ExitStack()  # all that it has opened
        self.headers = headers_of(keys.port)
        known = self.post("/api/hello", Hello(CHALLENGE)).read(Known)
        assert known.proof == keys.proof(CHALLENGE, known.nonce)
        self.headers["X-Kot-Pass"] = keys.pass_for(known.nonce)

    @classmethod
    def at(cls, address: str) -> Browser:
        """One that has been given this address, whose key works once."""
        found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/\?key=([\w-]+)", address)
        assert found, address
        port = int(found[1])
        entered = ask(port, "POST", "/api/enter", headers_of(port), msgspec.json.encode(Enter(found[2])))
        return cls(Keys(port, entered.read(Entered).token))

    def ask(self, method: str, path: str, body: bytes = b"", **changes: str | None) -> Answer:
        """A request; `changes` are other headers, or None for one that is left out."""
        return ask(self.keys.port, method, path, self._with(changes), body)

    def _with(self, changes: dict[str, str | None]) -> dict[str, str]:
        headers = {**self.headers, **{name.title().replace("_", "-"): value for name, value in changes.items()}}
        return {name: value for name, value in headers.items() if value is not None}

    def get(self, path: str) -> Answer:
        return self.ask("GET", path)

    def post(self, path: str, data: object = None) -> Answer:
        return self.ask("POST", path, b"" if data is None else msgspec.json.encode(data))

    def new_table(self, *players: Player, rules: str = "standard") -> str:
        made = self.post("/api/tables", NewTable(rules, seats(*players)))
        assert made.status == 201, made.body
        return made.read(Made).table

    def table_of(self, game: Game, *players: str) -> str:
        """A table at which this game is played on."""
        made = self.post("/api/upload", Upload(save_of(game, *players)))
        assert made.status == 201, made.body
        return made.read(Made).table

    def open(self, table: str, *, shows: bool = True, **changes: str | None) -> Tab:
        """A tab at a table, which has been welcomed. `shows`: it tells that it has shown what came, at once."""
        tab = Tab(self.connect(table, **changes), shows=shows)
        tab.get(Welcome)
        return tab

    def connect(self, table: str, **changes: str | None) -> ClientConnection:
        headers = self._with(changes)
        offered = [SUBPROTOCOL, headers.pop("X-Kot-Pass", "")]
        socket = connect(
            f"ws://{HOST}:{self.keys.port}/api/tables/{table}/socket",
            additional_headers=headers,
            subprotocols=[Subprotocol(one) for one in offered if one],
            max_size=2**24,
            max_queue=None,
            close_timeout=1,
            proxy=None,
        )
        return self.sockets.enter_context(socket)


class Tab(Page):
    """One socket."""

    def __init__(self, socket: ClientConnection, *, shows: bool) -> None:
        super().__init__(shows=shows)
        self.socket = socket

    def receive(self) -> str:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        return text

    def send(self, command: FromPage) -> None:
        self.socket.send(msgspec.json.encode(command).decode())

    def show(self, *, hidden: bool = False, hurried: bool = False) -> None:
        with suppress(ConnectionClosed):  # there may be more to read
            super().show(hidden=hidden, hurried=hurried)

    def close(self) -> None:
        self.socket.close()
