"""The cards with which a player changes its dice before they count, as a lattice reckons with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.sensible.card_values import ENERGY_WORTH
from kingoftokyo.rules.core.dice import FACES, ONE, count
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.players.dice_lattice import Lattice
    from kingoftokyo.players.sensible.situation import Situation

TWIST_WORTH: Final = 1.2  # of Plot Twist, kept for later
MOST_STRETCHES: Final = 2  # more are paid for only by who is asked again


class DieChanges:
    """The cards with which I may still change my dice before they count."""

    def __init__(self, situation: Situation) -> None:
        self.cullers = 0
        self.twists = 0
        self.stretches = 0
        self.clown = situation.count("clown") > 0
        self.dweller = situation.count("background_dweller") > 0
        for card in situation.me.cards:
            acts = card.id if card.copies is None else card.copies
            if acts == "herd_culler" and not card.used:
                self.cullers += 1
            elif acts == "plot_twist":
                self.twists += 1
            elif acts == "stretchy":
                self.stretches = min(situation.me.energy // 2, MOST_STRETCHES)

    def use(self, card: str) -> None:
        """One of them is used."""
        if card == "herd_culler":
            self.cullers -= 1
        elif card == "plot_twist":
            self.twists -= 1
        elif card == "stretchy":
            self.stretches -= 1

    def any(self) -> bool:
        return self.cullers + self.twists + self.stretches > 0 or self.clown

    def applied(self, lattice: Lattice, values: list[float]) -> list[float]:
        """What the hands are worth with these cards in hand."""
        if self.clown:
            values = self.clowned(lattice, values)
        if self.stretches:
            values = lattice.with_changes(values, lattice.changes(lattice.faces, 2 * ENERGY_WORTH), self.stretches)
        if self.twists:
            values = lattice.with_changes(values, lattice.changes(lattice.faces, TWIST_WORTH), 1)
        if self.cullers:
            values = lattice.with_changes(values, lattice.changes([ONE]), self.cullers)
        return values

    def clowned(self, lattice: Lattice, values: list[float]) -> list[float]:
        """With all six faces every die may be set to anything."""
        best = max(values)
        return [best if shows_all(lattice.hands[i]) else value for i, value in enumerate(values)]


def shows_all(hand: i64) -> bool:
    for face in range(FACES):
        if count(hand, face) == 0:
            return False
    return True
