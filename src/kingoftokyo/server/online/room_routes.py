"""Requests to the rooms of online tables. Who asks is known by the token of a seat, in a header."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State  # noqa: TC002  Litestar reads the annotations
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody  # noqa: TC002
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from kingoftokyo.backend.routes import Backend  # noqa: TC001
from kingoftokyo.server.access.guard import FOR_GUESTS, FOR_HOSTS
from kingoftokyo.server.access.keys import Access  # noqa: TC001
from kingoftokyo.server.http_routes import TEXT
from kingoftokyo.server.page_files import has_docs
from kingoftokyo.table.lobby import NoTableError
from kingoftokyo.table.menu import menu
from kingoftokyo.table.online.rooms import Rooms  # noqa: TC001
from kingoftokyo.table.past.fairness import proof
from kingoftokyo.table.past.game_summary import statistics_data
from kingoftokyo.table.wire.looking_back import Moment, Moments, Proof, StatisticsData  # noqa: TC001
from kingoftokyo.table.wire.online import (  # noqa: TC001
    Arrangement,
    Join,
    NewRoom,
    Removal,
    RoomData,
    RoomList,
    RoomMade,
    SayLine,
    SeatChange,
    Vote,
)
from kingoftokyo.table.wire.requests import Menu  # noqa: TC001

if TYPE_CHECKING:
    from litestar.handlers import HTTPRouteHandler

    from kingoftokyo.table.past.look_back import LookingBack
    from kingoftokyo.table.table import Table

SEAT: Final = "x-kot-seat"  # the header with the token of a seat
MOST_BODY: Final = 10_000  # bytes
GUESTS: Final[dict[str, Any]] = {FOR_GUESTS: True}
ASKING: Final[dict[str, Any]] = {"status_code": HTTP_200_OK, "request_max_body_size": MOST_BODY, "opt": GUESTS}
CHANGING: Final[dict[str, Any]] = {**ASKING, "status_code": HTTP_204_NO_CONTENT}
Asking = Request[Any, Any, Any]


def _token(request: Asking) -> str:
    return request.headers.get(SEAT, "")


@get("/api/online/menu", opt=GUESTS)
async def guest_menu(state: State) -> Menu:
    """What a guest needs before a game: monsters, rules and cards. Games and saves of the owner are not there."""
    access: Access = state.access
    return menu(None, None, [], "", [], docs=has_docs(), hosting=bool(access.public))


@get("/api/rooms", opt=GUESTS)
async def public_rooms(state: State) -> RoomList:
    """The public rooms of this server."""
    rooms: Rooms = state.rooms
    return await rooms.listed()


@post("/api/rooms", request_max_body_size=MOST_BODY, opt={FOR_HOSTS: True})
async def make_room(data: JSONBody[NewRoom], request: Asking, state: State) -> RoomMade:
    """A new room; whoever makes it is its host. Friends join by its link or its code."""
    access: Access = state.access
    if access.public and not state.makers.may(request.client.host if request.client else ""):
        raise HTTPException(status_code=429, detail="You have made many tables: wait a minute before the next one.")
    rooms: Rooms = state.rooms
    return await rooms.make(data)


@get("/api/rooms/code/{code:str}", opt=GUESTS)
async def find_room(code: FromPath[str], request: Asking, state: State) -> RoomData:
    """The room with this code."""
    rooms: Rooms = state.rooms
    return await rooms.data(await rooms.find(code), _token(request))


@get("/api/rooms/{room:str}", opt=GUESTS)
async def get_room(room: FromPath[str], request: Asking, state: State) -> RoomData:
    """A room as the owner of the token in the header sees it."""
    rooms: Rooms = state.rooms
    return await rooms.data(room, _token(request))


@post("/api/rooms/{room:str}/join", **ASKING)
async def join_room(room: FromPath[str], data: JSONBody[Join], state: State) -> RoomMade:
    """Take an open seat; the answer has its token."""
    rooms: Rooms = state.rooms
    return await rooms.join(room, data)


@post("/api/rooms/{room:str}/seat", **CHANGING)
async def change_seat(room: FromPath[str], data: JSONBody[SeatChange], request: Asking, state: State) -> None:
    """Change one's own seat: monster, name, words for the dice, whether one is ready."""
    rooms: Rooms = state.rooms
    await rooms.change(room, _token(request), data)


@post("/api/rooms/{room:str}/leave", **CHANGING)
async def leave_room(room: FromPath[str], request: Asking, state: State) -> None:
    """Give up one's seat; during the game a computer plays it from now on."""
    rooms: Rooms = state.rooms
    await rooms.leave(room, _token(request))


@post("/api/rooms/{room:str}/arrange", **CHANGING)
async def arrange_room(room: FromPath[str], data: JSONBody[Arrangement], request: Asking, state: State) -> None:
    """The host changes seats, rules and clock before the game."""
    rooms: Rooms = state.rooms
    await rooms.arrange(room, _token(request), data)


@post("/api/rooms/{room:str}/remove", **CHANGING)
async def remove_guest(room: FromPath[str], data: JSONBody[Removal], request: Asking, state: State) -> None:
    """The host removes the guest of a seat before the game."""
    rooms: Rooms = state.rooms
    await rooms.remove(room, _token(request), data.seat)


@post("/api/rooms/{room:str}/start", **CHANGING)
async def start_game(room: FromPath[str], request: Asking, state: State) -> None:
    """The host starts the game."""
    rooms: Rooms = state.rooms
    await rooms.start(room, _token(request))


@post("/api/rooms/{room:str}/say", **CHANGING)
async def say(room: FromPath[str], data: JSONBody[SayLine], request: Asking, state: State) -> None:
    """A line of chat, or a reaction."""
    rooms: Rooms = state.rooms
    await rooms.say(room, _token(request), data)


@post("/api/rooms/{room:str}/vote", **CHANGING)
async def vote(room: FromPath[str], data: JSONBody[Vote], request: Asking, state: State) -> None:
    """Vote on ending the game; it ends when everybody wants it."""
    rooms: Rooms = state.rooms
    await rooms.vote(room, _token(request), end=data.end)


@post("/api/rooms/{room:str}/rematch", **ASKING)
async def rematch_room(room: FromPath[str], request: Asking, state: State) -> RoomMade:
    """The room of the next game with the same people, and the token of one's seat there."""
    rooms: Rooms = state.rooms
    return await rooms.rematch(room, _token(request))


# The game, as the owner of the token saw it


async def _table(state: State, room: str) -> Table:
    rooms: Rooms = state.rooms
    table = await rooms.table_of(room)
    if table is None:
        raise NoTableError("table-unknown")
    return table


async def _looking_back(request: Asking, state: State, room: str) -> LookingBack:
    rooms: Rooms = state.rooms
    table = await _table(state, room)
    return await table.looking_back(table.seats_of(rooms.holder(room, _token(request))))


@get("/api/rooms/{room:str}/moments", opt=GUESTS)
async def room_moments(room: FromPath[str], request: Asking, state: State) -> Moments:
    """Every choice of the game so far."""
    return (await _looking_back(request, state, room)).moments


@get("/api/rooms/{room:str}/moments/{moment:int}", opt=GUESTS)
async def room_moment(room: FromPath[str], moment: FromPath[int], request: Asking, state: State) -> Moment:
    """The table after this many choices."""
    return (await _looking_back(request, state, room)).moment(moment)


@get("/api/rooms/{room:str}/statistics", opt=GUESTS)
async def room_statistics(room: FromPath[str], state: State) -> StatisticsData:
    """The game's statistics; they count only public events."""
    backend: Backend = state.backend
    record = (await _table(state, room)).seated.record
    return await backend.thinkers.compute(partial(statistics_data, record))


@get("/api/rooms/{room:str}/proof", opt=GUESTS)
async def room_proof(room: FromPath[str], state: State) -> Proof:
    """What can be proved about the dice; the secret only when the game is over."""
    backend: Backend = state.backend
    record = (await _table(state, room)).seated.record
    return await backend.thinkers.compute(partial(proof, record))


@get("/api/rooms/{room:str}/record", media_type=TEXT, opt=GUESTS)
async def room_record(room: FromPath[str], state: State) -> Response[str]:
    """The record of a game that is over."""
    table = await _table(state, room)
    if not table.game.over:
        raise NoTableError("table-online")
    headers = {"content-disposition": 'attachment; filename="record.txt"'}
    return Response(table.seated.record_text, media_type=TEXT, headers=headers)


ROOM_ROUTES: Final[tuple[HTTPRouteHandler, ...]] = (
    *(guest_menu, public_rooms, make_room, find_room, get_room, join_room, change_seat, leave_room),
    *(arrange_room, remove_guest, start_game, say, vote, rematch_room),
    *(room_moments, room_moment, room_statistics, room_proof, room_record),
)
