"""Plain data as one line of text that a person can read and type, and back.

    turn=1 step=buy monsters=[(place=city health=9 cards=[wings (card=smoke_cloud counters=2)]) ()]

An object is a list of `field=value` in round brackets, which are omitted at the top level; a list is in square
brackets. Words of lower-case letters, digits and `_` are written bare, unless they could be read as a number, `true`,
`false` or `null`. Any other text is in single quotes, where `''` is a quote.
"""

from __future__ import annotations

import re
from typing import Final

from kingoftokyo.rules.errors import PositionError
from kingoftokyo.rules.input_types import whole

_WORD: Final = re.compile(r"\s*('(?:[^']|'')*'|[()\[\]=]|-?[0-9]+(?![a-z0-9_])|[a-z0-9_]+)")
_WORDS: Final[dict[str, object]] = {"true": True, "false": False, "null": None}
MOST_DEPTH: Final = 20


def to_line(data: dict[str, object]) -> str:
    """A position as one line of text, which `parse_position` reads."""
    return _object(data)


def _object(data: dict[str, object]) -> str:
    return " ".join(f"{field}={_value(value)}" for field, value in data.items())


def _value(value: object) -> str:
    if isinstance(value, dict):
        return f"({_object(value)})"
    if isinstance(value, list):
        return f"[{' '.join(_value(item) for item in value)}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "null"
    number = None if isinstance(value, str) else whole(value)
    if number is not None:
        return str(number)
    text = str(value)
    if re.fullmatch(r"[a-z_][a-z0-9_]*", text) and text not in _WORDS:
        return text
    return "'" + text.replace("'", "''") + "'"


def from_line(line: str) -> dict[str, object]:
    """Parse a line; a syntax error raises a PositionError with the column."""
    reader = _Reader(line)
    data = reader.fields(0)
    if reader.word:
        raise reader.error("line-end")
    return data


class _Reader:
    def __init__(self, line: str) -> None:
        self.line = line
        self.start = 0
        self.end = 0
        self.word = ""
        self.advance()

    def advance(self) -> str:
        """Return the current word and move to the next one."""
        taken = self.word
        found = _WORD.match(self.line, self.end)
        self.start = self.end
        if found is not None:
            self.word = found.group(1)
            self.start = found.start(1)
            self.end = found.end()
        elif self.line[self.end :].strip():
            raise self.error("line-word")
        else:
            self.word = ""
        return taken

    def error(self, code: str, **arguments: int | str) -> PositionError:
        found = self.line[self.start : self.start + 12].strip() or "nothing"
        return PositionError("", code, column=self.start + 1, found=found, **arguments)

    def take(self, word: str) -> None:
        if self.word != word:
            raise self.error("line-sign", sign=word)
        self.advance()

    def fields(self, depth: int) -> dict[str, object]:
        data: dict[str, object] = {}
        while self.word and self.word != ")":
            if not re.fullmatch(r"[a-z_][a-z0-9_]*", self.word):
                raise self.error("line-field")
            if self.word in data:
                raise self.error("line-field-twice", name=self.word)
            field = self.advance()
            self.take("=")
            data[field] = self.value(depth + 1)
        return data

    def value(self, depth: int) -> object:
        if depth > MOST_DEPTH:
            raise self.error("line-depth", most=MOST_DEPTH)
        if self.word == "(":
            self.advance()
            data = self.fields(depth)
            self.take(")")
            return data
        if self.word == "[":
            self.advance()
            items: list[object] = []
            while self.word and self.word != "]":
                items.append(self.value(depth + 1))
            self.take("]")
            return items
        if not self.word or self.word in "()[]=":
            raise self.error("line-value")
        text = self.advance()
        if text.startswith("'"):
            return text[1:-1].replace("''", "'")
        if text in _WORDS:
            return _WORDS[text]
        if re.fullmatch(r"-?[0-9]{1,19}", text):
            return int(text)
        return text
