"""A browser for tests: requests with the cookie, and tabs at tables that remember what they were told."""

from __future__ import annotations

import itertools
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import TYPE_CHECKING, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kingoftokyo.server.security import HOST, Keys
from kingoftokyo.storage.save_files import save_text
from kingoftokyo.table.wire.messages import (
    Ask,
    Choose,
    FromPage,
    FromServer,
    Interject,
    Odds,
    Pause,
    SeatData,
    Seen,
    Update,
    Welcome,
)
from kingoftokyo.table.wire.requests import Failure, Made, NewTable, Upload

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingoftokyo import Game
    from kingoftokyo.table.wire.messages import DecisionData, Player, ViewData

MONSTERS = ("axolulu", "mosshell", "old_pinch", "blorb", "girder", "hoot_noir")
PATIENCE = 20.0  # seconds
CHANGING_NOTHING = ("yield", "done", "pass", "accept", "decline", "keep_roll")

Message = TypeVar("Message")


def seats(*players: Player) -> list[SeatData]:
    """Our monsters in their order, played by these."""
    return [SeatData(monster, player) for monster, player in zip(MONSTERS, players, strict=False)]


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


def save_of(game: Game, *players: str) -> str:
    """The text of a save of this game."""
    return save_text(game, monsters=["Axolulu", "Mosshell", "Old Pinch"][: game.players], players=players)


@dataclass
class Tab:
    """One socket; `texts` are all messages as they came."""

    socket: ClientConnection
    shows: bool = True
    texts: list[str] = field(default_factory=list)
    view: ViewData = field(init=False)
    decision: DecisionData | None = field(init=False, default=None)
    last: Welcome | Update = field(init=False)
    _ids: itertools.count[int] = field(default_factory=itertools.count, init=False)

    def next(self) -> FromServer:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        message: FromServer = msgspec.json.decode(text, type=FromServer)
        if isinstance(message, (Welcome, Update)):
            self.view, self.decision, self.last = message.view, message.decision, message
            if self.shows:
                with suppress(ConnectionClosed):  # there may be more to read
                    self.show()
        return message

    def get(self, kind: type[Message]) -> Message:
        """The next message of this kind; others before it are looked at on the way."""
        while not isinstance(message := self.next(), kind):
            pass
        return message

    def until(self, there: Callable[[Tab], bool]) -> Tab:
        while not there(self):
            self.next()
        return self

    def until_asked(self) -> DecisionData:
        """Wait until a person at this browser is asked."""
        self.until(lambda tab: tab.decision is not None or tab.view.over)
        assert self.decision is not None, "the game is over"
        return self.decision

    def send(self, command: FromPage) -> None:
        self.socket.send(msgspec.json.encode(command).decode())

    def choose(self, choice: str, n: int | None = None, seat: int | None = None, id: str = "") -> str:
        asked = self.view.asked or 0
        command = Choose(id or self._id(), self.view.n if n is None else n, asked if seat is None else seat, choice)
        self.send(command)
        return command.id

    def interject(self, seat: int, choice: str) -> None:
        self.send(Interject(self._id(), self.view.n, seat, choice))

    def pause(self, *, paused: bool) -> None:
        self.send(Pause(self._id(), paused))

    def show(self, *, hidden: bool = False, hurried: bool = False) -> None:
        """Tell that all of what came has been shown, or that nobody sees it, or that all is shown at once."""
        self.send(Seen(self._id(), self.view.n, self.view.interjections, hidden, hurried))

    def ask(self) -> str:
        command = Ask(self._id(), self.view.n)
        self.send(command)
        return command.id

    def odds(self, *keep: str) -> str:
        command = Odds(self._id(), self.view.n, list(keep))
        self.send(command)
        return command.id

    def _id(self) -> str:
        return f"{id(self)}-{next(self._ids)}"

    def answer(self) -> Update:
        """Answer what is asked as somebody would who wants no trouble, and wait for what comes of it."""
        decision = self.until_asked()
        n = self.view.n
        self.choose(quiet_answer(decision))
        self.until(lambda tab: tab.view.n > n)
        assert isinstance(self.last, Update)
        return self.last

    def play_to_the_end(self) -> None:
        while not self.view.over:
            if self.decision is None:
                self.next()
            else:
                self.answer()

    def close(self) -> None:
        self.socket.close()


def quiet_answer(decision: DecisionData) -> str:
    if decision.roll is not None:
        return "stop" if decision.roll.may_stop else f"keep {' '.join(decision.roll.dice)}"
    choices = [option.choice for option in decision.options]
    return next((choice for choice in choices if choice in CHANGING_NOTHING), choices[0])
