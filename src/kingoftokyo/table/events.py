"""What has happened, as the page is told."""

from __future__ import annotations

from dataclasses import fields
from itertools import pairwise
from typing import TYPE_CHECKING

from kingoftokyo.table.first_roll import with_ties
from kingoftokyo.table.wire.messages import Happened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo import Game
    from kingoftokyo.rules.events import Event


def told(happened: Sequence[Event], moment: int = 0) -> list[Happened]:
    """These events, all at one moment."""
    return with_ties([_told(event, moment) for event in happened])


def all_told(game: Game) -> list[Happened]:
    """All that has happened, each event with its moment."""
    return [one for moment, happened in enumerate(by_moment(game)) for one in told(happened, moment)]


def by_moment(game: Game) -> list[list[Event]]:
    """All that has happened: before the first choice, then after each."""
    events = game.events or []
    lines = [] if game.history is None else game.history.played
    return [events[first:last] for first, last in pairwise([0, *(line.told for line in lines), len(events)])]


def moment_of(game: Game) -> int:
    """How many choices have been made, interjections among them."""
    return 0 if game.history is None else len(game.history.played)


def _told(event: Event, moment: int) -> Happened:
    values = {field.name: getattr(event, field.name) for field in fields(event)}
    plain = {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}
    return Happened(type(event).__name__, plain, moment)
