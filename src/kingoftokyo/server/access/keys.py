"""The secret that the server and the user's browser share, and how each proves that it knows it without sending it.

The secret (the token) and the port are in the user's data folder, readable by nobody else. A browser gets the token
once, in exchange for a one-time key, and stores it for the server's address. After that it is never sent: the server
answers a challenge with an HMAC of it, and only then does the page compute its pass from the server's nonce. A nonce,
and so a pass, is valid for one run of the server: a program that listens at the port later learns nothing useful.
"""

from __future__ import annotations

import hmac
import json
import os
import re
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from kingoftokyo.storage.regular_files import make_folder, read_regular

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

HOST: Final = "127.0.0.1"
KEYS_FILE: Final = "server.json"
MOST_BYTES: Final = 10_000  # of that file
KEY_SECONDS: Final = 600.0  # validity of a one-time key
MOST_KEYS: Final = 16  # unused keys
SECRET: Final = re.compile(r"[\w-]{32,100}", re.ASCII)


@dataclass(frozen=True)
class Keys:
    """Where the server listens, and the secret that it shares with its browser."""

    port: int
    token: str = field(repr=False)

    @property
    def origin(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def hosts(self) -> tuple[str, ...]:
        return (f"{HOST}:{self.port}", f"localhost:{self.port}")

    def address(self, key: str) -> str:
        """The address to open in the browser, with a one-time key."""
        return f"{self.origin}/?key={key}"

    def proof(self, challenge: str, nonce: str) -> str:
        """The server's answer to a challenge: it knows the token, and the nonce is its own."""
        return self._sign(f"server {challenge} {nonce}")

    def pass_for(self, nonce: str) -> str:
        """The pass that every request needs while the server with this nonce runs."""
        return self._sign(f"page {nonce}")

    def _sign(self, text: str) -> str:
        return hmac.digest(self.token.encode(), text.encode(), "sha256").hex()


class Access:
    """One run of the server: its nonce, and the unused keys. `entered` is called when a key is used."""

    def __init__(self, keys: Keys, entered: Callable[[], None] | None = None) -> None:
        self.keys = keys
        self.nonce = secrets.token_hex(16)
        self._pass = keys.pass_for(self.nonce)
        self.others: tuple[str, ...] = ()  # hosts on the local network, while the server is open to it
        self.public = ""  # the origin of a public server, where anybody may make online tables
        self._entered = entered
        self._unused: dict[str, float] = {}  # by key: when it expires

    @property
    def is_open(self) -> bool:
        """Whether others may join online tables."""
        return bool(self.others or self.public)

    @property
    def hosts(self) -> tuple[str, ...]:
        """The names under which requests may address this server."""
        public = self.public.partition("://")[2]
        return (*self.keys.hosts, *self.others, *([public] if public else []))

    def origin_of(self, host: str) -> str:
        """The origin of pages at this host."""
        return self.public if host == self.public.partition("://")[2] else f"http://{host}"

    def is_pass(self, text: str) -> bool:
        """Whether this is the pass, compared in constant time."""
        return secrets.compare_digest(text.encode(), self._pass.encode())

    def new_key(self) -> str:
        """A one-time key, valid for KEY_SECONDS."""
        while len(self._unused) >= MOST_KEYS:
            del self._unused[next(iter(self._unused))]  # the oldest
        key = secrets.token_urlsafe(24)
        self._unused[key] = time.monotonic() + KEY_SECONDS
        return key

    def new_address(self) -> str:
        return self.keys.address(self.new_key())

    def use_key(self, key: str) -> bool:
        """Use up this key; whether it was valid, so that its owner gets the token."""
        if self._unused.pop(key, 0.0) < time.monotonic():
            return False
        if self._entered is not None:
            self._entered()
        return True


def stored_keys(folder: Path) -> Keys | None:
    """The port and token of the last server; None if there was none, or its file is damaged or not private.

    Earlier versions stored a `token` that browsers have in a cookie and so show to every server on this machine: the
    port is used again, that token is not.
    """
    stored = _read_keys(folder)
    if stored is None:
        return None
    keys, earlier = stored
    return Keys(keys.port, new_token()) if earlier else keys


def keys_of_older_version(folder: Path) -> Keys | None:
    """The keys of the last server, if an earlier version wrote them."""
    stored = _read_keys(folder)
    return stored[0] if stored is not None and stored[1] else None


def _read_keys(folder: Path) -> tuple[Keys, bool] | None:
    """The stored keys, and whether an earlier version wrote them."""
    with suppress(OSError, ValueError, KeyError, TypeError, RecursionError):
        file = folder / KEYS_FILE
        stored = json.loads(read_regular(file, MOST_BYTES).decode())
        port, earlier = int(stored["port"]), "secret" not in stored
        token = str(stored["token" if earlier else "secret"])
        seen_by_others = os.name == "posix" and file.stat().st_mode & 0o077
        if 0 < port < 2**16 and SECRET.fullmatch(token) and not seen_by_others:
            return Keys(port, token), earlier
    return None


def new_token() -> str:
    return secrets.token_urlsafe(32)


def store_keys(folder: Path, keys: Keys) -> None:
    """Store the keys for the next start, in a private file."""
    make_folder(folder, private=True)
    write_private(folder / KEYS_FILE, json.dumps({"port": keys.port, "secret": keys.token}))


def write_private(path: Path, text: str) -> None:
    """Replace a file by one that only its owner may read."""
    half = path.with_name(f"{path.name}.new")
    half.unlink(missing_ok=True)
    with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
    half.replace(path)
