"""The saves of the data folder, read, written and listed in the thinkers' threads."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final

from kingoftokyo.storage.save_files import (
    NoSaveError,
    SaveError,
    back_up,
    delete_save,
    read_record_file,
    read_save,
    read_summary,
    saved_at,
    slot_path,
    slots,
    write_save,
)
from kingoftokyo.table.presentation.error_phrases import OF_DISKS
from kingoftokyo.table.protocols import StoreError, TookTooLongError
from kingoftokyo.table.wire.requests import SaveData

if TYPE_CHECKING:
    from pathlib import Path

    from kingoftokyo.history.save_text import Save
    from kingoftokyo.table.protocols import Thinkers
    from kingoftokyo.table.seats import Seated

    Stamp = tuple[int, int]  # when a file was written, in nanoseconds, and its size

LOG: Final = logging.getLogger("kingoftokyo")


class NotSavedError(SaveError):
    """A game cannot be saved there, for a reason other than the disk."""


class DiskSaves:
    """Reads, writes and lists saves. Each slot is written by one task at a time; only changed files are read again."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._writing: dict[Path, asyncio.Lock] = {}
        self._known: dict[Path, tuple[Stamp, SaveData]] = {}

    async def read(self, slot: str) -> Save:
        work = partial(read_save, slot_path(slot))
        await self._thinkers.rehearse(work)
        return await self._thinkers.compute(work)

    async def write(self, slot: str, seated: Seated) -> str:
        path = slot_path(slot)
        try:
            async with self._writing.setdefault(path, asyncio.Lock()):
                await self._thinkers.compute(partial(_write, seated, path))
        except SaveError as error:
            raise _not_saved(error) from None
        return path.name

    async def delete(self, slot: str) -> None:
        path = slot_path(slot)
        async with self._writing.setdefault(path, asyncio.Lock()):
            try:
                await self._thinkers.compute(partial(delete_save, path))
            except NoSaveError:
                raise
            except SaveError as error:
                raise _not_saved(error) from None

    async def listed(self) -> list[SaveData]:
        try:
            known, saves = await self._thinkers.compute(partial(_listed, self._known))
        except TookTooLongError:
            LOG.exception("the saves could not be listed")  # a game can still be started
            return []
        self._known = known
        return saves


def _not_saved(error: SaveError) -> StoreError | NotSavedError:
    code = OF_DISKS.get(error.code)
    if code is not None:
        return StoreError(str(error), code)
    return NotSavedError(error.code, field=error.field, **error.arguments)


def _listed(known: dict[Path, tuple[Stamp, SaveData]]) -> tuple[dict[Path, tuple[Stamp, SaveData]], list[SaveData]]:
    """All saves, and a cache of them by file and time stamp for the next call."""
    found: dict[Path, tuple[Stamp, SaveData]] = {}
    saves: list[SaveData] = []
    for slot, path in slots().items():
        stamp = _stamp(path)
        before = known.get(path)
        save = before[1] if before is not None and before[0] == stamp else _summary(slot, path)
        saves.append(save)
        if stamp is not None:
            found[path] = stamp, save
    return found, saves


def _stamp(path: Path) -> Stamp | None:
    try:
        there = path.stat()
    except OSError:
        return None
    return there.st_mtime_ns, there.st_size


def _summary(slot: str, path: Path) -> SaveData:
    try:
        record, turn = read_summary(path)
    except SaveError as error:
        return SaveData(slot, "", [], 0, over=False, error=str(error).removeprefix(f"{path}: "), saved=saved_at(path))
    return SaveData(slot, record.date, record.monsters, turn, record.over, saved=saved_at(path))


def _write(seated: Seated, path: Path) -> None:
    aside = None if _is_of(seated, path) else back_up(path)
    try:
        write_save(
            path,
            seated.game,
            monsters=seated.monsters,
            players=seated.players,
            date=seated.date,
            computer_seed=seated.computer_seed,
        )
    except SaveError:
        if aside is not None:
            aside.unlink(missing_ok=True)  # the save still has its own name
        raise


def _is_of(seated: Seated, path: Path) -> bool:
    """Whether the file is an earlier save of the same game."""
    try:
        there = read_record_file(path)
    except SaveError:
        return False
    return seated.game.beginning == (there.commitment, there.seed or 0, there.position)
