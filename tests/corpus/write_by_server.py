"""Adds databases and saves of the real server: `PYTHONPATH=src:tests python -m corpus.write_by_server FOLDER`."""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from corpus.games import ALL, BY_HAND, play, with_cards
from corpus.opening import database_facts
from corpus.write import add, own_home
from kingoftokyo import Game
from kingoftokyo.table.wire.looking_back import PlayOn, SetUp
from kingoftokyo.table.wire.messages import SeatData
from kingoftokyo.table.wire.requests import Made, NewTable, Upload
from server.browser import Browser
from server.conftest import Running
from tables.pages import MONSTERS, quiet_answer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.browser import Tab

HEALING = (
    "step=roll dice='1 1 heart smash smash 2' rolls_left=1 persons=[0 1] rules='standard cultists=true' monsters=["
    "(health=6 cultists=1) (health=4 energy=6 cultists=2 cards=[rapid_healing]) (place=city)]"
)


@contextmanager
def database(folder: Path, name: str) -> Iterator[Browser]:
    """A separate server; in the end its database is one file here, with what is in it."""
    with tempfile.TemporaryDirectory() as home:
        running = Running(Path(home))
        browser = Browser(running.keys)
        try:
            with browser.sockets:
                yield browser
        finally:
            running.stop()
        found = Path(home, "games.sqlite")
        assert [path.name for path in Path(home).iterdir()] == [found.name]
        content = found.read_bytes()
        with closing(sqlite3.connect(found)) as file:
            tables = dict(file.execute("SELECT id, over FROM game ORDER BY made").fetchall())
        facts = database_facts(found, tables)
    path = folder / "databases" / f"{name}.sqlite"
    add(path, "", facts | {"over": [id for id, over in tables.items() if over]})
    path.write_bytes(content)


def made(browser: Browser, path: str, data: object = None) -> str:
    answer = browser.post(path, data)
    assert answer.status == 201, answer.body
    return answer.read(Made).table


def table(browser: Browser, rules: str, *players: str, words: str = "") -> str:
    """A new table; players are levels, or people by their names."""
    levels = ("easy", "medium", "hard")
    seats = [
        SeatData(monster, player) if player in levels else SeatData(monster, "person", player)  # type: ignore[arg-type]
        for monster, player in zip(MONSTERS, players, strict=False)
    ]
    return made(browser, "/api/tables", NewTable(rules, seats, words))


def choose(tab: Tab, choice: str) -> None:
    """Make this choice, and wait until a person is asked again."""
    n = tab.view.decision_number
    tab.choose(choice)
    tab.until(lambda tab: tab.view.decision_number > n)
    tab.until(lambda tab: tab.decision is not None or tab.view.over)


def answer(tab: Tab, times: int) -> None:
    """Answer so often, or to the end: always staying in Tokyo, and otherwise quietly."""
    tab.until(lambda tab: tab.decision is not None or tab.view.over)
    for _ in range(times):
        if tab.decision is not None:
            stays = any(option.choice == "stay" for option in tab.decision.options)
            choose(tab, "stay" if stays else quiet_answer(tab.decision))


def follow(tab: Tab, lessons: int) -> None:
    """Play N lessons of a guided game, or all."""
    for _ in range(lessons):
        if tab.until(lambda tab: tab.decision is not None or tab.view.over).last.lesson and not tab.view.over:
            assert tab.last.lesson is not None
            choose(tab, tab.last.lesson.accepts[0])


def interject(tab: Tab, seat: int, choice: str) -> None:
    before = tab.view.decision_number, tab.view.interjections
    tab.interject(seat, choice)
    tab.until(lambda tab: (tab.view.decision_number, tab.view.interjections) != before)


def kept(browser: Browser, table: str, name: str) -> None:
    """Saved by the server, in a slot."""
    assert browser.post(f"/api/tables/{table}/save?slot={name}").status == 201


def people(browser: Browser) -> None:
    answer(browser.open(table(browser, "standard", "Ann", "Zoë", "佐藤")), 9)
    answer(browser.open(table(browser, f"course {ALL}", "Ann", "Björn", "", "D", "E", "F", words="moon")), 9)
    kept(browser, table(browser, "solo", "medium", "Ann", "easy", "easy"), "server-reseated")
    over = table(browser, "simple", "Ann", "Ben")
    answer(browser.open(over), 500)
    kept(browser, over, "server-over")
    made(browser, f"/api/tables/{over}/rematch")


def computer_players(browser: Browser) -> None:
    for k, rules in enumerate(("standard", "course", "solo", "simple", f"standard {ALL}")):
        id = table(browser, rules, "easy", "Ann", ("easy", "medium")[k % 2], *["medium"] * (k % 3))
        answer(browser.open(id), 3)
        kept(browser, id, f"server-{rules.partition(' ')[0]}-{k}")
    id = table(browser, "standard", "Ann", "hard", "hard", "medium", words="my own words")
    answer(browser.open(id), 1)
    kept(browser, id, "server-tempers")
    answer(browser.open(table(browser, "simple", "Ann", "easy", "medium")), 500)


def practice(browser: Browser) -> None:
    first = table(browser, "standard", "Ann", "easy", "Ben")
    answer(browser.open(first), 6)
    on = made(browser, f"/api/tables/{first}/play-on", PlayOn(4))
    answer(browser.open(on), 2)
    kept(browser, on, "server-practice")
    answer(browser.open(made(browser, "/api/positions", SetUp(text=BY_HAND["to-be-resolved"]))), 1)
    made(browser, "/api/positions", SetUp(text=BY_HAND["settled-rolls"]))
    guided = made(browser, "/api/guide")
    follow(browser.open(guided), 5)
    kept(browser, guided, "server-guided")


def guided(browser: Browser) -> None:
    follow(browser.open(made(browser, "/api/guide")), 50)
    follow(browser.open(made(browser, "/api/guide")), 2)


def interjections(browser: Browser) -> None:
    healing = made(browser, "/api/positions", SetUp(text=HEALING))
    tab = browser.open(healing)
    interject(tab, 1, "use rapid_healing")
    interject(tab, 1, "spend cultist heart")
    interject(tab, 1, "spend cultist energy")
    answer(tab, 1)
    kept(browser, healing, "server-interjections")
    game = Game.from_position(with_cards(3, f"course {ALL}", 8, persons=[0, 1, 2]))
    for _ in play(game, 8, 25):
        pass
    answer(browser.open(browser.table_of(game, "person A", "person B", "person C")), 4)
    over = Game.new(4, "standard cultists=true", 3)
    for _ in play(over, 3):
        pass
    made(browser, "/api/upload", Upload(over.record()))


def add_databases(folder: Path) -> None:
    with database(folder, "empty"):
        pass
    for fill in (people, computer_players, practice, guided, interjections):
        with database(folder, fill.__name__) as browser:
            fill(browser)


if __name__ == "__main__":
    with own_home(Path(sys.argv[1])):
        add_databases(Path(sys.argv[1]))
