"""Bots that mean harm. They are only ever loaded in a separate process; a test gives each a copy of this file."""

# mypy: ignore-errors

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import time
from pathlib import Path

from kingoftokyo.arena.sandbox.namespaces import why_not
from kingoftokyo.players.player import Player

MARK = "left behind by a bot"  # a test writes another name here


def start(**options):
    """A child process that runs until it is killed."""
    subprocess.Popen([MARK, "600"], executable="/bin/sleep", stdin=-3, stdout=-3, stderr=-3, **options)


def start_daemon():
    """The same, twice removed: its parent is gone."""
    if os.fork() == 0:
        os.setsid()
        start(start_new_session=True)
        os._exit(0)


def parent_of(process):
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])


def worker():
    """Above this process is its reaper, and above that the worker."""
    return parent_of(os.getppid())


def answers():
    """The pipe that answers go to: what is open behind the three standard streams, for writing."""
    for fd in range(3, 64):
        try:
            if os.readlink(f"/proc/self/fd/{fd}").startswith("pipe:"):
                os.write(fd, b"")
                yield fd
        except OSError:
            continue


def forge(number, **answer):
    for fd in answers():
        os.write(fd, json.dumps({"id": number, **answer}).encode() + b"\n")


class Parent(Player):
    """Starts children in each game: one in its group, one in a separate session, and one whose parent is gone."""

    def __init__(self, seed=0):
        super().__init__(seed)
        start()
        start(start_new_session=True)
        start_daemon()

    def choose(self, view, decision, clock):
        return decision.options[-1]


class ThinkingParent(Parent):
    """Never answers."""

    def choose(self, view, decision, clock):
        time.sleep(600)


class Orphan(Parent):
    """Ends its own reaper."""

    def choose(self, view, decision, clock):
        os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(600)


class Clocky(Player):
    """Thinks for three times its limit, then turns its clock back."""

    def choose(self, view, decision, clock):
        time.sleep(3 * clock.limit)
        clock.start()
        return decision.options[-1]


class Dawdling(Player):
    """Lets our own answers wait, so that the way to it seems long."""

    def __init__(self, seed=0):
        super().__init__(seed)
        write = os.write

        def slowly(fd, data):
            time.sleep(0.2)
            return write(fd, data)

        os.write = slowly

    def choose(self, view, decision, clock):
        return decision.options[-1]


class Nan(Player):
    """Says that it took no time that anybody could compare."""

    asked = 7  # the beginning of the game and five pings come before, from 2 on

    def choose(self, view, decision, clock):
        type(self).asked += 1
        forge(self.asked, choice=decision.options[-1].text, seconds=float("nan"))
        time.sleep(600)


class Excuse(Player):
    """Says that our own code is to blame, so that the game should not count."""

    asked = 7

    def choose(self, view, decision, clock):
        type(self).asked += 1
        forge(self.asked, kind="unasked", fault="IndexError: not me")
        return decision.options[-1]


class Killer(Player):
    """Ends every rival that it can see; those whose files lie elsewhere are of another test."""

    def choose(self, view, decision, clock):
        here = os.fsencode(Path(__file__).parent)
        for path in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                line = path.read_bytes()
                if b"sandbox.child" in line and here in line and b":Killer" not in line:
                    os.kill(int(path.parent.name), signal.SIGKILL)
            except OSError:
                continue
        return decision.options[-1]


class Forger(Player):
    """Speaks for its worker: one outcome more than there are games."""

    def choose(self, view, decision, clock):
        won = {
            "number": 0,
            "winner": 0,
            "reason": "points",
            "first": 0,
            "turns": 9,
            "decisions": 9,
            "standings": [0, 1],
            "points": [20, 0],
            "health": [9, 9],
            "tokyo": [0, 0],
            "cards": [[], []],
            "luck": None,
            "faults": [],
            "printed": [],
        }
        try:
            with Path(f"/proc/{worker()}/fd/1").open("w") as out:
                out.write(json.dumps(["0" * 32, won]) + "\n")
        except OSError:
            pass
        return decision.options[-1]


class Stopper(Player):
    """Stops its worker."""

    def choose(self, view, decision, clock):
        try:
            os.kill(worker(), signal.SIGSTOP)
        except OSError:
            pass
        return decision.options[-1]


class Looking(Player):
    """Says what is within its reach: the log, writing beside itself, the network, other processes."""

    def choose(self, view, decision, clock):
        print(json.dumps(self.seen()))
        return decision.options[-1]

    def seen(self):
        here = Path(__file__)
        return {
            "log": self.works(lambda: here.with_name("log").read_text()),
            "write": self.works(lambda: here.with_name("written").write_text("!")),
            "temporary": self.works(lambda: Path("/dev/shm/written").write_text("!")),
            "network": self.works(lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).connect(("192.0.2.1", 9))),
            "processes": len([path for path in os.listdir("/proc") if path.isdigit()]),
            "isolates": not why_not(),
        }

    def works(self, deed):
        try:
            deed()
        except OSError:
            return False
        return True


class Hoarding(Player):
    """Takes more of the system than it may have."""

    def choose(self, view, decision, clock):
        files, written = [], 0
        try:
            while len(files) < 2000:
                files.append(os.open("/dev/null", os.O_RDONLY))
        except OSError:
            pass
        for fd in files:
            os.close(fd)
        try:
            with Path("/dev/shm/large").open("wb") as large:
                while written < 200 << 20:
                    written += large.write(b"\0" * (1 << 20))
        except OSError:
            pass
        print(json.dumps({"files": len(files), "bytes": written}))
        return decision.options[-1]
