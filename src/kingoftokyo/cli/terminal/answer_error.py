"""What a person typed that cannot be understood, as phrases: each language says it in its own words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kingoftokyo.i18n.phrase import Phrase


class AnswerError(ValueError):
    """What was typed is no answer; the phrases say why."""

    def __init__(self, *phrases: Phrase) -> None:
        super().__init__(*phrases)
        self.phrases: Final = phrases

    def __str__(self) -> str:
        from kingoftokyo.i18n.speech import english  # noqa: PLC0415  only where somebody reads it

        return english().phrases(self.phrases)
