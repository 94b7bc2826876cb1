"""The English of cards, rulings and settings as Fluent text, generated from the rules."""

from __future__ import annotations

import re
from typing import Final

from kingoftokyo.i18n.ids import hyphened
from kingoftokyo.rules import SETTINGS, packaged_card_facts
from kingoftokyo.rules.rulings import RULINGS

OUR_SETTINGS: Final = tuple(SETTINGS)  # a user's own expansions add theirs when they are loaded, after this module


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


def _message(id: str, value: str, attribute: str, text: str) -> str:
    return f"{hyphened(id)} = {_printed(value)}\n    .{attribute} = {_printed(text)}\n"


def _printed(text: str) -> str:
    """The text with typographic apostrophes."""
    return text.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
