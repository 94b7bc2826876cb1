"""Use cases of choosing and setting up: monsters, rivals, difficulty, and what then lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kingoftokyo.monsters import MONSTERS

if TYPE_CHECKING:
    from browser.person import Person


def test_use_case_05_each_of_the_six_monsters_can_be_chosen_and_is_then_played(me: Person) -> None:
    me.opens_the_game()
    for key, monster in enumerate(MONSTERS, start=1):
        me.clicks("Play")
        if key == 1:
            me.shows("choosing")
            me.clicks("1", within="Rivals")
            me.clicks(monster, within="Choose your monster")
        else:
            me.presses(str(key))
        me.sees(f"{monster} is yours")
        me.sees_button(f"Start {monster} against one rival")
        if key < len(MONSTERS):
            me.clicks("Start")
        else:
            me.presses("Enter")
        me.sees_own_monster(monster, "10 of 10 health")
        me.presses("Escape", "x")


def test_use_case_06_one_to_five_computer_players_take_part(me: Person) -> None:
    me.opens_the_game()
    for rivals, rivals_text in enumerate(("one rival", "2 rivals", "3 rivals", "4 rivals", "5 rivals"), start=1):
        me.clicks("Play")
        me.clicks(str(rivals), within="Rivals")
        me.sees_button(f"Start Axolulu against {rivals_text}")
        me.clicks("Start")
        me.sees_monster("Axolulu", "10 of 10 health")
        assert me.monsters == list(MONSTERS[: rivals + 1])
        me.presses("Escape", "x")


def test_use_case_07_the_chosen_difficulty_is_that_of_all_computer_players(me: Person) -> None:
    me.opens_the_game()
    for level in ("Easy", "Medium", "Hard"):
        me.starts_a_game(rivals=2, level=level)
        me.is_asked("2 rolls left")
        me.presses("s")
        assert me.status_column("Player") == ["Person", level, level]
        me.presses("Escape", "Escape", "x")


def test_use_case_08_a_new_game_has_its_dice_cards_points_energy_and_health(me: Person) -> None:
    me.opens_the_game()
    me.starts_a_game(rivals=2)

    me.is_asked("2 rolls left")
    assert len(me.dice) == 6
    for monster in MONSTERS[:3]:
        me.sees_monster(monster, "Outside", "10 of 10 health", "0 of 20 points", "0 Energy")
    me.sees("63 in the deck, 0 discarded")
    assert len(me.market) == 3
    me.shows("table")


@pytest.mark.long
def test_use_case_08_green_dice_tokens_and_counters_are_there_when_they_are_needed(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "roll",
            "rolls": ["1 1 2 heart smash 3"],
            "monsters": [
                {"cards": ["extra_head"], "shrink": 1, "points": 19},
                {"poison": 2, "cards": [{"card": "smoke_cloud", "counters": 3}]},
            ],
        }
    )
    me.is_asked("2 rolls left")
    me.sees_monster("Axolulu", "Shrink 1", "19 of 20 points", "Extra Head")
    me.sees_monster("Mosshell", "Poison 2", "Smoke Cloud 3")
    assert len(me.dice) == 6  # seven with the green one, and one less for the shrink token


def test_use_case_09_the_map_shows_every_monster_and_tokyo_bay_for_five_or_six(me: Person) -> None:
    me.opens_the_game()
    for players, places in ((4, ["Tokyo City"]), (6, ["Tokyo City", "Tokyo Bay"])):
        me.starts_a_game(rivals=players - 1)
        me.is_asked("2 rolls left")
        me.sees_map(", ".join(f"{monster}: Outside" for monster in MONSTERS[:players]))
        assert me.free_places == places
        if players == 6:
            me.shows("table-of-six")
        me.presses("Escape", "x")

    me.sits_down_at({"step": "roll", "monsters": [{}, {"place": "city"}, {"place": "bay"}, {}, {}]})
    me.is_asked("2 rolls left")
    me.sees_map("Mosshell: Tokyo City", "Old Pinch: Tokyo Bay", "Girder: Outside")
    assert me.free_places == []
