"""What can be wrong with what a caller asks for. Nothing has changed when one of these is raised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kingoftokyo.rules.error_english import OTHER, TEXTS

if TYPE_CHECKING:
    from collections.abc import Callable

SHOWN: Final = 80  # letters of a value in a message


class KingOfTokyoError(ValueError):
    """Anything a caller asked for that the rules do not allow.

    `code` says what is wrong and never changes; `arguments` say it in detail; `field` is where, if that is known:
    `monsters[0].health`. The English sentence is made from them. An error without a code of its own is made of its
    sentence, which is then its argument `text`.
    """

    def __init__(self, code: str, *, field: str = "", **arguments: int | str) -> None:
        super().__init__(code)
        known = code in TEXTS
        self.field = field
        self.code = code if known else OTHER
        self.arguments: dict[str, int | str] = arguments if known else {"text": code}

    @property
    def reason(self) -> str:
        """The sentence without its field; its template, if outside code has left out an argument."""
        try:
            return TEXTS[self.code].format(**self.arguments)
        except (LookupError, ValueError):
            return TEXTS[self.code]

    def __str__(self) -> str:
        return f"{self.field}: {self.reason}" if self.field else self.reason

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _make, (type(self), (self.code,), {**self.arguments, "field": self.field})


class SetupError(KingOfTokyoError):
    """A game cannot start like this: number of monsters, rules, seed or loaded dice."""


class ChoiceError(KingOfTokyoError):
    """A choice that cannot be read, is not possible now, or comes from the wrong seat."""


class GameOverError(ChoiceError):
    """A choice for a game that is over."""


class PositionError(KingOfTokyoError):
    """A position that cannot be on the table, and the field of it that is wrong; none if it is the whole.

    It is made of a field and a code, or of a sentence alone.
    """

    def __init__(self, field: str, code: str = "", **arguments: int | str) -> None:
        super().__init__(code or field, field=field if code else "", **arguments)

    def __reduce__(self) -> tuple[Any, ...]:
        return _make, (type(self), (self.field, self.code), self.arguments)


class RecordError(KingOfTokyoError):
    """A record that cannot be read, or in which something cannot have happened: why, and in which line."""

    def __init__(self, code: str, line: int | None = None, *, field: str = "", **arguments: int | str) -> None:
        super().__init__(code, field=field, **arguments)
        self.line = line

    def __str__(self) -> str:
        text = super().__str__()
        return text if self.line is None else f"line {self.line}: {text}"

    def __reduce__(self) -> tuple[Any, ...]:
        return _make, (type(self), (self.code, self.line), {**self.arguments, "field": self.field})


def _make(kind: Callable[..., KingOfTokyoError], values: tuple[object, ...], named: dict[str, object]) -> object:
    """An error as it was before it was pickled."""
    return kind(*values, **named)


def in_line(error: KingOfTokyoError, line: int | None, header: str = "") -> RecordError:
    """The same error, found in this line of a record: in the value of this field of its header, if there is one."""
    field = f"{header}: {error.field}" if header and error.field else header or error.field
    return RecordError(error.code, line, field=field, **error.arguments)


def shown(value: object) -> str:
    """A value as a message shows it: short, and without failing on anything that a stranger may send."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):
        return f"a {type(value).__name__} too long to show"
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
