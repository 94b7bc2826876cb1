"""A table: who may do what, and what everybody is told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

from kingoftokyo import Game
from kingoftokyo.server.app import DATABASE
from kingoftokyo.server.store import Row, Store, StoreError
from kingoftokyo.table.events import event_names
from kingoftokyo.table.outbox import LEFT_BEHIND, ROOM, Mailbox
from kingoftokyo.table.wire.messages import Refused, Update, Welcome
from kingoftokyo.table.wire.rules_events import DiceRolled

if TYPE_CHECKING:
    from server.browser import Browser
    from server.conftest import Running


def test_a_table_welcomes_with_all_that_has_happened(browser: Browser) -> None:
    tab = browser.open(browser.new_table("person", "easy", "hard"))

    assert isinstance(tab.last, Welcome)
    assert [seat.player for seat in tab.last.table.seats] == ["person", "easy", "hard"]
    assert [seat.mine for seat in tab.last.table.seats] == [True, False, False]
    assert (tab.last.table.rules, tab.last.table.fair, tab.last.table.paused) == ("standard", True, False)
    assert {"FirstPlayerRolled", "GameStarted", "CardRevealed", "TurnStarted"} <= set(event_names(tab.last.log))
    assert tab.view.seat == 0


def test_a_choice_is_told_with_what_happened_and_the_table_after_it(browser: Browser) -> None:
    tab = browser.open(browser.new_table("person", "person"))
    decision = tab.until_asked()
    assert decision.roll is not None

    tab.choose("keep nothing")
    news = tab.get(Update)

    assert news.played is not None
    assert (news.played.seat, news.played.choice, news.view.n) == (decision.seat, "keep nothing", 1)
    [rolled] = [happened.event for happened in news.events]
    assert isinstance(rolled, DiceRolled)
    assert rolled.rolls_left == news.view.rolls_left == decision.roll.rolls_left - 1


def test_two_tabs_stay_in_step(browser: Browser) -> None:
    table = browser.new_table("person", "easy", "medium")
    here, there = browser.open(table), browser.open(table)

    for _ in range(6):
        here.answer()
    n = here.until_asked().n
    there.until(lambda tab: tab.view.n == n)

    assert here.texts[1:] == there.texts[1:]
    there.answer()
    here.until(lambda tab: tab.view.n > n)


def test_a_late_answer_is_stale_and_the_true_state_comes_with_it(browser: Browser) -> None:
    tab = browser.open(browser.new_table("person", "person"))
    tab.choose("keep nothing")
    tab.get(Update)

    id = tab.choose("keep nothing", n=0)

    assert tab.next() == Refused(id, "stale", "the game has gone on meanwhile")
    state = tab.next()
    assert isinstance(state, Update)
    assert (state.view.n, state.events, state.played) == (1, [], None)


def test_nobody_answers_for_another_monster(browser: Browser) -> None:
    tab = browser.open(browser.new_table("person", "person", "easy"))
    other = 1 - tab.until_asked().seat

    tab.choose("stop", seat=other)
    assert tab.get(Refused).why == "not-yours"
    tab.choose("stop", seat=2)
    assert tab.get(Refused).why == "not-yours"
    tab.choose("stop", seat=99)
    assert tab.get(Refused).why == "not-yours"

    assert tab.get(Update).view.n == 0


def test_nobody_answers_for_a_computer_player(browser: Browser) -> None:
    tab = browser.open(browser.new_table("person", "easy"))
    tab.until_asked()
    tab.pause(paused=True)
    while tab.view.asked == 0:
        tab.answer()

    tab.choose("stop", seat=1)

    assert tab.get(Refused).why == "not-yours"


def test_what_the_rules_do_not_allow_is_refused_and_changes_nothing(browser: Browser) -> None:
    table = browser.new_table("person", "person")
    tab = browser.open(table)
    before = tab.last

    for choice in ("buy tank", "keep 7", "", "yield"):
        tab.choose(choice)
        refused = tab.get(Refused)
        assert refused.why == "illegal"
        assert refused.message

    after = browser.open(table).last
    assert after.view == before.view
    assert after.decision == before.decision


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '"stop"',
        '{"type":"cheat","id":"1"}',
        '{"type":"choose","id":"1","n":0,"seat":0}',
        '{"type":"choose","id":"1","n":"0","seat":0,"choice":"stop"}',
        '{"type":"choose","id":"1","n":0,"seat":0,"choice":"stop","also":1}',
        '{"type":"choose","id":"","n":0,"seat":0,"choice":"stop"}',
        '{"type":"choose","id":"1","n":0,"seat":0,"choice":"' + "x" * 201 + '"}',
        '{"type":"pause","id":"' + "x" * 10_000 + '","paused":true}',
        "\N{PILE OF POO}",
        b"\x00\xff",
    ],
)
def test_what_is_no_command_is_refused_and_the_tab_goes_on(browser: Browser, text: str | bytes) -> None:
    tab = browser.open(browser.new_table("person", "person"))

    tab.socket.send(text)

    assert tab.get(Refused).why == "malformed"
    tab.answer()


def test_a_message_of_a_megabyte_closes_its_socket_and_no_other(browser: Browser) -> None:
    table = browser.new_table("person", "person")
    rude, polite = browser.open(table), browser.open(table)

    rude.socket.send("x" * 1_000_000)

    with pytest.raises(ConnectionClosed) as closed:
        rude.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    polite.answer()


def test_the_same_command_again_changes_nothing_and_is_no_mistake(browser: Browser) -> None:
    tab = browser.open(browser.new_table("person", "person"))
    seat = tab.until_asked().seat

    tab.choose("keep nothing", n=0, seat=seat, id="once")
    tab.get(Update)
    tab.choose("keep nothing", n=0, seat=seat, id="once")
    news = tab.next()

    assert isinstance(news, Update)
    assert (news.view.n, news.events, news.played) == (1, [], None)


def test_when_the_game_is_over_nothing_is_left_to_choose(browser: Browser) -> None:
    game = Game.from_position("step=buy monsters=[(points=20 energy=2) ()] persons=[0]", listen=True)
    tab = browser.open(browser.table_of(game))
    tab.answer()
    assert (tab.view.over, tab.view.winner, tab.view.reason) == (True, 0, "points")

    tab.choose("done", seat=0)

    assert tab.get(Refused).why == "over"


def test_what_may_be_done_at_any_time_is_done_while_another_is_asked(browser: Browser) -> None:
    game = Game.from_position(
        "step=resolve dice='smash 1' monsters=[(health=5 energy=2 cards=[rapid_healing]) (place=city)] persons=[0 1]",
        listen=True,
    )
    tab = browser.open(browser.table_of(game))
    assert tab.until_asked().seat == 1
    [usable] = tab.last.usable
    assert (usable.choice, usable.seat, usable.card, usable.price) == ("use rapid_healing", 0, "rapid_healing", 2)
    assert tab.view.monsters[0].cards[0].use == "use rapid_healing"

    tab.interject(1, "use rapid_healing")
    assert tab.get(Refused).why == "illegal"
    tab.interject(0, "stay")
    assert tab.get(Refused).why == "illegal"
    tab.get(Update)
    tab.interject(0, "use rapid_healing")
    news = tab.get(Update)

    assert news.played is not None
    assert news.played.interjection
    assert (news.view.n, news.view.monsters[0].health, news.usable) == (0, 6, [])
    assert tab.until_asked().seat == 1


def test_a_table_that_does_not_exist_closes_the_socket(browser: Browser) -> None:
    socket = browser.connect("nowhere")

    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(5)

    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "there is no such table")


def test_another_program_was_first_so_the_table_is_read_anew(running: Running, browser: Browser) -> None:
    table = browser.new_table("person", "person")
    tab = browser.open(table)
    seat = tab.until_asked().seat
    another = Store(running.folder / DATABASE)
    asyncio.run(another.append(table, Row(0, 0, seat, "keep nothing"), over=False))
    another.close()

    tab.choose("stop")

    assert tab.get(Welcome).view.n == 1
    assert tab.get(Refused).why == "stale"
    tab.answer()


def test_when_the_disk_is_full_nothing_happens_and_everybody_is_told(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    tab = browser.open(browser.new_table("person", "easy"))
    tab.until_asked()
    while tab.view.asked == 0 and tab.decision is not None and tab.decision.kind != "buy":
        tab.answer()

    async def full(*_: object, **__: object) -> None:
        raise StoreError("the disk is full")

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(Store, "append", full)
        n = tab.view.n
        tab.choose("done")
        refused = tab.get(Refused)
        assert (refused.why, refused.message) == ("store", "the disk is full")
        assert tab.get(Update).view.n == n

    tab.answer()


def test_a_command_that_fails_by_our_own_fault_is_logged_and_the_tab_can_come_back(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = browser.new_table("person", "person")
    tab = browser.open(table)

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr("kingoftokyo.table.table.read_choice", None)
        tab.choose("stop")
        with pytest.raises(ConnectionClosed):
            tab.next()

    assert "a command failed" in caplog.text
    browser.open(table).answer()


def test_who_falls_too_far_behind_is_sent_away() -> None:
    async def scenario() -> None:
        box = Mailbox([0])
        for _ in range(ROOM + 1):
            box.post_text(b"{}")
        assert await box.next() == LEFT_BEHIND

    asyncio.run(scenario())


def test_exit_says_goodbye_to_every_tab_and_ends_the_program(alone: Running, at_home: Browser) -> None:
    table = at_home.new_table("person", "easy")
    tab, other = at_home.open(table), at_home.open(table)

    assert at_home.post("/api/exit").status == 204

    for one in (tab, other):
        with pytest.raises(ConnectionClosed) as closed:
            one.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001
    alone.wait()
