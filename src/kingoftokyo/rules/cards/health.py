"""Cards about losing health, healing and death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.card import Keep
from kingoftokyo.rules.effects import gain_energy, gain_points, heal, lose_energy, max_health, revive
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


class ArmorPlating(Keep):
    name = "Armor Plating"
    cost = 4
    text = "Ignore a loss of exactly 1 health."

    def my_loss(self, game: Game, me: i64, ref: i64, amount: i64) -> i64:
        return 0 if amount == 1 else amount


class EvenBigger(Keep):
    name = "Even Bigger"
    cost = 4
    text = "Gain 2 health when you get this card. While you have it, you may have up to 12 health."

    def when_bought(self, game: Game, me: i64, ref: i64) -> None:
        heal(game, me, 2)

    def max_health(self, game: Game, me: i64, ref: i64) -> i64:
        return 12


class Regeneration(Keep):
    name = "Regeneration"
    cost = 4
    text = "Each time you heal, gain 1 health more."

    def healing(self, game: Game, me: i64, ref: i64) -> i64:
        return 1


class WereOnlyMakingItStronger(Keep):
    name = "We're Only Making It Stronger!"
    cost = 3
    text = "When you lose 2 or more health at once, gain 1 energy."

    def when_i_lose_health(self, game: Game, me: i64, ref: i64, amount: i64) -> None:
        if amount >= 2:
            gain_energy(game, me, 1)


class EaterOfTheDead(Keep):
    name = "Eater of the Dead"
    cost = 4
    text = "Gain 3 points whenever a monster's health comes to 0."

    def when_anyone_reaches_zero(self, game: Game, me: i64, ref: i64) -> None:
        gain_points(game, me, 3)


class ItHasAChild(Keep):
    name = "It Has a Child!"
    cost = 7
    text = (
        "When your health comes to 0, discard all your cards, lose all your points, "
        "and go on with 10 health outside Tokyo."
    )

    def when_i_reach_zero(self, game: Game, me: i64, ref: i64) -> bool:
        revive(game, me)
        return True


class HealingRay(Keep):
    name = "Healing Ray"
    cost = 4
    text = "You may use heart dice to heal other monsters. They pay you 2 energy for each health, as far as they can."

    def hearts_for_others(self, game: Game, me: i64, ref: i64, other: i64, hearts: i64) -> None:
        given = min(hearts, max_health(game, other) - game.monsters[other].health)
        heal(game, other, hearts)
        fee = min(game.monsters[other].energy, 2 * given)
        lose_energy(game, other, fee)
        gain_energy(game, me, fee)
