"""Converts names of the engine to ids of the catalogue."""

from __future__ import annotations

import re


def hyphened(name: str) -> str:
    """`PointsGained`, `all dead` and `heal_seat` as `points-gained`, `all-dead` and `heal-seat`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|[_ ]", "-", name).lower()
