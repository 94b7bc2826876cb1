"""A core for a worker and its bots, which no other worker of any tournament on this machine has."""

from __future__ import annotations

import os
import socket
from typing import Final

# Of a socket without a file (Linux): it belongs to one process, and is free again however that one ends.
NAME: Final = "\0kingoftokyo worker on core {}"


def bind_to_a_free_core() -> socket.socket | None:
    """Let this process, and those it starts, run on a core that no worker has; the claim lasts until it is closed.

    Who asks and who answers never work at the same time, and to wake a bot on another core takes longer. Where all
    cores are taken, as by another tournament, the system chooses: it knows best which are idle.
    """
    for core in sorted(os.sched_getaffinity(0)):
        claim = claim_of(core)
        if claim is not None:
            os.sched_setaffinity(0, {core})
            return claim
    return None


def claim_of(core: int) -> socket.socket | None:
    """None where another worker has it."""
    claim = socket.socket(socket.AF_UNIX)
    try:
        claim.bind(NAME.format(core))
    except OSError:
        claim.close()
        return None
    return claim
