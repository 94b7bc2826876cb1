"""Links that contain a game: somebody else opens them and sees the same."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from browser.screens import DESK
from browser.test_robust import ROLLING, keeps_both_smashes
from browser.whole_game import play_to_the_end

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.screens import Screen
    from without_server.visitor import Visitor

pytestmark = pytest.mark.long


def copied(me: Visitor) -> str:
    me.sees("Link copied")
    link: str = me.page.evaluate("navigator.clipboard.readText()")
    return link


def test_a_finished_game_is_opened_by_its_link(seat_at: Callable[[Screen], Visitor]) -> None:
    me, friend = seat_at(DESK), seat_at(DESK)
    me.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    me.opens_the_game()
    me.starts_a_game()
    play_to_the_end(me, Random(5))
    me.clicks("Share the game")
    title = me.page.locator("#over-title").inner_text()

    friend.page.goto(copied(me))

    friend.sees("What happened")
    friend.page.locator("#over-title").wait_for()
    assert title.split()[-1] == friend.page.locator("#over-title").inner_text().split()[-1]


def test_a_moment_is_played_on_by_its_link(seat_at: Callable[[Screen], Visitor]) -> None:
    me, friend = seat_at(DESK), seat_at(DESK)
    me.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    me.sits_down_at(ROLLING)
    keeps_both_smashes(me)
    me.clicks("You keep", "What happened")
    me.clicks("Share this moment")

    friend.page.goto(copied(me))

    friend.is_asked("1 roll left")
    assert sorted(friend.dice) == ["3", "3", "energy", "energy", "smash", "smash"]
    friend.sees_monster("Axolulu", "6 of 10 health")


def test_a_damaged_link_leads_to_the_menu_with_a_sentence(me: Visitor) -> None:
    me.page.goto(f"{me.address}#record=abcdefgh")

    me.sees_alert("This link is damaged or incomplete")
    me.sees_button("Play", within="Main menu")
