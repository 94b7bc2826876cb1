"""Cards and expansions of the person who runs the program: at every new table with a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Rules
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.table.menu import menu
from kingoftokyo.table.seats import OwnCards, new_game
from kingoftokyo.table.wire.requests import NewTable
from own_deck import CARDS
from tables.pages import seats

if TYPE_CHECKING:
    from kingoftokyo.table.wire.requests import Menu

ID = CATALOGUE.ids[CATALOGUE.names.index(CARDS[0].facts().name)]
OWN = OwnCards((ID,), ("cultists", "tokyo_bonus"))


def rules_of_new_table(rules: str, own: OwnCards = OWN) -> str:
    return new_game(NewTable(rules, seats("person", "easy")), b"1" * 32, 1, "2026-01-01", own).game.rules.text


def test_own_cards_join_every_new_game_with_a_deck() -> None:
    assert rules_of_new_table("standard") == f"standard cards={ID}"
    assert rules_of_new_table(f"solo cards={ID}") == f"solo cards={ID}"
    assert rules_of_new_table("simple") == "simple"
    assert rules_of_new_table("standard", OwnCards()) == "standard"
    assert OwnCards().joined(Rules("solo")) == Rules("solo")


@pytest.mark.parametrize(("preset", "there"), [("standard", True), ("simple", False)])
def test_the_menu_offers_own_expansions_where_they_can_be_switched_on(preset: str, there: bool) -> None:  # noqa: FBT001
    found: Menu = menu(None, None, [], "", [], OWN, docs=False)
    expansions = next(one.expansions for one in found.presets if one.name == preset)

    assert ("cultists" in expansions) is there
    assert "tokyo_bonus" not in expansions  # no switch
