"""The saves of the data folder, for tables: read, written and listed by the thinkers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kingoftokyo.storage.save_files import (
    SaveError,
    move_aside,
    read_record_file,
    read_save,
    read_summary,
    slot_path,
    slots,
    write_save,
)
from kingoftokyo.table.protocols import StoreError
from kingoftokyo.table.wire.requests import SaveData

if TYPE_CHECKING:
    from pathlib import Path

    from kingoftokyo.history.save_text import Save
    from kingoftokyo.table.protocols import Thinkers
    from kingoftokyo.table.seats import Seated


class DiskSaves:
    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers

    async def read(self, slot: str) -> Save:
        work = partial(read_save, slot_path(slot))
        await self._thinkers.rehearse(work)
        return await self._thinkers.compute(work)

    async def write(self, slot: str, seated: Seated) -> str:
        path = slot_path(slot)
        try:
            await self._thinkers.compute(partial(_write, seated, path))
        except SaveError as error:
            raise StoreError(str(error)) from None
        return path.name

    async def listed(self) -> list[SaveData]:
        return await self._thinkers.compute(_listed)


def _listed() -> list[SaveData]:
    return [_summary(slot, path) for slot, path in slots().items()]


def _summary(slot: str, path: Path) -> SaveData:
    try:
        record, turn = read_summary(path)
    except SaveError as error:
        return SaveData(slot, "", [], 0, over=False, wrong=error.reason)
    return SaveData(slot, record.date, record.monsters, turn, record.over)


def _write(seated: Seated, path: Path) -> None:
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


def _is_of(seated: Seated, path: Path) -> bool:
    """Whether an earlier save of this very game lies there."""
    try:
        there = read_record_file(path)
    except SaveError:
        return False
    return seated.game.beginning == (there.commitment, there.seed or 0, there.position)
