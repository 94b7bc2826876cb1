"""Saves: KoTSS.txt written and loaded, files downloaded and uploaded, and games that go on after a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

from kingoftokyo import Game
from kingoftokyo.rules.records.parse import read_record
from kingoftokyo.rules.records.verify import check_chance
from kingoftokyo.storage.save_files import MOST_BYTES, read_save, slot_path, write_save
from kingoftokyo.table.wire.messages import TableChanged, Update, Welcome
from kingoftokyo.table.wire.requests import Load, Made, Menu, Saved, Upload
from server.browser import Browser
from server.conftest import Running
from tables.memory import SECRET
from tables.pages import save_of

if TYPE_CHECKING:
    from pathlib import Path

    from server.browser import Tab


def saved(browser: Browser, tab: Tab, slot: str = "") -> None:
    answer = browser.post(f"/api/tables/{_table(tab)}/save" + (f"?slot={quote(slot)}" if slot else ""))
    assert (answer.status, answer.read(Saved).file) == (201, f"KoTSS-{slot}.txt" if slot else "KoTSS.txt")


def loaded(browser: Browser, slot: str = "") -> Tab:
    made = browser.post("/api/load", Load(slot))
    assert made.status == 201, made.body
    return browser.open(made.read(Made).table)


def menu(browser: Browser) -> Menu:
    return browser.get("/api/menu").read(Menu)


def _table(tab: Tab) -> str:
    return tab.texts[0].partition('"id":"')[2].partition('"')[0]


def begun(browser: Browser, answers: int = 5) -> Tab:
    """A game in the middle, at a decision of its person."""
    tab = browser.open(browser.new_table("person", "easy", "medium"))
    for _ in range(answers):
        tab.answer()
    tab.until_asked()
    return tab


def test_a_saved_game_is_loaded_at_the_very_decision(at_home: Browser) -> None:
    tab = begun(at_home)
    saved(at_home, tab)

    again = loaded(at_home)

    assert isinstance(again.last, Welcome)
    assert (again.view, again.decision) == (tab.view, tab.decision)
    assert [seat.monster for seat in again.last.table.seats] == ["axolulu", "mosshell", "old_pinch"]
    assert again.last.log


def test_both_games_throw_the_same_dice_from_there(at_home: Browser) -> None:
    tab = begun(at_home)
    saved(at_home, tab)
    again = loaded(at_home)

    for one in (tab, again):
        one.play_to_the_end()

    assert tab.view == again.view


def test_saving_again_overwrites_and_another_game_is_kept_beside_it(at_home: Browser, data_folder: Path) -> None:
    slot_path().parent.mkdir(parents=True, exist_ok=True)
    write_save(slot_path(), Game.new(2, seed=5), monsters=["Ada", "Bob"])
    tab = begun(at_home)
    saved(at_home, tab)
    first = slot_path().read_text()

    tab.answer()
    tab.until_asked()
    saved(at_home, tab)

    assert slot_path().read_text() != first
    assert read_save(slot_path()).game.number == tab.view.decision_number
    assert sorted(path.name for path in data_folder.glob("*.txt")) == ["KoTSS-previous.txt", "KoTSS.txt"]
    assert read_save(data_folder / "KoTSS-previous.txt").record.monsters == ["Ada", "Bob"]


def test_a_game_is_saved_under_a_name_beside_the_other_saves(at_home: Browser, data_folder: Path) -> None:
    tab = begun(at_home)
    saved(at_home, tab)
    saved(at_home, tab, "vendredi-été")
    tab.answer()
    tab.until_asked()
    saved(at_home, tab)

    again = loaded(at_home, "vendredi-été")

    assert sorted(path.name for path in data_folder.glob("*.txt")) == ["KoTSS-vendredi-été.txt", "KoTSS.txt"]
    assert [save.slot for save in menu(at_home).saves] == ["", "vendredi-été"]
    assert again.view.decision_number < read_save(slot_path()).game.number == tab.view.decision_number
    for bad in ("../out", " two words", "a:b", "x" * 81):
        assert at_home.post(f"/api/tables/{_table(tab)}/save?slot={quote(bad)}").status == 400


def test_another_game_under_that_name_is_kept(at_home: Browser, data_folder: Path) -> None:
    slot_path().parent.mkdir(parents=True, exist_ok=True)
    write_save(slot_path("friday"), Game.new(2, seed=5), monsters=["Ada", "Bob"])

    saved(at_home, begun(at_home), "friday")

    assert sorted(path.name for path in data_folder.glob("*.txt")) == ["KoTSS-friday-previous.txt", "KoTSS-friday.txt"]


def test_without_a_save_there_is_nothing_to_load(at_home: Browser) -> None:
    nothing = at_home.post("/api/load", Load())

    assert nothing.status == 404
    assert "there is no save" in nothing.error
    assert at_home.post("/api/load", Load("../../etc/passwd")).status == 400
    assert at_home.post("/api/tables/nowhere/save").status == 404


def test_a_damaged_save_says_where_and_stays(at_home: Browser) -> None:
    saved(at_home, begun(at_home))
    text = slot_path().read_text().replace("keep", "kepe", 1)
    slot_path().write_text(text)

    refused = at_home.post("/api/load", Load())

    assert (refused.status, "line " in refused.error) == (400, True)
    assert slot_path().read_text() == text


def test_the_menu_shows_the_games_that_can_be_continued(at_home: Browser) -> None:
    assert (menu(at_home).going_on, menu(at_home).saves) == (None, [])
    tab = begun(at_home)
    saved(at_home, tab)
    (slot_path().parent / "KoTSS-broken.txt").write_text("nonsense")

    shown = menu(at_home)

    assert shown.going_on == _table(tab)
    own, broken = shown.saves
    assert (own.slot, own.turn, own.over) == ("", tab.view.turn, False)
    assert own.monsters == ["Axolulu", "Mosshell", "Old Pinch"]
    assert (broken.slot, bool(broken.error)) == ("broken", True)
    assert "standard" in [preset.name for preset in shown.presets]
    assert {preset.name: preset.most_people for preset in shown.presets}["solo"] == 1
    assert {preset.name: preset.expansions for preset in shown.presets}["simple"] == []
    assert (len(shown.monsters), len({card.id for card in shown.cards})) == (6, len(shown.cards))
    assert len({ruling.id for ruling in shown.rulings}) == len(shown.rulings)


def test_a_downloaded_game_can_be_uploaded_and_goes_on(browser: Browser) -> None:
    tab = begun(browser)
    file = browser.get(f"/api/tables/{_table(tab)}/record")
    assert file.headers["content-disposition"] == 'attachment; filename="KoTSS.txt"'

    made = browser.post("/api/upload", Upload(file.body.decode().replace("\n", "\r\n")))
    again = browser.open(made.read(Made).table)

    assert (again.view, again.decision) == (tab.view, tab.decision)
    again.answer()


def test_the_record_of_a_finished_game_proves_its_dice_and_can_be_looked_at(browser: Browser) -> None:
    tab = browser.open(browser.new_table("easy", "easy"))
    tab.until(lambda tab: tab.view.over)

    file = browser.get(f"/api/tables/{_table(tab)}/record")
    text = file.body.decode()
    assert file.headers["content-disposition"] == 'attachment; filename="record.txt"'
    assert SECRET.hex() in text
    assert check_chance(read_record(text))

    again = browser.open(browser.post("/api/upload", Upload(text)).read(Made).table)
    assert again.view == tab.view


@pytest.mark.parametrize(
    ("text", "status", "why"),
    [
        ("", 400, "line 1"),
        ("nonsense", 400, "line 1"),
        (save_of(Game.new(2, seed=1)).replace("chance: stream", "chance: luck"), 400, "line"),
        (save_of(Game.new(2, seed=1))[:-60], 400, "cut off"),
        (Game.new(2, secret=SECRET).record(), 400, "secret"),
        ("x" * (2 * MOST_BYTES + 1), 413, "Large"),
    ],
)
def test_what_is_no_game_is_refused_with_the_reason(browser: Browser, text: str, status: int, why: str) -> None:
    refused = browser.post("/api/upload", Upload(text))

    assert refused.status == status
    assert why in refused.error


def test_a_game_from_the_terminal_goes_on_here_and_strangers_find_a_seat(at_home: Browser) -> None:
    game = Game.new(4, "standard", 3, listen=True)
    slot_path().parent.mkdir(parents=True, exist_ok=True)
    names, players = ["Blorb", "Ada", "Blorb", "Girder"], ["person Eve", "expert:proud", "my_bot", "greedy"]
    write_save(slot_path("friday"), game, monsters=names, players=players, date="2026-11-15", computer_seed=5)

    tab = loaded(at_home, "friday")

    assert isinstance(tab.last, Welcome)
    seats = tab.last.table.seats
    assert not tab.last.table.fair
    assert [(seat.player, seat.name, seat.mine) for seat in seats] == [
        ("person", "Eve", True),
        ("hard", "Ada", False),
        ("medium", "Blorb", False),
        ("easy", "", False),
    ]
    assert [seat.monster for seat in seats] == ["blorb", "axolulu", "mosshell", "girder"]


def test_after_a_restart_the_table_stands_where_it_was(alone: Running, data_folder: Path) -> None:
    browser = Browser(alone.keys)
    with browser.sockets:
        tab = begun(browser)
        tab.choose(tab.decision.options[0].choice if tab.decision and not tab.decision.roll else "stop", id="last")
        tab.get(Update)
        tab.pause(paused=True)
        tab.until(lambda tab: '"paused":true' in tab.texts[-1])
    alone.stop()

    second = Running(data_folder, alone.keys.port)
    try:
        again = Browser(second.keys)
        with again.sockets:
            assert menu(again).going_on == _table(tab)
            here = again.open(_table(tab))
            assert (here.view, here.decision) == (tab.view, tab.decision)
            here.pause(paused=True)
            here.get(TableChanged)
            here.choose("stop", n=0, seat=0, id="last")  # sent again, since its answer was lost
            assert isinstance(here.next(), Update)
    finally:
        second.stop()
