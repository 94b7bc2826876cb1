"""Finding a monster by what a person typed, and seating the monsters."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from kingoftokyo.cli.terminal.answer_error import AnswerError
from kingoftokyo.i18n.phrase import Phrase
from kingoftokyo.monsters import MONSTERS as MONSTERS

if TYPE_CHECKING:
    from collections.abc import Sequence


def monster_named(text: str) -> str:
    """The monster with this name, first letter or number in the list; anything else raises an AnswerError."""
    wanted = " ".join(text.lower().replace("_", " ").replace("-", " ").split())
    for number, name in enumerate(MONSTERS, 1):
        if wanted in (name.lower(), name[0].lower(), str(number)):
            return name
    found = [name for name in MONSTERS if wanted and name.lower().startswith(wanted)]
    if len(found) == 1:
        return found[0]
    near = get_close_matches(wanted, [name.lower() for name in MONSTERS], 1)
    guess = [Phrase("terminal-did-you-mean", {"near": _spelled(name)}) for name in near]
    there_are = Phrase("terminal-monsters-are", {"known": ", ".join(MONSTERS)})
    raise AnswerError(Phrase("terminal-no-monster", {"typed": text}), *guess, there_are)


def _spelled(lower: str) -> str:
    return next(name for name in MONSTERS if name.lower() == lower)


def seated(mine: str, order: Sequence[int], seat: int = 0) -> list[str]:
    """The monsters by seat: the person's at `seat`, the others in the order of the list.

    `order` gives the seat that each monster had before the first roll re-seated them.
    """
    others = [name for name in MONSTERS if name != mine]
    by_first_seat = [*others[: order[seat]], mine, *others[order[seat] :]]
    return [by_first_seat[first] for first in order]
