"""Six personalities of the expert: each weighs some things a little more or less than the chances say."""

from __future__ import annotations

from typing import Final

from kingoftokyo.rules.errors import SetupError, shown


class Personality:
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
        """All of them, to detect a changed personality."""
        return (self.health, self.harm, self.points, self.energy, self.cards, self.tokyo)


STEADY: Final = Personality("steady")
PERSONALITIES: Final[dict[str, Personality]] = {
    personality.name: personality
    for personality in (
        STEADY,
        Personality("aggressive", harm=1.3, health=0.9),
        Personality("cautious", health=1.1, tokyo=-0.05),
        Personality("hoarder", energy=1.12),
        Personality("collector", cards=1.3),
        Personality("proud", tokyo=0.08, points=1.05),
    )
}


def personality_named(name: str) -> Personality:
    """The personality of this name; an unknown one raises a SetupError that lists the known ones."""
    if name not in PERSONALITIES:
        raise SetupError("player-temper", found=shown(name), known=", ".join(PERSONALITIES))
    return PERSONALITIES[name]
