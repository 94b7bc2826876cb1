"""Fair dice on the page: what it shows before a game, what it keeps meanwhile, and what it compares at the end."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from kingoftokyo.rules import commitment
from server.browser import Browser
from tables.memory import SECRET

if TYPE_CHECKING:
    from collections.abc import Iterator

    from browser.person import Person
    from server.conftest import Running

FINGERPRINT = commitment(SECRET)
ADDED = "00" * 16  # by the browser of these tests
ANOTHER_WAY = {"line": 3, "hash": "0" * 64}  # that the game took after it was saved
STEADY = "crypto.getRandomValues = (numbers) => numbers.fill(0)"


@pytest.fixture
def another(server: Running) -> Iterator[Browser]:
    """A program at the same server."""
    browser = Browser(server.keys)
    with browser.sockets:
        yield browser


@pytest.fixture
def me(me: Person) -> Person:
    """Somebody whose browser adds the same to the dice every time."""
    me.page.add_init_script(STEADY)
    return me


def table_of(person: Person) -> str:
    person.page.wait_for_url(re.compile("#table/"))
    return str(person.page.url.partition("#table/")[2])


def kept(person: Person, table: str) -> dict[str, Any]:
    text = person.page.evaluate("(table) => localStorage.getItem(`kingoftokyo.fair.${table}`)", table)
    found: dict[str, Any] = json.loads(text)
    return found


def keeps(person: Person, table: str, of: str = "", **changes: object) -> None:
    """The browser remembers something else, maybe `of` another table."""
    text = json.dumps({**kept(person, table), **changes})
    place = f"kingoftokyo.fair.{of or table}"
    person.page.evaluate("([place, text]) => localStorage.setItem(place, text)", [place, text])


def verifies(person: Person, *texts: str) -> None:
    person.clicks("Verify")
    person.sees(*texts)


def test_what_the_browser_saw_is_compared_when_the_game_is_over(me: Person, another: Browser) -> None:
    me.opens_the_game()
    me.starts_a_game(rules="Simple")
    table = table_of(me)
    me.is_asked()
    assert kept(me, table)["words"] == [ADDED, ""]
    another.open(table).play_to_the_end()
    me.page.locator(".over table").wait_for()
    me.sees("Fingerprint of its dice:", FINGERPRINT)
    me.page.get_by_role("tab", name="Fair dice").click()

    verifies(me, "Proved: these dice were fair", "The secret has the fingerprint that was shown before the game")
    me.sees(
        "The words that your browser added are among them",
        "The names and all choices are those that were seen during the game",
    )

    head = kept(me, table)["heads"][-1]
    keeps(me, table, heads=[{"line": head["line"], "hash": "0" * 64}])
    verifies(
        me, "Not proved: something does not match", "The names or choices are not those of the game that was played"
    )
    keeps(me, table, heads=[], words=["moon", ""])
    verifies(
        me,
        "Not proved: something does not match",
        "The words that your browser added are not among them",
        "The fingerprint that was shown during the game is not known here",
    )
    keeps(me, table, words=[], commitment="0" * 64)
    verifies(
        me,
        "Not proved: something does not match",
        "The secret does not have the fingerprint that was shown before the game",
    )
    keeps(me, table, before=False)
    verifies(
        me, "Fair, if this fingerprint was shown to you before the game", "compare it with one that you wrote down"
    )
    keeps(me, table, heads=[head])
    keeps(me, table, of="first", before=True, commitment=FINGERPRINT, words=[ADDED, ""], heads=[ANOTHER_WAY])
    verifies(me, "Proved: these dice were fair", "The names and all choices are those that were seen during the game")


def test_a_rematch_has_words_and_a_fingerprint_too(me: Person, another: Browser) -> None:
    me.opens_the_game()
    me.starts_a_game(rules="Simple")
    table = table_of(me)
    me.is_asked()
    another.open(table).play_to_the_end()
    me.page.locator(".over table").wait_for()
    me.sees("Fingerprint of its dice:", FINGERPRINT)
    me.clicks("Play again")
    me.page.locator(".over").wait_for(state="detached")

    again = table_of(me)

    assert again != table
    assert (kept(me, again)["commitment"], kept(me, again)["before"]) == (FINGERPRINT, True)
    record = another.get(f"/api/tables/{again}/record").body.decode()
    assert f"words 0: {ADDED}\n" in record
    assert "chance: chained\n" in record


def test_typed_words_come_before_those_of_the_browser(me: Person, another: Browser) -> None:
    me.opens_the_game()
    me.clicks("Play")
    me.page.locator("summary", has_text="Fair dice").click()
    me.sees(FINGERPRINT)
    me.types("Your words for the dice", " open   sesame")
    me.clicks("Start")

    table = table_of(me)
    record = another.get(f"/api/tables/{table}/record").body.decode()

    assert kept(me, table)["words"][0] == f"open sesame {ADDED}"
    assert f"words 0: open sesame {ADDED}\n" in record
