"""Cards that act at the end of their owner's turn, in this order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.card import Keep
from kingoftokyo.rules.core.places import DEAD
from kingoftokyo.rules.effects import gain_energy, gain_points
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


class RootingForTheUnderdog(Keep):
    name = "Rooting for the Underdog"
    cost = 3
    text = "At the end of your turn, gain 1 point if you have fewer points than every other monster."

    def at_my_turn_end(self, game: Game, me: i64, ref: i64) -> None:
        for seat in range(len(game.monsters)):
            other = game.monsters[seat]
            if seat != me and other.place != DEAD and other.points <= game.monsters[me].points:
                return
        gain_points(game, me, 1)


class EnergyHoarder(Keep):
    name = "Energy Hoarder"
    cost = 3
    text = "At the end of your turn, gain 1 point for every 6 energy you have."

    def at_my_turn_end(self, game: Game, me: i64, ref: i64) -> None:
        gain_points(game, me, game.monsters[me].energy // 6)


class Herbivore(Keep):
    name = "Herbivore"
    cost = 5
    text = "At the end of your turn, gain 1 point if you made no monster lose health."

    def at_my_turn_end(self, game: Game, me: i64, ref: i64) -> None:
        if not game.has_wounded(me):
            gain_points(game, me, 1)


class SolarPowered(Keep):
    name = "Solar Powered"
    cost = 2
    text = "At the end of your turn, gain 1 energy if you have none."

    def at_my_turn_end(self, game: Game, me: i64, ref: i64) -> None:
        if game.monsters[me].energy == 0:
            gain_energy(game, me, 1)
