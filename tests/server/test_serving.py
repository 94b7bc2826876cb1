"""`kot serve` as a program: started, found running, ended, killed, and back where it was."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

import kingoftokyo
from kingoftokyo import Game
from kingoftokyo.cli import app
from kingoftokyo.server.app import DATABASE
from kingoftokyo.server.run import ServeError, bound, is_running, run
from kingoftokyo.server.security import HOST, Keys, keep
from kingoftokyo.table.wire.messages import Refused, Update
from kingoftokyo.table.wire.requests import Menu, NewTable
from server.browser import PATIENCE, Browser
from tables.pages import seats

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.browser import Tab
    from server.conftest import Running


def environment(folder: Path) -> dict[str, str]:
    """A home of its own."""
    source = Path(kingoftokyo.__file__).parent.parent
    homes = dict.fromkeys(("HOME", "XDG_DATA_HOME", "LOCALAPPDATA", "USERPROFILE"), str(folder))
    return {**os.environ, **homes, "PYTHONPATH": str(source), "PYTHONUNBUFFERED": "1"}


def kot(folder: Path, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "kingoftokyo", "serve", "--no-browser", *words],
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def keys_told(program: subprocess.Popen[str]) -> Keys:
    assert program.stdout is not None
    line = program.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:(\d+)/\?token=([\w-]+)", line)
    assert found, line + program.stdout.read()
    return Keys(int(found[1]), found[2])


@contextmanager
def served(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], Browser]]:
    with kot(folder, *words) as program:
        try:
            browser = Browser(keys_told(program))
            with browser.sockets:
                yield program, browser
        finally:
            program.kill()


def rest(program: subprocess.Popen[str]) -> str:
    """What it still says until it has ended by itself."""
    told, _ = program.communicate(timeout=PATIENCE)
    return told


def table_of(tab: Tab) -> str:
    return tab.texts[0].partition('"id":"')[2].partition('"')[0]


def test_a_killed_server_comes_back_at_the_same_decision(tmp_path: Path) -> None:
    with served(tmp_path) as (program, browser):
        game = Game.new(3, seed=4, listen=True)
        tab = browser.open(browser.table_of(game, "person", "greedy", "sensible"))
        for _ in range(6):
            tab.answer()
        while (roll := tab.until_asked().roll) is None or roll.rolls_left < 2:
            tab.answer()
        n = tab.view.n
        last = tab.choose("keep nothing")  # after which this person is asked again, and nobody moves meanwhile
        tab.until(lambda tab: tab.view.n > n)
        program.send_signal(signal.SIGKILL)
        program.wait(PATIENCE)
        seen = tab.view

    with served(tmp_path) as (program, again):
        assert (again.keys.port, again.keys.token) == (browser.keys.port, browser.keys.token)
        assert again.get("/api/menu").read(Menu).going_on == table_of(tab)
        here = again.open(table_of(tab))
        assert here.view == seen
        here.choose("stop", n=n, seat=0, id=last)  # sent again, since its answer was lost
        assert isinstance(here.next(), Update)
        here.answer()

        assert again.post("/api/exit").status == 204
        assert "Goodbye" in rest(program)
        assert program.returncode == 0


@pytest.mark.parametrize("polite", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_and_a_polite_end_lose_nothing(tmp_path: Path, polite: signal.Signals) -> None:
    with served(tmp_path) as (program, browser):
        tab = browser.open(browser.new_table("person", "easy"))
        program.send_signal(polite)
        told = rest(program)
        assert "Goodbye" in told
        assert "Traceback" not in told
        assert browser.keys.token not in told
        assert program.returncode == 0
        assert tab.view.n == 0
    [file] = tmp_path.rglob(DATABASE)
    assert not file.with_name(f"{DATABASE}-wal").exists(), "the store was not closed"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no program can set another one's limits")
def test_when_the_disk_cannot_be_written_nothing_is_played_until_it_can(tmp_path: Path) -> None:
    with served(tmp_path) as (program, browser):
        game = Game.from_position("step=buy monsters=[(energy=9) () ()] persons=[0]", listen=True)
        tab = browser.open(browser.table_of(game, "person", "greedy", "greedy"))
        n = tab.until_asked().n
        unlimited = resource.prlimit(program.pid, resource.RLIMIT_FSIZE)

        resource.prlimit(program.pid, resource.RLIMIT_FSIZE, (1, unlimited[1]))
        tab.choose("done")
        refused = tab.get(Refused)
        assert (refused.why, "games.sqlite" in refused.message) == ("store", True)
        assert tab.get(Update).view.n == n
        failed = browser.post(f"/api/tables/{table_of(tab)}/save")
        assert (failed.status, failed.why) == (500, "store")
        failed = browser.post("/api/tables", NewTable("standard", seats("person", "easy")))
        assert (failed.status, failed.why) == (500, "store")

        resource.prlimit(program.pid, resource.RLIMIT_FSIZE, unlimited)
        tab.choose("done")
        tab.until(lambda tab: tab.view.n > n)
        assert browser.post(f"/api/tables/{table_of(tab)}/save").status == 201


def test_a_second_start_opens_the_page_of_the_first(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(alone.folder, alone.keys)
    opened, said = list[str](), list[str]()

    def slow_browser(address: str) -> None:
        time.sleep(0.3)
        opened.append(address)

    monkeypatch.setattr("webbrowser.open", slow_browser)

    run(port=None, browser=True, say=said.append)

    assert said == [f"The game runs already: {alone.keys.address}"]
    assert opened == [alone.keys.address], "the program ended before the browser was there"


def test_the_last_port_is_used_again_unless_somebody_else_has_it() -> None:
    with bound(None, None) as first:
        port = first.getsockname()[1]
    with bound(None, Keys(port, "")) as again:
        assert again.getsockname() == (HOST, port)
        again.listen()
        with bound(None, Keys(port, "")) as elsewhere:
            assert elsewhere.getsockname()[1] != port
        with pytest.raises(ServeError, match="choose another one with --port"):
            bound(port, None)


def test_somebody_elses_server_at_the_last_port_is_not_ours(alone: Running) -> None:
    assert is_running(alone.keys)
    assert not is_running(Keys(alone.keys.port, "another-token-that-this-server-does-not-know"))
    with bound(None, None) as silent:
        assert not is_running(Keys(silent.getsockname()[1], alone.keys.token))


def test_games_that_cannot_be_opened_stop_it_with_a_sentence(data_folder: Path) -> None:
    data_folder.mkdir(parents=True)
    (data_folder / DATABASE).write_text("no database at all, but long enough to be looked at " * 20)

    told = CliRunner().invoke(app, ["serve", "--no-browser"])

    assert told.exit_code == 1
    assert "games.sqlite: the games cannot be opened" in told.output


def test_without_the_packages_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "kingoftokyo.server.run", None)

    told = CliRunner().invoke(app, ["serve"])

    assert told.exit_code == 1
    assert "pip install 'kingoftokyo[server]'" in told.output
