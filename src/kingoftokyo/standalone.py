"""What the one file `KingOfTokyo` does: it starts the game and opens its main menu in the browser.

`make app` builds it from here. It is `kot serve` without the rest of `kot`, and without typer and rich, which would
make it larger and slower to start.
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
# Where the program finds its own libraries. The browser that it starts must find the machine's.
LIBRARY_PATHS: Final = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LIBPATH")


def port(text: str) -> int:
    number = int(text)
    if not FIRST_PORT <= number <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number from {FIRST_PORT} to {LAST_PORT}, not {number}")
    return number


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=NAME,
        description="King of Tokyo in the browser: on this machine only, until you choose Exit there or press Ctrl-C "
        "here. Every choice is on the disk before anybody sees it. Start it again and the game goes on where it was.",
    )
    parser.add_argument(
        "--port", type=port, help="where to listen; the last one, or a free one, without it", metavar="NUMBER"
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address of the page")
    version = f"{NAME} {__version__} ({engine_mode()})"
    parser.add_argument("--version", action="version", version=version, help="which one this is")
    return parser


def say(line: str) -> None:
    """Tell it at once in the terminal, if there is one."""
    if sys.stdout is not None:
        print(line, flush=True)  # noqa: T201  it is the terminal's


def tell_what_is_wrong(why: str, *, browser: bool) -> None:
    """In the terminal; started by a double click there is none, and the browser shows it."""
    if sys.stderr is not None:
        print(why, file=sys.stderr, flush=True)  # noqa: T201
    if browser and (sys.stderr is None or not sys.stderr.isatty()):
        with tempfile.NamedTemporaryFile(
            "w", prefix=f"{NAME}-", suffix=".txt", delete=False, encoding="utf-8", errors="replace"
        ) as file:
            file.write(f"{why}\n")
        webbrowser.open(Path(file.name).as_uri())


def restore_library_paths() -> None:
    """As they were before the one file was unpacked and pointed them to itself."""
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
            stream.reconfigure(errors="replace")  # a terminal without our letters shows others, and nothing breaks
    wanted = parser().parse_args()
    browser = not wanted.no_browser
    try:
        run(port=wanted.port, browser=browser, say=say, command=NAME)
    except ServeError as error:
        tell_what_is_wrong(str(error), browser=browser)
        return 1
    return 0


if __name__ == "__main__":
    multiprocessing.freeze_support()  # the one file is also the process in which strangers' texts are tried
    sys.exit(main())
