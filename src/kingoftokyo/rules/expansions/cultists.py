"""Cultists: four of a kind give one, which can be spent at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.asking.choices import FOR_ENERGY, FOR_HEART, FOR_ROLL, SPEND, SPEND_NOW, pack_choice, purpose_of
from kingoftokyo.rules.asking.options import offer
from kingoftokyo.rules.card import ExpansionCard
from kingoftokyo.rules.core.dice import FACES, SMASH, count
from kingoftokyo.rules.effects import (
    counters,
    everyones,
    gain_energy,
    gain_roll,
    heal,
    healed_by,
    max_health,
    put_counters,
)
from kingoftokyo.rules.mypyc_compat import i64
from kingoftokyo.rules.settings import OFF_ON, Setting, add_setting

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.settings import Rules

add_setting(Setting("cultists", OFF_ON, "a cultist for each four of a kind"), needs="energy")

SUPPLY: Final = 15


class Cultist(ExpansionCard):
    name = "Cultist"
    cost = 0
    copies = 6
    text = (
        "When your roll has four or more of a kind, get a cultist after your dice are resolved. "
        "At any time spend one for 1 health, 1 energy, or an extra roll."
    )

    def joins(self, rules: Rules, players: int) -> bool:
        return rules["cultists"] is True

    def field(self) -> str:
        return "cultists"

    def after_my_dice(self, game: Game, me: i64, ref: i64) -> None:
        for face in range(FACES):
            shown = game.smashes if face == SMASH else count(game.dice, face)
            if shown >= 4 and self.in_play(game, ref) < SUPPLY:
                put_counters(game, me, ref, counters(game, me, ref) + 1)

    def in_play(self, game: Game, ref: i64) -> i64:
        """The number of cultists of all monsters together."""
        total: i64 = 0
        for seat in range(len(game.monsters)):
            other = everyones(game, seat, ref)
            if other >= 0:
                total += counters(game, seat, other)
        return total

    def at_any_time(self, game: Game, me: i64, ref: i64) -> None:
        if counters(game, me, ref) > 0:
            if game.monsters[me].health < max_health(game, me):
                offer(game, pack_choice(SPEND_NOW, ref, FOR_HEART, 0))
            offer(game, pack_choice(SPEND_NOW, ref, FOR_ENERGY, 0))

    def while_i_roll(self, game: Game, me: i64, ref: i64) -> None:
        if game.rolls_left == 0 and counters(game, me, ref) > 0:
            offer(game, pack_choice(SPEND, ref, FOR_ROLL, 0))

    def rescue(self, game: Game, me: i64, ref: i64) -> i64:
        return counters(game, me, ref) * healed_by(game, me, 1)

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        put_counters(game, me, ref, counters(game, me, ref) - 1)
        if purpose_of(choice) == FOR_HEART:
            heal(game, me, 1)
        elif purpose_of(choice) == FOR_ENERGY:
            gain_energy(game, me, 1)
        else:
            gain_roll(game)
