"""Litestar's handlers for the routes of `backend.routes`, made from their signatures."""

from __future__ import annotations

import inspect
import re
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Any, Final

from litestar import HttpMethod, Response, route
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from kingoftokyo.backend.routes import ROUTES, Backend, Download

if TYPE_CHECKING:
    from litestar.handlers import HTTPRouteHandler

    from kingoftokyo.backend.routes import Route

TEXT: Final = "text/plain"  # Litestar adds the charset
IN_PATH: Final = re.compile(r"\{(\w+)\}")


def http_handlers() -> list[HTTPRouteHandler]:
    return [_handler(one) for one in ROUTES]


def _handler(one: Route) -> HTTPRouteHandler:
    asked = inspect.signature(one.handler, eval_str=True)
    in_path = IN_PATH.findall(one.path)
    parameters = [Parameter("state", Parameter.KEYWORD_ONLY, annotation=State)]
    for parameter in list(asked.parameters.values())[1:]:
        source = JSONBody if parameter.name == "data" else FromPath if parameter.name in in_path else FromQuery
        parameters.append(parameter.replace(kind=Parameter.KEYWORD_ONLY, annotation=source[parameter.annotation]))
    is_file = asked.return_annotation is Download
    answers = Response[str] if is_file else asked.return_annotation

    async def handler(state: State, **values: Any) -> object:  # noqa: ANN401  as the signature says
        backend: Backend = state.backend
        answer = await one.handler(backend, **values)
        return _file(answer) if isinstance(answer, Download) else answer

    handler.__name__ = handler.__qualname__ = one.handler.__name__
    handler.__doc__ = one.handler.__doc__
    handler.__signature__ = Signature(parameters, return_annotation=answers)  # type: ignore[attr-defined]
    handler.__annotations__ = {each.name: each.annotation for each in parameters} | {"return": answers}
    path = IN_PATH.sub(lambda found: f"{{{found[1]}:{asked.parameters[found[1]].annotation.__name__}}}", one.path)
    status = HTTP_201_CREATED if one.method == "POST" and one.makes else HTTP_200_OK
    if asked.return_annotation is None:
        status = HTTP_204_NO_CONTENT
    media_type = TEXT if is_file else None
    return route(path, http_method=HttpMethod(one.method), status_code=status, media_type=media_type)(handler)


def _file(download: Download) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{download.name}"'}
    return Response(download.text, media_type=TEXT, headers=headers)
