"""A public server behind a proxy: anybody may make online tables, and nothing else is theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kingoftokyo.server.online.makers import BURST, Makers
from kingoftokyo.table.wire.requests import Menu
from server.online.guests import Person

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.browser import Answer
    from server.conftest import Running

ORIGIN = "https://kot.example"


class Visitor(Person):
    """Somebody whose browser asks the proxy, which passes the request on with the public host."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.host = "kot.example"

    def ask(self, method: str, path: str, body: bytes = b"", **changes: str | None) -> Answer:
        return super().ask(method, path, body, **{"origin": ORIGIN, **changes})


@pytest.fixture
def public(running: Running) -> Iterator[Visitor]:
    running.access.public = ORIGIN
    yield Visitor(running.keys.port)
    running.access.public = ""


def test_a_visitor_makes_a_table_and_another_one_joins_it(public: Visitor, running: Running) -> None:
    public.makes("person", "open", public=True)
    other = Visitor(running.keys.port).joins(public.room, "Ada")
    assert [seat.name for seat in public.sees.seats] == ["", "Ada"]
    assert public.room in public.get("/api/rooms").body.decode()
    other.token = ""
    assert not any(seat.mine for seat in other.sees.seats)


def test_the_menu_of_visitors_says_that_they_may_make_tables(public: Visitor) -> None:
    assert public.get("/api/online/menu").read(Menu).hosting


def test_what_belongs_to_the_operator_is_refused(public: Visitor) -> None:
    for method, path in (("GET", "/api/menu"), ("POST", "/api/tables"), ("POST", "/api/exit"), ("GET", "/api/network")):
        assert public.ask(method, path, b"{}" if method == "POST" else b"").status == 403


def test_only_pages_of_the_public_origin_may_change_something(public: Visitor) -> None:
    body = b'{"rules":"standard","seats":[{"player":"person"},{"player":"open"}]}'
    for origin in ("http://kot.example", "https://evil.example", "null", None):
        assert public.ask("POST", "/api/rooms", body, origin=origin).status == 403
    assert public.ask("POST", "/api/rooms", body, host="evil.example").status == 421


def test_the_policy_of_the_page_allows_its_secure_socket(public: Visitor) -> None:
    policy = public.get("/api/health").headers["content-security-policy"]
    assert "wss://kot.example" in policy


def test_the_health_of_the_server_is_told_to_anybody(public: Visitor) -> None:
    assert public.get("/api/health").status == 200


def test_one_address_cannot_make_tables_without_end() -> None:
    makers = Makers()
    assert [makers.may("one") for _ in range(int(BURST) + 5)].count(True) == BURST
    assert makers.may("another")
