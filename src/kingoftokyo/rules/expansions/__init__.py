"""Expansions: each has its own file, adds its own setting, and gives every monster a card.

To add one, write its file and add it to `EXPANSIONS`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.cards import deck as deck  # before any expansion: its cards have the lowest numbers
from kingoftokyo.rules.catalogue import CATALOGUE, EXPANSION_KIND, CardFacts, copies_of, kind_of_copy, register
from kingoftokyo.rules.core.hand import copy_in, counters_in, find_hooks, pack_held
from kingoftokyo.rules.effects.deck import put_into_deck
from kingoftokyo.rules.expansions.cultists import Cultist
from kingoftokyo.rules.expansions.halloween import Halloween
from kingoftokyo.rules.expansions.tokyo_tower import TokyoTower
from kingoftokyo.rules.expansions.two_players import TwoPlayers
from kingoftokyo.rules.mypyc_compat import append

if TYPE_CHECKING:
    from kingoftokyo.rules.card import ExpansionCard
    from kingoftokyo.rules.core.monster import Monster
    from kingoftokyo.rules.game import Game

EXPANSIONS: Final[list[ExpansionCard]] = [TwoPlayers(), Cultist(), TokyoTower(), Halloween()]

NUMBERS: Final = {register(expansion): expansion for expansion in EXPANSIONS}
BUILT_IN: Final = len(CATALOGUE.ids)  # custom cards have numbers from this on
_FOUND: Final[dict[tuple[str, int], dict[int, ExpansionCard]]] = {}


def add_expansion(expansion: ExpansionCard) -> None:
    """Register an expansion for all games made from now on."""
    NUMBERS[register(expansion)] = expansion
    _FOUND.clear()


def in_game(game: Game) -> dict[int, ExpansionCard]:
    """The expansions of this game by card number; cached by rules and number of players."""
    key = (game.rules.text, len(game.monsters))
    if key not in _FOUND:
        _FOUND[key] = {
            number: expansion
            for number, expansion in NUMBERS.items()
            if expansion.joins(game.rules, len(game.monsters))
        }
    return _FOUND[key]


def has_own_cards(game: Game) -> bool:
    """Whether a custom card or expansion is in this game."""
    if len(game.rules.cards) > 0:
        return True
    if len(NUMBERS) == len(EXPANSIONS):  # nobody has registered one: every choice asks, so this saves 4 % of play
        return False
    return any(number >= BUILT_IN and number in in_game(game) for number in NUMBERS)


def join(game: Game) -> None:
    """Give every monster the cards of this game's expansions, and add their other cards to the deck."""
    for number, expansion in in_game(game).items():
        for monster, copy in zip(game.monsters, copies_of(number), strict=False):
            monster.hand = append(monster.hand, pack_held(copy, 0, 0, -1))
            find_hooks(game, monster)
        for card in expansion.deck():
            put_into_deck(game, card)


def set_up(game: Game, first: int) -> None:
    """Call `set_up` of this game's expansions."""
    for number, expansion in in_game(game).items():
        expansion.set_up(game, number, first)


def fields(game: Game) -> dict[str, ExpansionCard]:
    """The expansions of this game that count something, by the name of what they count."""
    return {expansion.field(): expansion for expansion in in_game(game).values() if expansion.field()}


def counted(monster: Monster) -> dict[str, object]:
    """The values that expansions count for this monster, by name."""
    found: dict[str, object] = {}
    for held in monster.hand:
        if kind_of_copy(copy_in(held)) == EXPANSION_KIND:
            expansion = NUMBERS[CATALOGUE.number_of_copy[copy_in(held)]]
            if expansion.field():
                found[expansion.field()] = expansion.field_value(counters_in(held))
    return found


def expansion_facts(game: Game) -> list[CardFacts]:
    """The printed facts of the cards of this game's expansions."""
    return [CardFacts(number) for number in in_game(game)]


def counted_by(card: str, counters: int) -> tuple[str, object] | None:
    """The name and the value of what this expansion card counts with these counters; None if it counts nothing."""
    expansion = NUMBERS.get(CATALOGUE.ids.index(card)) if card in CATALOGUE.ids else None
    if expansion is None or not expansion.field():
        return None
    return expansion.field(), expansion.field_value(counters)


def count_for(monster: Monster, field: str, value: object, *, over: bool) -> None:
    """Set an expansion's count for this monster to a position's value; an invalid value raises a KingOfTokyoError."""
    for slot in range(len(monster.hand)):
        copy = copy_in(monster.hand[slot])
        if kind_of_copy(copy) == EXPANSION_KIND and NUMBERS[CATALOGUE.number_of_copy[copy]].field() == field:
            expansion = NUMBERS[CATALOGUE.number_of_copy[copy]]
            counters = expansion.counters_when_over(value) if over else expansion.counters_of(value)
            monster.hand[slot] = pack_held(copy, counters, 0, -1)
