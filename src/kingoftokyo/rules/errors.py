"""The errors that callers can cause. When one of these is raised, nothing has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kingoftokyo.rules.error_english import ERROR_TEXTS, OTHER

if TYPE_CHECKING:
    from collections.abc import Callable

SHOWN: Final = 80  # the most characters of a value in a message


class KingOfTokyoError(ValueError):
    """A request that the rules do not allow.

    `code` is a stable id of the error, `arguments` are its details, and `field` is where it is, if known:
    `monsters[0].health`. The English text is made from them. An error can also be made from a text: then its code is
    `other` and the text is its argument `text`.
    """

    def __init__(self, code: str, *, field: str = "", **arguments: int | str) -> None:
        super().__init__(code)
        known = code in ERROR_TEXTS
        self.field = field
        self.code = code if known else OTHER
        self.arguments: dict[str, int | str] = arguments if known else {"text": code}

    @property
    def reason(self) -> str:
        """The text without the field; if an argument is missing, the template of the text."""
        try:
            return ERROR_TEXTS[self.code].format(**self.arguments)
        except (LookupError, ValueError):
            return ERROR_TEXTS[self.code]

    def __str__(self) -> str:
        return f"{self.field}: {self.reason}" if self.field else self.reason

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _make, (type(self), (self.code,), {**self.arguments, "field": self.field})


class SetupError(KingOfTokyoError):
    """A game cannot start like this: a wrong number of monsters, rules, seed or loaded throws."""


class ChoiceError(KingOfTokyoError):
    """A choice that cannot be read, is not possible now, or comes from the wrong seat."""


class GameOverError(ChoiceError):
    """A choice for a game that is over."""


class PositionError(KingOfTokyoError):
    """An impossible position; `field` is the wrong field, or empty if it is the whole position.

    It is made from a field and a code, or from a text alone.
    """

    def __init__(self, field: str, code: str = "", **arguments: int | str) -> None:
        super().__init__(code or field, field=field if code else "", **arguments)

    def __reduce__(self) -> tuple[Any, ...]:
        return _make, (type(self), (self.field, self.code), self.arguments)


class RecordError(KingOfTokyoError):
    """A record that cannot be read, or that contains something impossible; `line` is the line number, if known."""

    def __init__(self, code: str, line: int | None = None, *, field: str = "", **arguments: int | str) -> None:
        super().__init__(code, field=field, **arguments)
        self.line = line

    def __str__(self) -> str:
        text = super().__str__()
        return text if self.line is None else f"line {self.line}: {text}"

    def __reduce__(self) -> tuple[Any, ...]:
        return _make, (type(self), (self.code, self.line), {**self.arguments, "field": self.field})


def _make(kind: Callable[..., KingOfTokyoError], values: tuple[object, ...], named: dict[str, object]) -> object:
    """Rebuild a pickled error."""
    return kind(*values, **named)


def in_line(error: KingOfTokyoError, line: int | None, header: str = "") -> RecordError:
    """The same error as a RecordError for this line, in this header field if given."""
    field = f"{header}: {error.field}" if header and error.field else header or error.field
    return RecordError(error.code, line, field=field, **error.arguments)


def shown(value: object) -> str:
    """A short `repr` of a value for a message. It does not fail on any value."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):
        return f"a {type(value).__name__} too long to show"
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
