"""Save files: written whole or not at all; one that cannot be opened says where it lies and stays as it is."""

from __future__ import annotations

import errno
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from history.saved_games import NAMES, over, players_of, running
from kingoftokyo.storage.save_files import (
    MOST_BYTES,
    NoSaveError,
    SaveError,
    read_record_file,
    read_save,
    read_summary,
    save_folder,
    slot_path,
    slots,
    write_save,
)

if TYPE_CHECKING:
    from kingoftokyo import Game

KILLS = [*range(5), *(pytest.param(kill, marks=pytest.mark.long) for kill in range(5, 50))]


def saved(tmp_path: Path, game: Game) -> Path:
    path = tmp_path / "KoTSS.txt"
    write_save(path, game, monsters=NAMES, players=players_of(game), date="2026-11-15", computer_seed=7)
    return path


def test_saving_again_overwrites(tmp_path: Path) -> None:
    saved(tmp_path, running(5))
    path = saved(tmp_path, running(12))

    assert read_save(path).game.number == 12
    assert list(tmp_path.iterdir()) == [path]


def test_a_record_file_is_read_as_well(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(over().record(NAMES), encoding="utf-8")

    assert read_record_file(path).monsters == list(NAMES)
    with pytest.raises(SaveError, match="the save is incomplete"):
        read_save(path)


def test_no_file_and_an_empty_one_are_no_save(tmp_path: Path) -> None:
    empty = tmp_path / "empty.txt"
    empty.write_text(" \n\n")

    with pytest.raises(NoSaveError, match=r"there is no save: .*nothing.txt does not exist"):
        read_save(tmp_path / "nothing.txt")
    with pytest.raises(NoSaveError, match=r"there is no save: .*empty.txt is empty"):
        read_save(empty)


def test_an_edited_save_says_its_file_and_line_and_stays_as_it_is(tmp_path: Path) -> None:
    path = saved(tmp_path, running(3))
    edited = path.read_text().replace("health=10", "health=9", 1)
    path.write_text(edited)

    with pytest.raises(SaveError, match=r"KoTSS\.txt: line \d+: the lines above do not lead to this position"):
        read_save(path)
    assert path.read_text() == edited


def test_a_summary_has_the_record_and_the_turn(tmp_path: Path) -> None:
    game = running(12)
    record, turn = read_summary(saved(tmp_path, game))

    assert (record.monsters, record.over, turn) == (list(NAMES), False, game.turn)
    record, turn = read_summary(saved(tmp_path, over()))
    assert (record.over, turn) == (True, 0)


def test_foreign_and_oversized_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(b"King\n\xff\xfe\x00")
    with pytest.raises(SaveError, match="line 2: this is not text"):
        read_save(path)
    path.write_bytes(b"x" * (MOST_BYTES + 1))
    with pytest.raises(SaveError, match="the save is too long"):
        read_save(path)
    with pytest.raises(SaveError, match="directory"):
        read_save(tmp_path)
    path.write_text("not a record")
    with pytest.raises(SaveError, match="line 1: this is not a record"):
        read_record_file(path)


def test_named_slots_lie_beside_the_save(data_folder: Path) -> None:
    assert save_folder() == data_folder
    write_save(slot_path(), running(2))
    write_save(slot_path("friday"), running(3))
    (data_folder / "KoTSS-no: slot.txt").write_text("")
    write_save(slot_path("Friday night, chez Léa!"), running(4))

    assert list(slots()) == ["", "Friday night, chez Léa!", "friday"]
    assert slot_path("friday").name == "KoTSS-friday.txt"
    with pytest.raises(SaveError, match="a slot is named by letters"):
        slot_path("../elsewhere")
    with pytest.raises(SaveError, match="a slot is named by letters"):
        slot_path(" friday")


def test_a_full_disk_leaves_the_old_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(tmp_path, running(5))

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError, match="the game cannot be saved: No space left on device"):
        saved(tmp_path, running(9))

    assert read_save(path).game.number == 5
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_a_link_and_a_file_keeps_its_mode(tmp_path: Path) -> None:
    path = saved(tmp_path, running(5))
    path.chmod(0o644)
    link = tmp_path / "link.txt"
    link.symlink_to(path)

    write_save(link, running(9))

    assert link.is_symlink()
    assert path.stat().st_mode & 0o777 == 0o644
    assert read_save(path).game.number == 9


def test_what_a_killed_program_left_is_cleared_away(tmp_path: Path) -> None:
    old, fresh = tmp_path / ".KoTSS.txt-abcd1234.kotss-half", tmp_path / ".KoTSS.txt-abcd1235.kotss-half"
    foreign = tmp_path / ".KoTSS.txt-config"
    for path in (old, fresh, foreign):
        path.write_text("half")
    os.utime(old, (0, 0))
    os.utime(foreign, (0, 0))

    saved(tmp_path, running(5))

    assert not old.exists()
    assert fresh.exists()
    assert foreign.exists()


SAVING = """
import sys
from pathlib import Path
sys.path.insert(0, {tests!r})
from kingoftokyo.storage.save_files import write_save
from history.saved_games import running
games = [running(choices) for choices in (10, 40)]
print("ready", flush=True)
while True:
    for game in games:
        write_save(Path(sys.argv[1]), game)
"""


@pytest.mark.parametrize("first", [True, False], ids=["first save", "later save"])
@pytest.mark.parametrize("kill", KILLS)
def test_killed_while_saving_there_is_always_a_whole_save(tmp_path: Path, kill: int, *, first: bool) -> None:
    path = tmp_path / "KoTSS.txt"
    if not first:
        saved(tmp_path, running(10))
    program = SAVING.format(tests=str(Path(__file__).parents[1]))
    with subprocess.Popen([sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE) as saving:
        assert saving.stdout is not None
        assert saving.stdout.readline() == b"ready\n"
        time.sleep(random.Random(kill).uniform(0.0, 0.05))
        saving.send_signal(signal.SIGKILL)

    if path.exists() or not first:
        assert read_save(path).game.number in (10, 40)
