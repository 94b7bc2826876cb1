"""The documentation as a site: complete, leading nowhere else, and every link and anchor of it right."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tools.generate.docs import BESIDE, DOCS, INDEX, LINES, Site, address_of, build, slug

if TYPE_CHECKING:
    from pathlib import Path

FETCHING = {("script", "src"), ("img", "src"), ("link", "href")}


class Anatomy(HTMLParser):
    """What a page shows, links to and fetches."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.pictures_without_words = 0
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        found = dict(attrs)
        if found.get("id"):
            self.ids.append(str(found["id"]))
        for name, value in found.items():
            if (tag, name) in FETCHING:
                self.fetched.append(value or "")
        if tag == "a":
            self.links.append(found["href"] or "")
        if tag == "img" and "alt" not in found:
            self.pictures_without_words += 1


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "docs"
    build(folder)
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Anatomy]:
    return {file: Anatomy(file.read_text(encoding="utf-8")) for file in site.rglob("*.html")}


def test_every_page_of_the_documentation_is_on_the_site(site: Path) -> None:
    wanted = {address_of(file) for file in (*DOCS.rglob("*.md"), *BESIDE)}

    assert {file.relative_to(site).as_posix() for file in site.rglob("*.html")} == wanted
    assert "index.html" in wanted


def test_every_link_leads_to_a_page_and_every_anchor_to_a_heading(pages: dict[Path, Anatomy]) -> None:
    followed = 0
    for file, page in pages.items():
        for link in page.links:
            if urlsplit(link).scheme:
                assert link.startswith("https://"), link
                continue
            path, _, anchor = link.partition("#")
            target = (file.parent / path).resolve() if path else file
            assert target in pages, f"{file}: {link}"
            assert not anchor or anchor in pages[target].ids, f"{file}: {link}"
            followed += 1
    assert followed > 1000


def test_no_id_stands_twice_on_a_page_and_every_page_has_one_title(pages: dict[Path, Anatomy]) -> None:
    for file, page in pages.items():
        assert len(page.ids) == len(set(page.ids)), file
        assert page.tags.count("h1") == 1, file
        assert page.tags.count("main") == 1, file
        assert page.pictures_without_words == 0, file


def test_all_that_a_page_fetches_lies_beside_it(site: Path, pages: dict[Path, Anatomy]) -> None:
    for file, page in pages.items():
        for address in page.fetched:
            assert (file.parent / address).resolve().is_relative_to(site), address
            assert (file.parent / address).is_file(), f"{file}: {address}"
    for style in site.glob("*.css"):
        assert not re.search(r"@import|url\(", style.read_text(encoding="utf-8")), style.name


def test_pages_keep_to_what_the_server_allows(site: Path) -> None:
    """No script within a page: the content security policy would not run it."""
    for file in site.rglob("*.html"):
        text = file.read_text(encoding="utf-8")
        assert re.findall(r"<script[^>]*>[^<]", text) == []
        assert re.findall(r"<[^>]*\son\w+=", text) == []


def test_only_pictures_that_a_page_shows_are_on_the_site(site: Path) -> None:
    shown = {
        (file.parent / source).resolve()
        for file in DOCS.rglob("*.md")
        for source in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", file.read_text(encoding="utf-8"))
    }
    there = {file.relative_to(site) for kind in ("*.png", "*.svg") for file in site.rglob(kind)}

    assert {file.relative_to(DOCS) for file in shown} == {
        file for file in there if file.parts[0] != "monsters" and file.name != "icon.svg"
    }


def test_the_search_knows_every_page_and_its_headings(site: Path, pages: dict[Path, Anatomy]) -> None:
    text = (site / "places.js").read_text(encoding="utf-8")
    places = json.loads(text.removeprefix("PLACES = ").rstrip(";\n"))

    addresses = {address.partition("#")[0] for address, *_ in places}
    assert addresses == {file.relative_to(site).as_posix() for file in pages} - {"index.html"}
    for address, *_ in places:
        path, _, anchor = address.partition("#")
        assert not anchor or anchor in pages[site / path].ids, address
    [wings] = [place for place in places if place[1:3] == ["Rules: settings and cards", "Power cards"]]
    assert "you may pay 2 energy: you lose no health this turn." in wings[3]


def test_every_line_has_its_stops_in_the_order_of_the_index(site: Path) -> None:
    built = Site(site)

    assert {stop.line for stop in built.stops} == set(LINES)
    assert [stop.file for stop in built.stops if stop.line == "Tutorials"] == [
        DOCS / "tutorials" / name for name in ("first-game.md", "first-game-in-python.md", "first-bot.md")
    ]
    assert {stop.file for stop in built.stops} == set(DOCS.rglob("*.md")) - {INDEX}


def test_a_link_to_a_file_that_is_no_page_becomes_text(site: Path) -> None:
    contributing = Site(site).pages[next(iter(BESIDE))]

    assert Site(site).target(contributing, "tests/table.py") is None
    assert Site(site).target(contributing, "docs/reference/view.md#what-is-hidden") == (
        "reference/view.html#what-is-hidden"
    )


@pytest.mark.parametrize(
    ("heading", "anchor"),
    [
        ("What is hidden", "what-is-hidden"),
        ("`this`, and Mimic", "this-and-mimic"),
        ("Save, load, copy", "save-load-copy"),
        ("at_my_turn_end", "at_my_turn_end"),
    ],
)
def test_anchors_are_those_of_the_repository(heading: str, anchor: str) -> None:
    assert slug(heading) == anchor


def test_a_row_of_many_words_can_be_read_as_a_card(site: Path) -> None:
    rules = (site / "reference" / "rules.html").read_text(encoding="utf-8")
    performance = (site / "explanation" / "performance.html").read_text(encoding="utf-8")

    assert '<table class="wordy">' in rules
    assert '<td data-heading="card">Wings</td>' in rules
    assert "wordy" not in performance, "a table of numbers stays one"
