"""What the build of the page says while it works: on a terminal the seconds too, elsewhere one line."""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager


def say(what: str) -> None:
    print(f"{what} …", file=sys.stderr, flush=True)


@contextmanager
def working_for(about: int, what: str) -> Iterator[None]:
    """Say what is done, of how many seconds it usually takes, and on a terminal how many have passed."""
    if not sys.stderr.isatty():
        say(f"{what}, about {about} s")
        yield
        return
    done = threading.Event()
    clock = threading.Thread(target=_count, args=(done, about, what))
    clock.start()
    try:
        yield
    finally:
        done.set()
        clock.join()


def _count(done: threading.Event, about: int, what: str) -> None:
    began = time.monotonic()
    while True:
        print(f"\r{what}: {time.monotonic() - began:.0f} s of about {about} …", end="", file=sys.stderr, flush=True)
        if done.wait(1):
            break
    print(file=sys.stderr)
