"""Automation: automatic answers, confirmations, dice kept together, tips, and the piles."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser import screens

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.person import Person
    from browser.screens import Screen

DESK, PHONE, FRENCH = (replace(screen, careful=True) for screen in (screens.DESK, screens.PHONE, screens.FRENCH))
WASTED = {
    "step": "roll",
    "rolls": ["1 1 2 heart smash smash", "3 3 3 3"],
    "monsters": [{"health": 10}, {"place": "city"}, {}],
}
HIT_IN_TOKYO = {
    "turn": 1,
    "step": "resolve",
    "dice": "smash smash 1 2 heart energy",
    "monsters": [{"place": "city", "health": 6}, {}, {}],
}
USELESS = {
    "step": "buy",
    "monsters": [{"energy": 9, "health": 10}, {"place": "city", "cards": ["wings"], "poison": 2}],
    "market": ["heal", "tank", "corner_store"],
    "discard": ["skyscraper"],
}


@pytest.fixture
def me(seat_at: Callable[[Screen], Person]) -> Person:
    return seat_at(DESK)


def kept(me: Person) -> list[str]:
    """The faces of the dice that are kept."""
    dice = me.part("Your dice").get_by_role("button", name=re.compile("^Die .*, kept$")).all()
    return sorted(str(die.get_attribute("aria-label")).split(": ")[1].removesuffix(", kept") for die in dice)


def sets(me: Person, *choices: tuple[str, str]) -> None:
    """In the settings: a list and one of its lines each."""
    me.presses(",")
    for name, line in choices:
        me.page.get_by_role("combobox", name=name).select_option(line)


# Asked once more


def test_wasting_rolls_is_asked_about(me: Person) -> None:
    me.sits_down_at(WASTED)
    me.is_asked("2 rolls left")

    me.presses("Enter")
    me.sees("Really? 4 dice bring nothing, and you have 2 rolls left.")
    me.shows("doubt")
    me.presses("Enter")  # a second time: it takes it back
    me.sees_no("Really?")
    me.is_asked("2 rolls left")

    me.presses("Enter", "y")
    me.reads("You smash")


def test_buying_what_does_nothing_is_asked_about_on_the_phone(seat_at: Callable[[Screen], Person]) -> None:
    me = seat_at(PHONE)
    me.sits_down_at(USELESS)
    me.is_asked()

    me.clicks("Market")
    me.page.get_by_role("button", name=re.compile("Heal")).first.click()
    me.sees("Really? Heal does nothing now: you would only pay 3 energy.")
    me.shows("doubt")
    me.clicks("No, go back")
    me.sees_no("Really?")
    me.page.get_by_role("button", name=re.compile("Corner Store")).first.click()
    expect(me.page.get_by_role("button", name=re.compile("Corner Store"))).to_have_count(0)


def test_who_does_not_want_to_be_asked_is_not(me: Person) -> None:
    me.sits_down_at(WASTED)
    me.is_asked("2 rolls left")
    sets(me)
    me.clicks("off", "Ask before something is wasted")
    me.presses("Escape")
    me.page.wait_for_function("() => history.state.panel === undefined")  # the browser has gone back
    me.page.reload()
    me.is_asked("2 rolls left")
    me.presses("Enter")
    me.reads("You smash")


# By itself


def test_leaving_tokyo_automatically_with_little_health(me: Person) -> None:
    me.sits_down_at({**HIT_IN_TOKYO, "monsters": [{"place": "city", "health": 6}, {}, {}]})
    me.is_asked("Tokyo City")
    me.sees_monster("Axolulu", "4 of 10 health")
    sets(me, ("Leave Tokyo automatically", "With 4 health or less"))
    me.page.get_by_text("Ask before something is wasted").first.scroll_into_view_if_needed()
    me.shows("automation")
    me.presses("Escape")
    me.sees("You leave Tokyo automatically: that is your setting for 4 health or less.")
    me.reads("You yield Tokyo City")
    expect(me.part("What happened").get_by_text("Automatic")).to_have_count(1)


def test_a_smash_that_is_not_taken_yet_counts(me: Person) -> None:
    """Who has Jets loses the health of the smash only by staying."""
    hit = {**HIT_IN_TOKYO, "dice": "smash smash smash smash 1 2"}
    me.sits_down_at({**hit, "monsters": [{"place": "city", "health": 6, "cards": ["jets"]}, {}, {}]})
    me.sees_monster("Axolulu", "6 of 10 health")
    sets(me, ("Leave Tokyo automatically", "With 4 health or less"))
    me.presses("Escape")
    me.reads("You yield Tokyo City")
    me.sees_monster("Axolulu", "6 of 10 health")


def test_staying_automatically_only_with_enough_health(me: Person) -> None:
    me.sits_down_at(HIT_IN_TOKYO)
    me.is_asked("Tokyo City")
    sets(me, ("Stay in Tokyo automatically", "With 5 health or more"))
    me.presses("Escape")
    me.page.wait_for_timeout(2500)  # longer than the page waits before it answers
    me.is_asked("Tokyo City")

    sets(me, ("Stay in Tokyo automatically", "With 4 health or more"))
    me.presses("Escape")
    me.button("Wait, I decide").dispatch_event("click")  # it moves, and does not wait long
    me.page.wait_for_timeout(2500)
    me.is_asked("Tokyo City")
    me.sees_no("You stay in Tokyo automatically")
    me.page.reload()
    me.sees("You stay in Tokyo automatically: that is your setting for 4 health or more.")
    me.reads("You stay in Tokyo City")


def test_what_is_no_choice_is_skipped(me: Person) -> None:
    """In `solo` one chooses in which order dice count: here every order comes to the same."""
    me.sits_down_at(
        {"step": "resolve", "dice": "1 1 1 heart", "monsters": [{"health": 3}, {}]}, "person", "greedy", rules="solo"
    )
    me.sees("There is nothing to choose here: the game goes on.")
    me.reads("You heal 1 health with the dice (3 → 4).")
    expect(me.part("What happened").get_by_text("Automatic").first).to_be_visible()


# Dice


def test_dice_alike_are_kept_by_one_key_or_click_and_changes_are_taken_back(me: Person) -> None:
    me.sits_down_at(WASTED)
    me.is_asked("2 rolls left")

    me.presses("Shift+Digit5")
    assert kept(me) == ["smash", "smash"]
    me.clicks("Keep all 2 dice with 1")
    assert kept(me) == ["1", "1", "smash", "smash"]
    me.presses("u")
    assert kept(me) == ["smash", "smash"]
    me.presses("4", "f")
    assert kept(me) == []
    me.presses("u", "u")
    assert kept(me) == ["smash", "smash"]
    me.clicks("Take back the last change")
    assert kept(me) == []
    me.sees_no_button("Take back")


def test_a_tap_keeps_all_dice_alike_on_the_phone(seat_at: Callable[[Screen], Person]) -> None:
    me = seat_at(PHONE)
    me.sits_down_at(WASTED)
    me.is_asked("2 rolls left")
    me.clicks("Keep all 2 dice with smash")
    assert kept(me) == ["smash", "smash"]
    me.shows("alike")
    me.clicks("Free all dice")
    assert kept(me) == []


# Tips


def test_tips_come_by_pointer_and_focus_stay_while_pointed_at_and_go_by_escape(me: Person) -> None:
    me.sits_down_at(USELESS)
    me.is_asked()
    tip = me.page.get_by_role("tooltip")

    me.part("Seats").get_by_text("Wings").hover()
    expect(tip).to_contain_text("pay 2 energy")
    box = tip.bounding_box()
    assert box is not None
    me.page.mouse.move(box["x"] + 20, box["y"] + 20)
    me.page.wait_for_timeout(600)
    expect(tip).to_be_visible()
    me.shows("tip")
    me.presses("Escape")
    expect(tip).to_be_hidden()
    me.sees_no("Paused")

    me.part("Seats").get_by_text("Poison").hover()
    expect(tip).to_contain_text("loses 1 health for each poison token")
    me.page.mouse.move(700, 300)
    expect(tip).to_be_hidden()

    me.presses("Tab")
    me.part("Seats").get_by_role("button", name=re.compile("^Mosshell")).focus()
    expect(tip).to_contain_text("pay 2 energy")
    expect(tip).to_contain_text("loses 1 health for each poison token")


def test_a_long_press_shows_a_tip_and_presses_nothing(seat_at: Callable[[Screen], Person]) -> None:
    me = seat_at(PHONE)
    me.sits_down_at(WASTED)
    me.is_asked("2 rolls left")
    die = me.part("Your dice").get_by_role("button", name=re.compile("^Die 4: heart"))
    box = die.bounding_box()
    assert box is not None
    touch = me.page.context.new_cdp_session(me.page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(me.page.get_by_role("tooltip")).to_contain_text("Heals 1 health, but not in Tokyo.")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    me.page.wait_for_timeout(300)
    assert kept(me) == []
    me.shows("tip")


# Piles


def test_the_deck_panel_shows_the_cards_to_come_and_the_discard_pile(me: Person) -> None:
    me.sits_down_at(USELESS)
    me.is_asked()
    me.presses("d")
    deck = me.part("Deck")
    expect(deck.get_by_text("61 cards are still to come")).to_be_visible()
    deck.get_by_text("61 cards are still to come").click()
    expect(deck.get_by_role("button", name=re.compile("^Extra Head ?\u00d72$"))).to_be_visible()
    expect(deck.get_by_role("button", name="Heal", exact=True)).to_have_count(0)
    expect(deck.get_by_role("button", name="Wings")).to_have_count(0)
    discarded = deck.get_by_role("button", name="Skyscraper")
    discarded.hover()
    expect(me.page.get_by_role("tooltip")).to_contain_text("Discard, costs 6 energy")
    me.shows("deck-piles")


def test_automation_in_french(seat_at: Callable[[Screen], Person]) -> None:
    me = seat_at(FRENCH)
    me.sits_down_at(WASTED)
    me.sees_button("Lancer")
    me.presses("Enter")
    me.sees("Vraiment")
    me.clicks("Non, retour")
    me.presses("Escape")
    me.clicks("Réglages")
    me.page.get_by_text("Confirmer avant un gâchis").first.scroll_into_view_if_needed()
    me.sees("Quitter Tokyo automatiquement", "Confirmer avant un gâchis")
    me.shows("automation")
