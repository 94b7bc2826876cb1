"""Numbers and lists in English, for the commands that have no other language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def plural(amount: int, one: str, more: str) -> str:
    """The amount with its noun: `1 point`, `3 points`."""
    return f"{amount} {one if amount == 1 else more}"


def listed(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
