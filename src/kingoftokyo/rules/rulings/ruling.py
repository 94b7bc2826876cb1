"""A ruling: the answer to a question about cards that their texts leave open."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Ruling:
    """`cards` are ids; `test` is the pytest id of the test that proves the answer."""

    cards: tuple[str, ...]
    question: str
    answer: str
    source: str
    test: str

    @property
    def id(self) -> str:
        """The unique name of its test without `test_`."""
        return self.test.partition("::test_")[2]
