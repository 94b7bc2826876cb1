"""The documentation under /docs/, with its own content security policy.

Zensical writes small scripts into its pages. The policy allows them by their hashes, and refuses other inline scripts.
"""

from __future__ import annotations

import hashlib
import re
from base64 import b64encode
from typing import Final

from litestar import Response, get
from litestar.exceptions import HTTPException
from litestar.params import FromPath  # noqa: TC002  Litestar reads the annotations

from kingoftokyo.server.access.guard import OPEN
from kingoftokyo.server.page_files import ANY_FILE, DOCS, INDEX, page_file

HTML: Final = "text/html"
INLINE_SCRIPT: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
# Firefox fetches the next page early (`rel="next"`), by `default-src`; what else would fall back to it is refused.
POLICY: Final = (
    "default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; worker-src 'self'; connect-src 'self'; frame-src 'none'; object-src 'none'; media-src 'none'; "
    "manifest-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@get(["/docs", "/docs/{path:path}"], media_type=ANY_FILE, opt={OPEN: True})
async def documentation(path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the documentation, if it was built."""
    if path == "/":  # relative links of the first page need its own address
        return Response(b"", status_code=307, headers={"location": f"/docs/{INDEX}"})
    found = page_file(path, DOCS)
    if found is None:
        raise HTTPException(status_code=404, detail="There is no such page.")
    body, media_type = found
    headers = {"cache-control": "no-cache"}
    if media_type == HTML:
        headers["content-security-policy"] = policy_of(body)
    return Response(body, media_type=media_type, headers=headers)


def policy_of(page: bytes) -> str:
    """The policy that allows this page its own inline scripts."""
    hashes = dict.fromkeys(b64encode(hashlib.sha256(script).digest()) for script in INLINE_SCRIPT.findall(page))
    return POLICY.format(scripts=" ".join(["'self'", *(f"'sha256-{one.decode()}'" for one in hashes)]))
