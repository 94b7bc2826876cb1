"""A real browser at the page without a server, whose files come from a static host."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser.browsers import missing_for, new_context, screen_options
from browser.conftest import CARELESS, STEADY, examined, hasty_settings, the_browser
from browser.person import PATIENCE
from browser.screens import ARMCHAIR, DESK, ROOT, Screen
from without_server.static_host import StaticHost
from without_server.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright._impl._api_structures import LocalStorageEntry
    from playwright.sync_api import Browser, Page

__all__ = ["examined", "the_browser"]
SITE = ROOT / "build" / "site"


@pytest.fixture(scope="session")
def site() -> Path:
    if not (SITE / "index.html").exists():
        pytest.fail("The page without a server is not built: make site")
    return SITE


@pytest.fixture(scope="package")
def haste(the_browser: Browser, site: Path) -> dict[str, list[LocalStorageEntry]]:
    """The stored settings of a browser with the speed "Instant", by language."""
    host = StaticHost(site)
    try:
        return hasty_settings(the_browser, host.address)
    finally:
        host.stop()


@pytest.fixture
def host(site: Path) -> Iterator[StaticHost]:
    host = StaticHost(site)
    yield host
    host.stop()


@pytest.fixture
def seat_at(
    the_browser: Browser, host: StaticHost, haste: dict[str, list[LocalStorageEntry]], *, examined: bool
) -> Iterator[Callable[[Screen], Visitor]]:
    """Opens the game on a given screen. An error in the page fails the test."""
    pages: list[Page] = []
    errors: list[str] = []

    def sit(screen: Screen) -> Visitor:
        remembered = haste[screen.language[:2]] if screen.hasty else []
        if reason := missing_for(the_browser, screen):
            pytest.skip(reason)
        context = new_context(
            the_browser,
            **screen_options(screen),
            storage_state={"cookies": [], "origins": [{"origin": host.address[:-1], "localStorage": remembered}]},
            service_workers="block",  # `test_offline.py` has its own contexts
            bypass_csp=True,  # axe and some waiting are scripts of the tests
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(STEADY)
        if not screen.careful:
            context.add_init_script(CARELESS)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        pages.append(page)
        return Visitor(page, host.address, screen, examined=examined)

    yield sit
    for page in pages:
        page.context.close()
    assert not errors


@pytest.fixture
def me(seat_at: Callable[[Screen], Visitor]) -> Visitor:
    return seat_at(DESK)


@pytest.fixture
def onlooker(seat_at: Callable[[Screen], Visitor]) -> Visitor:
    return seat_at(ARMCHAIR)
