"""The matches that a worker was given: only their outcomes are accepted, each once."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING

from kingoftokyo.arena.match import outcome_of

if TYPE_CHECKING:
    from kingoftokyo.arena.match import Outcome
    from kingoftokyo.arena.schedule import Match


class WorkerError(RuntimeError):
    """A worker has ended unexpectedly, or sent an impossible outcome."""


class OpenMatches:
    """Each match is sent with an unguessable nonce, and its outcome must come back with the same one."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}  # match numbers by nonce

    def __len__(self) -> int:
        return len(self._numbers)

    def add(self, match: Match) -> str:
        nonce = secrets.token_hex(16)
        self._numbers[nonce] = match.number
        return nonce

    def outcome(self, line: bytes) -> Outcome:
        """The outcome in a line from a worker. A bot might have forged it: anything unexpected raises WorkerError."""
        try:
            nonce, data = json.loads(line)
            outcome = outcome_of(data)
        except (ValueError, TypeError, RecursionError):
            raise WorkerError("a worker sent something that is not the outcome of a game") from None
        number = self._numbers.pop(nonce, None) if isinstance(nonce, str) else None
        if number is None or number != outcome.number:
            raise WorkerError("a worker sent the outcome of a game that it was not given")
        return outcome
