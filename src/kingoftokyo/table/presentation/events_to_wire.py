"""Events of the rules as wire events."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from kingoftokyo.rules import counted_by
from kingoftokyo.rules.events import CountersChanged
from kingoftokyo.table.presentation.first_roll import with_ties
from kingoftokyo.table.wire import rules_events
from kingoftokyo.table.wire.events import FirstRollTied, Happened, LevelsChanged

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo import Game
    from kingoftokyo.rules.events import Event
    from kingoftokyo.table.wire.events import GameEvent
    from kingoftokyo.table.wire.rules_events import RulesEvent


def to_wire(events: Sequence[Event], moment: int = 0) -> list[Happened]:
    """These events, all at the same moment."""
    return [Happened(_game_event(event), moment) for event in with_ties(events)]


def log_to_wire(game: Game) -> list[Happened]:
    """All events of the game, each with its moment."""
    return [one for moment, events in enumerate(game.events_by_choice()) for one in to_wire(events, moment)]


def event_names(happened: Sequence[Happened]) -> list[str]:
    return [type(one.event).__name__ for one in happened]


def _game_event(event: Event | FirstRollTied) -> GameEvent:
    if isinstance(event, FirstRollTied):
        return event
    if isinstance(event, CountersChanged) and (levels := _levels(event)) is not None:
        return LevelsChanged(event.seat, event.card, levels)
    message: type[RulesEvent] = getattr(rules_events, type(event).__name__)
    return message(**{field.name: getattr(event, field.name) for field in fields(event)})


def _levels(event: CountersChanged) -> list[int] | None:
    """The levels that an expansion's counters encode; None if the card does not count levels."""
    found = counted_by(event.card, event.counters)
    return found[1] if found is not None and isinstance(found[1], list) else None
