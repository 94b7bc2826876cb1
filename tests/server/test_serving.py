"""`kot serve` as a program: started, found running, ended, killed, and back where it was."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from typer.testing import CliRunner

import kingoftokyo
from kingoftokyo import Game
from kingoftokyo.cli import app
from kingoftokyo.server.access.keys import HOST
from kingoftokyo.server.app import DATABASE
from kingoftokyo.table.wire.messages import Refused, Update
from kingoftokyo.table.wire.requests import Menu, NewTable
from server.browser import PATIENCE, Browser
from tables.pages import seats

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.browser import Tab


def environment(folder: Path) -> dict[str, str]:
    """A separate home folder."""
    source = Path(kingoftokyo.__file__).parent.parent
    homes = dict.fromkeys(("HOME", "XDG_DATA_HOME", "LOCALAPPDATA", "USERPROFILE"), str(folder))
    return {**os.environ, **homes, "PYTHONPATH": str(source), "PYTHONUNBUFFERED": "1"}


HANGING = """
import sys, threading
from kingoftokyo.cli import app
from kingoftokyo.backend import routes
from kingoftokyo.server import run
run.LAST_SECONDS = 1.0
routes.blank_position = lambda *_: (print("it hangs", flush=True), threading.Event().wait())
sys.argv = ["kot", "serve", "--no-browser"]
app()
"""

STUCK = """
import sys
from kingoftokyo.cli import app
from kingoftokyo.server import run
from kingoftokyo.table import lobby

def stuck(*_, **__):
    print("it hangs", flush=True)
    while True:
        pass

run.LAST_SECONDS = 1.0
lobby.menu = stuck  # in the event loop
sys.argv = ["kot", "serve", "--no-browser"]
app()
"""


def kot(folder: Path, *words: str, browser: str = "") -> subprocess.Popen[str]:
    """`browser` is a program that is started as one."""
    return subprocess.Popen(
        [sys.executable, "-m", "kingoftokyo", "serve", *([] if browser else ["--no-browser"]), *words],
        env={**environment(folder), "BROWSER": browser},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def printed_address(program: subprocess.Popen[str]) -> str:
    assert program.stdout is not None
    line = program.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:\d+/\?key=[\w-]+", line)
    assert found, line + program.stdout.read()
    return found[0]


@contextmanager
def served(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], Browser]]:
    with kot(folder, *words) as program:
        try:
            browser = Browser.at(printed_address(program))
            with browser.sockets:
                yield program, browser
        finally:
            program.kill()


def rest(program: subprocess.Popen[str]) -> str:
    """What it still says until it has ended by itself."""
    output, _ = program.communicate(timeout=PATIENCE)
    return output


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
        n = tab.view.decision_number
        last = tab.choose("keep nothing")  # after which this person is asked again, and nobody moves meanwhile
        tab.until(lambda tab: tab.view.decision_number > n)
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


@pytest.mark.skipif(sys.platform == "win32", reason="the browser is a shell script")
def test_the_browser_is_led_to_the_page_by_a_file_that_is_gone_once_it_was_used(tmp_path: Path) -> None:
    home, opened, browser = tmp_path / "home", tmp_path / "opened", tmp_path / "browser"
    home.mkdir()
    os.mkfifo(opened)
    browser.write_text(f'#!/bin/sh\necho "$@" > {opened}\n')
    browser.chmod(0o755)

    with kot(home, browser=str(browser)) as program:
        try:
            printed = printed_address(program)
            words = opened.read_text()
            file = Path(urlsplit(words.strip()).path)
            found = re.search(r'url=(http://[^"]+)"', file.read_text())
            assert found
            assert found[1] not in (printed, words), "on no command line"

            known = Browser.at(found[1])
            assert not file.exists()
            assert Browser.at(printed).keys == known.keys
            assert known.post("/api/exit").status == 204
            assert known.keys.token not in rest(program)
        finally:
            program.kill()
    assert not list(home.rglob("*.html"))


@pytest.mark.parametrize("polite", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_and_a_polite_end_lose_nothing(tmp_path: Path, polite: signal.Signals) -> None:
    with served(tmp_path) as (program, browser):
        tab = browser.open(browser.new_table("person", "easy"))
        program.send_signal(polite)
        output = rest(program)
        assert "Goodbye" in output
        assert "Traceback" not in output
        assert browser.keys.token not in output
        assert program.returncode == 0
        assert tab.view.decision_number == 0
    [file] = tmp_path.rglob(DATABASE)
    assert not file.with_name(f"{DATABASE}-wal").exists(), "the store was not closed"


@contextmanager
def hanging(code: str, asked: str, folder: Path) -> Iterator[tuple[subprocess.Popen[str], Browser]]:
    """A server whose program is this code, when its answer to this request hangs."""
    with subprocess.Popen(
        [sys.executable, "-c", code],
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as program:
        try:
            browser = Browser.at(printed_address(program))
            asking = HTTPConnection(HOST, browser.keys.port)
            asking.request("GET", asked, headers=browser.headers)
            assert program.stdout is not None
            while "it hangs" not in program.stdout.readline():
                pass
            yield program, browser
            assert "Goodbye" in rest(program)
            assert program.returncode == 0
            asking.close()
        finally:
            program.kill()


@pytest.mark.parametrize("how", ["exit", "ctrl-c"])
def test_it_ends_although_a_thread_never_does(tmp_path: Path, how: str) -> None:
    with hanging(HANGING, "/api/positions/blank", tmp_path) as (program, browser):
        if how == "exit":
            assert browser.post("/api/exit").status == 204
        else:
            program.send_signal(signal.SIGINT)


@pytest.mark.parametrize("polite", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_although_its_event_loop_is_stuck(tmp_path: Path, polite: signal.Signals) -> None:
    with hanging(STUCK, "/api/menu", tmp_path) as (program, _):
        program.send_signal(polite)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no program can set another one's limits")
def test_when_the_disk_cannot_be_written_nothing_is_played_until_it_can(tmp_path: Path) -> None:
    with served(tmp_path) as (program, browser):
        game = Game.from_position("step=buy monsters=[(energy=9) () ()] persons=[0]", listen=True)
        tab = browser.open(browser.table_of(game, "person", "greedy", "greedy"))
        n = tab.until_asked().decision_number
        unlimited = resource.prlimit(program.pid, resource.RLIMIT_FSIZE)

        resource.prlimit(program.pid, resource.RLIMIT_FSIZE, (1, unlimited[1]))
        tab.choose("done")
        refused = tab.get(Refused)
        assert (refused.why, "games.sqlite" in refused.message) == ("store", True)
        assert tab.get(Update).view.decision_number == n
        failed = browser.post(f"/api/tables/{table_of(tab)}/save")
        assert (failed.status, failed.why) == (500, "store")
        failed = browser.post("/api/tables", NewTable("standard", seats("person", "easy")))
        assert (failed.status, failed.why) == (500, "store")

        resource.prlimit(program.pid, resource.RLIMIT_FSIZE, unlimited)
        tab.choose("done")
        tab.until(lambda tab: tab.view.decision_number > n)
        assert browser.post(f"/api/tables/{table_of(tab)}/save").status == 201


def test_games_that_cannot_be_opened_stop_it_with_a_sentence(data_folder: Path) -> None:
    data_folder.mkdir(parents=True)
    (data_folder / DATABASE).write_text("no database at all, but long enough to be looked at " * 20)

    result = CliRunner().invoke(app, ["serve", "--no-browser"])

    assert result.exit_code == 1
    assert "games.sqlite: the games cannot be opened" in result.output


def test_without_the_packages_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "kingoftokyo.server.run", None)

    result = CliRunner().invoke(app, ["serve"])

    assert result.exit_code == 1
    assert "pip install 'kingoftokyo[server]'" in result.output
