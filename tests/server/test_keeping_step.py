"""Computer players keep step with what people see: none answers what no page has shown yet."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from kingoftokyo import Game
from kingoftokyo.server.app import DATABASE
from kingoftokyo.storage.save_files import read_save, slot_path
from kingoftokyo.table.wire.messages import TableChanged, Update
from server.browser import Browser
from server.conftest import Running

if TYPE_CHECKING:
    from pathlib import Path

    from server.browser import Tab

A_MOMENT = 0.15  # in which a computer player would have moved
CPUS_TURN = "turn=1 step=roll monsters=[(health=5 energy=4 cards=[rapid_healing]) () ()] persons=[0]"


def hurt(browser: Browser) -> str:
    """A table at which a hurt person could heal, while a computer player rolls."""
    return browser.table_of(Game.from_position(CPUS_TURN, listen=True), "person", "greedy", "greedy")


def stands(browser: Browser, table: str, n: int) -> bool:
    """Whether the table is still at this decision, after time enough for somebody to move."""
    time.sleep(A_MOMENT)
    look = browser.open(table, shows=False)
    look.close()
    return look.view.n == n


def news(tab: Tab) -> Update:
    return tab.get(Update)


def test_a_computer_player_waits_until_its_question_has_been_shown(browser: Browser) -> None:
    table = browser.new_table("easy", "easy")
    tab = browser.open(table, shows=False)
    assert stands(browser, table, 0)

    tab.show()

    assert news(tab).view.n == 1
    assert stands(browser, table, 1)
    tab.show()
    assert news(tab).view.n == 2


def test_an_old_or_a_future_message_lets_nobody_move(browser: Browser) -> None:
    table = browser.new_table("easy", "easy")
    tab = browser.open(table, shows=False)
    tab.show()
    news(tab)

    for n in (0, 2, -1, 10**9):
        tab.socket.send(f'{{"type":"seen","id":"1","n":{n}}}')
    tab.socket.send('{"type":"seen","id":"1","n":1,"interjections":1}')

    assert stands(browser, table, 1)
    tab.show()
    assert news(tab).view.n == 2


def test_it_is_enough_that_one_browser_has_seen_it(browser: Browser) -> None:
    table = browser.new_table("easy", "easy")
    slow, quick = browser.open(table, shows=False), browser.open(table)

    quick.until(lambda tab: tab.view.n >= 5)

    slow.until(lambda tab: tab.view.n >= 5)


def test_a_hidden_page_neither_holds_up_nor_overtakes_one_that_is_seen(browser: Browser) -> None:
    table = browser.new_table("easy", "easy")
    seen, hidden = browser.open(table, shows=False), browser.open(table, shows=False)
    hidden.show(hidden=True)
    assert stands(browser, table, 0)

    seen.show()
    assert news(seen).view.n == 1
    news(hidden)
    hidden.show(hidden=True)
    assert stands(browser, table, 1)

    seen.show()
    assert news(seen).view.n == 2


def test_a_hidden_page_goes_on_alone_when_the_other_one_leaves(browser: Browser) -> None:
    table = browser.new_table("easy", "easy")
    seen, hidden = browser.open(table, shows=False), browser.open(table, shows=False)
    hidden.show(hidden=True)
    assert stands(browser, table, 0)
    seen.close()

    assert news(hidden).view.n == 1


def test_nobody_waits_for_a_page_that_shows_everything_at_once(browser: Browser) -> None:
    tab = browser.open(browser.new_table("easy", "easy"), shows=False)

    tab.show(hurried=True)

    tab.until(lambda tab: tab.view.over)


def test_who_comes_back_tells_again_what_it_shows(browser: Browser) -> None:
    table = browser.new_table("easy", "easy")
    tab = browser.open(table, shows=False)
    tab.show()
    news(tab)
    tab.close()  # before it could say that it has shown this

    again = browser.open(table, shows=False)
    assert (again.view.n, stands(browser, table, 1)) == (1, True)
    again.show()

    assert news(again).view.n == 2


def test_a_person_uses_a_card_in_the_turn_of_a_computer_player(browser: Browser) -> None:
    table = hurt(browser)
    tab = browser.open(table, shows=False)
    assert (tab.decision, tab.view.asked) == (None, 1)
    assert [(option.choice, option.seat) for option in tab.last.usable] == [("use rapid_healing", 0)]
    assert tab.view.monsters[0].cards[0].use == "use rapid_healing"
    tab.show()
    n = news(tab).view.n  # it is being shown
    assert tab.last.usable

    for health in (6, 7):
        tab.interject(0, "use rapid_healing")
        healed = news(tab)
        assert healed.played is not None
        assert (healed.played.interjection, healed.view.n, healed.view.monsters[0].health) == (True, n, health)

    assert (tab.view.interjections, tab.last.usable) == (2, [])
    assert tab.view.monsters[0].cards[0].use is None  # it has no energy left
    assert stands(browser, table, n)
    tab.show()
    assert news(tab).view.n == n + 1


def test_pause_and_save_are_at_what_is_seen(at_home: Browser, data_folder: Path) -> None:
    table = hurt(at_home)
    tab = at_home.open(table, shows=False)
    tab.show()
    n = news(tab).view.n

    tab.pause(paused=True)
    assert tab.get(TableChanged).table.paused
    tab.show()
    assert stands(at_home, table, n)
    assert at_home.post(f"/api/tables/{table}/save").status == 201
    assert read_save(slot_path()).game.number == n
    assert data_folder.joinpath(DATABASE).exists()

    tab.pause(paused=False)
    assert news(tab).view.n == n + 1


def test_computer_players_play_on_for_who_is_out_and_watches(browser: Browser) -> None:
    game = Game.from_position(
        "turn=1 step=resolve dice='smash 1 2' monsters=[(health=1 place=city) () ()] persons=[0]", listen=True
    )
    table = browser.table_of(game, "person", "greedy", "greedy")
    tab = browser.open(table, shows=False)
    assert tab.view.monsters[0].place == "dead"
    n = tab.view.n
    assert stands(browser, table, n)

    tab.show()

    assert news(tab).view.n == n + 1


def test_a_table_of_the_store_goes_on_when_it_has_been_shown(alone: Running, data_folder: Path) -> None:
    before = Browser(alone.keys)
    with before.sockets:
        table = hurt(before)
        tab = before.open(table, shows=False)
        tab.show()
        n = news(tab).view.n
    alone.stop()

    second = Running(data_folder, alone.keys.port)
    try:
        after = Browser(second.keys)
        with after.sockets:
            again = after.open(table, shows=False)
            assert again.view.n == n
            assert stands(after, table, n)
            again.show()
            assert news(again).view.n == n + 1
    finally:
        second.stop()
