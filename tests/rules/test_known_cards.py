"""Two processes find out whether they mean the same cards by the same numbers."""

from __future__ import annotations

import pytest

from kingoftokyo.rules import card_count, known_cards, knows_the_same_cards
from kingoftokyo.rules.cards.deck import DECK_COPIES
from kingoftokyo.rules.catalogue import CATALOGUE


def test_a_process_knows_its_own_cards() -> None:
    assert DECK_COPIES
    assert card_count() == len(CATALOGUE.ids)
    assert known_cards().startswith(f"{card_count()} ")
    assert knows_the_same_cards(known_cards())


def test_another_process_may_lack_the_cards_that_were_registered_last() -> None:
    last = CATALOGUE.ids.pop()
    fewer = known_cards()
    CATALOGUE.ids.append(last)

    assert knows_the_same_cards(fewer)


@pytest.mark.parametrize("known", ["", "3", "3 abc", "-1 abc", "9999 abc", "x y"])
def test_other_cards_in_other_places_are_found_out(known: str) -> None:
    assert not knows_the_same_cards(known)
