"""The wire events of a game: those of the rules, and those that only a table adds."""

from __future__ import annotations

from kingoftokyo.table.wire.data import Data, EventData
from kingoftokyo.table.wire.rules_events import RulesEvent

# Events


class FirstRollTied(EventData, frozen=True):
    """These seats have the same `smashes` in the first roll, and roll again."""

    seats: list[int]
    smashes: int


class LevelsChanged(EventData, frozen=True):
    """This monster now has these levels of an expansion with levels, such as Tokyo Tower."""

    seat: int
    card: str
    levels: list[int]


GameEvent = RulesEvent | FirstRollTied | LevelsChanged


class Happened(Data, frozen=True):
    """An event of the game, and the moment that it led to."""

    event: GameEvent
    moment: int = 0  # the number of choices made
