"""Thinkers without threads: work runs in the worker itself, so that only the worker waits for it, never the page.

Nobody in the worker can end work that takes too long. The page does it: it ends a worker that no longer answers, starts
another one, and continues from what is stored.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Answer = TypeVar("Answer")


class InPlaceThinkers:
    async def think(self, work: Callable[[], Answer], seconds: float) -> Answer:
        return await self.compute(work)

    async def compute(self, work: Callable[[], Answer]) -> Answer:
        await asyncio.sleep(0)  # messages that wait are sent first
        return work()

    async def rehearse(self, work: Callable[[], object]) -> None:
        """Does nothing: the page can end this whole worker, so no trial run is needed."""
