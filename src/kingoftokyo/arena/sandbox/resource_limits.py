"""Resource limits of a bot's process."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

MOST_PROCESSES: Final = 512  # processes and threads that a bot may have
MOST_FILE: Final = 64 << 20  # bytes of a file
MOST_OPEN: Final = 1024  # files at a time
MOST_CPU: Final = 86_400  # seconds of a core for each process


def limit_this_process(memory: int, *, alone: bool) -> None:
    """Set the limits of this process and of those it starts; `memory` is in megabytes.

    The system counts processes per user. In a user namespace, where the bot is `alone`, only the bot's are counted;
    otherwise the user's other processes are added to the limit. Root is exempt from it.
    """
    try:
        import resource  # noqa: PLC0415  Windows has none
    except ImportError:
        return
    processes = MOST_PROCESSES if alone else MOST_PROCESSES + threads_of_user(os.getuid())
    for kind, most in (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, MOST_FILE),
        (resource.RLIMIT_NOFILE, MOST_OPEN),
        (resource.RLIMIT_CPU, MOST_CPU),
        (resource.RLIMIT_NPROC, processes),
        (resource.RLIMIT_AS, memory << 20),
    ):
        with contextlib.suppress(OSError, ValueError):  # the system lacks this limit, or has a lower one
            resource.setrlimit(kind, (most, most))


def threads_of_user(user: int) -> int:
    """The number of threads of all processes of this user."""
    count = 0
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if process.stat().st_uid == user:
                count += (process / "task").stat().st_nlink - 2
    return count
