"""A monster's cards as numbers, and a token that lets one card act as another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kingoftokyo.rules.card import DICE, ROLLS
from kingoftokyo.rules.catalogue import copies_of, number_named
from kingoftokyo.rules.core.hand import (
    copy_in,
    copy_of,
    counters_in,
    find_hooks,
    mark_in,
    number_of,
    pack_held,
    pack_ref,
    reacting,
    slot_of,
    token_in,
)
from table import Table

if TYPE_CHECKING:
    from kingoftokyo import Game


@pytest.mark.parametrize("parts", [(0, 0, 0, -1), (1023, 1023, 15, 1022), (17, 6, 1, 0)])
def test_a_held_card_is_read_as_it_was_written(parts: tuple[int, int, int, int]) -> None:
    held = pack_held(*parts)

    assert (copy_in(held), counters_in(held), mark_in(held), token_in(held)) == parts


def test_a_ref_names_the_card_that_acts_and_the_copy_that_holds_it() -> None:
    ref = pack_ref(46, 1001)

    assert (number_of(ref), copy_of(ref)) == (46, 1001)


def test_a_card_that_is_not_in_the_hand_has_no_place_in_it() -> None:
    game = Table(2).monster(0, cards="herbivore giant_brain").rolls().game
    monster = game.monsters[0]

    assert slot_of(monster, copies_of(number_named("giant_brain"))[0]) == 1
    assert slot_of(monster, copies_of(number_named("armor_plating"))[0]) == -1


def test_cards_react_in_the_order_of_the_catalogue_not_of_the_hand() -> None:
    game = Table(2).monster(0, cards="solar_powered herbivore energy_hoarder").rolls().game
    monster = game.monsters[0]

    reacted = [number_of(ref) for ref in reacting(monster, monster.hooks)]
    assert reacted == sorted(reacted)
    assert len(reacted) == 3


def copying(card: str, copied: str) -> Game:
    """Seat 0's card has a token on seat 1's, as a Mimic has; it is seat 0's turn next."""
    game = Table(2, turn=1).monster(0, cards=card).monster(1, cards=copied).dice("1 1 2 2 3 3").rolls().game
    token = copies_of(number_named(copied))[0]
    game.monsters[0].hand[0] = pack_held(copies_of(number_named(card))[0], 0, 0, token)
    find_hooks(game, game.monsters[0])
    return game


def test_a_token_lets_a_card_act_as_another_one_besides() -> None:
    game = copying("giant_brain", "extra_head")
    game.play("stop")
    view = game.view(0)

    assert (len(view.dice.split()), view.rolls_left) == (7, 3)


def test_a_copied_card_acts_with_the_copy_that_holds_it() -> None:
    game = copying("giant_brain", "extra_head")
    held = copies_of(number_named("giant_brain"))[0]

    assert [(number_of(ref), copy_of(ref)) for ref in reacting(game.monsters[0], DICE)] == [
        (number_named("extra_head"), held)
    ]
    assert [number_of(ref) for ref in reacting(game.monsters[0], ROLLS)] == [number_named("giant_brain")]


def test_a_copy_of_a_card_that_its_owner_has_too_is_one_more() -> None:
    game = Table(2, turn=1).monster(0, cards="extra_head giant_brain").dice("1 1 2 2 3 3").rolls().game
    token = copies_of(number_named("extra_head"))[0]
    game.monsters[0].hand[1] = pack_held(copies_of(number_named("giant_brain"))[0], 0, 0, token)
    find_hooks(game, game.monsters[0])
    game.play("stop")

    assert len(game.view(0).dice.split()) == 8


def test_a_token_on_a_card_that_speaks_of_other_moments_does_nothing_now() -> None:
    game = copying("giant_brain", "herbivore")

    assert [number_of(ref) for ref in reacting(game.monsters[0], ROLLS)] == [number_named("giant_brain")]
