"""The deck: which card is drawn next, and who has seen it.

The deck is stored in a public order and drawn from at random: there is no hidden order. Cards that are fixed to come
next (loaded, or looked at) are in `game.top`: the copy (10 bits), then one bit for every seat that has seen it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules import events
from kingoftokyo.rules.bits import bit
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.core.game_log import (
    DREW,
    RETURNED,
    TOOK,
    remember_card,
    remember_pool,
    remember_shuffle,
)
from kingoftokyo.rules.core.rng import pick
from kingoftokyo.rules.mypyc_compat import append, i64, pop, vec

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game

NO_CARD: Final = -1


def copy_on_top(known: i64) -> i64:
    return known & 1023


def seen_by(known: i64, seat: i64) -> bool:
    return known >> (10 + seat) & 1 != 0


def look_at_top(game: Game, me: i64, cards: i64) -> None:
    """Let this monster see the next N cards of the deck; the others do not see them."""
    while len(game.top) < cards:
        copy = _draw_from_pool(game)
        if copy == NO_CARD:
            break
        game.top = append(game.top, copy)
    for k in range(min(cards, i64(len(game.top)))):
        game.top[k] |= bit(10 + me)


def in_deck_order(copies: list[int]) -> vec[i64]:
    """Sort copies: the base game's in catalogue order, then all others by id, whatever the order of registration."""
    base = sorted(copy for copy in copies if copy < CATALOGUE.base)
    others = [(CATALOGUE.ids[CATALOGUE.number_of_copy[copy]], copy) for copy in copies if copy >= CATALOGUE.base]
    return vec[i64]([i64(copy) for copy in base] + [i64(copy) for _, copy in sorted(others)])


def draw(game: Game) -> i64:
    """Draw a card, or return NO_CARD. An empty deck is first refilled from the discard pile."""
    if len(game.top) > 0:
        game.top, known = pop(game.top, 0)
        return copy_on_top(known)
    return _draw_from_pool(game)


def _draw_from_pool(game: Game) -> i64:
    if game.history is not None:
        remember_pool(game.history, game)
    if len(game.deck) == 0:
        _shuffle_discards(game)
    cards: i64 = len(game.deck)
    if cards == 0:
        return NO_CARD
    place = pick(game, cards)
    game.deck, card = pop(game.deck, place)
    if game.history is not None:
        remember_card(game.history, DREW, card, place, cards)
    return card


def _shuffle_discards(game: Game) -> None:
    if len(game.discard) == 0:
        return
    game.deck = in_deck_order(list(game.discard))
    game.discard = vec[i64]()
    if game.history is not None:
        remember_shuffle(game.history, game)
    if game.events is not None:
        game.events.append(events.DeckShuffled(len(game.deck)))


def put_into_deck(game: Game, copy: i64) -> None:
    """Return a card to the deck."""
    game.deck = in_deck_order([*game.deck, copy])
    if game.history is not None and game.history.deck is not None:
        place = next(k for k in range(len(game.deck)) if game.deck[k] == copy)
        remember_card(game.history, RETURNED, copy, place, len(game.deck))


def take_out_of_deck(game: Game, copy: i64) -> bool:
    """Remove this copy from the deck; returns False if it is not there."""
    for k in range(len(game.deck)):
        if game.deck[k] == copy:
            if game.history is not None and game.history.deck is not None:
                remember_card(game.history, TOOK, copy, k, len(game.deck))
            game.deck, _ = pop(game.deck, k)
            return True
    return False
