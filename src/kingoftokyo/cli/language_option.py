"""The option `--language`, and the sentences in the chosen language."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from kingoftokyo.i18n import LANGUAGES
from kingoftokyo.i18n.language import language, preferred
from kingoftokyo.i18n.speech import Speech
from kingoftokyo.rules import shown


def _code(code: str | None) -> str:
    """The language that was named, or else that of the locale."""
    if code is None:
        return preferred(os.environ)
    if code.lower() not in LANGUAGES:
        raise typer.BadParameter(f"there is no language {shown(code)}; the languages are: {', '.join(LANGUAGES)}")
    return code.lower()


LanguageCode = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="|".join(LANGUAGES),
        callback=_code,
        help="The language of the output; by default that of your locale, or English.",
    ),
]


def speech_in(code: str | None, *files: str) -> Speech:
    """Sentences in this language, still without monsters' names; in English for None.

    `files` are files of the catalogue that most commands do without.
    """
    spoken = language(code or LANGUAGES[0])
    spoken.read(*files)
    return Speech(spoken)
