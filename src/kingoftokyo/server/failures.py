"""The response to a failed request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar import Response
from litestar.exceptions import HTTPException

from kingoftokyo.backend.failures import failure_of
from kingoftokyo.table.wire.requests import Failure

if TYPE_CHECKING:
    from litestar import Request

    from kingoftokyo.table.wire.requests import FailureKind

OF_HTTP: Final[dict[int, FailureKind]] = {403: "not-let-in", 404: "no-page", 405: "no-page", 413: "too-large"}


def failed(_: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """The response to this error."""
    if isinstance(error, HTTPException) and error.status_code < 500:
        kind = OF_HTTP.get(error.status_code, "malformed")
        return Response(Failure(_details(error), kind), status_code=error.status_code)
    status, failure = failure_of(error)
    return Response(failure, status_code=status)


def _details(error: HTTPException) -> str:
    extras = [one for one in error.extra if isinstance(one, dict)] if isinstance(error.extra, list) else []
    return "; ".join(f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extras) or error.detail
