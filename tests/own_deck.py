"""Own cards for tests, in plain Python: what no card of the base game does.

They are registered once, when this module is imported; a table gets them by `with_own_cards`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.cards import (
    DONE,
    NOBODY,
    PASS,
    USE,
    USE_NOW,
    USED_THIS_TURN,
    Discard,
    Game,
    Keep,
    ask_owner,
    counters,
    damage_one,
    discard,
    gain_energy,
    gain_points,
    heal,
    mark,
    offer,
    offer_once,
    pack_choice,
    pay_energy,
    prevent,
    put_counters,
    register,
    take_extra_turn,
    verb_of,
)
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from table import Table


class Failed(RuntimeError):  # noqa: N818  it is no error of the rules
    """What a broken card raises."""


class Bargain(Keep):
    name = "Own Bargain"
    cost = 7
    text = "Gain 3 points when you get this card. Cards cost you 1 energy less for each counter on it."
    counters = 2

    def when_bought(self, game: Game, me: i64, ref: i64) -> None:
        gain_points(game, me, 3)

    def discount(self, game: Game, me: i64, ref: i64) -> i64:
        return counters(game, me, ref)


class YesOrPass(Keep):
    """Asks its owner `use …` or `pass`; a use makes it act."""

    def asked(self, game: Game, me: i64, ref: i64, about: i64) -> None:
        offer(game, pack_choice(USE, ref, 0, 0))
        offer(game, PASS)

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        if verb_of(choice) == USE:
            self.act(game, me, ref, about)

    def act(self, game: Game, me: i64, ref: i64, about: i64) -> None:
        raise NotImplementedError


class Jumper(YesOrPass):
    name = "Own Jumper"
    cost = 1
    text = "When a card is turned up in another monster's turn you may die of it."

    def when_others_reveal(self, game: Game, me: i64, ref: i64, slots: i64) -> None:
        ask_owner(game, me, ref, slots)

    def act(self, game: Game, me: i64, ref: i64, about: i64) -> None:
        damage_one(game, me, 99, NOBODY)


class Watcher(Jumper):
    name = "Own Watcher"

    def act(self, game: Game, me: i64, ref: i64, about: i64) -> None:
        gain_points(game, me, about)


class Sponge(Keep):
    name = "Own Sponge"
    cost = 1
    text = "Pay 1 energy: lose 1 health less. Then you may do nothing more about it."

    def answer_damage(self, game: Game, me: i64, ref: i64, amount: i64) -> None:
        if game.monsters[me].energy >= 1:
            offer_once(game, pack_choice(USE, ref, 0, 0))

    def asked(self, game: Game, me: i64, ref: i64, about: i64) -> None:
        offer(game, PASS)
        offer(game, DONE)

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        if verb_of(choice) == USE:
            pay_energy(game, me, 1)
            ask_owner(game, me, ref, 0)
            prevent(game, 1)


class Haggler(Keep):
    name = "Own Haggler"
    cost = 1
    text = "While you buy you may discard this card for 4 energy."

    def while_i_buy(self, game: Game, me: i64, ref: i64) -> None:
        offer_once(game, pack_choice(USE, ref, 0, 0))

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        discard(game, me, ref)
        # Nothing more can be done to a card that is gone.
        discard(game, me, ref)
        mark(game, me, ref, USED_THIS_TURN)
        put_counters(game, me, ref, counters(game, me, ref) + 1)
        gain_energy(game, me, 4)


class Relay(Discard):
    name = "Own Relay"
    cost = 1
    copies = 2
    text = "All other monsters take an extra turn, then you."

    def when_bought(self, game: Game, me: i64, ref: i64) -> None:
        for seat in range(len(game.monsters)):
            if seat != me:
                take_extra_turn(game, seat)
        take_extra_turn(game, me)


class Nurse(Keep):
    name = "Own Nurse"
    cost = 1
    text = (
        "At any time you may pay 1 energy to gain 1 health. It fails below 3 health, and with 1 it cannot even offer."
    )

    def at_any_time(self, game: Game, me: i64, ref: i64) -> None:
        if game.monsters[me].health == 1:
            raise Failed("it cannot even offer")
        if game.monsters[me].energy >= 1:
            offer(game, pack_choice(USE_NOW, ref, 0, 0))

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        pay_energy(game, me, 1)
        heal(game, me, 1)
        if game.monsters[me].health < 4:
            raise Failed("it does not help any more")


class Dud(Discard):
    name = "Own Dud"
    cost = 2
    text = "Gain 2 points and fail."

    def when_bought(self, game: Game, me: i64, ref: i64) -> None:
        gain_points(game, me, 2)
        raise Failed("it fails")


class Mumbler(YesOrPass):
    name = "Own Mumbler"
    cost = 2
    text = "At the end of your turn gain 1 point and be asked something that cannot be said."

    def at_my_turn_end(self, game: Game, me: i64, ref: i64) -> None:
        gain_points(game, me, 1)
        ask_owner(game, me, ref, 0)

    def asked(self, game: Game, me: i64, ref: i64, about: i64) -> None:
        raise Failed("it cannot be said")


CARDS = (Bargain(), Jumper(), Watcher(), Sponge(), Haggler(), Relay(), Nurse(), Dud(), Mumbler())
OWN = tuple(CATALOGUE.ids[register(card)] for card in CARDS)
RULES: dict[str, object] = {"preset": "standard", "cards": list(OWN)}


def with_own_cards(table: Table) -> Table:
    """The same table, with all these cards in the deck."""
    table.position["rules"] = RULES
    return table
