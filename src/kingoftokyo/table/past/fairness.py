"""The proof that the dice of a finished game were fair, recomputed from its record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kingoftokyo.history.replay import Replay
from kingoftokyo.rules import RecordError, check_chance
from kingoftokyo.table.wire.looking_back import Proof

if TYPE_CHECKING:
    from kingoftokyo.rules import Record

    State = Literal["none", "waiting", "proved", "failed"]


def proof(record: Record) -> Proof:
    """What the record proves; nothing before the end of the game, because it does not contain the secret."""
    if not record.commitment or (record.over and not record.secret):
        return _proof(record, "none")
    if not record.over:
        return _proof(record, "waiting")
    try:
        checked = check_chance(record)
        Replay(record).go_to(len(record.lines))
    except RecordError as error:
        return _proof(record, "failed", error=str(error))
    return _proof(record, "proved", checked)


def _proof(record: Record, state: State, checked: int = 0, error: str = "") -> Proof:
    return Proof(
        state,
        record.commitment,
        record.secret,
        record.words,
        checked,
        record.loaded_count,
        practice=bool(record.position),
        error=error,
        head=record.head if record.over else "",  # before the end it could reveal a secret choice
    )
