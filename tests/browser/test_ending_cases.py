"""Use cases of the end: winning by points or by survival, and losing all health."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from browser.person import Person

SIX_SMASHES = "smash smash smash smash smash smash"


# 18: twenty points


def test_use_case_18_twenty_points_win_when_the_turn_is_over(me: Person) -> None:
    me.sits_down_at(
        {"step": "roll", "dice": "3 3 3 1 2 heart", "monsters": [{"points": 17, "energy": 2}, {"place": "city"}, {}]}
    )

    me.clicks("Stop here")
    me.sees_monster("Axolulu", "20 of 20 points")
    me.clicks("Buy nothing more")

    me.sees("You are King of Tokyo!", "You have 20 points and are King of Tokyo!", "Standings")
    me.shows("over")
    me.presses("Escape")  # as Look at the table
    me.sees("Game over")


@pytest.mark.long
def test_use_case_18_in_solo_twenty_points_win_at_once(me: Person) -> None:
    me.sits_down_at(
        {"step": "roll", "dice": "3 3 3 1 2 2", "monsters": [{"points": 17, "energy": 2}, {"place": "city"}]},
        rules="solo",
    )

    me.clicks("Stop here")

    me.sees("You are King of Tokyo!")


@pytest.mark.long
def test_use_case_18_a_cpu_wins_by_points_too(me: Person) -> None:
    me.sits_down_at({"step": "end", "monsters": [{"points": 3}, {"place": "city", "points": 18}, {}]})

    me.sees("Mosshell is King of Tokyo", "Mosshell has 20 points and is King of Tokyo!")
    me.clicks("Menu")
    me.sees_button("Play")


# 19: the last one standing


def test_use_case_19_the_last_one_standing_wins(me: Person) -> None:
    me.sits_down_at(
        {"step": "roll", "dice": "smash smash 1 1 2 3", "monsters": [{"place": "city"}, {"health": 2}, {"health": 1}]}
    )
    me.is_asked("Keep what you like")
    me.sees("out")

    me.presses("Enter")

    me.sees("You are King of Tokyo!", "You are the last one standing and King of Tokyo!")


@pytest.mark.long
def test_use_case_19_when_all_fall_together_nobody_wins(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "buy",
            "monsters": [{"energy": 4, "health": 3}, {"health": 2}],
            "market": ["high_altitude_bombing"],
        }
    )

    me.clicks("Buy High Altitude Bombing for 4 energy")

    me.sees("Nobody wins", "All monsters are down. Nobody wins, and Tokyo sleeps at last.")
    me.shows("nobody-wins")


# 21: the person falls


def test_use_case_21_in_solo_the_game_ends_when_its_person_falls(me: Person) -> None:
    me.sits_down_at(
        {
            "turn": 1,
            "step": "roll",
            "dice": SIX_SMASHES,
            "monsters": [{"place": "city", "health": 3}, {}, {}],
        },
        rules="solo",
    )

    me.sees("Nobody wins", "The game ends here: its only person is out.")
    me.sees("Mosshell brings you down: out of the game.")


@pytest.mark.parametrize(("answer", "then"), [("Keep watching", "Turn 2"), ("To the menu", "Choose a monster and go")])
@pytest.mark.long
def test_use_case_21_in_the_usual_game_a_fallen_person_watches_on_or_goes_to_the_menu(
    onlooker: Person, answer: str, then: str
) -> None:
    me = onlooker
    me.sits_down_at(
        {
            "turn": 1,
            "step": "roll",
            "dice": SIX_SMASHES,
            "monsters": [{"place": "city", "health": 3}, {}, {}],
        }
    )

    me.sees("You are out", "Mosshell brought you down.", "Down and out. The others fight on")
    if answer == "Keep watching":
        me.shows("eliminated")
    me.clicks(answer)

    me.sees(then)


# 22: a CPU falls


def test_use_case_22_a_cpu_falls_and_with_four_left_the_bay_is_closed(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "roll",
            "dice": "smash smash smash smash smash smash",
            "monsters": [{"energy": 2}, {"place": "city", "health": 3}, {"place": "bay"}, {}, {}],
        },
        rules="solo",
    )
    me.sees_map("Old Pinch: Tokyo Bay")

    me.presses("Enter")

    me.reads("You bring Mosshell down: out of the game", "Tokyo Bay closes: Old Pinch has to leave it")
    me.sees_monster("Mosshell", "Out")
    me.sees_map("Axolulu: Tokyo City, Mosshell: Out of the game, Old Pinch: Outside")


@pytest.mark.long
def test_use_case_22_a_card_brings_a_cpu_down_and_the_game_goes_on_without_it(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "buy",
            "monsters": [{"energy": 5, "place": "city"}, {"health": 2}, {}],
            "market": ["flame_thrower", "tank"],
        },
        rules="solo",
    )

    me.clicks("Buy Flame Thrower for 3 energy")
    me.reads("You bring Mosshell down: out of the game")
    me.clicks("Buy nothing more")

    me.reads("Turn 2: Old Pinch")
