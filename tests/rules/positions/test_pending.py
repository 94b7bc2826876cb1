"""Positions: pending steps, one by one, and every bad value of it."""

from __future__ import annotations

import pytest

from kingoftokyo import Game, PositionError
from kingoftokyo.rules.core.agenda import STEP_KINDS, STEPS, pack
from kingoftokyo.rules.phases import step_names
from kingoftokyo.rules.positions.pending import MOST_STEPS
from rules.positions.laying import DAMAGE, FIVE, asked, lay, refused, refused_step, wrong_flags, wrong_numbers

SIMPLE = [
    name
    for name in step_names()
    if name
    not in (
        "turn_start",
        "assign_hearts",
        "damage",
        "yield",
        "revealed",
        "card",
        "effect_over",
        "leave",
        "yielded",
        "take_place",
        "collapse",
        "after_dice",
        "deal",
    )
]


# The list


@pytest.mark.parametrize("kind", range(STEP_KINDS), ids=step_names())
def test_every_step_describes_its_own_fields(kind: int) -> None:
    assert tuple(STEPS[kind].describe(lay(), pack(kind, 1, 1, 1, 1))) == STEPS[kind].fields


@pytest.mark.parametrize("kind", range(STEP_KINDS), ids=step_names())
def test_every_step_refuses_the_fields_of_others(kind: int) -> None:
    fields = ", ".join(("step", *STEPS[kind].fields))
    refused_step(f": there is no field 'lunch'; there are {fields}$", {"step": step_names()[kind], "lunch": 1})


@pytest.mark.parametrize("name", SIMPLE)
def test_a_step_of_the_turn_is_owed_by_its_name(name: str) -> None:
    game = lay({"step": name}, dice="1 1 2 2 3 3", this_turn={"number": 3})

    assert game.decision is not None
    assert Game.from_position(game.position()).position() == game.position()


def test_every_step_has_a_name_to_be_owed_by() -> None:
    assert len(SIMPLE) == STEP_KINDS - 13


@pytest.mark.parametrize("name", ["effect_over", "leave", "yielded", "take_place", "collapse", "after_dice"])
def test_a_step_that_looks_after_others_is_owed_by_its_name(name: str) -> None:
    assert asked(lay({"step": name}, {"step": "buy"})) == (0, "buy")


def test_the_next_step_stands_first() -> None:
    damage = {"step": "damage", "seat": 1, "amount": 1}

    for first, second, health in ((damage, {"step": "buy"}, 9), ({"step": "buy"}, damage, 10)):
        game = lay(first, second)
        assert (asked(game), game.view(None).monsters[1].health) == ((0, "buy"), health)


def test_a_step_of_the_turn_owes_the_rest_of_it() -> None:
    pending = [{"step": "roll"}, {"step": "interfere"}]
    game = Game.from_position({"monsters": FIVE, "pending": pending, "dice": "1 1 1", "rolls_left": 1})

    game.play("stop")
    assert (asked(game), game.view(None).monsters[0].points) == ((0, "buy"), 1)


def test_pending_is_a_list_of_steps_that_there_are() -> None:
    refused("^pending: a list is expected, not 'roll'", pending="roll")
    refused("^pending: 1 to 200 pending steps are expected, not 0", pending=[])
    refused(f"^pending: 1 to {MOST_STEPS} pending steps are expected, not 201", *[{"step": "buy"}] * 200)
    assert lay(*[{"step": "effect_over"}] * 198, {"step": "buy"}).decision is not None
    refused_step(": an object with fields is expected, not 'roll'", "roll")
    refused_step(r"\.step: '' is not one of first_roll, interfere, ", {})
    refused_step(r"\.step: 'lunch' is not one of ", {"step": "lunch"})
    refused_step(r"\.step: a text is expected, not 3", {"step": 3})
    refused_step(": there is no field 'seat'; there are step$", {"step": "roll", "seat": 0})
    refused(r"^pending\[1\]\.step: 'lunch'", {"step": "roll"}, {"step": "lunch"})


def test_pending_and_step_do_not_go_together() -> None:
    refused("^step: it cannot be combined with `pending`, which already contains it", {"step": "buy"}, step="buy")


@pytest.mark.parametrize("name", ["leave", "yielded", "effect_over"])
def test_pending_that_leads_nowhere_is_refused(name: str) -> None:
    with pytest.raises(PositionError, match=r"^pending: the last step must be one that the game continues from"):
        Game.from_position({"monsters": FIVE, "pending": [{"step": name}]})


def test_pending_may_lead_to_the_end_of_the_game() -> None:
    game = lay(monsters=[{"points": 20}, {}])

    assert (game.over, game.winner) == (True, 0)


def test_with_pending_there_are_no_rolls_left_by_default() -> None:
    assert lay({"step": "buy"}).view(None).rolls_left == 0
    assert lay({"step": "buy"}, rolls_left=4).view(None).rolls_left == 4
    refused("^rolls_left: 100 is not between 0 and 99", {"step": "buy"}, rolls_left=100)


# Steps with special fields


def test_a_turn_that_is_owed() -> None:
    game = lay({"step": "turn_start", "seat": 3, "fewer_dice": 2, "extra": True})

    assert (asked(game), len(game.view(None).dice.split())) == ((3, "roll"), 4)
    wrong_numbers({"step": "turn_start"}, "seat", 0, 4)
    wrong_numbers({"step": "turn_start"}, "fewer_dice", 0, 99)
    wrong_flags({"step": "turn_start"}, "extra")


def test_a_turn_that_is_owed_is_written_with_what_is_special_about_it() -> None:
    turn = {"step": "turn_start", "seat": 2, "fewer_dice": 1, "extra": True}
    pending = lay({"step": "buy"}, turn).position()["pending"]

    assert isinstance(pending, list)
    assert pending[:2] == [{"step": "buy"}, turn]


def test_hearts_that_are_being_assigned() -> None:
    hearts = {"step": "assign_hearts", "dice": 2, "heal": 1, "cure_poison": 1, "cure_shrink": 1, "others": [0, 1]}
    monsters = [{"health": 5, "poison": 9, "shrink": 9, "cards": ["healing_ray"]}, {"health": 4, "energy": 9}]
    game = lay(hearts, {"step": "buy"}, monsters=monsters)

    assert asked(game) == (0, "assign_hearts")
    assert game.view(0).options == ["heal", "cure poison", "cure shrink", "heal seat 1", "pass"]
    game.play("cure shrink")
    game.play("heal")
    me, other = game.view(None).monsters
    assert (me.health, me.poison, me.shrink, me.energy, other.health) == (7, 8, 7, 2, 5)
    for field in ("dice", "heal", "cure_poison", "cure_shrink"):
        wrong_numbers({"step": "assign_hearts"}, field, 0, 9, monsters=monsters)


@pytest.mark.parametrize("others", [[10], [-1], ["1"], [True], [None], [1.0], [0] * 7])
def test_hearts_for_others_are_numbers_of_dice_by_seat(others: list[object]) -> None:
    refused_step(
        r"\.others: a number of heart dice from 0 to 9 for each seat",
        {"step": "assign_hearts", "others": others},
        monsters=[{"cards": ["healing_ray"]}, *FIVE[1:]],
    )


def test_hearts_for_others_are_a_list() -> None:
    refused_step(r"\.others: a list is expected, not 3", {"step": "assign_hearts", "others": 3})


def test_damage_that_is_about_to_come() -> None:
    game = lay(DAMAGE, {"step": "buy"})

    assert game.view(None).monsters[1].health == 7
    assert game.has_wounded(2)
    wrong_numbers(DAMAGE, "seat", 0, 4)
    wrong_numbers(DAMAGE, "amount", 0, 1023)
    wrong_numbers(DAMAGE, "dealer", 0, 4)
    wrong_flags(DAMAGE, "smash")
    wrong_flags(DAMAGE, "withheld")


def test_damage_may_be_dealt_by_nobody() -> None:
    game = lay({**DAMAGE, "dealer": "nobody", "cause": "poison"}, {"step": "buy"})

    assert game.view(None).monsters[1].health == 7
    assert not any(game.has_wounded(seat) for seat in range(5))
    refused_step(r"\.dealer: a whole number is expected, not 'somebody'", {**DAMAGE, "dealer": "somebody"})


@pytest.mark.parametrize("cause", ["dice", "tokyo", "poison", "rules", "tank", "jets"])
def test_damage_has_a_cause(cause: str) -> None:
    monsters: list[object] = [{"energy": 9}, {"cards": ["camouflage"]}]
    game = lay({**DAMAGE, "dealer": 0, "cause": cause}, {"step": "buy"}, monsters=monsters)

    assert game.view(None).details == {
        "amount": 3,
        "dealer": 0,
        "cause": cause,
        "smash": False,
        "withheld": False,
    }
    assert Game.from_position(game.position()).view(None).details["cause"] == cause


def test_damage_has_no_other_cause() -> None:
    refused_step(
        r"\.cause: 'hunger' is neither a card nor one of dice, tokyo, poison, rules", {**DAMAGE, "cause": "hunger"}
    )
    refused_step(r"\.cause: a text is expected, not 3", {**DAMAGE, "cause": 3})


def test_damage_by_a_smash_lets_its_victim_yield() -> None:
    smash = {**DAMAGE, "dealer": 0, "cause": "dice", "smash": True}

    assert asked(lay(smash, {"step": "yield", "place": "city"})) == (1, "yield")
    assert asked(lay(DAMAGE, {"step": "yield", "place": "city"}, {"step": "buy"})) == (0, "buy")


def test_withheld_damage_comes_to_nothing_for_who_leaves() -> None:
    withheld = {**DAMAGE, "dealer": 0, "cause": "dice", "smash": True, "withheld": True}

    for this_turn, health in (({"leaving": [1]}, 10), ({"staying": [1]}, 7)):
        game = lay(withheld, {"step": "buy"}, this_turn={"withheld": [1], **this_turn})
        assert game.view(None).monsters[1].health == health


@pytest.mark.parametrize(("place", "seat"), [("city", 1), ("bay", 2)])
def test_a_place_that_may_be_yielded(place: str, seat: int) -> None:
    game = lay({"step": "yield", "place": place}, {"step": "leave"}, {"step": "buy"}, this_turn={"may_leave": [1, 2]})

    details = {"place": place, "by_card": False, "attacker": 0, "withheld": False}
    assert (asked(game), game.view(None).details) == ((seat, "yield"), details)
    game.play("yield")
    assert game.view(None).monsters[seat].place == "outside"


def test_only_a_place_in_tokyo_is_yielded() -> None:
    for bad in ("", "outside", "dead", "tokyo"):
        refused_step(rf"\.place: {bad!r} is not one of city, bay", {"step": "yield", "place": bad})
    refused_step(r"\.place: '' is not one of city, bay", {"step": "yield"})
    refused_step(r"\.place: a text is expected, not 1", {"step": "yield", "place": 1})


def test_cards_turned_up_that_others_may_look_at() -> None:
    monsters: list[object] = [{"energy": 9}, {}, {"cards": ["opportunist"], "energy": 9}]
    revealed = {"step": "revealed", "asked": 1, "slots": 2}
    game = lay(revealed, {"step": "buy"}, monsters=monsters, market=["heal", "tank", "frenzy"])

    assert (asked(game), game.view(2).options) == ((2, "opportunist"), ["buy tank", "pass"])
    later = {**revealed, "asked": 3}
    assert asked(lay(later, {"step": "buy"}, monsters=monsters)) == (0, "buy")
    wrong_numbers(revealed, "asked", 1, 6)
    wrong_numbers(revealed, "slots", 0, 7)
