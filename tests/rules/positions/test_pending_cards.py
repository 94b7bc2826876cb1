"""Positions: cards that ask in the middle of a turn, and steps that do not fit the table."""

from __future__ import annotations

import pytest

from kingoftokyo import Game, PositionError
from kingoftokyo.rules.playout import play_out
from laws.laws import check_laws
from rules.positions.laying import DAMAGE, FIVE, REST, asked, lay, refused_step
from table import copying

# A card that asks


def test_a_card_asks_its_owner() -> None:
    monsters: list[object] = [{"energy": 9}, {"cards": ["jets", "opportunist"], "energy": 9}]
    asks = {"step": "card", "seat": 1, "card": "opportunist", "held": 1, "about": 5}
    game = lay(asks, {"step": "buy"}, monsters=monsters, market=["heal", "tank", "corner_store"], deck=["frenzy"])

    assert (asked(game), game.view(1).options) == ((1, "opportunist"), ["buy heal", "buy corner_store", "pass"])
    pending = game.position()["pending"]
    assert isinstance(pending, list)
    assert pending[0] == asks
    # Nobody else was owed a look at these cards, and the refill is too dear.
    game.play("buy heal")
    assert asked(game) == (0, "buy")


def test_a_mimic_asks_for_itself_or_for_the_card_it_copies() -> None:
    monsters: list[object] = [{"cards": [copying("freeze_time", 1)], "energy": 1}, {"cards": ["freeze_time", "jets"]}]
    asks = {"step": "card", "seat": 0, "held": 0}
    own = lay({**asks, "card": "mimic", "about": 1}, {"step": "buy"}, monsters=monsters)
    copied = lay({**asks, "card": "freeze_time"}, {"step": "buy"}, monsters=monsters)

    assert own.view(0).options == ["mimic jets of seat 1", "pass"]
    assert copied.view(0).options == ["again", "decline"]
    refused_step(
        r"\.card: 'jets' is not the card held there: mimic or freeze_time", {**asks, "card": "jets"}, monsters=monsters
    )


def test_wrong_values_of_a_card_that_asks_are_refused() -> None:
    monsters: list[object] = [{"cards": ["psychic_probe", "metamorph"]}, {}]
    card = {"step": "card", "seat": 0, "card": "metamorph", "held": 1}

    def refused_card(says: str, **fields: object) -> None:
        refused_step(says, {**card, **fields}, monsters=monsters)

    refused_card(r"\.seat: 2 is not between 0 and 1", seat=2)
    refused_card(r"\.seat: seat 1 has no cards", seat=1)
    refused_card(r"\.held: 2 is not between 0 and 1", held=2)
    refused_card(r"\.held: a whole number is expected, not None", held=None)
    refused_card(r"\.card: 'metamorph' is not the card held there: psychic_probe", held=0)
    refused_card(r"\.card: a text is expected, not 7", card=7)
    refused_card(r"\.about: 16777216 is not between 0 and 16777215", about=1 << 24)
    refused_card(r"\.about: -1 is not between", about=-1)
    refused_card(": there is no field 'slots'; there are step, seat, card, held, about", slots=7)


# What cannot be


IMPOSSIBLE: list[tuple[str, dict[str, object], dict[str, object]]] = [
    ("a smash that nobody deals", {**DAMAGE, "dealer": "nobody", "smash": True}, {}),
    ("hearts for others without a ray", {"step": "assign_hearts", "others": [0, 1]}, {}),
    ("hearts for more seats than there are", {"step": "assign_hearts", "others": [0, 0, 0, 0, 0, 1]}, {}),
    ("poison cured that is not there", {"step": "assign_hearts", "cure_poison": 1}, {}),
    ("shrinking cured that is not there", {"step": "assign_hearts", "cure_shrink": 1}, {}),
    ("a card that never asks", {"step": "card", "seat": 4, "card": "jets", "held": 0}, {}),
]


def misfit(step: dict[str, object], this_turn: dict[str, object]) -> Game:
    monsters = [*FIVE[:4], {"cards": ["jets", "camouflage"]}, {"place": "dead"}]
    return Game.from_position({"monsters": monsters, "pending": [step, {"step": "buy"}, *REST], "this_turn": this_turn})


@pytest.mark.parametrize(
    ("step", "this_turn"), [case[1:] for case in IMPOSSIBLE], ids=[case[0].replace(" ", "_") for case in IMPOSSIBLE]
)
def test_a_step_that_cannot_be_owed_on_this_table_is_refused(
    step: dict[str, object], this_turn: dict[str, object]
) -> None:
    with pytest.raises(PositionError):
        misfit(step, this_turn)


@pytest.mark.parametrize(
    ("step", "this_turn"),
    [
        ({"step": "card", "seat": 4, "card": "camouflage", "held": 1, "about": 2}, {}),
        ({"step": "leave"}, {"leaving": [5]}),
        ({"step": "after_dice"}, {}),
        ({"step": "take_place", "seat": 5}, {"leaving": [1]}),
    ],
)
def test_a_step_that_does_not_fit_the_table_does_no_harm(step: dict[str, object], this_turn: dict[str, object]) -> None:
    game = misfit(step, this_turn)
    check_laws(game)
    play_out(game, 1)

    assert game.over
    check_laws(game)


def test_the_first_cards_may_be_owed_while_none_lie_there() -> None:
    game = lay({"step": "deal"}, {"step": "buy"}, market=[])

    assert (asked(game), len(game.view(None).market)) == ((0, "buy"), 3)


@pytest.mark.parametrize(
    ("rules", "name"), [("course", "confirm_roll"), ("solo", "resolve")], ids=["confirm_roll", "resolve"]
)
def test_a_step_that_only_some_rules_have_is_owed_by_its_name(rules: str, name: str) -> None:
    game = lay({"step": name}, {"step": "interfere"}, rules=rules, dice="1 1 1 smash energy heart", rolls_left=1)

    assert asked(game) == (0, name)
    assert Game.from_position(game.position()).position() == game.position()


def test_groups_of_dice_that_are_resolved_already() -> None:
    resolve: dict[str, object] = {"step": "resolve", "done": ["numbers", "smashes"]}
    game = lay(resolve, rules="solo", dice="1 1 1 smash energy heart")

    assert (asked(game), game.view(0).options) == ((0, "resolve"), ["resolve hearts", "resolve energy"])
    pending = game.position()["pending"]
    assert isinstance(pending, list)
    assert pending[0] == resolve
    refused_step(
        r"\.done: 'claws' is not one of numbers, hearts, energy, smashes", {"step": "resolve", "done": ["claws"]}
    )
    refused_step(r"\.done\[0\]: a text is expected, not 1", {"step": "resolve", "done": [1]})
