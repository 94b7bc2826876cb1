"""What can be wrong with what a caller asks for. Nothing has changed when one of these is raised."""

from __future__ import annotations

from typing import Final

SHOWN: Final = 80  # letters of a value in a message


class KingOfTokyoError(ValueError):
    """Anything a caller asked for that the rules do not allow."""


class SetupError(KingOfTokyoError):
    """A game cannot start like this: number of monsters, rules, seed or loaded dice."""


class ChoiceError(KingOfTokyoError):
    """A choice that cannot be read, is not possible now, or comes from the wrong seat."""


class GameOverError(ChoiceError):
    """A choice for a game that is over."""


class PositionError(KingOfTokyoError):
    """A position that cannot be on the table."""


class RecordError(KingOfTokyoError):
    """A record that cannot be read, or in which something cannot have happened: why, and in which line."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.line = line


def shown(value: object) -> str:
    """A value as a message shows it: short, and without failing on anything that a stranger may send."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):
        return f"a {type(value).__name__} too long to show"
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
