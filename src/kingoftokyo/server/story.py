"""What has happened, as the page is told."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING

from kingoftokyo.rules.events import FirstPlayerRolled
from kingoftokyo.server.wire import Happened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo import Game
    from kingoftokyo.rules.events import Event


def told(game: Game, happened: Sequence[Event]) -> list[Happened]:
    """These events of this game; its first rolls by the seats that the monsters have now."""
    return [_told(_at_its_seat(game, event)) for event in happened]


def _at_its_seat(game: Game, event: Event) -> Event:
    return replace(event, seat=game.order.index(event.seat)) if isinstance(event, FirstPlayerRolled) else event


def _told(event: Event) -> Happened:
    values = {field.name: getattr(event, field.name) for field in fields(event)}
    plain = {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}
    return Happened(type(event).__name__, plain)
