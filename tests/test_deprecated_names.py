"""Names of before that card and bot files may use: each is the thing that has another name now."""

from __future__ import annotations

from kingoftokyo import cards
from kingoftokyo.players import lattice_of
from kingoftokyo.rules import has_own_cards, lookahead


def test_card_files_may_use_the_names_of_before() -> None:
    choice = cards.pack_choice(cards.USE, 0, 7, 3)

    assert (cards.x_of(choice), cards.y_of(choice)) == (7, 3)
    assert cards.House is cards.ExpansionCard
    assert cards.has_own_cards is has_own_cards


def test_bots_may_speak_of_hands_of_dice() -> None:
    assert list(lattice_of(2).hands) == list(lattice_of(2).final_rolls)
    assert lookahead.with_hand is lookahead.with_roll
