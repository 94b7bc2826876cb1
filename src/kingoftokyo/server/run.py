"""Running the server: one for each person, on this machine only, until somebody chooses Exit or stops it."""

from __future__ import annotations

import json
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from typing import TYPE_CHECKING, Final

import uvicorn

from kingoftokyo.server.app import application
from kingoftokyo.server.security import HOST, Keys, keep, kept_keys, new_token
from kingoftokyo.storage.card_files import loaded_files
from kingoftokyo.storage.save_files import save_folder
from kingoftokyo.table.protocols import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from kingoftokyo.server.security import Guard

MOST_MESSAGE_BYTES: Final = 65_536
GRACE: Final = 3  # seconds for open connections at the end
PATIENCE: Final = 3.0  # seconds for another server to answer


class ServeError(Exception):
    """The server cannot start: why, and what to do."""


def run(*, port: int | None, browser: bool, say: Callable[[str], object], command: str = "`kot serve`") -> None:
    """Serve until the end; if a server of this person runs already, just open its page.

    `command` is what people are told to start when they want to go on.
    """
    folder = save_folder()
    kept = kept_keys(folder)
    if kept is not None and is_running(kept):
        say(f"The game runs already: {kept.address}")
        if loaded_files():
            say("It has the cards and expansions it was started with: for others choose Exit there, and start again.")
        opening = open_page(kept, browser=browser)
        if opening is not None:
            opening.join()  # the program ends here, and would take it along
        return
    listener = bound(port, kept)
    with listener:
        keys = Keys(listener.getsockname()[1], kept.token if kept is not None else new_token())
        _serve(listener, keys, folder, browser=browser, say=say)
    say(f"Goodbye. Nothing is lost: {command} goes on where you were.")


def _serve(listener: socket.socket, keys: Keys, folder: Path, *, browser: bool, say: Callable[[str], object]) -> None:
    server: uvicorn.Server | None = None

    def end() -> None:
        if server is not None:
            server.should_exit = True

    try:
        keep(folder, keys)
        guarded = application(keys, end, folder)
    except OSError as wrong:
        raise ServeError(f"{folder}: games cannot be kept there: {wrong.strerror}") from None
    except StoreError as wrong:
        raise ServeError(str(wrong)) from None
    server = server_of(guarded)
    listener.listen()  # so that the browser may come before the server is ready
    say(f"King of Tokyo is at {keys.address}\nIt ends when you choose Exit there, or press Ctrl-C here.")
    open_page(keys, browser=browser)
    with suppress(KeyboardInterrupt), _ended_like_ctrl_c():
        server.run([listener])


@contextmanager
def _ended_like_ctrl_c() -> Iterator[None]:
    """Whoever ends the program politely, as a system that shuts down, ends it as Ctrl-C does: with nothing lost."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def server_of(guarded: Guard) -> uvicorn.Server:
    return uvicorn.Server(
        uvicorn.Config(
            guarded,
            log_level="warning",
            access_log=False,  # addresses have the token in them
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=MOST_MESSAGE_BYTES,
            timeout_graceful_shutdown=GRACE,
        )
    )


def bound(port: int | None, kept: Keys | None) -> socket.socket:
    """A socket at the wished port, else at the last one so that open tabs find it, else at any."""
    wished = [port] if port is not None else [kept.port, 0] if kept is not None else [0]
    for k, one in enumerate(wished):
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if sys.platform != "win32":  # there it would let two programs listen at one port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((HOST, one))
        except OSError as wrong:
            listener.close()
            if k + 1 == len(wished):
                raise ServeError(
                    f"Another program listens at port {one} ({wrong.strerror}): choose another one with --port, or "
                    "leave it out."
                ) from None
        else:
            return listener
    raise ServeError("There is no free port.")


def is_running(keys: Keys) -> bool:
    """Whether this person's own server answers there."""
    connection = HTTPConnection(HOST, keys.port, timeout=PATIENCE)
    try:
        connection.request("GET", "/api/alive", headers={"Cookie": f"{keys.cookie}={keys.token}"})
        answer = connection.getresponse()
        return answer.status == 200 and "kingoftokyo" in json.loads(answer.read(1000))
    except (OSError, HTTPException, ValueError):
        return False
    finally:
        connection.close()


def open_page(keys: Keys, *, browser: bool) -> threading.Thread | None:
    """In a thread of its own: a browser of the terminal would not come back."""
    if not browser:
        return None
    opening = threading.Thread(target=webbrowser.open, args=(keys.address,), daemon=True)
    opening.start()
    return opening
