"""Clumsy hands: keys held, double clicks, Esc too often, a pause forgotten. Nothing is wasted and nothing hangs."""

from __future__ import annotations

from browser.person import Person
from browser.screens import DESK

ROLLING = {
    "step": "roll",
    "rolls": ["1 1 2 heart smash smash", "3 3 energy energy", "1 2 3 heart"],
    "monsters": [{"health": 6}, {"place": "city"}],
}
PRIVATE = {
    "step": "buy",
    "monsters": [{"energy": 5, "cards": ["made_in_a_lab"]}, {"place": "city"}],
    "market": ["heal", "jets", "tank"],
    "deck": ["corner_store"],
}


def test_a_forgotten_pause_is_over_after_a_reload_and_from_the_menu_and_is_none_in_another_tab(me: Person) -> None:
    me.sits_down_at(ROLLING)
    me.is_asked("2 rolls left")
    me.presses("Escape")
    me.sees("The computers hold their breath.")

    other = Person(me.page.context.new_page(), me.page.url, DESK)
    other.page.goto(me.page.url)
    other.is_asked("2 rolls left")
    other.sees_no("The computers hold their breath.")
    me.sees("The computers hold their breath.")

    me.presses("x")
    me.clicks("Your games")
    me.clicks("Axolulu", within="Your games")
    me.is_asked("2 rolls left")
    me.sees_no("The computers hold their breath.")
    me.presses("Escape")
    me.sees("The computers hold their breath.")
    me.page.reload()
    me.is_asked("2 rolls left")
    me.sees_no("The computers hold their breath.")


def test_escape_twice_opens_and_closes_the_pause(me: Person) -> None:
    me.sits_down_at(ROLLING)
    me.is_asked("2 rolls left")
    me.presses("Escape", "Escape")
    me.sees_no("The computers hold their breath.")
    me.presses("5", "6", "r")
    me.is_asked("1 roll left")


def test_a_double_click_rolls_once_and_a_key_held_too(me: Person) -> None:
    me.sits_down_at(ROLLING)
    me.is_asked("2 rolls left")
    me.presses("5", "6")
    me.button("Roll 4 dice").dblclick()
    me.is_asked("1 roll left")

    me.page.keyboard.down("r")
    for _ in range(5):
        me.page.keyboard.down("r")  # as a keyboard repeats
    me.page.keyboard.up("r")
    me.reads("You keep smash smash and roll 1 2 3 heart (no roll left).", "Turn 3: your turn.")
    me.waits(0.5)
    me.is_asked("2 rolls left")  # the next turn has not been touched


def test_escape_does_not_open_what_is_private_to_the_other_person(me: Person) -> None:
    me.sits_down_at(PRIVATE, "person Ada", "person Bob")
    me.sees("Hand over to Ada")
    for _ in range(3):
        me.presses("Escape")
    me.sees("Hand over to Ada")  # the second Esc closes it for a moment
    me.presses("d", "Enter", "Enter")

    me.sees("Hand over to Ada")
    me.sees_no("Corner Store")

    me.clicks("I am Ada")
    me.presses("d")
    me.sees("Corner Store")


def test_who_looks_at_the_table_after_the_end_finds_back_to_the_results(me: Person) -> None:
    me.sits_down_at({"step": "roll", "dice": "3 3 3 1 2 heart", "monsters": [{"points": 18}, {"place": "city"}]})
    me.is_asked("Keep what you like")
    me.presses("Enter")
    me.clicks("Look at the table")
    me.clicks("To the results")
    me.sees_button("Play again")
