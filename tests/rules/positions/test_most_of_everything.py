"""Positions at the limits: the maximum of every field, and what grows beyond it in play, is playable and read again."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from kingoftokyo import Game, PositionError
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.expansions.halloween import COPIES
from kingoftokyo.rules.positions.line_syntax import to_line

pytestmark = pytest.mark.compiled_only

MOST: dict[str, object] = {"energy": 10**9, "poison": 999, "shrink": 999, "points": 20}
GROWING = ["battery_monster", "energy_hoarder", "poison_spit", "shrink_ray"]  # which make it more
DICE = ["smash smash smash energy energy 1", "1 1 1 heart smash energy", "3 3 3 3 3 3"]
IN_A_TURN: dict[str, object] = {
    "number": 10**9,
    "decision": 10**9,
    "interjections": 10**9,
    "frozen_turns": 99,
    "fewer_dice": 99,
    "smashes": 99,
    "cheered": 99,
    "extra_turns": [1] * 15,
}
PENDING: list[dict[str, object]] = [
    {"step": "damage", "seat": 1, "amount": 1023, "dealer": 0, "cause": "dice", "smash": True},
    {"step": "turn_start", "seat": 1, "fewer_dice": 99, "extra": True},
]


@st.composite
def positions(draw: st.DrawFn) -> dict[str, object]:
    """A position by hand with the most of some fields, and steps that are pending or a step to start at."""
    monsters: list[dict[str, object]] = []
    for seat in range(draw(st.integers(2, 5))):
        fields = draw(st.sets(st.sampled_from(["energy", "poison", "shrink", "points"])))
        monsters.append({field: MOST[field] for field in sorted(fields)})
        if seat == 0 and draw(st.booleans()):
            monsters[0]["cards"] = draw(st.lists(st.sampled_from(GROWING), unique=True))
    if draw(st.booleans()):
        monsters[-1]["cards"] = [{"card": "smoke_cloud", "counters": 999}, "rapid_healing", "freeze_time"]
    position: dict[str, object] = {"monsters": monsters, "seed": draw(st.integers(0, 1000))}
    position["dice"] = draw(st.sampled_from(DICE))
    position["rolls_left"] = draw(st.sampled_from([0, 1, 99]))
    if draw(st.booleans()):
        position["step"] = draw(st.sampled_from(["roll", "resolve", "buy"]))
        if position["step"] == "resolve":
            del position["rolls_left"]
        return position
    turn = draw(st.sets(st.sampled_from(sorted(IN_A_TURN))))
    steps = draw(st.lists(st.sampled_from(PENDING), max_size=2))
    rest = draw(st.sampled_from(["roll", "buy", "turn_end", "turn_over"]))
    position["pending"] = [*[*steps, {"step": rest}] * draw(st.sampled_from([1, 1, 60])), {"step": "turn_over"}]
    position["this_turn"] = {field: IN_A_TURN[field] for field in sorted(turn)}
    return position


def is_read_again(game: Game) -> None:
    assert Game.from_record(game.record()).record() == game.record()
    if not game.over:
        assert Game.from_position(game.position_line()).position() == game.position()


@settings(deadline=None, derandomize=True, max_examples=150, database=None)
@given(positions(), st.integers(0, 10**6))
def test_every_possible_position_can_be_played_and_read_again(position: dict[str, object], seed: int) -> None:
    rng = Random(seed)
    try:
        game = Game.from_position(to_line(position))
    except PositionError:
        reject()

    for _ in range(8):
        is_read_again(game)
        if game.over:
            break
        for seat in range(game.players):
            for choice in game.any_time_choices(seat)[:1]:
                if seat != game.asked and not game.over:
                    game.interject(seat, choice)
        if not game.over:
            game.play_option(rng.randrange(game.option_count()))
    is_read_again(game)


@pytest.mark.parametrize(
    ("monster", "field"),
    [
        ("energy=1000000001", "energy"),
        ("poison=1000", "poison"),
        ("shrink=1000", "shrink"),
        ("cards=[(card=smoke_cloud counters=1000)]", "cards"),
    ],
)
def test_a_position_written_by_a_game_may_exceed_the_limits_of_one_written_by_hand(monster: str, field: str) -> None:
    with pytest.raises(PositionError, match=field):
        Game.from_position(f"step=buy monsters=[({monster}) (energy=3)] turn=1")

    written = f"step=buy monsters=[({monster}) (energy=3)] turn=1 luck=77"
    game = Game.from_position(written)

    assert Game.from_position(game.position_line()).position() == game.position()


@pytest.mark.parametrize("monster", ["energy=1002000000", "poison=1024", "cards=[(card=smoke_cloud counters=1024)]"])
def test_but_not_beyond_what_a_game_can_come_to(monster: str) -> None:
    with pytest.raises(PositionError, match="is not between"):
        Game.from_position(f"step=buy monsters=[({monster}) ()] luck=77")


def test_sixteen_turns_are_not_owed_to_anybody() -> None:
    game = Game.from_position(
        "pending=[(step=buy) (step=turn_over)] this_turn=(extra_turns=[1 1 1 1 1 1 1 1 1 1 1 1 1 1 1]) "
        "monsters=[(energy=99) ()] market=[frenzy wings jets]"
    )

    game.play("buy frenzy")

    turn = game.position()["this_turn"]
    assert isinstance(turn, dict)
    assert turn["extra_turns"] == [1] * 15
    is_read_again(game)


def test_costumes_that_two_are_asked_about_are_asked_about_still_when_one_has_taken_his() -> None:
    asking = "(step=card seat={} card=halloween held=0 about=352)"
    game = Game.from_position(
        f"rules=(halloween=true) pending=[{asking.format(0)} {asking.format(1)} (step=turn_over)] monsters=[() () ()]"
    )
    is_read_again(game)

    game.play_option(0)

    assert game.asked == 1
    is_read_again(game)
    game.view(2).sample(5)
    game.play_option(0)
    is_read_again(game)


def test_a_question_about_costumes_that_lie_nowhere_in_the_deck_is_dealt_again_all_the_same() -> None:
    held = " ".join(CATALOGUE.ids[CATALOGUE.number_of_copy[copy]] for copy in COPIES)
    game = Game.from_position(
        "rules=(halloween=true) pending=[(step=card seat=1 card=halloween held=0 about=352) (step=turn_over)] "
        f"monsters=[(cards=[{held}]) () ()] luck=77"
    )

    world = game.view(2).sample(5)

    assert world.asked == 1
    world.play_option(0)
