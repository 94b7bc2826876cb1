"""The great moments: a roll that lands, an attack, a fall, the crown, the end, and what happened in the meantime."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.person import PATIENCE
from browser.screens import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.person import Person
    from browser.screens import Screen

FOUR = [{"energy": 2}, {"place": "city", "health": 9}, {}, {}]
# Records, at every change of the log, whether dice are still in the air.
WATCH_THE_LOG = """() => {
  window.told = [];
  const tumbles = (one) => one.animationName?.includes("tumble") && one.playState === "running";
  const note = () => window.told.push(document.getAnimations().some(tumbles));
  new MutationObserver(note).observe(document.querySelector(".log ol"), { childList: true });
}"""
# The monsters of the map that something of the page lies on.
COVERED = """(what) => {
  const above = document.querySelector(what).getBoundingClientRect();
  return [...document.querySelectorAll(".map .standee")].flatMap((standee) => {
    const { left, right, top, bottom } = standee.getBoundingClientRect();
    const apart = right <= above.left || left >= above.right || bottom <= above.top || top >= above.bottom;
    return apart ? [] : [standee.textContent];
  });
}"""


def test_a_roll_is_told_when_its_dice_have_landed(onlooker: Person) -> None:
    me = onlooker
    me.sits_down_at({"step": "roll", "rolls": ["1 1 2 2 3 3", "1 2 3 smash"], "monsters": FOUR})
    me.is_asked("2 rolls left")
    me.page.evaluate(WATCH_THE_LOG)

    me.presses("1", "2", "r")

    me.reads("You keep 1 1 and roll")
    assert me.page.evaluate("window.told") == [False]


@pytest.mark.long
def test_all_victims_of_a_smash_are_hit_at_once(onlooker: Person) -> None:
    me = onlooker
    city = [{"place": "city"}, {"health": 9}, {"health": 8}, {"health": 7}]
    me.sits_down_at({"step": "roll", "dice": "smash smash 1 1 2 3", "monsters": city})

    me.clicks("Stop here")

    expect(me.page.locator(".burst:not(.threat)")).to_have_count(3, timeout=PATIENCE)
    me.reads("You smash Mosshell", "You smash Old Pinch", "You smash Blorb")


@pytest.mark.long
def test_a_king_falls_where_he_stood_and_the_crown_drops_onto_the_next(onlooker: Person) -> None:
    me = onlooker
    me.sits_down_at(
        {
            "step": "roll",
            "dice": "smash smash smash smash 1 2",
            "monsters": [{}, {"place": "city", "health": 4}, {}, {}],
        }
    )
    plaza = me.page.locator(".standee", has=me.page.locator(".sign.city")).get_attribute("style")

    me.clicks("Stop here")

    falls = me.page.locator(".standee", has=me.page.locator(".falls"))
    falls.wait_for(state="attached")
    assert falls.get_attribute("style") == plaza
    expect(me.page.locator(".rolls")).to_be_attached(timeout=PATIENCE)  # his crown
    expect(me.page.locator(".drops")).to_be_attached(timeout=PATIENCE)  # onto the next king
    me.sees_map("Axolulu: Tokyo City, Mosshell: Out of the game")


@pytest.mark.long
def test_after_a_smash_a_house_lies_in_ruins(me: Person) -> None:
    me.sits_down_at({"step": "roll", "dice": "smash 1 1 2 3 3", "monsters": FOUR})
    expect(me.page.locator(".house.down")).to_have_count(0)

    me.clicks("Stop here")

    expect(me.page.locator(".house.down")).to_have_count(1, timeout=PATIENCE)


def test_what_was_shown_at_once_is_summed_up_in_three_lines(me: Person) -> None:
    me.sits_down_at({"step": "buy", "monsters": [{}, {"place": "city", "points": 3}, {}]})

    me.presses("Enter")

    recap = me.page.get_by_role("region", name="Since your turn")
    expect(recap.get_by_role("listitem")).to_have_count(3, timeout=PATIENCE)
    expect(recap).to_contain_text("Tokyo City")


@pytest.mark.long
def test_what_is_summed_up_covers_no_monster_and_can_be_closed(seat_at: Callable[[Screen], Person]) -> None:
    me = seat_at(PHONE)
    recap = me.page.get_by_role("region", name="Since your turn")
    for width, height in ((360, 740), (320, 568), (844, 390), (1024, 768), (1280, 720)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.sits_down_at({"step": "buy", "monsters": [{}, {"place": "city"}, {"place": "bay"}, {}, {}, {}]})
        me.presses("Enter")
        expect(recap).to_be_visible(timeout=PATIENCE)
        assert me.page.evaluate(COVERED, ".recap") == []
        me.shows(f"since-your-turn-{width}x{height}")

    me.clicks("Close", within="Since your turn")

    expect(recap).to_have_count(0)
    expect(me.page.locator(".dock")).to_be_focused()


def test_escape_closes_what_is_summed_up_before_it_pauses(me: Person) -> None:
    me.sits_down_at({"step": "buy", "monsters": [{}, {"place": "city"}, {}]})
    me.presses("Enter")
    recap = me.page.get_by_role("region", name="Since your turn")
    recap.wait_for()

    me.presses("Escape")

    expect(recap).to_have_count(0)
    me.sees_no("Paused")
    me.presses("Escape")
    me.sees("Paused")


@pytest.mark.long
def test_space_skips_wherever_the_focus_is(onlooker: Person) -> None:
    me = onlooker
    me.sits_down_at({"step": "buy", "monsters": [{}, {"place": "city"}, {}, {}]})
    me.presses("Enter")
    me.reads("Turn 2: Mosshell")
    me.button("Deck").focus()

    me.presses("Space")

    me.is_asked()
    me.sees_no("No cards yet.")  # the panel of the button has not opened
    expect(me.page.get_by_role("region", name="Since your turn")).to_be_visible(timeout=PATIENCE)


@pytest.mark.long
def test_a_win_is_celebrated_with_figures(onlooker: Person) -> None:
    me = onlooker
    me.sits_down_at(
        {"step": "roll", "dice": "3 3 3 smash smash 1", "monsters": [{"points": 19}, {"place": "city"}, {}]}
    )
    me.clicks("Stop here")

    me.sees("You are King of Tokyo!", "Damage dealt", "The most of all")
    expect(me.page.locator(".confetti i").first).to_be_attached(timeout=PATIENCE)
    me.shows("victory")


@pytest.mark.long
def test_who_lost_at_the_speed_instant_reads_when_and_by_whom(me: Person) -> None:
    position = {
        "step": "buy",
        "rolls": ["smash smash smash smash smash smash"],
        "monsters": [{"place": "city", "health": 3, "points": 11}, {}],
    }
    me.sits_down_at(position)

    me.presses("Enter")

    me.sees("Mosshell is King of Tokyo", "Mosshell brought you down in turn 2.")
    me.shows("defeat")
