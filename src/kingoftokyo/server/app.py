"""The application: what can be asked over HTTP, and the socket of a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable  # noqa: TC003  Litestar reads the annotations
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path  # noqa: TC003
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath, JSONBody  # noqa: TC002

from kingoftokyo.build import __version__
from kingoftokyo.rules.errors import KingOfTokyoError
from kingoftokyo.saves import MOST_BYTES, NoSaveError, save_folder
from kingoftokyo.server.hall import Hall, NoTableError
from kingoftokyo.server.mailbox import ENDED, FAILED, NO_TABLE, Mailbox
from kingoftokyo.server.menu import menu
from kingoftokyo.server.page_files import NOT_BUILT, page_file
from kingoftokyo.server.security import YEAR, Guard, Keys
from kingoftokyo.server.store import Store, StoreError
from kingoftokyo.server.wire import Failure, FromPage, Load, Made, Menu, NewTable, Refused, Saved, Upload
from kingoftokyo.words import LANGUAGES, text_of

DATABASE: Final = "games.sqlite"
THINKERS: Final = 2
TEXT: Final = "text/plain; charset=utf-8"
READER: Final = msgspec.json.Decoder(FromPage)
MOST_MESSAGE: Final = 8_192  # letters of a command
MOST_BODY: Final = 2 * MOST_BYTES  # a save, as JSON writes its lines
LOG: Final = logging.getLogger("kingoftokyo")


def application(keys: Keys, end: Callable[[], None], folder: Path | None = None) -> Guard:
    """The whole server, guarded. `end` is called when a person chooses Exit; `folder` has the games."""
    path = (folder or save_folder()) / DATABASE
    store = Store(path)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        thinkers = ThreadPoolExecutor(THINKERS, "thinker")
        app.state.hall = Hall(store, thinkers)
        try:
            yield
        finally:
            app.state.hall.close(ENDED)
            thinkers.shutdown(wait=False, cancel_futures=True)
            await asyncio.to_thread(store.close)

    litestar = Litestar(
        [alive, get_menu, new_table, record, save, load, upload, leave, words, table_socket, page],
        lifespan=[lifespan],
        state=State({"end": end}),
        exception_handlers={Exception: _failed},
        openapi_config=None,
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )
    return Guard(litestar, keys)


def _failed(_: Request[Any, Any, Any], wrong: Exception) -> Response[Failure]:
    """Every failure has a sentence for people; what is our own fault goes to the log."""
    if isinstance(wrong, HTTPException):
        details = [f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in _extras(wrong)]
        return Response(Failure("; ".join(details) or wrong.detail), status_code=wrong.status_code)
    if isinstance(wrong, (NoSaveError, NoTableError)):
        return Response(Failure(str(wrong)), status_code=404)
    if isinstance(wrong, KingOfTokyoError):
        return Response(Failure(str(wrong)), status_code=400)
    LOG.error("a request failed", exc_info=wrong)
    message = str(wrong) if isinstance(wrong, StoreError) else "Something went wrong on the server; its log says what."
    return Response(Failure(message), status_code=500)


def _extras(wrong: HTTPException) -> list[dict[str, Any]]:
    return [one for one in wrong.extra if isinstance(one, dict)] if isinstance(wrong.extra, list) else []


@get("/api/alive")
async def alive() -> dict[str, str]:
    """Whether it is this program that listens here."""
    return {"kingoftokyo": __version__}


@get("/api/menu")
async def get_menu(state: State) -> Menu:
    hall: Hall = state.hall
    return menu(await hall.going_on(), hall.commitment)


@post("/api/tables")
async def new_table(data: JSONBody[NewTable], state: State) -> Made:
    return Made((await state.hall.make(data)).id)


@post("/api/load")
async def load(data: JSONBody[Load], state: State) -> Made:
    table = await state.hall.load(data.slot)
    return Made(table.id, table.seated.notice)


@post("/api/upload")
async def upload(data: JSONBody[Upload], state: State) -> Made:
    table = await state.hall.upload(data.text)
    return Made(table.id, table.seated.notice)


@get("/api/tables/{table:str}/record")
async def record(table: FromPath[str], state: State) -> Response[str]:
    """To be kept: the record once the game is over, before that the save with which its owner can go on."""
    found = await state.hall.table(table)
    name, text = ("record.txt", found.seated.record) if found.game.over else ("KoTSS.txt", found.seated.save)
    return Response(text, media_type=TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/api/tables/{table:str}/save")
async def save(table: FromPath[str], state: State) -> Saved:
    path: Path = await state.hall.save(table)
    return Saved(path.name)


@post("/api/exit")
async def leave(state: State) -> Response[None]:
    """End the program, when the answer is out."""

    async def end() -> None:
        state.hall.close(ENDED)
        state.end()

    return Response(None, status_code=204, background=BackgroundTask(end))


@get("/api/words/{language:str}")
async def words(language: FromPath[str]) -> Response[str]:
    if language not in LANGUAGES:
        raise HTTPException(status_code=404, detail="There is no such language.")
    return Response(text_of(language), media_type=TEXT)


@get(["/", "/{path:path}"])
async def page(path: FromPath[str] = "/") -> Response[bytes]:
    found = page_file(path)
    if found is not None:
        kept = f"max-age={YEAR}, immutable" if path.startswith("/assets/") else "no-cache"  # their names change
        return Response(found[0], media_type=found[1], headers={"cache-control": kept})
    if path == "/":
        return Response(NOT_BUILT.encode(), media_type=TEXT, status_code=503)
    raise HTTPException(status_code=404, detail="There is no such page.")


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: State) -> None:
    """A browser at a table, until it goes or is sent away."""
    await socket.accept()
    try:
        found = await state.hall.table(table)
    except NoTableError as wrong:
        await socket.close(NO_TABLE, str(wrong)[:100])
        return
    box = Mailbox(found.people)
    await found.join(box)
    sending = asyncio.create_task(_send(socket, box))
    try:
        with suppress(WebSocketDisconnect):
            while True:
                text = await socket.receive_data("text")
                command = _read(text)
                if command is None:
                    box.post(Refused("", "malformed", "this is no command"))
                else:
                    await found.obey(box, command)
    except Exception:
        LOG.exception("a command failed")  # and the page connects anew
        await socket.close(FAILED)
    finally:
        found.leave(box)
        sending.cancel()


def _read(text: str) -> FromPage | None:
    try:
        return READER.decode(text) if len(text) <= MOST_MESSAGE else None
    except (msgspec.MsgspecError, UnicodeError):
        return None


async def _send(socket: WebSocket[Any, Any, Any], box: Mailbox) -> None:
    """Send what the mailbox has, until it is closed."""
    while isinstance(message := await box.next(), bytes):
        await socket.send_data(message.decode())
    await socket.close(message)
