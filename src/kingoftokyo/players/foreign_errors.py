"""What an exception in a stranger's code says, and where it came from."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Final

MOST_TEXT: Final = 300  # letters of a choice or a message


def told(wrong: BaseException) -> str:
    """What an exception says, if it can, and where in the stranger's code it came from."""
    try:
        text = f"{type(wrong).__name__}: {wrong}".removesuffix(": ")
    except BaseException:  # noqa: BLE001  its own text may fail as well
        text = type(wrong).__name__
    frames = traceback.extract_tb(wrong.__traceback__, limit=-50)
    ours = str(Path(__file__).parents[1])
    frame = None
    for one in frames:
        if not one.filename.startswith((ours, "<frozen")):
            frame = one
    where = f" ({Path(frame.filename).name}, line {frame.lineno}, in {frame.name})" if frame is not None else ""
    return text[:MOST_TEXT] + where[:MOST_TEXT]
