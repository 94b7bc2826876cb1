"""The start of the worker: makes the backend, and gives the worker's script the functions to call."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kingoftokyo.backend.entropy import SystemCalendar, SystemEntropy
from kingoftokyo.backend.routes import Backend
from kingoftokyo.browser.connections import Connections
from kingoftokyo.browser.database import Database
from kingoftokyo.browser.indexed_store import IndexedStore
from kingoftokyo.browser.requests import Requests
from kingoftokyo.browser.stored_saves import StoredSaves
from kingoftokyo.browser.thinkers import InPlaceThinkers
from kingoftokyo.table.lobby import Lobby

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Protocol

    from kingoftokyo.browser.connections import Page
    from kingoftokyo.browser.database import Script
    from kingoftokyo.table.protocols import Calendar, Entropy

    class Asker(Page, Protocol):
        def answered(self, id: str, status: int, text: str) -> None:
            """The answer to a request."""


@dataclass(frozen=True)
class Worker:
    """What the worker's script calls: each message of a page is one call."""

    requests: Requests
    connections: Connections
    page: Asker
    tasks: set[asyncio.Task[None]]

    def ask(self, id: str, method: str, address: str, body: str | None) -> None:
        self._run(self._ask(id, method, address, body))

    def open(self, line: str, table: str) -> None:
        self._run(self.connections.open(line, table))

    def hear(self, line: str, text: str) -> None:
        self.connections.hear(line, text)

    def close(self, line: str) -> None:
        self.connections.close(line)

    async def _ask(self, id: str, method: str, address: str, body: str | None) -> None:
        status, text = await self.requests.answer(method, address, body)
        self.page.answered(id, status, text)

    def _run(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)  # the loop itself would let it be collected
        task.add_done_callback(self.tasks.discard)


async def start(
    script: Script,
    page: Asker,
    *,
    has_docs: bool,
    entropy: Entropy | None = None,
    calendar: Calendar | None = None,
) -> Worker:
    """The worker with its saves read; `script` is the function of IndexedDB, `page` takes the answers."""
    database, thinkers = Database(script), InPlaceThinkers()
    saves = StoredSaves(thinkers, database)
    await saves.open()
    chance, date = entropy or SystemEntropy(), calendar or SystemCalendar()
    store = IndexedStore(database)
    lobby = Lobby(store, saves, thinkers, chance, date)
    requests = Requests(Backend.of(lobby, store, thinkers, date, lambda: has_docs))
    return Worker(requests, Connections(lobby, page), page, set())
