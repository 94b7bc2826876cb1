"""How a process has ended, in words."""

from __future__ import annotations

import signal


def how_it_ended(code: int) -> str:
    """By its exit code, or by a signal (a code below 0): real-time signals have numbers only."""
    if code >= 0:
        return f"ended with exit code {code}"
    try:
        return f"was ended by {signal.Signals(-code).name}"
    except ValueError:
        return f"was ended by signal {-code}"
