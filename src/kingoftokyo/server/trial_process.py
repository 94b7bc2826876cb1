"""A child process in which an uploaded text is processed first, because there endless work can be killed.

It is started when it is first needed, has limits of time and memory, and ends with the server. It reports only that
the work has ended; the server then does the same work itself, and gets the same answer or error.
"""

from __future__ import annotations

import importlib
import logging
import multiprocessing
import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from kingoftokyo.storage.card_files import all_files, load_files
from kingoftokyo.table.protocols import EndlessTextError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from kingoftokyo.storage.card_files import CardFile

SECONDS: Final = 8.0  # for a piece of work; a whole game takes a tenth of one
SECONDS_TO_START: Final = 30.0
MEMORY: Final = 2 << 30  # bytes of address space
USUAL: Final = ("kingoftokyo.storage.save_files", "kingoftokyo.table.position_form")  # modules that the work needs
READY: Final = "ready"
DONE: Final = "done"
TOO_LARGE: Final = "too large"
LOG: Final = logging.getLogger("kingoftokyo")


class TrialProcess:
    """Runs one piece of work at a time."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._child: tuple[BaseProcess, Connection] | None = None

    @property
    def longest(self) -> float:
        """An upper bound, in seconds, of the time that an attempt takes."""
        return self._seconds + SECONDS_TO_START + 5.0

    def attempt(self, work: Callable[[], object]) -> None:
        """Do this work in the child process; raises EndlessTextError if it takes too much time or memory.

        If no process can be started, nothing is tried, and the log says so.
        """
        child = self._started()
        if child is None:
            return
        connection = child[1]
        try:
            connection.send(work)
            how = connection.recv() if connection.poll(self._seconds) else ""
        except (EOFError, OSError):  # it was killed, for example by a limit of the system
            how = ""
        if how == DONE:
            return
        self.close()
        raise EndlessTextError("this text takes more time or memory than any real game")

    def close(self) -> None:
        """End the process. It is started again when it is needed."""
        child, self._child = self._child, None
        if child is not None:
            _end(*child)

    def _started(self) -> tuple[BaseProcess, Connection] | None:
        if self._child is not None and not self._child[0].is_alive():
            self.close()
        if self._child is None:
            try:
                self._child = _start()
            except (OSError, EOFError, RuntimeError) as error:
                LOG.warning("an uploaded text is read in this process, since no other can be started: %s", error)
        return self._child


def _start() -> tuple[BaseProcess, Connection]:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process: BaseProcess | None = None
    try:
        process = context.Process(target=_serve, args=(there, all_files()), name="trial", daemon=True)
        process.start()
        there.close()  # so that its end is noticed here
        _wait_for(here)
    except BaseException:
        there.close()
        _end(process, here)
        raise
    return process, here


def _wait_for(connection: Connection) -> None:
    if not connection.poll(SECONDS_TO_START) or connection.recv() != READY:
        raise RuntimeError("it does not answer")


def _end(process: BaseProcess | None, connection: Connection) -> None:
    if process is not None and process.pid is not None:  # it was started
        process.kill()
        process.join(1.0)
    connection.close()


def _serve(connection: Connection, cards: Sequence[CardFile] = ()) -> None:
    """In the child process: do the work that arrives, until the server has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process
    for module in USUAL:  # so that the first work has as much time as any other
        importlib.import_module(module)
    with suppress(BaseException):  # without them, games with such cards fail at once, and the server says why
        load_files(cards)
    connection.send(READY)
    with suppress(EOFError, OSError):
        while True:
            work: Callable[[], Any] = connection.recv()
            _limit()
            connection.send(_how_it_ends(work))


def _how_it_ends(work: Callable[[], Any]) -> str:
    try:
        work()
    except MemoryError:
        return TOO_LARGE
    except BaseException:  # noqa: BLE001  the server will find and report the same error
        return DONE
    return DONE


def _limit() -> None:
    """Limit the memory, and the time in case the server is gone and cannot kill this process."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  it is not there on Windows

        usage = resource.getrusage(resource.RUSAGE_SELF)
        seconds = int(usage.ru_utime + usage.ru_stime + 4 * SECONDS)
        for limited, most in ((resource.RLIMIT_CPU, seconds), (resource.RLIMIT_AS, MEMORY)):
            with suppress(OSError, ValueError):  # there is a lower limit already
                resource.setrlimit(limited, (most, resource.getrlimit(limited)[1]))
