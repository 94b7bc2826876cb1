"""Cards about dice and what they show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.asking.choices import AGAIN, DECLINE
from kingoftokyo.rules.asking.options import offer
from kingoftokyo.rules.card import Keep
from kingoftokyo.rules.core.agenda import ask_owner
from kingoftokyo.rules.core.dice import ENERGY, HEART, ONE, THREE, TWO, count
from kingoftokyo.rules.effects import gain_points, take_frozen_turn
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


def shows_every_number(game: Game) -> bool:
    return count(game.dice, ONE) > 0 and count(game.dice, TWO) > 0 and count(game.dice, THREE) > 0


def shows_everything(game: Game, smashes: i64) -> bool:
    """Whether the roll has a 1, a 2, a 3, a heart, an energy and a smash; smashes added by cards count too."""
    symbols = count(game.dice, HEART) > 0 and count(game.dice, ENERGY) > 0 and smashes > 0
    return symbols and shows_every_number(game)


class ExtraHead(Keep):
    name = "Extra Head"
    cost = 7
    copies = 2
    text = "Roll one die more."

    def dice(self, game: Game, me: i64, ref: i64) -> i64:
        return 1


class GiantBrain(Keep):
    name = "Giant Brain"
    cost = 5
    text = "You have one roll more each turn."

    def rolls(self, game: Game, me: i64, ref: i64) -> i64:
        return 1


class Detritivore(Keep):
    name = "Detritivore"
    cost = 4
    text = "When you roll at least one 1, one 2 and one 3, gain 2 points besides what the dice give."

    def when_my_dice_count(self, game: Game, me: i64, ref: i64) -> None:
        if shows_every_number(game):
            gain_points(game, me, 2)


class CompleteDestruction(Keep):
    name = "Complete Destruction"
    cost = 3
    text = "When your roll has a 1, a 2, a 3, a heart, an energy and a smash, gain 9 points besides what the dice give."

    def when_my_dice_count(self, game: Game, me: i64, ref: i64) -> None:
        if shows_everything(game, game.smashes):
            gain_points(game, me, 9)


class Gourmet(Keep):
    name = "Gourmet"
    cost = 4
    text = "When you score for three or more 1s, gain 2 points more."

    def when_my_numbers_score(self, game: Game, me: i64, ref: i64, face: i64) -> None:
        if face == ONE:
            gain_points(game, me, 2)


class FreezeTime(Keep):
    name = "Freeze Time"
    cost = 5
    text = "After a turn in which you rolled three or more 1s, you may take another turn with one die less."

    def after_my_turn(self, game: Game, me: i64, ref: i64) -> None:
        if count(game.dice, ONE) < 3:
            return
        if game.rules.freeze_automatic:
            take_frozen_turn(game)
        else:
            ask_owner(game, me, ref, 0)

    def asked(self, game: Game, me: i64, ref: i64, about: i64) -> None:
        offer(game, AGAIN)
        offer(game, DECLINE)

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        if choice == AGAIN:
            take_frozen_turn(game)
