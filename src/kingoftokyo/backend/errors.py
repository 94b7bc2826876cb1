"""The answer to each error of a request: a kind that the page translates, details, and the HTTP status."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import msgspec

from kingoftokyo import SetupError
from kingoftokyo.backend.save_slots import NotSavedError
from kingoftokyo.rules import KingOfTokyoError, PositionError
from kingoftokyo.storage.save_files import NoSaveError
from kingoftokyo.table.lobby import NoTableError, StaleSecretError
from kingoftokyo.table.past.look_back import NoMomentError
from kingoftokyo.table.presentation.error_phrases import error_phrase
from kingoftokyo.table.protocols import EndlessTextError, StoreError, TookTooLongError
from kingoftokyo.table.wire.messages import Phrase
from kingoftokyo.table.wire.requests import ErrorResponse

if TYPE_CHECKING:
    from kingoftokyo.table.wire.requests import ErrorKind

LOG: Final = logging.getLogger("kingoftokyo")
INTERNAL_ERROR: Final = "Something went wrong in the game; its log says what."

# The first match counts
KINDS: Final[tuple[tuple[type[Exception], ErrorKind, int], ...]] = (
    (NoSaveError, "no-save", 404),
    (NotSavedError, "store", 500),
    (NoTableError, "no-table", 404),
    (NoMomentError, "no-table", 404),
    (StaleSecretError, "stale-secret", 400),
    (SetupError, "bad-setup", 400),
    (KingOfTokyoError, "bad-save", 400),  # an error in its record, choices or position
    (RecursionError, "malformed", 400),  # endless brackets
    (msgspec.MsgspecError, "malformed", 400),
    (EndlessTextError, "too-long", 422),
    (TookTooLongError, "too-busy", 503),
    (StoreError, "store", 500),
    (OSError, "store", 500),
)


def error_response(error: Exception) -> tuple[int, ErrorResponse]:
    """The HTTP status and the answer; errors that are not the page's fault are logged."""
    for kind_of_error, kind, status in KINDS:
        if isinstance(error, kind_of_error):
            if status >= 500:
                LOG.error("a request failed", exc_info=error)
            field = error.field if isinstance(error, PositionError) else ""
            phrase = Phrase(error.code) if isinstance(error, StoreError) else None
            if isinstance(error, KingOfTokyoError):
                phrase = error_phrase(error)
            return status, ErrorResponse(str(error), kind, field, phrase)
    LOG.error("a request failed", exc_info=error)
    return 500, ErrorResponse(INTERNAL_ERROR, "server")
