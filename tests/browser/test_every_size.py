"""Every screen and every decision fits every window: nothing is cut off or covered, and every option can be reached."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from browser.crowd import MINE, RULES, crowd
from browser.person import AT_REST
from browser.screens import Screen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from browser.person import Person

GEOMETRY: Final = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8")
# Two pictures later what was resized has its new place.
SETTLED: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

SIZES: Final = [
    *((320, 568), (375, 553), (390, 844), (844, 390), (768, 1024), (820, 1180), (960, 600), (1024, 768)),
    *((1280, 720), (1440, 900), (1920, 1080), (3840, 2160)),
    (720, 450),  # 1440x900 at a zoom of 200 %
]
SOME_SIZES: Final = [(320, 568), (844, 390), (1024, 768), (1440, 900)]
ENGLISH: Final = Screen("sizes", 1440, 900)
LANGUAGES: Final = [
    pytest.param(ENGLISH, id="en"),
    pytest.param(Screen("tailles", 1440, 900, language="fr-FR"), id="fr"),
]


@dataclass(frozen=True)
class Asked:
    """A decision: where the game stands, who plays, and the keys that lead to the question, each with what it shows."""

    position: Mapping[str, Any]
    keys: tuple[tuple[str, str], ...] = ()
    players: tuple[str, ...] = ("person", *["greedy"] * 5)


def kept(place: int) -> tuple[str, str]:
    """The key that keeps this die."""
    return str(place), f".dock.mine [data-place='{place - 1}'][aria-pressed=true]"


STOP: Final = ("Enter", ".changer .dice")
NINE_DICE: Final = "1 1 2 2 3 heart heart energy smash"
SMASHES: Final = "smash smash 1 1 2 3"
OPPORTUNIST: Final = crowd(mine={"cards": [*MINE, "opportunist"]}, rivals={3: {"cards": ["stretchy"]}})
IN_CITY: Final = crowd(mine={"place": "city", "cards": MINE[:-2]}, rivals={1: {"place": "outside"}})
IN_BAY: Final = crowd(mine={"place": "bay", "cards": MINE[:-2]}, rivals={2: {"place": "outside"}})
DEFENDED: Final = crowd(mine={"cards": [*MINE, "robot"]})
DECISIONS: Final = {
    "roll": Asked({"step": "roll", "dice": NINE_DICE, **crowd()}),
    "roll-kept": Asked({"step": "roll", "dice": NINE_DICE, **crowd()}, keys=tuple(map(kept, (1, 2, 5, 9)))),
    "turn-dice": Asked({"step": "roll", "dice": NINE_DICE, **crowd()}, keys=(STOP,)),
    "turn-a-die": Asked({"step": "roll", "dice": NINE_DICE, **crowd()}, keys=(STOP, ("6", ".changer .faces"))),
    "hearts": Asked({"step": "resolve", "dice": "1 1 2 heart heart energy", **crowd()}),
    "damage": Asked({"turn": 1, "step": "resolve", "dice": SMASHES, **DEFENDED}),
    "buy": Asked({"step": "buy", "market": ["corner_store", "skyscraper", "made_in_a_lab"], **crowd()}),
    "opportunist": Asked(
        {"turn": 3, "step": "buy", "market": ["corner_store"], "deck": ["skyscraper", "heal"], **OPPORTUNIST},
        keys=(("1", "[data-choice='buy skyscraper']"),),
        players=("person", "greedy", "greedy", "person", "greedy", "greedy"),
    ),
    "yield-city": Asked({"turn": 4, "step": "resolve", "dice": SMASHES, **IN_CITY}),
    "yield-bay": Asked({"turn": 4, "step": "resolve", "dice": SMASHES, **IN_BAY}),
    "mimic": Asked({"step": "buy", "market": ["mimic", "heal"], **crowd()}, keys=(("1", ".dock .group"),)),
}


ROLLING: Final = {"step": "roll", "dice": NINE_DICE, **crowd()}
WON: Final = {"over": {"winner": 0, "reason": "points"}, **crowd(mine={"points": 20})}
PRIVATE: Final = {"step": "buy", **crowd(mine={"cards": ["made_in_a_lab"]})}


def sits(person: Person, position: Mapping[str, Any], sign: str = ".dock.mine", *players: str) -> None:
    person.sits_down_at({"turn": 0, **position}, *(players or ("person", *["greedy"] * 5)), rules=RULES)
    person.page.locator(sign).first.wait_for()


def in_the_menu(person: Person, key: str, sign: str) -> None:
    person.opens_the_game()
    person.presses(key)
    person.page.locator(sign).first.wait_for()


def at_the_table(person: Person, keys: tuple[str, ...], sign: str) -> None:
    sits(person, ROLLING)
    person.presses(*keys)
    person.page.locator(sign).first.wait_for()


def choosing(person: Person) -> None:
    in_the_menu(person, "p", ".start")
    person.page.locator(".quick .choice").first.locator("button").nth(4).click()


def setting_up(person: Person) -> None:
    in_the_menu(person, "s", ".monsters")
    person.page.locator("main section").first.get_by_role("button", name="6").click()
    person.page.locator(".monsters > :nth-child(6)").wait_for()


def settings(person: Person) -> None:
    at_the_table(person, ("Escape",), "dialog[open]")
    person.page.locator("dialog .buttons > button:has(use[href='#icon-gear'])").first.click()


def in_a_tab(person: Person, place: int) -> None:
    """Only where there are tabs: the largest windows have none."""
    person.page.set_viewport_size({"width": 390, "height": 844})
    sits(person, ROLLING)
    person.page.locator(".table > nav button").nth(place).click()


def over(person: Person, tab: int) -> None:
    sits(person, WON, ".over")
    person.page.get_by_role("tab").nth(tab).click()
    person.page.get_by_role("tabpanel").locator("table, svg, p, ul").first.wait_for()


def replaying(person: Person) -> None:
    over(person, 0)
    person.page.locator(".over .buttons button:has(use[href='#icon-back'])").click()
    person.page.locator("dialog input[type=range]").wait_for()


TABLE_SCREENS: Final = {
    "pause": (("Escape",), "dialog[open]"),
    "status": (("s",), "dialog[open] table"),
    "deck": (("d",), "dialog[open]"),
    "help-at-table": (("?",), "dialog[open] [type=search]"),
    "odds": (("o",), ".aside[aria-busy=false]"),
    "hint": (("h",), ".aside[aria-busy=false]"),
    "explanation": (("e",), ".explanation"),
}
SCREENS: Final[dict[str, Callable[[Person], None]]] = {
    "menu": lambda person: person.opens_the_game(),
    "choose": choosing,
    "position": setting_up,
    "help": lambda person: in_the_menu(person, "h", "[type=search]"),
    "daily": lambda person: in_the_menu(person, "d", ".start"),
    "puzzles": lambda person: in_the_menu(person, "z", "ol button"),
    "profile": lambda person: in_the_menu(person, "f", "main section"),
    **{name: partial(at_the_table, keys=keys, sign=sign) for name, (keys, sign) in TABLE_SCREENS.items()},
    "settings": settings,
    "market": partial(in_a_tab, place=1),
    "cards": partial(in_a_tab, place=2),
    "log": partial(in_a_tab, place=3),
    **{f"over-{tab}": partial(over, tab=tab) for tab in range(5)},
    "replay": replaying,
    "hand-over": lambda person: sits(person, PRIVATE, "dialog[open]", "person Ada", "person Bob", *["greedy"] * 4),
}


def asks(person: Person, asked: Asked) -> None:
    person.sits_down_at({"turn": 0, **asked.position}, *asked.players, rules=RULES)
    person.page.locator(".dock.mine").wait_for()
    for key, shows in asked.keys:
        person.presses(key)
        person.page.locator(shows).first.wait_for()


def fits(person: Person, name: str, sizes: Iterable[tuple[int, int]]) -> list[str]:
    """What does not fit, at each of these sizes; where long tests run, axe looks too, and a picture is kept."""
    found: list[str] = []
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(SETTLED)
        person.page.evaluate(AT_REST)
        faults = person.page.evaluate(GEOMETRY)
        if faults:  # a picture may have come late and moved something
            person.waits(0.4)
            faults = person.page.evaluate(GEOMETRY)
        found += [f"{name} at {width}x{height}: {fault}" for fault in faults]
        person.shows(f"{width}x{height}-{name}")
    return found


def report(found: list[str]) -> None:
    assert not found, "\n".join(found)


def test_the_decisions_that_need_most_room_fit(seat_at: Callable[[Screen], Person]) -> None:
    person = seat_at(ENGLISH)
    found: list[str] = []
    for name in ("roll", "turn-a-die", "damage"):
        asks(person, DECISIONS[name])
        found += fits(person, name, SOME_SIZES)
    report(found)


@pytest.mark.long
@pytest.mark.parametrize("screen", LANGUAGES)
@pytest.mark.parametrize("name", DECISIONS)
def test_every_decision_fits(name: str, screen: Screen, seat_at: Callable[[Screen], Person]) -> None:
    person = seat_at(screen)
    asks(person, DECISIONS[name])
    report(fits(person, name, SIZES))


def test_the_screens_around_the_table_fit(seat_at: Callable[[Screen], Person]) -> None:
    person = seat_at(ENGLISH)
    found: list[str] = []
    for name in ("menu", "choose"):
        SCREENS[name](person)
        found += fits(person, name, SOME_SIZES)
    report(found)


@pytest.mark.long
@pytest.mark.parametrize("screen", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_fits(name: str, screen: Screen, seat_at: Callable[[Screen], Person]) -> None:
    person = seat_at(screen)
    SCREENS[name](person)
    report(fits(person, name, SIZES))
