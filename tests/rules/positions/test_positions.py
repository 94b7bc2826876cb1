"""Positions: every field, each kind of bad value with the reason, and what is left out."""

from __future__ import annotations

import json
import re
from types import MappingProxyType

import pytest

from kingoftokyo import Game, PositionError, Rules, SetupError
from kingoftokyo.rules.cards.deck import DECK_COPIES
from kingoftokyo.rules.core.rng import MOST_RNG_STATE

TWO: list[dict[str, object]] = [{}, {}]


def lay(**fields: object) -> Game:
    return Game.from_position({"rules": {"two_players": False}, "monsters": TWO, **fields})


def refused(says: str, **fields: object) -> None:
    with pytest.raises(PositionError, match=says):
        lay(**fields)


def refused_monster(says: str, **fields: object) -> None:
    refused(r"^monsters\[1\]" + says, monsters=[{}, fields])


# The whole


def test_what_is_left_out_takes_the_start_value() -> None:
    game = Game.from_position({"monsters": [{}, {}, {}]})
    view = game.view(None)

    assert (view.turn, view.active, view.asked, view.kind, view.rolls_left) == (1, 0, 0, "roll", 2)
    for monster in view.monsters:
        assert (monster.place, monster.health, monster.points, monster.energy) == ("outside", 10, 0, 0)
        assert (monster.poison, monster.shrink, monster.cards) == (0, 0, [])
    assert len(view.market) == 3
    assert view.deck_size == DECK_COPIES - 3
    assert view.discard == []
    assert game.rules.preset == "standard"
    assert game.loaded == []
    assert game.events is None


def test_a_position_is_a_dictionary_or_json_or_a_line() -> None:
    position = {"monsters": [{"points": 3}, {"place": "city"}], "step": "resolve", "dice": "smash 1 2 3 3 3"}
    line = "monsters=[(points=3) (place=city)] step=resolve dice='smash 1 2 3 3 3'"
    given = (position, MappingProxyType(position), json.dumps(position), " \n" + json.dumps(position, indent=1), line)

    assert len({Game.from_position(one).key() for one in given}) == 1


@pytest.mark.parametrize("text", ["{", "{'monsters': []}", '{"monsters": [{}, {}]} 3', '{"turn": ' + "1" * 5_000 + "}"])
def test_text_in_curly_brackets_that_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(PositionError, match="this is not valid JSON: "):
        Game.from_position(text)


@pytest.mark.parametrize("bracket", ["[", '{"a":'])
def test_json_that_is_nested_too_deeply_is_refused(bracket: str) -> None:
    with pytest.raises(PositionError, match="brackets within brackets, more than 20 deep"):
        Game.from_position('{"monsters": ' + bracket * 30_000)


@pytest.mark.parametrize("text", ['"[[[[[[[[[[[[[[[[[[[[[["', '"\\\\"', '"\\"{{{{{{{{{{{{{{{{{{{{{{{{"'])
def test_brackets_in_the_texts_of_json_are_no_depth(text: str) -> None:
    with pytest.raises(PositionError, match="monsters"):
        Game.from_position('{"monsters": ' + text + "}")


def test_json_may_have_many_brackets_side_by_side() -> None:
    with pytest.raises(PositionError, match="monsters"):
        Game.from_position('{"monsters": [' + "{}, " * 50 + "{}]}")


@pytest.mark.parametrize("text", ["3", "null", "[]", '"standard"', "true", "monsters"])
def test_other_text_is_read_as_a_line_and_refused_with_the_column(text: str) -> None:
    with pytest.raises(PositionError, match=r"^column [0-9]+: .* is expected, not "):
        Game.from_position(text)


@pytest.mark.parametrize("data", [3, None, [], [("monsters", [])], True])
def test_what_is_neither_text_nor_an_object_is_refused(data: object) -> None:
    with pytest.raises(PositionError, match="position: an object with fields is expected, not"):
        Game.from_position(data)  # type: ignore[arg-type]


def test_an_unknown_field_is_refused_with_those_there_are() -> None:
    refused("position: there is no field 'dices'; there are rules, turn, step, dice, ", dices="1")
    refused_monster(": there is no field 'heath'; there are place, health, points, ", heath=3)


def test_a_position_can_be_listened_to() -> None:
    game = Game.from_position({"monsters": TWO}, listen=True)

    assert game.events


def test_rules_are_named_and_unknown_ones_refused() -> None:
    assert lay(rules="standard").rules.preset == "standard"
    assert lay(rules=Rules()).rules.preset == "standard"
    with pytest.raises(SetupError, match="there are no rules named 'chess'; there are: standard"):
        lay(rules="chess")
    with pytest.raises(SetupError, match="rules are a preset's name, a Rules value or its data, not 5"):
        lay(rules=5)


def test_rules_may_be_an_object_with_a_preset_and_cards() -> None:
    assert lay(rules={}).rules == lay(rules={"preset": "standard", "cards": []}).rules == Rules()
    with pytest.raises(SetupError, match="there is no setting 'variant'; there are: power_cards, energy, bay, "):
        lay(rules={"variant": 1})
    bad_values: tuple[dict[str, object], ...] = ({"preset": 3}, {"preset": None}, {"cards": "heal"}, {"cards": None})
    for bad in bad_values:
        with pytest.raises(SetupError, match="rules: the preset must be a name and the cards a list of ids"):
            lay(rules=bad)
    with pytest.raises(SetupError, match="there are no rules named 'chess'"):
        lay(rules={"preset": "chess"})
    with pytest.raises(SetupError, match="there is no card '3'"):
        lay(rules={"cards": [3]})


# Monsters


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_monsters_can_play(players: int) -> None:
    refused(f"monsters: 2 to 6 monsters can play, not {players}", monsters=[{}] * players)
    assert Game.from_position({"monsters": [{}] * 6}).players == 6


def test_monsters_are_a_list_of_objects_and_must_be_there() -> None:
    with pytest.raises(PositionError, match="monsters: 2 to 6 monsters can play, not 0"):
        Game.from_position({})
    refused("monsters: a list is expected, not 3", monsters=3)
    refused("monsters: a list is expected, not None", monsters=None)
    refused(r"monsters\[1\]: an object with fields is expected, not 'x'", monsters=[{}, "x"])


@pytest.mark.parametrize(
    ("field", "least", "most", "start"),
    [
        ("health", 1, 10, 10),
        ("points", 0, 20, 0),
        ("energy", 0, 10**9, 0),
        ("poison", 0, 999, 0),
        ("shrink", 0, 999, 0),
    ],
)
def test_numbers_of_a_monster_have_bounds(field: str, least: int, most: int, start: int) -> None:
    for value in (least, most):
        assert getattr(lay(monsters=[{}, {field: value}]).view(None).monsters[1], field) == value
    assert getattr(lay().view(None).monsters[1], field) == start
    for value in (least - 1, most + 1, 10**30):
        refused_monster(rf"\.{field}: {value} is not between {least} and {most}$", **{field: value})
    for bad in ("3", 2.5, None, True, [1]):
        refused_monster(rf"\.{field}: a whole number is expected, not {re.escape(repr(bad))}$", **{field: bad})


def test_even_bigger_lets_a_monster_have_12_health() -> None:
    monsters: list[object] = [{}, {"health": 12, "cards": ["even_bigger"]}]

    assert lay(monsters=monsters).view(None).monsters[1].health == 12
    refused_monster(r"\.health: 13 is not between 1 and 12", health=13, cards=["even_bigger"])


def test_a_place_is_named() -> None:
    monsters = [{}, {"place": "city"}, {"place": "bay"}, {"place": "outside"}, {}, {}]
    game = lay(monsters=monsters)

    assert [monster.place for monster in game.view(None).monsters][1:4] == ["city", "bay", "outside"]
    for name in ("tokyo", "", "City"):
        refused_monster(rf"\.place: {name!r} is not one of outside, city, bay, dead$", place=name)
    bad_values: tuple[object, ...] = (1, None, [])
    for bad in bad_values:
        refused_monster(rf"\.place: a text is expected, not {re.escape(repr(bad))}$", place=bad)


def test_a_place_in_tokyo_holds_one_monster() -> None:
    refused("two monsters are in the city", monsters=[{"place": "city"}, {"place": "city"}])
    refused("two monsters are in the bay", monsters=[{"place": "bay"}, {"place": "bay"}, {}, {}, {}])


def test_the_bay_is_closed_with_fewer_than_five_alive() -> None:
    refused("the bay is closed with fewer than 5 alive", monsters=[{"place": "bay"}, {}, {}, {}])
    refused("the bay is closed", monsters=[{"place": "bay"}, {}, {}, {}, {"place": "dead"}])


def test_a_dead_monster_has_nothing() -> None:
    game = lay(monsters=[{}, {"place": "dead"}, {}])
    monster = game.view(None).monsters[1]

    assert (monster.place, monster.health, monster.cards) == ("dead", 0, [])
    assert game.alive == 2
    others: list[dict[str, object]] = [{"points": 1}, {"health": 0}, {"cards": []}]
    for more in others:
        refused_monster(r"\.place: a dead monster has no other fields", place="dead", **more)


def test_a_dead_monster_has_a_rank_and_stands_by_it() -> None:
    dead: list[object] = [
        {"place": "dead", "rank": 3},
        {},
        {"place": "dead", "rank": 2},
        {"points": 1},
        {"place": "dead"},
    ]

    assert [monster.rank for monster in lay(monsters=dead, turn=1).monsters] == [3, 0, 2, 0, 2]
    assert lay(monsters=dead, turn=1).standings == (3, 1, 2, 4, 0)
    for bad in (-1, 7):
        refused_monster(rf"\.rank: {bad} is not between 0 and 6", place="dead", rank=bad)
    refused_monster(r"\.rank: a whole number is expected, not None", place="dead", rank=None)
    refused_monster(r"\.rank: a living monster has no rank", rank=1)


def test_at_least_two_monsters_must_be_alive() -> None:
    refused("at least two monsters must be alive", monsters=[{}, {"place": "dead"}])


# The turn


def test_the_turn_names_a_living_monster() -> None:
    assert lay(turn=1).view(None).active == 1
    refused("turn: 2 is not between 0 and 1", turn=2)
    refused("turn: -1 is not between 0 and 1", turn=-1)
    refused("turn: a whole number is expected, not '1'", turn="1")
    refused("turn: the monster of seat 2 is dead", turn=2, monsters=[{}, {}, {"place": "dead"}])


def test_play_goes_on_clockwise_from_the_given_turn() -> None:
    game = lay(turn=1, step="end", monsters=[{}, {}, {}])

    assert game.view(None).active == 2


@pytest.mark.parametrize("bad", ["roling", "", "Start", "first_roll"])
def test_an_unknown_step_is_refused(bad: str) -> None:
    refused(rf"step: {bad!r} is not one of start, roll, resolve, buy, end$", step=bad)


@pytest.mark.parametrize("bad", [1, None, ["start"]])
def test_a_step_that_is_no_name_is_refused(bad: object) -> None:
    refused(rf"step: a text is expected, not {re.escape(repr(bad))}$", step=bad)


def test_the_start_of_the_turn_gives_the_bonus_for_being_in_tokyo_and_rolls() -> None:
    game = lay(step="start", monsters=[{"place": "city"}, {}], rolls=["1 1 2 2 3 3"])
    view = game.view(None)

    assert (view.monsters[0].points, view.dice, view.rolls_left, view.turn) == (2, "1 1 2 2 3 3", 2, 1)


def test_the_roll_without_dice_is_the_first_one_and_the_start_is_over() -> None:
    game = lay(step="roll", monsters=[{"place": "city"}, {}], rolls=["1 1 2 2 3 3"])
    view = game.view(None)

    assert (view.monsters[0].points, view.dice, view.rolls_left) == (0, "1 1 2 2 3 3", 2)


def test_the_roll_with_dice_has_the_given_rolls_left() -> None:
    for left in (1, 2, 99):
        view = lay(step="roll", dice="1 1 2 2 3 3", rolls_left=left).view(None)
        assert (view.kind, view.dice, view.rolls_left) == ("roll", "1 1 2 2 3 3", left)
    assert lay(step="roll", dice="1 1 2 2 3 3").view(None).rolls_left == 2


def test_no_rolls_left_means_that_the_roll_is_over() -> None:
    view = lay(step="roll", dice="1 1 1 2 2 3", rolls_left=0).view(None)

    assert (view.monsters[0].points, view.monsters[0].place, view.active) == (2, "city", 1)


def test_rolls_left_have_bounds() -> None:
    for bad in (-1, 100):
        refused(f"rolls_left: {bad} is not between 0 and 99", step="roll", dice="1", rolls_left=bad)
    refused("rolls_left: a whole number is expected, not '2'", step="roll", dice="1", rolls_left="2")


def test_rolls_left_are_looked_at_in_every_step() -> None:
    refused("rolls_left: a whole number is expected, not 'two'", step="buy", rolls_left="two")


def test_resolving_takes_the_dice_as_they_lie() -> None:
    view = lay(step="resolve", dice="energy energy energy 1 1 1", market=[]).view(0)

    assert (view.monsters[0].energy, view.monsters[0].points, view.kind) == (3, 2, "buy")


def test_buying_and_the_end_follow_without_dice() -> None:
    monsters: list[object] = [{"energy": 3, "poison": 1}, {}]

    assert lay(step="buy", monsters=monsters, market=["heal"]).view(0).options == ["buy heal", "sweep", "done"]
    ended = lay(step="end", monsters=monsters).view(None)
    assert (ended.monsters[0].health, ended.active) == (9, 1)


def test_wrong_dice_are_refused() -> None:
    refused("dice: '4' is not a face; the faces are 1 2 3 heart energy smash", dice="1 4")
    refused("dice: there are at most 9", dice="1 1 1 1 1 2 2 2 2 2", step="resolve")
    refused("dice: there are at most 9", dice="1 " * 10)
    refused("dice: a text is expected, not 123", dice=123)
    assert lay(dice="1 2 3 " * 3, step="roll").option_count() == 64


# Chance


def test_rolls_come_up_next_one_for_each_throw() -> None:
    game = lay(step="roll", dice="1 1 2 2 3 3", rolls=["smash", "heart heart"])
    game.play("keep 1 1 2 2 3")
    assert game.view(None).dice == "1 1 2 2 3 smash"
    game.play("keep 1 1 2 2")
    assert (game.view(None).monsters[0].place, game.view(None).active) == ("city", 1)


def test_wrong_rolls_are_refused() -> None:
    refused("rolls: a list is expected, not '1 2 3'", rolls="1 2 3")
    refused(r"rolls\[1\]: a text is expected, not 3", rolls=["1", 3])
    refused(r"rolls\[1\]: '7' is not a face", rolls=["1", "7"])
    refused("the next loaded throw is '1', but 6 dice are thrown", rolls=["1"])


def test_the_seed_decides_what_is_not_given() -> None:
    assert lay(seed=5).key() == lay(seed=5).key()
    assert len({lay(seed=seed).key() for seed in range(50)}) == 50
    assert lay().key() == lay(seed=0).key()


def test_the_seed_has_bounds() -> None:
    assert lay(seed=2**63 - 1).decision is not None
    assert lay(seed=-(2**63)).decision is not None
    for bad in (-(2**63) - 1, 2**63):
        refused(f"seed: {bad} is not between -9223372036854775808 and 9223372036854775807", seed=bad)
    refused("seed: a whole number is expected, not 1.5", seed=1.5)


def test_luck_is_the_generators_state_and_comes_before_the_seed() -> None:
    luck = lay(seed=5).rng

    assert lay(luck=7, seed=1).key() == lay(luck=7, seed=2).key()
    assert Game.from_position({**lay(seed=5).position()}).rng == luck
    assert lay(luck=MOST_RNG_STATE).decision is not None
    for bad in (0, MOST_RNG_STATE + 1):
        refused(f"luck: {bad} is not between 1 and {MOST_RNG_STATE}", luck=bad)
    refused("luck: a whole number is expected, not '7'", luck="7")
