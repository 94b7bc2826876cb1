"""Many games at once: processes that play match after match, each on one core."""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import subprocess
import sys
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from kingoftokyo.arena.entrants import Cast
from kingoftokyo.arena.game_records import Keeping
from kingoftokyo.arena.match import outcome_from, play_match
from kingoftokyo.arena.sandbox.process import environment

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator, Sequence
    from typing import IO

    from kingoftokyo.arena.match import Outcome
    from kingoftokyo.arena.schedule import Match, Terms

AHEAD: Final = 3  # matches that a worker has at hand, so that it never waits
SECONDS_TO_END: Final = 5.0


class WorkerError(RuntimeError):
    """A worker has ended by itself."""


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def outcomes_of(
    matches: Iterable[Match],
    terms: Terms,
    jobs: int,
    keeping: Keeping = Keeping(),  # noqa: B008  it does not change
) -> Generator[Outcome]:
    """Play these matches; the outcomes come as the games end. With one job they are played right here."""
    if jobs > 1 and os.name == "posix":
        yield from _played_by_workers(iter(matches), terms, jobs, keeping)
        return
    with Cast(terms) as cast:
        for match in matches:
            yield play_match(match, terms, cast, keeping)


class _Worker:
    """One process; it is told matches ahead, and says what became of them."""

    def __init__(self, terms: Terms, options: Sequence[str]) -> None:
        self.process = subprocess.Popen(  # noqa: S603  ourselves
            [sys.executable, "-P", "-m", "kingoftokyo.arena.pool.worker", *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(),
            start_new_session=True,  # Ctrl-C is for the tournament, which ends its workers by itself
        )
        self.at_hand = 0
        self._unread = b""
        self._tell(terms)

    def _tell(self, values: object) -> None:
        stdin = cast("IO[bytes]", self.process.stdin)
        try:
            stdin.write(json.dumps(values).encode() + b"\n")
            stdin.flush()
        except BrokenPipeError:
            raise self._ended() from None

    def _ended(self) -> WorkerError:
        return WorkerError(f"a worker has ended with exit code {self.process.wait()}")

    @property
    def output(self) -> IO[bytes]:
        return cast("IO[bytes]", self.process.stdout)

    def play(self, match: Match) -> None:
        self._tell(match)
        self.at_hand += 1

    def read(self) -> list[Outcome]:
        read = os.read(self.output.fileno(), 1 << 20)
        if not read:
            raise self._ended()
        *lines, self._unread = (self._unread + read).split(b"\n")
        self.at_hand -= len(lines)
        return [outcome_from(line) for line in lines]

    def stop(self) -> None:
        self.process.terminate()

    def end(self) -> None:
        try:
            self.process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with contextlib.suppress(BrokenPipeError):  # something was still to be told
                    stream.close()


def _options(keeping: Keeping, jobs: int) -> list[str]:
    """Of each worker. Where they take all cores each has its own; else the system knows better which are idle."""
    options = ["--records", str(Path(keeping.folder).resolve())] if keeping.folder else []
    if keeping.reasons:
        options.append("--reasons")
    if sys.platform == "linux" and jobs == cores():
        options.append("--bind")
    return options


def _played_by_workers(matches: Iterator[Match], terms: Terms, jobs: int, keeping: Keeping) -> Generator[Outcome]:
    workers: list[_Worker] = []
    done: deque[Outcome] = deque()
    with selectors.DefaultSelector() as selector:
        try:
            for _ in range(jobs):
                workers.append(worker := _Worker(terms, _options(keeping, jobs)))
                selector.register(worker.output, selectors.EVENT_READ, worker)
            for _ in range(AHEAD):
                for worker in workers:
                    _give(worker, matches)
            while any(worker.at_hand for worker in workers):
                for key, _ in selector.select():
                    worker = key.data
                    done.extend(worker.read())
                    while worker.at_hand < AHEAD and _give(worker, matches):
                        pass
                while done:
                    yield done.popleft()
        finally:
            for worker in workers:
                worker.stop()
            for worker in workers:
                worker.end()


def _give(worker: _Worker, matches: Iterator[Match]) -> bool:
    match = next(matches, None)
    if match is not None:
        worker.play(match)
    return match is not None
