"""Lets signals and other threads in while compiled code works for long. This module itself is never compiled.

Compiled code neither answers Ctrl-C nor lets another thread run, until it calls a function of plain Python: the
interpreter looks for both when such a function begins.
"""

from __future__ import annotations


def let_others_in() -> None:
    """Call it in every loop whose length somebody else decides: once in a few hundred quick rounds."""
