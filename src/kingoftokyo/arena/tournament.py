"""Playing a tournament: the games of a schedule until they are all played or the stopping test is decided."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from kingoftokyo.arena.entrants import is_foreign
from kingoftokyo.arena.game_records import RecordOptions
from kingoftokyo.arena.intervals import Verdict, sprt
from kingoftokyo.arena.pool.open_matches import WorkerError
from kingoftokyo.arena.pool.pool import outcomes_of
from kingoftokyo.arena.sandbox.namespaces import isolation_of
from kingoftokyo.rules import SetupError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from kingoftokyo.arena.log import Log
    from kingoftokyo.arena.match import Outcome
    from kingoftokyo.arena.sandbox.namespaces import Isolation
    from kingoftokyo.arena.schedule import Schedule


class Played(NamedTuple):
    """The result of a run: the outcomes that count, in the order of the schedule."""

    outcomes: Sequence[Outcome]
    interrupted: bool
    verdict: Verdict | None
    broken: str = ""  # why it ended early
    isolation: Isolation | None = None  # of foreign bots, if any took part


MOST_ELO: Final = 1000


class StoppingTest:
    """A sequential test (SPRT) of the games in the order of the schedule, evaluated after each rotation of seats."""

    def __init__(self, schedule: Schedule, elo0: float, elo1: float) -> None:
        if len(schedule.entrants) != 2 or schedule.players != 2:
            raise SetupError("the stopping test compares two entrants in games of two monsters")
        if not -MOST_ELO <= elo0 < elo1 <= MOST_ELO:
            raise SetupError(
                f"the stopping test needs two differences of at most {MOST_ELO}, the smaller one first, not {elo0} "
                f"and {elo1}"
            )
        self._schedule = schedule
        self._waiting: dict[int, Outcome] = {}
        self._scores: dict[float, int] = {0.0: 0, 0.5: 0, 1.0: 0}
        self._bounds = (elo0, elo1)
        self.looked_at = 0  # games that the verdict is about
        self.verdict = sprt(self._scores, elo0, elo1)

    def add(self, outcome: Outcome) -> bool:
        """Add a game; returns whether the test is decided."""
        self._waiting[outcome.number] = outcome
        size = self._schedule.players
        while self.verdict.decided is None and all(self.looked_at + k in self._waiting for k in range(size)):
            games = [self._waiting.pop(self.looked_at + k) for k in range(size)]
            if not any(game.own_error for game in games):
                for game in games:
                    self._scores[self._score(game)] += 1
            self.looked_at += size
            self.verdict = sprt(self._scores, *self._bounds)
        return self.verdict.decided is not None

    def _score(self, outcome: Outcome) -> float:
        """The score of the first entrant; 0.5 without a winner."""
        if outcome.winner is None:
            return 0.5
        return float(self._schedule.pairing_of(outcome.number).seats[outcome.winner] == 0)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Block Ctrl-C in this block, so that a counted game is also in the log."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def no_progress(done: int) -> None:
    """Report nothing."""


def run(
    schedule: Schedule,
    *,
    jobs: int = 1,
    log: Log | None = None,
    test: StoppingTest | None = None,
    progress: Callable[[int], None] = no_progress,
    recording: RecordOptions = RecordOptions(),  # noqa: B008  it does not change
    isolation: Isolation | None = None,
    apart: bool = False,
) -> Played:
    """Play the games that are not in the log yet. Ctrl-C ends it early; `progress` is called with the games done.

    Without an `isolation`, foreign bots are isolated if the system can do it. `apart` plays the games in a worker
    process even for a single job.
    """
    strangers = any(is_foreign(entrant.spec) for entrant in schedule.entrants)
    confined = isolation
    if strangers:
        confined = isolation_of() if isolation is None else isolation
        if log is not None and confined.namespaces:  # its seed would reveal all dice to come
            hidden = dict.fromkeys((*confined.hidden, str(log.path.resolve())))
            confined = confined._replace(hidden=tuple(hidden))
    outcomes = {outcome.number: outcome for outcome in log.outcomes} if log is not None else {}
    enough = False
    for known in outcomes.values():
        enough = test is not None and test.add(known)
    matches = (schedule.match(number) for number in range(schedule.games) if number not in outcomes)
    interrupted = False
    broken = ""
    playing = outcomes_of(matches, schedule.terms, jobs, recording, confined, apart=apart)
    try:
        progress(len(outcomes))
        while not enough:
            outcome = next(playing, None)
            if outcome is None:
                break
            with undisturbed():
                outcomes[outcome.number] = outcome
                if log is not None:
                    log.add(outcome)
            progress(len(outcomes))
            enough = test is not None and test.add(outcome)
    except KeyboardInterrupt:
        interrupted = True
    except WorkerError as error:
        broken = str(error)
    finally:
        playing.close()
    counted = test.looked_at if test is not None and enough else schedule.games
    return Played(
        [outcomes[number] for number in sorted(outcomes) if number < counted],
        interrupted,
        test.verdict if test is not None else None,
        broken,
        confined if strangers else None,
    )
