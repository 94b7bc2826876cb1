"""What outlives a game, at the page: the profile, the daily challenge, puzzles, and pictures to share."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from browser.screens import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Download

    from browser.person import Person
    from browser.screens import Screen

NEARLY_WON = {
    "step": "buy",
    "monsters": [{"health": 6, "points": 19, "energy": 4}, {"place": "city", "health": 5}],
    "market": ["corner_store", "heal", "tank"],
}


def saved(person: Person, button: str) -> Download:
    with person.page.expect_download() as found:
        person.clicks(button)
    return found.value


def is_picture(download: Download) -> bool:
    return Path(download.path()).read_bytes().startswith(b"\x89PNG\r\n")


def test_a_puzzle_is_failed_then_solved_and_remembered(me: Person) -> None:
    me.opens_the_game()
    me.presses("z")
    me.sees_heading("Puzzles")
    me.shows("puzzles")
    me.clicks("1. Hostile takeover")
    me.sees("Puzzle: win this turn")
    me.clicks("Buy nothing more")
    me.sees("The turn is over, and so is your chance")
    me.clicks("Show the solution")
    me.sees("Wings")
    me.clicks("Try again")

    me.clicks("Buy Wings", within="What you can do")
    me.clicks("Buy Flame Thrower")
    me.sees("Solved: Hostile takeover")
    me.shows("puzzle-solved")
    me.clicks("All puzzles")

    me.sees("1 of 17 solved")


@pytest.mark.long
def test_the_end_of_a_game_and_any_moment_of_it_are_saved_as_pictures(me: Person) -> None:
    me.sits_down_at(NEARLY_WON)
    me.clicks("Buy Corner Store")
    me.sees_heading("You are King of Tokyo!")

    assert is_picture(saved(me, "Save a picture"))
    me.clicks("Watch the replay")
    me.part("Looking back").get_by_role("button", name="Save a picture").wait_for()
    with me.page.expect_download() as found:
        me.part("Looking back").get_by_role("button", name="Save a picture").click()
    assert is_picture(found.value)


@pytest.mark.long
def test_the_daily_challenge_begins_goes_on_and_has_one_official_try(me: Person) -> None:
    me.opens_the_game()
    me.presses("d")
    me.sees_heading("Daily challenge")
    me.sees("can be looked up")
    me.shows("daily")
    me.clicks("Play today")
    me.sees_map("Tokyo")
    me.opens_the_game()
    me.presses("d")

    me.sees_button("Go on")


@pytest.mark.long
def test_the_profile_is_empty_at_first_and_is_saved_and_added_as_a_file(
    seat_at: Callable[[Screen], Person], tmp_path: Path
) -> None:
    person = seat_at(PHONE)
    person.opens_the_game()
    person.clicks("Profile")
    person.sees("no game has been played to its end")
    person.shows("profile")
    file = tmp_path / "profile.json"
    saved(person, "Save the profile").save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["title"] == "King of Tokyo profile"
    fields = person.page.get_by_label("Add a saved profile")
    fields.set_input_files(file)
    person.sees("Nothing new")
    file.write_text("nonsense")
    fields.set_input_files(file)

    person.sees_alert("This is not the file of an exported profile")


@pytest.mark.long
def test_escape_closes_the_settings_over_a_screen_first_and_then_leads_back_to_the_menu(me: Person) -> None:
    for key, title in {"d": "Daily challenge", "z": "Puzzles", "f": "Profile", "h": "Help"}.items():
        me.opens_the_game()
        me.presses(key)
        me.page.get_by_role("heading", level=1, name=title).wait_for()
        me.clicks("Settings")
        me.page.get_by_role("dialog").wait_for()

        me.presses("Escape")
        me.page.get_by_role("dialog").wait_for(state="detached")
        me.page.get_by_role("heading", level=1, name=title).wait_for()

        me.presses("Escape")
        me.page.locator("nav button").first.wait_for()
