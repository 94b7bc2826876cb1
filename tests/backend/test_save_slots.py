"""Saves of the data folder for tables: several at once into one slot, and a list that reads only what has changed."""

from __future__ import annotations

import asyncio
import errno
import os
from typing import TYPE_CHECKING

import pytest

from history.saved_games import running
from kingoftokyo import Game
from kingoftokyo.backend import save_slots
from kingoftokyo.backend.save_slots import DiskSaves
from kingoftokyo.server.thinker_threads import ThreadedThinkers
from kingoftokyo.storage import save_files
from kingoftokyo.storage.save_files import NoSaveError, SaveError, read_save, slot_path, write_save
from kingoftokyo.table.protocols import StoreError
from kingoftokyo.table.seats import Seated

if TYPE_CHECKING:
    from pathlib import Path

    from kingoftokyo.rules import Record

TABLES = 12


def seated(seed: int) -> Seated:
    game = Game.new(2, seed=seed, listen=True)
    return Seated(game, ["Axolulu", "Mosshell"], ["person", "greedy"], "2026-11-15", seed)


def test_many_tables_save_into_one_slot_at_once_and_no_game_is_lost(data_folder: Path) -> None:
    async def save_all() -> None:
        saves = DiskSaves(ThreadedThinkers())
        await asyncio.gather(*(saves.write("friday", seated(seed)) for seed in range(1, TABLES + 1)))

    asyncio.run(save_all())

    found = sorted(read_save(path).computer_seed for path in data_folder.glob("KoTSS-friday*.txt"))
    assert found == list(range(1, TABLES + 1))


def test_there_is_a_save_at_every_moment_while_another_game_replaces_it(monkeypatch: pytest.MonkeyPatch) -> None:
    write_save(slot_path(), running(3))
    really, seen = save_files.write_save, list[int]()

    def looked_at(path: Path, game: Game, **names: object) -> str:
        seen.append(read_save(path).game.number)
        return really(path, game, **names)  # type: ignore[arg-type]

    monkeypatch.setattr(save_slots, "write_save", looked_at)
    asyncio.run(DiskSaves(ThreadedThinkers()).write("", seated(77)))

    assert seen == [3]
    assert read_save(slot_path("previous")).game.number == 3


def test_a_name_that_somebody_else_takes_in_between_is_left_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    write_save(slot_path(), running(3))
    link, taken = os.link, slot_path("previous")

    def somebody_else_first(file: Path, name: Path) -> None:
        if not taken.exists():
            taken.write_text("theirs")
        link(file, name)

    monkeypatch.setattr(os, "link", somebody_else_first)
    asyncio.run(DiskSaves(ThreadedThinkers()).write("", seated(77)))

    assert taken.read_text() == "theirs"
    assert read_save(slot_path("previous-2")).game.number == 3


def test_where_there_are_no_links_the_old_save_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    write_save(slot_path(), running(3))

    def no_links(*_: object) -> None:
        raise PermissionError("Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    asyncio.run(DiskSaves(ThreadedThinkers()).write("", seated(77)))

    assert read_save(slot_path("previous")).game.number == 3
    assert read_save(slot_path()).computer_seed == 77


@pytest.mark.parametrize(("code", "fault"), [("save-disk-full", "store-full"), ("save-read-only", "store-read-only")])
def test_when_it_cannot_be_written_the_old_save_has_its_one_name_as_before(
    monkeypatch: pytest.MonkeyPatch, data_folder: Path, code: str, fault: str
) -> None:
    write_save(slot_path(), running(3))

    def full(*_: object, **__: object) -> None:
        raise SaveError(code, field="KoTSS.txt", reason="whatever")

    monkeypatch.setattr(save_slots, "write_save", full)
    with pytest.raises(StoreError) as refused:
        asyncio.run(DiskSaves(ThreadedThinkers()).write("", seated(77)))

    assert refused.value.code == fault
    assert [path.name for path in data_folder.iterdir()] == ["KoTSS.txt"]


def test_a_name_that_a_link_to_nothing_has_is_left_to_it(data_folder: Path) -> None:
    write_save(slot_path(), running(3))
    slot_path("previous").symlink_to(data_folder / "gone" / "nothing")

    asyncio.run(DiskSaves(ThreadedThinkers()).write("", seated(77)))

    assert read_save(slot_path("previous-2")).game.number == 3
    assert slot_path("previous").is_symlink()


def test_half_a_copy_of_the_old_save_is_not_left_behind(monkeypatch: pytest.MonkeyPatch, data_folder: Path) -> None:
    write_save(slot_path(), running(3))

    def refused(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "link", refused)
    monkeypatch.setattr(os, "fsync", refused)
    with pytest.raises(
        SaveError, match="another game is saved there, and no backup of it can be made: No space left on device"
    ):
        asyncio.run(DiskSaves(ThreadedThinkers()).write("", seated(77)))

    assert [path.name for path in data_folder.iterdir()] == ["KoTSS.txt"]


def test_a_list_reads_only_files_that_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    really, read = save_files.read_summary, list[str]()

    def counted(path: Path) -> tuple[Record, int]:
        read.append(path.name)
        return really(path)

    monkeypatch.setattr(save_slots, "read_summary", counted)
    write_save(slot_path("a"), running(3))
    write_save(slot_path("b"), running(4))
    saves = DiskSaves(ThreadedThinkers())

    first = asyncio.run(saves.listed())
    assert asyncio.run(saves.listed()) == first
    assert read == ["KoTSS-a.txt", "KoTSS-b.txt"]
    write_save(slot_path("b"), running(40))
    slot_path("a").unlink()
    [changed] = asyncio.run(saves.listed())

    assert (changed.slot, changed.turn) == ("b", running(40).turn)
    assert read == ["KoTSS-a.txt", "KoTSS-b.txt", "KoTSS-b.txt"]
    with pytest.raises(NoSaveError):
        asyncio.run(saves.read("a"))
