"""Kills a server repeatedly while friends play at an online table, and checks that nothing is lost or doubled.

python -m tools.science.room_kills --kills 300

Three people with their own tokens and a spectator are connected. The people answer as fast as they can, use their cards
at any time, and send some commands twice. At a random moment, sometimes while they still gather, the process is killed.
Everybody returns to the next one, and sends again what was not answered. Then every choice that anybody was told has to
be in the record, and every command in the store at most once.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import sys
import tempfile
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from kingoftokyo.table.wire.looking_back import Moments, Proof
from kingoftokyo.table.wire.messages import Choose, Interject, Played, Refused, Update, Welcome
from server.online.guests import Person
from tools.science.kills import ENDED, PATIENCE, LostError, any_choice, start

if TYPE_CHECKING:
    import subprocess

    from server.browser import Browser, Tab

Point = tuple[int, int]  # the number of a decision and of its interjections

LONGEST = 0.5  # seconds until a server is killed
GATHERING = 0.2  # of the servers are killed while people gather
TABLES = (("person", "open", "open"), ("person", "open", "open", "easy"))
RULES = ("standard", "standard cultists=true halloween=true")


@dataclass
class Found:
    """Counts of what happened."""

    kills: int = 0
    games: int = 0
    choices: int = 0  # that were told to anybody
    interjections: int = 0
    in_flight: int = 0  # commands without an answer when the server was killed
    repeated: int = 0  # commands that were sent again


class Somebody:
    """A person, or the spectator without a token, across restarts of the server."""

    def __init__(self, name: str, seed: int) -> None:
        self.name, self.rng, self.token = name, random.Random(seed), ""
        self.told: dict[Point, Played] = {}  # by the point after each choice
        self.sent: list[str] = []  # ids of commands
        self.confirmed: list[str] = []  # ids of those whose choice was told
        self.pending: Choose | Interject | None = None
        self.repeated = 0
        self.error: BaseException | None = None
        self.over = False
        self._ids = count()

    def plays(self, tab: Tab) -> None:
        """Play until the game ends; `error` says why it ended before."""
        try:
            self._again(tab)
            while not tab.view.over:
                self._acts(tab)
                message = tab.next()
                if isinstance(message, Update) and message.played is not None:
                    self._told(tab, message.played)
                self._settle(tab)
                if isinstance(message, Refused) and self.pending is not None and message.id == self.pending.id:
                    self.pending = None
            self.over = True
        except (*ENDED, LostError) as error:
            self.error = error

    def _again(self, tab: Tab) -> None:
        """After a restart, send again what was not answered."""
        self._settle(tab)
        if self.pending is not None:
            self.repeated += 1
            tab.send(self.pending)

    def _acts(self, tab: Tab) -> None:
        if self.pending is not None:
            return
        number, id = tab.view.decision_number, f"{self.name}-{next(self._ids)}"
        options = [option for option in tab.last.any_time_options if option.seat != tab.view.asked]
        if options and self.rng.random() < 0.3:
            option = self.rng.choice(options)
            self.pending = Interject(id, number, option.seat or 0, option.choice)
        elif tab.decision is not None:
            self.pending = Choose(id, number, tab.decision.seat, any_choice(tab.decision, self.rng))
        else:
            return
        self.sent.append(id)
        tab.send(self.pending)
        if self.rng.random() < 0.1:
            self.repeated += 1
            tab.send(self.pending)

    def _told(self, tab: Tab, played: Played) -> None:
        point = tab.view.decision_number, tab.view.interjections
        before = self.told.setdefault(point, played)
        if before != played:
            raise LostError(f"{self.name} was told two choices at {point}: {before} and {played}")
        mine = self.pending
        if mine is not None and (played.seat, played.choice) == (mine.seat, mine.choice):
            self.confirmed.append(mine.id)
            self.pending = None

    def _settle(self, tab: Tab) -> None:
        """Forget a command whose moment has passed: another choice came first, or its own before the server ended."""
        if self.pending is not None and tab.view.decision_number > self.pending.decision_number:
            self.pending = None


@dataclass
class AtRoom:
    """A room across restarts of the server."""

    people: list[Somebody]  # the last one is the spectator
    id: str = ""
    host: Person | None = None
    joined: int = 0  # people with a token
    is_started: bool = False
    told: int = 0  # choices that were counted
    used: int = 0  # interjections among them


@dataclass
class Server:
    """One run of the server."""

    program: subprocess.Popen[str]
    browser: Browser
    killed: threading.Event = field(default_factory=threading.Event)

    def kill(self) -> None:
        self.killed.set()
        self.program.kill()

    def person(self, somebody: Somebody, room: str) -> Person:
        person = Person.owner(self.browser)
        person.token, person.room = somebody.token, room
        return person


def gather(server: Server, room: AtRoom, rng: random.Random) -> None:
    """The people make a room, join it and start; what was done before a kill is not done again."""
    for number, somebody in enumerate(room.people[:-1]):
        if not somebody.token:
            person = server.person(somebody, room.id)
            if number == 0:
                person.makes(*rng.choice(TABLES), rules=rng.choice(RULES))
            else:
                person.joins(room.id, somebody.name)
            somebody.token, room.id, room.joined = person.token, person.room, number + 1
    if not room.is_started:
        server.person(room.people[0], room.id).starts()
        room.is_started = True


def play(server: Server, room: AtRoom) -> list[threading.Thread]:
    """Everybody connects at once, and plays in a thread of their own."""
    pages = [server.person(somebody, room.id) for somebody in room.people]

    def sits(somebody: Somebody, person: Person) -> None:
        try:
            with person.sockets:
                tab = person.opens()
                tab.get(Welcome)
                somebody.plays(tab)
        except ENDED as error:
            somebody.error = somebody.error or error

    threads = [threading.Thread(target=sits, args=pair, daemon=True) for pair in zip(room.people, pages, strict=True)]
    for thread in threads:
        thread.start()
    return threads


def record(server: Server, room: AtRoom) -> dict[Point, Played]:
    """All choices of the game, by the point after each."""
    answer = server.person(room.people[-1], room.id).get(f"/api/rooms/{room.id}/moments")
    if answer.status != 200:
        raise LostError(f"the game cannot be read: {answer.body!r}")
    found: dict[Point, Played] = {}
    number = interjections = 0
    for mark in answer.read(Moments).moments:
        interjections = interjections + 1 if mark.decision_number == number and mark.played is not None else 0
        number = mark.decision_number
        if mark.played is not None:
            found[number, interjections] = mark.played
    return found


def check(server: Server, room: AtRoom, folder: Path) -> None:
    """Compare the record with what everybody was told, choice by choice, and the store with what they sent."""
    played = record(server, room)
    for somebody in room.people:
        for point, told in somebody.told.items():
            there = played.get(point)
            known = there is not None and (there.seat, there.interjection) == (told.seat, told.interjection)
            if there is None or not known or (told.choice and there.choice and told.choice != there.choice):
                raise LostError(f"{somebody.name} was told {told} at {point}, and the record has {there}")
    with sqlite3.connect(f"file:{next(folder.rglob('games.sqlite'))}?mode=ro", uri=True) as file:
        stored = file.execute("SELECT command FROM choice WHERE game = ?", (room.id,)).fetchall()
    file.close()
    if len(stored) != len(played):
        raise LostError(f"{len(stored)} choices are stored, and the record has {len(played)}")
    commands = Counter(command for (command,) in stored if command)
    sent = {id for somebody in room.people for id in somebody.sent}
    doubled = [id for id, times in commands.items() if times > 1]
    lost = [id for somebody in room.people for id in somebody.confirmed if id not in commands]
    if doubled or lost or not set(commands) <= sent:
        raise LostError(f"doubled: {doubled}; lost: {lost}; never sent: {set(commands) - sent}")


def check_seats(server: Server, room: AtRoom) -> None:
    """Everybody whose joining was answered still has a seat; a game whose start was answered has started."""
    for somebody in room.people[: room.joined]:
        if not any(seat.mine for seat in server.person(somebody, room.id).sees.seats):
            raise LostError(f"the seat of {somebody.name} is lost")
    if room.is_started and not server.person(room.people[0], room.id).sees.started:
        raise LostError("the start of the game is lost")


def finish(server: Server, room: AtRoom, folder: Path) -> None:
    """The game is over: compare it with what everybody was told, and prove its dice."""
    check(server, room, folder)
    spectator = server.person(room.people[-1], room.id)
    proof = spectator.get(f"/api/rooms/{room.id}/proof").read(Proof)
    if proof.state != "proved":
        raise LostError(f"the dice are not proved: {proof.error}")


def kill_once(folder: Path, room: AtRoom | None, rng: random.Random, found: Found) -> AtRoom | None:
    """Run and kill one server. The room is None when its game is over, or when nobody knows what became of it."""
    if room is None:
        names = ("host", "Ada", "Bob", "spectator")
        room = AtRoom([Somebody(f"{name}-{found.kills}", rng.randrange(2**32)) for name in names])
    server = Server(*start(folder))
    killer = threading.Timer(rng.uniform(0.0, LONGEST), server.kill)
    threads: list[threading.Thread] = []
    try:
        if room.id:
            check_seats(server, room)
            if room.is_started:
                check(server, room, folder)
        if not room.is_started and rng.random() < GATHERING:
            threading.Timer(rng.uniform(0.0, 0.05), server.kill).start()
        try:
            gather(server, room, rng)
        except (*ENDED, LostError):
            if not server.killed.is_set():
                raise
            return room if room.joined == len(room.people) - 1 else None  # a seat may be taken by a lost answer
        killer.start()
        threads = play(server, room)
        return _watch(server, room, threads, folder, found)
    finally:
        killer.cancel()
        server.kill()
        server.program.communicate(timeout=PATIENCE)
        for thread in threads:
            thread.join(PATIENCE)
        found.kills += 1


def _watch(server: Server, room: AtRoom, threads: list[threading.Thread], folder: Path, found: Found) -> AtRoom | None:
    """Wait until the game is over or the server is killed, and count; nobody may be disconnected before."""
    while any(thread.is_alive() for thread in threads) and not server.killed.is_set():
        for somebody, thread in zip(room.people, threads, strict=True):
            thread.join(0.02)
            if somebody.error is not None and not server.killed.wait(0.1):
                raise LostError(f"{somebody.name} was disconnected") from somebody.error
    over = all(somebody.over for somebody in room.people)
    if over:
        try:
            finish(server, room, folder)
        except ENDED:
            over = not server.killed.wait(0.1)  # if it was not killed, that is an error of its own
            if over:
                raise
    else:
        server.killed.wait()
        for thread in threads:
            thread.join(PATIENCE)
    _count(room, found, over=over)
    return None if over else room


def _count(room: AtRoom, found: Found, *, over: bool) -> None:
    for somebody in room.people:
        if isinstance(somebody.error, LostError):
            raise somebody.error
        found.in_flight += somebody.pending is not None
        found.repeated, somebody.repeated, somebody.error = found.repeated + somebody.repeated, 0, None
    told = {point: played for somebody in room.people for point, played in somebody.told.items()}
    used = sum(played.interjection for played in told.values())
    found.choices, found.interjections = found.choices + len(told) - room.told, found.interjections + used - room.used
    room.told, room.used = len(told), used
    found.games += over


def kill(folder: Path, kills: int, seed: int) -> Found:
    """Run many servers; raises LostError as soon as something is lost or doubled."""
    print(f"seed {seed}", flush=True)
    rng, found, room, began = random.Random(seed), Found(), None, time.monotonic()
    while found.kills < kills:
        room = kill_once(folder, room, rng, found)
        if found.kills % 10 == 0:
            print(f"{found}  {time.monotonic() - began:.0f} s", flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            found = kill(Path(folder), chosen.kills, chosen.seed)
        except LostError as error:
            sys.exit(f"lost: {error}")
    print(f"{found}\nnothing was lost or doubled")


if __name__ == "__main__":
    main()
