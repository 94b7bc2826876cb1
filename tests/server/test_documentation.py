"""The documentation under /docs/: shown where it was built, and nothing beside it."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest

from kingoftokyo.table.wire.requests import Menu

if TYPE_CHECKING:
    from pathlib import Path

    from server.browser import Browser

OUTSIDE = [
    "/docs/nowhere.html",
    "/docs/reference",
    "/docs/../secret.txt",
    "/docs/%2e%2e/secret.txt",
    "/docs/..%2fsecret.txt",
    "/docs/reference/../../secret.txt",
    "/docs//secret.txt/../../secret.txt",
    "/docs/link.html",
]


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "docs"
    (folder / "reference").mkdir(parents=True)
    (folder / "index.html").write_text("<h1>Documentation</h1>")
    (folder / "reference" / "view.html").write_text("<h1>Views</h1>")
    (folder / "look.js").write_text("let up;")
    (tmp_path / "secret.txt").write_text("a secret")
    (folder / "link.html").symlink_to(tmp_path / "secret.txt")
    for user in ("page_files", "documentation"):
        monkeypatch.setattr(f"kingoftokyo.server.{user}.DOCS", folder)
    return folder


@pytest.mark.usefixtures("docs")
def test_pages_are_shown_with_their_types(browser: Browser) -> None:
    page = browser.get("/docs/reference/view.html")
    script = browser.get("/docs/look.js")

    assert (page.status, page.body) == (200, b"<h1>Views</h1>")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "script-src 'self';" in page.headers["content-security-policy"]


def test_a_page_may_run_its_own_inline_scripts_and_no_others(browser: Browser, docs: Path) -> None:
    (docs / "index.html").write_text("<script>let a = 1</script><script src='look.js'></script>")
    allowed = b64encode(sha256(b"let a = 1").digest()).decode()

    policy = browser.get("/docs/index.html").headers["content-security-policy"]

    assert f"script-src 'self' 'sha256-{allowed}';" in policy
    assert "'unsafe-eval'" not in policy
    assert "frame-ancestors 'none'" in policy
    assert browser.get("/").headers["content-security-policy"].count("sha256") == 0


@pytest.mark.usefixtures("docs")
def test_a_browser_may_fetch_the_next_page_early_and_show_nothing_inside_a_page(browser: Browser) -> None:
    policy = browser.get("/docs/index.html").headers["content-security-policy"].split("; ")

    assert "default-src 'self'" in policy
    assert {f"{what}-src 'none'" for what in ("frame", "object", "media", "manifest")} <= set(policy)


@pytest.mark.usefixtures("docs")
@pytest.mark.parametrize("address", ["/docs", "/docs/"])
def test_the_folder_leads_to_its_first_page(browser: Browser, address: str) -> None:
    answer = browser.get(address)

    assert (answer.status, answer.headers["location"]) == (307, "/docs/index.html")
    assert browser.get("/docs/index.html").body == b"<h1>Documentation</h1>"


@pytest.mark.usefixtures("docs")
@pytest.mark.parametrize("address", OUTSIDE)
def test_nothing_outside_the_folder_is_shown(browser: Browser, address: str) -> None:
    answer = browser.get(address)

    assert answer.status == 404
    assert b"a secret" not in answer.body


@pytest.mark.usefixtures("docs")
def test_another_page_cannot_read_it(browser: Browser) -> None:
    assert browser.ask("GET", "/docs/index.html", origin="http://127.0.0.1:1").status == 403


@pytest.mark.usefixtures("docs")
def test_the_menu_says_that_it_is_there(browser: Browser) -> None:
    assert browser.get("/api/menu").read(Menu).docs is True


def test_the_menu_says_that_it_is_not_there(browser: Browser, docs: Path) -> None:
    (docs / "index.html").unlink()

    assert browser.get("/api/menu").read(Menu).docs is False
    assert browser.get("/docs/index.html").status == 404
