"""HTTP routes about the past of a table, practice games and positions."""

from __future__ import annotations

from functools import partial

from litestar import get, post
from litestar.datastructures import State  # noqa: TC002  Litestar reads the annotations
from litestar.params import FromPath, FromQuery, JSONBody  # noqa: TC002
from litestar.status_codes import HTTP_200_OK

from kingoftokyo.table.lobby import Lobby  # noqa: TC001
from kingoftokyo.table.past.fairness import proof
from kingoftokyo.table.past.game_summary import statistics_data
from kingoftokyo.table.position_form import blank_position
from kingoftokyo.table.wire import looking_back as wire  # noqa: TC001
from kingoftokyo.table.wire.requests import Made, Rematch


@get("/api/tables/{table:str}/moments")
async def moments(table: FromPath[str], state: State) -> wire.Moments:
    """Every choice of the game so far, for the slider."""
    lobby: Lobby = state.lobby
    return (await (await lobby.table(table)).looking_back()).moments


@get("/api/tables/{table:str}/moments/{moment:int}")
async def one_moment(table: FromPath[str], moment: FromPath[int], state: State) -> wire.Moment:
    """The table after this many choices, as this browser may see it."""
    lobby: Lobby = state.lobby
    return (await (await lobby.table(table)).looking_back()).moment(moment)


@get("/api/tables/{table:str}/statistics")
async def statistics(table: FromPath[str], state: State) -> wire.StatisticsData:
    """The game's statistics, even before its end: they count only public events."""
    record = (await state.lobby.table(table)).seated.record
    found: wire.StatisticsData = await state.thinkers.compute(partial(statistics_data, record))
    return found


@get("/api/tables/{table:str}/proof")
async def get_proof(table: FromPath[str], state: State) -> wire.Proof:
    """What can be proved about the dice of this game."""
    record = (await state.lobby.table(table)).seated.record
    found: wire.Proof = await state.thinkers.compute(partial(proof, record))
    return found


@post("/api/tables/{table:str}/play-on")
async def play_on(table: FromPath[str], data: JSONBody[wire.PlayOn], state: State) -> Made:
    """A new table that continues from an earlier moment, as practice."""
    return Made((await state.lobby.play_on(table, data)).id)


@post("/api/tables/{table:str}/rematch")
async def rematch(table: FromPath[str], state: State, data: JSONBody[Rematch | None] = None) -> Made:
    """A new game with the same seats and rules, at a new table."""
    return Made((await state.lobby.rematch(table, data or Rematch())).id)


@get("/api/positions/blank")
async def blank(state: State, players: FromQuery[int] = 2, rules: FromQuery[str] = "standard") -> wire.BlankPosition:
    """The form of a position for these rules and this number of monsters, and its limits."""
    found: wire.BlankPosition = await state.thinkers.compute(partial(blank_position, players, rules))
    return found


@post("/api/positions")
async def set_up(data: JSONBody[wire.SetUp], state: State) -> Made:
    """A new table that starts with this position."""
    return Made((await state.lobby.set_up(data)).id)


@post("/api/positions/line", status_code=HTTP_200_OK)
async def line_of(data: JSONBody[wire.SetUp], state: State) -> wire.PositionLine:
    """A position as one line of text."""
    lobby: Lobby = state.lobby
    return await lobby.position_line(data)


HANDLERS = [moments, one_moment, statistics, get_proof, play_on, rematch, blank, set_up, line_of]
