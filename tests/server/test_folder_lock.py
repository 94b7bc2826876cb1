"""One folder, one server: a second one says that the game runs already, and what to do."""

from __future__ import annotations

import errno
import os
import signal
import stat
import sys
from typing import TYPE_CHECKING

import pytest

from kingoftokyo.server import folder_lock
from kingoftokyo.server import run as run_module
from kingoftokyo.server.folder_lock import LOCK, FolderInUseError, lock_folder
from kingoftokyo.server.run import ServeError, run
from kingoftokyo.storage import save_files
from server.test_serving import served

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def test_a_folder_is_locked_by_one_and_free_when_that_one_has_ended(tmp_path: Path) -> None:
    says = rf"The game is already running \(its process is {os.getpid()}\)"

    with lock_folder(tmp_path / "new"), pytest.raises(FolderInUseError, match=says):
        lock_folder(tmp_path / "new")
    lock_folder(tmp_path / "new").close()


def test_the_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    lock_folder(tmp_path / "some" / "new").close()

    assert stat.S_IMODE((tmp_path / "some" / "new").stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / "some" / "new" / LOCK).stat().st_mode) == 0o600


@pytest.mark.skipif(sys.platform == "win32", reason="who may see a folder is set in another way there")
def test_a_folder_that_others_could_see_is_closed_to_them(tmp_path: Path) -> None:
    folder = tmp_path / "open to all"
    folder.mkdir()
    folder.chmod(0o755)

    lock_folder(folder).close()

    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.parametrize("code", [errno.ENOLCK, errno.ENOTSUP, errno.EINVAL])
def test_where_there_are_no_locks_the_game_is_played_without_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    monkeypatch.setattr(folder_lock, "_lock", raising(OSError(code, "No locks available")))

    lock_folder(tmp_path).close()

    assert "cannot be locked: start the game once only (No locks available)" in caplog.text


def test_when_locking_fails_nothing_is_left_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder_lock, "_lock", raising(OSError(errno.EIO, "Input/output error")))

    with pytest.raises(OSError, match="Input/output error"):
        lock_folder(tmp_path)  # a file that stays open is a warning, and warnings are errors here


def raising(error: OSError) -> Callable[[object], bool]:
    def fails(_: object) -> bool:
        raise error

    return fails


@pytest.mark.skipif(sys.platform == "win32", reason="a program cannot be stopped there")
def test_a_server_that_was_stopped_is_neither_replaced_nor_joined_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path) as (program, browser):
        [lock] = tmp_path.rglob(LOCK)
        monkeypatch.setattr(save_files, "user_data_path", lambda *_, **__: lock.parent)
        monkeypatch.setattr(run_module, "PATIENCE", 0.2)
        program.send_signal(signal.SIGSTOP)
        try:
            with pytest.raises(ServeError, match=rf"its process is {program.pid}.*Ctrl-Z.*`fg`"):
                run(port=None, browser=False, say=print)
        finally:
            program.send_signal(signal.SIGCONT)

        assert browser.get("/api/alive").status == 200, "its keys were not exchanged"


def test_a_second_start_waits_longer_than_a_server_takes_to_end() -> None:
    assert run_module.PATIENCE > run_module.LAST_SECONDS


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_a_pipe_in_the_place_of_the_lock_hangs_nothing(data_folder: Path) -> None:
    data_folder.mkdir(parents=True)
    os.mkfifo(data_folder / LOCK)

    with pytest.raises(ServeError, match="games cannot be stored there: this is not a regular file"):
        run(port=None, browser=False, say=print)
