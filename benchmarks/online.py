"""Online tables under load: `python -m benchmarks.online [SOCKETS] [CHOICES_PER_SECOND] [SECONDS]`.

A server process with SQLite, and this process with all clients: people at tables of six, who answer as often as wanted
all together. It prints the time from sending a choice until each seat of the table has heard of it, the processor time
of both processes, and the memory of the server. Everything is on loopback, and ends after the given seconds.
"""

import asyncio
import json
import os
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

SEATS = 6
PORT = 8933
ORIGIN = f"http://127.0.0.1:{PORT}"
PATIENCE = 60.0
CHANGING_NOTHING = ("yield", "done", "pass", "accept", "decline", "keep_roll")


@dataclass
class Measured:
    """Latencies in milliseconds, from a choice to each seat that hears of it."""

    sent: dict[str, float] = field(default_factory=dict)  # by room: when the last choice was sent
    latencies: list[float] = field(default_factory=list)
    choices: int = 0
    refused: int = 0
    ended: int = 0


def ask(path: str, body: object, token: str = "", at: str = "127.0.0.1") -> dict[str, str]:
    """A request from this address of the machine: each may make only some rooms a minute."""
    headers = {"Content-Type": "application/json", "Origin": ORIGIN, "X-Kot-Seat": token}
    connection = HTTPConnection("127.0.0.1", PORT, timeout=PATIENCE, source_address=(at, 0))
    connection.request("POST", f"/api/{path}", json.dumps(body), headers)
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    if answer.status >= 400:
        sys.exit(f"{path}: {answer.status} {text.decode()}")
    return json.loads(text) if text else {}


def made_table(number: int) -> tuple[str, list[str]]:
    """A started table of six people: its id, and their tokens."""
    seats = [{"player": "person"}, *[{"player": "open"}] * (SEATS - 1)]
    made = ask("rooms", {"rules": "standard", "seats": seats}, at=f"127.0.1.{1 + number // 8}")
    room, tokens = made["room"], [made["token"]]
    tokens += [ask(f"rooms/{room}/join", {})["token"] for _ in range(SEATS - 1)]
    ask(f"rooms/{room}/start", {}, tokens[0])
    return room, tokens


def quiet_answer(decision: dict[str, Any]) -> str:
    """An answer that changes as little as possible."""
    roll = decision["roll"]
    if roll is not None:
        return "stop" if roll["may_stop"] else f"keep {' '.join(roll['dice'])}"
    choices = [str(option["choice"]) for option in decision["options"]]
    return next((choice for choice in choices if choice in CHANGING_NOTHING), choices[0])


async def sit(room: str, token: str, pause: float, until: float, measured: Measured, there: asyncio.Event) -> None:
    """One person at one socket, who answers some time after being asked."""
    offered = [Subprotocol("kingoftokyo"), Subprotocol(f"seat.{token}")]
    address = f"ws://127.0.0.1:{PORT}/api/rooms/{room}/socket"
    async with connect(address, origin=Origin(ORIGIN), subprotocols=offered, max_size=2**24, proxy=None) as socket:
        while time.monotonic() < until:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), until - time.monotonic()))
            except TimeoutError:
                return
            if message["type"] == "refused":
                measured.refused += 1
            if message["type"] not in ("welcome", "update"):
                continue
            if message["type"] == "update" and message["played"] and room in measured.sent:
                measured.latencies.append((time.perf_counter() - measured.sent[room]) * 1000)
            if message["view"]["over"]:
                measured.ended += 1
                return
            if message["decision"] is not None:
                await there.wait()
                await asyncio.sleep(pause)
                await choose(socket, room, message["decision"], measured)


async def choose(socket: ClientConnection, room: str, decision: dict[str, Any], measured: Measured) -> None:
    measured.choices += 1
    measured.sent[room] = time.perf_counter()
    number, seat = decision["decision_number"], decision["seat"]
    command = {"type": "choose", "id": f"{room}{number}", "decision_number": number, "seat": seat}
    await socket.send(json.dumps({**command, "choice": quiet_answer(decision)}))


async def load(tables: list[tuple[str, list[str]]], per_second: float, seconds: float) -> Measured:
    measured, there = Measured(), asyncio.Event()
    pause = len(tables) / per_second
    until = time.monotonic() + seconds + PATIENCE
    people = [
        asyncio.create_task(sit(room, token, pause, until, measured, there))
        for room, tokens in tables
        for token in tokens
    ]
    await asyncio.sleep(min(PATIENCE, 2 + len(people) / 100))  # all are connected and welcomed
    there.set()
    await asyncio.sleep(seconds)
    for person in people:
        person.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    return measured


def server(folder: str) -> subprocess.Popen[str]:
    environment = os.environ | {"XDG_DATA_HOME": folder}
    command = [sys.executable, "-m", "kingoftokyo", "serve", "--no-browser", "--port", str(PORT), "--public", ORIGIN]
    started = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert started.stdout is not None
    for line in started.stdout:
        if "Anybody who opens" in line:
            return started
    sys.exit("the server has not started")


def processor(pid: int) -> float:
    """Seconds of processor time that this process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Megabytes of memory that this process has."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def main() -> None:
    given = [float(text) for text in sys.argv[1:]]
    sockets, per_second, seconds = [*given, *(60.0, 30.0, 10.0)[len(given) :]]
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))
    with tempfile.TemporaryDirectory() as folder:
        running = server(folder)
        try:
            empty = memory(running.pid)
            tables = [made_table(number) for number in range(max(1, round(sockets / SEATS)))]
            before, own = processor(running.pid), time.process_time()
            measured = asyncio.run(load(tables, per_second, seconds))
            used, own = processor(running.pid) - before, time.process_time() - own
            report(measured, len(tables), seconds, used, own, memory(running.pid), empty)
        finally:
            running.send_signal(signal.SIGTERM)
            running.wait(PATIENCE)


def report(
    measured: Measured, tables: int, seconds: float, used: float, own: float, megabytes: float, empty: float
) -> None:
    found = sorted(measured.latencies) or [0.0]
    p99 = found[int(len(found) * 0.99)]
    print("| sockets | tables | choices/s | median ms | p99 ms | server CPU s | clients CPU s | MB | MB a table |")
    print("| --: | --: | --: | --: | --: | --: | --: | --: | --: |")
    rate, median = measured.choices / seconds, statistics.median(found)
    print(
        f"| {tables * SEATS} | {tables} | {rate:.0f} | {median:.1f} | {p99:.1f} | "
        f"{used:.1f} | {own:.1f} | {megabytes:.0f} | {(megabytes - empty) / tables:.2f} |"
    )
    if measured.refused or measured.ended:
        print(f"\n{measured.refused} choices were refused, {measured.ended // SEATS} games ended meanwhile.")


if __name__ == "__main__":
    main()
