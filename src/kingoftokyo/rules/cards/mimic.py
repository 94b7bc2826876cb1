"""Mimic: a card that copies another card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.asking.choices import MIMIC, PASS, pack_choice, ref_of, verb_of
from kingoftokyo.rules.asking.options import offer, offer_once
from kingoftokyo.rules.card import Keep
from kingoftokyo.rules.catalogue import CATALOGUE, KEEP_KIND
from kingoftokyo.rules.core.agenda import ask_owner
from kingoftokyo.rules.core.hand import activate, copy_in, copy_of, number_of, pack_ref, slot_of, token_in
from kingoftokyo.rules.effects import pay_energy, put_token
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game

JUST_BOUGHT: Final = 0
MOVE_IT: Final = 1


class Mimic(Keep):
    name = "Mimic"
    cost = 8
    text = (
        "Lay the mimic token on a Keep card of any monster: this card is a copy of it, as if you had just bought it. "
        "At the start of your turn you may pay 1 energy to move the token."
    )

    def when_bought(self, game: Game, me: i64, ref: i64) -> None:
        ask_owner(game, me, ref, JUST_BOUGHT)

    def before_my_first_roll(self, game: Game, me: i64, ref: i64) -> None:
        ask_owner(game, me, ref, MOVE_IT)

    def asked(self, game: Game, me: i64, ref: i64, about: i64) -> None:
        if about == JUST_BOUGHT or game.monsters[me].energy >= 1:
            self.offer_cards(game, me, ref)
        if about == MOVE_IT:
            offer(game, PASS)

    def offer_cards(self, game: Game, me: i64, ref: i64) -> None:
        """Offer every monster's Keep cards, except Mimics and the card that it already copies."""
        monster = game.monsters[me]
        copied = token_in(monster.hand[slot_of(monster, copy_of(ref))])
        for seat in range(len(game.monsters)):
            for held in game.monsters[seat].hand:
                copy = copy_in(held)
                number = CATALOGUE.number_of_copy[copy]
                if copy != copied and number != number_of(ref) and CATALOGUE.kind[number] == KEEP_KIND:
                    offer_once(game, pack_choice(MIMIC, pack_ref(number, copy), seat, 0))

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        if verb_of(choice) == PASS:
            return
        if about == MOVE_IT:
            pay_energy(game, me, 1)
        copied = ref_of(choice)
        put_token(game, me, copy_of(ref), copy_of(copied))
        as_bought = pack_ref(number_of(copied), copy_of(ref))
        activate(game, as_bought).when_bought(game, me, as_bought)
