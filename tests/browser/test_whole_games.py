"""Whole games against computer players, from the menu to the standings."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.screens import DESK, FRENCH, NIGHT, PHONE, STILL, Screen
from browser.whole_game import OVER, play_to_the_end

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.person import Person

SCREENS = [
    pytest.param(DESK, id="desk"),
    *(pytest.param(screen, id=screen.name, marks=pytest.mark.long) for screen in (PHONE, FRENCH, STILL, NIGHT)),
]


@pytest.mark.parametrize("screen", SCREENS)
def test_a_game_against_computer_players_comes_to_its_end(seat_at: Callable[[Screen], Person], screen: Screen) -> None:
    person = seat_at(screen)
    person.page.goto(person.address)
    person.page.locator("nav button").first.click()
    person.page.locator(".start").click()

    clicks = play_to_the_end(person, Random(1))

    assert clicks > 10
    expect(person.page.locator(OVER).locator("tbody tr")).to_have_count(4)
    person.shows("over")


@pytest.mark.long
@pytest.mark.parametrize("preset", ["solo", "course", "simple"])
def test_a_game_by_other_rules_comes_to_its_end(me: Person, preset: str) -> None:
    me.opens_the_game()
    me.clicks("Play")
    me.page.locator(f"input[value={preset}]").click()
    me.page.locator(".start").click()

    play_to_the_end(me, Random(2))

    expect(me.page.locator(OVER)).to_be_visible()
