"""Temper: six characters of the same player, by what each thinks a little more or less of than the chances say."""

from __future__ import annotations

from typing import Final

from kingoftokyo.rules.errors import SetupError, shown


class Temper:
    """How much more than its due a player makes of something: 1.0 for what it sees as it is."""

    __slots__ = ("cards", "energy", "harm", "health", "name", "points", "tokyo")

    def __init__(
        self,
        name: str,
        *,
        health: float = 1.0,
        harm: float = 1.0,
        points: float = 1.0,
        energy: float = 1.0,
        cards: float = 1.0,
        tokyo: float = 0.0,
    ) -> None:
        self.name = name
        self.health = health  # its own
        self.harm = harm  # what others lack of theirs
        self.points = points
        self.energy = energy
        self.cards = cards
        self.tokyo = tokyo  # in the unit of the evaluation: what being there is worth besides

    @property
    def amounts(self) -> tuple[float, ...]:
        """All of them, to tell whether a temper has changed."""
        return (self.health, self.harm, self.points, self.energy, self.cards, self.tokyo)


STEADY: Final = Temper("steady")
TEMPERS: Final[dict[str, Temper]] = {
    temper.name: temper
    for temper in (
        STEADY,
        Temper("aggressive", harm=1.3, health=0.9),
        Temper("cautious", health=1.1, tokyo=-0.05),
        Temper("hoarder", energy=1.12),
        Temper("collector", cards=1.3),
        Temper("proud", tokyo=0.08, points=1.05),
    )
}


def temper_named(name: str) -> Temper:
    """The temper of this name; an unknown one raises a SetupError that lists the known ones."""
    if name not in TEMPERS:
        raise SetupError("player-temper", found=shown(name), known=", ".join(TEMPERS))
    return TEMPERS[name]
