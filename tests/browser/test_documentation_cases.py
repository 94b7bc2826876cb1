"""The documentation in a real browser: its search finds words, on the server and from the disk."""

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
def reader(chromium_itself: Browser) -> Iterator[Page]:
    """Fails if a page complains, as it does where the content security policy refuses something."""
    context = chromium_itself.new_context()
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    context.close()
    assert complaints == []


def search(page: Page, words: str) -> None:
    page.get_by_role("button", name="Search").first.click()
    page.keyboard.type(words)
    page.get_by_text("Power cards", exact=True).first.click()
    page.wait_for_url("**/reference/rules.html*")


def test_the_search_works_on_the_server_and_asks_no_other_host(
    server: Running, reader: Page, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for user in ("page_files", "documentation"):
        monkeypatch.setattr(f"kingoftokyo.server.{user}.DOCS", site)
    asked: list[str] = []
    reader.on("request", lambda request: asked.append(request.url))

    reader.goto(f"http://127.0.0.1:{server.keys.port}/docs/index.html")
    search(reader, "armor plating")

    assert asked
    assert {urlsplit(url).netloc for url in asked if not url.startswith("data:")} == {f"127.0.0.1:{server.keys.port}"}


def test_the_search_works_from_the_disk(reader: Page, site: Path) -> None:
    reader.goto((site / "index.html").as_uri())
    search(reader, "armor plating")
