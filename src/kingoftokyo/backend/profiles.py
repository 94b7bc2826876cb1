"""The profile of this machine: counts finished games once, and keeps their facts as notes of the store."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Final

from kingoftokyo.profile.export import export_text, read_export
from kingoftokyo.profile.facts import facts_of, from_text, to_text
from kingoftokyo.profile.summary import afterwards, profile_of
from kingoftokyo.rules import KingOfTokyoError
from kingoftokyo.table.lobby import NoTableError
from kingoftokyo.table.protocols import StoreError, TookTooLongError

if TYPE_CHECKING:
    from kingoftokyo.table.lobby import Lobby
    from kingoftokyo.table.protocols import ProfileStore, Thinkers
    from kingoftokyo.table.wire.profile import AfterwardsData, GameFacts, ProfileData

LOG: Final = logging.getLogger("kingoftokyo")
AT_ONCE: Final = 20  # games to count for one request; the page asks again for the others
SOLVED: Final = "puzzle"  # the kind of notes with the date on which a puzzle was solved, by its id
GAMES: Final = "game"  # the kind of notes with facts, by table
UNREADABLE: Final = ""  # the note of a game that cannot be replayed: it is not tried again


class Profiles:
    """Answers the page's questions about finished games."""

    def __init__(self, store: ProfileStore, lobby: Lobby, thinkers: Thinkers) -> None:
        self._store = store
        self._lobby = lobby
        self._thinkers = thinkers

    async def profile(self) -> ProfileData:
        """The profile; at most `AT_ONCE` games that were not counted before are counted for it."""
        tables = await self._store.finished()
        known = await self._store.notes(GAMES)
        new = [table for table in tables if not _is_counted(known.get(table))]
        known |= await self._count(new[:AT_ONCE])
        return profile_of(_facts(known), set(tables), len(new[AT_ONCE:]))

    async def afterwards(self, table: str) -> AfterwardsData:
        """What the finished game of this table has changed; it is counted for it."""
        return afterwards((await self.counted(table))[0], table)

    async def counted(self, *tables: str) -> tuple[list[GameFacts], set[str]]:
        """The facts of all games counted so far and of these tables, and the finished tables that are here."""
        here = set(await self._store.finished())
        known = await self._store.notes(GAMES)
        new = [table for table in tables if table in here and not _is_counted(known.get(table))]
        return _facts(known | await self._count(new)), here

    async def export(self) -> str:
        """All notes as the text of a file."""
        return export_text({kind: await self._store.notes(kind) for kind in (GAMES, SOLVED)})

    async def imported(self, text: str) -> int:
        """Add the notes of an exported file; those that are here already stay. Returns the number of added games."""
        added = 0
        for kind, notes in read_export(text).items():
            here = await self._store.notes(kind)
            new = {key: value for key, value in notes.items() if key not in here}
            if new:
                await self._store.put_notes(kind, new)
            added += len(new) if kind == GAMES else 0
        return added

    async def _count(self, tables: list[str]) -> dict[str, str]:
        """Count these games and write their notes; a damaged game is noted as such."""
        notes = {table: await self._note(table) for table in tables}
        found = {table: note for table, note in notes.items() if note is not None}
        if found:
            await self._store.put_notes(GAMES, found)
        return found

    async def _note(self, id: str) -> str | None:
        """The note of a game; None if it could not be counted now, but perhaps later."""
        try:
            table = await self._lobby.table(id)
            return to_text(await self._thinkers.compute(partial(facts_of, id, table.seated)))
        except (TookTooLongError, StoreError):
            return None
        except (NoTableError, KingOfTokyoError):
            LOG.warning("table %s cannot be counted", id, exc_info=True)
            return UNREADABLE


def _is_counted(note: str | None) -> bool:
    return note is not None and (note == UNREADABLE or from_text(note) is not None)


def _facts(notes: dict[str, str]) -> list[GameFacts]:
    return [facts for facts in map(from_text, notes.values()) if facts is not None]
