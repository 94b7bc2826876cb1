"""Who may speak to the server: this machine's own browser, with the token, from the server's own page.

The token lies with the port in the user's data folder, readable by nobody else, and stays the same, so that an open tab
survives a restart. It comes once with the address, which the page then hides, and lives in a cookie from then on. Other
pages in the same browser are kept out by SameSite, Origin and Host, the last also when a stranger's name points to this
machine.
"""

from __future__ import annotations

import json
import os
import re
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qs

import msgspec

from kingoftokyo.table.wire.requests import Failure

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable
    from pathlib import Path

    from kingoftokyo.table.wire.requests import FailureKind

    Message = dict[str, Any]
    Scope = dict[str, Any]
    Receive = Callable[[], Awaitable[Message]]
    Send = Callable[[Message], Awaitable[None]]
    Application = Callable[[Any, Any, Any], Awaitable[None]]

HOST: Final = "127.0.0.1"
KEPT: Final = "server.json"
YEAR: Final = 365 * 24 * 3600
NOT_LET_IN: Final = (
    "This page needs the address that the game has printed, with the token at its end. Start the game again "
    "(KingOfTokyo, or `kot serve`): it opens the page for you.\n"
)
NOT_KEPT: Final = (b"cache-control", b"no-store")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; manifest-src 'self'; connect-src 'self' {sockets}; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)


@dataclass(frozen=True)
class Keys:
    """Where the server listens, and what its browser has to show."""

    port: int
    token: str = field(repr=False)

    @property
    def address(self) -> str:
        """What is opened in the browser."""
        return f"http://{HOST}:{self.port}/?token={self.token}"

    @property
    def hosts(self) -> tuple[str, ...]:
        return (f"{HOST}:{self.port}", f"localhost:{self.port}")

    @property
    def cookie(self) -> str:
        """The cookie's name: browsers do not tell ports apart, so it has the port in it."""
        return f"kot_{self.port}"

    def is_token(self, text: str) -> bool:
        """In the same time however much of it is right."""
        return secrets.compare_digest(text.encode(), self.token.encode())


def kept_keys(folder: Path) -> Keys | None:
    """What the last server used; None if there was none, or its file is damaged or could be read by others."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        file = folder / KEPT
        kept = json.loads(file.read_text(encoding="utf-8"))
        port, token = int(kept["port"]), str(kept["token"])
        seen_by_others = os.name == "posix" and file.stat().st_mode & 0o077
        if 0 < port < 2**16 and re.fullmatch(r"[\w-]{32,100}", token, re.ASCII) and not seen_by_others:
            return Keys(port, token)
    return None


def new_token() -> str:
    return secrets.token_urlsafe(32)


def keep(folder: Path, keys: Keys) -> None:
    """For the next start; nobody else may read it."""
    folder.mkdir(parents=True, exist_ok=True)
    half = folder / f"{KEPT}.new"
    half.unlink(missing_ok=True)
    with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        json.dump({"port": keys.port, "token": keys.token}, file)
    half.replace(folder / KEPT)


class Guard:
    """Stands before the application: nothing reaches it without the cookie, from a wrong host or another page."""

    def __init__(self, application: Application, keys: Keys) -> None:
        self._application = application
        self._keys = keys

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._application(scope, receive, send)
            return
        guarded = self._with_headers(scope, send)
        headers = [(name.decode("latin-1").lower(), value.decode("latin-1")) for name, value in scope["headers"]]
        host = _only(headers, "host")
        if host not in self._keys.hosts:
            await _refuse(scope, guarded, 421, "elsewhere", "This server answers to its own address only.\n")
        elif _brings_token(scope):
            await self._let_in(scope, receive, guarded)
        elif not self._has_cookie(headers):
            await _refuse(scope, guarded, 403, "not-let-in", NOT_LET_IN)
        elif self._comes_from_elsewhere(scope, headers, host):
            await _refuse(scope, guarded, 403, "elsewhere", "Only the page of this server may ask for this.\n")
        else:
            await self._application(scope, receive, guarded)

    def _comes_from_elsewhere(self, scope: Scope, headers: list[tuple[str, str]], host: str) -> bool:
        """Whether another page, or none, wants to open a socket or change something."""
        reading = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        origin = _only(headers, "origin")
        return origin != f"http://{host}" and not (reading and not origin)

    def _has_cookie(self, headers: list[tuple[str, str]]) -> bool:
        for name, value in headers:
            if name == "cookie":
                with suppress(CookieError):
                    found = SimpleCookie(value).get(self._keys.cookie)
                    if found is not None and self._keys.is_token(found.value):
                        return True
        return False

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Show the page to who has the token in the address, with a cookie for all that it asks for later."""
        found = parse_qs(scope["query_string"].decode("latin-1")).get("token", [""])
        if not self._keys.is_token(found[0]):
            await _refuse(scope, send, 403, "not-let-in", NOT_LET_IN)
            return
        cookie = f"{self._keys.cookie}={self._keys.token}; HttpOnly; SameSite=Strict; Path=/; Max-Age={YEAR}"

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                kept = [header for header in message.get("headers", []) if header[0].lower() != NOT_KEPT[0]]
                message = {**message, "headers": [*kept, (b"set-cookie", cookie.encode()), NOT_KEPT]}
            await send(message)

        await self._application({**scope, "query_string": b""}, receive, with_cookie)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        sockets = " ".join(f"ws://{host}" for host in self._keys.hosts)
        added = [
            *([NOT_KEPT] if scope["path"].startswith("/api/") else []),
            (b"content-security-policy", POLICY.format(sockets=sockets).encode()),
            (b"x-content-type-options", b"nosniff"),
            (b"x-frame-options", b"DENY"),
            (b"referrer-policy", b"no-referrer"),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"cross-origin-resource-policy", b"same-origin"),
        ]

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", []), *added]}
            await send(message)

        return guarded


def _brings_token(scope: Scope) -> bool:
    """Whether somebody opens the address that was printed."""
    opens = scope["type"] == "http" and scope["method"] in ("GET", "HEAD") and scope["path"] == "/"
    return opens and b"token=" in scope["query_string"]


def _only(headers: Iterable[tuple[str, str]], wanted: str) -> str:
    """The value of a header that came once; nothing otherwise."""
    values = [value for name, value in headers if name == wanted]
    return values[0] if len(values) == 1 else ""


async def _refuse(scope: Scope, send: Send, status: int, why: FailureKind, reason: str) -> None:
    """With a sentence for whoever reads it in the browser, or as a failure for the page."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": reason.strip()[:100]})
        return
    asked_by_page = scope["path"].startswith("/api/")
    body = msgspec.json.encode(Failure(reason.strip(), why)) if asked_by_page else reason.encode()
    kind = b"application/json" if asked_by_page else b"text/plain; charset=utf-8"
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", kind), NOT_KEPT]})
    await send({"type": "http.response.body", "body": body})
