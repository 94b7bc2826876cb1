"""Cards that give additional ways to buy and sell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.asking.choices import DONE, PASS, SELL, pack_choice, place_of, ref_of, verb_of
from kingoftokyo.rules.asking.options import offer, offer_once
from kingoftokyo.rules.card import Keep
from kingoftokyo.rules.catalogue import CATALOGUE, KEEP_KIND, kind_of_copy
from kingoftokyo.rules.core.agenda import ask_owner
from kingoftokyo.rules.core.hand import USED_THIS_TURN, alike, copy_in, mark, marked, number_of, pack_ref, plays
from kingoftokyo.rules.effects import (
    add_energy,
    buy_offered,
    buy_top,
    close_offer,
    discard,
    gain_energy,
    look_at_top,
    offer_market,
    offer_others_cards,
    offer_top,
)
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


class Opportunist(Keep):
    name = "Opportunist"
    cost = 3
    text = "Whenever a card is turned up in another monster's turn, you may buy it at once."

    def when_others_reveal(self, game: Game, me: i64, ref: i64, slots: i64) -> None:
        ask_owner(game, me, ref, slots)

    def asked(self, game: Game, me: i64, ref: i64, about: i64) -> None:
        offer_market(game, me, about)
        offer(game, PASS)

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        if verb_of(choice) != PASS:
            close_offer(game)
            buy_offered(game, me, choice)


class MadeInALab(Keep):
    name = "Made in a Lab"
    cost = 2
    text = "When you may buy, look at the top card of the deck. Once each turn you may buy it."

    def before_i_buy(self, game: Game, me: i64, ref: i64) -> None:
        # Two of these cards show the top two cards.
        look_at_top(game, me, len(alike(game.monsters[me], ref)))

    def while_i_buy(self, game: Game, me: i64, ref: i64) -> None:
        if not marked(game, me, ref, USED_THIS_TURN):
            offer_top(game, me, ref)

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        for other in alike(game.monsters[me], ref):  # two of these cards still buy only one card a turn
            mark(game, me, other, USED_THIS_TURN)
        buy_top(game, me, place_of(choice))


class ParasiticTentacles(Keep):
    name = "Parasitic Tentacles"
    cost = 4
    text = "When you may buy, you may also buy other monsters' Keep cards. You pay their owners."

    def while_i_buy(self, game: Game, me: i64, ref: i64) -> None:
        offer_others_cards(game, me)


class Metamorph(Keep):
    name = "Metamorph"
    cost = 3
    text = "After buying, you may discard any of your Keep cards, this one last, for the energy printed on them."

    def before_my_turn_end(self, game: Game, me: i64, ref: i64) -> None:
        ask_owner(game, me, ref, 0)

    def asked(self, game: Game, me: i64, ref: i64, about: i64) -> None:
        for held in game.monsters[me].hand:
            copy = copy_in(held)
            if kind_of_copy(copy) == KEEP_KIND:
                offer_once(game, pack_choice(SELL, pack_ref(CATALOGUE.number_of_copy[copy], copy), 0, 0))
        offer(game, DONE)

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        if verb_of(choice) == DONE:
            return
        sold = ref_of(choice)
        discard(game, me, sold)
        if game.rules.metamorph_friend:
            gain_energy(game, me, CATALOGUE.cost[number_of(sold)])
        else:
            add_energy(game, me, CATALOGUE.cost[number_of(sold)])
        if plays(game.monsters[me], ref):
            ask_owner(game, me, ref, 0)
