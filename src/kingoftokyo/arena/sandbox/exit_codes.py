"""How a process has ended, in words."""

from __future__ import annotations

import signal


def how_it_ended(code: int) -> str:
    """How a process ended, by its exit code; a negative code is a signal. Real-time signals have no names."""
    if code >= 0:
        return f"ended with exit code {code}"
    try:
        return f"was ended by {signal.Signals(-code).name}"
    except ValueError:
        return f"was ended by signal {-code}"
