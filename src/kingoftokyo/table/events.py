"""What has happened, as the page is told."""

from __future__ import annotations

from dataclasses import fields
from itertools import pairwise
from typing import TYPE_CHECKING

from kingoftokyo.rules.events import CountersChanged
from kingoftokyo.rules.expansions import expansion_named
from kingoftokyo.table.first_roll import with_ties
from kingoftokyo.table.wire import rules_events
from kingoftokyo.table.wire.events import FirstRollTied, Happened, LevelsChanged

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo import Game
    from kingoftokyo.rules.events import Event
    from kingoftokyo.table.wire.events import GameEvent
    from kingoftokyo.table.wire.rules_events import RulesEvent


def to_wire(events: Sequence[Event], moment: int = 0) -> list[Happened]:
    """These events, all at one moment."""
    return [Happened(_game_event(event), moment) for event in with_ties(events)]


def log_to_wire(game: Game) -> list[Happened]:
    """All that has happened, each event with its moment."""
    return [one for moment, events in enumerate(by_moment(game)) for one in to_wire(events, moment)]


def event_names(happened: Sequence[Happened]) -> list[str]:
    return [type(one.event).__name__ for one in happened]


def by_moment(game: Game) -> list[list[Event]]:
    """All that has happened: before the first choice, then after each."""
    events = game.events or []
    lines = [] if game.history is None else game.history.played
    return [events[first:last] for first, last in pairwise([0, *(line.told for line in lines), len(events)])]


def moment_of(game: Game) -> int:
    """How many choices have been made, interjections among them."""
    return 0 if game.history is None else len(game.history.played)


def _game_event(event: Event | FirstRollTied) -> GameEvent:
    if isinstance(event, FirstRollTied):
        return event
    if isinstance(event, CountersChanged) and (levels := _levels(event)) is not None:
        return LevelsChanged(event.seat, event.card, levels)
    message: type[RulesEvent] = getattr(rules_events, type(event).__name__)
    return message(**{field.name: getattr(event, field.name) for field in fields(event)})


def _levels(event: CountersChanged) -> list[int] | None:
    """The levels that the counters of an expansion's card stand for; None if it does not count levels."""
    expansion = expansion_named(event.card)
    levels = None if expansion is None else expansion.field_value(event.counters)
    return levels if isinstance(levels, list) else None
