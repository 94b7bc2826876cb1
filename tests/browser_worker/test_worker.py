"""The backend inside a worker: whole games, and all that the server answers, by messages."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import msgspec
import pytest

from kingoftokyo import Game
from kingoftokyo.history.save_text import save_text
from kingoftokyo.table.wire.looking_back import BlankPosition, Moments, PositionLine, Proof, SetUp, StatisticsData
from kingoftokyo.table.wire.messages import Choose, Played, Refused, Update, Welcome
from kingoftokyo.table.wire.requests import ErrorResponse, Load, Made, Menu, NewTable, Rename, Saved, Upload
from tables.pages import seats

if TYPE_CHECKING:
    from pathlib import Path

    from browser_worker.tab import Tab
    from kingoftokyo.table.wire.messages import Player

NO_TABLE = 4404


def new_game(tab: Tab, *players: Player) -> str:
    return tab.reads(Made, "tables", NewTable("standard", seats(*players))).table


def refused(answer: tuple[int, str]) -> ErrorResponse:
    assert answer[0] >= 400
    return msgspec.json.decode(answer[1], type=ErrorResponse)


def test_a_whole_game_is_played_looked_back_at_and_proved(tab: Tab) -> None:
    table = new_game(tab, "person", "easy")
    tab.opens(table)
    choices = tab.plays_to_the_end()

    assert tab.reads(Menu, "menu").going_on is None
    assert len(tab.reads(Moments, f"tables/{table}/moments").moments) > choices // 2
    assert tab.reads(StatisticsData, f"tables/{table}/statistics").decisions > 0
    assert tab.reads(Proof, f"tables/{table}/proof").state == "proved"
    assert tab.asks(f"tables/{table}/record")[1].startswith("King of Tokyo")


def test_a_killed_worker_is_back_at_the_same_decision(tab: Tab) -> None:
    table = new_game(tab, "person", "person")
    tab.opens(table)
    welcome = tab.hears(Welcome)
    tab.start()
    assert tab.reads(Menu, "menu").going_on == table
    tab.opens(table)

    assert tab.hears(Welcome).decision == welcome.decision


def test_the_list_of_games_outlives_the_worker(tab: Tab) -> None:
    first, second = new_game(tab, "person", "easy"), new_game(tab, "person", "easy")
    assert tab.asks(f"tables/{first}/rename", Rename("Friday night"))[0] == 200
    tab.start()

    games = tab.reads(Menu, "menu").games
    assert {(game.table, game.name) for game in games} == {(first, "Friday night"), (second, "")}
    assert all(game.monsters and game.played for game in games)

    assert tab.asks(f"tables/{first}/delete", {})[0] == 200
    tab.start()
    assert [game.table for game in tab.reads(Menu, "menu").games] == [second]
    assert refused(tab.asks(f"tables/{first}/delete", {})).why == "no-table"


def test_a_game_of_the_first_version_is_filled_in_when_it_is_listed(tab: Tab) -> None:
    new_game(tab, "person", "easy")
    [game] = tab.database.games
    monsters = game["monsters"]
    game.update(monsters=[], turn=0, played="")
    tab.start()

    [listed] = tab.reads(Menu, "menu").games

    assert listed.monsters == monsters == game["monsters"]
    assert listed.played == game["played"] != ""


def test_a_deleted_save_is_gone_for_good(tab: Tab) -> None:
    table = new_game(tab, "person", "easy")
    tab.reads(Saved, f"tables/{table}/save?slot=Friday%20night", {})
    [save] = tab.reads(Menu, "menu").saves
    assert (save.slot, len(save.saved)) == ("Friday night", len("2026-11-15T20:15:00"))
    tab.start()
    assert tab.reads(Menu, "menu").saves == [save]

    assert tab.asks("saves/delete?slot=Friday%20night", {})[0] == 200
    tab.start()
    assert tab.reads(Menu, "menu").saves == []


def test_a_save_outlives_the_worker_and_its_files(tab: Tab, data_folder: Path) -> None:
    table = new_game(tab, "person", "medium")
    assert tab.reads(Saved, f"tables/{table}/save?slot=friday", {}).file == "KoTSS-friday.txt"
    shutil.rmtree(data_folder)
    tab.start()

    assert [save.slot for save in tab.reads(Menu, "menu").saves] == ["friday"]
    assert tab.reads(Made, "load", Load("friday")).table != table
    assert tab.asks("saves?slot=friday")[1] == tab.database.saves["KoTSS-friday.txt"]["text"]


def test_a_save_that_the_browser_has_no_room_for_is_not_listed(tab: Tab) -> None:
    table = new_game(tab, "person", "medium")
    tab.reads(Saved, f"tables/{table}/save", {})
    before = dict(tab.database.saves)
    tab.database.error = "full"
    again = refused(tab.asks(f"tables/{table}/save?slot=friday", {}))

    assert (again.why, again.phrase and again.phrase.id) == ("store", "store-quota")
    assert tab.database.saves == before
    assert [save.slot for save in tab.reads(Menu, "menu").saves] == [""]


def test_a_choice_that_the_browser_has_no_room_for_is_refused_and_can_be_made_later(tab: Tab) -> None:
    table = new_game(tab, "person", "person")
    tab.opens(table)
    decision = tab.hears(Welcome).decision
    assert decision is not None
    tab.database.error = "full"
    tab.says(Choose("1", 0, decision.seat, "stop"))

    assert tab.hears(Refused).why == "store"
    assert tab.hears(Update).decision == decision
    assert tab.database.choices == {}

    tab.database.error = ""
    tab.says(Choose("2", 0, decision.seat, "stop"))

    assert tab.hears(Update).played == Played(decision.seat, "stop")
    row = {"place": 0, "n": 0, "interjection": 0, "seat": decision.seat, "choice": "stop", "command": "2"}
    assert tab.database.choices == {(table, 0): row}


def test_a_text_is_uploaded_and_a_position_set_up(tab: Tab) -> None:
    game = Game.from_position("step=roll persons=[0] monsters=[() ()]", listen=True)
    text = save_text(game, monsters=["Mosshell", "Blorb"], players=["person", "greedy"], date="", computer_seed=1)
    form = tab.reads(BlankPosition, "positions/blank?players=3&rules=standard").form

    assert tab.reads(Made, "upload", Upload(text)).table
    wanted = SetUp(form)
    assert tab.reads(Made, "positions", wanted).table
    assert tab.reads(PositionLine, "positions/line", wanted).text


def test_a_command_right_after_opening_is_carried_out(tab: Tab) -> None:
    table = new_game(tab, "person", "person")
    tab.start()  # so that the table must be read from the database first
    tab.opens(table, "no command")

    assert tab.hears(Refused).why == "malformed"


def test_a_table_that_does_not_exist_is_closed(tab: Tab) -> None:
    tab.opens("nowhere")

    assert tab.closed_with == [NO_TABLE]


def test_what_is_no_command_is_refused_and_the_connection_stays(tab: Tab) -> None:
    tab.opens(new_game(tab, "person", "person"))
    tab.hears(Welcome)
    tab.says("[" * 5_000)

    assert tab.hears(Refused).why == "malformed"
    assert tab.closed_with == []


@pytest.mark.parametrize(
    ("path", "body", "why"),
    [
        ("nowhere", None, "no-page"),
        ("tables/nowhere/proof", None, "no-table"),
        ("tables", "[" * 100_000, "malformed"),
        ("tables", "{}", "malformed"),
        ("positions/blank?players=many", None, "malformed"),
        ("load", Load("nothing"), "no-save"),
        ("upload", Upload("nonsense"), "bad-save"),
        ("upload", Upload("{" * 100_000), "bad-save"),
    ],
)
def test_what_makes_no_sense_is_refused_as_the_server_does(tab: Tab, path: str, body: object, why: str) -> None:
    assert refused(tab.asks(path, body)).why == why


def test_a_page_that_has_left_hears_nothing_more(tab: Tab) -> None:
    tab.opens(new_game(tab, "person", "person"))
    tab.hears(Welcome)
    tab.leaves()
    tab.says("no command")

    assert tab.asks("menu")[0] == 200
    assert tab.closed_with == []
