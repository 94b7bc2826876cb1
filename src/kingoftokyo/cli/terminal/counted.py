"""What expansions count for a monster, in words: cultists, levels of Tokyo Tower, and whatever comes next."""

from __future__ import annotations

from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.expansions import expansion_named


def counted_words(field: str, value: object) -> str:
    """`2 cultists`, `1 cultist`, `tower 1 + 2`; nothing for what there is none of."""
    if not value:
        return ""
    if isinstance(value, list):
        return f"{field} {' + '.join(map(str, value))}"
    return f"{value} {field.removesuffix('s') if value == 1 else field}"


def now_counted(card: str, counters: int) -> str | None:
    """What a monster now has of that which the expansion of this id counts; None if it is no such expansion."""
    expansion = expansion_named(card)
    if expansion is None or not expansion.field():
        return None
    value = expansion.field_value(counters)
    if isinstance(value, list):
        levels = f"{'level' if len(value) == 1 else 'levels'} {' and '.join(map(str, value))}" if value else "no level"
        return f"{levels} of {CATALOGUE.names[CATALOGUE.ids.index(card)]}"
    return counted_words(expansion.field(), value) or f"no {expansion.field()}"
