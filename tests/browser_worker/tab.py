"""A tab of a browser without a server: the worker of the page, and what the page receives from it."""

from __future__ import annotations

import asyncio
import itertools
from typing import TYPE_CHECKING, TypeVar

import msgspec

from browser_worker.memory_database import MemoryDatabase
from kingoftokyo.browser.worker import start
from kingoftokyo.table.wire.messages import Choose, FromServer, Seen, Update, Welcome
from tables.memory import FixedCalendar, FixedEntropy
from tables.pages import quiet_answer

if TYPE_CHECKING:
    from kingoftokyo.browser.worker import Worker

Message = TypeVar("Message")
READER = msgspec.json.Decoder(FromServer)
LONG = 20.0  # seconds


class Tab:
    """Its worker can be ended and started again; the database stays."""

    def __init__(self) -> None:
        self.database = MemoryDatabase()
        self._loop = asyncio.new_event_loop()
        self._ids = itertools.count(1)
        self._answers: asyncio.Queue[tuple[int, str]] = asyncio.Queue()
        self._messages: asyncio.Queue[FromServer] = asyncio.Queue()
        self.closed_with: list[int] = []
        self.line = ""
        self.start()

    def start(self) -> None:
        """Start a worker; one that ran before is forgotten, as if it had been killed."""

        async def starting() -> Worker:
            others = {task for task in asyncio.all_tasks() if task is not asyncio.current_task()}
            for task in others:
                task.cancel()
            return await start(self.database, self, has_docs=True, entropy=FixedEntropy(), calendar=FixedCalendar())

        self._messages = asyncio.Queue()
        self.worker = self._loop.run_until_complete(starting())

    def end(self) -> None:
        self.start()
        self._loop.close()

    # What the worker calls

    def answered(self, id: str, status: int, text: str) -> None:
        self._answers.put_nowait((status, text))

    def received(self, line: str, text: str) -> None:
        assert line == self.line
        self._messages.put_nowait(READER.decode(text))

    def closed(self, line: str, code: int) -> None:
        assert line == self.line
        self.closed_with.append(code)

    # What the page does

    def asks(self, path: str, body: object = None) -> tuple[int, str]:
        """Send a request; a POST if there is a body."""

        async def asking() -> tuple[int, str]:
            text = None if body is None else body if isinstance(body, str) else msgspec.json.encode(body).decode()
            self.worker.ask("tab/1", "GET" if text is None else "POST", f"/api/{path}", text)
            return await asyncio.wait_for(self._answers.get(), LONG)

        return self._loop.run_until_complete(asking())

    def reads(self, kind: type[Message], path: str, body: object = None) -> Message:
        status, text = self.asks(path, body)
        assert status == 200, text
        return msgspec.json.decode(text, type=kind)

    def opens(self, table: str, *at_once: str) -> None:
        """Connect to a table, and send these texts without waiting for it."""
        self.line = f"tab/{next(self._ids)}"

        async def opening() -> None:
            self.worker.open(self.line, table)
            for text in at_once:
                self.worker.hear(self.line, text)
            await asyncio.sleep(0.01)

        self._loop.run_until_complete(opening())

    def says(self, command: object) -> None:
        async def saying() -> None:
            text = command if isinstance(command, str) else msgspec.json.encode(command).decode()
            self.worker.hear(self.line, text)

        self._loop.run_until_complete(saying())

    def leaves(self) -> None:
        async def leaving() -> None:
            self.worker.close(self.line)
            await asyncio.sleep(0.01)

        self._loop.run_until_complete(leaving())

    def hears(self, kind: type[Message]) -> Message:
        """The next message of this kind."""

        async def hearing() -> Message:
            while not isinstance(message := await self._messages.get(), kind):
                pass
            return message

        return self._loop.run_until_complete(asyncio.wait_for(hearing(), LONG))

    def plays_to_the_end(self) -> int:
        """Answer every decision quietly, and show all others at once; the number of choices."""
        shown: Welcome | Update = self.hears(Welcome)
        choices = 0
        while not shown.view.over:
            number = shown.view.decision_number
            if shown.decision is None:
                self.says(Seen(f"s{choices}", number, shown.view.interjections, hidden=False, hurried=True))
            else:
                choice = quiet_answer(shown.decision)
                self.says(Choose(f"c{choices}", number, shown.decision.seat, choice))
            shown = self.hears(Update)
            choices += 1
        return choices
