"""Dice as multisets of faces."""

from __future__ import annotations

from itertools import product

import pytest

from kingoftokyo.rules.core.dice import (
    ENERGY,
    FACE_NAMES,
    FACES,
    HEART,
    MOST_DICE,
    ONE,
    SMASH,
    THREE,
    THROWS,
    THROWS_OF_FIVE,
    TWO,
    contains,
    count,
    dice_text,
    keep_at,
    keep_count,
    one,
    parse_dice,
    total,
)


def test_a_die_has_the_faces_1_2_3_heart_energy_and_smash() -> None:
    assert FACE_NAMES == ("1", "2", "3", "heart", "energy", "smash")
    assert [dice_text(one(face)) for face in (ONE, TWO, THREE, HEART, ENERGY, SMASH)] == list(FACE_NAMES)


def test_dice_are_counted_by_face_and_in_all() -> None:
    dice = parse_dice("smash 1 heart 1 3 smash")

    assert [count(dice, face) for face in range(FACES)] == [2, 0, 1, 1, 0, 2]
    assert total(dice) == 6
    assert total(0) == 0


def test_dice_are_written_in_the_order_of_the_faces() -> None:
    assert dice_text(parse_dice("smash 1 heart 1 3 smash")) == "1 1 3 heart smash smash"
    assert dice_text(0) == ""


def test_nine_dice_of_one_face_are_read_and_written() -> None:
    text = " ".join(["smash"] * MOST_DICE)

    assert dice_text(parse_dice(text)) == text


@pytest.mark.parametrize("word", ["4", "0", "hart", "Smash", "-1", "1,2", "11"])
def test_an_unknown_face_is_refused_with_the_faces_there_are(word: str) -> None:
    with pytest.raises(ValueError, match="is not a face; the faces are 1 2 3 heart energy smash"):
        parse_dice(f"1 {word}")


def test_a_tenth_die_of_one_face_is_refused() -> None:
    with pytest.raises(ValueError, match="at most 9 dice"):
        parse_dice("3 " * 10)


@pytest.mark.parametrize(
    ("dice", "part", "picked"),
    [
        ("1 1 2", "", True),
        ("1 1 2", "1 2", True),
        ("1 1 2", "1 1 2", True),
        ("1 1 2", "1 1 1", False),
        ("1 1 2", "smash", False),
        ("", "1", False),
        ("", "", True),
    ],
)
def test_a_part_can_be_picked_out_if_the_dice_have_every_face_of_it(dice: str, part: str, *, picked: bool) -> None:
    assert contains(parse_dice(dice), parse_dice(part)) is picked


@pytest.mark.parametrize(
    ("dice", "ways"), [("1 1 1 1 1 1", 7), ("1 2 3 heart energy smash", 64), ("1 1 2 2 3 3", 27), ("", 1)]
)
def test_keeping_is_a_choice_of_faces_not_of_single_dice(dice: str, ways: int) -> None:
    packed = parse_dice(dice)
    kept = [keep_at(packed, k) for k in range(ways)]

    assert keep_count(packed) == ways
    assert len(set(kept)) == ways
    assert all(contains(packed, part) for part in kept)
    assert kept[0] == 0
    assert kept[-1] == packed


def test_ways_to_keep_come_with_the_number_of_1s_running_fastest() -> None:
    dice = parse_dice("1 1 2 smash")

    assert [dice_text(keep_at(dice, k)) for k in range(keep_count(dice))] == [
        "",
        "1",
        "1 1",
        "2",
        "1 2",
        "1 1 2",
        "smash",
        "1 smash",
        "1 1 smash",
        "2 smash",
        "1 2 smash",
        "1 1 2 smash",
    ]


@pytest.mark.parametrize("n", range(4))
def test_the_table_of_throws_holds_every_ordered_throw_once(n: int) -> None:
    every = sorted(sum(one(face) for face in faces) for faces in product(range(FACES), repeat=n))

    assert sorted(THROWS[n]) == every


@pytest.mark.parametrize("n", range(4))
def test_the_dice_of_a_game_without_energy_have_five_faces(n: int) -> None:
    faces = [face for face in range(FACES) if face != ENERGY]

    assert sorted(THROWS_OF_FIVE[n]) == sorted(sum(one(face) for face in throw) for throw in product(faces, repeat=n))
