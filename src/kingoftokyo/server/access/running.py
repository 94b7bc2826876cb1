"""Whether this user's server is already running: a challenge that reveals nothing to another program."""

from __future__ import annotations

import secrets
import socket
import threading
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from kingoftokyo.server.access.guard import PASS
from kingoftokyo.server.access.keys import HOST
from kingoftokyo.table.wire.requests import ErrorResponse, Hello, KeyMade, Known

if TYPE_CHECKING:
    from kingoftokyo.server.access.keys import Keys

PATIENCE: Final = 5.0  # seconds for another server to answer
MOST_ANSWER: Final = 1_000  # bytes

Answer = TypeVar("Answer")


def address_of_running(keys: Keys) -> str | None:
    """The address of this user's running server, with a new one-time key; None if it does not answer correctly."""
    challenge = secrets.token_hex(16)
    try:
        known = _post(keys, "/api/hello", Hello(challenge), Known)
        if not secrets.compare_digest(known.proof.encode(), keys.proof(challenge, known.nonce).encode()):
            return None
        return keys.address(_post(keys, "/api/key", None, KeyMade, keys.pass_for(known.nonce)).key)
    except (OSError, HTTPException, ValueError, msgspec.MsgspecError):
        return None


def is_game(keys: Keys) -> bool:
    """Whether a game of any version listens there: it refuses requests without a pass."""
    try:
        status, answer = _asked(keys, "GET", "/api/alive")
        return status == 403 and msgspec.json.decode(answer, type=ErrorResponse).why == "not-let-in"
    except (OSError, HTTPException, ValueError, msgspec.MsgspecError):
        return False


def _post(keys: Keys, path: str, body: object, kind: type[Answer], shown: str = "") -> Answer:
    headers = {"Content-Type": "application/json", "Origin": keys.origin, PASS: shown}
    status, answer = _asked(keys, "POST", path, msgspec.json.encode(body), headers)
    if status != 200:
        raise HTTPException(f"{path} was answered with {status}")
    return msgspec.json.decode(answer, type=kind)


def _asked(
    keys: Keys, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> tuple[int, bytes]:
    """Send a request; the whole answer must arrive within PATIENCE, even if it comes byte by byte."""
    connection = HTTPConnection(HOST, keys.port, timeout=PATIENCE)
    late = threading.Timer(PATIENCE, _hang_up, [connection])
    late.daemon = True
    late.start()
    try:
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        return answer.status, answer.read(MOST_ANSWER)
    finally:
        late.cancel()
        connection.close()


def _hang_up(connection: HTTPConnection) -> None:
    with suppress(OSError, AttributeError):  # it may have ended already
        connection.sock.shutdown(socket.SHUT_RDWR)
