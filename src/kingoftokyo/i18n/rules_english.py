"""The English of cards, rulings, settings and some errors as Fluent text, generated from the rules."""

from __future__ import annotations

import re
from string import Formatter
from typing import Final

from kingoftokyo.i18n.ids import hyphened
from kingoftokyo.rules import ERROR_TEXTS, SETTINGS, packaged_card_facts
from kingoftokyo.rules.rulings import RULINGS

OUR_SETTINGS: Final = tuple(SETTINGS)  # a user's own expansions add theirs when they are loaded, after this module

# Errors whose text for programs is also the sentence for people; `errors.ftl` has the sentences that differ.
SAID_ALIKE: Final = (
    *("position-too-few-alive", "setup-same-monster"),
    *("rules-preset", "rules-setting", "rules-value", "rules-word", "rules-contradiction"),
    *("card-unknown", "card-unknown-near", "card-name", "card-numbers", "card-kind", "card-limit"),
    *("card-file-missing", "card-file-unreadable", "card-file-name", "card-file-failed", "card-file-empty"),
    *("card-file-expansion", "card-file-facts", "card-file-changed"),
    *("player-unknown", "player-personality"),
    *("save-missing", "save-empty", "save-too-long"),
    *("table-profile", "table-online"),
    *("room-unknown", "room-full", "room-started", "room-open-seats", "room-not-host", "room-not-yours"),
    *("room-no-host", "room-nobody-there", "room-monster-taken", "room-not-over", "room-say"),
    *("room-clock", "room-text-long", "room-text-signs"),
)


def cards_text() -> str:
    """Name and text of every card and expansion of this package; a user's own cards add their texts elsewhere."""
    return "".join(_message(f"card-{card.id}", card.name, "text", card.text) for card in packaged_card_facts())


def rulings_text() -> str:
    """Question and answer of every ruling, and the sources they name."""
    rulings = "".join(_message(f"ruling-{one.id}", one.question, "answer", one.answer) for one in RULINGS)
    sources = dict.fromkeys(source for one in RULINGS for source in one.source.split("; "))
    return rulings + "".join(f"{source_id(source)} = {_printed(source)}\n" for source in sources)


def source_id(source: str) -> str:
    """The message id of a ruling's source: `card text` is `ruling-source-card-text`."""
    return f"ruling-source-{'-'.join(re.findall('[a-z0-9]+', source.lower()))}"


def settings_text() -> str:
    """What every setting of the rules changes."""
    return "".join(f"rule-{hyphened(setting.name)} = {_printed(setting.about)}\n" for setting in OUR_SETTINGS)


def errors_text() -> str:
    """The errors whose text for programs is also good for people: with a capital letter and a full stop."""
    return "".join(f"error-{code} = {_sentence(ERROR_TEXTS[code])}\n" for code in SAID_ALIKE)


def _sentence(text: str) -> str:
    """A text with arguments in braces as a Fluent sentence; arguments that are shown by their `repr` are quoted."""
    parts = [part + _argument(name, conversion) for part, name, _, conversion in Formatter().parse(_printed(text))]
    said = "".join(parts)
    return said[0].upper() + said[1:] + ("" if said.endswith("?") else ".")


def _argument(name: str | None, conversion: str | None) -> str:
    if name is None:
        return ""
    return f"“{{ ${name} }}”" if conversion else f"{{ ${name} }}"


def _message(id: str, value: str, attribute: str, text: str) -> str:
    return f"{hyphened(id)} = {_printed(value)}\n    .{attribute} = {_printed(text)}\n"


def _printed(text: str) -> str:
    """The text with typographic apostrophes."""
    return text.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
