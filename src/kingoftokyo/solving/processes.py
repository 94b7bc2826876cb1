"""The processes of a long reckoning: forked, so that they inherit what is worked on."""

from __future__ import annotations

import multiprocessing
import signal
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from multiprocessing.pool import Pool

FORK: Final = "fork"  # how a process is made that shares memory with this one; not on Windows


def can_fork() -> bool:
    return FORK in multiprocessing.get_all_start_methods()


def forked(jobs: int) -> Pool:
    """So many processes, to be used in a `with`, which ends them."""
    return multiprocessing.get_context(FORK).Pool(jobs, _leave_interrupts)


def _leave_interrupts() -> None:
    """Ctrl-C is for the program, which ends its processes by itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
