"""Which version this is, and whether its rules run compiled."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

from kingoftokyo.rules import game

__version__ = "0.1.0"  # a test holds it equal to pyproject.toml's, so that a bare source tree knows it too


def engine_mode() -> str:
    """`compiled` when the rules were loaded from a binary extension, else `interpreted`."""
    return "compiled" if (game.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
