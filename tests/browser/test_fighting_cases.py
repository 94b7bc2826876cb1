"""Use cases of the fight for Tokyo: the end of a turn, smashes, hearts, yielding and staying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from browser.person import Person

MINUS = "\N{MINUS SIGN}"
TWO_SMASHES = {
    "step": "roll",
    "dice": "smash smash 1 1 2 3",
    "monsters": [{"energy": 9}, {"place": "city", "health": 7}, {"place": "bay", "health": 6}, {}, {}],
}
THREE_PEOPLE = ("person", "person", "person", "greedy", "greedy")


# 15: the end of a turn


@pytest.mark.parametrize(
    ("place", "tokyo"),
    [("city", 2), pytest.param("bay", 2, marks=pytest.mark.long), pytest.param("outside", 0, marks=pytest.mark.long)],
)
def test_use_case_15_cards_act_at_the_end_of_the_turn_and_then_tokyo_pays(me: Person, place: str, tokyo: int) -> None:
    others: list[dict[str, Any]] = [{}, {}, {}, {"place": "city"} if place != "city" else {}]
    if place == "outside":
        others[0] = {"place": "bay"}
    me.sits_down_at(
        {
            "step": "buy",
            "monsters": [{"place": place, "points": 3, "energy": 6, "cards": ["energy_hoarder"]}, *others],
            "market": [],
        },
        rules="solo",
    )
    me.is_asked("You have 6 energy. What do you buy?")

    me.presses("Enter")

    me.reads("You gain 1 point with Energy Hoarder (3 → 4)")
    if tokyo:
        me.reads("with Energy Hoarder (3 → 4)", "You gain 2 points for Tokyo (4 → 6)")
    me.reads("Turn 2: Mosshell")
    me.sees_monster("Axolulu", f"{4 + tokyo} of 20 points")


# 16: smashes


def test_use_case_16_dice_kept_and_rolled_smash_who_is_in_tokyo(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "roll",
            "rolls": ["1 1 2 heart smash smash", "smash 3 3 3"],
            "monsters": [{}, {"place": "city"}, {}],
        },
        "person",
        "person",
        "greedy",
    )
    me.sees_monster("Mosshell", "City", "10 of 10 health")

    me.presses("5", "6", "r")
    me.is_asked("1 roll left")
    assert sorted(me.dice) == ["3", "3", "3", "smash", "smash", "smash"]
    me.presses("Enter")

    me.reads("Axolulu smashes Mosshell, who loses 3 health (10 → 7)")
    me.sees_monster("Mosshell", "7 of 10 health")
    me.sees_monster("Old Pinch", "10 of 10 health")


@pytest.mark.parametrize(
    ("place", "others", "hit"),
    [
        ("outside", ("city", "bay", "outside", "outside"), ("Mosshell", "Old Pinch")),
        ("city", ("outside", "bay", "outside", "outside"), ("Mosshell", "Blorb", "Girder")),
        ("bay", ("city", "outside", "outside", "outside"), ("Old Pinch", "Blorb", "Girder")),
    ],
)
@pytest.mark.long
def test_use_case_16_smashes_hit_the_other_side_and_nobody_in_the_same_place(
    me: Person, place: str, others: tuple[str, ...], hit: tuple[str, ...]
) -> None:
    me.sits_down_at(
        {
            "step": "roll",
            "dice": "smash smash 1 1 2 3",
            "monsters": [{"place": place, "energy": 9}, *({"place": other} for other in others)],
        },
        *("person", "person", "greedy", "greedy", "greedy"),
    )
    for monster in hit:
        me.sees(f"{monster}: {MINUS}2 health")

    me.clicks("Stop here")

    for monster in ("Mosshell", "Old Pinch", "Blorb", "Girder"):
        me.sees_monster(monster, f"{8 if monster in hit else 10} of 10 health")
    me.sees_monster("Axolulu", "10 of 10 health")


@pytest.mark.long
def test_use_case_16_in_solo_a_smash_from_the_city_reaches_the_bay_too(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "roll",
            "dice": "smash smash 1 1 2 3",
            "monsters": [{"place": "city", "energy": 9}, {"place": "bay"}, {}, {}, {}],
        },
        rules="solo",
    )

    me.clicks("Stop here")
    me.is_asked("Which of your dice count next?")
    me.clicks("The smashes")

    for monster in ("Mosshell", "Old Pinch", "Blorb", "Girder"):
        me.sees_monster(monster, "8 of 10 health")


# 20: hearts


def test_use_case_20_hearts_heal_outside_tokyo(me: Person) -> None:
    me.sits_down_at(
        {"step": "roll", "dice": "heart heart 1 1 2 3", "monsters": [{"health": 6, "energy": 2}, {"place": "city"}]}
    )
    me.sees_monster("Axolulu", "6 of 10 health")

    me.presses("Enter")

    me.reads("You heal 2 health with the dice (6 → 8)")
    me.sees_monster("Axolulu", "8 of 10 health")


@pytest.mark.parametrize("place", ["city", pytest.param("bay", marks=pytest.mark.long)])
def test_use_case_20_hearts_do_not_heal_in_tokyo_but_a_card_does(me: Person, place: str) -> None:
    me.sits_down_at(
        {
            "step": "roll",
            "dice": "heart heart 1 1 2 3",
            "monsters": [{"place": place, "health": 6, "energy": 4, "cards": ["rapid_healing"]}, {}, {}, {}, {}],
        }
    )
    me.sees("Nothing happens.")

    me.presses("Enter")
    me.is_asked("You have 4 energy. What do you buy?")
    me.sees_monster("Axolulu", "6 of 10 health")
    me.clicks("Deck")
    me.clicks("Use", within="Deck")

    me.reads("You heal 1 health with Rapid Healing (6 → 7)")
    me.sees_monster("Axolulu", "7 of 10 health")
    me.is_asked("You have 2 energy. What do you buy?")


# 23 and 24: yielding and staying


def test_use_case_23_who_was_hit_yields_tokyo_city_and_its_rival_takes_it(me: Person) -> None:
    me.sits_down_at(
        {"step": "roll", "dice": "smash smash 1 1 2 3", "monsters": [{"energy": 2}, {"place": "city"}, {}]},
        *("person", "person", "greedy"),
    )

    me.clicks("Stop here")
    me.is_asked("Axolulu hit you for 2 in Tokyo City: 8 health left. Stay or yield?")
    me.sees_on_button("Stay in Tokyo City", "blows from everybody, no healing by dice")
    me.sees_on_button("Yield Tokyo City to Axolulu", "Mosshell: leaves Tokyo", "Axolulu: enters Tokyo, +1 point")
    me.shows("dilemma")
    me.presses("2")

    me.reads("Mosshell yields Tokyo City", "Axolulu enters Tokyo City", "Axolulu gains 1 point for Tokyo")
    me.sees_monster("Mosshell", "Outside", "8 of 10 health")
    me.sees_monster("Axolulu", "City", "1 of 20 points")


@pytest.mark.long
def test_use_case_23_who_was_hit_yields_tokyo_city_and_tokyo_bay(me: Person) -> None:
    me.sits_down_at(TWO_SMASHES, *THREE_PEOPLE)

    me.clicks("Stop here")
    me.sees("Hand over to Mosshell")
    me.shows("hand-over")
    me.clicks("I am Mosshell")
    me.is_asked("Axolulu hit you for 2 in Tokyo City: 5 health left. Stay or yield?")
    me.clicks("Yield Tokyo City to Axolulu")
    me.clicks("I am Old Pinch")
    me.is_asked("Axolulu hit you for 2 in Tokyo Bay: 4 health left. Stay or yield?")
    me.clicks("Yield Tokyo Bay to Axolulu")

    me.reads("Mosshell yields Tokyo City", "Old Pinch yields Tokyo Bay", "Axolulu enters Tokyo City")
    me.sees_map("Axolulu: Tokyo City, Mosshell: Outside, Old Pinch: Outside")
    me.sees_monster("Mosshell", "Outside", "5 of 10 health")


def test_use_case_24_who_was_hit_stays_in_tokyo_city_and_tokyo_bay(me: Person) -> None:
    me.sits_down_at(TWO_SMASHES, *THREE_PEOPLE)

    me.clicks("Stop here")
    me.clicks("I am Mosshell")
    me.clicks("Stay in Tokyo City")
    me.clicks("I am Old Pinch")
    me.clicks("Stay in Tokyo Bay")

    me.reads("Mosshell stays in Tokyo City", "Old Pinch stays in Tokyo Bay")
    me.sees_map("Axolulu: Outside, Mosshell: Tokyo City, Old Pinch: Tokyo Bay")
    me.is_asked("You have 9 energy. What do you buy?")


@pytest.mark.parametrize(("health", "answer"), [(3, "yields"), (10, "stays in")])
@pytest.mark.long
def test_use_cases_23_and_24_a_cpu_yields_when_it_is_weak_and_stays_when_it_is_strong(
    me: Person, health: int, answer: str
) -> None:
    me.sits_down_at(
        {
            "step": "roll",
            "dice": "smash smash 1 1 2 3",
            "monsters": [{"energy": 2}, {"place": "city", "health": health}, {}],
        }
    )
    me.sees(f"Mosshell: {MINUS}2 health", f"{health - 2} left")

    me.clicks("Stop here")

    me.reads(f"Mosshell {answer} Tokyo City")
    me.sees_map("Axolulu: Tokyo City" if answer == "yields" else "Mosshell: Tokyo City")
