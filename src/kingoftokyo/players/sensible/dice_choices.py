"""The values of changing dice after a roll: setting or rerolling one, or cheering."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.players.sensible.buying import card_worth
from kingoftokyo.players.sensible.card_values import ENERGY_WORTH, USE_PRICES
from kingoftokyo.players.sensible.dice_values import CROWD_WORTH, DUEL_WORTH, DiceValues, loss_cost, loss_worth
from kingoftokyo.players.sensible.die_changes import TWIST_WORTH, DieChanges
from kingoftokyo.players.sensible.situation import Situation, cards_of
from kingoftokyo.rules.asking.choices import PROBE, card_of, face_of, new_face_of, verb_of
from kingoftokyo.rules.core.dice import FACES, THREE, count, one, parse_dice, total
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.views.view import View

FREE: Final = 100.0  # for choices that cost nothing and can only help


class DiceChoices:
    """The values of one seat's choices about the active monster's dice, which may be its own."""

    def __init__(self, view: View, situation: Situation) -> None:
        self.view: Final = view
        self.situation: Final = situation
        self.dice: Final[i64] = parse_dice(view.dice)
        self._values: DiceValues | None = None
        self._after: dict[str, list[float]] = {}
        self._harms: dict[int, float] = {}

    def _dice_values(self) -> DiceValues:
        if self._values is None:
            self._values = DiceValues(self.situation)
        return self._values

    def worth_as_they_lie(self) -> float:
        """The value of my dice if nothing is changed."""
        return self._dice_values().worth(self.dice)

    def set_worth(self, choice: i64) -> float:
        """The value of the dice after setting this die, with the cards that can still be used, minus the price."""
        card = card_of(choice)
        changed = self.dice - one(face_of(choice)) + one(new_face_of(choice))
        lattice = lattice_of(total(self.dice))
        if card not in self._after:
            values = self._dice_values().values(lattice)
            left = DieChanges(self.situation)
            left.use(card)
            self._after[card] = values if card == "clown" else left.applied(lattice, values)
        after = self._after[card]
        if card == "clown":
            best = max(after)
            return best - 0.01 * _distance(changed, lattice.final_rolls[after.index(best)])
        price = USE_PRICES["stretchy"] * ENERGY_WORTH if card == "stretchy" else 0.0
        if card == "plot_twist":
            price = TWIST_WORTH
        return after[lattice.index_of(changed)] - price - 0.001

    def reroll_worth(self, choice: i64) -> float:
        """The value of rerolling a die: my own, or the active monster's, whose gain is my loss."""
        if self.view.kind == "camouflage":
            return FREE
        face: i64 = face_of(choice) if verb_of(choice) == PROBE else THREE
        faces = lattice_of(1, five_faces=self.situation.rules.five_faces).faces
        rest = self.dice - one(face)
        mean_harm = 0.0
        for other in faces:
            mean_harm += self.harm(rest + one(other)) / len(faces)
        worth = self.harm(self.dice) - mean_harm
        if self.view.kind == "psychic_probe" and verb_of(choice) == PROBE:
            worth -= card_worth(self.situation, "psychic_probe") / len(faces)
        return worth

    def harm(self, dice: i64) -> float:
        """The value that the active monster's dice take from me."""
        if dice not in self._harms:
            self._harms[dice] = self._harm(dice)
        return self._harms[dice]

    def _harm(self, dice: i64) -> float:
        situation = self.situation
        active = self.view.active
        if active == situation.me.seat:
            return -self._dice_values().worth(dice)
        if self._values is None:
            self._values = DiceValues(Situation(self.view, active))
        dice_values = self._values
        if situation.alive == 2:
            return DUEL_WORTH * dice_values.worth(dice)
        attacker = self.view.monsters[active]
        loss = situation.loss(attacker, dice_values.situation.cards, situation.me, dice_values.smashes_of(dice))
        return CROWD_WORTH * dice_values.worth(dice) + loss_cost(situation, loss, situation.me.health)

    def cheer_worth(self) -> float:
        """The value of adding one smash: what it does to the others, minus what it does to me."""
        situation = self.situation
        attacker = self.view.monsters[self.view.active]
        cards = cards_of(attacker)
        smashes = DiceValues(Situation(self.view, self.view.active)).smashes_of(self.dice)
        worth = -0.05
        for rival in situation.rivals:
            if rival.seat != attacker.seat:
                worth += loss_worth(situation, rival, situation.loss(attacker, cards, rival, smashes + 1))
                worth -= loss_worth(situation, rival, situation.loss(attacker, cards, rival, smashes))
        worth -= loss_cost(situation, situation.loss(attacker, cards, situation.me, smashes + 1), situation.me.health)
        return worth + loss_cost(situation, situation.loss(attacker, cards, situation.me, smashes), situation.me.health)


def _distance(dice: i64, other: i64) -> int:
    """The number of dice that must be changed to turn one roll into the other."""
    missing = 0
    for face in range(FACES):
        missing += max(count(other, face) - count(dice, face), 0)
    return missing
