"""The log of a tournament: a line for the schedule, then one for each finished game; it can be resumed from it."""

from __future__ import annotations

import contextlib
import json
from typing import TYPE_CHECKING, Any, Final, Self

from kingoftokyo.arena.match import Outcome, outcome_from
from kingoftokyo.arena.schedule import seed_from
from kingoftokyo.rules import SetupError, shown
from kingoftokyo.version import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path
    from types import TracebackType

    from kingoftokyo.arena.schedule import Entrant, Schedule

FORMAT: Final = 1


class Log:
    """A log that is open for more games; `outcomes` are the games it contained when it was opened."""

    def __init__(self, path: Path, schedule: Schedule, *, resume: bool) -> None:
        self.outcomes: list[Outcome] = []
        self.refused = ""  # why writing failed, if it did
        self.path = path
        head = {"kot arena": FORMAT, "version": __version__, "schedule": _plain(schedule)}
        try:
            lines = _whole_lines(path)
            if not resume and path.exists() and path.stat().st_size:
                raise SetupError(f"{path}: the file exists already; if it is a log, --resume continues it")
            if not lines and path.exists() and not json.dumps(head).encode().startswith(path.read_bytes()):
                raise SetupError(f"{path}: this is no log of a tournament")
            if lines:
                _check_head(path, lines[0], schedule)
                self.outcomes = _read(path, lines[1:], schedule.games)
            self._file = path.open("ab")
            self._file.truncate(sum(len(line) + 1 for line in lines))  # a half-written game is played again
        except OSError as error:
            raise SetupError(f"{path}: {error.strerror}") from None
        if not lines:
            self._write(json.dumps(head))

    def add(self, outcome: Outcome) -> None:
        self._write(outcome.as_line())

    def _write(self, line: str) -> None:
        """A write error ends the log, not the tournament."""
        if self.refused:
            return
        try:
            self._file.write(line.encode() + b"\n")
            self._file.flush()
        except OSError as error:
            self.refused = str(error.strerror)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        with contextlib.suppress(OSError):  # a write error was reported before
            self._file.close()


def seed_in(path: Path) -> int | None:
    """The seed of the tournament in this log; None if it is not a log."""
    seed = _schedule_in(path).get("seed")
    try:
        return seed_from(seed) if isinstance(seed, str) else seed if isinstance(seed, int) else None
    except SetupError:
        return None


def as_in_log(path: Path | None, named: Sequence[Entrant], loaded: Sequence[Entrant]) -> tuple[Entrant, ...]:
    """The loaded entrants; for an older log, which has only digests of the named files, the entrants as named."""
    try:
        digests = [] if path is None else [str(entrant["digest"]) for entrant in _schedule_in(path)["entrants"]]
    except (KeyError, TypeError):
        digests = []
    if len(digests) != len(named):
        return tuple(loaded)
    return tuple(
        before if digest == before.digest else now for digest, before, now in zip(digests, named, loaded, strict=True)
    )


def _schedule_in(path: Path) -> dict[str, Any]:
    try:
        lines = _whole_lines(path)
        schedule = json.loads(lines[0])["schedule"] if lines else {}
    except (OSError, ValueError, KeyError, TypeError):
        return {}
    return schedule if isinstance(schedule, dict) else {}


def _whole_lines(path: Path) -> list[bytes]:
    return path.read_bytes().split(b"\n")[:-1] if path.exists() else []


def _plain(schedule: Schedule) -> dict[str, object]:
    data: dict[str, object] = json.loads(json.dumps(schedule.as_data()))
    return data


def _check_head(path: Path, line: bytes, schedule: Schedule) -> None:
    """Raise SetupError unless the log is of the same tournament; only the number of games may differ."""
    try:
        found = json.loads(line)
        there = found["schedule"]
        is_log = found["kot arena"] == FORMAT and isinstance(there, dict) and "version" in found
    except (ValueError, KeyError, TypeError):
        is_log = False
    if not is_log:
        raise SetupError(f"{path}: this is no log of a tournament")
    if found["version"] != __version__:
        raise SetupError(f"{path}: it was written by version {shown(found['version'])}, and this is {__version__}")
    here = _plain(schedule)
    for name in [*here, *(["cards"] if "cards" in there and "cards" not in here else [])]:
        value = here.get(name)
        if name != "games" and there.get(name) != value:
            raise SetupError(
                f"{path}: the log belongs to another tournament: {name} is {_as_text(there.get(name))} there "
                f"and {_as_text(value)} here"
            )


def _as_text(value: object) -> str:
    if isinstance(value, list):  # the entrants, or files of cards
        return " ".join(f"{one.get('spec') or one.get('name')} {one.get('digest')}".strip() for one in value)
    return "none" if value is None else str(value)


def _read(path: Path, lines: list[bytes], games: int) -> list[Outcome]:
    outcomes: dict[int, Outcome] = {}
    for k, line in enumerate(lines):
        try:
            outcome = outcome_from(line)
        except ValueError as error:
            raise SetupError(f"{path}, line {k + 2}: {error}") from None
        if 0 <= outcome.number < games:
            outcomes[outcome.number] = outcome
    return list(outcomes.values())
