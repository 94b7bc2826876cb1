"""Finds the route of a request and calls its handler with the arguments of the path, the query and the body."""

from __future__ import annotations

import inspect
import re
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qs, unquote

import msgspec

from kingoftokyo.backend.errors import error_response
from kingoftokyo.backend.routes import ROUTES, Download
from kingoftokyo.table.wire.requests import ErrorResponse

if TYPE_CHECKING:
    from kingoftokyo.backend.routes import Backend, Route

NO_PAGE: Final = ErrorResponse("There is no such page.", "no-page")


class Requests:
    """Answers requests like the server does, with the same routes."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._routes = [_Matcher(route) for route in ROUTES]

    async def answer(self, method: str, address: str, body: str | None) -> tuple[int, str]:
        """The HTTP status and the text of the answer: JSON, or the file that was asked for."""
        path, _, query = address.partition("?")
        for matcher in self._routes:
            if (in_path := matcher.match(method, path)) is not None:
                try:
                    answer = await matcher.call(self._backend, in_path, query, body)
                except Exception as error:  # noqa: BLE001  answered like any other
                    status, response = error_response(error)
                    return status, _json(response)
                return 200, answer.text if isinstance(answer, Download) else _json(answer)
        return 404, _json(NO_PAGE)


class _Matcher:
    def __init__(self, route: Route) -> None:
        self._method = route.method
        self._handler = route.handler
        self._pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route.path))
        self._types = {
            name: parameter.annotation
            for name, parameter in list(inspect.signature(route.handler, eval_str=True).parameters.items())[1:]
        }

    def match(self, method: str, path: str) -> dict[str, str] | None:
        """The arguments in this path; None if it is the path of another route."""
        found = self._pattern.fullmatch(path) if method == self._method else None
        return None if found is None else {name: unquote(value) for name, value in found.groupdict().items()}

    async def call(self, backend: Backend, in_path: dict[str, str], query: str, body: str | None) -> object:
        texts = {name: values[-1] for name, values in parse_qs(query).items()} | in_path
        values: dict[str, Any] = {
            name: msgspec.convert(texts[name], kind, strict=False)
            for name, kind in self._types.items()
            if name in texts and name != "data"
        }
        if "data" in self._types:
            values["data"] = msgspec.json.decode(body or "null", type=self._types["data"])
        return await self._handler(backend, **values)


def _json(answer: object) -> str:
    return msgspec.json.encode(answer).decode()
