"""Tables without a server: tests send commands and read the answers, all in one thread.

After every command the computer players move until a person is asked. So a message that has not been sent by then will
never be sent.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from kingoftokyo.backend.routes import Backend
from kingoftokyo.table.lobby import Lobby
from kingoftokyo.table.past.fairness import proof
from kingoftokyo.table.past.game_summary import statistics_data
from kingoftokyo.table.viewer import Viewer
from kingoftokyo.table.wire.looking_back import PlayOn
from kingoftokyo.table.wire.messages import Welcome
from kingoftokyo.table.wire.requests import Menu, NewTable, Rematch
from tables.memory import FixedCalendar, FixedEntropy, MemorySaves, MemoryStore, ThinkersAtOnce
from tables.pages import Page, save_of, seats

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from kingoftokyo import Game
    from kingoftokyo.table.table import Table
    from kingoftokyo.table.wire.looking_back import Moment, Moments, Proof, SetUp, StatisticsData
    from kingoftokyo.table.wire.messages import FromPage, Player, TableData

Message = TypeVar("Message")
Answer = TypeVar("Answer")


class Sitting:
    """A lobby in memory, and the requests that a server would make to it."""

    def __init__(self) -> None:
        self.store, self.saves, self.entropy = MemoryStore(), MemorySaves(), FixedEntropy()
        self.thinkers, self.calendar = ThinkersAtOnce(), FixedCalendar()
        self._loop = asyncio.new_event_loop()
        self.restart()

    def restart(self) -> None:
        """Restart the program: only what was stored is left."""
        self.lobby = Lobby(self.store, self.saves, self.thinkers, self.entropy, self.calendar)
        self.backend = Backend.of(self.lobby, self.store, self.thinkers, self.calendar, lambda: False)

    def run(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        return self._loop.run_until_complete(work)

    def end(self) -> None:
        self._loop.close()

    # Tables

    def new_table(self, *players: Player, rules: str = "standard") -> str:
        return self.make(NewTable(rules, seats(*players)))

    def make(self, wanted: NewTable) -> str:
        return self.run(self.lobby.make(wanted)).id

    def table_of(self, game: Game, *players: str) -> str:
        """A new table that continues this game."""
        return self.upload(save_of(game, *players))

    def upload(self, text: str) -> str:
        return self.run(self.lobby.upload(text)).id

    def load(self, slot: str = "") -> str:
        return self.run(self.lobby.load(slot)).id

    def save(self, table: str, slot: str = "") -> str:
        return self.run(self.lobby.save(table, slot))

    def guide(self) -> str:
        return self.run(self.lobby.guide()).id

    def set_up(self, wanted: SetUp) -> str:
        return self.run(self.lobby.set_up(wanted)).id

    def play_on(self, table: str, moment: int, *words: str, commitment: str = "") -> str:
        return self.run(self.lobby.play_on(table, PlayOn(moment, list(words), commitment))).id

    def rematch(self, table: str, *words: str, commitment: str = "") -> str:
        return self.run(self.lobby.rematch(table, Rematch(list(words), commitment))).id

    def menu(self) -> Menu:
        return self.run(self.lobby.menu(docs=False))

    def table(self, id: str) -> Table:
        return self.run(self.lobby.table(id))

    def download(self, table: str) -> str:
        """The text of the file to download: the record of a finished game, otherwise a save."""
        return self.table(table).seated.download[1]

    # Looking back

    def moments(self, table: str) -> Moments:
        return on_the_wire(self.run(self.table(table).looking_back()).moments)

    def moment(self, table: str, k: int) -> Moment:
        return on_the_wire(self.run(self.table(table).looking_back()).moment(k))

    def statistics(self, table: str) -> StatisticsData:
        return on_the_wire(statistics_data(self.table(table).seated.record))

    def proof(self, table: str) -> Proof:
        return on_the_wire(proof(self.table(table).seated.record))

    # People

    def open(self, table: str, *, shows: bool = True) -> Tab:
        """Open a tab at a table and read the welcome. With `shows`, it reports every update as shown at once."""
        tab = Tab(self, self.table(table), shows=shows)
        tab.get(Welcome)
        return tab


def on_the_wire(data: Message) -> Message:
    """The data after encoding and decoding."""
    return msgspec.json.decode(msgspec.json.encode(data), type=type(data))


class ListedOutbox:
    """Stores all messages that are sent."""

    def __init__(self) -> None:
        self.waiting: deque[bytes] = deque()
        self.closed: int | None = None

    def post(self, message: bytes) -> None:
        self.waiting.append(message)

    def close(self, code: int) -> None:
        self.closed = code


class Tab(Page):
    """A page at a table in memory."""

    def __init__(self, sitting: Sitting, table: Table, *, shows: bool) -> None:
        super().__init__(shows=shows)
        self.table = table
        self.outbox = ListedOutbox()
        self._sitting = sitting
        self._viewer = Viewer(table.people, self.outbox)
        self._do(table.join(self._viewer))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        self._sitting.run(work)
        self._sitting.run(self.table.settled())

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.table.id

    @property
    def data(self) -> TableData:
        """The data of the table in the welcome."""
        return msgspec.json.decode(self.texts[0], type=Welcome).table

    def receive(self) -> str:
        assert self.outbox.waiting, "there is no further message"
        return self.outbox.waiting.popleft().decode()

    def send(self, command: FromPage) -> None:
        self._do(self.obeys(command))

    async def obeys(self, command: FromPage) -> None:
        """Let the table carry out a command while other tasks run."""
        await self.table.obey(self._viewer, command)

    def close(self) -> None:
        async def leave() -> None:
            self.table.leave(self._viewer)

        self._do(leave())
