"""Binding a worker and its bots to a core that no other worker on this machine uses."""

from __future__ import annotations

import os
import socket
from typing import Final

# Name of an abstract socket (Linux): one process holds it, and it is released however that process ends.
NAME: Final = "\0kingoftokyo worker on core {}"


def bind_to_a_free_core() -> socket.socket | None:
    """Bind this process and its children to a core that no worker uses; returns the claim, valid until it is closed.

    A worker and its bots never work at the same time, and waking a bot on another core takes longer. If all cores are
    claimed, for example by another tournament, returns None and leaves the choice to the system.
    """
    for core in sorted(os.sched_getaffinity(0)):
        claim = claim_of(core)
        if claim is not None:
            os.sched_setaffinity(0, {core})
            return claim
    return None


def claim_of(core: int) -> socket.socket | None:
    """A claim of this core; None if another worker has it."""
    claim = socket.socket(socket.AF_UNIX)
    try:
        claim.bind(NAME.format(core))
    except OSError:
        claim.close()
        return None
    return claim
