"""The effect of cards that change dice on the values of the rolls of a lattice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.sensible.card_values import ENERGY_WORTH, USE_PRICES
from kingoftokyo.players.sensible.situation import added_smashes
from kingoftokyo.rules.core.dice import ONE, SMASH, TWO, count
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.players.dice_lattice import Lattice
    from kingoftokyo.players.sensible.situation import Situation

TWIST_WORTH: Final = 1.2  # of keeping Plot Twist for later
MOST_STRETCHES: Final = 2  # planned in advance; more may follow at later decisions


class DieChanges:
    """The cards with which I may still change my dice before they are resolved."""

    def __init__(self, situation: Situation) -> None:
        self.situation: Final = situation
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
                self.stretches = min(situation.me.energy // USE_PRICES["stretchy"], MOST_STRETCHES)

    def use(self, card: str) -> None:
        """Mark one use of this card as spent."""
        if card == "herd_culler":
            self.cullers -= 1
        elif card == "plot_twist":
            self.twists -= 1
        elif card == "stretchy":
            self.stretches -= 1

    def any(self) -> bool:
        return self.cullers + self.twists + self.stretches > 0 or self.clown

    def applied(self, lattice: Lattice, values: list[float]) -> list[float]:
        """The values of the rolls with these cards in hand."""
        if self.clown:
            values = self.clowned(lattice, values)
        if self.stretches:
            price = USE_PRICES["stretchy"] * ENERGY_WORTH
            values = lattice.with_changes(values, lattice.changes(lattice.faces, price), self.stretches)
        if self.twists:
            values = lattice.with_changes(values, lattice.changes(lattice.faces, TWIST_WORTH), 1)
        if self.cullers:
            values = lattice.with_changes(values, lattice.changes([ONE]), self.cullers)
        return values

    def clowned(self, lattice: Lattice, values: list[float]) -> list[float]:
        """The values with Clown: a roll with all six faces may be turned into any other."""
        best = max(values)
        return [best if self.shows_all(lattice.final_rolls[i]) else value for i, value in enumerate(values)]

    def shows_all(self, roll: i64) -> bool:
        """Whether a roll has every face; smashes added by cards count too."""
        for face in range(SMASH):
            if count(roll, face) == 0:
                return False
        situation = self.situation
        twos = count(roll, TWO)
        return added_smashes(situation.cards, count(roll, SMASH), twos, in_tokyo=situation.in_tokyo) > 0
