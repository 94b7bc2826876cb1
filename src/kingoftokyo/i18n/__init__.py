"""All sentences that people read, in each language, as Fluent files, and the code that formats them.

The English of cards, rulings, settings and some errors is read from `rules`, where they are defined.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from kingoftokyo.i18n.rules_english import cards_text, errors_text, rulings_text, settings_text

LANGUAGES: Final = ("en", "fr")


def catalogue(language: str) -> dict[str, str]:
    """The Fluent texts of a language by file name; raises KeyError for an unknown language."""
    if language not in LANGUAGES:
        raise KeyError(f"there is no catalogue for {language!r}; the languages are: {', '.join(LANGUAGES)}")
    found = {
        file.name: file.read_text(encoding="utf-8")
        for file in (files(__name__) / language).iterdir()
        if file.name.endswith(".ftl")
    }
    if language == "en":
        found |= {"cards.ftl": cards_text(), "rulings.ftl": rulings_text(), "settings.ftl": settings_text()}
        found["errors.ftl"] += errors_text()
    return dict(sorted(found.items()))


def text_of(language: str) -> str:
    """All files of a language as one text, for a page."""
    return "\n".join(catalogue(language).values())
