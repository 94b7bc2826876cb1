"""The games of a tournament as CSV, a row for each game."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TextIO

    from kingoftokyo.arena.match import Outcome
    from kingoftokyo.arena.schedule import Schedule


def columns(players: int) -> list[str]:
    seats = range(players)
    by_seat = [f"{name}_{seat}" for name in ("points", "health", "tokyo", "luck", "cards") for seat in seats]
    return [
        "number",
        "seed",
        *(f"player_{seat}" for seat in seats),
        "first",
        "winner",
        "winner_name",
        "reason",
        "turns",
        "decisions",
        *by_seat,
        "faults",
    ]


def write_csv(file: TextIO, schedule: Schedule, outcomes: Sequence[Outcome]) -> None:
    """A row for each game that counts, in the order of the schedule."""
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(columns(schedule.players))
    for outcome in outcomes:
        if outcome.own_error:
            continue
        names = [schedule.entrants[k].name for k in schedule.pairing_of(outcome.number).seats]
        rows.writerow(
            [
                outcome.number,
                schedule.match(outcome.number).seed,
                *names,
                outcome.first,
                "" if outcome.winner is None else outcome.winner,
                "" if outcome.winner is None else names[outcome.winner],
                outcome.reason,
                outcome.turns,
                outcome.decisions,
                *outcome.points,
                *outcome.health,
                *outcome.tokyo,
                *(outcome.luck if outcome.luck is not None else [""] * schedule.players),
                *(" ".join(cards) for cards in outcome.cards),
                outcome.fault_count,
            ]
        )
