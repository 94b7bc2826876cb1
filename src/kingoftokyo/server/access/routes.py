"""Routes by which a browser gets the secret, and by which clients check that this is the right server."""

from __future__ import annotations

import re
from typing import Final

from litestar import post
from litestar.datastructures import State  # noqa: TC002  Litestar reads the annotations
from litestar.exceptions import HTTPException
from litestar.params import JSONBody  # noqa: TC002
from litestar.status_codes import HTTP_200_OK

from kingoftokyo.server.access.guard import OPEN
from kingoftokyo.server.access.keys import Access  # noqa: TC001
from kingoftokyo.table.wire.requests import Enter, Entered, Hello, KeyMade, Known

MOST_BODY: Final = 1_000  # bytes of a request without a pass
CHALLENGE: Final = re.compile(r"[0-9a-f]{32}")


@post("/api/hello", status_code=HTTP_200_OK, request_max_body_size=MOST_BODY, opt={OPEN: True})
async def hello(data: JSONBody[Hello], state: State) -> Known:
    """Prove that this server knows the secret. From the nonce and the secret, the page computes its pass."""
    access: Access = state.access
    if not CHALLENGE.fullmatch(data.challenge):
        raise HTTPException(status_code=400, detail="A challenge has 32 hexadecimal digits.")
    return Known(access.nonce, access.keys.proof(data.challenge, access.nonce))


@post("/api/enter", status_code=HTTP_200_OK, request_max_body_size=MOST_BODY, opt={OPEN: True})
async def enter(data: JSONBody[Enter], state: State) -> Entered:
    """The secret, for the key in the address that was printed or opened. A key works once."""
    access: Access = state.access
    if not access.use_key(data.key):
        raise HTTPException(status_code=403, detail="This key has been used, or is too old.")
    return Entered(access.keys.token)


@post("/api/key", status_code=HTTP_200_OK, request_max_body_size=MOST_BODY)
async def make_key(state: State) -> KeyMade:
    """A new key that works once, for another browser or another start of the program."""
    access: Access = state.access
    return KeyMade(access.new_key())
