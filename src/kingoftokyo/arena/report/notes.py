"""Notes of a report: how far its numbers can be trusted if foreign bots played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kingoftokyo.arena.results import Results

NOT_ISOLATED: Final = (
    "The bots were not isolated: a malicious bot could have read or ended other processes, and changed files."
)
SHORT_SEED: Final = (
    "The seed is short: a bot could have found it by brute force, and known the dice to come. "
    "Without --seed, a seed of 128 bits is drawn."
)


def notes_of(results: Results) -> list[str]:
    """The notes, one sentence or two each."""
    notes = []
    own = results.own_errors
    if own.times:
        games = "1 game does" if own.times == 1 else f"{own.times} games do"
        notes.append(f"{games} not count, because our own code failed; please report it. The first time: {own.first}")
    if results.isolation is not None and not results.isolation.namespaces:
        notes.append(NOT_ISOLATED)
    if results.isolation is not None and results.schedule.short_seed:
        notes.append(SHORT_SEED)
    return notes
