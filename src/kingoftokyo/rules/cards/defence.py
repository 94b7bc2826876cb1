"""Cards that react to damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.asking.choices import PASS, REROLL, USE, USE_NOW, first_argument, pack_choice, verb_of
from kingoftokyo.rules.asking.options import offer, offer_once
from kingoftokyo.rules.card import THREES, Keep
from kingoftokyo.rules.core.agenda import ask_owner
from kingoftokyo.rules.core.dice import HEART, MOST_DICE, THREE, count
from kingoftokyo.rules.core.hand import USED_ON_THIS_DAMAGE, mark, marked
from kingoftokyo.rules.effects import (
    heal,
    healed_by,
    max_health,
    pay_energy,
    prevent,
    shield_until_end_of_turn,
    throw_for_card,
)
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


class Camouflage(Keep):
    name = "Camouflage"
    cost = 3
    text = "When you are about to lose health, you may roll a die for each health: every heart saves one."

    def answer_damage(self, game: Game, me: i64, ref: i64, amount: i64) -> None:
        if not marked(game, me, ref, USED_ON_THIS_DAMAGE):
            offer_once(game, pack_choice(USE, ref, amount, 0))

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        if verb_of(choice) == USE:
            mark(game, me, ref, USED_ON_THIS_DAMAGE)
            self.roll(game, me, ref, 0, first_argument(choice))
        elif verb_of(choice) == REROLL:
            self.roll(game, me, ref, about - 1, 1)

    def roll(self, game: Game, me: i64, ref: i64, threes: i64, dice: i64) -> None:
        """Roll for each health; an owner who may reroll 3s is asked for each. `threes` counts the 3s rolled before."""
        hearts: i64 = 0
        while dice > 0:
            thrown = throw_for_card(game, me, min(dice, MOST_DICE))
            hearts += count(thrown, HEART)
            threes += count(thrown, THREE)
            dice -= MOST_DICE
        if prevent(game, hearts) > 0 and threes > 0 and game.monsters[me].hooks & THREES:
            ask_owner(game, me, ref, threes)

    def asked(self, game: Game, me: i64, ref: i64, about: i64) -> None:
        offer(game, pack_choice(REROLL, ref, THREE, 0))
        offer(game, PASS)


class Wings(Keep):
    name = "Wings"
    cost = 6
    text = "When you are about to lose health, you may pay 2 energy: you lose no health this turn."

    def answer_damage(self, game: Game, me: i64, ref: i64, amount: i64) -> None:
        if game.monsters[me].energy >= 2:
            offer_once(game, pack_choice(USE, ref, 0, 0))

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        pay_energy(game, me, 2)
        shield_until_end_of_turn(game, me)


class Jets(Keep):
    name = "Jets"
    cost = 5
    text = "If you yield Tokyo, you do not lose the health of that smash."

    def withhold_smash(self, game: Game, me: i64, ref: i64) -> bool:
        return True


class RapidHealing(Keep):
    name = "Rapid Healing"
    cost = 3
    text = "At any time you may pay 2 energy to gain 1 health."

    def at_any_time(self, game: Game, me: i64, ref: i64) -> None:
        monster = game.monsters[me]
        if monster.energy >= 2 and monster.health < max_health(game, me):
            offer_once(game, pack_choice(USE_NOW, ref, 0, 0))

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        pay_energy(game, me, 2)
        heal(game, me, 1)

    def rescue(self, game: Game, me: i64, ref: i64) -> i64:
        return game.monsters[me].energy // 2 * healed_by(game, me, 1)
