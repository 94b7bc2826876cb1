"""The version of the package, and whether its rules are compiled."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

from kingoftokyo.rules import game

__version__ = "0.1.0"  # here as well as in pyproject.toml for uninstalled sources; a test compares them


def engine_mode() -> str:
    """`compiled` if the rules were loaded from a binary extension, else `interpreted`."""
    return "compiled" if (game.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
