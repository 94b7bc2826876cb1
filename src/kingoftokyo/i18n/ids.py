"""Names of the engine as the ids of the catalogue spell them."""

from __future__ import annotations

import re


def hyphened(name: str) -> str:
    """`PointsGained`, `all dead` and `heal_seat` as `points-gained`, `all-dead` and `heal-seat`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|[_ ]", "-", name).lower()
