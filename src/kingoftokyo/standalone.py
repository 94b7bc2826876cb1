"""The single-file program `KingOfTokyo`: it starts the server and opens the main menu in the browser.

`make app` builds it from this module. It is `kot serve` without the rest of `kot`, and without typer and rich, which
would make it larger and slower to start.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import tempfile
import webbrowser
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from kingoftokyo.server.run import ServeError, run
from kingoftokyo.version import __version__, engine_mode

NAME: Final = "KingOfTokyo"
FIRST_PORT: Final = 1024
LAST_PORT: Final = 65535
# The packed program points these to its own libraries. The browser that it starts needs the system's values.
LIBRARY_PATHS: Final = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LIBPATH")


def port(text: str) -> int:
    number = int(text)
    if not FIRST_PORT <= number <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number from {FIRST_PORT} to {LAST_PORT}, not {number}")
    return number


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=NAME,
        description="Play King of Tokyo in the browser, on this machine only. Choose Exit there or press Ctrl-C here "
        "to stop. Every choice is saved at once: start the program again to continue the game.",
    )
    parser.add_argument(
        "--port", type=port, help="the port of the server; default: the last one used, or a free one", metavar="NUMBER"
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address of the page")
    version = f"{NAME} {__version__} ({engine_mode()})"
    parser.add_argument("--version", action="version", version=version, help="print the version and exit")
    return parser


def say(line: str) -> None:
    """Print a line in the terminal without buffering, if there is a terminal."""
    if sys.stdout is not None:
        print(line, flush=True)  # noqa: T201


def show_error(why: str, *, browser: bool) -> None:
    """Show an error in the terminal. If there is none (started by a double click), show it in the browser."""
    if sys.stderr is not None:
        print(why, file=sys.stderr, flush=True)  # noqa: T201
    if browser and (sys.stderr is None or not sys.stderr.isatty()):
        with tempfile.NamedTemporaryFile(
            "w", prefix=f"{NAME}-", suffix=".txt", delete=False, encoding="utf-8", errors="replace"
        ) as file:
            file.write(f"{why}\n")
        webbrowser.open(Path(file.name).as_uri())


def restore_library_paths() -> None:
    """Undo the changes that the packed program made to these variables when it was unpacked."""
    for name in LIBRARY_PATHS:
        before = os.environ.pop(f"{name}_ORIG", None)
        if before is not None:
            os.environ[name] = before
        else:
            os.environ.pop(name, None)


def main() -> int:
    if getattr(sys, "frozen", False):
        restore_library_paths()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # replace characters that the terminal cannot show
    wanted = parser().parse_args()
    browser = not wanted.no_browser
    try:
        run(port=wanted.port, browser=browser, say=say, command=NAME)
    except ServeError as error:
        show_error(str(error), browser=browser)
        return 1
    return 0


if __name__ == "__main__":
    multiprocessing.freeze_support()  # the server starts worker processes from this file
    sys.exit(main())
