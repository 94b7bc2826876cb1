"""A question of another kind in place of the asked one: for questions that games seldom come to."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from kingoftokyo import View
    from kingoftokyo.cli.terminal.question import Question


class _Pretended:
    """A view, but for the kind of its decision."""

    def __init__(self, view: View, kind: str) -> None:
        self._view = view
        self.kind = kind

    def __getattr__(self, name: str) -> object:
        return getattr(self._view, name)


def asking(question: Question, kind: str) -> Question:
    return replace(question, view=cast("View", _Pretended(question.view, kind)))
