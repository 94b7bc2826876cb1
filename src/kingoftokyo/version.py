"""The version of the package, and whether its rules are compiled."""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES

from kingoftokyo.rules import Game

__version__ = "0.1.0"  # here as well as in pyproject.toml for uninstalled sources; a test compares them


def engine_mode() -> str:
    """`compiled` if the rules were loaded from a binary extension, else `interpreted`."""
    file = sys.modules[Game.__module__].__file__ or ""
    return "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
