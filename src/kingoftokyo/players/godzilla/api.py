"""The names that an agent's file imports: its base class, the visible state of a monster, and the sides of a die."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


class DIESIDE(str, Enum):  # noqa: UP042  a StrEnum would print differently
    """The sides of a die; each is equal to its text."""

    ATTACK = "Attack"
    HEAL = "Heal"
    ONE = "1"
    TWO = "2"
    THREE = "3"


@dataclass
class PlayerState:
    """The state of a monster as agents see it."""

    health: int = 10
    victory_points: int = 0
    in_tokyo: bool = False

    def model_dump(self) -> dict[str, object]:
        return asdict(self)

    def model_copy(self, *, update: Mapping[str, object] | None = None, deep: bool = False) -> PlayerState:
        return replace(self, **(update or {}))  # type: ignore[arg-type]  # unchecked, like the original


class Player:
    """The base class of agents, which add `keep_dice` and `yield_tokyo`."""

    def __init__(self, idx: int, name: str) -> None:
        self.idx = idx
        self.name = name
        self.state = PlayerState()
