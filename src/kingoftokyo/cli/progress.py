"""Progress of a long computation: a bar with the time left, or a line every few seconds."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING, Final

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.console import Console

SECONDS_BETWEEN_LINES: Final = 10.0  # where there is no terminal for a bar


@contextlib.contextmanager
def progress_of(console: Console, what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar with the time left; without a terminal, a line every few seconds. Call it with steps done and in all."""
    if not console.is_terminal:
        yield _lines(console, what)
        return
    columns = (TextColumn(what), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, refresh_per_second=4) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _lines(console: Console, what: str) -> Callable[[int, int], None]:
    start = last = time.monotonic()

    def report(done: int, total: int) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last >= SECONDS_BETWEEN_LINES and done < total:
            last = now
            left = (now - start) / done * (total - done)
            console.print(f"{what}: {done / total:.0%}, about {left:.0f} s left")

    return report
