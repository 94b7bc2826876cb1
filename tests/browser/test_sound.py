"""Sound: silent until the first gesture, heard with the dice, and off when one wants it off."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from browser.person import Person

ROLLING = {
    "step": "roll",
    "rolls": ["1 1 2 heart smash smash", "3 3 3 3"],
    "monsters": [{"health": 6}, {"place": "city"}, {}],
}
# Counts what the page does with sound, before the page can do anything.
LISTEN = """
  window.contexts = 0;
  window.begun = 0;
  const Real = window.AudioContext;
  window.AudioContext = class extends Real { constructor(...how) { super(...how); window.contexts++; } };
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { window.begun++; return start.apply(this, when); };
  }
"""


@pytest.fixture
def me(onlooker: Person) -> Person:
    """Who sees the show hears it."""
    return onlooker


def listens_at(me: Person) -> None:
    me.page.add_init_script(LISTEN)
    me.sits_down_at(ROLLING)
    me.is_asked("2 rolls left")


def heard(me: Person) -> tuple[int, int]:
    """How many contexts were made, and how many tones and noises have begun."""
    contexts, begun = me.page.evaluate("[window.contexts, window.begun]")
    return contexts, begun


def sound(me: Person) -> Locator:
    return me.page.get_by_role("button", name=re.compile("^Sound$"))


def test_nothing_is_heard_before_the_first_gesture_and_dice_are_heard_after_it(me: Person) -> None:
    listens_at(me)
    me.page.reload()
    me.is_asked("2 rolls left")
    assert heard(me) == (0, 0)

    me.presses("5", "6", "r")
    me.is_asked("1 roll left")
    contexts, begun = heard(me)
    assert contexts == 1
    assert begun >= 7


def test_mute_is_remembered_and_nothing_is_heard(me: Person) -> None:
    listens_at(me)
    expect(sound(me)).to_have_attribute("aria-pressed", "true")
    me.presses("m")
    expect(sound(me)).to_have_attribute("aria-pressed", "false")
    me.page.reload()
    me.is_asked("2 rolls left")
    expect(sound(me)).to_have_attribute("aria-pressed", "false")

    me.presses("5", "6", "r")
    me.is_asked("1 roll left")
    assert heard(me) == (0, 0)
    sound(me).click()
    expect(sound(me)).to_have_attribute("aria-pressed", "true")


def test_what_is_jumped_over_is_silent(me: Person) -> None:
    listens_at(me)
    me.presses("Escape")
    me.clicks("Settings", "Paused")
    me.clicks("Instant", "Settings")
    me.presses("Escape", "Escape")
    me.sees_no("Paused")
    me.presses("5", "6", "r")
    me.is_asked("1 roll left")
    assert heard(me) == (0, 0)


def test_the_volume_is_set_and_remembered(me: Person) -> None:
    listens_at(me)
    me.presses("Escape")
    me.clicks("Settings", "Paused")
    volume = me.page.get_by_role("slider", name="Volume")
    expect(volume).to_have_value("40")
    volume.focus()
    me.presses("ArrowRight", "ArrowRight")
    me.sees("50%")
    assert heard(me)[1] > 0, "one hears what one sets"
    me.shows("settings")
    me.page.reload()
    me.clicks("Pause")
    me.clicks("Settings", "Paused")
    expect(volume).to_have_value("50")
