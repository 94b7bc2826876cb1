"""Practice: playing on from a moment with other dice, and a rematch."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game
from kingoftokyo.rules.records.parse import read_record
from kingoftokyo.table.seat_view import seat_that_looks, view_data
from kingoftokyo.table.seats import new_game, played_on
from kingoftokyo.table.wire.looking_back import Moment, PlayOn, Proof
from kingoftokyo.table.wire.messages import Welcome
from kingoftokyo.table.wire.requests import Made, Menu, NewTable, Upload
from server.browser import Browser, save_of, seats
from server.conftest import SECRET, Running

if TYPE_CHECKING:
    from pathlib import Path

    from kingoftokyo.table.seats import Seated
    from kingoftokyo.table.wire.messages import Player, TableData
    from server.browser import Tab

IN_TOKYO = (
    "turn=2 step=resolve dice='smash 1 2' persons=[1] "
    "monsters=[(place=city) (place=bay) () () ()] market=[heal tank jets]"
)


def made(browser: Browser, path: str, data: object = None) -> str:
    answer = browser.post(path, data)
    assert answer.status == 201, answer.body
    return answer.read(Made).table


def data_of(tab: Tab) -> TableData:
    assert isinstance(tab.last, Welcome)
    return tab.last.table


def begun(browser: Browser) -> tuple[str, Tab]:
    table = browser.new_table("person", "easy", "medium")
    tab = browser.open(table)
    for _ in range(6):
        tab.answer()
    tab.until_asked()
    return table, tab


# Playing on


def test_playing_on_makes_a_marked_game_of_the_same_seats_at_that_moment(browser: Browser) -> None:
    table, tab = begun(browser)
    assert not data_of(browser.open(table)).practice
    then = browser.get(f"/api/tables/{table}/moments/3").read(Moment)

    other = browser.open(made(browser, f"/api/tables/{table}/play-on", PlayOn(3)))

    here, there = data_of(other), data_of(browser.open(table))
    assert here.practice
    assert here.seats == there.seats
    assert here.rules == there.rules
    assert (other.view.turn, other.view.dice, other.view.market) == (then.view.turn, then.view.dice, then.view.market)
    assert [monster.health for monster in other.view.monsters] == [monster.health for monster in then.view.monsters]
    assert (other.view.asked, other.view.kind, other.view.n) == (then.view.asked, then.view.kind, then.view.n)
    other.play_to_the_end()
    assert browser.open(table).view == tab.view  # nothing happened to the old one


def test_the_dice_after_that_moment_are_others(browser: Browser) -> None:
    """The same secret would throw the same dice: that the secret is a new one is what makes them others."""
    table = browser.new_table("person", "person")
    same = browser.open(made(browser, f"/api/tables/{table}/play-on", PlayOn(0)))
    with pytest.MonkeyPatch.context() as here:
        here.setattr("kingoftokyo.table.lobby.new_secret", lambda: bytes(32))
        browser.new_table("person", "person")  # takes the secret that was drawn before
    other = browser.open(made(browser, f"/api/tables/{table}/play-on", PlayOn(0)))

    tab = browser.open(table)
    for one in (tab, same, other):
        one.choose("keep nothing")
        one.until(lambda tab: tab.view.n == 1)
    assert tab.view.dice == same.view.dice != other.view.dice


def test_playing_on_from_the_end_is_refused(browser: Browser) -> None:
    table = browser.new_table("easy", "easy")
    browser.open(table).until(lambda tab: tab.view.over)
    last = browser.get(f"/api/tables/{table}/moments/0").read(Moment).last

    over = browser.post(f"/api/tables/{table}/play-on", PlayOn(last))
    assert (over.status, "over" in over.failure) == (400, True)
    assert browser.post(f"/api/tables/{table}/play-on", PlayOn(last + 1)).status == 404
    assert browser.post(f"/api/tables/{table}/play-on", {"moment": "then"}).status == 400

    again = browser.open(made(browser, f"/api/tables/{table}/play-on", PlayOn(last - 1)))
    again.until(lambda tab: tab.view.over)


def test_the_mark_lasts_in_the_store_the_save_and_the_record(alone: Running, data_folder: Path) -> None:
    browser = Browser(alone.keys)
    with browser.sockets:
        table, _ = begun(browser)
        practice = made(browser, f"/api/tables/{table}/play-on", PlayOn(2))
        save = browser.get(f"/api/tables/{practice}/record").body.decode()
        tab = browser.open(practice)
        tab.play_to_the_end()
        record = browser.get(f"/api/tables/{practice}/record").body.decode()
        for text in (save, record):
            assert data_of(browser.open(made(browser, "/api/upload", Upload(text)))).practice
    alone.stop()

    second = Running(data_folder, alone.keys.port)
    try:
        again = Browser(second.keys)
        with again.sockets:
            assert data_of(again.open(practice)).practice
            assert not data_of(again.open(table)).practice
    finally:
        second.stop()


def test_the_proof_of_practice_is_of_what_came_after_the_position(browser: Browser) -> None:
    table, _ = begun(browser)
    practice = made(browser, f"/api/tables/{table}/play-on", PlayOn(2))
    waiting = browser.get(f"/api/tables/{practice}/proof").read(Proof)
    browser.open(practice).play_to_the_end()

    found = browser.get(f"/api/tables/{practice}/proof").read(Proof)

    assert (waiting.state, waiting.secret, waiting.practice) == ("waiting", "", True)
    assert (found.state, found.practice, found.loaded) == ("proved", True, 0)
    record = read_record(browser.get(f"/api/tables/{practice}/record").body.decode())
    assert record.position
    assert "luck" not in record.position


def test_throws_settled_beforehand_do_not_come_with_it(browser: Browser) -> None:
    game = Game.from_position(
        "step=roll dice='1 1 1 2 2 3' rolls=['3 3 3 3 3 3'] persons=[0] monsters=[(points=19) ()]", listen=True
    )
    table = browser.table_of(game, "person", "greedy")
    assert data_of(browser.open(table)).practice

    for over in (False, True):
        if over:
            tab = browser.open(table)
            tab.choose("stop")
            tab.until(lambda tab: tab.view.over)
        practice = made(browser, f"/api/tables/{table}/play-on", PlayOn(0))
        assert browser.open(practice).view.dice == ["1", "1", "1", "2", "2", "3"]
        assert "3 3 3 3 3 3" not in browser.get(f"/api/tables/{practice}/record").body.decode()


def test_playing_on_does_not_tell_what_the_city_answered(browser: Browser) -> None:
    """The City's answer is one it could have given: sometimes staying, sometimes yielding, whatever it was."""
    game = Game.from_position(IN_TOKYO, listen=True)
    game.play("yield")
    table = browser.table_of(game, "greedy", "person", "greedy", "greedy", "greedy")
    browser.open(table).pause(paused=True)
    told = set()
    for seed in range(12):
        with pytest.MonkeyPatch.context() as here:
            here.setattr("kingoftokyo.table.lobby.new_seed", lambda seed=seed: seed)
            tab = browser.open(made(browser, f"/api/tables/{table}/play-on", PlayOn(1)))
        tab.choose("stay")
        tab.until(lambda tab: tab.view.n > 2)
        told.add(tab.view.monsters[0].place)

    assert told == {"city", "outside"}


def test_the_menu_offers_practice_beside_the_game_that_it_came_from(at_home: Browser) -> None:
    table, _ = begun(at_home)
    assert (menu(at_home).going_on, menu(at_home).practising) == (table, None)

    practice = made(at_home, f"/api/tables/{table}/play-on", PlayOn(2))
    assert (menu(at_home).going_on, menu(at_home).practising) == (table, practice)

    game = Game.new(2, "simple", rolls=["1 1 1 1 1 1"] * 3, listen=True)
    settled = made(at_home, "/api/upload", Upload(save_of(game, "person", "easy")))
    assert (menu(at_home).going_on, menu(at_home).practising) == (table, settled)

    newer = at_home.new_table("person", "easy")
    assert (menu(at_home).going_on, menu(at_home).practising) == (newer, None)


def menu(browser: Browser) -> Menu:
    return browser.get("/api/menu").read(Menu)


@pytest.mark.parametrize(
    "rules", ["standard", "solo", "course halloween=true cultists=true tokyo_tower=true", "simple"]
)
@pytest.mark.parametrize("players", [2, 5])
def test_one_can_play_on_from_every_decision(rules: str, players: int) -> None:
    """Who looks knows the same there as here, whether the others' secrets are theirs or dealt again."""
    computers: list[Player] = ["easy"] * (players - 1)
    for over in (False, True):
        chance = random.Random(players)
        wanted = NewTable(rules, seats("person", *computers))
        seated = new_game(wanted, SECRET, 0)
        seen: list[tuple[Game, int | None]] = []
        while not seated.game.over and seated.game.number < 150:
            seen.append((seated.game.clone(), seat_that_looks(seated.game, seated.people)))
            if not over:
                check_played_on(seated, *seen[-1])
            seated.game.play_option(chance.randrange(seated.game.option_count()))
        if seated.game.over and over:
            for game, seat in seen:
                check_played_on(seated, game, seat)


def check_played_on(seated: Seated, then: Game, seat: int | None) -> None:
    again = played_on(seated, then, bytes(32), 5)
    here, there = then.view(seat), again.game.view(seat)
    assert view_data(again.game, there, {}, hide_top=False) == view_data(then, here, {}, hide_top=False)
    assert there.options == here.options
    assert there.details == here.details
    assert (again.monsters, again.players) == (seated.monsters, seated.players)
    assert again.practice


# A rematch


def test_a_rematch_has_the_same_seats_and_rules_from_the_beginning(browser: Browser) -> None:
    table = browser.new_table("person", "hard", "medium", rules="standard cultists=true")
    before = data_of(browser.open(table))

    again = browser.open(made(browser, f"/api/tables/{table}/rematch"))

    assert (data_of(again).seats, data_of(again).rules) == (before.seats, before.rules)
    assert (again.view.n, again.view.turn, data_of(again).practice, data_of(again).fair) == (0, 1, False, True)
    assert browser.post("/api/tables/nowhere/rematch").status == 404


def test_a_rematch_of_practice_is_a_real_game(browser: Browser) -> None:
    game = Game.from_position("step=buy persons=[1] monsters=[(points=19) (health=1)]", listen=True)
    table = browser.table_of(game, "greedy", "person Eve")

    again = browser.open(made(browser, f"/api/tables/{table}/rematch"))

    assert not data_of(again).practice
    assert [seat.name for seat in data_of(again).seats] == ["", "Eve"]
    assert [monster.health for monster in again.view.monsters] == [10, 10]
