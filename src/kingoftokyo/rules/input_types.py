"""Checks of arguments from outside. Public signatures use wide types and check here, so that the compiled and the
interpreted engine refuse the same values with the same errors."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from operator import index
from typing import Final, SupportsIndex, cast

from kingoftokyo.rules.errors import SetupError, shown

JOINERS: Final = "\u200c\u200d"
FIRST_TAG: Final = "\U000e0020"
LAST_TAG: Final = "\U000e007f"


def whole(value: object) -> int | None:
    """A whole number of any kind, such as NumPy's; None for anything else, and for True and False."""
    if isinstance(value, int):
        return None if isinstance(value, bool) else value
    try:
        return index(cast("SupportsIndex", value))
    except TypeError:  # also raised by an array of several numbers, though it has the method
        return None


def whole_seed(seed: object) -> int:
    """A seed of any size for a copy of a game; anything but a whole number raises a SetupError."""
    found = whole(seed)
    if found is None:
        raise SetupError("field-number", field="seed", found=shown(seed))
    return found


def plain_numbers(value: object) -> object:
    """The same value with whole numbers of any kind, also inside lists, converted to int."""
    if isinstance(value, (list, tuple)):
        return [plain_numbers(item) for item in value]
    number = whole(value)
    return value if number is None else number


def several(value: object, code: str, *, field: str, **arguments: int | str) -> Collection[object]:
    """A collection; anything else, including a text or a mapping, raises a SetupError with this code."""
    if isinstance(value, (list, tuple)):
        return value
    if isinstance(value, (str, bytes, Mapping)) or not isinstance(value, Collection):
        raise SetupError(code, field=field, found=shown(value), **arguments)
    return value


def is_plain(text: str) -> bool:
    """Whether a text can be part of a line: no control characters, no line breaks.

    The invisible characters of emoji sequences are allowed: joiners, and the tags of flags.
    """
    for letter in text:
        if not letter.isprintable() and letter not in JOINERS and not FIRST_TAG <= letter <= LAST_TAG:
            return False
    return True
