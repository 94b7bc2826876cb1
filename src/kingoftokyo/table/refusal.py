"""Why a command has no effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules import is_plain
from kingoftokyo.table.wire.messages import Choose, Interject, Odds

if TYPE_CHECKING:
    from kingoftokyo.table.wire.messages import FromPage, Phrase, Why

MOST_LETTERS: Final = 200  # of a choice, and of a command's id


class RefusedError(Exception):
    """A command has no effect. `phrase` says why in every language, if there is one."""

    def __init__(self, why: Why, message: str, phrase: Phrase | None = None) -> None:
        super().__init__(message)
        self.why: Why = why
        self.phrase = phrase


def check_texts(command: FromPage) -> None:
    """Refuse a command with texts that no page sends: too long, or with control characters."""
    texts = [command.id]
    if isinstance(command, (Choose, Interject)):
        texts.append(command.choice)
    elif isinstance(command, Odds):
        texts.append(" ".join(command.keep))
    if not command.id or any(len(text) > MOST_LETTERS or not is_plain(text) for text in texts):
        raise RefusedError("malformed", f"an id and a choice have 1 to {MOST_LETTERS} printable letters")
