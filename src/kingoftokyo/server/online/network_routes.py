"""Requests about the local network, and QR codes of links."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import segno
from litestar import get, post
from litestar.datastructures import State  # noqa: TC002  Litestar reads the annotations
from litestar.exceptions import HTTPException
from litestar.params import JSONBody  # noqa: TC002
from litestar.status_codes import HTTP_200_OK

from kingoftokyo.server.access.guard import FOR_GUESTS
from kingoftokyo.server.online.network import Network  # noqa: TC001
from kingoftokyo.table.wire.online import NetworkData, OpenNetwork, QrCode, QrText

if TYPE_CHECKING:
    from litestar.handlers import HTTPRouteHandler

MOST_TEXT: Final = 300  # letters
MOST_BODY: Final = 2_000  # bytes


@get("/api/network")
async def get_network(state: State) -> NetworkData:
    """Where others on the local network reach this server."""
    network: Network = state.network
    return NetworkData(network.addresses, network.can_open)


@post("/api/network", status_code=HTTP_200_OK, request_max_body_size=MOST_BODY)
async def open_network(data: JSONBody[OpenNetwork], state: State) -> NetworkData:
    """Open this server to the local network for online tables, or close it again."""
    network: Network = state.network
    try:
        await (network.open() if data.open else network.close())
    except OSError as error:
        reason = error.strerror or str(error)
        raise HTTPException(status_code=409, detail=f"The local network cannot be opened: {reason}.") from None
    return NetworkData(network.addresses, network.can_open)


@post("/api/qr", status_code=HTTP_200_OK, request_max_body_size=MOST_BODY, opt={FOR_GUESTS: True})
async def qr_code(data: JSONBody[QrText]) -> QrCode:
    """The QR code of a link, as rows of `0` (light) and `1` (dark)."""
    if not 0 < len(data.text) <= MOST_TEXT:
        raise HTTPException(status_code=400, detail=f"A QR code has 1 to {MOST_TEXT} letters.")
    return QrCode(["".join(map(str, row)) for row in segno.make(data.text, error="m", micro=False).matrix])


NETWORK_ROUTES: Final[tuple[HTTPRouteHandler, ...]] = (get_network, open_network, qr_code)
