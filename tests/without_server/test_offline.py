"""After one visit the game opens without a network, and a new version waits until the player takes it."""

from __future__ import annotations

import json
import re
import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.browsers import new_context
from browser.person import PATIENCE
from browser.screens import DESK
from without_server.static_host import StaticHost
from without_server.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext

pytestmark = pytest.mark.long
STORED = (
    "async () => (await caches.keys()).length > 0 && (await navigator.serviceWorker.ready).active.state === 'activated'"
)
DOCUMENTED = "async () => Boolean(await caches.match('docs/index.html'))"


@pytest.fixture
def context(the_browser: Browser) -> Iterator[BrowserContext]:
    context = new_context(the_browser, locale="en-GB", reduced_motion="reduce", bypass_csp=True)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def visits(context: BrowserContext, host: StaticHost) -> Visitor:
    """Until everything is stored in the browser."""
    me = Visitor(context.new_page(), host.address, DESK)
    me.opens_the_game()
    me.page.wait_for_function(STORED, timeout=PATIENCE)
    return me


def test_every_icon_is_in_the_folder_and_stored_with_the_page(site: Path) -> None:
    manifest = json.loads((site / "manifest.webmanifest").read_text())
    linked = re.findall(r'rel="apple-touch-icon" href="\./([^"]+)"', (site / "index.html").read_text())
    icons = [icon["src"] for icon in manifest["icons"]] + linked
    worker = (site / "service_worker.js").read_text()

    assert len(icons) == 5
    assert [icon for icon in icons if not (site / icon).is_file() or f'"{icon}"' not in worker] == []


def test_after_one_visit_a_game_is_played_without_a_network(context: BrowserContext, host: StaticHost) -> None:
    me = visits(context, host)
    me.starts_a_game()
    me.is_asked("2 rolls left")
    dice = sorted(me.dice)
    me.page.wait_for_function(DOCUMENTED, timeout=PATIENCE)
    context.set_offline(True)
    host.stop()

    me.page.reload()

    me.is_asked("2 rolls left")
    assert sorted(me.dice) == dice
    me.presses("Escape", "w")
    me.sees("Saved as KoTSS.txt.")
    documentation = context.new_page()
    documentation.goto(f"{host.address}docs/index.html")
    expect(documentation.get_by_role("heading").first).to_be_visible()


@pytest.mark.parametrize("tidy", [False, True], ids=["as it is", "redirected"])
def test_the_game_may_lie_below_a_folder_of_its_host(context: BrowserContext, site: Path, *, tidy: bool) -> None:
    host = StaticHost(site, under="/games/tokyo/", tidy=tidy)
    me = visits(context, host)
    me.starts_a_game()
    me.is_asked("2 rolls left")
    context.set_offline(True)
    host.stop()

    me.page.reload()

    me.is_asked("2 rolls left")


@pytest.fixture
def own_site(site: Path, tmp_path: Path) -> Path:
    """The page without its documentation, to be changed."""
    folder = tmp_path / "site"
    shutil.copytree(site, folder, ignore=shutil.ignore_patterns("docs"))
    script = folder / "service_worker.js"
    script.write_text(re.sub(r'"docs/[^"]*",? ?', "", script.read_text()))
    return folder


def renew(folder: Path) -> None:
    """The host gets a new version of the page."""
    page, script = folder / "index.html", folder / "service_worker.js"
    page.write_text(page.read_text().replace("<title>", '<meta name="newer"><title>'))
    script.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "newer"', script.read_text()))


def test_a_new_version_waits_until_the_player_takes_it(context: BrowserContext, own_site: Path) -> None:
    host = StaticHost(own_site)
    me = visits(context, host)
    me.starts_a_game()
    me.is_asked("2 rolls left")
    renew(own_site)

    me.page.reload()
    me.is_asked("2 rolls left")
    me.sees("A new version of the game is ready.")
    assert me.page.locator("meta[name=newer]").count() == 0
    me.clicks("Use it now")

    expect(me.page.locator("meta[name=newer]")).to_have_count(1, timeout=PATIENCE)
    me.is_asked("2 rolls left")
    host.stop()


def test_a_new_version_is_taken_by_all_tabs(context: BrowserContext, own_site: Path) -> None:
    host = StaticHost(own_site)
    first = visits(context, host)
    first.starts_a_game()
    first.is_asked("2 rolls left")
    first.page.reload()
    first.is_asked("2 rolls left")
    second = Visitor(context.new_page(), first.page.url, DESK)
    renew(own_site)
    second.page.goto(first.page.url)
    second.is_asked("2 rolls left")
    second.sees("A new version of the game is ready.")
    second.clicks("Use it now")

    for me in (first, second):
        expect(me.page.locator("meta[name=newer]")).to_have_count(1, timeout=PATIENCE)
        me.is_asked("2 rolls left")
    host.stop()
