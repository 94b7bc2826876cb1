"""The response to a request that raised an error."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar import Response
from litestar.exceptions import HTTPException

from kingoftokyo.backend.errors import error_response
from kingoftokyo.table.wire.requests import ErrorResponse

if TYPE_CHECKING:
    from litestar import Request

    from kingoftokyo.table.wire.requests import ErrorKind

OF_HTTP: Final[dict[int, ErrorKind]] = {403: "not-let-in", 404: "no-page", 405: "no-page", 413: "too-large"}


def respond_to_error(_: Request[Any, Any, Any], error: Exception) -> Response[ErrorResponse]:
    """The response to this error."""
    if isinstance(error, HTTPException) and error.status_code < 500:
        kind = OF_HTTP.get(error.status_code, "malformed")
        return Response(ErrorResponse(_details(error), kind), status_code=error.status_code)
    status, response = error_response(error)
    return Response(response, status_code=status)


def _details(error: HTTPException) -> str:
    extras = [one for one in error.extra if isinstance(one, dict)] if isinstance(error.extra, list) else []
    return "; ".join(f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extras) or error.detail
