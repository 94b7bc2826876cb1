"""Parsing the text of a record. Every error has its line number; replaying checks whether the lines are possible."""

from __future__ import annotations

import re
from typing import Final

from kingoftokyo.rules.core.interrupts import let_others_in
from kingoftokyo.rules.errors import RecordError, SetupError, in_line, shown
from kingoftokyo.rules.records.chance_log import parse_outcome
from kingoftokyo.rules.records.fairness import commitment, read_secret, read_words
from kingoftokyo.rules.records.format import plain_text
from kingoftokyo.rules.records.record import (
    CHAINED,
    COMMITTED,
    FORMAT,
    NOT_OVER,
    STREAM,
    TITLE,
    WHY,
    Line,
    Record,
    plain_reason,
)
from kingoftokyo.rules.settings import FEWEST_MONSTERS, MOST_MONSTERS, rules_from_text
from kingoftokyo.rules.setup import read_rolls
from kingoftokyo.rules.version import RULES_VERSION

MOST_RECORD_TEXT: Final = 1_000_000  # characters; the longest of 200 000 random games has 140 000
_FIELDS: Final = (
    "rules version",
    "rules",
    "chance",
    "seed",
    "commitment",
    "secret",
    "rolls",
    "position",
    "date",
    "result",
    "deck",
    "head",
)
# The header fields that the dice of a chained record depend on, in this order: after the first two come the seats and
# the commitment with the words, then the last three.
_BOUND_FIRST: Final = ("rules version", "rules")
_BOUND_LAST: Final = ("rolls", "position", "date")
_SEAT_FIELD: Final = re.compile(r"(monster|player|words) ([0-5])")
_LINE: Final = re.compile(r"(0|[1-9][0-9]{0,9})(?:\.([1-9][0-9]{0,9}))? seat ([0-5]): ([^;]+)")
_RESULT: Final = re.compile(r"not over|(seat [0-5]|nobody), [a-z0-9_ ]+")
_HEX: Final = re.compile(r"[0-9a-f]{64}")


def read_record(text: object) -> Record:
    """Parse a record; anything else raises a RecordError with the line and the reason."""
    if not isinstance(text, str):
        raise RecordError("record-type", found=shown(text))
    if len(text) > MOST_RECORD_TEXT:
        raise RecordError("record-too-long", found=len(text), most=MOST_RECORD_TEXT)
    lines = text.removeprefix("\ufeff").split("\n")  # some editors write a byte order mark
    _check_title(lines[0].strip())
    header: dict[str, str] = {}
    where: dict[str, int] = {}
    record: Record | None = None
    for at, line in enumerate(lines[1:], 2):
        let_others_in()
        words = " ".join(line.split())
        if not words or words.startswith("#"):
            if words.startswith(WHY) and record is not None and record.lines and record.lines[-1].at == at - 1:
                record.lines[-1].why = plain_reason(words[len(WHY) :])
            continue
        try:
            if record is not None:
                record.lines.append(_line(words, at))
            elif words.partition(";")[0].strip() == "start":
                record = _Header(header, where).record()
                record.start_at = at
                record.start = _outcomes(words.split(";")[1:])
            else:
                _header_line(words, header, where, at)
        except RecordError as error:
            raise (error if error.line is not None else in_line(error, at)) from None
    if record is None:
        raise RecordError("record-no-start", len(lines))
    return record


def _check_title(title: str) -> None:
    if not title.startswith(TITLE):
        raise RecordError("record-title", 1, title=f"{TITLE}{FORMAT}", found=shown(title))
    number = title[len(TITLE) :]
    if number != str(FORMAT):
        code = "record-format-newer" if number.isdecimal() else "record-format"
        raise RecordError(code, 1, format=FORMAT, found=shown(number))


def _header_line(words: str, header: dict[str, str], where: dict[str, int], at: int) -> None:
    name, colon, value = words.partition(":")
    if not colon:
        raise RecordError("record-header-line", found=shown(words))
    if name not in _FIELDS and not _SEAT_FIELD.fullmatch(name):
        raise RecordError("record-header-unknown", found=shown(name))
    if name in header:
        raise RecordError("record-header-twice", found=shown(name))
    header[name] = value.strip()
    where[name] = at


def _line(words: str, at: int) -> Line:
    choice, *outcomes = words.split(";")
    found = _LINE.fullmatch(choice.strip())
    if found is None:
        raise RecordError("record-choice-line", found=shown(words))
    interjection = 0 if found[2] is None else int(found[2])
    return Line(at, int(found[1]), interjection, int(found[3]), " ".join(found[4].split()), _outcomes(outcomes))


def _outcomes(texts: list[str]) -> list[str]:
    return [parse_outcome(text) for text in texts]


class _Header:
    """The fields of a header; errors have the field's name and line."""

    def __init__(self, fields: dict[str, str], where: dict[str, int]) -> None:
        self.fields = fields
        self.where = where

    def record(self) -> Record:
        version = self.number("rules version", 0, 10**9)
        if version > RULES_VERSION:
            raise self.error("rules version", "record-rules-newer", rules=RULES_VERSION)
        rules_text = self.needed("rules")
        try:
            rules = rules_from_text(rules_text)
        except SetupError as error:
            raise in_line(error, self.where["rules"], "rules") from None
        record = Record(version, rules, self.by_seat("monster"), self.by_seat("player"))
        if len(record.players) != len(record.monsters):
            raise RecordError("record-players", monsters=len(record.monsters), players=len(record.players))
        record.result = self.fields.get("result", NOT_OVER)
        if not _RESULT.fullmatch(record.result):
            raise self.error("result", "record-result", not_over=NOT_OVER)
        record.position = self.fields.get("position", "")
        if record.position:
            self.refuse(("seed", "rolls"), "record-beside-position")
        record.date = self.plain("date") if self.fields.get("date") else ""
        record.deck = self.fields.get("deck", "").split()
        if "rolls" in self.fields:
            try:
                record.rolls = read_rolls(self.fields["rolls"].split(","), rules)
            except SetupError as error:
                raise in_line(error, self.where["rolls"], "rolls") from None
        self.read_chance(record)
        return record

    def read_chance(self, record: Record) -> None:
        record.chance = self.needed("chance")
        if record.chance == STREAM:
            if not record.position:
                record.seed = self.number("seed", -(2**63), 2**63 - 1)
            words = (f"words {seat}" for seat in range(MOST_MONSTERS))
            self.refuse(("commitment", "secret", "head", *words), "record-beside-stream")
        elif record.chance in (COMMITTED, CHAINED):
            self.refuse(("seed",), "record-beside-committed")
            record.commitment = self.hexadecimal("commitment")
            self.read_secret(record)
            if record.chance == CHAINED:
                record.head = self.hexadecimal("head")
                record.head_at = self.where["head"]
                record.bound = self.bound(len(record.monsters))
            else:
                self.refuse(("head",), "record-beside-unchained")
        else:
            known = f"`{STREAM}`, `{COMMITTED}` or `{CHAINED}`"
            raise self.error("chance", "record-chance", known=known, found=shown(record.chance))

    def bound(self, players: int) -> str:
        """The part of the header that the dice depend on, as it is in the text."""
        seats = [f"{what} {seat}" for seat in range(players) for what in ("monster", "player")]
        words = [f"words {seat}" for seat in range(players)]
        names = [*_BOUND_FIRST, *seats, "chance", "commitment", *words, *_BOUND_LAST]
        lines = [f"{name}: {self.fields[name]}" for name in names if self.fields.get(name)]
        return "\n".join([f"{TITLE}{FORMAT}", *lines])

    def hexadecimal(self, name: str) -> str:
        text = self.needed(name)
        if not _HEX.fullmatch(text):
            raise self.error(name, "record-hexadecimal")
        return text

    def read_secret(self, record: Record) -> None:
        texts = [self.fields.get(f"words {seat}", "") for seat in range(MOST_MONSTERS)]
        players = len(record.monsters)
        for seat in range(players, MOST_MONSTERS):
            if texts[seat]:
                raise self.error(f"words {seat}", "record-words-seat")
        try:
            record.words = list(read_words(texts[:players], players))
        except SetupError as error:
            raise in_line(error, None) from None
        if "secret" in self.fields:
            record.secret = self.hexadecimal("secret")
            if commitment(read_secret(record.secret)) != record.commitment:
                raise self.error("secret", "record-secret-other")
            if not record.over:
                raise self.error("secret", "record-secret-early")

    def refuse(self, names: tuple[str, ...], code: str) -> None:
        for name in names:
            if name in self.fields:
                raise self.error(name, code)

    def error(self, name: str, code: str, **arguments: int | str) -> RecordError:
        at = self.where.get(name)
        if at is None:
            return RecordError("record-header-missing", name=name)
        return RecordError(code, at, field=name, **arguments)

    def needed(self, name: str) -> str:
        value = self.fields.get(name, "")
        if not value:
            raise self.error(name, "record-header-empty")
        return value

    def plain(self, name: str) -> str:
        try:
            return plain_text(self.needed(name), name)
        except SetupError as error:
            raise in_line(error, self.where[name], name) from None

    def number(self, name: str, least: int, most: int) -> int:
        text = self.needed(name)
        if not re.fullmatch(r"-?[0-9]{1,19}", text) or not least <= int(text) <= most:
            raise self.error(name, "field-number-range", least=least, most=most, found=shown(text))
        return int(text)

    def by_seat(self, what: str) -> list[str]:
        found: list[str] = []
        while f"{what} {len(found)}" in self.fields:
            found.append(self.plain(f"{what} {len(found)}"))
        for seat in range(len(found), MOST_MONSTERS):
            if f"{what} {seat}" in self.fields:
                raise self.error(f"{what} {seat}", "record-seat-missing", what=what, seat=seat - 1)
        if len(found) < FEWEST_MONSTERS:
            raise RecordError("record-few-seats", least=FEWEST_MONSTERS, most=MOST_MONSTERS, what=what)
        return found
