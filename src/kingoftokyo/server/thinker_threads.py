"""Thinkers: daemon threads for long work, each job with a deadline.

A job past its deadline is given up: its caller gets a TookTooLongError, a new thread replaces the one that runs it,
and the old thread ends at its next line of Python. The program never waits for these threads when it ends.
"""

from __future__ import annotations

import asyncio
import ctypes
import logging
import threading
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final, TypeVar

from kingoftokyo.server.trial_process import TrialProcess
from kingoftokyo.table.protocols import TookTooLongError

if TYPE_CHECKING:
    from collections.abc import Callable

THINKING: Final = 2  # threads
COMPUTING: Final = 4
SECONDS_TO_COMPUTE: Final = 20.0
MOST_STUCK: Final = 8  # threads that were given up and still run; with this many, no new thread starts
LOG: Final = logging.getLogger("kingoftokyo")

Answer = TypeVar("Answer")


class ThreadedThinkers:
    def __init__(self, threads: int = THINKING, seconds_to_compute: float = SECONDS_TO_COMPUTE) -> None:
        self._thinking = Crew("thinker", threads)
        self._computing = Crew("computer", COMPUTING)
        self._seconds = seconds_to_compute
        self._trial = TrialProcess()
        self._trying = Crew("reader", 1)

    async def think(self, work: Callable[[], Answer], seconds: float) -> Answer:
        return await self._thinking.do(work, seconds)

    async def compute(self, work: Callable[[], Answer]) -> Answer:
        return await self._computing.do(work, self._seconds)

    async def rehearse(self, work: Callable[[], object]) -> None:
        await self._trying.do(partial(self._trial.attempt, work), self._trial.longest)

    def close(self) -> None:
        """Take no more work. Running jobs finish, but nobody waits for them."""
        self._thinking.close()
        self._computing.close()
        self._trying.close()
        self._trial.close()


class GivenUp(SystemExit):
    """Raised in a thread whose work took too long."""


class Job:
    """A piece of work, and the future of its answer."""

    __slots__ = ("answer", "given_up", "lock", "loop", "over", "seconds", "thread", "timer", "work")

    def __init__(self, work: Callable[[], Any], seconds: float) -> None:
        self.work = work
        self.seconds = seconds
        self.answer: Future[Any] = Future()
        self.loop = asyncio.get_running_loop()
        self.thread: threading.Thread | None = None
        self.timer: asyncio.TimerHandle | None = None  # of the event loop, from the time that a thread begins
        self.lock = threading.Lock()
        self.over = self.given_up = False

    def do(self) -> None:
        try:
            value, exception = self.work(), None
        except BaseException as error:  # noqa: BLE001  passed to the future; the thread continues
            value, exception = None, _for_event_loop(error)
        with self.lock:
            if self.given_up:
                return
            self.over = True
            self.work = _nothing  # the timer may still refer to this job
        if exception is None:
            self.answer.set_result(value)
        else:
            self.answer.set_exception(exception)

    def give_up(self) -> bool:
        """Fail the job's future with TookTooLongError; False if the job is already done."""
        with self.lock:
            if self.over:
                return False
            self.given_up = True
        self.answer.set_exception(TookTooLongError(f"this took more than {self.seconds:g} seconds and was cancelled"))
        return True


def _for_event_loop(error: BaseException) -> Exception:
    """An error that a future can hold: the event loop refuses StopIteration, and stops at a BaseException."""
    if isinstance(error, Exception) and not isinstance(error, (StopIteration, CancelledError)):
        return error
    wrapped = RuntimeError(repr(error))
    wrapped.__cause__ = error
    return wrapped


def _name(work: Callable[..., object]) -> str:
    """The name of a function, without its arguments: they may contain the secret of a game."""
    while isinstance(work, partial):
        work = work.func
    name: str = getattr(work, "__qualname__", type(work).__qualname__)
    return name


def _nothing() -> None:
    """Replaces the work of a finished job."""


class Crew:
    """Threads that share a queue of jobs. All methods but `_work` run in the event loop."""

    def __init__(self, name: str, size: int) -> None:
        self._name = name
        self._size = size
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._threads: set[threading.Thread] = set()
        self._stuck: list[threading.Thread] = []
        self._started = 0
        self._staff()

    async def do(self, work: Callable[[], Answer], seconds: float) -> Answer:
        """The result of this work. Its time limit starts when a thread begins it."""
        job = Job(work, seconds)
        self._jobs.put(job)
        self._staff()
        try:
            answer: Answer = await asyncio.wrap_future(job.answer)
        finally:
            if job.over and job.timer is not None:  # a job that still runs needs it, even if nobody waits any more
                job.timer.cancel()
        return answer

    def close(self) -> None:
        self._refuse_waiting(cancel=True)
        for _ in self._threads:
            self._jobs.put(None)

    def _staff(self) -> None:
        """Start missing threads; while too many are stuck, there may be none, and waiting jobs are refused."""
        self._stuck = [thread for thread in self._stuck if thread.is_alive()]
        self._threads = {thread for thread in self._threads if thread.is_alive()}
        while len(self._threads) < self._size and len(self._stuck) < MOST_STUCK:
            self._started += 1
            thread = threading.Thread(target=self._work, name=f"{self._name} {self._started}", daemon=True)
            self._threads.add(thread)
            thread.start()
        if not self._threads:
            self._refuse_waiting(cancel=False)

    def _refuse_waiting(self, *, cancel: bool) -> None:
        with suppress(Empty):
            while (job := self._jobs.get_nowait()) is not None:
                if cancel:
                    job.answer.cancel()  # nobody waits for it any more
                elif job.answer.set_running_or_notify_cancel():
                    job.answer.set_exception(
                        TookTooLongError("too much other work is still running: this was not started")
                    )

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            if job.answer.set_running_or_notify_cancel():
                job.thread = threading.current_thread()
                with suppress(RuntimeError):  # the loop has ended
                    job.loop.call_soon_threadsafe(self._start_timer, job)
                job.do()
            if job.given_up:
                return

    def _start_timer(self, job: Job) -> None:
        job.timer = job.loop.call_later(job.seconds, self._give_up, job)

    def _give_up(self, job: Job) -> None:
        thread = job.thread
        if thread is None or thread.ident is None or not job.give_up():
            return
        LOG.error("%s took more than %g s and was given up: %s", thread.name, job.seconds, _name(job.work))
        self._threads.discard(thread)
        self._stuck.append(thread)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(GivenUp))
        self._staff()
