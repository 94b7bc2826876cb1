"""Which requests reach the application: those with the right host and origin, as JSON, and with the page's pass.

Every route needs the pass, which only the server's own page can compute, unless it is marked as open. The page itself,
the documentation and the catalogues are open; they contain no secrets. No cookie is read or set: browsers show cookies
to every server on this machine, and each of those may change them. Origin and Host also keep out other pages in the
same browser; Host even if a foreign domain name points to this machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar.exceptions import HTTPException

from kingoftokyo.table.wire.requests import ErrorResponse

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from litestar.connection import ASGIConnection
    from litestar.handlers import BaseRouteHandler

    from kingoftokyo.server.access.keys import Access
    from kingoftokyo.table.wire.requests import ErrorKind

    Message = dict[str, Any]
    Scope = dict[str, Any]
    Receive = Callable[[], Awaitable[Message]]
    Send = Callable[[Message], Awaitable[None]]
    Application = Callable[[Any, Any, Any], Awaitable[None]]
    Headers = list[tuple[str, str]]

PASS: Final = "x-kot-pass"  # noqa: S105  the header with the pass
SUBPROTOCOL: Final = "kingoftokyo"  # of sockets, which offer the pass as a second one
OPEN: Final = "open_to_all"  # an option of routes that need no pass
FOR_GUESTS: Final = "for_guests"  # an option of routes that need none while the server is open to others
FOR_HOSTS: Final = "for_hosts"  # an option of routes that need none at a public server
NOT_LET_IN: Final = (
    "This page has no access to the game: the address that the game prints works only once. Start the game again "
    "(KingOfTokyo, or `kot serve`): it opens the page for you."
)
NOT_KEPT: Final = (b"cache-control", b"no-store")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; manifest-src 'self'; connect-src 'self' {sockets}; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)


def needs_pass(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """The guard of all routes: checks the pass in a header, or in the second subprotocol that a socket offers."""
    access: Access = connection.app.state.access
    scope: Any = connection.scope
    offered = scope["subprotocols"] if scope["type"] == "websocket" else connection.headers.getall(PASS, [])
    opt = handler.opt
    free = opt.get(OPEN) or (access.is_open and opt.get(FOR_GUESTS)) or (access.public and opt.get(FOR_HOSTS))
    if not free and not any(access.is_pass(one) for one in offered):
        raise HTTPException(status_code=403, detail=NOT_LET_IN)


class Guard:
    """Wraps the application: refuses requests for another host or from another page."""

    def __init__(self, application: Application, access: Access) -> None:
        self._application = application
        self._access = access

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._application(scope, receive, send)
            return
        headers = [(name.decode("latin-1").lower(), value.decode("latin-1")) for name, value in scope["headers"]]
        host = _only(headers, "host")
        guarded = self._with_headers(send)
        if host not in self._access.hosts:
            await _refuse(scope, guarded, 421, "elsewhere", "This server answers to its own address only.\n")
        elif _comes_from_elsewhere(scope, headers, self._access.origin_of(host)):
            await _refuse(scope, guarded, 403, "elsewhere", "Only the page of this server may ask for this.\n")
        elif not _reads(scope) and not _is_json(headers):
            await _refuse(scope, guarded, 415, "malformed", "What is sent to this server has to be application/json.\n")
        else:
            await self._application(scope, receive, guarded)

    def _with_headers(self, send: Send) -> Send:
        origins = [self._access.origin_of(host) for host in self._access.hosts]
        sockets = " ".join(origin.replace("http", "ws", 1) for origin in origins)
        added = [
            (b"content-security-policy", POLICY.format(sockets=sockets).encode()),
            (b"x-content-type-options", b"nosniff"),
            (b"x-frame-options", b"DENY"),
            (b"referrer-policy", b"no-referrer"),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"cross-origin-resource-policy", b"same-origin"),
        ]

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                own = {name.lower() for name, _ in headers}  # the documentation brings its own policy
                missing = [header for header in (NOT_KEPT, *added) if header[0] not in own]
                message = {**message, "headers": [*headers, *missing]}
            await send(message)

        return guarded


def _reads(scope: Scope) -> bool:
    """Whether the request only reads; a socket counts as well, since it has no body."""
    return scope["type"] == "websocket" or scope["method"] in ("GET", "HEAD")


def _comes_from_elsewhere(scope: Scope, headers: Headers, own: str) -> bool:
    """Whether the request opens a socket or changes something without coming from the server's own page."""
    reading = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
    origin = _only(headers, "origin")
    return origin != own and not (reading and not origin)


def _is_json(headers: Headers) -> bool:
    return _only(headers, "content-type").partition(";")[0].strip().lower() == "application/json"


def _only(headers: Iterable[tuple[str, str]], wanted: str) -> str:
    """The value of a header that occurs exactly once; otherwise empty."""
    values = [value for name, value in headers if name == wanted]
    return values[0] if len(values) == 1 else ""


async def _refuse(scope: Scope, send: Send, status: int, why: ErrorKind, reason: str) -> None:
    """Refuse a request: with an error response for the page, or with plain text for a person in the browser."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": reason.strip()[:100]})
        return
    asked_by_page = scope["path"].startswith("/api/")
    body = msgspec.json.encode(ErrorResponse(reason.strip(), why)) if asked_by_page else reason.encode()
    kind = b"application/json" if asked_by_page else b"text/plain; charset=utf-8"
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", kind)]})
    await send({"type": "http.response.body", "body": body})
