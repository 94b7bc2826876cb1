"""The hall: all tables of this program, opened from the store when somebody comes to them."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from kingoftokyo import SetupError
from kingoftokyo.rules.errors import KingOfTokyoError
from kingoftokyo.rules.records.fairness import SECRET_BYTES, commitment
from kingoftokyo.server.store import StoreError
from kingoftokyo.storage.save_files import (
    SaveError,
    move_aside,
    read_any_text,
    read_record_file,
    read_save,
    read_save_text,
    slot_path,
    write_save,
)
from kingoftokyo.table.guide import guided_game
from kingoftokyo.table.position_form import laid_out
from kingoftokyo.table.seats import Seated, from_position, new_game, played_on, rematch, seated_again
from kingoftokyo.table.table import Table

if TYPE_CHECKING:
    from concurrent.futures import Executor
    from pathlib import Path

    from kingoftokyo.rules.records.record import Record
    from kingoftokyo.server.store import Row, Store
    from kingoftokyo.table.wire.looking_back import SetUp
    from kingoftokyo.table.wire.requests import NewTable

SEEDS: Final = 1_000_000


def new_secret() -> bytes:
    """What settles the dice of one game."""
    return secrets.token_bytes(SECRET_BYTES)


def new_seed() -> int:
    """What settles the whims of the computer players."""
    return secrets.randbelow(SEEDS)


class NoTableError(KingOfTokyoError):
    """There is no such table, or it cannot be opened any more."""


class StaleSecretError(SetupError):
    """Another game has used the secret whose hash the page has shown."""


class Hall:
    """Makes, loads and finds tables. The secret of the next game is drawn before anybody says words for its dice."""

    def __init__(self, store: Store, thinkers: Executor) -> None:
        self._store = store
        self._thinkers = thinkers
        self._tables: dict[str, Table] = {}
        self._opening = asyncio.Lock()
        self._secret = new_secret()

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
        return await self._begin(new_game(wanted, self._next_secret(), new_seed()))

    def _next_secret(self) -> bytes:
        secret, self._secret = self._secret, new_secret()
        return secret

    async def play_on(self, id: str, moment: int) -> Table:
        """A new table that goes on from a moment of this one, as practice. This one stays as it is."""
        table = await self.table(id)
        game = (await table.looking_back()).game(moment)
        return await self._begin(played_on(table.seated, game, self._next_secret(), new_seed()))

    async def rematch(self, id: str) -> Table:
        """A new game at a new table, with the same seats and rules."""
        seated = (await self.table(id)).seated
        return await self._begin(rematch(seated, self._next_secret(), new_seed()))

    async def set_up(self, wanted: SetUp) -> Table:
        """A table that begins with a position set up by hand, as practice."""
        position, monsters, players = laid_out(wanted)
        return await self._begin(from_position(position, monsters, players, self._next_secret(), new_seed()))

    async def guide(self) -> Table:
        """A guided first game."""
        return await self._begin(guided_game(new_seed()))

    async def load(self, slot: str) -> Table:
        """Go on with a save of the data folder."""
        save = await asyncio.to_thread(read_save, slot_path(slot))
        return await self._begin(seated_again(save))

    async def upload(self, text: str) -> Table:
        """Go on with the text of a save or record."""
        save = await asyncio.to_thread(read_any_text, text)
        return await self._begin(seated_again(save))

    async def _begin(self, seated: Seated) -> Table:
        id = secrets.token_urlsafe(12)
        await self._store.begin(id, seated.save, over=seated.game.over)
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
            return await asyncio.to_thread(_played_again, base, rows), rows
        except KingOfTokyoError as wrong:
            raise NoTableError(f"this game cannot be gone on with by these rules: {wrong}") from None

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

    async def save(self, id: str, slot: str = "") -> Path:
        """Write the game of a table to KoTSS.txt, or a named slot. Another game that is not over is kept beside it."""
        table = await self.table(id)
        path = slot_path(slot)
        async with table.lock:
            try:
                return await asyncio.to_thread(_save, table.seated, path)
            except SaveError as wrong:
                raise StoreError(str(wrong)) from None

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


def _save(seated: Seated, path: Path) -> Path:
    if not _is_of(seated, path):
        move_aside(path)
    write_save(
        path,
        seated.game,
        monsters=seated.monsters,
        players=seated.players,
        date=seated.date,
        opponents=seated.opponents,
    )
    return path


def _is_of(seated: Seated, path: Path) -> bool:
    """Whether an earlier save of this very game lies there."""
    try:
        there = read_record_file(path)
    except SaveError:
        return False
    history = seated.game.history
    return history is not None and _beginning(there) == (history.commitment, history.seed, history.position)


def _beginning(record: Record) -> tuple[str, int, str]:
    return record.commitment, record.seed or 0, record.position
