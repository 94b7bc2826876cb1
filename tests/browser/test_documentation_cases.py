"""The documentation in a real browser: Help leads to it, and its search works on the server and from the disk."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tools.ci.docs import CONFIGURATION, SITE, build_in
from tools.ci.prepare import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from browser.person import Person
    from server.conftest import Running


PATIENCE = 20_000  # milliseconds


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT / "docs", folder / "docs")
    shutil.copy(ROOT / CONFIGURATION, folder)
    build_in(folder)
    return folder / SITE


@pytest.fixture
def reader(the_browser: Browser) -> Iterator[Page]:
    """Fails if a page complains, as it does where the content security policy refuses something."""
    context = the_browser.new_context()
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    errors: list[str] = []
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


def search(page: Page, words: str) -> None:
    page.get_by_role("button", name="Search").first.click()
    page.keyboard.type(words)
    page.get_by_text("Power cards", exact=True).first.click()
    page.wait_for_url("**/reference/rules.html*")


@pytest.fixture
def built(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server has this documentation."""
    for user in ("page_files", "documentation"):
        monkeypatch.setattr(f"kingoftokyo.server.{user}.DOCS", site)


@pytest.mark.usefixtures("built")
def test_help_leads_to_the_documentation(me: Person) -> None:
    me.opens_the_game()
    me.clicks("Help")

    with me.page.expect_popup() as opened:
        me.page.get_by_role("link", name="All documentation").click()

    documentation = opened.value
    documentation.get_by_role("heading", level=1, name="Documentation").wait_for()
    assert urlsplit(documentation.url).path == "/docs/index.html"


def test_help_has_no_link_to_documentation_that_was_not_built(
    me: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingoftokyo.server.page_files.DOCS", tmp_path)
    me.opens_the_game()
    me.clicks("Help")

    me.sees("The rules")
    assert me.page.get_by_role("link", name="All documentation").count() == 0


@pytest.mark.usefixtures("built")
def test_the_search_works_on_the_server_and_asks_no_other_host(server: Running, reader: Page) -> None:
    asked: list[str] = []
    reader.on("request", lambda request: asked.append(request.url))

    reader.goto(f"http://127.0.0.1:{server.keys.port}/docs/index.html")
    search(reader, "armor plating")

    assert asked
    assert {urlsplit(url).netloc for url in asked if not url.startswith("data:")} == {f"127.0.0.1:{server.keys.port}"}


def test_the_search_works_from_the_disk(reader: Page, site: Path) -> None:
    reader.goto((site / "index.html").as_uri())
    search(reader, "armor plating")
