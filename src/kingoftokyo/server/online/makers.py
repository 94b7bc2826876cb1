"""How many rooms the visitors of a public server may make."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

BURST: Final = 10.0  # rooms at once, by one address
PER_SECOND: Final = 1 / 60  # rooms after that
MOST_ADDRESSES: Final = 10_000  # that are remembered: the others have not asked for long


class Makers:
    """A token bucket for each address."""

    def __init__(self) -> None:
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # by address, and since when

    def may(self, address: str) -> bool:
        """Whether this address may make a room now; if so, it is counted."""
        now = time.monotonic()
        left, since = self._left.pop(address, (BURST, now))
        left = min(BURST, left + (now - since) * PER_SECOND)
        may = left >= 1
        self._left[address] = left - may, now
        while len(self._left) > MOST_ADDRESSES:
            self._left.popitem(last=False)
        return may
