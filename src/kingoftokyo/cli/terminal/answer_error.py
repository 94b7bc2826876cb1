"""The error for what a person typed, as phrases of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kingoftokyo.i18n.phrase import Phrase


class AnswerError(ValueError):
    """A typed answer, or an option of the command, cannot be used; `phrases` say why."""

    def __init__(self, *phrases: Phrase) -> None:
        super().__init__(*phrases)
        self.phrases: Final = phrases

    def __str__(self) -> str:
        from kingoftokyo.i18n.speech import english  # noqa: PLC0415  loaded only when it is read

        return english().phrases(self.phrases)
