"""Cards that add smashes, extend their reach, or react to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.card import Keep
from kingoftokyo.rules.core.dice import TWO, count
from kingoftokyo.rules.effects import gain_points, in_tokyo, poison, shrink
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


class PoisonQuills(Keep):
    name = "Poison Quills"
    cost = 3
    text = "When you roll three or more 2s, add two smashes to your roll."

    def smashes_from_dice(self, game: Game, me: i64, ref: i64) -> i64:
        return 2 if count(game.dice, TWO) >= 3 else 0


class SpikedTail(Keep):
    name = "Spiked Tail"
    cost = 5
    text = "When your roll has a smash, add one more."

    def smashes_on_a_smash(self, game: Game, me: i64, ref: i64) -> i64:
        return 1


class Urbavore(Keep):
    name = "Urbavore"
    cost = 4
    text = (
        "Starting your turn in Tokyo gives you 1 point more. "
        "When your roll has a smash while you are in Tokyo, add one more."
    )

    def at_my_turn_start_in_tokyo(self, game: Game, me: i64, ref: i64) -> None:
        gain_points(game, me, 1)

    def smashes_on_a_smash(self, game: Game, me: i64, ref: i64) -> i64:
        return 1 if in_tokyo(game.monsters[me]) else 0


class AcidAttack(Keep):
    name = "Acid Attack"
    cost = 6
    text = "Add a smash to your roll every turn, even to a roll without any."

    def smashes_always(self, game: Game, me: i64, ref: i64) -> i64:
        return 1


class Burrowing(Keep):
    name = "Burrowing"
    cost = 5
    text = (
        "While you are in Tokyo, add a smash to your roll. "
        "When you yield, the monster taking your place loses 1 health."
    )

    def smashes_always(self, game: Game, me: i64, ref: i64) -> i64:
        return 1 if in_tokyo(game.monsters[me]) else 0

    def when_i_yield(self, game: Game, me: i64, ref: i64) -> i64:
        return 1


class AlphaMonster(Keep):
    name = "Alpha Monster"
    cost = 5
    text = "When your roll has a smash, gain 1 point."

    def when_i_smash(self, game: Game, me: i64, ref: i64) -> None:
        gain_points(game, me, 1)


class NovaBreath(Keep):
    name = "Nova Breath"
    cost = 7
    text = "Your smashes hit all other monsters, wherever they are."

    def reach(self, game: Game, me: i64, ref: i64) -> bool:
        return True


class FireBreathing(Keep):
    name = "Fire Breathing"
    cost = 4
    text = "When your roll has a smash, your neighbours lose 1 health more, wherever they are."

    def splash(self, game: Game, me: i64, ref: i64) -> i64:
        return 1


class PoisonSpit(Keep):
    name = "Poison Spit"
    cost = 4
    text = (
        "Give a poison token to each monster that loses health to your smashes. "
        "At the end of its turn a monster loses 1 health for each of its poison tokens. "
        "A heart die cures one poison token instead of healing."
    )

    def when_my_smash_wounds(self, game: Game, me: i64, ref: i64, victim: i64) -> None:
        poison(game, victim)


class ShrinkRay(Keep):
    name = "Shrink Ray"
    cost = 6
    text = (
        "Give a shrink token to each monster that loses health to your smashes. "
        "A monster rolls one die less for each of its shrink tokens. "
        "A heart die cures one shrink token instead of healing."
    )

    def when_my_smash_wounds(self, game: Game, me: i64, ref: i64, victim: i64) -> None:
        shrink(game, victim)
