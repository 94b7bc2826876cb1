"""The lobby: all tables of this program, restored from the store when somebody opens them.

Tables without viewers are dropped from memory, the least recently used first: they are all in the store.
"""

from __future__ import annotations

import asyncio
import logging
from copy import copy
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from kingoftokyo import SetupError
from kingoftokyo.history.save_text import read_any_text
from kingoftokyo.rules import KingOfTokyoError, commitment, has_own_cards
from kingoftokyo.table.guide.guides import GUIDES, guided_game
from kingoftokyo.table.menu import menu
from kingoftokyo.table.online.online_seats import SeatPlan
from kingoftokyo.table.online.room import Room
from kingoftokyo.table.outbox import NO_TABLE
from kingoftokyo.table.position_form import laid_out, position_line
from kingoftokyo.table.presentation.snapshots import show_to_all
from kingoftokyo.table.protocols import Progress, StoreError, TookTooLongError
from kingoftokyo.table.restoring import Restored, restored
from kingoftokyo.table.seats import (
    OwnCards,
    Seated,
    from_position,
    new_game,
    plain_name,
    played_on,
    rematch,
    seated_again,
)
from kingoftokyo.table.table import Table
from kingoftokyo.table.wire.requests import GameData

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingoftokyo.history.save_text import Save
    from kingoftokyo.table.protocols import Calendar, Entropy, RoomStore, Saves, Store, StoredGame, Thinkers
    from kingoftokyo.table.wire.looking_back import PlayOn, PositionLine, SetUp
    from kingoftokyo.table.wire.requests import Menu, NewTable, Rematch

LOG: Final = logging.getLogger("kingoftokyo")
MOST_NAME: Final = 80  # letters in the name of a game
MOST_UNWATCHED: Final = 16  # tables in memory without viewers; each has up to 0.4 MB of snapshots


class NoTableError(KingOfTokyoError):
    """There is no such table, or it cannot be opened any more."""


class StaleSecretError(SetupError):
    """Another game has used the secret whose hash the page showed."""


class Lobby:
    """Makes, loads and finds tables. The next game's secret is drawn before anybody adds words to its dice."""

    def __init__(
        self,
        store: Store,
        saves: Saves,
        thinkers: Thinkers,
        entropy: Entropy,
        calendar: Calendar,
        own: OwnCards = OwnCards(),  # noqa: B008  it does not change
        rooms: RoomStore | None = None,
    ) -> None:
        self._store = store
        self._rooms = rooms  # of online tables, if this program has any
        self._saves = saves
        self._thinkers = thinkers
        self._entropy = entropy
        self._calendar = calendar
        self._own = own
        self._tables: dict[str, Table] = {}  # in order of use, the last used last
        self._opening = asyncio.Lock()
        self._starting = asyncio.Lock()
        self._secret = entropy.secret()

    @property
    def open_tables(self) -> list[str]:
        """The tables that are held in memory; all others are in the store."""
        return list(self._tables)

    @property
    def commitment(self) -> str:
        """The hash of the secret that decides the dice of the next game."""
        return commitment(self._secret)

    async def make(self, wanted: NewTable) -> Table:
        """A new game. `wanted.commitment`, if given, must be the one that the page showed; raises StaleSecretError."""
        return await self._start(partial(new_game, wanted, own=self._own), wanted.commitment)

    async def _start(self, start: Callable[[bytes, int, str], Seated], shown: str = "") -> Table:
        """Begin a game with the next secret, a seed for the computer players, and today's date.

        The secret is used up only when the game is stored: after an error it can be used again.
        """
        async with self._starting:
            if shown not in ("", self.commitment):
                raise StaleSecretError("table-stale-secret")
            work = partial(start, self._secret, self._entropy.seed(), self._calendar.today())
            table = await self._begin(await self._thinkers.compute(work))
            self._secret = self._entropy.secret()
            return table

    async def play_on(self, id: str, wanted: PlayOn) -> Table:
        """A new practice table that continues from a moment of this one, which does not change."""
        table = await self.table(id)
        game = (await table.looking_back()).game(wanted.moment)
        return await self._start(partial(played_on, table.seated, game, wanted.words), wanted.commitment)

    async def rematch(self, id: str, wanted: Rematch) -> Table:
        """A new game at a new table, with the same seats and rules."""
        seated = (await self.table(id)).seated
        return await self._start(partial(rematch, seated, wanted.words), wanted.commitment)

    async def set_up(self, wanted: SetUp) -> Table:
        """A new practice table that begins from a position set up by hand."""
        await self._thinkers.rehearse(partial(position_line, wanted))
        position, monsters, players = laid_out(wanted)
        return await self._start(partial(from_position, position, monsters, players, ()))

    async def position_line(self, wanted: SetUp) -> PositionLine:
        """A position set up by hand as a line of text; raises if it cannot be played."""
        work = partial(position_line, wanted)
        await self._thinkers.rehearse(work)
        return await self._thinkers.compute(work)

    async def seat(self, seated: Seated, *, practice: bool, id: str = "") -> Table:
        """A new table for this game; `practice`: it does not count, even if it began like any other.

        The table of an online room has its `id`.
        """
        return await self._begin(seated, practice=practice, id=id)

    async def guide(self, lesson: str = "first") -> Table:
        """A guided game: `first` teaches the rules, `cards` the Bay, tokens and cards. Raises NoTableError."""
        if lesson not in GUIDES:
            raise NoTableError("table-unknown")
        return await self._begin(guided_game(GUIDES[lesson], self._entropy.seed(), self._calendar.today()))

    async def load(self, slot: str) -> Table:
        """Continue a save of the data folder."""
        return await self._resume(await self._saves.read(slot))

    async def saved_text(self, slot: str) -> str:
        """The text of a save of the data folder."""
        return (await self._saves.read(slot)).text

    async def delete_save(self, slot: str) -> None:
        """Remove a save of the data folder."""
        await self._saves.delete(slot)

    async def upload(self, text: str) -> Table:
        """Continue a game from the text of a save or record."""
        work = partial(read_any_text, text)
        await self._thinkers.rehearse(work)
        return await self._resume(await self._thinkers.compute(work))

    async def _resume(self, save: Save) -> Table:
        """Begin a table from a save; its text is stored as it was read, or written again if there is none."""
        return await self._begin(seated_again(save), save.text)

    async def _begin(self, seated: Seated, base: str = "", *, practice: bool = False, id: str = "") -> Table:
        await self._check_shown(seated)
        id = id or self._entropy.table_id()
        seated.uncounted = practice
        await self._store.begin(
            id,
            base or seated.save,
            over=seated.game.over,
            practice=seated.practice,
            monsters=seated.monsters,
            progress=Progress(seated.game.turn, self._calendar.now()),
        )
        return self._opened(id, Restored(seated), await self._plan(id, seated))

    async def _check_shown(self, seated: Seated) -> None:
        """Raise TookTooLongError if an own card never finishes what it offers: only threads can give that up."""
        if has_own_cards(seated.game):
            await self._thinkers.compute(partial(show_to_all, copy(seated.game)))

    async def _plan(self, id: str, seated: Seated) -> SeatPlan | None:
        """Who holds which seat, if this is the table of an online room."""
        text = None if self._rooms is None else await self._rooms.room(id)
        if text is None:
            return None
        room = msgspec.json.decode(text, type=Room)
        return SeatPlan(room.holders([seat.monster for seat in seated.seats]), room.clock, room.began)

    def _opened(self, id: str, found: Restored, plan: SeatPlan | None) -> Table:
        again = partial(self._restored, id)
        table = Table(id, found, self._store, self._thinkers, again, self._calendar, plan)
        self._tables[id] = table
        unwatched = [other for other in self._tables.values() if not other.in_use and other is not table]
        for other in unwatched[: max(len(unwatched) - MOST_UNWATCHED, 0)]:
            del self._tables[other.id]
        return table

    async def table(self, id: str, *, online: bool = False) -> Table:
        """The table with this id, from memory or from the store; raises NoTableError.

        Those of rooms are found only with `online`: what is asked there depends on who asks.
        """
        table = await self._found(id)
        if table.online is not None and not online:
            raise NoTableError("table-online")
        return table

    async def _found(self, id: str) -> Table:
        async with self._opening:
            if id not in self._tables:
                found = await self._restored(id)
                return self._opened(id, found, await self._plan(id, found.seated))
            self._tables[id] = self._tables.pop(id)
            return self._tables[id]

    async def _restored(self, id: str) -> Restored:
        base, rows = await self._store.base(id), await self._store.rows(id)
        if base is None:
            raise NoTableError("table-unknown")
        try:
            found = await self._thinkers.compute(partial(restored, base, rows))
            await self._check_shown(found.seated)
            found.seated.uncounted = await self._store.is_practice(id)
        except (StoreError, TookTooLongError):  # it may be opened later
            raise
        except Exception as error:  # the stored text may be anything
            LOG.warning("table %s cannot be opened", id, exc_info=error)
            raise NoTableError("table-unreadable", reason=str(error)) from None
        return found

    async def unfinished(self) -> list[GameData]:
        """All unfinished games, the last played first."""
        found = [await self._listed(game) for game in await self._store.unfinished()]
        return [game for game in found if game is not None]

    async def _listed(self, stored: StoredGame) -> GameData | None:
        """A game as the page lists it. One of an older version is opened for that, once; None if it cannot be."""
        monsters, progress = stored.monsters, stored.progress
        if not monsters:
            try:
                table = await self.table(stored.id)
            except (NoTableError, StoreError, TookTooLongError):
                return None
            monsters = tuple(table.seated.monsters)
            progress = progress if progress.played else Progress(table.game.turn, table.seated.date)
            try:
                await self._store.fill_in(stored.id, monsters, progress)
            except StoreError as error:  # it is opened again for the next list
                LOG.warning("table %s: what is listed of it cannot be stored: %s", stored.id, error)
        return GameData(stored.id, stored.name, list(monsters), progress.turn, progress.played, stored.practice)

    async def rename(self, id: str, name: str) -> None:
        """Call a game by this name in the list; raises NoTableError, and SetupError for a name that cannot be shown."""
        plain = plain_name(name, MOST_NAME)
        await self._check_known(id)
        await self._store.rename(id, plain)

    async def delete(self, id: str) -> None:
        """Remove a game for good, also one that cannot be opened; pages that view it are closed."""
        await self._check_known(id)
        async with self._opening:  # nobody opens it again meanwhile
            table = self._tables.pop(id, None)
            if table is not None:
                async with table.lock:
                    table.close(NO_TABLE)
            await self._store.delete(id)

    async def _check_known(self, id: str) -> None:
        """Raise NoTableError unless there is such a table of this screen: that of a room belongs to its people."""
        if await self._store.base(id) is None:
            raise NoTableError("table-unknown")
        if self._rooms is not None and await self._rooms.room(id) is not None:
            raise NoTableError("table-online")

    async def going_on(self) -> str | None:
        """The last played table with an unfinished game that can be continued."""
        return await self._first_of(await self._store.going_on())

    async def practising(self) -> str | None:
        """The newest table with an unfinished practice game, if it is newer than all real games."""
        return await self._first_of(await self._store.practising())

    async def _first_of(self, ids: list[str]) -> str | None:
        for id in ids:
            try:
                return (await self.table(id)).id
            except (NoTableError, StoreError, TookTooLongError):  # skip a damaged game
                continue
        return None

    async def save(self, id: str, slot: str = "") -> str:
        """Save the game of a table in a slot (empty: the default save); returns the file name."""
        table = await self.table(id)
        async with table.lock:
            return await self._saves.write(slot, table.seated)

    async def menu(self, *, docs: bool) -> Menu:
        """The menu; `docs`: the documentation can be opened."""
        going_on, practising = await self.going_on(), await self.practising()
        games, saves = await self.unfinished(), await self._saves.listed()
        return menu(going_on, practising, games, self.commitment, saves, self._own, docs=docs)

    def close(self, code: int) -> None:
        for table in self._tables.values():
            table.close(code)
