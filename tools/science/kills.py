"""Kills a server repeatedly while a game is played, and checks that nothing acknowledged is lost.

python -m tools.science.kills --kills 300

Three people answer as fast as they can, use their cards at any time, and save continuously. At a random moment the
process is killed. The next one must have every acknowledged choice, in order, and at most one more, and the save must
be intact and no older than the last acknowledged one.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from websockets.exceptions import WebSocketException

import kingoftokyo
from kingoftokyo import Game
from kingoftokyo.storage.save_files import read_save
from kingoftokyo.table.wire.looking_back import Moments
from kingoftokyo.table.wire.messages import Update
from server.browser import Browser
from tables.pages import quiet_answer

if TYPE_CHECKING:
    from kingoftokyo.table.wire.messages import DecisionData, Played
    from server.browser import Tab

SLOT = "kills"
LONGEST = 0.8  # seconds until a server is killed
PATIENCE = 60.0
ENDED = (OSError, HTTPException, WebSocketException, AssertionError)  # what a page sees of a killed server
START = "turn=1 step=roll persons=[0 1 2] monsters=[() (energy=50 health=1 cards=[rapid_healing]) ()]"


class LostError(Exception):
    """Something that was acknowledged is lost."""


@dataclass
class Found:
    """Counts of what was acknowledged, and of what was found again."""

    kills: int = 0
    choices: int = 0
    interjections: int = 0
    saves: int = 0


@dataclass
class AtTable:
    """A table across restarts of the server: what was acknowledged to the page and for saves."""

    id: str
    played: list[Played] = field(default_factory=list)
    saved: int = 0  # decisions made before the last acknowledged save was requested


def environment(folder: Path) -> dict[str, str]:
    source = Path(kingoftokyo.__file__).parent.parent
    homes = dict.fromkeys(("HOME", "XDG_DATA_HOME", "LOCALAPPDATA", "USERPROFILE"), str(folder))
    return {**os.environ, **homes, "PYTHONPATH": str(source), "PYTHONUNBUFFERED": "1"}


def start(folder: Path) -> tuple[subprocess.Popen[str], Browser]:
    program = subprocess.Popen(
        [sys.executable, "-m", "kingoftokyo", "serve", "--no-browser"],
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    line = program.stdout.readline() if program.stdout else ""
    address = re.search(r"http://127\.0\.0\.1:\d+/\?key=[\w-]+", line)
    if address is None:
        program.kill()
        raise LostError(f"the server does not start: {line}")
    return program, Browser.at(address[0])


def any_choice(decision: DecisionData, rng: random.Random) -> str:
    if decision.roll is not None or rng.random() < 0.5:
        return quiet_answer(decision)
    return rng.choice(decision.options).choice


def play(tab: Tab, table: AtTable, rng: random.Random, found: Found) -> None:
    """Play until the game or the server ends; what the server has sent counts as acknowledged."""
    while not tab.view.over:
        if tab.last.any_time_options and rng.random() < 0.3:
            option = rng.choice(tab.last.any_time_options)
            tab.interject(option.seat or 0, option.choice)
        elif tab.decision is not None:
            tab.choose(any_choice(tab.decision, rng))
        message = tab.next()
        if isinstance(message, Update) and message.played is not None:
            table.played.append(message.played)
            found.choices += 1
            found.interjections += message.played.interjection


def keep_saving(browser: Browser, table: AtTable, found: Found, ended: threading.Event) -> None:
    with contextlib.suppress(*ENDED):
        while not ended.is_set():
            decisions = sum(not played.interjection for played in table.played)
            if browser.post(f"/api/tables/{table.id}/save?slot={SLOT}").status == 201:
                table.saved, found.saves = decisions, found.saves + 1


def check(browser: Browser, table: AtTable, folder: Path) -> None:
    moments = browser.get(f"/api/tables/{table.id}/moments").read(Moments).moments
    played = [mark.played for mark in moments if mark.played is not None]
    known = len(table.played)
    if played[:known] != table.played:
        raise LostError(f"{known} choices were acknowledged, and of {len(played)} some are others")
    if len(played) > known + 1:
        raise LostError(f"{known} choices were acknowledged, and {len(played)} are there")
    table.played = played
    number = max((read_save(path).game.number for path in folder.rglob(f"KoTSS-{SLOT}.txt")), default=0)
    if number < table.saved:
        raise LostError(f"the save is at decision {number}; one of decision {table.saved} was acknowledged")


def kill_once(folder: Path, table: AtTable | None, rng: random.Random, found: Found) -> AtTable | None:
    """Run and kill one server. The table is None when its game is over."""
    program, browser = start(folder)
    ended = threading.Event()
    killer = threading.Timer(rng.uniform(0.0, LONGEST), program.kill)
    saver: threading.Thread | None = None
    try:
        with browser.sockets:
            if table is None:
                table = AtTable(browser.table_of(Game.from_position(START, secret=rng.randbytes(32)), *["person"] * 3))
            else:
                check(browser, table, folder)
            tab = browser.open(table.id)
            saver = threading.Thread(target=keep_saving, args=(browser, table, found, ended))
            saver.start()
            killer.start()
            with contextlib.suppress(*ENDED):
                play(tab, table, rng, found)
            return None if tab.view.over else table
    finally:
        ended.set()
        killer.cancel()
        program.kill()
        program.communicate(timeout=PATIENCE)
        if saver is not None:
            saver.join(PATIENCE)
        found.kills += 1


def kill(folder: Path, kills: int, seed: int) -> Found:
    """Run many servers; raises LostError as soon as something is lost."""
    rng, found, table, began = random.Random(seed), Found(), None, time.monotonic()
    while found.kills < kills:
        table = kill_once(folder, table, rng, found)
        if found.kills % 10 == 0:
            print(f"{found}  {time.monotonic() - began:.0f} s", flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            found = kill(Path(folder), chosen.kills, chosen.seed)
        except LostError as error:
            sys.exit(f"lost: {error}")
    print(f"{found}\nnothing was lost")


if __name__ == "__main__":
    main()
