"""A real browser and a real server: one browser for all tests, and a new server and profile for each test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from browser.browsers import launch, missing_for, new_context, screen_options
from browser.person import PATIENCE, Person
from browser.screens import ARMCHAIR, DESK, Screen
from server.conftest import Running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright._impl._api_structures import LocalStorageEntry
    from playwright.sync_api import Browser, Page

# Tests of the rules make choices on purpose that the page would ask to confirm.
CARELESS = """
  const place = "kingoftokyo.comfort";
  const opened = location.href.startsWith("http"); // an empty page stores nothing
  const careless = '{"skip": false, "confirm": false, "handOver": false}';
  if (opened && localStorage.getItem(place) === null) localStorage.setItem(place, careless);
"""
# The browser adds no random words, so the dice are the same every time.
STEADY = "crypto.getRandomValues = () => new Uint8Array(0)"


@pytest.fixture(scope="package")
def the_browser(pytestconfig: pytest.Config) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright, pytestconfig.getoption("page_in"))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def haste(the_browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[LocalStorageEntry]]:
    """The stored settings of a browser with the speed "Instant", by language."""
    folder = tmp_path_factory.mktemp("haste")
    with pytest.MonkeyPatch.context() as elsewhere:
        elsewhere.setattr("kingoftokyo.storage.save_files.user_data_path", lambda *_, **__: folder)
        running = Running(folder)
        try:
            return hasty_settings(the_browser, running.access.new_address())
        finally:
            running.stop()


def hasty_settings(browser: Browser, address: str) -> dict[str, list[LocalStorageEntry]]:
    context = new_context(browser, locale=DESK.language, reduced_motion="reduce")
    try:
        person = Person(context.new_page(), address, DESK)
        person.opens_the_game()
        person.starts_a_game()
        person.chooses_in_settings("Speed", "Instant")
        english = context.storage_state()["origins"][0]["localStorage"]
        person.chooses_in_settings("Language", "Français")
        french = context.storage_state()["origins"][0]["localStorage"]
    finally:
        context.close()
    return {language: _settings(kept) for language, kept in (("en", english), ("fr", french))}


def _settings(kept: list[LocalStorageEntry]) -> list[LocalStorageEntry]:
    return [entry for entry in kept if entry["name"] == "kingoftokyo.settings"]


@pytest.fixture
def server(data_folder: Path) -> Iterator[Running]:
    """A server with the games and saves of this test only."""
    running = Running(data_folder)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def examined(pytestconfig: pytest.Config) -> bool:
    """Whether axe checks every screen: only when the long tests run."""
    return "not long" not in pytestconfig.getoption("markexpr")


@pytest.fixture
def seat_at(
    the_browser: Browser, server: Running, haste: dict[str, list[LocalStorageEntry]], *, examined: bool
) -> Iterator[Callable[[Screen], Person]]:
    """Opens the game on a given screen. An error in the page fails the test."""
    pages: list[Page] = []
    errors: list[str] = []

    def sit(screen: Screen) -> Person:
        origin = server.keys.origin
        remembered = haste[screen.language[:2]] if screen.hasty else []
        if reason := missing_for(the_browser, screen):
            pytest.skip(reason)
        context = new_context(
            the_browser,
            **screen_options(screen),
            storage_state={"cookies": [], "origins": [{"origin": origin, "localStorage": remembered}]},
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(STEADY)
        if not screen.careful:
            context.add_init_script(CARELESS)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        pages.append(page)
        return Person(page, server.access.new_address(), screen, examined=examined)

    yield sit
    for page in pages:
        page.context.close()
    assert not errors


@pytest.fixture
def me(seat_at: Callable[[Screen], Person]) -> Person:
    """A person at a desk."""
    return seat_at(DESK)


@pytest.fixture
def onlooker(seat_at: Callable[[Screen], Person]) -> Person:
    """A person in an armchair, where the computer players' moves are shown at normal speed."""
    return seat_at(ARMCHAIR)
