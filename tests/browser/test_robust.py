"""Reloaded, closed, killed, in two tabs: the game is where it was."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from browser.person import Person
from browser.screens import DESK

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

ROLLING = {
    "step": "roll",
    "rolls": ["1 1 2 heart smash smash", "3 3 energy energy"],
    "monsters": [{"health": 6}, {"place": "city"}],
}


class Program:
    """`kot serve` as a separate process, in the data folder of the test."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.address = ""
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "XDG_DATA_HOME": str(self.home), "HOME": str(self.home)}
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "kingoftokyo", "serve", "--no-browser"],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "http://" in line:
                self.address = line[line.index("http://") :].split()[0]
                return
        raise AssertionError("it did not start")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.end()

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path / "data")
    yield program
    program.end()


def keeps_both_smashes(person: Person) -> None:
    person.is_asked("2 rolls left")
    person.presses("5", "6", "r")
    person.is_asked("1 roll left")


def test_a_reload_comes_back_to_the_same_decision(me: Person) -> None:
    me.sits_down_at(ROLLING)
    keeps_both_smashes(me)

    me.page.reload()

    me.is_asked("1 roll left")
    assert sorted(me.dice) == ["3", "3", "energy", "energy", "smash", "smash"]
    me.reads("You roll 1 1 2 heart smash smash", "You keep smash smash and roll")


@pytest.mark.long
def test_who_closed_the_tab_continues_from_the_menu(me: Person) -> None:
    me.opens_the_game()
    me.clicks("Play")
    me.clicks("Start")
    me.is_asked("Keep what you like")
    dice = sorted(me.dice)
    context = me.page.context
    me.page.close()

    again = Person(context.new_page(), me.address, DESK)
    again.opens_the_game()
    again.clicks("Continue")

    again.is_asked("Keep what you like")
    assert sorted(again.dice) == dice


def test_two_tabs_on_one_game_stay_in_step(me: Person) -> None:
    me.sits_down_at(ROLLING)
    me.is_asked("2 rolls left")
    other = Person(me.page.context.new_page(), me.page.url, DESK)
    other.page.goto(me.page.url)
    other.is_asked("2 rolls left")

    keeps_both_smashes(me)
    other.is_asked("1 roll left")
    assert sorted(other.dice) == sorted(me.dice)
    other.presses("Enter")

    me.reads("You smash")


def test_a_killed_server_comes_back_at_the_same_decision(program: Program, the_browser: Browser) -> None:
    context = the_browser.new_context(locale="en-GB")
    me = Person(context.new_page(), program.address, DESK)
    me.sits_down_at(ROLLING)
    keeps_both_smashes(me)
    dice = sorted(me.dice)

    program.kill()
    me.sees("connection")
    before = program.address
    program.start()

    assert program.address.partition("?")[0] == before.partition("?")[0]
    me.sees_no("connection")
    me.is_asked("1 roll left")
    assert sorted(me.dice) == dice
    me.presses("Enter", "y")  # two dice bring nothing: it asks
    me.reads("You smash")
    context.close()


@pytest.mark.long
def test_a_choice_that_was_damaged_on_the_disk_is_missing_and_a_notice_says_so(
    program: Program, the_browser: Browser
) -> None:
    context = the_browser.new_context(locale="en-GB")
    me = Person(context.new_page(), program.address, DESK)
    me.sits_down_at(ROLLING)
    keeps_both_smashes(me)
    program.kill()
    [file] = program.home.rglob("games.sqlite")
    with closing(sqlite3.connect(file)) as games, games:
        games.execute("UPDATE choice SET choice = 'nonsense'")

    program.start()

    me.sees("The last choice of this game was damaged on the disk.")
    keeps_both_smashes(me)
    context.close()
