"""Writing the record of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.asking.choices import choice_text
from kingoftokyo.rules.errors import RecordError, SetupError, shown
from kingoftokyo.rules.input_types import is_plain, several
from kingoftokyo.rules.records.chance_log import card_names, format_outcome
from kingoftokyo.rules.records.record import CHAINED, COMMITTED, NOT_OVER, Line, Record
from kingoftokyo.rules.version import RULES_VERSION

if TYPE_CHECKING:
    from kingoftokyo.rules.core.game_log import History
    from kingoftokyo.rules.game import Game

MOST_LETTERS: Final = 60


def write_record(game: Game, monsters: object, players: object, date: object) -> Record:
    """The record of a game that was made by `Game.new`, `from_position` or `from_record`.

    A game without a history, such as a clone, raises a RecordError.
    """
    history = game.history
    if history is None:
        raise RecordError("record-no-history")
    bound = history.bound
    if bound is not None:  # keep the header of the start, on which the dice depend
        record = Record(bound.rules_version, game.rules, bound.monsters, bound.players)
        record.bound = bound.header
        record.date = bound.date
    else:
        record = Record(RULES_VERSION, game.rules, _names(monsters, game), _players(players, game))
        record.date = plain_text(date, "date") if date else ""
    if history.commitment:
        record.chance = COMMITTED if bound is None else CHAINED
        record.commitment = history.commitment
        record.words = list(history.words)
        record.secret = history.secret.hex() if game.over else ""
    elif not history.position:
        record.seed = history.seed
    record.rolls = list(history.rolls)
    record.position = history.position
    record.result = result_text(game)
    record.deck = card_names(history.deck).split() if history.deck is not None else []
    record.start = [format_outcome(history, outcome) for outcome in history.start]
    for line in history.played:
        outcomes = [format_outcome(history, outcome) for outcome in line.outcomes]
        record.lines.append(Line(0, line.number, line.interjection, line.seat, choice_text(line.choice), outcomes))
    if record.bound:
        record.head = record.heads()[-1]
    return record


def lines_of(history: History | None) -> list[Line]:
    """Every choice of a game so far, without what chance answered."""
    played = [] if history is None else history.played
    return [Line(0, line.number, line.interjection, line.seat, choice_text(line.choice), []) for line in played]


def result_text(game: Game) -> str:
    """`not over`, `seat 2, points`, or `nobody, all dead`."""
    if not game.over:
        return NOT_OVER
    return f"{'nobody' if game.winner is None else f'seat {game.winner}'}, {game.reason}"


def plain_text(text: object, what: str) -> str:
    """Check that a text, such as a name, is short and on one line; else raise a SetupError that names it as `what`."""
    plain = " ".join(text.split()) if isinstance(text, str) else ""
    if not plain or len(plain) > MOST_LETTERS or not is_plain(plain):
        raise SetupError("field-short-text", field=what, most=MOST_LETTERS, found=shown(text))
    return plain


def _names(monsters: object, game: Game) -> list[str]:
    names = [plain_text(name, "monsters") for name in _given(monsters, "monsters", game)]
    return names + [f"Monster {seat + 1}" for seat in range(len(names), game.players)]


def _given(names: object, what: str, game: Game) -> list[object]:
    """A list of at most one name per seat."""
    given = several(names, "record-names-list", field=what)
    if len(given) > game.players:
        raise SetupError("record-names", field=what, most=game.players, found=len(given))
    return list(given)


def _players(players: object, game: Game) -> list[str]:
    """The player of each seat; the names of people begin with `person`."""
    given = _given(players, "players", game)
    found: list[str] = []
    for seat in range(game.players):
        name = plain_text(given[seat], "players") if seat < len(given) else ""
        marked = name.split()[:1] == ["person"]
        if game.persons >> seat & 1:
            found.append(name if marked else plain_text(f"person {name}", "players"))
        elif marked:
            raise SetupError("record-no-person", field="players", seat=seat, found=shown(name))
        else:
            found.append(name or "computer")
    return found
