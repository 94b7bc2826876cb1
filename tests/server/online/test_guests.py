"""Guests without the pass: what they reach while the server is open to the network, and that nothing else is theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kingoftokyo.backend.routes import ROUTES
from kingoftokyo.server.online.network_routes import NETWORK_ROUTES
from kingoftokyo.server.online.room_routes import ROOM_ROUTES
from server.online.guests import NEIGHBOUR

if TYPE_CHECKING:
    from server.browser import Browser
    from server.conftest import Running
    from server.online.conftest import People
    from server.online.guests import Person

NOT_FOR_GUESTS = [
    *((route.method, route.path) for route in ROUTES),
    *(("POST", "/api/exit"), ("POST", "/api/key"), ("GET", "/api/alive"), ("POST", "/api/rooms")),
    *(("GET", "/api/network"), ("POST", "/api/network"), ("GET", "/api/schema/openapi.json")),
]


def concrete(path: str, room: str) -> str:
    """This path with the room's id for its table or puzzle."""
    for name in ("table", "puzzle", "room:str", "code:str"):
        path = path.replace(f"{{{name}}}", room)
    return path.replace("{moment}", "0").replace("{moment:int}", "0")


@pytest.mark.parametrize(("method", "path"), NOT_FOR_GUESTS)
def test_what_belongs_to_the_owner_is_refused_to_guests(host: Person, guest: Person, method: str, path: str) -> None:
    guest.joins(host.makes("person", "open").room)
    body = b'{"open":true}' if method == "POST" else b""
    assert guest.ask(method, concrete(path, host.room), body).status == 403
    assert guest.ask(method, concrete(path, host.room), body, x_kot_pass=guest.token).status == 403


def test_what_guests_reach_is_refused_while_the_server_is_not_open(running: Running, host: Person) -> None:
    host.makes("person", "open")
    nobody = type(host)(running.keys.port, at="127.0.0.1")
    nobody.room, nobody.token = host.room, host.token  # even with a good token
    for handler in (*ROOM_ROUTES, *NETWORK_ROUTES):
        for path in handler.paths:
            for method in handler.http_methods & {"GET", "POST"}:
                body = b"{}" if method == "POST" else b""
                assert nobody.ask(method, concrete(path, host.room), body).status == 403, path
    with pytest.raises(InvalidStatus) as refused:
        nobody.connect()
    assert refused.value.response.status_code == 403


def test_a_guest_is_let_in_while_it_is_open_and_refused_afterwards(
    running: Running, host: Person, guest: Person
) -> None:
    host.makes("person", "open")
    guest.joins(host.room)
    assert guest.sees.seats[1].mine
    running.access.others = ()
    assert guest.get(f"/api/rooms/{host.room}").status == 421, "this address is not the server's any more"
    guest.host = f"127.0.0.1:{running.keys.port}"
    assert guest.get(f"/api/rooms/{host.room}").status == 403


def test_the_menu_of_guests_has_no_games_and_saves(host: Person, guest: Person, browser: Browser) -> None:
    mine = browser.new_table("person", "easy")
    host.makes("person", "open")
    menu = guest.get("/api/online/menu")
    assert menu.status == 200
    assert mine not in menu.body.decode()
    assert host.room not in menu.body.decode()


def test_a_table_of_one_screen_is_no_room_and_a_room_no_table(host: Person, guest: Person, browser: Browser) -> None:
    mine = browser.new_table("person", "easy")
    for path in ("", "/moments", "/moments/0", "/statistics", "/proof", "/record"):
        assert guest.get(f"/api/rooms/{mine}{path}").status == 404
    guest.room = mine
    with pytest.raises(ConnectionClosed):
        guest.connect().recv(5)
    host.makes("person", "easy").starts()
    for path in ("record", "moments", "moments/0", "statistics", "proof", "puzzle"):
        assert host.get(f"/api/tables/{host.room}/{path}").status == 404, path
    for path in ("save", "play-on", "rematch", "rename", "delete"):
        body = {"moment": 0} if path == "play-on" else {"name": "x"}
        assert host.post(f"/api/tables/{host.room}/{path}", body).status in (400, 404), path
    assert host.sees.started


def test_the_record_of_a_running_game_is_nobodys(host: Person, guest: Person) -> None:
    guest.joins(host.makes("person", "open").room)
    host.starts()
    for person in (host, guest):
        assert person.get(f"/api/rooms/{host.room}/record").status == 404


@pytest.mark.parametrize(
    "wrong", ["evil.example", "evil.example:{port}", NEIGHBOUR, f"{NEIGHBOUR}:1", "192.168.77.8:{port}", ""]
)
def test_another_host_is_refused_at_the_network_address(host: Person, guest: Person, wrong: str) -> None:
    guest.joins(host.makes("person", "open").room)
    asked = wrong.format(port=guest.port)
    assert guest.ask("GET", f"/api/rooms/{host.room}", host=asked).status == 421
    assert guest.ask("GET", "/", host=asked, origin=None).status == 421
    if asked:
        with pytest.raises(InvalidStatus):
            guest.connect(host=asked)


@pytest.mark.parametrize(
    "wrong",
    [None, "null", "http://evil.example", "https://{host}", "http://127.0.0.1:{port}", "http://localhost:{port}"],
)
def test_a_page_of_another_origin_changes_nothing_at_the_network_address(
    host: Person, guest: Person, wrong: str | None
) -> None:
    guest.joins(host.makes("person", "open").room)
    origin = None if wrong is None else wrong.format(host=guest.host, port=guest.port)
    answer = guest.ask("POST", f"/api/rooms/{host.room}/leave", b"{}", origin=origin)
    assert answer.status == 403
    if origin is not None:
        assert guest.ask("GET", f"/api/rooms/{host.room}", origin=origin).status == 403
        with pytest.raises(InvalidStatus):
            guest.connect(origin=origin)
    assert guest.sees.seats[1].mine


def test_a_form_of_another_page_cannot_join(host: Person, guest: Person) -> None:
    host.makes("person", "open")
    for kind in (None, "text/plain", "application/x-www-form-urlencoded"):
        assert guest.ask("POST", f"/api/rooms/{host.room}/join", b"{}", content_type=kind).status == 415
    assert not host.sees.seats[1].taken


def test_the_page_of_a_guest_may_open_sockets_at_the_network_address_only(guest: Person) -> None:
    policy = guest.ask("GET", "/api/rooms").headers["content-security-policy"]
    assert f"ws://{NEIGHBOUR}:{guest.port}" in policy
    assert "*" not in policy


def test_nobody_takes_more_seats_than_there_are(host: Person, people: People, open_server: Running) -> None:
    host.makes("person", "open")
    assert open_server.access.is_open
    answers = [people().post(f"/api/rooms/{host.room}/join", {}) for _ in range(3)]
    assert sorted(answer.status for answer in answers) == [200, 400, 400]
