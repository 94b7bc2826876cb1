"""The one file `KingOfTokyo`, started with an empty environment: played by clicks and keys, started twice, ended."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect, sync_playwright

from browser.browsers import launch
from tools.ci.app import APP

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

PATIENCE = 30.0
A_TURN = 180.0  # seconds: the others may roll first, at their leisure
ADDRESS = re.compile(r"(http://127\.0\.0\.1:\d+/)\?key=[\w-]+")
MONSTER = "Mosshell"
pytestmark = pytest.mark.long


def bare() -> dict[str, str]:
    """An empty environment; Windows needs its own folder to open a socket."""
    return {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}


def environment(home: Path, **more: str) -> dict[str, str]:
    """Nothing but a home and a place for what is unpacked."""
    home.mkdir(exist_ok=True)
    names = ("LOCALAPPDATA", "TEMP", "TMP", "USERPROFILE") if sys.platform == "win32" else ("HOME", "TMPDIR")
    return bare() | dict.fromkeys(names, str(home)) | more


@contextmanager
def started(*words: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    if not APP.exists():
        pytest.fail(f"{APP} is missing: make app")
    with subprocess.Popen(
        [APP, *words], env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as program:
        try:
            yield program
        finally:
            if program.poll() is None:
                program.send_signal(signal.SIGTERM)  # unlike SIGKILL, it leaves nothing unpacked behind


def printed_address(program: subprocess.Popen[str]) -> str:
    assert program.stdout is not None
    line = program.stdout.readline()
    found = ADDRESS.search(line)
    assert found, line + program.stdout.read()
    return found[0]


def ended(program: subprocess.Popen[str]) -> str:
    """What it still says until it has ended by itself, without an error."""
    output, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0, output
    return output


@pytest.fixture
def page() -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = launch(playwright, "chromium")
        page = browser.new_page(locale="en-GB", viewport={"width": 1440, "height": 900})
        page.set_default_timeout(PATIENCE * 1000)
        yield page
        browser.close()


def whose_turn(page: Page) -> str:
    """The monster on whose turn the sign over the table is; `you` when it asks for an answer, and `` before."""
    sign = page.get_by_role("banner").get_by_role("heading").inner_text()
    if re.match(r"Your (turn|decision)", sign):
        return "you"
    found = re.match(r"(.+)\u2019s turn", sign)
    return found[1] if found else ""


def answer(page: Page, *, may_roll: bool) -> str:
    """Do one thing about the question that waits, if one does: keep a die and roll, stop, or take the last button."""
    dock = page.get_by_role("region", name="What you can do")
    roll = dock.get_by_role("button", name=re.compile(r"^Roll \d+ di"), disabled=False)
    loose = dock.get_by_role("button", name=re.compile(r"^Die \d: [^,]+$"), disabled=False)
    if may_roll and roll.count() and loose.count() > 1:
        loose.first.click()
        page.keyboard.press("r")
        expect(roll.filter(has_text="1 roll left")).to_be_visible()
        return "rolled"
    stop = dock.get_by_role("button", name=re.compile(r"^(Stop here|Keep them all|These dice count)"), disabled=False)
    if stop.count():
        stop.click()
        page.keyboard.press("y")  # where it asks whether dice that bring nothing should really stay
        return "stopped"
    last = dock.get_by_role("button", disabled=False).last
    if last.count():
        last.click()
        return "answered"
    return ""


def play_a_turn(page: Page) -> list[str]:
    """From the first question to another monster's turn; what was done meanwhile."""
    done = list[str]()
    late = time.monotonic() + A_TURN
    while time.monotonic() < late:
        whose = whose_turn(page)
        if "stopped" in done and whose not in {"", "you", MONSTER}:
            return done
        if whose == "you" and (what := answer(page, may_roll="rolled" not in done)):
            done.append(what)
        page.wait_for_timeout(200)
    pytest.fail(f"no turn has passed: {done}, {page.get_by_role('banner').inner_text()}")


def test_the_menu_is_fetched_and_exit_ends_the_program(page: Page, tmp_path: Path) -> None:
    with started("--no-browser", **environment(tmp_path / "home")) as program:
        page.goto(printed_address(program))
        page.get_by_role("navigation", name="Main menu").get_by_role("button", name="Exit").click()
        page.get_by_role("button", name="End it").click()

        expect(page.get_by_role("heading", name="Goodbye!")).to_be_visible()
        ended(program)


def test_a_turn_is_played_and_exit_in_the_menu_ends_the_program(page: Page, tmp_path: Path) -> None:
    home = tmp_path / "home"
    with started("--no-browser", **environment(home)) as program:
        page.goto(printed_address(program))
        page.get_by_role("navigation", name="Main menu").get_by_role("button", name=re.compile("^Play Choose")).click()
        page.get_by_role("group", name="Choose your monster").get_by_role("button", name=MONSTER).click()
        page.get_by_role("button", name=re.compile("^Start")).click()
        assert play_a_turn(page)[:2] == ["rolled", "stopped"]

        page.keyboard.press("Escape")
        page.get_by_role("dialog", name="Paused").get_by_role("button", name="To the menu").click()
        page.get_by_role("navigation", name="Main menu").get_by_role("button", name="Exit").click()
        page.get_by_role("button", name="End it").click()

        expect(page.get_by_role("heading", name="Goodbye!")).to_be_visible()
        assert "KingOfTokyo continues where you were" in ended(program)
    assert not list(home.glob("_MEI*")), "what was unpacked is left behind"


def test_the_next_start_goes_on_with_the_same_game(page: Page, tmp_path: Path) -> None:
    surroundings = environment(tmp_path / "home")
    with started("--no-browser", **surroundings) as program:
        address = printed_address(program)
        page.goto(address)
        page.get_by_role("navigation", name="Main menu").get_by_role("button", name=re.compile("^Play Choose")).click()
        expect(page.get_by_role("button", name=re.compile("^Start"))).to_be_visible()
        page.keyboard.press("2")
        page.keyboard.press("Enter")
        expect(page.get_by_role("banner")).to_be_visible()
        program.send_signal(signal.SIGINT)  # as Ctrl-C does
        ended(program)

    with started("--no-browser", **surroundings) as program:
        again = printed_address(program)
        assert again.partition("?")[0] == address.partition("?")[0]
        page.goto(address)  # whose key was used: the browser is known here
        page.get_by_role("navigation", name="Main menu").get_by_role("button", name="Continue").click()
        expect(page.get_by_role("banner")).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("dialog", name="Paused").get_by_role("button", name="Exit").click()
        page.get_by_role("button", name="End it").click()
        expect(page.get_by_role("heading", name="Goodbye!")).to_be_visible()
        ended(program)


def test_it_opens_the_browser_and_a_second_start_opens_the_same_page(tmp_path: Path) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(
        f'#!/bin/sh\necho "$1 ${{LD_LIBRARY_PATH-unchanged}}" >> {opened}\ncat "${{1#file://}}" >> {opened}\n'
    )
    browser.chmod(0o755)
    surroundings = environment(tmp_path / "home", BROWSER=str(browser))

    with started(**surroundings) as program:
        address = printed_address(program)
        late = time.monotonic() + PATIENCE
        while not opened.exists() and time.monotonic() < late:
            time.sleep(0.05)
        at = address.partition("?")[0]
        with started(**surroundings) as second:
            assert re.fullmatch(rf"The game is already running: {re.escape(at)}\?key=[\w-]+\n", ended(second))
        shown = opened.read_text()
        assert shown.count("unchanged\n") == 2
        assert len(set(re.findall(rf"url={re.escape(at)}\?key=[\w-]+", shown))) == 2
        assert not [line for line in shown.splitlines() if line.startswith("file:") and "key=" in line]
        program.send_signal(signal.SIGINT)
        ended(program)


def test_without_a_terminal_the_browser_shows_what_is_wrong(tmp_path: Path) -> None:
    opened, browser, home = tmp_path / "opened", tmp_path / "browser", tmp_path / "home"
    browser.write_text(f'#!/bin/sh\ncat "${{1#file://}}" > {opened}\n')
    browser.chmod(0o755)
    games = home / ".local" / "share" / "kingoftokyo" / "games.sqlite"
    games.parent.mkdir(parents=True)
    games.write_text("no database at all, but long enough to be looked at " * 20)

    with started(**environment(home, BROWSER=str(browser))) as program:
        program.wait(PATIENCE)

    assert program.returncode == 1
    assert "games.sqlite: the games cannot be opened" in opened.read_text()


def test_it_says_how_it_is_started_and_that_its_engine_is_compiled() -> None:
    shown = subprocess.run([APP, "--help"], env=bare(), text=True, capture_output=True, check=True).stdout
    assert "--no-browser" in shown
    assert "--port" in shown
    shown = subprocess.run([APP, "--version"], env=bare(), text=True, capture_output=True, check=True).stdout
    assert re.fullmatch(r"KingOfTokyo \S+ \(compiled\)\n", shown)
