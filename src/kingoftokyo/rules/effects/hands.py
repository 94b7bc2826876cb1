"""The cards in a monster's hand: taking and losing them, their counters and the Mimic's token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules import events
from kingoftokyo.rules.card import WHEN_I_REACH_ZERO
from kingoftokyo.rules.catalogue import CATALOGUE, EXPANSION_KIND, cause_name, kind_of_copy
from kingoftokyo.rules.core.agenda import COLLAPSE_STEP, pack, push
from kingoftokyo.rules.core.hand import (
    copy_in,
    copy_of,
    counters_in,
    find_hooks,
    hooks_in,
    mark_in,
    number_of,
    pack_held,
    pack_ref,
    slot_of,
    token_in,
)
from kingoftokyo.rules.effects.numbers import max_health
from kingoftokyo.rules.mypyc_compat import append, i64, pop, vec

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


def take_card(game: Game, me: i64, copy: i64) -> None:
    """Put a card into this monster's hand, with its starting counters."""
    monster = game.monsters[me]
    number = CATALOGUE.number_of_copy[copy]
    start = CATALOGUE.counters[number]
    monster.hand = append(monster.hand, pack_held(copy, start, 0, -1))
    find_hooks(game, monster)
    if start > 0 and game.events is not None and not game.ending:
        game.events.append(events.CountersChanged(me, CATALOGUE.ids[number], start))


def give_up(game: Game, me: i64, copy: i64) -> None:
    """Remove a card from this monster's hand; the caller puts it somewhere else."""
    monster = game.monsters[me]
    monster.hand, held = pop(monster.hand, slot_of(monster, copy))
    find_hooks(game, monster)
    _lose_text(game, me, hooks_in(held))


def _lose_text(game: Game, me: i64, hooks: i64) -> None:
    """After a card's text stopped acting: cut extra health, and eliminate a monster that it kept alive at 0 health."""
    cut_health(game, me)
    if game.monsters[me].health == 0 and hooks & WHEN_I_REACH_ZERO:
        push(game, pack(COLLAPSE_STEP, me, 0, 0, 0))


def discard(game: Game, me: i64, ref: i64) -> None:
    """Put this card on the discard pile; for a card copied by a Mimic, the Mimic itself."""
    if slot_of(game.monsters[me], copy_of(ref)) < 0:
        return
    give_up(game, me, copy_of(ref))
    _drop(game, me, copy_of(ref), cause_name(game.cause))


def discard_emptied(game: Game, me: i64, ref: i64) -> None:
    """Discard a card that has no counters left; a Mimic that copies it stays."""
    if CATALOGUE.number_of_copy[copy_of(ref)] == number_of(ref):
        discard(game, me, ref)


def cut_health(game: Game, me: i64) -> None:
    """Cut this monster's health to its maximum, after it lost a card that raised it."""
    monster = game.monsters[me]
    surplus = monster.health - max_health(game, me)
    if surplus > 0:
        monster.health -= surplus
        if game.events is not None:
            game.events.append(events.HealthLost(me, surplus, monster.health, None, cause_name(game.cause)))


def discard_hand(game: Game, me: i64, cause: str) -> None:
    """Discard all cards of this monster, except those that an expansion gave it."""
    monster = game.monsters[me]
    hand = monster.hand
    monster.hand = vec[i64]()
    for held in hand:
        if kind_of_copy(copy_in(held)) == EXPANSION_KIND:
            monster.hand = append(monster.hand, held)
    find_hooks(game, monster)
    for held in hand:
        if kind_of_copy(copy_in(held)) != EXPANSION_KIND:
            _drop(game, me, copy_in(held), cause)


def _drop(game: Game, me: i64, copy: i64, cause: str) -> None:
    game.discard = append(game.discard, copy)
    if game.events is not None:
        game.events.append(events.CardDiscarded(me, CATALOGUE.ids[CATALOGUE.number_of_copy[copy]], cause))
    for seat in range(len(game.monsters)):
        for held in game.monsters[seat].hand:
            if token_in(held) == copy:
                put_token(game, seat, copy_in(held), -1)


def put_token(game: Game, me: i64, copy: i64, target: i64) -> None:
    """Put this Mimic's token on `target`, or take it back (-1). It acts as that card from now on, as if just bought."""
    monster = game.monsters[me]
    start = CATALOGUE.counters[CATALOGUE.number_of_copy[target]] if target >= 0 else 0
    hooks = hooks_in(monster.hand[slot_of(monster, copy)])
    monster.hand[slot_of(monster, copy)] = pack_held(copy, start, 0, target)
    find_hooks(game, monster)
    if game.events is not None:
        card = CATALOGUE.ids[CATALOGUE.number_of_copy[copy]]
        copied = None if target < 0 else CATALOGUE.ids[CATALOGUE.number_of_copy[target]]
        game.events.append(events.TokenMoved(me, card, copied, holder_of(game, target)))
        if start > 0:
            game.events.append(events.CountersChanged(me, card, start))
    _lose_text(game, me, hooks)


def holder_of(game: Game, copy: i64) -> int | None:
    """The seat that has this copy in its hand, or None."""
    for seat in range(len(game.monsters)):
        if copy >= 0 and slot_of(game.monsters[seat], copy) >= 0:
            return seat
    return None


def counters(game: Game, me: i64, ref: i64) -> i64:
    """The number of counters on a card; 0 if it has left the hand."""
    monster = game.monsters[me]
    slot = slot_of(monster, copy_of(ref))
    return counters_in(monster.hand[slot]) if slot >= 0 else 0


def put_counters(game: Game, me: i64, ref: i64, amount: i64) -> None:
    """Set the number of counters on a card, at most 999."""
    amount = max(0, min(amount, 999))
    monster = game.monsters[me]
    slot = slot_of(monster, copy_of(ref))
    if slot < 0:
        return
    held = monster.hand[slot]
    if counters_in(held) == amount:
        return
    monster.hand[slot] = pack_held(copy_in(held), amount, mark_in(held), token_in(held))
    if game.events is not None:
        number = CATALOGUE.number_of_copy[copy_of(ref)]
        game.events.append(events.CountersChanged(me, CATALOGUE.ids[number], amount))


def tell_taken(game: Game, me: i64, copy: i64) -> None:
    """Append the event that a monster got a card without buying it."""
    if game.events is not None:
        game.events.append(events.CardTaken(me, CATALOGUE.ids[CATALOGUE.number_of_copy[copy]]))


def everyones(game: Game, seat: i64, ref: i64) -> i64:
    """The reference to another seat's instance of this expansion card, or -1 if that monster is dead."""
    for held in game.monsters[seat].hand:
        copy = copy_in(held)
        if CATALOGUE.number_of_copy[copy] == number_of(ref):
            return pack_ref(number_of(ref), copy)
    return -1
