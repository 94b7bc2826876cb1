"""Playing games in parallel: a pool of worker processes, each on one core."""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import subprocess
import sys
import tempfile
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from kingoftokyo.arena.entrants import Cast
from kingoftokyo.arena.game_records import RecordOptions
from kingoftokyo.arena.match import play_match
from kingoftokyo.arena.pool.open_matches import OpenMatches, WorkerError
from kingoftokyo.arena.sandbox.environment import environment
from kingoftokyo.arena.sandbox.exit_codes import how_it_ended
from kingoftokyo.arena.sandbox.namespaces import NONE, REQUIRE, isolation_of

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator, Sequence
    from typing import IO

    from kingoftokyo.arena.match import Outcome
    from kingoftokyo.arena.sandbox.namespaces import Isolation
    from kingoftokyo.arena.schedule import Match, Terms

AHEAD: Final = 3  # matches given to a worker in advance, so that it never waits
SECONDS_TO_END: Final = 10.0  # for a worker, which ends its bots first
SECONDS_BETWEEN_LOOKS: Final = 5.0  # between checks whether a silent worker was stopped
MOST_OUTCOME: Final = 4 << 20  # bytes of a line
MOST_LAST_WORDS: Final = 2000  # bytes of a worker's error output that are read


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def outcomes_of(
    matches: Iterable[Match],
    terms: Terms,
    jobs: int,
    recording: RecordOptions = RecordOptions(),  # noqa: B008  it does not change
    isolation: Isolation | None = None,
    *,
    apart: bool = False,
) -> Generator[Outcome]:
    """Play these matches; yields outcomes as games end. One job is played in this process, unless `apart`."""
    if (jobs > 1 or apart) and os.name == "posix":
        isolated = isolation_of() if isolation is None else isolation
        yield from _played_by_workers(iter(matches), terms, jobs, _options(recording, jobs, isolated))
        return
    with Cast(terms, isolation=isolation) as cast:
        for match in matches:
            yield play_match(match, terms, cast, recording)


class _Worker:
    """One worker process: matches are sent to it in advance, and it sends their outcomes."""

    def __init__(self, terms: Terms, options: Sequence[str]) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115  it is closed with the worker
        self.process = subprocess.Popen(  # noqa: S603  ourselves
            [sys.executable, "-P", "-m", "kingoftokyo.arena.pool.worker", *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env=environment(),
            start_new_session=True,  # Ctrl-C is for the tournament, which ends its workers itself
        )
        self.at_hand = OpenMatches()
        self._unread = b""
        self._send(terms)

    def _send(self, values: object) -> None:
        stdin = cast("IO[bytes]", self.process.stdin)
        try:
            stdin.write(json.dumps(values).encode() + b"\n")
            stdin.flush()
        except BrokenPipeError:
            raise self._ended() from None

    def _ended(self) -> WorkerError:
        """The error for a worker that ended: how, and the last line of its error output."""
        try:
            code = self.process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            return WorkerError("a worker does not respond any more")
        how = how_it_ended(code)
        self._errors.seek(max(self._errors.seek(0, os.SEEK_END) - MOST_LAST_WORDS, 0))
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        return WorkerError(f"a worker {how}: {lines[-1].strip()}" if lines else f"a worker {how}")

    @property
    def output(self) -> IO[bytes]:
        return cast("IO[bytes]", self.process.stdout)

    def play(self, match: Match) -> None:
        self._send([self.at_hand.add(match), match])

    def read(self) -> list[Outcome]:
        read = os.read(self.output.fileno(), 1 << 20)
        if not read:
            raise self._ended()
        *lines, self._unread = (self._unread + read).split(b"\n")
        if len(self._unread) > MOST_OUTCOME:
            raise WorkerError("a worker sent more than an outcome can contain")
        return [self.at_hand.outcome(line) for line in lines]

    @property
    def stopped(self) -> bool:
        """Whether a signal has stopped it, so that it will never answer."""
        try:
            return os.waitid(os.P_PID, self.process.pid, os.WSTOPPED | os.WNOHANG | os.WNOWAIT) is not None
        except ChildProcessError:
            return False

    def stop(self) -> None:
        self.process.terminate()

    def end(self) -> None:
        try:
            self.process.wait(0.1 if self.stopped else SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self._errors):
            if stream is not None:
                with contextlib.suppress(BrokenPipeError):  # unsent data
                    stream.close()


def _options(recording: RecordOptions, jobs: int, isolation: Isolation) -> list[str]:
    """The command-line options of the workers. They are bound to cores only if there is one worker per core."""
    options = ["--isolation", REQUIRE if isolation.namespaces else NONE]
    if isolation.network:
        options.append("--network")
    for path in isolation.hidden:
        options += ["--hide", path]
    if recording.folder:
        options += ["--records", str(Path(recording.folder).resolve())]
    if recording.reasons:
        options.append("--reasons")
    if sys.platform == "linux" and jobs == cores():
        options.append("--bind")
    return options


def _played_by_workers(matches: Iterator[Match], terms: Terms, jobs: int, options: Sequence[str]) -> Generator[Outcome]:
    workers: list[_Worker] = []
    done: deque[Outcome] = deque()
    with selectors.DefaultSelector() as selector:
        try:
            for _ in range(jobs):
                workers.append(worker := _Worker(terms, options))
                selector.register(worker.output, selectors.EVENT_READ, worker)
            for _ in range(AHEAD):
                for worker in workers:
                    _give(worker, matches)
            while any(len(worker.at_hand) for worker in workers):
                ready = selector.select(SECONDS_BETWEEN_LOOKS)
                if not ready and any(worker.stopped for worker in workers):
                    raise WorkerError("a worker was stopped from outside")
                for key, _ in ready:
                    worker = key.data
                    done.extend(worker.read())
                    while len(worker.at_hand) < AHEAD and _give(worker, matches):
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
