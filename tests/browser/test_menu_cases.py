"""Use cases of the main menu: launching, saving, loading, and what the menu offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kingoftokyo.storage.save_files import slot_path
from server.test_serving import kot, printed_address

if TYPE_CHECKING:
    from pathlib import Path

    from browser.person import Person

ENTRIES = ("Play", "Load", "Help", "Exit")


def test_use_case_01_the_program_opens_on_its_main_menu_and_use_case_04_exit_closes_it(
    me: Person, tmp_path: Path
) -> None:
    with kot(tmp_path) as program:
        try:
            me.address = printed_address(program)
            me.opens_the_game()
            me.sees_heading("King of Tokyo")
            for entry in ENTRIES:
                me.sees_button(entry, within="Main menu")
            assert program.poll() is None

            me.presses("x", "x")  # the first asks, the second is no answer
            me.sees("End the program?")
            me.shows("exit")
            assert program.poll() is None
            me.clicks("Stay here")
            me.sees_no("End the program?")
            me.clicks("Exit")
            me.clicks("End it")
            me.sees("Goodbye!", "The program has ended", "Start it the way you did before")
            assert program.wait(20) == 0
        finally:
            program.kill()


def test_the_page_can_be_installed_with_its_icons(me: Person) -> None:
    me.opens_the_game()
    linked = me.page.evaluate(
        "[...document.querySelectorAll('link[rel=manifest], link[rel*=icon]')].map((one) => one.href)"
    )
    manifest = me.page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((found) => found.json())"
    )
    icons = [f"{me.page.evaluate('location.origin')}/{icon['src']}" for icon in manifest["icons"]]

    assert manifest["display"] == "standalone"
    assert len(linked) == 3
    for address in {*linked, *icons}:
        answer = me.page.request.get(address)
        assert answer.ok
        assert answer.headers["content-type"].startswith(("image/", "application/manifest+json"))


def test_use_case_02_save_writes_kotss_txt_and_saving_again_overwrites_it(me: Person) -> None:
    me.opens_the_game()
    me.starts_a_game()
    me.is_asked("2 rolls left")
    assert not slot_path().exists()

    me.clicks("Pause")
    me.sees("The computers hold their breath.")
    me.clicks("Save", within="Paused")
    me.sees("Saved as KoTSS.txt.")
    first = slot_path().read_text()

    me.clicks("Resume")
    me.presses("r")
    me.is_asked("1 roll left")
    me.presses("Escape", "w")
    me.sees("Saved as KoTSS.txt.")
    assert slot_path().read_text() != first
    assert [save.name for save in slot_path().parent.glob("KoTSS*")] == ["KoTSS.txt"]

    me.presses("l")
    me.is_asked("1 roll left")


def test_use_case_03_load_goes_on_at_the_very_decision_that_was_saved(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "buy",
            "monsters": [{"health": 6, "points": 7, "energy": 4}, {"place": "city", "cards": ["wings"]}],
            "market": ["jets", "heal", "tank"],
        },
        load=False,
    )
    me.sees_button("Load Axolulu and Mosshell, turn 1")
    me.clicks("Load")

    me.is_asked("You have 4 energy. What do you buy?")
    me.sees_monster("Axolulu", "6 of 10 health", "7 of 20 points", "4 Energy")
    me.sees_monster("Mosshell", "Tokyo City", "Wings")


@pytest.mark.long
def test_use_case_03_without_kotss_txt_load_says_that_there_is_no_save(me: Person) -> None:
    me.opens_the_game()
    me.sees_button("Load There is no saved game")
    me.presses("l")
    me.sees_alert("There is no saved game to load.")

    slot_path().parent.mkdir(parents=True, exist_ok=True)
    slot_path().write_text("")
    me.opens_the_game()
    me.clicks("Load")
    me.sees("Cannot be opened")
    me.shows("no-save")
    me.presses("Escape")
    for entry in ENTRIES:
        me.sees_button(entry, within="Main menu")


def test_use_case_04_help_load_and_play_do_what_they_say(me: Person) -> None:
    me.opens_the_game()
    me.shows("menu")

    me.clicks("Help")
    me.sees("The rules", "You are a monster, and so are the others.", "Green extra die")
    me.shows("help")
    me.types("Search the help", "acid")
    me.sees("Acid Attack")
    me.sees_no("You are a monster, and so are the others.")
    me.clicks("Menu")

    me.clicks("Load")
    me.sees_alert("There is no saved game to load.")
    me.presses("Escape")

    me.clicks("Play")
    me.sees_heading("Choose your monster")
    me.clicks("Start")
    me.sees_monster("Axolulu", "10 of 10 health", "0 of 20 points")
    me.sees_map("Axolulu: ")

    me.presses("Escape", "x")
    me.sees_button("Continue")
