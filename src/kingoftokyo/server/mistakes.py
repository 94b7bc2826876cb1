"""What is wrong with a position that somebody has set up, as a sentence of the catalogue.

The rules say it in English, for programs. The mistakes that a form can make have sentences of their own, in every
language; a test makes each of them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from kingoftokyo.table.wire.messages import Phrase

if TYPE_CHECKING:
    from kingoftokyo.rules.errors import KingOfTokyoError
    from kingoftokyo.table.wire.messages import Argument

_OF_A_MONSTER: Final = r"monsters\[(?P<seat>[0-9]+)\]"
_BETWEEN: Final = r"-?[0-9]+ is not between (?P<least>[0-9]+) and (?P<most>[0-9]+)"
_FIELD: Final = re.compile(r"([a-z_]+(?:\[[0-9]+\]|\.[a-z_]+)*): ")
_MISTAKES: Final = [
    (re.compile(pattern), id)
    for pattern, id in (
        (rf"{_OF_A_MONSTER}\.health: {_BETWEEN}", "mistake-health"),
        (rf"{_OF_A_MONSTER}\.points: {_BETWEEN}", "mistake-points"),
        (rf"{_OF_A_MONSTER}\.energy: {_BETWEEN}", "mistake-energy"),
        (rf"{_OF_A_MONSTER}\.(?:poison|shrink): {_BETWEEN}", "mistake-tokens"),
        (rf"{_OF_A_MONSTER}\.cards\[[0-9]+\]\.counters: {_BETWEEN}", "mistake-counters"),
        (r".*: (?P<card>[a-z0-9_]+) is a Discard card, which nobody can hold", "mistake-discard"),
        (r".*: there are only (?P<copies>[0-9]+) of (?P<card>[a-z0-9_]+), and all lie somewhere", "mistake-copies"),
        (r".*: seat (?P<seat>[0-9]+) has no '(?P<card>[a-z0-9_]+)' that can be copied", "mistake-copied"),
        (r"monsters: two of them are in the (?P<place>city|bay)", "mistake-place"),
        (r"monsters: (?:these rules have no bay|the bay is closed)", "mistake-bay"),
        (r"monsters: at least two of them must be alive", "mistake-alive"),
        (r"turn: the monster of seat (?P<seat>[0-9]+) is dead", "mistake-turn"),
        (r"dice: there are at most (?P<most>[0-9]+)", "mistake-dice"),
        (rf"rolls_left: {_BETWEEN}", "mistake-rolls"),
        (r"persons: these rules are for one person", "mistake-people"),
        (r"every seat needs a monster of its own", "mistake-monsters"),
    )
]


def where(wrong: KingOfTokyoError) -> str:
    """The field of a position that its error speaks of: `monsters[0].health`."""
    found = _FIELD.match(str(wrong))
    return "" if found is None else found[1]


def mistake(wrong: KingOfTokyoError) -> Phrase | None:
    """The sentence for it, if there is one."""
    for pattern, id in _MISTAKES:
        found = pattern.match(str(wrong))
        if found is not None:
            args: dict[str, Argument] = {
                name: int(value) if value.isdecimal() else value for name, value in found.groupdict().items()
            }
            return Phrase(id, args)
    return None
