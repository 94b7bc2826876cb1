"""Servers for tests, with fixed dice: one shared by the tests of a file, or one for a single test."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest
import uvicorn

from kingoftokyo.server.access.keys import Access, Keys
from kingoftokyo.server.app import application
from kingoftokyo.server.run import config_of, listening
from server.browser import Browser
from tables.memory import FixedCalendar, FixedEntropy

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TOKEN = "a-token-of-forty-three-letters-for-the-tests"


class Running:
    """A server in a thread."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        listener = listening(port)
        assert listener is not None
        self.folder = folder
        self.keys = Keys(listener.getsockname()[1], TOKEN)
        self.access = Access(self.keys)
        guarded = application(self.access, self.end, folder, FixedEntropy(), FixedCalendar())
        self.server = uvicorn.Server(config_of(guarded))
        self._thread = threading.Thread(target=self.server.run, args=([listener],))
        self._thread.start()

    def end(self) -> None:
        self.server.should_exit = True

    def wait(self) -> None:
        self._thread.join(20)
        assert not self._thread.is_alive()

    def stop(self) -> None:
        self.end()
        self.wait()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def browser(running: Running) -> Iterator[Browser]:
    """A browser at the server that the tests of this file share; it may have other games already."""
    browser = Browser(running.keys)
    with browser.sockets:
        yield browser


@pytest.fixture
def alone(data_folder: Path) -> Iterator[Running]:
    """A server for this test only; its games and saves are in one folder."""
    running = Running(data_folder)
    yield running
    running.stop()


@pytest.fixture
def at_home(alone: Running) -> Iterator[Browser]:
    """A browser at the server for this test only."""
    browser = Browser(alone.keys)
    with browser.sockets:
        yield browser
