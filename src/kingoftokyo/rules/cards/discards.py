"""The Discard cards: they act once, when they are bought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.card import Discard, Facts
from kingoftokyo.rules.effects import (
    damage_everyone,
    damage_one,
    damage_others,
    gain_energy,
    gain_points,
    heal,
    lose_energy,
    lose_points,
    take_extra_turn,
    take_tokyo,
)
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


class Plain(Discard):
    """A card of plain gains, then losses; its text is generated from the numbers."""

    def __init__(
        self,
        name: str,
        cost: int,
        *,
        points: i64 = 0,
        health: i64 = 0,
        energy: i64 = 0,
        my_loss: i64 = 0,
        others_loss: i64 = 0,
    ) -> None:
        self.title = name
        self.price = cost
        self.points = points
        self.health = health
        self.energy = energy
        self.loss = my_loss
        self.others = others_loss

    def facts(self) -> Facts:
        gains = [
            f"{amount} {what}" + ("s" if what == "point" and amount > 1 else "")
            for amount, what in ((self.points, "point"), (self.health, "health"), (self.energy, "energy"))
            if amount > 0
        ]
        sentences = [f"Gain {' and '.join(gains)}."] if gains else []
        if self.loss > 0:
            sentences.append(f"Lose {self.loss} health.")
        if self.others > 0:
            sentences.append(f"All other monsters lose {self.others} health.")
        return Facts(self.title, self.price, " ".join(sentences))

    def when_bought(self, game: Game, me: i64, ref: i64) -> None:
        gain_points(game, me, self.points)
        heal(game, me, self.health)
        gain_energy(game, me, self.energy)
        if self.loss > 0:
            damage_one(game, me, self.loss, me)
        if self.others > 0:
            damage_others(game, me, self.others)


PLAIN: Final[tuple[Plain, ...]] = (
    Plain("Corner Store", 3, points=1),
    Plain("Commuter Train", 4, points=2),
    Plain("Apartment Building", 5, points=3),
    Plain("Skyscraper", 6, points=4),
    Plain("Nuclear Power Plant", 6, points=2, health=3),
    Plain("Heal", 3, health=2),
    Plain("Energize", 8, energy=9),
    Plain("National Guard", 3, points=2, my_loss=2),
    Plain("Tank", 4, points=4, my_loss=3),
    Plain("Jet Fighters", 5, points=5, my_loss=4),
    Plain("Flame Thrower", 3, others_loss=2),
    Plain("Gas Refinery", 6, points=2, others_loss=3),
)


class HighAltitudeBombing(Discard):
    name = "High Altitude Bombing"
    cost = 4
    text = "All monsters lose 3 health, you too."

    def when_bought(self, game: Game, me: i64, ref: i64) -> None:
        damage_everyone(game, me, 3)


class EvacuationOrders(Discard):
    name = "Evacuation Orders"
    cost = 7
    copies = 2
    text = "All other monsters lose 5 points."

    def when_bought(self, game: Game, me: i64, ref: i64) -> None:
        for seat in range(len(game.monsters)):
            if seat != me:
                lose_points(game, seat, 5)


class VastStorm(Discard):
    name = "Vast Storm"
    cost = 6
    text = "Gain 2 points. All other monsters lose 1 energy for every 2 they have."

    def when_bought(self, game: Game, me: i64, ref: i64) -> None:
        gain_points(game, me, 2)
        for seat in range(len(game.monsters)):
            if seat != me:
                lose_energy(game, seat, game.monsters[seat].energy // 2)


class DeathFromAbove(Discard):
    name = "Death From Above"
    cost = 5
    text = "Gain 2 points. All other monsters leave Tokyo, and you take Tokyo City."

    def when_bought(self, game: Game, me: i64, ref: i64) -> None:
        gain_points(game, me, 2)
        take_tokyo(game, me)


class Frenzy(Discard):
    name = "Frenzy"
    cost = 7
    text = "Take another turn after this one."

    def when_bought(self, game: Game, me: i64, ref: i64) -> None:
        take_extra_turn(game, me)
