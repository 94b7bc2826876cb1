"""A browser for tests: requests with the cookie, and tabs at tables that remember what they were told."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from dataclasses import dataclass
from http.client import HTTPConnection
from typing import TYPE_CHECKING, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kingoftokyo.server.security import HOST, Keys
from kingoftokyo.table.wire.messages import Welcome
from kingoftokyo.table.wire.requests import Failure, Made, NewTable, Upload
from tables.pages import Page, save_of, seats

if TYPE_CHECKING:
    from kingoftokyo import Game
    from kingoftokyo.table.wire.messages import FromPage, Player

PATIENCE = 20.0  # seconds

Message = TypeVar("Message")


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    def read(self, kind: type[Message]) -> Message:
        return msgspec.json.decode(self.body, type=kind)

    @property
    def failure(self) -> str:
        return self.read(Failure).message

    @property
    def why(self) -> str:
        return self.read(Failure).why


class Browser:
    """Has the cookie, as after the first page."""

    def __init__(self, keys: Keys) -> None:
        self.keys = keys
        self.sockets = ExitStack()  # all that it has opened
        self.headers = {"Cookie": f"{keys.cookie}={keys.token}", "Origin": f"http://{HOST}:{keys.port}"}

    def ask(self, method: str, path: str, body: bytes = b"", **changes: str | None) -> Answer:
        """A request; `changes` are other headers, or None for one that is left out."""
        headers = {**self.headers, **{name.title(): value for name, value in changes.items()}}
        connection = HTTPConnection(HOST, self.keys.port, timeout=PATIENCE)
        try:
            connection.putrequest(method, path, skip_host="Host" in headers)
            for name, value in headers.items():
                if value is not None:
                    connection.putheader(name, value)
            if body:
                connection.putheader("Content-Type", "application/json")
                connection.putheader("Content-Length", str(len(body)))
            connection.endheaders(body or None)
            answer = connection.getresponse()
            return Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
        finally:
            connection.close()

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
        headers = {**self.headers, **{name.title(): value for name, value in changes.items()}}
        socket = connect(
            f"ws://{HOST}:{self.keys.port}/api/tables/{table}/socket",
            additional_headers={name: value for name, value in headers.items() if value is not None},
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
