"""The records of a tournament's games, one file for each, with the players' reasons where they are wanted."""

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

MOST_REASONS: Final = 250_000  # letters of all reasons in one record, which has a million at most
GAMES_WITH_REASONS: Final = 5  # of each entrant, from which reasons are shown
MOST_REASONS_SHOWN: Final = 200  # in all


class RecordOptions(NamedTuple):
    """What is written of each game besides its outcome: its record, into this folder, with reasons or without."""

    folder: str = ""
    reasons: bool = False


class Reasons:
    """Why each choice of a game was made, by the number of its decision."""

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
    """Make the folder; one with records of something else is refused, but a tournament that goes on has some."""
    if not recording.folder:
        if recording.reasons:
            raise SetupError("--reasons are kept in the records: name a folder with --records")
        return
    folder = Path(recording.folder)
    try:
        folder.mkdir(exist_ok=True)
        if not resume and next(folder.glob("game-*.txt"), None) is not None:
            raise SetupError(f"{folder}: there are records of games in it already")
    except OSError as error:
        raise SetupError(f"{folder}: {error.strerror}") from None


def write_game_record(folder: str, number: int, game: Game, specs: Sequence[str], reasons: Mapping[int, str]) -> None:
    """Write the record of a game. A disk that refuses costs the record, not the tournament."""
    names = _names(specs)
    record = write_record(game, names, [f"bot {name}" if name.startswith("person") else name for name in names], "")
    for line in record.lines:
        line.why = reasons.get(line.number, "")
    path = path_of(folder, number)
    try:
        path.write_text(record.text, encoding="utf-8")
    except OSError:
        with contextlib.suppress(OSError):  # half a record is none
            path.unlink(missing_ok=True)


def _names(specs: Sequence[str]) -> list[str]:
    """Who plays each seat, told apart: a player's name, or the class of a bot."""
    short = [_name(spec)[: MOST_LETTERS - 8] for spec in specs]
    return [name if short.count(name) == 1 else f"{name} {short[: k + 1].count(name)}" for k, name in enumerate(short)]


def _name(spec: str) -> str:
    kind, _, place = spec.partition(":")
    if kind == LEARNED:
        return plain_reason(f"{LEARNED} {Path(place).name}")
    return parse_spec(spec).name if is_foreign(spec) else spec


def missing(folder: str, outcomes: Sequence[Outcome]) -> int:
    """How many of these games have no record."""
    return sum(not path_of(folder, outcome.number).exists() for outcome in outcomes)


class GivenReason(NamedTuple):
    """One choice and its reason."""

    game: int
    turn: int
    choice: str
    why: str


def some_reasons(schedule: Schedule, outcomes: Sequence[Outcome], folder: str) -> dict[str, list[GivenReason]]:
    """A few reasons of each entrant that gave some, by its name: from its first games, all entrants alike."""
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
    """The reasons in a record, each with the seat that gave it; a file that is no record has none."""
    with contextlib.suppress(OSError, UnicodeDecodeError, RecordError):
        replay = Replay(read_record(path_of(folder, number).read_text(encoding="utf-8")))
        for line in replay.record.lines:
            if line.why:
                yield line.seat, GivenReason(number, replay.game.turn, line.choice, line.why)
            replay.step()
