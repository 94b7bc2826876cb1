"""The connections of pages to tables: what WebSockets are for the server."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, Protocol

from kingoftokyo.backend.commands import NO_COMMAND, read_command
from kingoftokyo.table.lobby import NoTableError
from kingoftokyo.table.outbox import FAILED, NO_TABLE, QueuedOutbox
from kingoftokyo.table.viewer import Viewer

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from kingoftokyo.table.lobby import Lobby
    from kingoftokyo.table.table import Table

LOG: Final = logging.getLogger("kingoftokyo")


class Page(Protocol):
    """Where messages to the pages go."""

    def received(self, line: str, text: str) -> None:
        """A message of a table arrived at this connection."""

    def closed(self, line: str, code: int) -> None:
        """This connection was closed; the codes are those of a socket."""


class Connections:
    """All open connections; each has an id of the page's choice."""

    def __init__(self, lobby: Lobby, page: Page) -> None:
        self._lobby = lobby
        self._page = page
        self._heard: dict[str, asyncio.Queue[str | None]] = {}  # commands; None: the page has left

    def open(self, line: str, table: str) -> Coroutine[object, object, None]:
        """Connect a page to a table, until one of the two closes the connection. Commands may come at once."""
        heard = self._heard[line] = asyncio.Queue()
        return self._run(line, table, heard)

    async def _run(self, line: str, table: str, heard: asyncio.Queue[str | None]) -> None:
        try:
            found = await self._lobby.table(table)
            await _Connection(line, found, self._page, heard).run()
        except NoTableError:
            self._page.closed(line, NO_TABLE)
        except Exception:
            LOG.exception("a connection failed")  # the page will reconnect
            self._page.closed(line, FAILED)
        finally:
            if self._heard.get(line) is heard:
                del self._heard[line]

    def hear(self, line: str, text: str) -> None:
        """A command of a page."""
        if line in self._heard:
            self._heard[line].put_nowait(text)

    def close(self, line: str) -> None:
        """A page has left."""
        if line in self._heard:
            self._heard[line].put_nowait(None)


class _Connection:
    """One connection, until one of its two sides closes it."""

    def __init__(self, line: str, table: Table, page: Page, heard: asyncio.Queue[str | None]) -> None:
        self._line = line
        self._table = table
        self._page = page
        self._heard = heard
        self._outbox = QueuedOutbox()
        self._viewer = Viewer(table.people, self._outbox)

    async def run(self) -> None:
        await self._table.join(self._viewer)
        listening, sending = asyncio.create_task(self._listen()), asyncio.create_task(self._send())
        await asyncio.wait((listening, sending), return_when=asyncio.FIRST_COMPLETED)
        self._table.leave(self._viewer)
        listening.cancel()
        sending.cancel()

    async def _listen(self) -> None:
        """Carry out the page's commands one after the other, until it leaves."""
        while (text := await self._heard.get()) is not None:
            command = read_command(text)
            if command is None:
                self._viewer.send(NO_COMMAND)
                continue
            try:
                await self._table.obey(self._viewer, command)
            except Exception:
                LOG.exception("a command failed")
                self._page.closed(self._line, FAILED)
                return

    async def _send(self) -> None:
        while isinstance(message := await self._outbox.next(), bytes):
            self._page.received(self._line, message.decode())
        self._page.closed(self._line, message)
