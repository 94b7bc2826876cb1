"""The saves in the browser: files in the worker's memory, copied from and to IndexedDB."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from kingoftokyo.backend.save_slots import DiskSaves
from kingoftokyo.browser.database import DeleteSave, GetSaves, PutSaves, StoredSave
from kingoftokyo.storage.save_files import save_folder, slot_path, slots
from kingoftokyo.table.protocols import StoreError

if TYPE_CHECKING:
    from kingoftokyo.browser.database import Database
    from kingoftokyo.history.save_text import Save
    from kingoftokyo.table.protocols import Thinkers
    from kingoftokyo.table.seats import Seated
    from kingoftokyo.table.wire.requests import SaveData


class StoredSaves:
    """The saves of the worker's data folder. A save is written when IndexedDB has it, too."""

    def __init__(self, thinkers: Thinkers, database: Database) -> None:
        self._files = DiskSaves(thinkers)
        self._database = database

    async def open(self) -> None:
        """Copy all saves from IndexedDB into the worker's data folder."""
        folder = save_folder()
        folder.mkdir(parents=True, exist_ok=True)
        for save in await self._database.do(GetSaves(), list[StoredSave]):
            file = folder / save.name
            file.write_text(save.text, encoding="utf-8", newline="\n")
            os.utime(file, (save.saved, save.saved))  # not the time of this copy

    async def read(self, slot: str) -> Save:
        return await self._files.read(slot)

    async def write(self, slot: str, seated: Seated) -> str:
        before = _texts()
        name = await self._files.write(slot, seated)
        after = _texts()
        changed = [StoredSave(file, text, _time(file)) for file, text in after.items() if before.get(file) != text]
        try:
            await self._database.do(PutSaves(changed), type(None))
        except StoreError:
            _restore(before, after)
            raise
        return name

    async def delete(self, slot: str) -> None:
        before = _texts()
        await self._files.delete(slot)
        try:
            await self._database.do(DeleteSave(slot_path(slot).name), type(None))
        except StoreError:
            _restore(before, {slot_path(slot).name: ""})
            raise

    async def listed(self) -> list[SaveData]:
        return await self._files.listed()


def _texts() -> dict[str, str]:
    """The saves of the data folder by file name."""
    return {path.name: path.read_text(encoding="utf-8") for path in slots().values()}


def _time(name: str) -> float:
    return (save_folder() / name).stat().st_mtime


def _restore(before: dict[str, str], after: dict[str, str]) -> None:
    for name, text in after.items():
        file = save_folder() / name
        if name not in before:
            file.unlink()
        elif before[name] != text:
            file.write_text(before[name], encoding="utf-8", newline="\n")
