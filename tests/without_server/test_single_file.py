"""The whole game as one file, opened from a folder: it plays, and its games and saves are there the next time."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from browser.browsers import new_context
from browser.person import PATIENCE
from browser.screens import DESK, ROOT
from without_server.visitor import Visitor

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

pytestmark = pytest.mark.long
FILE = ROOT / "build" / "KingOfTokyo.html"


def test_a_game_in_one_file_is_played_saved_and_continued(the_browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "a folder" / FILE.name
    file.parent.mkdir()
    shutil.copy(FILE, file)
    context = new_context(the_browser, locale="en-GB", reduced_motion="reduce", offline=True)
    context.set_default_timeout(PATIENCE)
    errors: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    me = Visitor(page, file.as_uri(), DESK)
    me.opens_the_game()
    me.starts_a_game()
    me.is_asked("2 rolls left")
    dice = sorted(me.dice)
    me.presses("Escape", "w")
    me.sees("Saved as KoTSS.txt.")

    me.opens_the_game()
    me.sees_button("Load", within="Main menu")
    me.clicks("Continue")

    me.is_asked("2 rolls left")
    assert sorted(me.dice) == dice
    assert errors == []
    context.close()
