"""The matches that a worker has at hand: only their outcomes are believed, each of them once."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING

from kingoftokyo.arena.match import outcome_of

if TYPE_CHECKING:
    from kingoftokyo.arena.match import Outcome
    from kingoftokyo.arena.schedule import Match


class WorkerError(RuntimeError):
    """A worker has ended by itself, or says what it cannot know."""


class OpenMatches:
    """Each match goes out with a nonce that nobody can guess, and its outcome comes back with the same one."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}  # of the matches, by their nonces

    def __len__(self) -> int:
        return len(self._numbers)

    def add(self, match: Match) -> str:
        nonce = secrets.token_hex(16)
        self._numbers[nonce] = match.number
        return nonce

    def outcome(self, line: bytes) -> Outcome:
        """What a worker says. Bots may have found a way to speak for it: anything wrong raises a WorkerError."""
        try:
            nonce, data = json.loads(line)
            outcome = outcome_of(data)
        except (ValueError, TypeError, RecursionError):
            raise WorkerError("a worker says something that is no outcome of a game") from None
        number = self._numbers.pop(nonce, None) if isinstance(nonce, str) else None
        if number is None or number != outcome.number:
            raise WorkerError("a worker says the outcome of a game that it was not asked for")
        return outcome
