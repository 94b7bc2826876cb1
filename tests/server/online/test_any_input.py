"""Whatever is sent to a room: it is refused with a sentence, nothing fails, and other tables play on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from kingoftokyo.table.wire.messages import Refused
from kingoftokyo.table.wire.requests import ErrorResponse
from server.browser import Browser
from server.online.guests import NEIGHBOUR, Person

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.browser import Answer, Tab
    from server.conftest import Running

ANY = settings(
    max_examples=150, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
NUMBERS = st.integers() | st.integers(-3, 8) | st.floats(allow_nan=False, allow_infinity=False)
PLAIN = (
    st.none() | st.booleans() | NUMBERS | st.text(max_size=40) | st.sampled_from(["stop", "girder", "open", "person"])
)
TOKENS = st.text(st.characters(min_codepoint=33, max_codepoint=255, exclude_categories=["Cc"]), max_size=60)
FIELDS = (
    *("type", "id", "seat", "choice", "decision_number", "keep", "paused", "interjections", "hidden", "hurried"),
    *("monster", "name", "ready", "words", "text", "reaction", "end", "rules", "seats", "player", "public", "clock"),
    *("decision", "bank", "increment", "spectator_delay"),
)
JSON = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=9), inner),
    max_leaves=12,
)
KINDS = st.sampled_from(["choose", "interject", "seen", "ask", "odds", "pause", "room", "welcome", "x"])
COMMANDS = st.fixed_dictionaries(
    {"type": KINDS, "id": st.text(max_size=9)},
    optional={
        "decision_number": NUMBERS,
        "seat": NUMBERS,
        "choice": st.text(max_size=30) | st.sampled_from(["stop", "stay", "yield", "keep nothing", "pass"]),
        "keep": st.lists(st.sampled_from(["smash", "heart", "1", "2", "x"]), max_size=9),
        "paused": st.booleans(),
        "interjections": NUMBERS,
        "hidden": st.booleans(),
        "hurried": st.booleans(),
    },
)
SEATS = st.lists(
    st.fixed_dictionaries(
        {"player": st.sampled_from(["open", "person", "easy", "hard", "x"])},
        optional={"monster": st.sampled_from(["", "girder", "blorb", "x"]), "name": st.text(max_size=30)},
    ),
    max_size=8,
)
BODIES: dict[str, st.SearchStrategy[Any]] = {
    "join": st.fixed_dictionaries({}, optional={"monster": PLAIN, "name": st.text(max_size=40)}),
    "seat": st.fixed_dictionaries(
        {"seat": NUMBERS}, optional={"monster": PLAIN, "name": PLAIN, "ready": PLAIN, "words": st.text(max_size=99)}
    ),
    "arrange": st.fixed_dictionaries(
        {"seats": SEATS, "rules": st.sampled_from(["standard", "simple", "solo", "x", "standard halloween=true"])},
        optional={"public": st.booleans(), "clock": JSON, "spectator_delay": NUMBERS},
    ),
    "remove": st.fixed_dictionaries({"seat": NUMBERS}),
    "say": st.fixed_dictionaries({}, optional={"text": st.text(max_size=250), "reaction": PLAIN}),
    "vote": st.fixed_dictionaries({"end": PLAIN}),
    "leave": JSON,
    "start": JSON,
    "rematch": JSON,
}


class Elsewhere:
    """Two people at another table of the same server."""

    def __init__(self, running: Running) -> None:
        browser = Browser(running.keys)
        self.people = [Person.owner(browser).makes("person", "open")]
        self.people.append(Person.owner(browser).joins(self.people[0].room))
        self.people[0].starts()
        self.tabs = [person.sits() for person in self.people]

    def play_on(self) -> None:
        number = max(tab.view.decision_number for tab in self.tabs)
        for tab in self.tabs:
            tab.until(lambda tab: tab.view.decision_number >= number)
        next(tab for tab in self.tabs if tab.decision is not None).answer()


@pytest.fixture
def elsewhere(running: Running) -> Iterator[Elsewhere]:
    running.access.others = (f"{NEIGHBOUR}:{running.keys.port}",)
    elsewhere = Elsewhere(running)
    yield elsewhere
    elsewhere.play_on()
    for person in elsewhere.people:
        person.sockets.close()
    running.access.others = ()


def refused_politely(answer: Answer) -> None:
    assert answer.status < 500, answer.body
    if answer.status >= 400 and answer.body:
        assert msgspec.json.decode(answer.body, type=ErrorResponse).message


@pytest.mark.parametrize("what", BODIES)
@pytest.mark.usefixtures("elsewhere")
def test_any_body_to_a_room_is_answered_without_a_failure(
    running: Running, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    host = Person.owner(Browser(running.keys)).makes("person", "open", "open")

    @settings(ANY, max_examples=60)
    @given(BODIES[what] | JSON)
    @example({"seat": 10**400})
    def check(body: object) -> None:
        refused_politely(host.ask("POST", f"/api/rooms/{host.room}/{what}", msgspec.json.encode(body)))

    check()
    assert host.sees.id == host.room
    assert not caplog.records


@pytest.mark.usefixtures("elsewhere")
def test_any_bytes_as_a_body_are_refused(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    host = Person.owner(Browser(running.keys)).makes("person", "open")

    @settings(ANY, max_examples=100)
    @given(st.sampled_from(["", *(f"/{host.room}/{what}" for what in BODIES)]), st.binary(max_size=200))
    def check(path: str, body: bytes) -> None:
        refused_politely(host.ask("POST", f"/api/rooms{path}", body))

    check()
    assert not caplog.records


@pytest.mark.usefixtures("elsewhere")
def test_any_room_code_and_moment_is_answered_without_a_failure(
    running: Running, caplog: pytest.LogCaptureFixture
) -> None:
    guest = Person(running.keys.port)
    ends = ("", "/moments", "/moments/0", "/moments/-1", "/moments/999999999999", "/statistics", "/proof", "/record")

    @settings(ANY, max_examples=120)
    @given(st.text(max_size=60), st.sampled_from(ends), TOKENS)
    def check(room: str, end: str, token: str) -> None:
        path = quote(room, safe="", errors="replace")
        guest.token = token
        refused_politely(guest.get(f"/api/rooms/{path}{end}"))
        refused_politely(guest.get(f"/api/rooms/code/{path}"))

    check()
    assert not caplog.records


def test_any_message_to_the_socket_of_a_room_is_refused_and_the_table_plays_on(
    running: Running, elsewhere: Elsewhere, caplog: pytest.LogCaptureFixture
) -> None:
    browser = Browser(running.keys)
    host = Person.owner(browser).makes("person", "open")
    friend = Person.owner(browser).joins(host.room)
    host.starts()
    tabs: list[Tab] = [friend.sits()]

    @ANY
    @given(COMMANDS.map(msgspec.json.encode) | JSON.map(msgspec.json.encode) | st.binary(max_size=300))
    def check(message: bytes) -> None:
        try:
            text = message.decode()
        except UnicodeDecodeError:
            tabs[0].socket.send(message)
        else:
            tabs[0].socket.send(text)
        tabs[0].socket.send("{}")
        try:
            while tabs[0].get(Refused).why != "malformed":
                pass
        except ConnectionClosed as closed:
            assert closed.rcvd is None or closed.rcvd.code in (4029, 1007)  # noqa: PT017  a flood, or no text
            tabs[0] = friend.sits()

    check()
    elsewhere.play_on()
    assert not caplog.records
    for person in (host, friend):
        person.sockets.close()
