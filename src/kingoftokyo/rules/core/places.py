"""The places where a monster can be."""

from __future__ import annotations

from typing import Final

OUTSIDE: Final = 0
CITY: Final = 1
BAY: Final = 2
DEAD: Final = 3

PLACE_NAMES: Final = ("outside", "city", "bay", "dead")
