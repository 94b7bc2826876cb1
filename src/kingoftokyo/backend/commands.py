"""Reads the commands that a page sends to a table."""

from __future__ import annotations

from typing import Final

import msgspec

from kingoftokyo.table.wire.messages import FromPage, Refused

MOST_LETTERS: Final = 8_192
NO_COMMAND: Final = Refused("", "malformed", "this is not a command")
READER: Final = msgspec.json.Decoder(FromPage)


def read_command(text: str) -> FromPage | None:
    """The command in this text; None if it is none, for example endless brackets."""
    try:
        return READER.decode(text) if len(text) <= MOST_LETTERS else None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
