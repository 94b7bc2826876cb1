"""The application: the HTTP routes, and the socket of a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable  # noqa: TC003  Litestar reads the annotations
from contextlib import asynccontextmanager
from pathlib import Path  # noqa: TC003
from typing import Final

from litestar import Litestar, Response, get, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath  # noqa: TC002
from litestar.status_codes import HTTP_204_NO_CONTENT

from kingoftokyo.backend.entropy import SystemCalendar, SystemEntropy
from kingoftokyo.backend.own_cards import own_cards, own_sentences
from kingoftokyo.backend.routes import Backend
from kingoftokyo.backend.save_slots import DiskSaves
from kingoftokyo.i18n import LANGUAGES, text_of
from kingoftokyo.server.access.guard import OPEN, Guard, needs_pass
from kingoftokyo.server.access.keys import Access  # noqa: TC001
from kingoftokyo.server.access.routes import enter, hello, make_key
from kingoftokyo.server.documentation import documentation
from kingoftokyo.server.error_responses import respond_to_error
from kingoftokyo.server.http_routes import TEXT, http_handlers
from kingoftokyo.server.online.makers import Makers
from kingoftokyo.server.online.network import Network
from kingoftokyo.server.online.network_routes import NETWORK_ROUTES
from kingoftokyo.server.online.room_routes import ROOM_ROUTES
from kingoftokyo.server.online.room_socket import room_socket
from kingoftokyo.server.online.seat_tokens import seat_tokens
from kingoftokyo.server.page_files import ANY_FILE, NOT_BUILT, has_docs, page_file
from kingoftokyo.server.sqlite_store import SqliteStore
from kingoftokyo.server.table_socket import table_socket
from kingoftokyo.server.thinker_threads import ThreadedThinkers
from kingoftokyo.storage.save_files import MOST_BYTES, save_folder
from kingoftokyo.table.lobby import Lobby
from kingoftokyo.table.online.rooms import Rooms
from kingoftokyo.table.outbox import ENDED
from kingoftokyo.table.protocols import Calendar, Entropy  # noqa: TC001
from kingoftokyo.table.wire.requests import ErrorResponse
from kingoftokyo.version import __version__

DATABASE: Final = "games.sqlite"
MOST_BODY: Final = 2 * MOST_BYTES  # a save with its lines escaped as JSON
REFUSED: Final = ResponseSpec(ErrorResponse, description="Refused, like 403, 404 and others.", generate_examples=False)
SCHEMA: Final = "/api/schema"  # openapi.json is below it; like all of /api/ it needs the pass
YEAR: Final = 365 * 24 * 3600


def application(
    access: Access,
    end: Callable[[], None],
    folder: Path | None = None,
    entropy: Entropy | None = None,
    calendar: Calendar | None = None,
    network: Network | None = None,
) -> Guard:
    """The whole server behind its guard. `end` is called when a person chooses Exit; `folder` holds the games.

    `network` can open it to the local network.
    """
    return Guard(routed(access, end, folder, entropy, calendar, network), access)


def routed(
    access: Access,
    end: Callable[[], None],
    folder: Path | None = None,
    entropy: Entropy | None = None,
    calendar: Calendar | None = None,
    network: Network | None = None,
) -> Litestar:
    """The application behind the guard: all routes, and the OpenAPI schema of them."""
    path = (folder or save_folder()) / DATABASE
    store = SqliteStore(path)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        thinkers = ThreadedThinkers()
        chance, date = entropy or SystemEntropy(), calendar or SystemCalendar()
        own, saves = own_cards(), DiskSaves(thinkers)
        lobby = app.state.lobby = Lobby(store, saves, thinkers, chance, date, own, store)
        signer = await seat_tokens(store)
        app.state.rooms = Rooms(lobby, store, thinkers, chance, date, signer, own)
        app.state.backend = Backend.of(lobby, store, thinkers, date, has_docs)
        try:
            yield
        finally:
            lobby.close(ENDED)
            thinkers.close()
            await asyncio.to_thread(store.close)

    requests = [
        *(alive, health, leave, catalogue, documentation, page, hello, enter, make_key),
        *http_handlers(),
        *ROOM_ROUTES,
        *NETWORK_ROUTES,
    ]
    for handler in requests:
        handler.responses = {400: REFUSED}
    return Litestar(
        [*requests, table_socket, room_socket],
        guards=[needs_pass],
        lifespan=[lifespan],
        state=State({"access": access, "end": end, "network": network or Network(access), "makers": Makers()}),
        exception_handlers={Exception: respond_to_error},
        openapi_config=OpenAPIConfig(
            title="King of Tokyo",
            version=__version__,
            path=SCHEMA,
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )


@get("/api/alive")
async def alive() -> dict[str, str]:
    """Shows that this program listens here."""
    return {"kingoftokyo": __version__}


@get("/api/health", opt={OPEN: True})
async def health(state: State) -> dict[str, str]:
    """Shows that this server can read its games: 200, or 500 if it cannot."""
    await state.rooms.listed()
    return {"kingoftokyo": __version__}


@post("/api/exit", status_code=HTTP_204_NO_CONTENT)
async def leave(state: State) -> Response[None]:
    """End the program after this answer was sent."""

    async def end() -> None:
        state.lobby.close(ENDED)
        state.end()

    return Response(None, background=BackgroundTask(end))


@get("/api/catalogue/{language:str}", media_type=TEXT, opt={OPEN: True})
async def catalogue(language: FromPath[str]) -> Response[str]:
    """All sentences in this language: `en` or `fr`."""
    if language not in LANGUAGES:
        raise HTTPException(status_code=404, detail="There is no such language.")
    return Response(f"{text_of(language)}\n{own_sentences()}", media_type=TEXT)


@get(["/", "/{path:path}"], media_type=ANY_FILE, opt={OPEN: True})
async def page(path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the page."""
    found = page_file(path)
    if found is not None:
        kept = f"max-age={YEAR}, immutable" if path.startswith("/assets/") else "no-cache"  # their names change
        return Response(found[0], media_type=found[1], headers={"cache-control": kept})
    if path == "/":
        return Response(NOT_BUILT.encode(), media_type=TEXT, status_code=503)
    raise HTTPException(status_code=404, detail="There is no such page.")
