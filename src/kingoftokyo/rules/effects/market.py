"""The market: buying, sweeping and revealing cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules import events
from kingoftokyo.rules.asking.choices import BUY, BUY_FROM, BUY_TOP, pack_choice, ref_of, target_of
from kingoftokyo.rules.asking.options import offer_once
from kingoftokyo.rules.bits import bit
from kingoftokyo.rules.card import DISCOUNT, WHEN_I_BUY, WHEN_OTHERS_REVEAL
from kingoftokyo.rules.catalogue import CATALOGUE, DISCARD_KIND, KEEP_KIND, RULES_CAUSE, kind_of_copy
from kingoftokyo.rules.core.agenda import REVEALED_STEP, kind_of, pack, push
from kingoftokyo.rules.core.hand import activate, copy_in, copy_of, pack_ref, reacting
from kingoftokyo.rules.effects.deck import NO_CARD, copy_on_top, draw, put_into_deck, seen_by
from kingoftokyo.rules.effects.hands import give_up, take_card
from kingoftokyo.rules.effects.numbers import gain_energy, pay_energy
from kingoftokyo.rules.effects.prices import price
from kingoftokyo.rules.mypyc_compat import append, i64, pop
from kingoftokyo.rules.settings import MARKET_SIZE, SWEEP_PRICE, WHOLE_MARKET

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


def reveal(game: Game, slot: i64) -> None:
    """Reveal a card from the deck in this slot of the market."""
    if game.ending:
        return  # buying the card of this slot has won the game
    copy = draw(game)
    if game.rules.avoid_same_name:
        copy = _another_name(game, copy)
    game.market[slot] = copy
    if game.events is not None and copy != NO_CARD:
        game.events.append(events.CardRevealed(slot, CATALOGUE.ids[CATALOGUE.number_of_copy[copy]]))


def _another_name(game: Game, copy: i64) -> i64:
    """This card, or one whose name is not in the market, if the deck has any; the skipped cards return to the deck."""
    names = [CATALOGUE.number_of_copy[other] for other in game.market if other != NO_CARD]
    put_back: list[int] = []
    while copy != NO_CARD and CATALOGUE.number_of_copy[copy] in names:
        put_back.append(copy)
        if len(game.deck) + len(game.top) + len(game.discard) == 0:
            copy = put_back.pop(0)
            break
        copy = draw(game)
    for other in put_back:
        put_into_deck(game, other)
    return copy


def offer_revealed(game: Game, slots: i64) -> None:
    """Push the step that lets other monsters react to the cards revealed in these slots (a bit each)."""
    if game.hooks & WHEN_OTHERS_REVEAL:
        push(game, pack(REVEALED_STEP, 0, 1, slots, 0))


def offer_market(game: Game, me: i64, slots: i64) -> None:
    """Offer the cards in these slots (a bit each) that this monster can pay for; the same name is offered once."""
    monster = game.monsters[me]
    discount = monster.hooks & DISCOUNT
    for slot in range(MARKET_SIZE):
        copy = game.market[slot]
        if copy != NO_CARD and slots >> slot & 1:
            number = CATALOGUE.number_of_copy[copy]
            cost = price(game, me, number) if discount else CATALOGUE.cost[number]
            if cost <= monster.energy:
                offer_once(game, pack_choice(BUY, pack_ref(number, copy), 0, 0))


def buy_offered(game: Game, me: i64, choice: i64) -> None:
    """Buy the card of a choice offered by `offer_market`."""
    slot: i64 = 0
    while game.market[slot] != copy_of(ref_of(choice)):
        slot += 1
    buy_from_market(game, me, slot)


def buy_from_market(game: Game, me: i64, slot: i64) -> None:
    """Pay, take the card, refill its slot, let the card act, and let other monsters react to the refill."""
    copy = game.market[slot]
    pay_for(game, me, CATALOGUE.number_of_copy[copy], "market", None)
    game.market[slot] = NO_CARD
    if kind_of_copy(copy) == DISCARD_KIND:
        reveal(game, slot)  # before the card goes to the discard pile, which may be reshuffled
        _put_away(game, me, copy)
    else:
        _put_away(game, me, copy)
        reveal(game, slot)
    offer_revealed(game, bit(slot))
    let_it_act(game, me, copy)


def _put_away(game: Game, me: i64, copy: i64) -> None:
    """Move a bought card to the hand, to the discard pile, or out of the game."""
    if kind_of_copy(copy) != DISCARD_KIND:
        take_card(game, me, copy)
    elif game.rules.remove_discards:
        game.removed += (copy,)
    else:
        game.discard = append(game.discard, copy)


def pay_for(game: Game, me: i64, number: i64, source: str, owner: int | None) -> i64:
    """Pay for a card and call the cards that react to buying; returns the price paid."""
    cost = price(game, me, number)
    game.cause = number
    if game.events is not None:
        game.events.append(events.CardBought(me, CATALOGUE.ids[number], cost, source, owner))
    pay_energy(game, me, cost)
    monster = game.monsters[me]
    if monster.hooks & WHEN_I_BUY:
        for ref in reacting(monster, WHEN_I_BUY):
            activate(game, ref).when_i_buy(game, me, ref)
    return cost


def let_it_act(game: Game, me: i64, copy: i64) -> None:
    """Call a bought card's `when_bought`."""
    ref = pack_ref(CATALOGUE.number_of_copy[copy], copy)
    if not game.ending:
        activate(game, ref).when_bought(game, me, ref)


def sweep(game: Game, me: i64) -> None:
    """Pay 2 energy, discard the market's cards and reveal three new ones."""
    game.cause = RULES_CAUSE
    swept: list[str] = []
    for slot in range(MARKET_SIZE):
        copy = game.market[slot]
        if copy != NO_CARD:
            game.discard = append(game.discard, copy)
            game.market[slot] = NO_CARD
            swept.append(CATALOGUE.ids[CATALOGUE.number_of_copy[copy]])
    if game.events is not None:
        game.events.append(events.MarketSwept(me, tuple(swept)))
    pay_energy(game, me, SWEEP_PRICE)
    for slot in range(MARKET_SIZE):
        reveal(game, slot)
    offer_revealed(game, WHOLE_MARKET)


def close_offer(game: Game) -> None:
    """Stop asking monsters about a revealed card, because one of them has bought it."""
    if game.depth > 0 and kind_of(game.agenda[game.depth - 1]) == REVEALED_STEP:
        game.depth -= 1


# Buying off the top of the deck


def offer_top(game: Game, me: i64, ref: i64) -> None:
    """Offer the cards on top of the deck that this monster has seen and can pay for."""
    for k in range(len(game.top)):
        if not seen_by(game.top[k], me):
            continue  # a view of this monster has a random card there
        if price(game, me, CATALOGUE.number_of_copy[copy_on_top(game.top[k])]) <= game.monsters[me].energy:
            offer_once(game, pack_choice(BUY_TOP, ref, k, 0))


def buy_top(game: Game, me: i64, k: i64) -> None:
    """Buy the k-th card of the deck; the market stays as it is."""
    copy = copy_on_top(game.top[k])
    pay_for(game, me, CATALOGUE.number_of_copy[copy], "top", None)
    game.top, _ = pop(game.top, k)
    _put_away(game, me, copy)
    let_it_act(game, me, copy)


# Buying from other monsters


def offer_others_cards(game: Game, me: i64) -> None:
    """Offer every Keep card of another monster that this one can pay for."""
    for seat in range(len(game.monsters)):
        if seat == me:
            continue
        for held in game.monsters[seat].hand:
            number = CATALOGUE.number_of_copy[copy_in(held)]
            if CATALOGUE.kind[number] == KEEP_KIND and price(game, me, number) <= game.monsters[me].energy:
                offer_once(game, pack_choice(BUY_FROM, pack_ref(number, copy_in(held)), seat, 0))


def take_from_monster(game: Game, me: i64, choice: i64, *, bought: bool) -> None:
    """Pay the owner and take its card, without its counters and token; if not `bought`, it counts as stolen."""
    copy = copy_of(ref_of(choice))
    number = CATALOGUE.number_of_copy[copy]
    owner = target_of(choice)
    game.cause = number
    if bought:
        paid = pay_for(game, me, number, "monster", owner)
    else:
        paid = price(game, me, number)
        if game.events is not None:
            game.events.append(events.CardStolen(me, CATALOGUE.ids[number], paid, owner))
        pay_energy(game, me, paid)
    game.cause = number  # cards that reacted to the purchase have changed it
    give_up(game, owner, copy)
    gain_energy(game, owner, paid)
    take_card(game, me, copy)
    let_it_act(game, me, copy)
