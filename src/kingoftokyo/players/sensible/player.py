"""The sensible player: it values dice, damage and cards in points by rules of thumb. It is the level Medium."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, SupportsIndex

from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.players.player import Player
from kingoftokyo.players.reasons import Reason, percent
from kingoftokyo.players.sensible.card_values import CULTIST_WORTH, ENERGY_WORTH, USE_PRICES
from kingoftokyo.players.sensible.choice_values import ChoiceValues
from kingoftokyo.players.sensible.dice_values import MOST_POINTS, DiceValues
from kingoftokyo.players.sensible.die_changes import DieChanges
from kingoftokyo.players.sensible.situation import Situation
from kingoftokyo.rules.asking.choices import (
    EXTRA_ROLL,
    KEEP,
    REROLL,
    SPEND,
    STOP,
    Choice,
    card_of,
    pack_keep,
    verb_of,
)
from kingoftokyo.rules.core.dice import ENERGY, HEART, THREE, count, dice_text, parse_dice, total
from kingoftokyo.rules.mypyc_compat import i64, mypyc_attr

if TYPE_CHECKING:
    from kingoftokyo.players.clock import Clock
    from kingoftokyo.players.dice_lattice import Plan
    from kingoftokyo.rules.asking.decisions import Decision
    from kingoftokyo.rules.views.view import View

SMOKE_WORTH: Final = 0.6  # of one counter of Smoke Cloud


@mypyc_attr(allow_interpreted_subclasses=True)
class SensiblePlayer(Player):
    """Values final rolls by rules of thumb and keeps the dice with the best expectation; sees kills and wins."""

    name: ClassVar[str] = "sensible"

    def __init__(self, seed: SupportsIndex = 0) -> None:
        super().__init__(seed)
        self._reason: Reason | None = None
        self._roll: Roll | None = None

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        situation = Situation(view, decision.seat)
        self._roll = None
        self._reason = None
        if decision.kind == "roll":
            roll = Roll(view, situation)
            self._roll = roll
            return Choice(roll.choose(decision))
        answers = ChoiceValues(view, situation)
        best: i64 = decision.options.code(0)
        most = answers.worth(best)
        for k in range(1, len(decision.options)):
            code = decision.options.code(k)
            worth = answers.worth(code)
            if worth > most:
                best, most = code, worth
        best = answers.rather_now(decision, best)
        self._reason = answers.reason(best)
        return Choice(best)

    def reason(self) -> Reason | None:
        return self._reason if self._roll is None else self._roll.reason()


class Roll:
    """A decision about which dice to keep: the values of all rolls, and the best keep."""

    def __init__(self, view: View, situation: Situation) -> None:
        self.view: Final = view
        self.situation: Final = situation
        self.dice: Final[i64] = parse_dice(view.dice)
        self.rolls: Final[i64] = view.rolls_left
        self.lattice: Final = lattice_of(total(self.dice), five_faces=situation.rules.five_faces)
        self.dice_values: Final = DiceValues(situation)
        self.changes: Final = DieChanges(situation)
        self.values: Final = self.changes.applied(self.lattice, self.dice_values.values(self.lattice))
        better = self.lattice.with_rerolls(self.values, THREE) if self.changes.dweller else self.values
        self.plan: Final[Plan] = self.lattice.plan(better)
        self.kept: i64 = -1
        self.said: Reason | None = None

    def choose(self, decision: Decision) -> i64:
        """The best choice: keeping dice, buying another roll, or rerolling a 3."""
        kept, worth = self.plan.best_keep(self.dice, self.rolls)
        options = decision.options
        best: i64 = STOP
        if self.rolls > 0 and (kept != self.dice or self.view.rules.all_rolls):
            best = pack_keep(kept)
        self.kept = kept
        first = len(options) - 1
        while first > 0 and verb_of(options.code(first - 1)) not in (KEEP, STOP):
            first -= 1
        for k in range(first, len(options)):
            code = options.code(k)
            verb = verb_of(code)
            if verb == REROLL and self._rerolls(kept):
                self.kept = -1
                self.said = Reason(
                    "rerolls-spare-three", {"few": count(kept, THREE), "threes": count(self.dice, THREE)}
                )
                if self.rolls == 0:
                    gain = worth - self.values[self.lattice.index_of(self.dice)]
                    self.said = Reason("rerolls-three", {"gain": round(gain, 1)})
                return code
            if verb in (EXTRA_ROLL, SPEND):
                gain = self.plan.best_keep(self.dice, 1)[1] - worth - self._price(code)
                if gain > 0.0:
                    self.kept = -1
                    self.said = Reason("rolls-more", {"gain": round(gain, 1)})
                    return code
        return best

    def _rerolls(self, kept: i64) -> bool:
        """Whether to reroll a 3 for free (Background Dweller)."""
        if self.rolls > 0:
            return count(kept, THREE) < count(self.dice, THREE)
        index = self.lattice.index_of(self.dice)
        return self.plan.worth(self.dice, 0) > self.values[index] + 1e-9

    def _price(self, choice: i64) -> float:
        if verb_of(choice) == SPEND:
            return CULTIST_WORTH
        if card_of(choice) == "energy_drink":
            return USE_PRICES["energy_drink"] * ENERGY_WORTH
        return SMOKE_WORTH

    def reason(self) -> Reason | None:
        """The expected result of the roll, in the unit that contributes most to its value."""
        if self.kept < 0:
            return self.said
        chances = self.plan.outcomes(self.kept, self.rolls)
        stops = self.kept == self.dice or self.rolls == 0
        what = self._subject(chances)
        amounts = [self.amount(what, roll) for roll in self.lattice.final_rolls]
        now = self.amount(what, self.dice)
        if stops:
            return Reason("stops-with", {"amount": now, "unit": _UNITS[what]})
        goal = now + 1
        chance = 0.0
        mean = 0.0
        for i, share in enumerate(chances):
            mean += share * amounts[i]
            if amounts[i] >= goal:
                chance += share
        return Reason(
            "aims-before-changes" if self.changes.any() or self.changes.dweller else "aims",
            {
                "kept": dice_text(self.kept),
                "chance": percent(chance),
                "amount": goal,
                "unit": _UNITS[what],
                "mean": round(mean, 1),
            },
        )

    def amount(self, what: int, roll: i64) -> int:
        """The amount of points, health, energy or smashes that a roll gives."""
        if what == POINTS:
            return self.dice_values.points_of(roll)
        if what == HEALTH:
            return self.dice_values.health_of(roll)
        if what == CUBES:
            return self.dice_values.energy_of(roll)
        return self.dice_values.smashes_of(roll)

    def _subject(self, chances: list[float]) -> int:
        """The unit that contributes most to the expected value."""
        dice_values = self.dice_values
        totals = [0.0, 0.0, 0.0, 0.0]
        for i, chance in enumerate(chances):
            if chance > 0.0:
                roll = self.lattice.final_rolls[i]
                totals[POINTS] += chance * dice_values.points[min(dice_values.points_of(roll), MOST_POINTS)]
                totals[HEALTH] += chance * dice_values.hearts[count(roll, HEART)]
                totals[CUBES] += chance * dice_values.energies[count(roll, ENERGY)]
                totals[SMASHES] += chance * dice_values.smashes[dice_values.smashes_of(roll)]
        return totals.index(max(totals))


POINTS: Final = 0
HEALTH: Final = 1
CUBES: Final = 2
SMASHES: Final = 3
_UNITS: Final = ("points", "health", "energy", "smashes")
