"""A table, what a player thinks of it, and what the engine made of the dice or the card."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kingoftokyo.rules import events as happened
from kingoftokyo.rules.core.dice import dice_text

if TYPE_CHECKING:
    from kingoftokyo import Game
    from kingoftokyo.players.sensible.dice_values import DiceValues
    from kingoftokyo.players.sensible.situation import Situation
    from kingoftokyo.rules.events import Event

Amount = happened.PointsGained | happened.PointsLost | happened.HealthGained | happened.HealthLost


class Case(NamedTuple):
    """A table, final dice of the active monster, and what happens in the engine until its turn ends."""

    game: Game
    me: int
    roll: int
    situation: Situation
    values: DiceValues
    events: list[Event]
    over: bool

    def energy_gained(self, cause: str) -> int:
        """The energy that came to me by this cause, with what Friend of Children adds to it at once."""
        energy, counts = 0, False
        for event in self.events:
            counts = isinstance(event, happened.EnergyGained) and (
                event.cause == cause or (counts and event.cause == "friend_of_children")
            )
            if isinstance(event, happened.EnergyGained) and counts and event.seat == self.me:
                energy += event.amount
        return energy

    def gained(self, kind: type[Amount], seat: int, *causes: str) -> int:
        """The sum of what this seat gained or lost by these causes."""
        found = [event for event in self.events if isinstance(event, kind)]
        return sum(event.amount for event in found if event.seat == seat and event.cause in causes)

    def __str__(self) -> str:
        return f"{dice_text(self.roll)}: {self.game.position_line()}"
