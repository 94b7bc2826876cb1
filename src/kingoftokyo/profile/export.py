"""The file of an exported profile: all notes as JSON, checked when it is imported."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from kingoftokyo.profile.daily import is_date
from kingoftokyo.profile.facts import from_text
from kingoftokyo.profile.puzzles import puzzle_named
from kingoftokyo.rules import KingOfTokyoError, is_plain

if TYPE_CHECKING:
    from collections.abc import Callable

TITLE: Final = "King of Tokyo profile"
MOST_TEXT: Final = 8_000_000  # characters of a file: about ten thousand games
MOST_KEY: Final = 100
MOST_NOTES: Final = 100_000
CHECKS: Final[dict[str, Callable[[str, str], bool]]] = {  # what a note of this kind must be
    "game": lambda _, value: from_text(value) is not None,
    "puzzle": lambda key, value: puzzle_named(key) is not None and is_date(value),
}


class ProfileError(KingOfTokyoError):
    """A file is not an exported profile, or a damaged one."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    format: int
    notes: dict[str, dict[str, str]]


def export_text(notes: dict[str, dict[str, str]]) -> str:
    """The text of the file with these notes by kind; notes that say nothing are left out."""
    sound = {kind: {key: value for key, value in found.items() if value} for kind, found in notes.items()}
    return msgspec.json.format(msgspec.json.encode(_File(TITLE, 1, sound)), indent=1).decode() + "\n"


def read_export(text: str) -> dict[str, dict[str, str]]:
    """The notes by kind of an exported file; raises ProfileError if it is none. Unknown kinds are left out."""
    if len(text) > MOST_TEXT:
        raise ProfileError("table-profile")
    try:
        file = msgspec.json.decode(text, type=_File)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise ProfileError("table-profile") from None
    if file.title != TITLE or file.format != 1:
        raise ProfileError("table-profile")
    return {kind: _checked(kind, notes) for kind, notes in file.notes.items() if kind in CHECKS}


def _checked(kind: str, notes: dict[str, str]) -> dict[str, str]:
    sound = all(len(key) <= MOST_KEY and is_plain(key) and CHECKS[kind](key, value) for key, value in notes.items())
    if not sound or len(notes) > MOST_NOTES:
        raise ProfileError("table-profile")
    return notes
