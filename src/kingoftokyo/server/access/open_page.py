"""Opening the page in the browser. The key is in a file that nobody else may read, and so on no command line."""

from __future__ import annotations

import threading
import webbrowser
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import Final

from kingoftokyo.server.access.keys import write_private

NAME: Final = "KingOfTokyo-open.html"
LEADS_ON: Final = """\
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="referrer" content="no-referrer" />
    <meta http-equiv="refresh" content="0; url={address}" />
    <title>King of Tokyo</title>
  </head>
  <body><a href="{address}">King of Tokyo</a></body>
</html>
"""


def open_page(address: str, folder: Path) -> threading.Thread:
    """In a thread of its own: a browser of the terminal would not come back. The file stays until it is forgotten."""
    opening = threading.Thread(target=_open, args=(address, place(folder)), daemon=True)
    opening.start()
    return opening


def _open(address: str, file: Path) -> None:
    with suppress(OSError):  # where nothing can be written, the person has the address that was printed
        file.parent.mkdir(parents=True, exist_ok=True)
        write_private(file, LEADS_ON.format(address=escape(address)))
        webbrowser.open(file.absolute().as_uri())


def place(folder: Path) -> Path:
    """In the data folder; but browsers that are snaps may read what is not hidden in the home folder only."""
    with suppress(OSError, RuntimeError):
        home = Path.home()
        if (home / "snap").is_dir():
            return home / NAME
    return folder / NAME


def forget_page(folder: Path) -> None:
    """Remove the file that was opened: its key has been used, or will not be."""
    with suppress(OSError):
        place(folder).unlink(missing_ok=True)
