"""What an exception in a stranger's code says, and where it came from."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Final

MOST_TEXT: Final = 300  # letters of a choice or a message


def describe_error(error: BaseException, *, ours: bool = False) -> str:
    """What an exception says, if it can, and where in the stranger's code it was raised; with `ours`, where in ours."""
    return _text(error)[:MOST_TEXT] + _place(error, ours=ours)[:MOST_TEXT]


def _text(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}".removesuffix(": ")
    except BaseException:  # noqa: BLE001  its own text may fail as well
        return type(error).__name__


def _place(error: BaseException, *, ours: bool) -> str:
    """The innermost line that counts; nothing when there is none."""
    package = str(Path(__file__).parents[1])
    found = None
    for frame in traceback.extract_tb(error.__traceback__, limit=-50):
        if ours or not frame.filename.startswith((package, "<frozen")):
            found = frame
    return f" ({Path(found.filename).name}, line {found.lineno}, in {found.name})" if found is not None else ""
