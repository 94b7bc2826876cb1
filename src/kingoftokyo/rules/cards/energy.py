"""Cards about energy and what it buys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.card import Keep
from kingoftokyo.rules.effects import add_energy, counters, discard, gain_points, put_counters
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


class BatteryMonster(Keep):
    name = "Battery Monster"
    cost = 3
    counters = 6
    text = "It comes with 6 energy on it. At the start of your turn take 2 of them. Discard it when it is empty."

    def at_my_turn_start(self, game: Game, me: i64, ref: i64) -> None:
        taken = min(counters(game, me, ref), 2)
        left = counters(game, me, ref) - taken
        put_counters(game, me, ref, left)
        add_energy(game, me, taken)
        if left == 0:
            discard(game, me, ref)


class FriendOfChildren(Keep):
    name = "Friend of Children"
    cost = 3
    text = "Each time you gain energy, gain 1 more."

    def energy_gain(self, game: Game, me: i64, ref: i64) -> i64:
        return 1


class AlienOrigin(Keep):
    name = "Alien Origin"
    cost = 3
    text = "Cards cost you 1 energy less."

    def discount(self, game: Game, me: i64, ref: i64) -> i64:
        return 1


class MediaFriendly(Keep):
    name = "Media-Friendly"
    cost = 3
    text = "Gain 1 point for each card you buy from now on."

    def when_i_buy(self, game: Game, me: i64, ref: i64) -> None:
        gain_points(game, me, 1)
