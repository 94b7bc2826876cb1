"""A sentence of the catalogue as data: its id and its arguments."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence of the catalogue."""

    id: str
    args: dict[str, Argument] = field(default_factory=dict)


Argument = int | float | str | list[str] | Phrase
