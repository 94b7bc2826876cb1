"""Worker processes for long computations: forked, so that they inherit the data."""

from __future__ import annotations

import multiprocessing
import signal
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from multiprocessing.pool import Pool

FORK: Final = "fork"  # the start method that shares memory; not available on Windows


def can_fork() -> bool:
    return FORK in multiprocessing.get_all_start_methods()


def forked(jobs: int) -> Pool:
    """A pool of `jobs` processes, to be used in a `with` statement, which ends them."""
    return multiprocessing.get_context(FORK).Pool(jobs, _leave_interrupts)


def _leave_interrupts() -> None:
    """Ignore Ctrl-C in workers: the main process handles it and ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
