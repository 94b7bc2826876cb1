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

    @property
    def id(self) -> str:
        """The name of its test, which no other ruling has."""
        return self.test.partition("::test_")[2]
