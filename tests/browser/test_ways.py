"""Ways in and out: the browser's Back and Forward, unfinished games, settings in the menu, and the title of the tab."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.person import PATIENCE
from browser.screens import DESK, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.person import Person
    from browser.screens import Screen

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


@pytest.mark.long
def test_a_game_without_cards_has_no_energy_and_no_market(seat_at: Callable[[Screen], Person]) -> None:
    for screen in (DESK, PHONE):
        me = seat_at(screen)
        me.opens_the_game()
        me.starts_a_game(rules="Simple")
        me.is_asked("2 rolls left")
        me.sees_no_button("Market")
        me.sees_no_button("Deck")
        expect(me.part("Seats")).not_to_contain_text("Energy")
        expect(me.part("Steps of the turn")).not_to_contain_text("Buy")
        me.presses("Escape")
        me.sees_no_button("Deck")


@pytest.mark.long
def test_several_people_hand_the_screen_over_before_each_turn(seat_at: Callable[[Screen], Person]) -> None:
    me = seat_at(DESK)
    me.opens_the_game()
    me.page.evaluate("localStorage.setItem('kingoftokyo.comfort', '{\"confirm\": false}')")
    me.page.reload()
    me.clicks("Play")
    me.clicks("1", within="Rivals")
    me.page.get_by_role("group", name=re.compile("Who plays Mosshell")).get_by_role("button", name="Person").click()
    me.clicks("Start")
    for _ in range(2):
        me.sees("The dice are yours")
        me.shows("hand-over-turn")
        me.clicks("I am")
        me.is_asked("2 rolls left")
        me.presses("Enter")
        me.waits(0.2)
        while me.page.get_by_text("The dice are yours").count() == 0 and not me.button("Stop here").is_visible():
            if me.button("Buy nothing").is_visible():
                me.clicks("Buy nothing")
            elif me.button("Stay").is_visible():
                me.clicks("Stay")
            me.waits(0.1)


@pytest.mark.long
def test_a_hint_can_be_done_at_once(me: Person) -> None:
    me.sits_down_at({"step": "roll", "dice": "1 1 2 heart smash smash", "monsters": [{"health": 6}, {"place": "city"}]})
    me.is_asked("2 rolls left")
    me.clicks("Hint")
    me.sees("A strong player would choose")
    me.clicks("Do it")
    expect(me.part("What you can do")).not_to_contain_text("2 rolls left", timeout=PATIENCE)


@pytest.mark.long
def test_escape_closes_the_explanation_and_does_not_pause(me: Person) -> None:
    me.sits_down_at(ROLLING)
    me.is_asked("2 rolls left")
    me.presses("e")
    me.sees_button("Got it")
    me.presses("Escape")
    me.sees_no_button("Got it")
    me.sees_no("Paused")


@pytest.mark.long
def test_rules_for_one_person_say_so_where_two_sit(me: Person) -> None:
    me.opens_the_game()
    me.clicks("Play")
    me.clicks("Add a person")
    me.page.get_by_role("radio", name="One against all").check()
    me.sees_alert("“One against all” is for one person")
    expect(me.button("Start")).to_be_disabled()
