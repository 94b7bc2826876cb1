"""The requests of a page besides its connection to a table: one list, which every transport serves.

A handler is an async function. Its first argument is the backend, and `data` is the body of the request. Arguments that
the path names come from there, all others from the query.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal, Self

from kingoftokyo.backend.daily_challenge import DailyChallenge
from kingoftokyo.backend.profiles import Profiles
from kingoftokyo.backend.puzzle_room import PuzzleRoom
from kingoftokyo.table.lobby import Lobby  # noqa: TC001  the transports read the annotations
from kingoftokyo.table.past.fairness import proof
from kingoftokyo.table.past.game_summary import statistics_data
from kingoftokyo.table.position_form import blank_position
from kingoftokyo.table.protocols import Calendar, ProfileStore, Thinkers  # noqa: TC001
from kingoftokyo.table.wire import looking_back as wire  # noqa: TC001
from kingoftokyo.table.wire.profile import (
    AfterwardsData,
    DailyData,
    Imported,
    ProfileData,
    ProfileFile,
    PuzzleList,
    PuzzleState,
)
from kingoftokyo.table.wire.requests import Load, Made, Menu, NewTable, Rematch, Rename, Saved, Upload

Handler = Callable[..., Awaitable[object]]


@dataclass(frozen=True)
class Backend:
    """The tables, their thinkers, what outlives games, and whether the page can open the documentation."""

    lobby: Lobby
    thinkers: Thinkers
    profiles: Profiles
    daily: DailyChallenge
    puzzles: PuzzleRoom
    has_docs: Callable[[], bool]

    @classmethod
    def of(
        cls,
        lobby: Lobby,
        store: ProfileStore,
        thinkers: Thinkers,
        calendar: Calendar,
        has_docs: Callable[[], bool],
    ) -> Self:
        """The backend of these tables, with all that is made from their store."""
        profiles = Profiles(store, lobby, thinkers)
        daily = DailyChallenge(store, lobby, thinkers, calendar, profiles)
        return cls(lobby, thinkers, profiles, daily, PuzzleRoom(store, lobby, thinkers, calendar), has_docs)


@dataclass(frozen=True)
class Download:
    """The answer of a request for a file."""

    name: str
    text: str


async def get_menu(backend: Backend) -> Menu:
    """The menu: choices for a new game, saves, and an unfinished game."""
    return await backend.lobby.menu(docs=backend.has_docs())


async def new_table(backend: Backend, data: NewTable) -> Made:
    """A new game."""
    return Made((await backend.lobby.make(data)).id)


async def guide(backend: Backend, lesson: str = "first") -> Made:
    """A guided game, which teaches how to play; the lesson `cards` is about cards, tokens and Tokyo Bay."""
    return Made((await backend.lobby.guide(lesson)).id)


async def load(backend: Backend, data: Load) -> Made:
    """Resume a save of the data folder."""
    table = await backend.lobby.load(data.slot)
    return Made(table.id, table.seated.notice)


async def upload(backend: Backend, data: Upload) -> Made:
    """Resume a save, or look back at a record, from a file of the player."""
    table = await backend.lobby.upload(data.text)
    return Made(table.id, table.seated.notice)


async def get_save(backend: Backend, slot: str = "") -> Download:
    """A save of the data folder as a file to download: KoTSS.txt, or that of the slot of this name."""
    return Download(f"KoTSS-{slot}.txt" if slot else "KoTSS.txt", await backend.lobby.saved_text(slot))


async def record(backend: Backend, table: str) -> Download:
    """A file to download: the record if the game is over, otherwise the save to resume it with."""
    return Download(*(await backend.lobby.table(table)).seated.download)


async def save(backend: Backend, table: str, slot: str = "") -> Saved:
    """Write the game to KoTSS.txt, or to the slot of this name."""
    return Saved(await backend.lobby.save(table, slot))


async def moments(backend: Backend, table: str) -> wire.Moments:
    """Every choice of the game so far, for the slider."""
    return (await (await backend.lobby.table(table)).looking_back()).moments


async def one_moment(backend: Backend, table: str, moment: int) -> wire.Moment:
    """The table after this many choices, as this browser may see it."""
    return (await (await backend.lobby.table(table)).looking_back()).moment(moment)


async def statistics(backend: Backend, table: str) -> wire.StatisticsData:
    """The game's statistics, even before its end: they count only public events."""
    record = (await backend.lobby.table(table)).seated.record
    return await backend.thinkers.compute(partial(statistics_data, record))


async def get_proof(backend: Backend, table: str) -> wire.Proof:
    """What can be proved about the dice of this game."""
    record = (await backend.lobby.table(table)).seated.record
    return await backend.thinkers.compute(partial(proof, record))


async def play_on(backend: Backend, table: str, data: wire.PlayOn) -> Made:
    """A new table that continues from an earlier moment, as practice."""
    return Made((await backend.lobby.play_on(table, data)).id)


async def rename(backend: Backend, table: str, data: Rename) -> None:
    """Call an unfinished game by a name in the list of games."""
    await backend.lobby.rename(table, data.name)


async def delete(backend: Backend, table: str) -> None:
    """Remove an unfinished game for good."""
    await backend.lobby.delete(table)


async def delete_save(backend: Backend, slot: str = "") -> None:
    """Remove a save of the data folder for good: KoTSS.txt, or that of the slot of this name."""
    await backend.lobby.delete_save(slot)


async def rematch(backend: Backend, table: str, data: Rematch | None = None) -> Made:
    """A new game with the same seats and rules, at a new table."""
    return Made((await backend.lobby.rematch(table, data or Rematch())).id)


async def blank(backend: Backend, players: int = 2, rules: str = "standard") -> wire.BlankPosition:
    """The form of a position for these rules and this number of monsters, and its limits."""
    return await backend.thinkers.compute(partial(blank_position, players, rules))


async def set_up(backend: Backend, data: wire.SetUp) -> Made:
    """A new table that starts with this position."""
    return Made((await backend.lobby.set_up(data)).id)


async def line_of(backend: Backend, data: wire.SetUp) -> wire.PositionLine:
    """A position as one line of text."""
    return await backend.lobby.position_line(data)


async def get_profile(backend: Backend) -> ProfileData:
    """The profile of this machine; it counts some of the finished games that were not counted before."""
    return await backend.profiles.profile()


async def get_afterwards(backend: Backend, table: str) -> AfterwardsData:
    """What a finished game has changed in the profile."""
    return await backend.profiles.afterwards(table)


async def export_profile(backend: Backend) -> Download:
    """The profile as a file to download."""
    return Download("KoT-profile.json", await backend.profiles.export())


async def import_profile(backend: Backend, data: ProfileFile) -> Imported:
    """Add the games of an exported profile."""
    return Imported(await backend.profiles.imported(data.text))


async def get_daily(backend: Backend) -> DailyData:
    """The daily challenge of today, and the results of earlier ones."""
    return await backend.daily.today()


async def play_daily(backend: Backend) -> Made:
    """The table of today's official try; once it is over, a new one for practice."""
    return Made((await backend.daily.play()).id)


async def get_puzzles(backend: Backend) -> PuzzleList:
    """All puzzles, and which of them are solved."""
    return await backend.puzzles.listed()


async def play_puzzle(backend: Backend, puzzle: str) -> Made:
    """A new table with this puzzle."""
    return Made((await backend.puzzles.play(puzzle)).id)


async def get_puzzle(backend: Backend, table: str) -> PuzzleState:
    """How far a table is with its puzzle."""
    return await backend.puzzles.state(table)


@dataclass(frozen=True)
class Route:
    """`path` has the names of arguments in braces. A POST that makes something answers with the status 201."""

    method: Literal["GET", "POST"]
    path: str
    handler: Handler
    makes: bool = True


ROUTES: Final = (
    Route("GET", "/api/menu", get_menu),
    Route("POST", "/api/tables", new_table),
    Route("POST", "/api/guide", guide),
    Route("POST", "/api/load", load),
    Route("POST", "/api/upload", upload),
    Route("GET", "/api/saves", get_save),
    Route("GET", "/api/tables/{table}/record", record),
    Route("POST", "/api/tables/{table}/save", save),
    Route("GET", "/api/tables/{table}/moments", moments),
    Route("GET", "/api/tables/{table}/moments/{moment}", one_moment),
    Route("GET", "/api/tables/{table}/statistics", statistics),
    Route("GET", "/api/tables/{table}/proof", get_proof),
    Route("POST", "/api/tables/{table}/play-on", play_on),
    Route("POST", "/api/tables/{table}/rematch", rematch),
    Route("POST", "/api/tables/{table}/rename", rename, makes=False),
    Route("POST", "/api/tables/{table}/delete", delete, makes=False),
    Route("POST", "/api/saves/delete", delete_save, makes=False),
    Route("GET", "/api/positions/blank", blank),
    Route("POST", "/api/positions", set_up),
    Route("POST", "/api/positions/line", line_of, makes=False),
    Route("GET", "/api/profile", get_profile),
    Route("GET", "/api/profile/file", export_profile),
    Route("POST", "/api/profile/file", import_profile),
    Route("GET", "/api/tables/{table}/afterwards", get_afterwards),
    Route("GET", "/api/daily", get_daily),
    Route("POST", "/api/daily", play_daily),
    Route("GET", "/api/puzzles", get_puzzles),
    Route("POST", "/api/puzzles/{puzzle}", play_puzzle),
    Route("GET", "/api/tables/{table}/puzzle", get_puzzle),
)
