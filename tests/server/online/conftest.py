"""A server that is open to the local network, and people at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pytest

from server.browser import Browser
from server.online.guests import NEIGHBOUR, Person

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.conftest import Running


class People(Protocol):
    def __call__(self, *, owner: bool = False) -> Person: ...


@pytest.fixture
def open_server(running: Running) -> Iterator[Running]:
    """The server that the tests of this file share, open to the local network during this test."""
    running.access.others = (f"{NEIGHBOUR}:{running.keys.port}",)
    yield running
    running.access.others = ()


@pytest.fixture
def people(running: Running) -> Iterator[People]:
    """Makes people: guests of the local network, and the owner of the server."""
    made: list[Person] = []

    def make(*, owner: bool = False) -> Person:
        made.append(Person.owner(Browser(running.keys)) if owner else Person(running.keys.port))
        return made[-1]

    yield make
    for person in made:
        person.sockets.close()


@pytest.fixture
def host(people: People) -> Person:
    """The owner of the server, who makes rooms."""
    return people(owner=True)


@pytest.fixture
def guest(people: People, open_server: Running) -> Person:  # noqa: ARG001  it is open for the guest
    """A guest of the local network."""
    return people()
