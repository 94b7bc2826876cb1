"""The sentence of the catalogue for an error, by its code.

`rules/error_english.py` has an English text for every error, for programs: it names fields, seat numbers and refused
values. Errors that people can cause at the page, in a game or at the command line also have a sentence in every
language, with the id `error-` and the code: it names monsters and says what to do. Where the text for programs is good
for people, too, the English sentence is generated from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.i18n.phrase import Phrase
from kingoftokyo.i18n.rules_english import SAID_ALIKE

if TYPE_CHECKING:
    from kingoftokyo.rules import KingOfTokyoError
    from kingoftokyo.table.protocols import StoreErrorCode

OF_FORMS: Final = frozenset(
    {
        "position-health-range",
        "position-points-range",
        "position-energy-range",
        "position-tokens-range",
        "position-counters-range",
        "position-rolls-left-range",
        "position-discard-held",
        "position-copies-used-up",
        "position-only-mimic",
        "position-copied-not-held",
        "position-place-taken",
        "position-too-few-alive",
        "position-no-bay",
        "position-bay-closed",
        "position-market-size",
        "position-dead-turn",
        "dice-too-many",
        "dice-no-energy",
        "setup-one-person",
        "setup-same-monster",
    }
)
PHRASED: Final = (
    OF_FORMS
    | frozenset(SAID_ALIKE)
    | frozenset(
        {
            "setup-words-long",
            "setup-words-signs",
            "player-rules",
            "save-slot",
            "save-unreadable",
            "save-too-large",
            "save-no-text",
            "save-cut-off",
            "save-field",
            "save-changed",
            "save-other-position",
            "save-not-written",
            "save-no-backup",
            "save-foreign",
            "record-title",
            "record-format-newer",
            "record-rules-newer",
            "table-moment",
            "table-nothing",
            "table-seats",
            "table-monster",
            "table-over",
            "table-name",
        }
    )
)

OF_DISKS: Final[dict[str, StoreErrorCode]] = {"save-disk-full": "store-full", "save-read-only": "store-read-only"}


def error_phrase(error: KingOfTokyoError) -> Phrase | None:
    """The sentence for this error, if its code has one."""
    if error.code in OF_DISKS:
        return Phrase(OF_DISKS[error.code])
    return Phrase(f"error-{error.code}", {**error.arguments}) if error.code in PHRASED else None
