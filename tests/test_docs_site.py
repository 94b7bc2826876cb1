"""The documentation as a site: every page builds, every link resolves, and nothing comes from another host."""

from __future__ import annotations

import json
import re
import shutil
from html.parser import HTMLParser
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import pytest
import yaml

from tools.ci.docs import CONFIGURATION, SITE, build_in
from tools.ci.prepare import ROOT

if TYPE_CHECKING:
    from pathlib import Path

DOCS = ROOT / "docs"
FETCHING = {("script", "src"), ("img", "src"), ("link", "href"), ("iframe", "src"), ("source", "src")}

ADDRESS = re.compile(r"""(?:https?:|(?<=["'(]))//[\w-]+(?:\.[\w-]+)+[^\s"'`)\\,:;<>]*""")
# The names of formats, and where icons and a script come from, in comments: nobody fetches them
NAMES = {
    "http://www.w3.org/1998/Math/MathML",
    "http://www.w3.org/1999/xhtml",
    "http://www.w3.org/1999/xlink",
    "http://www.w3.org/2000/svg",
    "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd",
    "http://www.sitemaps.org/schemas/sitemap/0.9",
    "https://fontawesome.com",
    "https://fontawesome.com/license/free",
    "https://github.com/squidfunk/iframe-worker",
}
# Hosts in the theme's script, for features that mkdocs.yml does not use; the server's policy refuses them
DORMANT = {"unpkg.com", "cdn.jsdelivr.net", "api.github.com"}


class Anatomy(HTMLParser):
    """The ids, links and fetched files of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.tags: list[str] = []
        self.pictures_without_text = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        found = {name: value or "" for name, value in attrs}
        if found.get("id"):
            self.ids.append(found["id"])
        self.fetched += [value for name, value in found.items() if (tag, name) in FETCHING]
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if tag == "img" and "alt" not in found:
            self.pictures_without_text += 1


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("checkout")
    shutil.copytree(DOCS, folder / "docs")
    shutil.copy(ROOT / CONFIGURATION, folder)
    build_in(folder)
    return folder / SITE


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Anatomy]:
    return {file: Anatomy(file.read_text(encoding="utf-8")) for file in site.rglob("*.html") if file.name != "404.html"}


def test_every_page_of_the_documentation_is_on_the_site(site: Path, pages: dict[Path, Anatomy]) -> None:
    wanted = {file.relative_to(DOCS).with_suffix(".html").as_posix() for file in DOCS.rglob("*.md")}

    assert {file.relative_to(site).as_posix() for file in pages} == wanted - {"README.html"} | {"index.html"}


def test_every_link_leads_to_a_file_and_every_anchor_to_a_heading(pages: dict[Path, Anatomy]) -> None:
    followed = 0
    for file, page in pages.items():
        for link in page.links:
            if urlsplit(link).scheme:
                assert link.startswith("https://"), link
                continue
            path, _, anchor = unquote(link).partition("#")
            target = (file.parent / path).resolve() if path else file
            assert target.is_file(), f"{file}: {link}"
            assert not anchor or anchor in pages[target].ids, f"{file}: {link}"
            followed += 1
    assert followed > 1000


def test_every_page_has_one_title_and_every_picture_a_text(pages: dict[Path, Anatomy]) -> None:
    for file, page in pages.items():
        assert page.tags.count("h1") == 1, file
        assert page.tags.count("main") == 1, file
        assert page.pictures_without_text == 0, file


def test_everything_that_a_page_fetches_is_a_file_of_the_site(site: Path, pages: dict[Path, Anatomy]) -> None:
    for file, page in pages.items():
        for address in page.fetched:
            target = (file.parent / urlsplit(address).path).resolve()
            assert not urlsplit(address).netloc, f"{file}: {address}"
            assert target.is_relative_to(site.resolve()), f"{file}: {address}"
            assert target.is_file(), f"{file}: {address}"


def test_no_file_names_another_host(site: Path) -> None:
    """Links that a reader may follow are in pages and the search index; only those may name a host."""
    for file in site.rglob("*"):
        if file.suffix in {".js", ".css", ".svg", ".xml"} and file.name != "search.js":
            named = set(ADDRESS.findall(file.read_text(encoding="utf-8"))) - NAMES
            allowed = DORMANT if file.name.startswith("bundle.") else set()
            assert {urlsplit(address).netloc for address in named} <= allowed, file.name


def test_pictures_that_no_page_shows_are_left_out(site: Path) -> None:
    shown = {
        (file.parent / source).resolve().relative_to(DOCS)
        for file in DOCS.rglob("*.md")
        for source in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", file.read_text(encoding="utf-8"))
    }
    there = {file.relative_to(site) for kind in ("*.png", "*.webp") for file in site.rglob(kind)}

    assert {file for file in there if file.parts[0] != "assets"} == {
        file for file in shown if file.suffix in {".png", ".webp"}
    }


def test_the_search_knows_the_words_of_every_page(site: Path, pages: dict[Path, Anatomy]) -> None:
    index = json.loads((site / "search.json").read_text(encoding="utf-8"))
    found = {item["location"].partition("#")[0] for item in index["items"]}

    assert found >= {file.relative_to(site).as_posix() for file in pages} - {"index.html"}
    assert any("you may pay 2 energy: you lose no health this turn." in item["text"] for item in index["items"])


def test_the_menu_has_every_page_in_the_order_of_the_index() -> None:
    configuration = re.sub(r"!!python/\S+", "", (ROOT / CONFIGURATION).read_text(encoding="utf-8"))
    [_, *parts] = yaml.safe_load(configuration)["nav"]
    menu = {title: pages for part in parts for title, pages in part.items()}
    index = (DOCS / "README.md").read_text(encoding="utf-8")

    for title, pages in menu.items():
        [listed] = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", index, re.MULTILINE | re.DOTALL)
        assert pages == re.findall(r"\]\(([^)]+\.md)\)", listed)
    assert sorted(page for pages in menu.values() for page in pages) == sorted(
        file.relative_to(DOCS).as_posix() for file in DOCS.rglob("*.md") if file != DOCS / "README.md"
    )


def test_the_icon_is_that_of_the_game() -> None:
    assert (DOCS / "pictures" / "icon.svg").read_bytes() == (ROOT / "web" / "public" / "icon.svg").read_bytes()


def test_a_broken_link_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "README.md").write_text("# Title\n\n[nowhere](nowhere.md)\n", encoding="utf-8")
    (tmp_path / CONFIGURATION).write_text(f"site_name: Test\nsite_dir: {SITE.as_posix()}\n", encoding="utf-8")

    with pytest.raises(SystemExit, match="could not be built"):
        build_in(tmp_path)
