"""Describing an exception in a user's code: its text, and where it was raised."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Final

MOST_ERROR_TEXT: Final = 300  # characters of a message


def describe_error(error: BaseException, *, ours: bool = False) -> str:
    """The text of an exception and the innermost line of user code that raised it; with `ours`, of any code."""
    return _text(error)[:MOST_ERROR_TEXT] + _place(error, ours=ours)[:MOST_ERROR_TEXT]


def _text(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}".removesuffix(": ")
    except BaseException:  # noqa: BLE001  its __str__ may fail as well
        return type(error).__name__


def _place(error: BaseException, *, ours: bool) -> str:
    """The innermost line, outside this package unless `ours`; empty if there is none."""
    package = str(Path(__file__).parents[1])
    found = None
    for frame in traceback.extract_tb(error.__traceback__, limit=-50):
        if ours or not frame.filename.startswith((package, "<frozen")):
            found = frame
    return f" ({Path(found.filename).name}, line {found.lineno}, in {found.name})" if found is not None else ""
