"""A language: its catalogue, and sentences formatted from it."""

from __future__ import annotations

import locale
import re
from functools import cache
from typing import TYPE_CHECKING, Final, Literal

from kingoftokyo.i18n import LANGUAGES, catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

# The files that most commands use; parsing the others would double the time
FILES: Final = (
    *("cards.ftl", "errors.ftl", "events.ftl", "looking-back.ftl", "options.ftl", "page.ftl", "questions.ftl"),
    *("reasons.ftl", "terminal.ftl"),
)
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # environment variables; the first that is set counts


class Language:
    """The sentences of one language."""

    def __init__(self, code: str) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415  slow to import

        self.code: Final = code
        self.missed: Final[set[str]] = set()  # ids that could not be formatted; the tests expect none
        self._texts: Final = catalogue(code)
        self._bundle = FluentBundle([code], use_isolating=False)
        self.read(*FILES)

    def read(self, *files: str) -> None:
        """Add the sentences of these files of the catalogue; files that were read before are skipped."""
        from fluent.runtime import FluentResource  # noqa: PLC0415  slow to import

        for file in files:
            text = self._texts.pop(file, None)
            if text is not None:
                self._bundle.add_resource(FluentResource(text))

    def has(self, id: str) -> bool:
        """Whether there is such a sentence; attributes are written `id.attribute`."""
        message, _, attribute = id.partition(".")
        if not self._bundle.has_message(message):
            return False
        return not attribute or attribute in self._bundle.get_message(message).attributes

    def say(self, id: str, **args: float | str) -> str:
        """The sentence with this id, or with `id.attribute`."""
        if not self.has(id):
            self.missed.add(id)
            return id
        message, _, attribute = id.partition(".")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            self.missed.add(id)
            return id
        text, errors = self._bundle.format_pattern(pattern, args)
        self.missed.update(f"{id}: {error}" for error in errors)
        return str(text).replace("!.", "!")  # after a card's name like "It Has a Child!"

    def listed(self, items: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
        """The items as a list of the language, `a, b, and c`, or with `or`; `none` if there are none."""
        from babel.lists import format_list  # noqa: PLC0415  slow to import

        return format_list(items, style, self.code) if items else "none"


@cache
def language(code: str) -> Language:
    """The language with this code, one of LANGUAGES; cached."""
    return Language(code)


def preferred(environment: Mapping[str, str]) -> str:
    """The code of a person's language; English if there is no catalogue for it.

    The environment names it. Where it does not, as on Windows, the locale of the system does.
    """
    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), "") or _system_locale()
    name = re.split("[_.@]", wanted)[0].lower()
    code = locale.normalize(name).partition("_")[0]  # Windows spells a name out: `French_France`
    return code if code in LANGUAGES else LANGUAGES[0]


def _system_locale() -> str:
    """The name of the system's locale; empty if it is unknown."""
    try:
        return locale.getlocale()[0] or ""
    except ValueError:  # a name that Python does not know
        return ""
