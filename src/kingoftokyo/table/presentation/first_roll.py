"""Ties of the first roll, as events between its rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.events import FirstPlayerRolled
from kingoftokyo.table.wire.events import FirstRollTied

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.rules.events import Event


def with_ties(events: Sequence[Event]) -> list[Event | FirstRollTied]:
    """These events, with an event for every tie before the tied monsters roll again."""
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
    """The ties, by the index of the throw that they come before."""
    found: dict[int, list[FirstRollTied]] = {}
    place = 0

    def one_round(seats: int) -> None:
        nonlocal place
        thrown = rolls[place : place + seats]
        place += seats
        for most in sorted({roll.smashes for roll in thrown}, reverse=True):
            tied = [roll.seat for roll in thrown if roll.smashes == most]
            again = [roll.seat for roll in rolls[place : place + len(tied)]]
            if len(tied) > 1 and again == tied:  # under some rules only ties for the first place matter
                found.setdefault(place, []).append(FirstRollTied(tied, most))
                one_round(len(tied))

    one_round(len({roll.seat for roll in rolls}))
    return found
