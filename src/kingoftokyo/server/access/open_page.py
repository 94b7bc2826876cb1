"""Opening the page in the browser. The key is in a private file, so that it is on no command line."""

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
    """Open the page in a new thread, because a text browser would block. The file stays until `forget_page`."""
    opening = threading.Thread(target=_open, args=(address, place(folder)), daemon=True)
    opening.start()
    return opening


def _open(address: str, file: Path) -> None:
    with suppress(OSError):  # the person still has the printed address
        file.parent.mkdir(parents=True, exist_ok=True)
        write_private(file, LEADS_ON.format(address=escape(address)))
        webbrowser.open(file.absolute().as_uri())


def place(folder: Path) -> Path:
    """The file in the data folder; in the home folder if there are snaps, whose browsers cannot read hidden folders."""
    with suppress(OSError, RuntimeError):
        home = Path.home()
        if (home / "snap").is_dir():
            return home / NAME
    return folder / NAME


def forget_page(folder: Path) -> None:
    """Remove the file that was opened: its key is used, or no longer needed."""
    with suppress(OSError):
        place(folder).unlink(missing_ok=True)
