"""Every screen, on every device: a picture of it is kept, and axe finds no violation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser.screens import DESK, FRENCH, NIGHT, PHONE, Screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.person import Person

DARK_PHONE = Screen("dark-phone", 390, 844, phone=True, theme="dark")
LARGE = Screen("large", 3840, 2160)
SCREENS = [
    pytest.param(DESK, id="desk"),
    pytest.param(PHONE, id="phone"),
    *(pytest.param(screen, id=screen.name, marks=pytest.mark.long) for screen in (NIGHT, DARK_PHONE, FRENCH, LARGE)),
]
CARDS = [{"card": "smoke_cloud", "counters": 2}, "wings", "rapid_healing", "extra_head"]
ROLLING = {
    "step": "roll",
    "rolls": ["1 1 2 heart smash smash energy"],
    "monsters": [{"health": 6, "energy": 5, "points": 7, "cards": CARDS}, {"place": "city"}, {"health": 3}, {}],
}
SMASHED = {
    "turn": 1,
    "step": "resolve",
    "dice": "smash smash 1 2 heart energy",
    "monsters": [{"place": "city", "health": 5, "points": 9}, {"points": 3}, {}],
}
BUYING = {
    "step": "buy",
    "monsters": [{"energy": 9, "poison": 1, "shrink": 2}, {"place": "city"}, {}],
    "market": ["even_bigger", "heal", "corner_store"],
}
SIX = {
    "step": "roll",
    "rolls": ["3 3 3 heart energy smash"],
    "monsters": [{}, {"place": "city"}, {"place": "bay"}, {"place": "dead"}, {}, {}],
}
PRIVATE = {
    "turn": 0,
    "step": "buy",
    "monsters": [{"energy": 5, "cards": ["made_in_a_lab"]}, {"place": "city"}],
    "market": ["heal", "jets", "tank"],
}


@pytest.fixture(params=SCREENS)
def person(request: pytest.FixtureRequest, seat_at: Callable[[Screen], Person]) -> Person:
    return seat_at(request.param)


def sits_at(person: Person, position: dict[str, Any], *players: str, rules: str = "standard") -> None:
    """At a saved game, when its decision waits."""
    person.sits_down_at(position, *players, rules=rules)
    person.page.locator(".dock.mine, dialog[open]").first.wait_for()
    person.page.wait_for_timeout(400)  # what moves has come to rest


def test_the_menu_choosing_and_help(person: Person) -> None:
    person.page.goto(person.address)
    person.page.locator("nav button").first.wait_for()
    person.shows("menu")
    person.presses("p")
    person.page.locator(".start").wait_for()
    person.shows("choose")
    person.presses("Escape")
    person.page.locator("nav button").first.wait_for()
    person.presses("h")
    person.page.get_by_role("searchbox").wait_for()
    person.shows("help")


def test_rolling_and_what_lies_over_the_table(person: Person) -> None:
    sits_at(person, ROLLING)
    person.presses("1", "5")
    person.shows("roll")
    for key, panel in (("d", "deck"), ("s", "status"), ("Escape", "pause")):
        person.presses(key)
        person.page.locator("dialog[open]").wait_for()
        person.shows(panel)
        person.presses("Escape")
        person.page.locator("dialog[open]").wait_for(state="detached")


def test_a_dilemma(person: Person) -> None:
    sits_at(person, SMASHED)
    person.shows("dilemma")


def test_buying(person: Person) -> None:
    sits_at(person, BUYING)
    person.shows("buy")


def test_six_monsters_one_of_them_out(person: Person) -> None:
    sits_at(person, SIX)
    person.shows("six")


def test_two_people_and_something_private(person: Person) -> None:
    sits_at(person, PRIVATE, "person Ada", "person Bob")
    person.shows("hand-over")
