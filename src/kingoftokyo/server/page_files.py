"""The files of the built page and documentation, and the message if the page has not been built."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parent / "page"
DOCS: Final = Path(__file__).parent / "docs"  # made by `make docs`
INDEX: Final = "index.html"
NOT_BUILT: Final = """\
The page has not been built yet.

In a checkout, `make play` builds it (or `npm ci` and `npm run build` in web/). An installed package has it inside:
install it again if it is missing.
"""
ANY_FILE: Final = "application/octet-stream"
# Set here because `mimetypes` depends on the machine
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


def has_docs() -> bool:
    return (DOCS / INDEX).is_file()


def page_file(path: str, folder: Path = PAGE) -> tuple[bytes, str] | None:
    """A file's content and media type; None if the folder has no such file, or the path leads out of it."""
    try:
        file = (folder / (path.strip("/") or INDEX)).resolve()
        if not file.is_relative_to(folder.resolve()) or not file.is_file():
            return None
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or ANY_FILE
        return file.read_bytes(), kind
    except (OSError, ValueError, RuntimeError):  # a name that is too long, a null character, a loop of links
        return None
