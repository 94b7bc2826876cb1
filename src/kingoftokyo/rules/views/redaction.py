"""Hiding what a seat may not know: removed from a copy of the game, and filled in at random for a possible world.

Hidden are the generator, the key of fair dice and loaded throws; cards on top of the deck that the seat has not seen;
the details of another seat's private question; and another monster's answer in Tokyo until both have answered. Each
is replaced by a constant, so that nothing of it is left, not even in unused numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.bits import bit
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.core.agenda import (
    CARD_STEP,
    NOBODY,
    YIELD_STEP,
    about_of,
    asking_ref,
    kind_of,
    pack_question,
    seat_of,
)
from kingoftokyo.rules.core.hand import number_of
from kingoftokyo.rules.core.places import BAY, CITY
from kingoftokyo.rules.core.rng import below, seeded
from kingoftokyo.rules.effects.deck import copy_on_top, in_deck_order, seen_by
from kingoftokyo.rules.effects.tokyo import holder
from kingoftokyo.rules.mypyc_compat import append, i64, pop, vec
from kingoftokyo.rules.phases.smashing import place_to_yield

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game

SPECTATOR: Final = 14  # in place of a seat: has seen nothing
NO_RNG_STATE: Final = 1
SOME_CARD: Final = 1023  # a hidden card on top of the deck: no copy has this number


def without_secrets(game: Game, me: i64) -> Game:
    """A copy of the game without anything that this seat may not know."""
    known = game.clone()
    known.rng = NO_RNG_STATE
    known.fair_chance = None
    if len(known.loaded) > 0:
        known.loaded = []
    if len(known.top) > 0:
        _hide_top(known, me)
    _hide_questions(known, me)
    if known.asked != NOBODY and kind_of(known.agenda[known.depth - 1]) == YIELD_STEP:
        hidden = _secret_answers(known) & ~bit(me)
        known.leaving |= hidden  # both bits set: answered, but the answer is hidden
        known.staying |= hidden
    return known


def asked_in_private(game: Game) -> bool:
    """Whether only the asked seat may see the options of the current decision."""
    step = game.agenda[game.depth - 1]
    if kind_of(step) != CARD_STEP:
        return False
    return CATALOGUE.cards[number_of(asking_ref(step))].about_for_others(about_of(step)) != about_of(step)


def answered_in_secret(game: Game) -> bool:
    """Whether the answer stays secret for now, because another monster in Tokyo is asked the same question."""
    return (
        kind_of(game.agenda[game.depth - 1]) == YIELD_STEP
        and holder(game, CITY) != NOBODY
        and holder(game, BAY) != NOBODY
    )


def _hide_top(game: Game, me: i64) -> None:
    """Put top cards that this seat has not seen back into the deck; which places somebody looked at stays visible."""
    last: i64 = len(game.top)
    while last > 0 and game.top[last - 1] >> 10 == 0:
        last -= 1
    pool = list(game.deck)
    top = vec[i64]()
    for k in range(len(game.top)):
        known = game.top[k]
        if seen_by(known, me) or copy_on_top(known) == SOME_CARD:  # already hidden
            top = append(top, known)
        else:
            pool.append(copy_on_top(known))
            if k < last:
                top = append(top, known | SOME_CARD)
    game.deck = in_deck_order(pool)
    game.top = top


def _hide_questions(game: Game, me: i64) -> None:
    """Hide the details of other seats' private questions, and clear the unused part of the agenda."""
    agenda = game.agenda
    for k in range(game.depth):
        step = agenda[k]
        if kind_of(step) == CARD_STEP and seat_of(step) != me:
            about = CATALOGUE.cards[number_of(asking_ref(step))].about_for_others(about_of(step))
            agenda[k] = pack_question(seat_of(step), asking_ref(step), about)
    for k in range(game.depth, len(agenda)):
        agenda[k] = 0


def _secret_answers(game: Game) -> i64:
    """A bit mask of the seats in Tokyo whose answer is still secret: the other monster there has not answered yet."""
    answered: i64 = 0
    for place in (CITY, BAY):
        seat = holder(game, place)
        if seat != NOBODY:
            answered |= bit(seat)
    answered &= (game.leaving | game.staying) & (game.may_leave | game.withheld)
    k: i64 = game.depth - 1
    while k >= 0 and kind_of(game.agenda[k]) == YIELD_STEP:
        answered &= ~bit(holder(game, place_to_yield(game.agenda[k])))  # still asked, perhaps for the second time
        k -= 1
    return answered


def deal_again(game: Game, me: i64, seed: int) -> None:
    """Fill in everything hidden at random with possible values; the seed also determines all later outcomes."""
    game.rng = seeded(seed)
    for k in range(game.depth):
        step = game.agenda[k]
        if kind_of(step) == CARD_STEP and seat_of(step) != me:
            card = CATALOGUE.cards[number_of(asking_ref(step))]
            about = card.about_dealt_again(game, about_of(step))
            game.agenda[k] = pack_question(seat_of(step), asking_ref(step), about)
    for k in range(len(game.top)):
        if copy_on_top(game.top[k]) == SOME_CARD:
            game.deck, copy = pop(game.deck, below(game, len(game.deck)))
            game.top[k] = game.top[k] & ~SOME_CARD | copy
    if game.leaving & game.staying:
        for seat in range(len(game.monsters)):
            if (game.leaving & game.staying) >> seat & 1:
                if below(game, 2) == 0:
                    game.leaving &= ~bit(seat)
                else:
                    game.staying &= ~bit(seat)


def cards_in_deck(game: Game) -> i64:
    """The number of cards in the deck, including those on top of it, in a copy without secrets."""
    cards: i64 = len(game.deck)
    for known in game.top:
        if copy_on_top(known) != SOME_CARD:
            cards += 1
    return cards
