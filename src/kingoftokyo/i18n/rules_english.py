"""The English of cards and rulings as Fluent text, generated from the rules."""

from __future__ import annotations

from kingoftokyo.i18n.ids import hyphened
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.rulings import RULINGS


def cards_text() -> str:
    """Name and text of every card and expansion of this package; a user's own cards add their texts elsewhere."""
    ours = [k for k, card in enumerate(CATALOGUE.cards) if type(card).__module__.startswith("kingoftokyo.")]
    return "".join(_message(f"card-{CATALOGUE.ids[k]}", CATALOGUE.names[k], "text", CATALOGUE.texts[k]) for k in ours)


def rulings_text() -> str:
    return "".join(_message(f"ruling-{one.id}", one.question, "answer", one.answer) for one in RULINGS)


def _message(id: str, value: str, attribute: str, text: str) -> str:
    return f"{hyphened(id)} = {_printed(value)}\n    .{attribute} = {_printed(text)}\n"


def _printed(text: str) -> str:
    """The text with typographic apostrophes."""
    return text.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
