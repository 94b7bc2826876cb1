"""The lobby: all tables of this program, opened from the store when somebody comes to them."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from kingoftokyo import SetupError
from kingoftokyo.history.save_text import read_any_text, read_save_text
from kingoftokyo.rules import KingOfTokyoError, commitment
from kingoftokyo.table.guide import guided_game
from kingoftokyo.table.menu import menu
from kingoftokyo.table.position_form import laid_out
from kingoftokyo.table.seats import OwnCards, Seated, from_position, new_game, played_on, rematch, seated_again
from kingoftokyo.table.table import Table

if TYPE_CHECKING:
    from kingoftokyo.history.save_text import Save
    from kingoftokyo.table.protocols import Calendar, Entropy, Row, Saves, Store, Thinkers
    from kingoftokyo.table.wire.looking_back import SetUp
    from kingoftokyo.table.wire.requests import Menu, NewTable


class NoTableError(KingOfTokyoError):
    """There is no such table, or it cannot be opened any more."""


class StaleSecretError(SetupError):
    """Another game has used the secret whose hash the page has shown."""


class Lobby:
    """Makes, loads and finds tables. The secret of the next game is drawn before anybody says words for its dice."""

    def __init__(
        self,
        store: Store,
        saves: Saves,
        thinkers: Thinkers,
        entropy: Entropy,
        calendar: Calendar,
        own: OwnCards = OwnCards(),  # noqa: B008  it does not change
    ) -> None:
        self._store = store
        self._saves = saves
        self._thinkers = thinkers
        self._entropy = entropy
        self._calendar = calendar
        self._own = own
        self._tables: dict[str, Table] = {}
        self._opening = asyncio.Lock()
        self._secret = entropy.secret()

    @property
    def commitment(self) -> str:
        """The hash of the secret that settles the dice of the next game."""
        return commitment(self._secret)

    async def make(self, wanted: NewTable) -> Table:
        """A new game. With a commitment, it is the one that the page has shown."""
        if wanted.commitment not in ("", self.commitment):
            raise StaleSecretError(
                "the secret with this hash has been used by another game meanwhile: look at the menu again"
            )
        return await self._begin(new_game(wanted, *self._fresh(), self._own))

    def _fresh(self) -> tuple[bytes, int, str]:
        """For a new game: the secret of its dice, the seed of its computer players, and its date."""
        secret, self._secret = self._secret, self._entropy.secret()
        return secret, self._entropy.seed(), self._calendar.today()

    async def play_on(self, id: str, moment: int) -> Table:
        """A new table that goes on from a moment of this one, as practice. This one stays as it is."""
        table = await self.table(id)
        game = (await table.looking_back()).game(moment)
        return await self._begin(played_on(table.seated, game, *self._fresh()))

    async def rematch(self, id: str) -> Table:
        """A new game at a new table, with the same seats and rules."""
        seated = (await self.table(id)).seated
        return await self._begin(rematch(seated, *self._fresh()))

    async def set_up(self, wanted: SetUp) -> Table:
        """A table that begins with a position set up by hand, as practice."""
        position, monsters, players = laid_out(wanted)
        return await self._begin(from_position(position, monsters, players, *self._fresh()))

    async def guide(self) -> Table:
        """A guided first game."""
        return await self._begin(guided_game(self._entropy.seed(), self._calendar.today()))

    async def load(self, slot: str) -> Table:
        """Go on with a save of the data folder."""
        return await self._resume(await self._saves.read(slot))

    async def upload(self, text: str) -> Table:
        """Go on with the text of a save or record."""
        return await self._resume(await self._thinkers.compute(partial(read_any_text, text)))

    async def _resume(self, save: Save) -> Table:
        """A whole save is stored as it was read; what else a game came from is first made into one."""
        return await self._begin(seated_again(save), save.text)

    async def _begin(self, seated: Seated, base: str = "") -> Table:
        id = self._entropy.table_id()
        await self._store.begin(id, base or seated.save, over=seated.game.over, practice=seated.practice)
        self._tables[id] = self._table(id, seated, set())
        return self._tables[id]

    def _table(self, id: str, seated: Seated, commands: set[str]) -> Table:
        async def again() -> Seated:
            return (await self._restored(id))[0]

        return Table(id, seated, commands, self._store, self._thinkers, again)

    async def table(self, id: str) -> Table:
        """The table of this id, as it stood when it was last played at."""
        async with self._opening:
            if id not in self._tables:
                seated, rows = await self._restored(id)
                self._tables[id] = self._table(id, seated, {row.command for row in rows if row.command})
            return self._tables[id]

    async def _restored(self, id: str) -> tuple[Seated, list[Row]]:
        base, rows = await self._store.base(id), await self._store.rows(id)
        if base is None:
            raise NoTableError("there is no such table")
        try:
            return await self._thinkers.compute(partial(_played_again, base, rows)), rows
        except KingOfTokyoError as wrong:
            raise NoTableError(f"This game cannot be resumed with the current rules: {wrong}") from None

    async def going_on(self) -> str | None:
        """The newest table whose game is not over and can be gone on with."""
        return await self._first_of(await self._store.going_on())

    async def practising(self) -> str | None:
        """The same of practice, if it is newer than all other games."""
        return await self._first_of(await self._store.practising())

    async def _first_of(self, ids: list[str]) -> str | None:
        for id in ids:
            try:
                return (await self.table(id)).id
            except NoTableError:
                continue
        return None

    async def save(self, id: str, slot: str = "") -> str:
        """Save the game of a table in the unnamed slot or a named one, and answer the name of the file."""
        table = await self.table(id)
        async with table.lock:
            return await self._saves.write(slot, table.seated)

    async def menu(self, *, docs: bool) -> Menu:
        """What there is to choose from before a game; `docs` if the documentation can be read."""
        going_on, practising = await self.going_on(), await self.practising()
        return menu(going_on, practising, self.commitment, await self._saves.listed(), self._own, docs=docs)

    def close(self, code: int) -> None:
        for table in self._tables.values():
            table.close(code)


def _played_again(base: str, rows: list[Row]) -> Seated:
    seated = seated_again(read_save_text(base))
    for row in rows:
        if row.interjection:
            seated.game.interject(row.seat, row.choice)
        else:
            seated.game.play(row.choice, row.seat)
    return seated
