"""A program for a network namespace of its own: starts `kot serve` there, and visits it from the namespace's addresses.

The test runs it as `unshare --net`; it ends with an error if something is not as it should be.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from websockets.exceptions import ConnectionClosed

from kingoftokyo.server.online.network import local_addresses
from kingoftokyo.table.wire.messages import Welcome
from kingoftokyo.table.wire.online import NetworkData, OpenNetwork
from server.browser import Browser
from server.online.guests import Person
from tools.science.kills import environment

if TYPE_CHECKING:
    from collections.abc import Iterator

ADDRESSES = ["10.77.1.1", "10.77.2.1"]
DEVICES = (
    *("ip link set lo up", "ip link add kot0 type veth peer name kot1", "ip link set kot0 up", "ip link set kot1 up"),
    *("ip addr add 10.77.1.1/24 dev kot0", "ip addr add 10.77.2.1/24 dev kot1"),
)


def set_up() -> None:
    for command in DEVICES:
        subprocess.run(command.split(), check=True, capture_output=True)


@contextmanager
def serving(*options: str) -> Iterator[tuple[Browser, subprocess.Popen[str]]]:
    """A server with these options, and the browser of its owner."""
    with tempfile.TemporaryDirectory() as folder:
        program = subprocess.Popen(
            [sys.executable, "-m", "kingoftokyo", "serve", "--no-browser", *options],
            env=environment(Path(folder)),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            line = program.stdout.readline() if program.stdout else ""
            found = re.search(r"http://127\.0\.0\.1:\d+/\?key=[\w-]+", line)
            assert found, line
            browser = Browser.at(found[0])
            with browser.sockets:
                yield browser, program
        finally:
            program.kill()
            program.communicate()


def reaches(address: str, port: int) -> bool:
    """Whether a server answers there."""
    try:
        return Person(port, at=address, to=address).get("/api/rooms").status == 200
    except ConnectionRefusedError:
        return False


def friends(browser: Browser) -> list[Person]:
    """The host, and a guest at each address, whose game has started."""
    port = browser.keys.port
    host = Person.owner(browser).makes("person", "open", "open")
    guests = [Person(port, at=address, to=address).joins(host.room, address) for address in ADDRESSES]
    host.starts()
    return [host, *guests]


def play(people: list[Person], choices: int) -> None:
    """Everybody answers what they are asked."""
    tabs = [person.sits() for person in people]
    for _ in range(choices):
        number = max(tab.view.decision_number for tab in tabs)
        for tab in tabs:
            tab.until(lambda tab, number=number: tab.view.decision_number >= number)  # type: ignore[misc]
        [asked] = [tab for tab in tabs if tab.decision is not None]
        asked.answer()
    assert all(tab.view.decision_number >= choices - 1 for tab in tabs)


def open_from_the_start() -> None:
    """With --lan, both addresses are printed or shown, and everybody plays."""
    with serving("--lan") as (browser, program):
        assert program.stdout is not None
        printed = next(line for line in program.stdout if "Others on your network" in line)
        shown = browser.get("/api/network").read(NetworkData).addresses
        assert sorted(shown) == [f"http://{address}:{browser.keys.port}/" for address in ADDRESSES], shown
        assert all(address in printed for address in shown), printed
        play(friends(browser), 12)
        guest = Person(browser.keys.port, at=ADDRESSES[0], to=ADDRESSES[0])
        assert guest.get("/api/menu").status == 403
        assert guest.ask("GET", "/api/rooms", host=f"evil.example:{browser.keys.port}").status == 421
        assert guest.ask("GET", "/api/rooms", host=f"10.77.9.9:{browser.keys.port}").status == 421


def closed_without_lan() -> None:
    """Without --lan, only 127.0.0.1 answers."""
    with serving() as (browser, _):
        assert browser.get("/api/rooms").status == 200
        assert browser.get("/api/network").read(NetworkData) == NetworkData([], can_open=True)
        for address in ADDRESSES:
            assert not reaches(address, browser.keys.port), address


def opened_and_closed_at_run_time() -> None:
    """The switch in the menu opens the server, and closes it for those who are connected, too."""
    with serving() as (browser, _):
        port = browser.keys.port
        for _ in range(2):
            assert len(browser.post("/api/network", OpenNetwork(open=True)).read(NetworkData).addresses) == 2
            people = friends(browser)
            play(people, 3)
            page = people[1].opens()
            page.get(Welcome)
            assert browser.post("/api/network", OpenNetwork(open=False)).read(NetworkData).addresses == []
            assert not any(reaches(address, port) for address in ADDRESSES)
            with suppress(ConnectionClosed):
                page.until(lambda _: False)
            assert people[0].sees.started, "the host is still served"


def main() -> None:
    set_up()
    assert sorted(local_addresses()) == ADDRESSES, local_addresses()
    open_from_the_start()
    closed_without_lan()
    opened_and_closed_at_run_time()


if __name__ == "__main__":
    main()
