"""Pipes, devices and folders in the place of files: nothing hangs on them, and nothing replaces them."""

from __future__ import annotations

import os
import socket
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from history.saved_games import running
from kingoftokyo.cli import app
from kingoftokyo.storage.regular_files import NoRegularFileError, check_replaceable, read_regular
from kingoftokyo.storage.save_files import (
    SaveError,
    back_up,
    is_ours,
    read_record_file,
    read_save,
    read_summary,
    save_folder,
    slot_path,
    write_save,
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")

NOTHING = Path("/dev/null")


def pipe(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(path)
    return path


@pytest.mark.parametrize("read", [read_save, read_record_file, read_summary])
def test_a_pipe_is_no_save(tmp_path: Path, read: object) -> None:
    assert callable(read)
    with pytest.raises(SaveError, match=r"pipe: it cannot be read: this is not a regular file"):
        read(pipe(tmp_path / "pipe"))


def test_a_device_and_a_socket_are_no_files_either(tmp_path: Path) -> None:
    with pytest.raises(NoRegularFileError):
        read_regular(NOTHING, 10)
    with closing(socket.socket(socket.AF_UNIX)) as listener:
        listener.bind(str(tmp_path / "socket"))
        with pytest.raises(NoRegularFileError):
            read_regular(tmp_path / "socket", 10)


def test_a_link_counts_as_what_it_points_to(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"King of Tokyo")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    (tmp_path / "null").symlink_to(NOTHING)

    assert read_regular(tmp_path / "link", 4) == b"King"
    with pytest.raises(NoRegularFileError):
        read_regular(tmp_path / "null", 10)
    check_replaceable(tmp_path / "nothing yet")
    with pytest.raises(NoRegularFileError):
        check_replaceable(tmp_path / "null")


def test_what_is_no_file_is_never_replaced(tmp_path: Path) -> None:
    path = pipe(tmp_path / "pipe")
    link = tmp_path / "link"
    link.symlink_to(path)

    for place in (path, link):
        with pytest.raises(SaveError, match="the game cannot be saved: this is not a regular file"):
            write_save(place, running(3))
        with pytest.raises(SaveError, match="The file was left unchanged: choose another one"):
            back_up(place)
        assert not is_ours(place)

    assert stat.S_ISFIFO(path.stat().st_mode)
    assert sorted(tmp_path.iterdir()) == [link, path]


@pytest.mark.parametrize("command", ["verify", "replay", "stats"])
def test_commands_refuse_a_pipe_in_a_sentence(tmp_path: Path, command: str) -> None:
    result = CliRunner().invoke(app, [command, str(pipe(tmp_path / "pipe"))])

    assert result.exit_code == 2
    assert "this is not a regular file" in " ".join(result.output.replace("│", " ").split())


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--load"], "this is not a regular file"),
        (["--monster", "blorb"], "The file there is not a save of this game"),
        (["--position"], "this is not a regular file"),
        (["--cards"], "this is not a regular file"),
    ],
    ids=lambda part: str(part[0]),
)
def test_kot_play_refuses_a_pipe_in_a_sentence(tmp_path: Path, options: list[str], sentence: str) -> None:
    path = pipe(tmp_path / "pipe.py")
    where = [str(path)] if options[0] in ("--position", "--cards") else ["--save", str(path)]

    result = CliRunner().invoke(app, ["play", *options, *where], input="blorb\nquit\n", env={"COLUMNS": "300"})

    assert result.exit_code == 2, result.output
    assert sentence in result.output


def test_a_pipe_among_the_saves_is_listed_as_what_it_is(data_folder: Path) -> None:
    pipe(slot_path("pipe"))
    write_save(slot_path("friday"), running(3))

    result = CliRunner().invoke(app, ["saves"], env={"COLUMNS": "200"})

    assert result.exit_code == 0
    assert "The file cannot be read. (this is not a regular file)" in result.output
    assert "friday" in result.output
    assert save_folder() == data_folder


def test_a_data_folder_is_made_for_its_owner_alone_and_another_one_as_usual(tmp_path: Path, data_folder: Path) -> None:
    write_save(slot_path(), running(3))
    write_save(tmp_path / "shared" / "game.txt", running(3))

    assert stat.S_IMODE(data_folder.stat().st_mode) == 0o700
    assert (tmp_path / "shared").stat().st_mode & stat.S_IRGRP
