"""Later visits: a reload, a closed tab, two tabs, a worker that dies; and the messages when the game cannot start."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser.person import PATIENCE
from browser.screens import DESK
from browser.test_robust import (
    ROLLING,
    keeps_both_smashes,
    test_a_reload_comes_back_to_the_same_decision,
    test_two_tabs_on_one_game_stay_in_step,
    test_who_closed_the_tab_continues_from_the_menu,
)
from browser.test_whole_games import test_a_game_by_other_rules_comes_to_its_end
from browser.whole_game import OVER, play_to_the_end
from without_server.static_host import StaticHost
from without_server.visitor import Visitor

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

__all__ = [
    "test_a_game_by_other_rules_comes_to_its_end",
    "test_a_reload_comes_back_to_the_same_decision",
    "test_two_tabs_on_one_game_stay_in_step",
    "test_who_closed_the_tab_continues_from_the_menu",
]
pytestmark = pytest.mark.long
UNANSWERED = 60_000  # milliseconds; after 30 s without an answer an engine is started again


def test_a_whole_game_asks_no_other_host_and_its_record_is_proved(me: Visitor, host: StaticHost) -> None:
    hosts: set[str] = set()
    me.page.context.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    me.opens_the_game()
    me.starts_a_game(rivals=2, level="Hard")
    play_to_the_end(me, Random(3))

    expect(me.page.locator(OVER).locator("tbody tr")).to_have_count(3)
    me.page.get_by_role("tab", name="Fair dice").click()
    me.clicks("Verify")
    me.sees("Proved: these dice were fair")
    assert hosts == {urlsplit(host.address).netloc}


def test_use_case_02_a_save_is_kept_by_the_browser_and_saving_again_overwrites_it(me: Visitor) -> None:
    me.opens_the_game()
    me.starts_a_game()
    me.is_asked("2 rolls left")
    me.presses("Escape", "w")
    me.sees("Saved as KoTSS.txt.")
    me.clicks("Resume")
    me.presses("r")
    me.is_asked("1 roll left")
    me.presses("Escape", "w")
    me.sees("Saved as KoTSS.txt.")

    me.opens_the_game()
    me.presses("l")

    me.is_asked("1 roll left")


def test_use_case_03_without_a_save_load_says_that_there_is_none(me: Visitor) -> None:
    me.opens_the_game()
    me.presses("l")

    me.sees_alert("There is no saved game to load.")


def test_there_is_no_program_to_end(me: Visitor) -> None:
    me.opens_the_game()
    me.sees_button("Help", within="Main menu")
    me.sees_no_button("Exit")


def test_the_menu_is_there_before_the_engine(the_browser: Browser, site: Path) -> None:
    host = StaticHost(site, missing=".wasm")
    page = the_browser.new_page(locale="en-GB")
    me = Visitor(page, host.address, DESK)
    me.opens_the_game()

    me.sees_button("Play", within="Main menu")
    me.sees_alert("The game could not be loaded completely.")
    page.close()
    host.stop()


@pytest.mark.parametrize(
    ("before", "said"),
    [
        (b"delete self.WebAssembly;", "it has no WebAssembly"),
        (
            b"IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };",
            "stores nothing here",
        ),
    ],
    ids=["no WebAssembly", "no storage"],
)
def test_a_browser_that_cannot_play_is_shown_why(the_browser: Browser, site: Path, before: bytes, said: str) -> None:
    host = StaticHost(site, before=before + b"\n")
    page = the_browser.new_page(locale="en-GB")
    me = Visitor(page, host.address, DESK)
    me.opens_the_game()

    me.sees_alert(said)
    page.close()
    host.stop()


def test_an_engine_that_never_starts_is_given_up(the_browser: Browser, site: Path) -> None:
    """Pyodide reports neither an error nor a start when its program cannot be loaded: only the time tells."""
    broken = b"WebAssembly.instantiate = WebAssembly.instantiateStreaming = async () => { throw 0 };"
    host = StaticHost(site, before=broken)
    page = the_browser.new_page(locale="en-GB")
    me = Visitor(page, host.address, DESK)
    me.opens_the_game()

    expect(page.get_by_role("alert")).to_contain_text("The game could not be", timeout=100_000)
    page.close()
    host.stop()


def test_the_second_tab_takes_over_when_the_first_is_closed(me: Visitor) -> None:
    me.sits_down_at(ROLLING)
    keeps_both_smashes(me)
    other = Visitor(me.page.context.new_page(), me.page.url, DESK)
    other.page.goto(me.page.url)
    other.is_asked("1 roll left")
    dice = sorted(other.dice)

    me.page.close()

    other.sees_no("The connection is lost")
    other.is_asked("1 roll left")
    assert sorted(other.dice) == dice
    other.presses("Enter")
    other.reads("You smash")


def test_an_engine_that_dies_silently_is_back_at_the_same_decision(me: Visitor) -> None:
    me.sits_down_at(ROLLING)
    keeps_both_smashes(me)
    [worker] = me.page.workers
    with me.page.expect_event("worker", timeout=UNANSWERED):
        worker.evaluate("self.close()")

    me.sees_no("The connection is lost")
    me.is_asked("1 roll left")
    me.presses("Enter")
    me.reads("You smash")


def test_an_upload_of_endless_brackets_is_refused_and_the_engine_lives(me: Visitor) -> None:
    me.opens_the_game()
    workers = len(me.page.workers)
    for text in ("{" * 150_000, "[" * 150_000, '{"monsters": ' + "[" * 150_000):
        file = {"name": "a.txt", "mimeType": "text/plain", "buffer": text.encode()}
        me.page.locator("input[type=file]").first.set_input_files(file)  # type: ignore[arg-type]
        expect(me.page.get_by_role("alert")).to_be_visible(timeout=PATIENCE)

    me.clicks("Play")
    me.clicks("Start")
    me.is_asked("Keep what you like")
    assert len(me.page.workers) == max(workers, 1)
