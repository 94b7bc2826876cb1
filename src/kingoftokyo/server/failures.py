"""The response to each error of a request: a kind that the page translates, details, and the HTTP status."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from litestar import Response
from litestar.exceptions import HTTPException

from kingoftokyo import SetupError
from kingoftokyo.rules import KingOfTokyoError, PositionError
from kingoftokyo.server.save_slots import NotSavedError
from kingoftokyo.storage.save_files import NoSaveError
from kingoftokyo.table.lobby import NoTableError, StaleSecretError
from kingoftokyo.table.past.look_back import NoMomentError
from kingoftokyo.table.presentation.error_phrases import error_phrase
from kingoftokyo.table.protocols import EndlessTextError, StoreError, TookTooLongError
from kingoftokyo.table.wire.messages import Phrase
from kingoftokyo.table.wire.requests import Failure

if TYPE_CHECKING:
    from litestar import Request

    from kingoftokyo.table.wire.requests import FailureKind

LOG: Final = logging.getLogger("kingoftokyo")
OUR_FAULT: Final = "Something went wrong on the server; its log says what."

# The first match counts
KINDS: Final[tuple[tuple[type[Exception], FailureKind, int], ...]] = (
    (NoSaveError, "no-save", 404),
    (NotSavedError, "store", 500),
    (NoTableError, "no-table", 404),
    (NoMomentError, "no-table", 404),
    (StaleSecretError, "stale-secret", 400),
    (SetupError, "bad-setup", 400),
    (KingOfTokyoError, "bad-save", 400),  # an error in its record, choices or position
    (RecursionError, "malformed", 400),  # endless brackets
    (EndlessTextError, "too-long", 422),
    (TookTooLongError, "too-busy", 503),
    (StoreError, "store", 500),
    (OSError, "store", 500),
)
OF_HTTP: Final[dict[int, FailureKind]] = {403: "not-let-in", 404: "no-page", 405: "no-page", 413: "too-large"}


def failed(_: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """The response to a failed request; errors that are not the page's fault are logged."""
    if isinstance(error, HTTPException) and error.status_code < 500:
        kind = OF_HTTP.get(error.status_code, "malformed")
        return Response(Failure(_details(error), kind), status_code=error.status_code)
    for kind_of_error, kind, status in KINDS:
        if isinstance(error, kind_of_error):
            if status >= 500:
                LOG.error("a request failed", exc_info=error)
            field = error.field if isinstance(error, PositionError) else ""
            phrase = Phrase(error.code) if isinstance(error, StoreError) else None
            if isinstance(error, KingOfTokyoError):
                phrase = error_phrase(error)
            return Response(Failure(str(error), kind, field, phrase), status_code=status)
    LOG.error("a request failed", exc_info=error)
    return Response(Failure(OUR_FAULT, "server"), status_code=500)


def _details(error: HTTPException) -> str:
    extras = [one for one in error.extra if isinstance(one, dict)] if isinstance(error.extra, list) else []
    return "; ".join(f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extras) or error.detail
