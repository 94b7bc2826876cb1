"""An error as text for the person at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.cli.terminal.answer_error import AnswerError
from kingoftokyo.table.presentation.error_phrases import error_phrase

if TYPE_CHECKING:
    from kingoftokyo.i18n.speech import Speech
    from kingoftokyo.rules import KingOfTokyoError


def error_text(error: KingOfTokyoError | AnswerError, speech: Speech) -> str:
    """An error in the person's language, after its field; in English if the catalogue has no sentence for it.

    A sentence that names a monster needs the names of the game's monsters.
    """
    if isinstance(error, AnswerError):
        return speech.phrases(error.phrases)
    phrase = error_phrase(error)
    if phrase is None or ("seat" in phrase.args and not speech.names):
        text = str(error)
        return text if text.endswith((".", "?")) else f"{text}."
    return f"{error.field}: {speech.phrase(phrase)}" if error.field else speech.phrase(phrase)
