"""Thinkers: a few threads for the thoughts of computer players.

They are daemon threads: when the program ends, it does not wait for what a player is still thinking.
"""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

THREADS: Final = 2

Answer = TypeVar("Answer")
Job = tuple["Callable[[], Any]", "Future[Any]"]


class ThreadedThinkers:
    def __init__(self, threads: int = THREADS) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._threads = [threading.Thread(target=self._work, name=f"thinker {k}", daemon=True) for k in range(threads)]
        for thread in self._threads:
            thread.start()

    async def think(self, work: Callable[[], Answer]) -> Answer:
        answer: Future[Answer] = Future()
        self._jobs.put((work, answer))
        return await asyncio.wrap_future(answer)

    async def compute(self, work: Callable[[], Answer]) -> Answer:
        return await asyncio.to_thread(work)

    def close(self) -> None:
        """Take no more work. What is being thought is thought to its end, and nobody waits for it."""
        with suppress(Empty):
            while (job := self._jobs.get_nowait()) is not None:
                job[1].cancel()  # nobody waits for it any more
        for _ in self._threads:
            self._jobs.put(None)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            work, answer = job
            if answer.set_running_or_notify_cancel():
                _do(work, answer)


def _do(work: Callable[[], Any], answer: Future[Any]) -> None:
    try:
        answer.set_result(work())
    except BaseException as error:  # noqa: BLE001  told to whoever waits, and the thread goes on
        answer.set_exception(error)
