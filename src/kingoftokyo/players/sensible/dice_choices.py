"""What it is worth to change dice that lie there: to set or reroll one, or to cheer."""

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

FREE: Final = 100.0  # what costs nothing and can only help is done first


class DiceChoices:
    """The answers of one seat about the dice of the active monster, who may be itself."""

    def __init__(self, view: View, situation: Situation) -> None:
        self.view: Final = view
        self.situation: Final = situation
        self.dice: Final[i64] = parse_dice(view.dice)
        self._worths: DiceValues | None = None
        self._after: dict[str, list[float]] = {}
        self._harms: dict[int, float] = {}

    def _dice_worths(self) -> DiceValues:
        if self._worths is None:
            self._worths = DiceValues(self.situation)
        return self._worths

    def worth_as_they_lie(self) -> float:
        """What my dice are worth if nothing is changed."""
        return self._dice_worths().worth(self.dice)

    def set_worth(self, choice: i64) -> float:
        """What the dice are worth with this die set, the cards that are left, and the price paid."""
        card = card_of(choice)
        changed = self.dice - one(face_of(choice)) + one(new_face_of(choice))
        lattice = lattice_of(total(self.dice))
        if card not in self._after:
            values = self._dice_worths().worths(lattice)
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
        """What it is worth to reroll a die: of my own, or of the active monster's, where its gain is my harm."""
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
        """What the active monster's dice do to me."""
        if dice not in self._harms:
            self._harms[dice] = self._harm(dice)
        return self._harms[dice]

    def _harm(self, dice: i64) -> float:
        situation = self.situation
        active = self.view.active
        if active == situation.me.seat:
            return -self._dice_worths().worth(dice)
        if self._worths is None:
            self._worths = DiceValues(Situation(self.view, active))
        worths = self._worths
        if situation.alive == 2:
            return DUEL_WORTH * worths.worth(dice)
        attacker = self.view.monsters[active]
        loss = situation.loss(attacker, worths.situation.cards, situation.me, worths.smashes_of(dice))
        return CROWD_WORTH * worths.worth(dice) + loss_cost(situation, loss, situation.me.health)

    def cheer_worth(self) -> float:
        """One smash more: what it does to me, and to the others."""
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
    """How many dice must be set to come from one roll to the other."""
    missing = 0
    for face in range(FACES):
        missing += max(count(other, face) - count(dice, face), 0)
    return missing
