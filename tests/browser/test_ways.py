"""Ways in and out: the browser's Back and Forward, unfinished games, settings in the menu, and the title of the tab."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.person import PATIENCE

if TYPE_CHECKING:
    from browser.person import Person

ROLLING = {
    "step": "roll",
    "rolls": ["1 1 2 heart smash smash", "3 3 energy energy", "1 2 3 heart"],
    "monsters": [{"health": 6}, {"place": "city"}],
}


def is_called(me: Person, title: str) -> None:
    """The tab has this title."""
    expect(me.page).to_have_title(title, timeout=PATIENCE)


def has_gone_back_to(me: Person, height: int) -> None:
    """The page has removed the entry of a panel from the history, which takes a moment."""
    while me.page.evaluate("history.state.at") != height:
        me.waits(0.02)


def test_back_closes_a_panel_then_leaves_the_table_and_forward_returns(me: Person) -> None:
    me.sits_down_at(ROLLING)
    me.is_asked("2 rolls left")
    table = me.page.url
    is_called(me, "Your turn — King of Tokyo")

    me.presses("s")
    me.sees_heading("Status")
    me.page.go_back()
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    assert me.page.url == table
    me.page.go_forward()
    me.sees_heading("Status")
    me.presses("Escape")
    has_gone_back_to(me, 1)

    me.page.go_back()
    me.sees_button("Play", within="Main menu")
    is_called(me, "King of Tokyo")
    assert "#" not in me.page.url
    me.page.go_forward()
    me.is_asked("2 rolls left")
    assert me.page.url == table


@pytest.mark.long
def test_back_leads_through_pause_and_help_and_from_the_choice_to_the_menu(me: Person) -> None:
    me.opens_the_game()
    me.clicks("Play")
    me.sees_heading("Choose your monster")
    assert me.page.url.endswith("#choose")
    me.page.go_back()
    me.sees_button("Play", within="Main menu")

    me.starts_a_game()
    me.is_asked("2 rolls left")
    me.presses("Escape", "?")
    me.sees_heading("Help")
    me.page.go_back()
    me.sees_heading("Paused")
    me.page.go_back()
    me.sees_no("Paused")
    me.is_asked("2 rolls left")
    me.page.go_back()
    me.sees_button("Continue", within="Main menu")

    me.clicks("Help")
    me.sees("The rules")
    me.page.reload()
    me.sees("The rules")
    me.presses("Escape")
    me.sees_button("Continue", within="Main menu")


@pytest.mark.long
def test_the_menu_is_under_a_table_that_is_opened_by_its_address(me: Person) -> None:
    me.opens_the_game()
    me.starts_a_game()
    me.is_asked("2 rolls left")
    address = me.page.url
    me.page.goto("about:blank")
    me.page.goto(address)
    me.is_asked("2 rolls left")

    me.page.go_back()

    me.sees_button("Continue", within="Main menu")


def test_starting_another_game_loses_none_and_each_can_be_named_continued_and_deleted(me: Person) -> None:
    me.opens_the_game()
    me.starts_a_game(monster="Blorb")
    me.is_asked("2 rolls left")
    me.presses("Escape", "x")
    me.starts_a_game(monster="Girder", rivals=2)
    me.is_asked("2 rolls left")
    me.presses("Escape", "x")
    me.sees_button("Your games 2 unfinished games")

    me.clicks("Your games")
    games = me.part("Your games").get_by_role("listitem")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text("Girder")
    expect(games.first).to_contain_text(re.compile(r"Turn \d+, .*20\d\d.*\d:\d\d"))
    games.nth(1).get_by_role("button", name=re.compile("^Rename")).click()
    me.types("Name of this game", "Friday night")
    me.presses("Enter")
    me.sees_button("Friday night", within="Your games")
    me.shows("games")

    games.first.get_by_role("button", name=re.compile("^Delete")).click()
    me.sees("It is deleted for good")
    me.clicks("Keep it")
    expect(games).to_have_count(2)
    games.first.get_by_role("button", name=re.compile("^Delete")).click()
    me.presses("y")
    expect(games).to_have_count(1)
    me.presses("Escape")
    me.sees_button("Continue Friday night, turn")

    me.clicks("Your games")
    me.clicks("Friday night", within="Your games")
    me.is_asked("2 rolls left")
    assert "Blorb" in me.monsters


@pytest.mark.long
def test_settings_are_in_the_menu_too(me: Person) -> None:
    me.opens_the_game()
    me.presses(",")
    me.sees_heading("Settings")
    me.shows("menu-settings")
    me.part("Settings").get_by_role("group", name="Language").get_by_role("button", name="Français").click()
    me.sees_heading("Réglages")
    me.page.go_back()
    me.sees("Jouer")
