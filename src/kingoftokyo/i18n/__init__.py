"""The words of the game: every sentence that people read, in each language, as Fluent files."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

LANGUAGES: Final = ("en", "fr")


def catalogue(language: str) -> dict[str, str]:
    """The texts of a language by the names of their files; a language we do not speak raises a KeyError."""
    if language not in LANGUAGES:
        raise KeyError(f"there are no words in {language!r}; the languages are: {', '.join(LANGUAGES)}")
    folder = files(__name__) / language
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}


def text_of(language: str) -> str:
    """All files of a language as one text, for a page."""
    return "\n".join(catalogue(language).values())
