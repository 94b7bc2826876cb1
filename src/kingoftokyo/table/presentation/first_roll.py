"""Who has tied in the first roll and rolls again, told between its rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.events import FirstPlayerRolled
from kingoftokyo.table.wire.events import FirstRollTied

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.rules.events import Event


def with_ties(events: Sequence[Event]) -> list[Event | FirstRollTied]:
    """The same, with every tie before the first throw of those who roll again."""
    ties = _ties([event for event in events if isinstance(event, FirstPlayerRolled)])
    found: list[Event | FirstRollTied] = []
    place = 0
    for event in events:
        if isinstance(event, FirstPlayerRolled):
            found += ties.get(place, [])
            place += 1
        found.append(event)
    return found


def _ties(rolls: list[FirstPlayerRolled]) -> dict[int, list[FirstRollTied]]:
    """By the place of the throw before which they are told."""
    found: dict[int, list[FirstRollTied]] = {}
    place = 0

    def one_round(seats: int) -> None:
        nonlocal place
        thrown = rolls[place : place + seats]
        place += seats
        for most in sorted({roll.smashes for roll in thrown}, reverse=True):
            tied = [roll.seat for roll in thrown if roll.smashes == most]
            again = [roll.seat for roll in rolls[place : place + len(tied)]]
            if len(tied) > 1 and again == tied:  # some rules do not care who comes second
                found.setdefault(place, []).append(FirstRollTied(tied, most))
                one_round(len(tied))

    one_round(len({roll.seat for roll in rolls}))
    return found
