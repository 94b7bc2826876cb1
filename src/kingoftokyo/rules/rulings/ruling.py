"""A ruling: what happens when cards meet and their texts leave it open."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Ruling:
    """`cards` are ids; `test` names the test that proves the answer, as pytest does."""

    cards: tuple[str, ...]
    question: str
    answer: str
    source: str
    test: str
