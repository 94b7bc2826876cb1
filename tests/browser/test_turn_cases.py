"""Use cases of a turn: the first roll, rolling, resolving, entering Tokyo and buying."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kingoftokyo.monsters import MONSTERS

if TYPE_CHECKING:
    from browser.person import Person

NOTHING = "1 1 2 2 3 energy"


def test_use_case_10_the_first_roll_settles_the_order_and_those_who_tie_roll_again(me: Person) -> None:
    me.opens_the_game()
    me.starts_a_game(rivals=3, rules="One against all")
    me.is_asked("2 rolls left")

    # Old Pinch and Blorb tie with a smash each and roll again, between Axolulu with two and Mosshell with none.
    assert me.first_rolls == [
        ("You", "2 smashes"),
        ("Mosshell", "no smash"),
        ("Old Pinch", "1 smash"),
        ("Blorb", "1 smash"),
        ("Old Pinch", "no smash"),
        ("Blorb", "1 smash"),
    ]
    me.reads("They play in this order: Axolulu, Blorb, Old Pinch, and Mosshell.")
    assert me.monsters == ["Axolulu", "Blorb", "Old Pinch", "Mosshell"]


@pytest.mark.long
def test_use_case_10_three_who_tie_roll_until_all_differ_and_each_roll_can_be_watched(onlooker: Person) -> None:
    onlooker.opens_the_game()
    onlooker.starts_a_game(rivals=4, rules="One against all")
    onlooker.sees_heading("Before the first roll")
    onlooker.sees("You roll for the first turn")
    onlooker.sees("Mosshell rolls for the first turn")
    onlooker.presses("Space")

    # Axolulu, Mosshell and Old Pinch tie; Old Pinch wins; the two others tie again.
    onlooker.reads("They play in this order: Old Pinch, Axolulu, Mosshell, Girder, and Blorb.")
    assert onlooker.first_rolls == [
        ("You", "1 smash"),
        *((monster, "1 smash") for monster in MONSTERS[1:3]),
        *((monster, "no smash") for monster in MONSTERS[3:5]),
        ("You", "no smash"),
        ("Mosshell", "no smash"),
        ("Old Pinch", "1 smash"),
        ("You", "1 smash"),
        ("Mosshell", "no smash"),
        ("Blorb", "no smash"),
        ("Girder", "2 smashes"),
    ]


def test_use_case_11_dice_are_kept_freed_again_and_rerolled_up_to_three_rolls(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "roll",
            "rolls": ["1 2 3 heart energy smash", "3 3 heart heart", "1 3 3"],
            "monsters": [{"energy": 2}, {"place": "city"}],
        }
    )
    me.is_asked("2 rolls left")
    assert sorted(me.dice) == ["1", "2", "3", "energy", "heart", "smash"]
    me.shows("roll")

    me.keeps("3", "energy", "smash")
    me.sees("Kept: 3", "To roll again: 3")
    me.frees("smash")
    me.sees("Kept: 2", "To roll again: 4")
    me.clicks("Roll 4 dice")

    me.is_asked("1 roll left")
    assert sorted(me.dice) == ["3", "3", "3", "energy", "heart", "heart"]
    assert sorted(me.kept_dice) == ["3", "energy"]
    me.frees("energy")  # kept from the first roll, and rolled again now
    me.keeps("3", "3")
    me.clicks("Roll 3 dice")

    me.reads("You keep 3 3 3 and roll 1 3 3 (no roll left).")
    me.is_asked("You have 2 energy.")
    me.sees_monster("Axolulu", "5 of 20 points")


@pytest.mark.long
def test_use_case_11_one_may_stop_after_the_first_roll(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "roll",
            "rolls": ["3 3 3 energy energy 1"],
            "monsters": [{}, {"place": "city"}],
            "market": ["jets"],
        }
    )
    me.is_asked("2 rolls left")
    me.sees("If you stop now", "you: +3 points, +2 energy")
    me.clicks("Stop here")

    me.is_asked("You have 2 energy.")
    me.sees_monster("Axolulu", "3 of 20 points", "2 Energy")


@pytest.mark.long
def test_use_case_11_cards_add_green_dice_which_are_kept_like_the_black_ones(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "roll",
            "rolls": ["3 3 3 heart heart energy energy energy", "3 energy energy energy"],
            "monsters": [{"cards": ["extra_head", "extra_head"]}, {"place": "city"}],
        }
    )
    me.is_asked("2 rolls left")
    assert len(me.dice) == 8
    me.sees_button("Die 7 extra, green", within="Your dice")
    me.sees_button("Die 8 extra, green", within="Your dice")
    me.keeps("3", "3", "3", me.dice[7])
    me.sees_button("Die 8 extra, green", within="Your dice")
    me.clicks("Roll 4 dice")
    me.is_asked("1 roll left")
    assert len(me.dice) == 8


def test_use_case_12_in_solo_the_person_chooses_which_symbols_count_next(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "roll",
            "rolls": ["2 2 2 2 heart energy smash smash"],
            "monsters": [{"health": 7, "energy": 2, "cards": ["extra_head", "extra_head"]}, {"place": "city"}, {}],
            "market": ["jets"],
        },
        rules="solo",
    )
    me.is_asked("2 rolls left")
    me.clicks("Stop here")

    me.is_asked("Which of your dice count next?")
    for group in ("numbers", "hearts", "energy", "smashes"):
        me.sees_button(f"The {group}", within="What you can do")
    me.sees_monster("Axolulu", "7 of 10 health", "0 of 20 points", "2 Energy")
    me.shows("resolve")

    me.clicks("The energy", within="What you can do")
    me.sees_monster("Axolulu", "3 Energy")
    me.sees_no_button("The energy")
    me.clicks("The numbers", within="What you can do")
    me.sees_monster("Axolulu", "3 of 20 points")  # three 2s are 2, the fourth is one more
    me.sees_monster("Mosshell", "10 of 10 health")
    me.clicks("The hearts", within="What you can do")

    me.is_asked("You have 3 energy.")  # the smashes came last, by themselves
    me.sees_monster("Axolulu", "8 of 10 health")
    me.sees_monster("Mosshell", "8 of 10 health")
    me.sees_monster("Old Pinch", "10 of 10 health")
    me.reads(
        "You gain 1 energy from the dice",
        "You gain 3 points from the dice",
        "You heal 1 health with the dice",
        "You smash Mosshell, who loses 2 health (10 → 8)",
    )


@pytest.mark.long
def test_use_case_12_two_of_a_number_are_worth_nothing(me: Person) -> None:
    me.sits_down_at(
        {"step": "roll", "rolls": [NOTHING], "monsters": [{"energy": 1}, {"place": "city"}], "market": ["jets"]},
        rules="solo",
    )
    me.is_asked("2 rolls left")
    me.clicks("Stop here")
    me.clicks("The numbers", within="What you can do")
    me.is_asked("You have 2 energy.")
    me.sees_monster("Axolulu", "0 of 20 points", "2 Energy")


def test_use_case_13_the_first_monster_enters_empty_tokyo_and_its_smashes_hit_nobody(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "roll",
            "rolls": ["energy energy energy energy smash smash"],
            "monsters": [{}, {}, {}],
            "market": ["jets"],
        },
        rules="solo",
    )
    me.is_asked("2 rolls left")
    assert me.free_places == ["Tokyo City"]
    me.clicks("Stop here")
    me.clicks("The smashes", within="What you can do")

    me.is_asked("You have 4 energy.")
    me.reads("You enter Tokyo City.")
    me.sees_map("Axolulu: Tokyo City", "Mosshell: Outside")
    me.sees_monster("Axolulu", "City", "1 of 20 points")
    for other in MONSTERS[1:3]:
        me.sees_monster(other, "10 of 10 health")
    assert me.free_places == []
    me.shows("enter")


@pytest.mark.long
def test_use_case_13_a_monster_must_enter_empty_tokyo_also_without_a_smash(me: Person) -> None:
    me.sits_down_at({"step": "roll", "rolls": [NOTHING], "monsters": [{"energy": 1}, {}], "market": ["jets"]})
    me.is_asked("2 rolls left")
    me.sees("enter Tokyo")  # if one stops now
    me.clicks("Stop here")
    me.is_asked("What do you buy?")
    me.sees_map("Axolulu: Tokyo City")


@pytest.mark.long
def test_use_case_13_with_five_the_next_monster_enters_tokyo_bay(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "roll",
            "rolls": [NOTHING],
            "monsters": [{"energy": 1}, {"place": "city"}, {}, {}, {}],
            "market": ["jets"],
        }
    )
    me.is_asked("2 rolls left")
    assert me.free_places == ["Tokyo Bay"]
    me.clicks("Stop here")

    me.is_asked("What do you buy?")
    me.reads("You enter Tokyo Bay.")
    me.sees_map("Axolulu: Tokyo Bay, Mosshell: Tokyo City")
    me.sees_monster("Axolulu", "Bay", "1 of 20 points")


def test_use_case_14_buying_takes_the_real_price_and_refills_the_market(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "buy",
            "monsters": [{"energy": 10, "cards": ["alien_origin"]}, {"place": "city"}],
            "market": ["jets", "heal", "tank"],
            "deck": ["wings", "corner_store"],
        }
    )
    me.is_asked("You have 10 energy. What do you buy?")
    assert me.market == ["Jets", "Heal", "Tank"]
    me.sees_button("Buy Jets for 4 energy", within="Market")  # Alien Origin: 1 less
    me.shows("buy")

    me.presses("1")
    me.is_asked("You have 6 energy.")
    me.sees_monster("Axolulu", "6 Energy", "Jets")
    assert me.market == ["Wings", "Heal", "Tank"]

    me.clicks("Buy Heal for 2 energy", within="Market")
    me.is_asked("You have 4 energy.")
    assert me.market == ["Wings", "Corner Store", "Tank"]
    me.clicks("Buy nothing more")
    me.reads("Turn 2: Mosshell.")


@pytest.mark.long
def test_use_case_14_a_sweep_costs_two_energy_and_brings_three_new_cards(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "buy",
            "monsters": [{"energy": 4}, {"place": "city"}],
            "market": ["jets", "wings", "tank"],
            "deck": ["heal", "corner_store", "extra_head"],
        }
    )
    me.is_asked("You have 4 energy.")
    me.clicks("Sweep the market for 2 energy", within="Market")

    me.is_asked("You have 2 energy.")
    me.reads("You sweep the market: away with Jets, Wings, and Tank.")
    assert me.market == ["Heal", "Corner Store", "Extra Head"]
    me.sees("3 discarded")
    me.sees_button("Sweep the market for 2 energy", within="Market")  # back where one buys


@pytest.mark.long
def test_use_case_14_what_is_too_dear_can_neither_be_bought_nor_swept(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "buy",
            "monsters": [{"energy": 1, "cards": ["alien_origin"]}, {"place": "city"}],
            "market": ["solar_powered", "jets", "wings"],
        }
    )
    me.is_asked("You have 1 energy. What do you buy?")
    me.sees("3 energy short", "4 energy short")
    me.sees_button("Buy Solar Powered")
    for choice in ("Buy Jets", "Buy Wings", "Sweep"):
        me.sees_no_button(choice)

    me.presses("Enter")
    me.reads("Turn 2: Mosshell.")
    me.sees_monster("Axolulu", "1 Energy", "Alien Origin")
