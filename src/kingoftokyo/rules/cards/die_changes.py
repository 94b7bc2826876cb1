"""Cards that change dice just before the dice are resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.asking.choices import SET, face_of, new_face_of, pack_choice
from kingoftokyo.rules.asking.options import offer_once
from kingoftokyo.rules.card import Keep
from kingoftokyo.rules.core.dice import FACES, ONE, count
from kingoftokyo.rules.core.hand import USED_THIS_TURN, mark, marked
from kingoftokyo.rules.effects import discard, pay_energy, set_die
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


def offer_to_set(game: Game, ref: i64, to: i64) -> None:
    """Offer to set any die that shows another face to the face `to`."""
    for face in range(FACES):
        if face != to and count(game.dice, face) > 0:
            offer_once(game, pack_choice(SET, ref, face, to))


class HerdCuller(Keep):
    name = "Herd Culler"
    cost = 3
    text = "Once each turn you may set one of your dice to 1."

    def before_i_resolve(self, game: Game, me: i64, ref: i64) -> None:
        if not marked(game, me, ref, USED_THIS_TURN):
            offer_to_set(game, ref, ONE)

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        set_die(game, face_of(choice), ONE)
        mark(game, me, ref, USED_THIS_TURN)


class PlotTwist(Keep):
    name = "Plot Twist"
    cost = 3
    text = "You may set one of your dice to any face. Then discard this card."

    def before_i_resolve(self, game: Game, me: i64, ref: i64) -> None:
        for to in range(FACES):
            offer_to_set(game, ref, to)

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        set_die(game, face_of(choice), new_face_of(choice))
        discard(game, me, ref)


class Stretchy(Keep):
    name = "Stretchy"
    cost = 3
    text = "Pay 2 energy to set one of your dice to any face, as often as you can."

    def before_i_resolve(self, game: Game, me: i64, ref: i64) -> None:
        if game.monsters[me].energy >= 2:
            for to in range(FACES):
                offer_to_set(game, ref, to)

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        pay_energy(game, me, 2)
        set_die(game, face_of(choice), new_face_of(choice))
