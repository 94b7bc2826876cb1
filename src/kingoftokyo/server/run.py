"""Running the server: one per user, on this machine only, until somebody chooses Exit or stops it."""

from __future__ import annotations

import io
import os
import signal
import socket
import sys
import threading
import time
from contextlib import contextmanager, suppress
from functools import partial
from typing import IO, TYPE_CHECKING, Final

import segno
import uvicorn

from kingoftokyo.server.access.connection_limits import BACKLOG, HttpConnection, PublicHttpConnection, SocketConnection
from kingoftokyo.server.access.keys import HOST, Access, Keys, keys_of_older_version, new_token, store_keys, stored_keys
from kingoftokyo.server.access.open_page import forget_page, open_page
from kingoftokyo.server.access.running import address_of_running, is_game
from kingoftokyo.server.app import application
from kingoftokyo.server.folder_lock import FolderInUseError, lock_folder
from kingoftokyo.server.online.network import Network
from kingoftokyo.storage.card_files import loaded_files
from kingoftokyo.storage.save_files import save_folder
from kingoftokyo.table.protocols import StoreError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path
    from types import FrameType

    from kingoftokyo.server.access.guard import Guard

    Say = Callable[[str], object]

MOST_MESSAGE_BYTES: Final = 65_536
GRACE: Final = 3  # seconds for open connections at shutdown
LAST_SECONDS: Final = 10.0  # after a shutdown begins, until the process exits with threads still running
PATIENCE: Final = LAST_SECONDS + 2.0  # seconds to wait for another server that is just starting or ending


class ServeError(Exception):
    """The server cannot start; the message says why, and what to do."""


def run(
    *,
    port: int | None,
    browser: bool,
    say: Say,
    command: str = "`kot serve`",
    lan: bool = False,
    public: str = "",
) -> None:
    """Serve until the end; if this user's server is already running, only open its page.

    `command` is what messages name to start the game again. With `lan`, others on the local network can join online
    tables; at a `public` origin, behind a proxy that serves it, anybody can make them.
    """
    folder = save_folder()
    older = keys_of_older_version(folder)
    if older is not None and is_game(older):
        raise ServeError("An older version of the game is still running: choose Exit there first.")
    lock = _lock_unless_running(folder, browser=browser, say=say)
    if lock is None:
        return
    with lock, _listener(port, stored := stored_keys(folder), say) as listener:
        at = listener.getsockname()[1]
        keys = stored if stored is not None and stored.port == at else Keys(at, new_token())
        _serve(listener, keys, folder, browser=browser, say=say, command=command, lan=lan, public=public)


def _lock_unless_running(folder: Path, *, browser: bool, say: Say) -> IO[str] | None:
    """The folder's lock, which one server can hold; None if a running server answered and its page was opened."""
    patience = time.monotonic() + PATIENCE
    while not _runs_already(folder, browser=browser, say=say):
        try:
            return lock_folder(folder)
        except FolderInUseError as error:
            if time.monotonic() > patience:  # it is neither starting nor ending
                raise ServeError(str(error)) from None
        except OSError as error:
            raise ServeError(f"{folder}: games cannot be stored there: {error.strerror}") from None
        time.sleep(0.1)
    return None


def _listener(port: int | None, stored: Keys | None, say: Say) -> socket.socket:
    """A listening socket at `port`, or at the last port so that open tabs reconnect, or at any free port."""
    wished = port if port is not None else stored.port if stored is not None else 0
    listener = listening(wished)
    if listener is None and port is not None:
        raise ServeError(f"Another program uses port {port}: choose another one with --port, or leave it out.")
    if listener is None:
        say(f"Another program uses port {wished}, so the game uses another one.")
        listener = listening(0)
    if listener is None:
        raise ServeError("There is no free port.")
    return listener


def _runs_already(folder: Path, *, browser: bool, say: Say) -> bool:
    """Whether this user's server is running; if so, open its page."""
    stored = stored_keys(folder)
    address = address_of_running(stored) if stored is not None else None
    if stored is None or address is None:
        return False
    say(f"The game is already running: {address}")
    if loaded_files():
        say("It has the cards and expansions it was started with: to change them, choose Exit there and start again.")
    if browser:
        opened = address_of_running(stored) or address
        open_page(opened, folder).join()  # this process ends now, and its threads with it
    return True


def _serve(
    listener: socket.socket,
    keys: Keys,
    folder: Path,
    *,
    browser: bool,
    say: Say,
    command: str,
    lan: bool,
    public: str,
) -> None:
    server: uvicorn.Server | None = None

    def end() -> None:
        if server is not None:
            server.should_exit = True

    forget_page(folder)  # of a server that was killed
    access = Access(keys, entered=lambda: forget_page(folder))
    access.public = public
    network = Network(access)
    try:
        guarded = application(access, end, folder, network=network)
        store_keys(folder, keys)
    except OSError as error:
        raise ServeError(f"{folder}: games cannot be stored there: {error.strerror}") from None
    except StoreError as error:
        raise ServeError(str(error)) from None

    def last() -> None:
        forget_page(folder)
        say(f"Goodbye. Nothing is lost: {command} continues where you were.")

    config = config_of(guarded, PublicHttpConnection if public else HttpConnection)
    server = EndingServer(config, last, partial(_open_network, network, say) if lan else None)
    network.serves(server)
    say(
        f"King of Tokyo is at {access.new_address()}\n"
        f"That address works for one browser, within ten minutes; run {command} again for another one.\n"
        "It ends when you choose Exit there, or press Ctrl-C here."
    )
    if public:
        say(f"Anybody who opens {public} can make and join online tables; the proxy there reaches port {keys.port}.")
    if browser:
        open_page(access.new_address(), folder)
    try:
        with suppress(KeyboardInterrupt), _ended_like_ctrl_c():
            server.run([listener])
    finally:
        server.ended()
    last()


@contextmanager
def _ended_like_ctrl_c() -> Iterator[None]:
    """Handle SIGTERM, as at a system shutdown, like Ctrl-C: nothing is lost."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


async def _open_network(network: Network, say: Say) -> None:
    try:
        await network.open()
    except OSError as error:
        say(f"The local network cannot be reached ({error.strerror or error}): only this machine can play.")
        return
    first, either = network.addresses[0], " or ".join(network.addresses)
    say(f"Others on your network open {either} and type the code of your table, which the page shows.\n{_qr(first)}")


def _qr(text: str) -> str:
    """A QR code for a terminal."""
    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out=drawn, compact=True)
    return drawn.getvalue()


class EndingServer(uvicorn.Server):
    """A server whose process exits LAST_SECONDS after a shutdown, even if a thread runs: all choices are stored."""

    def __init__(
        self, config: uvicorn.Config, last: Callable[[], None], first: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        super().__init__(config)
        self._first = first  # called when it has started
        self._last = last  # called before the exit
        self._timer: threading.Timer | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._first is not None:
            await self._first()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """At a signal: the event loop itself may be stuck, in a card of the user's own, and never see it."""
        self._count_down()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._count_down()
        await super().shutdown(sockets)

    def _count_down(self) -> None:
        if self._timer is None:
            self._timer = threading.Timer(LAST_SECONDS, self._end_at_once)
            self._timer.daemon = True
            self._timer.start()

    def ended(self) -> None:
        """The server has shut down normally."""
        if self._timer is not None:
            self._timer.cancel()

    def _end_at_once(self) -> None:
        self._last()
        os._exit(0)


def config_of(guarded: Guard, connection: type[HttpConnection] = HttpConnection) -> uvicorn.Config:
    return uvicorn.Config(
        guarded,
        http=connection,
        ws=SocketConnection,
        log_level="error",  # malformed requests are not worth a line each
        access_log=False,  # addresses contain keys
        server_header=False,
        backlog=BACKLOG,
        ws_max_size=MOST_MESSAGE_BYTES,
        timeout_graceful_shutdown=GRACE,
    )


def listening(port: int) -> socket.socket | None:
    """A socket that listens at this port (0: any); None if another program uses it."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if sys.platform != "win32":  # on Windows it would let two programs listen at one port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((HOST, port))
        listener.listen(BACKLOG)  # two programs may bind, but not listen; and the browser may connect at once
    except OSError:
        listener.close()
        return None
    return listener
