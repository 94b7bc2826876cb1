"""`make play`: what the game needs is made side by side, and the rest beside the game."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING

import pytest

from tools.ci import compile as compiled
from tools.ci.play import Job, do_all, end, engine
from tools.ci.prepare import requirements

if TYPE_CHECKING:
    from pathlib import Path


def test_each_level_installs_all_of_the_one_before() -> None:
    play, build, test = (set(requirements(level)) for level in ("play", "build", "test"))

    assert play < build < test
    assert not any(wanted.startswith(("mypy[", "zensical")) for wanted in play)


def test_jobs_are_done_side_by_side() -> None:
    meeting = threading.Barrier(2, timeout=10)

    do_all([Job("one", lambda: meet(meeting)), Job("two", lambda: meet(meeting))])

    assert not meeting.broken


def meet(barrier: threading.Barrier) -> None:
    barrier.wait()


def test_a_job_that_fails_ends_the_start_with_its_sentence() -> None:
    def fails() -> None:
        sys.exit("is the registry in reach?")

    with pytest.raises(SystemExit, match="is the registry in reach"):
        do_all([Job("good", lambda: None), Job("bad", fails)])


def test_a_job_that_breaks_says_which_it_was() -> None:
    def breaks() -> None:
        raise OSError("no space left")

    with pytest.raises(SystemExit, match="the page: no space left"):
        do_all([Job("the page", breaks)])


@pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups")
def test_what_runs_beside_the_game_ends_with_all_that_it_has_started() -> None:
    child = "import subprocess, sys; subprocess.run(['sleep', '60'])"
    beside = subprocess.Popen([sys.executable, "-c", child], start_new_session=True)
    while not members(beside.pid) - {beside.pid}:
        time.sleep(0.01)

    end(beside)

    deadline = time.monotonic() + 10
    while members(beside.pid) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert members(beside.pid) == set()


def members(group: int) -> set[int]:
    """The processes of a group that still run."""
    found = subprocess.run(["ps", "-eo", "pid=,pgid=,stat="], text=True, capture_output=True, check=True).stdout
    rows = [line.split() for line in found.splitlines()]
    return {int(pid) for pid, pgid, state in rows if int(pgid) == group and not state.startswith("Z")}


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A build folder in which nothing has been compiled yet."""
    for name in ("COMPILED", "NEXT", "LOCK", "MADE_FROM", "FAILED_ON", "LOG"):
        monkeypatch.setattr(compiled, name, tmp_path / os.fspath(getattr(compiled, name).name))
    return tmp_path


def test_without_a_compiled_engine_the_game_starts_with_the_plain_one(
    workshop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert list(workshop.iterdir()) == []
    assert engine() == compiled.SOURCE
    assert "the engine is compiled at low priority" in capsys.readouterr().out


@pytest.mark.usefixtures("workshop")
def test_the_compiled_engine_is_used_once_it_is_made_from_these_sources() -> None:
    compiled.COMPILED.mkdir()
    compiled.MADE_FROM.write_text(compiled.what_is_compiled())

    assert engine() == compiled.COMPILED

    compiled.MADE_FROM.write_text("other sources")

    assert engine() == compiled.SOURCE


@pytest.mark.usefixtures("workshop")
def test_where_compiling_failed_the_reason_is_named_and_it_is_not_tried_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "build", lambda _: False)

    assert not compiled.compile_rules()

    monkeypatch.setattr("tools.ci.play.ROOT", compiled.LOG.parent)
    assert compiled.has_failed()
    assert engine() == compiled.SOURCE
    assert "compiled.log" in capsys.readouterr().err
