"""Builds docs/ into a site, src/kingoftokyo/server/docs/, shown under /docs/: `python -m tools.generate.docs`.

Every page is plain HTML beside which all it needs lies: nothing is fetched from elsewhere, and the search works without
a server too. The Markdown stays readable where it is: links between its files become links between pages, a link to a
file that is no page becomes text, and pictures that a page shows are copied. The colours and monsters are the game's.
"""

import json
import os
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from pathlib import Path
from string import Template
from typing import Any, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name

from tools.ci.prepare import ROOT

DOCS = ROOT / "docs"
SITE = ROOT / "src" / "kingoftokyo" / "server" / "docs"
WEB = ROOT / "web"
LOOK = Path(__file__).parent / "docs_look"
INDEX = DOCS / "README.md"
# Pages of the site that lie elsewhere in the repository
BESIDE = {ROOT / "CONTRIBUTING.md": "contributing.html", ROOT / "changelog.d" / "README.md": "changelog.html"}
# Each heading of the index is a line of the metro: its letter, and the monster whose colour and texture it has
LINES = {"Tutorials": "axolulu", "How-to": "girder", "Reference": "mosshell", "Explanation": "hoot_noir"}
CROWD = ("old_pinch", "blorb")  # beside the title of the index
LEXERS = {"python": "python", "console": "console", "sh": "bash", "json": "json"}
FEW_COLUMNS = 3
SHORT = 50  # letters of a cell
CAPTIONS = {"text output": "prints"}


class Place(NamedTuple):
    """A part of a page that the search can find: from a heading to the next."""

    heading: str
    anchor: str
    text: str


class Stop(NamedTuple):
    """A page in the index."""

    file: Path
    title: str
    line: str


@dataclass
class Page:
    file: Path
    address: str  # from the root of the site
    title: str
    tokens: list[Token]
    places: list[Place]
    contents: list[tuple[str, str]]  # anchor and text of the headings below the title


def address_of(file: Path) -> str:
    """Where a Markdown file is on the site."""
    if file in BESIDE:
        return BESIDE[file]
    return "index.html" if file == INDEX else file.relative_to(DOCS).with_suffix(".html").as_posix()


def slug(heading: str) -> str:
    """The anchor of a heading, as repositories show it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def plain(token: Token) -> str:
    """The words of a line, without its marks."""
    return "".join(
        child.content if child.type in ("text", "code_inline") else " " if child.type.endswith("break") else ""
        for child in token.children or ()
    )


def markdown() -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    parser.add_render_rule("fence", lambda _, tokens, at, *__: code(tokens[at]))
    parser.add_render_rule("table_open", lambda _, tokens, at, *__: table_start(tokens[at]))
    parser.add_render_rule("table_close", lambda *_: "</table></div>\n")
    return parser


def code(token: Token) -> str:
    """A block of code, with the name of its file or what it is above it."""
    info = token.info.strip()
    lexer = LEXERS.get(info.partition(" ")[0])
    text = escape(token.content)
    if lexer:
        text = highlight(token.content, get_lexer_by_name(lexer, stripnl=False), HtmlFormatter(nowrap=True))
    name = CAPTIONS.get(info) or (info.partition("file=")[2] if "file=" in info else "")
    caption = f"<figcaption>{escape(name)}</figcaption>" if name else ""
    kind = "code output" if info in CAPTIONS else "code"
    return f'<figure class="{kind}">{caption}<pre><code>{text}</code></pre></figure>\n'


def table_start(token: Token) -> str:
    kind = f' class="{token.attrGet("class")}"' if token.attrGet("class") else ""
    return f'<div class="wide"><table{kind}>\n'


def label_cells(tokens: list[Token]) -> None:
    """Each cell of a table with many words knows its heading: a small screen shows such a row as a card."""
    table: Token | None = None
    headings: list[str] = []
    column = 0
    for token, following in pairwise(tokens):
        if token.type == "table_open":
            table, headings = token, []
        elif token.type == "tr_open":
            column = 0
        elif token.type == "th_open":
            headings.append(plain(following))
            if not following.content:
                token.tag = tokens[tokens.index(following) + 1].tag = "td"  # a corner of a table heads nothing
        elif token.type == "td_open" and table is not None:
            token.attrSet("data-heading", headings[column])
            column += 1
            if len(headings) >= FEW_COLUMNS and len(following.content) > SHORT:
                table.attrSet("class", "wordy")


def read(file: Path, parser: MarkdownIt) -> Page:
    tokens = parser.parse(file.read_text(encoding="utf-8"))
    label_cells(tokens)
    places: list[Place] = []
    contents: list[tuple[str, str]] = []
    taken: dict[str, int] = {}
    words: list[str] = []
    title = heading = anchor = ""
    for before, token in zip([None, *tokens], tokens, strict=False):
        if before is not None and before.type == "heading_open":
            if heading:
                places.append(Place(heading, anchor, " ".join(words)))
            heading, words = plain(token), []
            anchor = slug(heading)
            taken[anchor] = taken.get(anchor, -1) + 1
            anchor += f"-{taken[anchor]}" if taken[anchor] else ""
            before.attrSet("id", anchor)
            if before.tag == "h1":
                title, anchor = heading, ""
            elif before.tag == "h2":
                contents.append((anchor, heading))
        elif token.type == "inline":
            words.append(plain(token))
        elif token.type in ("fence", "code_block"):
            words.append(token.content)
    if not title:
        sys.exit(f"{file.relative_to(ROOT)} has no title.")
    places.append(Place(heading, anchor, " ".join(words)))
    return Page(file, address_of(file), title, tokens, [tidy(place) for place in places], contents)


def tidy(place: Place) -> Place:
    return place._replace(text=re.sub(r"\s+", " ", place.text).strip())


def stops(index: Page) -> list[Stop]:
    """The pages in the order of the index, each with the heading it stands under."""
    found: list[Stop] = []
    line = ""
    for before, token in zip([None, *index.tokens], index.tokens, strict=False):
        if before is not None and before.tag == "h2" and token.type == "inline":
            line = plain(token)
        elif line in LINES:
            for link, words in links_of(token):
                file = (index.file.parent / link).resolve()
                if file.suffix == ".md":
                    found.append(Stop(file, words, line))
    return found


def links_of(token: Token) -> Iterator[tuple[str, str]]:
    link = words = ""
    for child in token.children or ():
        if child.type == "link_open":
            link, words = str(child.attrGet("href")), ""
        elif child.type == "link_close":
            yield link, words
        words += child.content


class Site:
    """All pages, and where each of them is."""

    def __init__(self, site: Path) -> None:
        self.site = site
        self.parser = markdown()
        files = [INDEX, *sorted(file for file in DOCS.rglob("*.md") if file != INDEX), *BESIDE]
        self.pages = {file: read(file, self.parser) for file in files}
        self.stops = stops(self.pages[INDEX])
        self.pictures: set[Path] = set()
        self.template = Template((LOOK / "page.html").read_text(encoding="utf-8"))

    def build(self) -> None:
        shutil.rmtree(self.site, ignore_errors=True)
        for page in self.pages.values():
            self.write(page.address, self.html(page))
        for picture in self.pictures:
            self.copy(picture, picture.relative_to(DOCS).as_posix())
        self.write("places.js", f"PLACES = {json.dumps(self.places(), ensure_ascii=False, separators=(',', ':'))};\n")
        self.copy(WEB / "src" / "styles" / "tokens.css", "tokens.css")
        self.copy(WEB / "public" / "icon.svg", "icon.svg")
        for file in (*LOOK.glob("*.css"), *LOOK.glob("*.js")):
            self.copy(file, file.name)
        for monster, drawing in monsters().items():
            self.write(f"monsters/{monster}.svg", drawing)

    def write(self, address: str, text: str) -> None:
        file = self.site / address
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def copy(self, file: Path, address: str) -> None:
        (self.site / address).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, self.site / address)

    def places(self) -> list[list[str]]:
        """What the search looks through: address, title, heading and text of every part of every page."""
        return [
            [page.address + (f"#{place.anchor}" if place.anchor else ""), page.title, place.heading, place.text]
            for page in self.pages.values()
            for place in page.places
            if page.file != INDEX
        ]

    def html(self, page: Page) -> str:
        at = next((number for number, stop in enumerate(self.stops) if stop.file == page.file), None)
        line = self.stops[at].line if at is not None else ""
        self.lead_links(page)
        body = str(self.parser.renderer.render(page.tokens, self.parser.options, {}))
        up = "../" * page.address.count("/")
        facts: dict[str, Any] = {
            "title": escape(page.title),
            "up": up,
            "kind": "index" if page.file == INDEX else "page",
            "line": f"line-{LINES[line]}" if line else "line-nobody",
            "sign": f'<p class="sign"><i>{line[0]}</i>{line}</p>' if line else "",
            "body": as_lines(body, up) if page.file == INDEX else body,
            "lines": "".join(self.line(name, page) for name in LINES) + self.contributing(page),
            "contents": contents(page),
            "onward": self.onward(page, at),
        }
        return self.template.substitute(facts)

    def lead_links(self, page: Page) -> None:
        """Links and pictures lead to where their files are on the site."""
        for token in page.tokens:
            opened: list[Token] = []
            for child in token.children or ():
                if child.type == "link_open":
                    opened.append(child)
                    target = self.target(page, str(child.attrGet("href")))
                    if target is None:
                        child.tag, child.attrs = "span", {}
                    else:
                        child.attrSet("href", target)
                elif child.type == "link_close":
                    child.tag = opened.pop().tag
                elif child.type == "image":
                    child.attrSet("src", self.picture(page, str(child.attrGet("src"))))
                    child.attrSet("loading", "lazy")

    def target(self, page: Page, link: str) -> str | None:
        """None for a file that is no page."""
        if re.match(r"[a-z]+:", link):
            return link
        path, mark, anchor = link.partition("#")
        file = (page.file.parent / path).resolve() if path else page.file
        if file not in self.pages:
            return None
        return relative(page, self.pages[file].address) + mark + anchor

    def picture(self, page: Page, source: str) -> str:
        file = (page.file.parent / source).resolve()
        self.pictures.add(file)
        return relative(page, file.relative_to(DOCS).as_posix())

    def line(self, name: str, page: Page) -> str:
        """One line of the map of all pages."""
        items = "".join(self.stop(page, stop.file, stop.title) for stop in self.stops if stop.line == name)
        return f'<section class="line-{LINES[name]}"><h2><i>{name[0]}</i>{name}</h2><ul>{items}</ul></section>'

    def contributing(self, page: Page) -> str:
        items = "".join(self.stop(page, file, self.pages[file].title) for file in BESIDE)
        return f'<section class="line-old_pinch"><h2><i>C</i>Contributing</h2><ul>{items}</ul></section>'

    def stop(self, page: Page, file: Path, title: str) -> str:
        here = ' aria-current="page"' if file == page.file else ""
        return f'<li><a href="{relative(page, self.pages[file].address)}"{here}>{escape(title)}</a></li>'

    def onward(self, page: Page, at: int | None) -> str:
        """The pages before and after this one."""
        if at is None:
            return ""
        found = []
        for other, how, words in ((at - 1, "before", "Before this"), (at + 1, "after", "Next stop")):
            if 0 <= other < len(self.stops):
                stop = self.stops[other]
                address = relative(page, self.pages[stop.file].address)
                found.append(
                    f'<a class="{how} line-{LINES[stop.line]}" href="{address}">'
                    f"<small>{words}</small><b>{escape(stop.title)}</b></a>"
                )
        return f'<nav class="onward" aria-label="Before and after">{"".join(found)}</nav>'


def relative(page: Page, address: str) -> str:
    return os.path.relpath(address, Path(page.address).parent.as_posix()).replace(os.sep, "/")


def contents(page: Page) -> str:
    """The headings of a long page, to its right."""
    if page.file == INDEX or len(page.contents) < 2:
        return ""
    items = "".join(f'<li><a href="#{anchor}">{escape(text)}</a></li>' for anchor, text in page.contents)
    return f'<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>{items}</ul></nav>'


def as_lines(body: str, up: str) -> str:
    """The index with a frame around each of its parts."""
    head, *parts = re.split(r"(?=<h2)", body)
    crowd = "".join(picture_of(monster, up) for monster in CROWD)
    framed = [f'<div class="hero"><div>{head}</div><div class="crowd">{crowd}</div></div>']
    lines = []
    for part in parts:
        name = re.sub(r"<[^>]+>", "", part.partition("</h2>")[0])
        shown = re.sub(r"</a>: ([^<]+)", r"</a> <span>\1</span>", part)
        if name in LINES:
            lines.append(f'<section class="part line-{LINES[name]}">{picture_of(LINES[name], up)}{shown}</section>')
        else:
            framed.append(f'<section class="part wayfinder">{shown}</section>')
    return "".join(framed) + f'<div class="columns">{"".join(lines)}</div>'


def picture_of(monster: str, up: str) -> str:
    return f'<img class="monster" src="{up}monsters/{monster}.svg" alt="" />'


def monsters() -> dict[str, str]:
    """The game's own drawings, as pictures."""
    text = (WEB / "src" / "art" / "Monsters.svelte").read_text(encoding="utf-8")
    found = re.findall(r'<symbol id="monster-(\w+)" viewBox="([^"]+)">(.*?)</symbol>', text, re.DOTALL)
    frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="{}">{}</svg>\n'
    return {name: frame.format(box, drawing) for name, box, drawing in found}


def build(site: Path = SITE) -> None:
    Site(site).build()


def main() -> None:
    build()
    files = [file for file in SITE.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files)
    print(
        f"{len(files)} files, {size / 1e6:.1f} MB: open {(SITE / 'index.html').relative_to(ROOT)}, or Help in the game."
    )


if __name__ == "__main__":
    main()
