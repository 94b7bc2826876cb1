"""Friends play together over HTTP and sockets: make a room, join it, start, play to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kingoftokyo.table.online.gathering import REMOVED
from kingoftokyo.table.wire.looking_back import Moments, Proof
from kingoftokyo.table.wire.messages import Refused, Welcome
from kingoftokyo.table.wire.online import NewRoom, Removal, RoomData, RoomList, RoomMade, Said, Vote, WantedSeat
from server.conftest import Running
from server.online.guests import Person
from tables.pages import quiet_answer

if TYPE_CHECKING:
    from server.browser import Browser, Tab
    from server.online.conftest import People


def play(*tabs: Tab, choices: int = 10_000) -> None:
    """Each page answers what it is asked, until all have seen the end or this number of choices."""
    for _ in range(choices):
        number = max(tab.view.decision_number for tab in tabs)
        for tab in tabs:
            tab.until(lambda tab, number=number: tab.view.decision_number >= number)  # type: ignore[misc]
        if any(tab.view.over for tab in tabs):
            return
        asked = next((tab for tab in tabs if tab.decision is not None), tabs[0])
        if asked.decision is not None:
            asked.choose(quiet_answer(asked.decision))
        asked.until(lambda tab, number=number: tab.view.decision_number > number)  # type: ignore[misc]


def test_friends_meet_by_a_code_and_play_to_the_end(host: Person, guest: Person, people: People) -> None:
    host.makes("person", "open", "open", "easy")
    found = guest.get(f"/api/rooms/code/{host.code}").read(RoomData)
    guest.joins(found.id, "Ada")
    third = people().joins(found.id, "Bob")
    lobby = guest.opens()
    host.starts()
    tabs = [host.sits(), third.sits(), lobby]
    lobby.get(Welcome)
    watcher = people()
    watcher.room = host.room
    watching = watcher.sits()

    play(*tabs)

    watching.until(lambda tab: tab.view.over)
    assert [tab.view.winner for tab in (*tabs, watching)] == [tabs[0].view.winner] * 4
    assert watching.view.seat is None
    assert guest.sees.over
    record = watcher.get(f"/api/rooms/{host.room}/record")
    assert record.status == 200
    assert len(watcher.get(f"/api/rooms/{host.room}/moments").read(Moments).moments) > 20
    assert watcher.get(f"/api/rooms/{host.room}/proof").read(Proof).state == "proved"


def test_the_room_is_sent_to_all_when_somebody_comes_is_ready_and_speaks(host: Person, guest: Person) -> None:
    host.makes("person", "open")
    lobby = host.opens()
    assert not lobby.get(RoomData).seats[1].taken

    guest.joins(host.room, "Ada")
    assert lobby.get(RoomData).seats[1].name == "Ada"
    assert guest.in_room("seat", {"seat": 1, "ready": True}).status == 204
    assert lobby.get(RoomData).seats[1].ready
    assert guest.says("hello").status == 204
    assert lobby.get(Said).line.text == "hello"
    assert host.in_room("seat", {"seat": 0, "ready": True}).status == 204
    lobby.get(Welcome)
    assert host.sees.started


def test_a_removed_guest_is_sent_away_and_their_token_holds_nothing_any_more(host: Person, guest: Person) -> None:
    host.makes("person", "open")
    tab = guest.joins(host.room).opens()

    assert host.in_room("remove", Removal(1)).status == 204

    with pytest.raises(ConnectionClosed) as closed:
        tab.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == REMOVED
    assert guest.in_room("seat", {"seat": 1, "ready": True}).status == 400
    assert not any(seat.mine for seat in guest.sees.seats)


def test_a_game_that_all_want_to_end_ends_and_its_rematch_has_tokens_of_its_own(host: Person, guest: Person) -> None:
    host.makes("person", "open")
    guest.joins(host.room)
    host.starts()
    for person in (host, guest):
        assert person.in_room("vote", Vote(end=True)).status == 204
    assert host.sees.ended
    first, second = (person.in_room("rematch").read(RoomMade) for person in (host, guest))
    assert first.room == second.room != host.room
    assert len({first.token, second.token, host.token, guest.token}) == 4
    assert guest.ask("POST", f"/api/rooms/{first.room}/seat", b'{"seat":1,"ready":true}').status == 400
    guest.room, guest.token = second.room, second.token
    assert [seat.mine for seat in guest.sees.seats] == [False, True]


def test_two_devices_with_one_token_are_one_person(host: Person, guest: Person) -> None:
    host.makes("person", "open")
    phone, laptop = guest.joins(host.room).opens(), guest.opens()
    host.starts()
    at_home = host.sits()
    for tab in (phone, laptop):
        tab.get(Welcome)
    asked = [tab for tab in (phone, laptop, at_home) if tab.decision is not None]

    assert asked in ([phone, laptop], [at_home])
    assert [seat.present for seat in guest.sees.seats] == [True, True]
    phone.close()
    host.says("still there?")
    laptop.get(Said)
    assert [seat.present for seat in guest.sees.seats] == [True, True]


# Tokens


def wrong_tokens(own: str) -> list[str]:
    """Forged, cut, changed, empty and endless tokens."""
    text, _, signature = own.rpartition(".")
    flipped = signature[:-2] + ("A" if signature[-2] != "A" else "B") + signature[-1]
    return [
        *("", "x", ".", "..", text, f"{text}.", f".{signature}", f"{text}.{flipped}", f"x{own}"),
        *(f"{text}x.{signature}", own.upper(), own[::-1], "x" * 10_000, f"{own}{'x' * 10_000}"),
    ]


def test_a_wrong_token_holds_no_seat_and_changes_nothing(host: Person, guest: Person) -> None:
    host.makes("person", "open")
    guest.joins(host.room, "Ada")
    own, before = guest.token, host.sees
    for token in wrong_tokens(own):
        guest.token = token
        assert not any(seat.mine for seat in guest.sees.seats)
        for what, data in (
            ("seat", {"seat": 1, "name": "Eve"}),
            ("leave", {}),
            ("say", {"text": "Eve"}),
            ("start", {}),
            ("remove", {"seat": 1}),
            ("rematch", {}),
            ("vote", {"end": True}),
            ("arrange", NewRoom("standard", [WantedSeat("person"), WantedSeat("easy")])),
        ):
            answer = guest.in_room(what, data)
            assert answer.status == 400, (token, what, answer.body)
    assert host.sees == before


def test_the_token_of_another_room_holds_no_seat(host: Person, guest: Person, people: People) -> None:
    host.makes("person", "open")
    other = people(owner=True).makes("person", "open")
    guest.joins(host.room, "Ada")
    guest.token = other.token
    assert guest.in_room("seat", {"seat": 1, "name": "Eve"}).status == 400
    assert not any(seat.mine for seat in guest.sees.seats)


def test_a_token_that_is_sent_twice_or_without_letters_is_none(host: Person) -> None:
    host.makes("person", "open")
    for token in ("\xe9", "\xff" * 50, '"', "\t", f"{host.token}, {host.token}", f"{host.token} "):
        answer = host.ask("GET", f"/api/rooms/{host.room}", x_kot_seat=token)
        assert answer.status == 200
        assert sum(seat.mine for seat in answer.read(RoomData).seats) == (token.strip() == host.token)


def test_a_socket_with_a_wrong_token_only_watches(host: Person, guest: Person) -> None:
    host.makes("person", "open")
    guest.joins(host.room)
    host.starts()
    for token in [one for one in wrong_tokens(guest.token) if 0 < len(one) < 5000]:
        tab = guest.sits(token=token)
        assert (tab.view.seat, tab.decision) == (None, None)
        tab.choose("stop", seat=tab.view.asked)
        assert tab.get(Refused).why == "not-yours"
        tab.close()


def test_a_socket_with_an_endless_token_is_refused_at_once(host: Person, guest: Person) -> None:
    guest.room = host.makes("person", "open").room
    for letters in (10_000, 40_000):
        with pytest.raises(InvalidStatus) as refused:
            guest.connect(token="x" * letters)
        assert refused.value.response.status_code == 431


def test_public_rooms_are_listed_for_guests_and_private_ones_are_not(host: Person, guest: Person) -> None:
    private = host.makes("person", "open").room
    public = host.makes("person", "open", public=True).room
    listed = [room.id for room in guest.get("/api/rooms").read(RoomList).rooms]
    assert public in listed
    assert private not in listed


def test_a_room_that_does_not_exist_closes_the_socket(guest: Person) -> None:
    guest.room = "nowhere"
    with pytest.raises(ConnectionClosed) as closed:
        guest.connect().recv(5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_after_a_restart_everybody_is_back_with_the_same_token(alone: Running, at_home: Browser) -> None:
    host = Person.owner(at_home).makes("person", "open")
    friend = Person.owner(at_home).joins(host.room)
    host.starts()
    tabs = [person.sits() for person in (host, friend)]
    play(*tabs, choices=5)
    before = tabs[0].view.decision_number
    for person in (host, friend):
        person.sockets.close()
    alone.stop()
    again = Running(alone.folder, alone.keys.port)
    try:
        for person in (host, friend):
            person.passes = again.access._pass  # noqa: SLF001  the page computes it
        tabs = [person.sits() for person in (host, friend)]
        assert [tab.view.decision_number for tab in tabs] == [before] * 2
        play(*tabs, choices=3)
    finally:
        for person in (host, friend):
            person.sockets.close()
        again.stop()
