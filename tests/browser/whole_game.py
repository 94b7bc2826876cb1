"""A whole game by clicks and keys, whatever is asked: for a person of any language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.person import PATIENCE

if TYPE_CHECKING:
    from random import Random

    from browser.person import Person

OVER = ".over table"
DIALOG = "dialog[open]:not(.over) .go"  # what goes on: the next person, or watching
ROLLING = ".dock.mine .actions button:enabled"  # roll on, or stop
ANSWERS = ".dock.mine .options button:enabled"
DIE = ".dock.mine .tray:not(.kept) button"
MOST_CLICKS = 3000


def play_to_the_end(person: Person, rng: Random) -> int:
    """Answer by chance until the game is over; how often a die or button was clicked."""
    page = person.page
    anything = page.locator(", ".join((OVER, DIALOG, ROLLING, ANSWERS))).first
    for clicks in range(MOST_CLICKS):
        anything.wait_for(timeout=PATIENCE)
        if page.locator(OVER).is_visible():
            return clicks
        if page.locator(DIALOG).first.is_visible():
            page.locator(DIALOG).first.click()
        elif page.locator(ROLLING).first.is_visible():
            roll(person, rng)
        else:
            answers = page.locator(ANSWERS)
            answers.nth(rng.randrange(max(1, answers.count()))).click(timeout=PATIENCE)
    raise AssertionError(f"no end after {MOST_CLICKS} clicks")


def roll(person: Person, rng: Random) -> None:
    """Keep a die, roll on, or stop."""
    page = person.page
    what = rng.random()
    if what < 0.4 and page.locator(DIE).count() > 1:
        page.locator(DIE).first.click(timeout=PATIENCE)
    else:
        buttons = page.locator(ROLLING)
        (buttons.last if what < 0.6 else buttons.first).click(timeout=PATIENCE)
