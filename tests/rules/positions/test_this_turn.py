"""Positions: what has happened in this turn, and every bad value of it."""

from __future__ import annotations

import re

import pytest

from kingoftokyo import Game, PositionError

FIVE: list[dict[str, object]] = [{"energy": 9}, {"place": "city"}, {"place": "bay"}, {}, {}]
BUYING = [{"step": "buy"}, {"step": "turn_over"}]


def lay(this_turn: object, **fields: object) -> Game:
    return Game.from_position({"monsters": FIVE, "pending": BUYING, "this_turn": this_turn, **fields})


def refused(says: str, this_turn: object, **fields: object) -> None:
    with pytest.raises(PositionError, match=says):
        lay(this_turn, **fields)


def test_this_turn_goes_with_pending_only() -> None:
    with pytest.raises(PositionError, match=r"^this_turn: it is only allowed together with `pending`"):
        Game.from_position({"monsters": FIVE, "step": "buy", "this_turn": {}})


def test_this_turn_is_an_object_with_known_fields() -> None:
    refused("^this_turn: an object with fields is expected, not 3", 3)
    refused("^this_turn: there is no field 'turn'; there are number, decision, ", {"turn": 1})


def test_everything_that_has_happened_in_a_turn_is_kept() -> None:
    this_turn = {
        "number": 8,
        "decision": 30,
        "regular": 4,
        "extra_turns": [3, 0, 3],
        "frozen_turns": 1,
        "fewer_dice": 2,
        "smashes": 4,
        "wounds": [[0, 1], [2, 0], [4, 4]],
        "smashed": [1],
        "withheld": [2],
        "leaving": [2],
        "staying": [1],
        "shielded": [0, 3],
        "peeked": [[0], [], [1, 4]],
    }
    game = lay(this_turn, deck=["heal", "tank", "frenzy", "jets"])

    assert game.position()["this_turn"] == {**this_turn, "peeked": [[0], [], [1, 4], []]}
    assert (game.view(None).turn, game.view(None).number) == (8, 30)
    assert game.view(0).top == ["heal"]
    assert game.view(4).top == ["frenzy"]
    assert game.view(None).top == []


def test_turns_that_are_owed_come_in_their_order() -> None:
    this_turn = {"frozen_turns": 1, "extra_turns": [3, 1], "regular": 2, "number": 1}
    game = lay(this_turn, monsters=[{}] * 5, pending=[{"step": "turn_over"}])
    turns: dict[int, tuple[int, int]] = {}
    while game.view(None).turn <= 5:
        view = game.view(None)
        turns.setdefault(view.turn, (view.active, len(view.dice.split())))
        game.play_option(game.option_count() - 1)

    assert turns == {2: (0, 5), 3: (3, 6), 4: (1, 6), 5: (3, 6)}


@pytest.mark.parametrize(
    ("field", "most"),
    [
        ("number", 10**9),
        ("decision", 10**9),
        ("regular", 4),
        ("frozen_turns", 99),
        ("fewer_dice", 99),
        ("smashes", 99),
    ],
)
def test_numbers_of_this_turn_have_bounds(field: str, most: int) -> None:
    assert lay({field: most}).decision is not None
    for bad in (-1, most + 1):
        refused(rf"^this_turn\.{field}: {bad} is not between 0 and {most}", {field: bad})
    refused(rf"^this_turn\.{field}: a whole number", {field: "1"})


@pytest.mark.parametrize("field", ["extra_turns", "smashed", "withheld", "leaving", "staying", "shielded"])
def test_seats_of_this_turn_are_seats(field: str) -> None:
    for bad in (5, -1, "0", None, True, 1.0):
        says = rf"^this_turn\.{field}\[1\]: a seat from 0 to 4 is expected, not {re.escape(repr(bad))}$"
        refused(says, {field: [0, bad]})
    refused(rf"^this_turn\.{field}: a list is expected, not 3", {field: 3})


def test_wounds_are_pairs_of_seats() -> None:
    for bad in ([1], [1, 2, 3], []):
        refused(
            r"^this_turn\.wounds\[1\]: a dealer and a victim are expected",
            {"wounds": [[0, 1], bad]},
        )
    refused(r"^this_turn\.wounds\[0\]\.pair\[1\]: a seat", {"wounds": [[0, 5]]})
    refused(r"^this_turn\.wounds\[0\]\.pair: a list is expected", {"wounds": [3]})
    refused(r"^this_turn\.wounds: a list is expected", {"wounds": 3})


def test_at_most_fifteen_turns_are_owed() -> None:
    owed = [0, 1, 2] * 5
    game = lay({"extra_turns": owed})
    assert game.position()["this_turn"] == {"regular": 0, "extra_turns": owed}

    refused(r"^this_turn\.extra_turns: at most 15", {"extra_turns": [0] * 16})


def test_no_more_cards_are_peeked_at_than_lie_on_the_deck() -> None:
    deck = ["heal", "tank"]
    refused(r"^this_turn\.peeked: more cards were seen", {"peeked": [[0]] * 3}, deck=deck)
    refused(r"^this_turn\.peeked\[1\]\.seen\[0\]: a seat", {"peeked": [[], [9]]}, deck=deck)
    refused(r"^this_turn\.peeked\[0\]\.seen: a list", {"peeked": [0]}, deck=deck)
