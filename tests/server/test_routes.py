"""What is asked over HTTP about a table: it comes through, and what is not there or makes no sense is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from kingoftokyo import Game
from kingoftokyo.table.wire.looking_back import Moment, Moments, PlayOn, Proof, StatisticsData
from kingoftokyo.table.wire.messages import Update
from kingoftokyo.table.wire.requests import ErrorResponse, Made, NewTable, Rematch
from tables.pages import seats

if TYPE_CHECKING:
    from server.browser import Browser, Tab


def begun(browser: Browser) -> tuple[str, Tab]:
    game = Game.from_position("step=roll persons=[0] monsters=[() ()]", listen=True)
    table = browser.table_of(game, "person", "greedy")
    return table, browser.open(table)


def test_a_table_is_looked_back_at(browser: Browser) -> None:
    table, tab = begun(browser)
    tab.choose("stop")
    tab.get(Update)

    assert browser.get(f"/api/tables/{table}/moments").read(Moments).moments[1].decision_number == 1
    assert browser.get(f"/api/tables/{table}/moments/1").read(Moment).mark.decision_number == 1
    assert browser.get(f"/api/tables/{table}/statistics").read(StatisticsData).decisions >= 1
    assert browser.get(f"/api/tables/{table}/proof").read(Proof).state == "none"


@pytest.mark.parametrize("k", ["1", "99999999"])
def test_a_moment_that_has_not_come_is_not_there(browser: Browser, k: str) -> None:
    table, _ = begun(browser)

    none = browser.get(f"/api/tables/{table}/moments/{k}")

    assert (none.status, "moments 0 to 0" in none.error) == (404, True)
    assert browser.get(f"/api/tables/{table}/moments/-1").status == 404
    assert browser.get(f"/api/tables/{table}/moments/now").status == 404
    assert browser.get("/api/tables/nowhere/moments").status == 404


def test_practice_and_a_rematch_are_new_tables(browser: Browser) -> None:
    table, _ = begun(browser)

    practice = browser.post(f"/api/tables/{table}/play-on", PlayOn(0))
    again = browser.post(f"/api/tables/{table}/rematch", Rematch())

    assert (practice.status, again.status) == (201, 201)
    assert len({table, practice.read(Made).table, again.read(Made).table}) == 3
    assert browser.post(f"/api/tables/{table}/play-on", PlayOn(1)).status == 404
    assert browser.post(f"/api/tables/{table}/play-on", {"moment": "then"}).status == 400
    assert browser.post("/api/tables/nowhere/rematch", Rematch()).status == 404


def test_playing_on_from_the_end_is_refused(browser: Browser) -> None:
    game = Game.from_position("step=buy persons=[0] monsters=[(points=20 energy=2) ()]", listen=True)
    game.play("done")
    table = browser.table_of(game, "person", "greedy")

    over = browser.post(f"/api/tables/{table}/play-on", PlayOn(1))

    assert (over.status, "over" in over.error) == (400, True)


def test_the_guided_game_is_a_table(browser: Browser) -> None:
    made = browser.post("/api/guide")

    assert made.status == 201
    assert browser.open(made.read(Made).table).last.lesson is not None


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        (NewTable("standard", seats("person")), "2 to 6 monsters"),
        (
            NewTable("standard", seats("person", "easy"), commitment="0" * 64),
            "another game has already used the secret",
        ),
        ({"rules": "standard", "seats": [{"monster": "godzilla", "player": "person"}] * 2}, "no monster"),
        ({"rules": "standard", "seats": [{"monster": "blorb", "player": "genius"}] * 2}, "player"),
        ({"rules": "standard"}, "seats"),
        ({"rules": "standard", "seats": [], "cheat": True}, "cheat"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(browser: Browser, wanted: object, reason: str) -> None:
    refused = browser.post("/api/tables", wanted)

    assert refused.status == 400
    assert reason in refused.read(ErrorResponse).message


def test_the_schema_of_all_requests_is_served_and_names_no_other_host(browser: Browser) -> None:
    answer = browser.get("/api/schema/openapi.json")
    schema = answer.read(dict[str, Any])

    assert answer.status == 200
    assert {"/api/menu", "/api/tables/{table}/moments", "/api/positions/line"} <= set(schema["paths"])
    assert schema["paths"]["/api/tables"]["post"]["responses"]["400"]["content"]["application/json"]["schema"] == {
        "$ref": "#/components/schemas/ErrorResponse"
    }
    assert b"http" not in answer.body
