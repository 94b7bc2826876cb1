"""Six personalities of the expert: each overrates or underrates some things a little."""

from __future__ import annotations

from typing import Final

from kingoftokyo.rules.errors import SetupError, shown


class Personality:
    """Factors on the values that a player sees: 1.0 is unbiased. `tokyo` is added instead."""

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
        self.health = health  # its own health
        self.harm = harm  # the health of others
        self.points = points
        self.energy = energy
        self.cards = cards
        self.tokyo = tokyo  # extra value of being in Tokyo, in the unit of the evaluation

    @property
    def amounts(self) -> tuple[float, ...]:
        """All factors, to detect a changed personality."""
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
    """The personality with this name; an unknown name raises a SetupError that lists the known ones."""
    if name not in PERSONALITIES:
        raise SetupError("player-personality", found=shown(name), known=", ".join(PERSONALITIES))
    return PERSONALITIES[name]
