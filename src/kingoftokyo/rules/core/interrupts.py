"""Lets signals and other threads run during long loops of compiled code. This module itself is never compiled.

Compiled code neither reacts to Ctrl-C nor lets another thread run until it calls an interpreted function: the
interpreter checks for both at the start of such a call.
"""

from __future__ import annotations


def let_others_in() -> None:
    """Call this once per few hundred fast iterations in every loop whose length depends on the caller's input."""
