"""What a guided game consists of: where it begins, its choices in order, and what the coach says at each."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final

from kingoftokyo import Game
from kingoftokyo.table.wire.messages import LessonPage, Phrase

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kingoftokyo.table.wire.messages import Argument, Part

PUPIL: Final = 0


@dataclass(frozen=True)
class Step:
    """One choice of the script. The pupil's choices have pages of explanation, of which the last says what to do."""

    seat: int
    choice: str
    pages: Sequence[LessonPage] = ()


@dataclass
class Guide:
    """A guided game; `players` are those who play if the lesson is skipped, `farewell` is said when it is won."""

    name: str
    position: Mapping[str, object]
    monsters: Sequence[str]
    players: Sequence[str]
    script: Sequence[Step]
    farewell: Sequence[LessonPage]
    lessons: list[int] = field(init=False)  # the places of the pupil's steps

    def __post_init__(self) -> None:
        self.lessons = [k for k, step in enumerate(self.script) if step.pages]

    @cached_property
    def beginning(self) -> tuple[str, int, str]:
        """The beginning of all games with this script, by which they are recognised."""
        return Game.from_position(self.position).beginning


def page(id: str, points_at: Part, **args: Argument) -> LessonPage:
    return LessonPage(Phrase(f"lesson-{id}", args), points_at)


def other(seat: int, *choices: str) -> list[Step]:
    return [Step(seat, choice) for choice in choices]


def learn(choice: str, *pages: LessonPage) -> Step:
    return Step(PUPIL, choice, pages)
