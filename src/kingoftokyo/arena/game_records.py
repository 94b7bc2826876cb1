"""The records of a tournament's games, one file for each, optionally with the players' reasons."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from kingoftokyo.arena.entrants import LEARNED, is_foreign
from kingoftokyo.arena.specs import parse_spec
from kingoftokyo.history.replay import Replay
from kingoftokyo.rules import MOST_LETTERS, RecordError, SetupError, plain_reason, read_record, write_record

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from kingoftokyo import Game
    from kingoftokyo.arena.match import Outcome
    from kingoftokyo.arena.schedule import Schedule

MOST_REASONS: Final = 250_000  # letters of all reasons in one record, which can have a million at most
GAMES_WITH_REASONS: Final = 5  # games of each entrant from which a report shows reasons
MOST_REASONS_SHOWN: Final = 200  # in all


class RecordOptions(NamedTuple):
    """Whether games are recorded: the folder (empty: no records), and whether reasons are included."""

    folder: str = ""
    reasons: bool = False


class Reasons:
    """The reasons of the choices of a game, by decision number."""

    def __init__(self) -> None:
        self.by_number: dict[int, str] = {}
        self._left = MOST_REASONS

    def add(self, number: int, why: str) -> None:
        reason = plain_reason(why)
        if reason and len(reason) <= self._left:
            self.by_number[number] = reason
            self._left -= len(reason)


def path_of(folder: str | Path, number: int) -> Path:
    """The file of a game, by its number in the schedule."""
    return Path(folder) / f"game-{number:06}.txt"


def open_folder(recording: RecordOptions, *, resume: bool) -> None:
    """Make the folder; raises SetupError if it already has records, unless the tournament is resumed."""
    if not recording.folder:
        if recording.reasons:
            raise SetupError("--reasons are written to the records: name a folder with --records")
        return
    folder = Path(recording.folder)
    try:
        folder.mkdir(exist_ok=True)
        if not resume and next(folder.glob("game-*.txt"), None) is not None:
            raise SetupError(f"{folder}: it already contains records of games")
    except OSError as error:
        raise SetupError(f"{folder}: {error.strerror}") from None


def write_game_record(folder: str, number: int, game: Game, specs: Sequence[str], reasons: Mapping[int, str]) -> None:
    """Write the record of a game. A write error loses the record, not the tournament."""
    names = _names(specs)
    record = write_record(game, names, [f"bot {name}" if name.startswith("person") else name for name in names], "")
    for line in record.lines:
        line.why = reasons.get(line.number, "")
    path = path_of(folder, number)
    try:
        path.write_text(record.text, encoding="utf-8")
    except OSError:
        with contextlib.suppress(OSError):  # leave no half-written record
            path.unlink(missing_ok=True)


def _names(specs: Sequence[str]) -> list[str]:
    """A distinct name for each seat: a player's name or a bot's class, numbered where several are equal."""
    short = [_name(spec)[: MOST_LETTERS - 8] for spec in specs]
    return [name if short.count(name) == 1 else f"{name} {short[: k + 1].count(name)}" for k, name in enumerate(short)]


def _name(spec: str) -> str:
    kind, _, place = spec.partition(":")
    if kind == LEARNED:
        return plain_reason(f"{LEARNED} {Path(place).name}")
    return parse_spec(spec).name if is_foreign(spec) else spec


def missing(folder: str, outcomes: Sequence[Outcome]) -> int:
    """The number of these games without a record."""
    return sum(not path_of(folder, outcome.number).exists() for outcome in outcomes)


class GivenReason(NamedTuple):
    """One choice and its reason."""

    game: int
    turn: int
    choice: str
    why: str


def some_reasons(schedule: Schedule, outcomes: Sequence[Outcome], folder: str) -> dict[str, list[GivenReason]]:
    """Reasons that each entrant gave for choices in its first games, by its name; the same limit for each."""
    most = MOST_REASONS_SHOWN // len(schedule.entrants)
    found: dict[str, list[GivenReason]] = {}
    for k, entrant in enumerate(schedule.entrants):
        numbers = [outcome.number for outcome in outcomes if k in schedule.pairing_of(outcome.number).seats]
        given: list[GivenReason] = []
        for number in numbers[:GAMES_WITH_REASONS]:
            seats = schedule.pairing_of(number).seats
            given += [reason for seat, reason in _reasons_in(folder, number) if seats[seat] == k]
        if given:
            found[entrant.name] = given[:most]
    return found


def _reasons_in(folder: str, number: int) -> Iterator[tuple[int, GivenReason]]:
    """The reasons in a record, each with its seat; none if the file is not a record."""
    with contextlib.suppress(OSError, UnicodeDecodeError, RecordError):
        replay = Replay(read_record(path_of(folder, number).read_text(encoding="utf-8")))
        for line in replay.record.lines:
            if line.why:
                yield line.seat, GivenReason(number, replay.game.turn, line.choice, line.why)
            replay.step()
