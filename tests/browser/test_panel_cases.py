"""Use cases of the panels: the cards, the status, the pause and the way out."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from browser.person import Person
    from server.conftest import Running

MIDDLE_OF_A_GAME = {
    "step": "roll",
    "dice": "1 1 2 2 3 3",
    "monsters": [
        {"points": 4, "energy": 3, "poison": 1, "cards": ["jets", {"card": "smoke_cloud", "counters": 2}]},
        {"place": "city", "health": 7, "cards": ["wings"]},
    ],
    "discard": ["heal", "tank"],
}


@pytest.mark.parametrize("by", ["key", pytest.param("button", marks=pytest.mark.long)])
def test_use_case_25_the_deck_panel_shows_the_cards(me: Person, by: str) -> None:
    me.sits_down_at(MIDDLE_OF_A_GAME)
    me.is_asked("2 rolls left")

    if by == "button":
        me.clicks("Deck")
    else:
        me.presses("d")

    me.sees_button("Close", within="Deck")
    me.sees("2 cards", "Jets", "If you yield Tokyo, you do not lose the health of that smash.", "2 counters")
    me.sees("1 card", "Wings", "2 cards in the discard pile")
    me.presses("Escape")
    me.sees_no("2 cards in the discard pile")
    me.is_asked("2 rolls left")


@pytest.mark.parametrize("by", ["key", pytest.param("button", marks=pytest.mark.long)])
def test_use_case_26_the_status_panel_shows_how_the_game_stands(me: Person, by: str) -> None:
    me.sits_down_at(MIDDLE_OF_A_GAME)
    me.is_asked("2 rolls left")

    if by == "button":
        me.clicks("Status")
    else:
        me.presses("s")

    me.sees("Turn 1, Axolulu plays.")
    me.sees_row("Axolulu", "Outside", "10 / 10", "4", "3", "Poison 1", "Jets", "Smoke Cloud 2")
    me.sees_row("Mosshell", "Easy", "City", "7 / 10", "0", "Wings")
    if by == "button":
        me.shows("status")
    me.clicks("Close", within="Status")
    me.sees_no("Turn 1, Axolulu plays.")


def test_use_case_27_while_the_game_is_paused_nothing_goes_on(onlooker: Person) -> None:
    me = onlooker
    me.sits_down_at({"step": "roll", "dice": "1 1 2 2 3 3", "monsters": [{}, {"place": "city"}]})
    me.clicks("Stop here")
    me.reads("Turn 2: Mosshell")

    me.clicks("Pause")
    me.sees("Paused", "The computers hold their breath.")
    me.reads("Mosshell rolls")  # what was on its way
    paused = me.lines
    me.waits(3)
    assert me.lines == paused
    me.clicks("Resume")

    me.reads("times, keeps")
    me.presses("Space")
    me.reads("Turn 3: your turn")
    assert len(me.lines) > len(paused)


def test_use_case_27_escape_pauses_and_goes_on(me: Person) -> None:
    me.sits_down_at(MIDDLE_OF_A_GAME)
    me.is_asked("2 rolls left")

    me.presses("Escape")
    me.sees("Paused")
    me.shows("pause")
    me.presses("Escape")

    me.sees_no("Paused")
    me.is_asked("2 rolls left")


def test_use_case_28_exit_from_the_pause_menu_ends_the_program(me: Person, server: Running) -> None:
    me.sits_down_at(MIDDLE_OF_A_GAME)

    me.clicks("Pause")
    me.sees("Paused")
    me.clicks("Exit")
    me.clicks("End it")

    me.sees("Goodbye!", "The program has ended")
    me.shows("goodbye")
    server.wait()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", server.keys.port), timeout=5)
