"""What expansions count for a monster, in words: cultists, levels of Tokyo Tower, and whatever comes next."""

from __future__ import annotations

from kingoftokyo.rules import card_facts, counted_by


def counted_words(field: str, value: object) -> str:
    """`2 cultists`, `1 cultist`, `tower 1 + 2`; nothing for what there is none of."""
    if not value:
        return ""
    if isinstance(value, list):
        return f"{field} {' + '.join(map(str, value))}"
    return f"{value} {field.removesuffix('s') if value == 1 else field}"


def now_counted(card: str, counters: int) -> str | None:
    """What a monster now has of that which the expansion of this id counts; None if it is no such expansion."""
    found = counted_by(card, counters)
    if found is None:
        return None
    field, value = found
    if isinstance(value, list):
        levels = f"{'level' if len(value) == 1 else 'levels'} {' and '.join(map(str, value))}" if value else "no level"
        facts = card_facts(card)
        return f"{levels} of {field if facts is None else facts.name}"
    return counted_words(field, value) or f"no {field}"
