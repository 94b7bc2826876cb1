"""Replaying a record line by line: every choice must be possible, and every random outcome must be the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.core.game_log import History
from kingoftokyo.rules.core.interrupts import let_others_in
from kingoftokyo.rules.errors import KingOfTokyoError, PositionError, RecordError, SetupError, in_line
from kingoftokyo.rules.positions.parse import count_monsters, parse_position
from kingoftokyo.rules.records.chain import chain
from kingoftokyo.rules.records.chance_log import brief, card_names, format_outcome, packed_outcomes
from kingoftokyo.rules.records.fairness import commitment, read_secret
from kingoftokyo.rules.records.format import result_text
from kingoftokyo.rules.records.start import start, start_from
from kingoftokyo.rules.setup import read_persons, read_rules

if TYPE_CHECKING:
    from kingoftokyo.rules.events import Event
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.positions.fields import Fields
    from kingoftokyo.rules.records.record import Line, Record


def play_again(game: Game, record: Record, secret: object) -> None:
    """Replay the whole record in a blank game. An unfinished game with fair dice needs its secret to be continued."""
    if record.commitment and not record.over and secret is None:
        raise RecordError("record-secret-needed")
    begin_again(game, record, secret)
    for line in record.lines:
        play_line(game, record, line)
    check_end(game, record)


def begin_again(game: Game, record: Record, secret: object = None) -> None:
    """Start the game as the record says and check the outcomes; without a secret they are taken from the record."""
    record.check_head()
    history = _history(record, secret)
    if history.recorded_outcomes is not None:
        history.recorded_outcomes = packed_outcomes(record.start)
    try:
        if record.position:
            start_from(game, history, _position(game, record))
        else:
            game.loaded = list(record.rolls)
            start(game, history)
    except (SetupError, PositionError, RecordError) as error:
        raise in_line(error, record.start_at) from None
    if not record.position:
        game.persons = _persons(game, record)
    elif record.persons != [seat for seat in range(game.players) if game.persons >> seat & 1]:
        raise RecordError("record-other-people", record.start_at)
    _compare(record, record.start_at, record.start, history, history.start)
    if record.bound:
        chain(game, history, record)


def _persons(game: Game, record: Record) -> int:
    try:
        return read_persons(record.persons, game.players, game.rules)
    except SetupError as error:
        raise in_line(error, record.start_at) from None


def _position(game: Game, record: Record) -> Fields:
    data = parse_position(record.position)
    if count_monsters(data) != game.players or read_rules(data.data.get("rules", "standard")) != record.rules:
        raise RecordError("record-other-position")
    return data


def _history(record: Record, secret: object) -> History:
    if not record.commitment:
        if secret is not None:
            raise RecordError("record-secret-unneeded")
        return History(record.seed or 0, b"", ())
    known = record.secret if secret is None else read_secret(secret).hex()
    if known and commitment(bytes.fromhex(known)) != record.commitment:
        raise RecordError("record-secret-wrong")
    history = History(0, bytes.fromhex(known), tuple(record.words), record.commitment)
    if not known:
        history.recorded_outcomes = []
    return history


def play_line(game: Game, record: Record, line: Line) -> list[Event]:
    """Play one line and check its number, its seat and its random outcomes; returns the new events."""
    let_others_in()
    history = game.history
    if game.over:
        raise RecordError("record-over", line.at, reason=game.reason)
    if line.number != game.number or (line.interjection and line.interjection != game.interjections + 1):
        raise RecordError("record-number", line.at, number=game.number, found=line.label)
    if history is None:
        raise RecordError("record-no-history")
    if history.recorded_outcomes is not None:
        history.recorded_outcomes = packed_outcomes(line.outcomes)
    try:
        happened = game.interject(line.seat, line.choice) if line.interjection else game.play(line.choice, line.seat)
    except KingOfTokyoError as error:
        raise in_line(error, line.at) from None
    _compare(record, line.at, line.outcomes, history, history.now)
    return happened


def check_end(game: Game, record: Record) -> None:
    """After the last line: check that the result, the deck and the head are those of the header."""
    last = record.lines[-1].at if record.lines else record.start_at
    if record.deck and game.history is not None and game.history.deck is None:
        raise RecordError("record-deck-unused", record.start_at)
    if result_text(game) != record.result:
        raise RecordError("record-other-result", last, result=result_text(game), found=record.result)
    if game.head and game.head != record.head:  # the same choices in another spelling give another hash
        raise RecordError("record-head-other", last)


def _compare(record: Record, at: int, recorded: list[str], history: History, outcomes: list[int]) -> None:
    """Check the outcomes against the record, and the deck against the header."""
    found = [format_outcome(history, outcome) for outcome in outcomes]
    for k in range(max(len(found), len(recorded))):
        here = found[k] if k < len(found) else "nothing more"
        there = recorded[k] if k < len(recorded) else "nothing more"
        if here != there:
            raise RecordError("record-other-chance", at, answer=brief(here), found=brief(there))
    if history.deck is not None and card_names(history.deck).split() != record.deck:
        raise RecordError("record-deck-other", record.start_at)
