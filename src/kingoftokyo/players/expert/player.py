"""The strongest built-in player: exact dice, a fitted evaluation, and a search to the end of the turn.

At a roll, every final roll is valued by playing the turn to its end on a copy, and the best keep is computed exactly.
At any other decision, each option is played out in the same way. `docs/explanation/players.md` has its strength.

When its time is up, the best answer found by then counts: that of a part of the search, or of a quick search without
purchases, or a sensible player's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, SupportsIndex

from kingoftokyo.players.ask import fallback
from kingoftokyo.players.clock import TimeUpError
from kingoftokyo.players.expert.evaluation import Evaluation
from kingoftokyo.players.expert.personality import personality_named
from kingoftokyo.players.expert.roll_values import RollValues
from kingoftokyo.players.expert.turn_search import NO_PURCHASES, PURCHASES, Search, chance_matters
from kingoftokyo.players.player import Player
from kingoftokyo.players.reasons import Reason, Value, percent
from kingoftokyo.players.sensible.player import SensiblePlayer
from kingoftokyo.rules.asking.choices import (
    KEEP_ROLL,
    PASS,
    PROBE,
    REROLL,
    ROLL_ON,
    SET,
    SPEND_NOW,
    STOP,
    SWEEP,
    USE_NOW,
    Choice,
    face_of,
    new_face_of,
    pack_keep,
    ref_of,
    verb_of,
)
from kingoftokyo.rules.asking.decisions import take
from kingoftokyo.rules.core.agenda import CHANGE_DICE_STEP, CONFIRM_ROLL_STEP, ROLL_STEP, kind_of
from kingoftokyo.rules.core.dice import ENERGY, HEART, SMASH, count, dice_text, keep_at, keep_count
from kingoftokyo.rules.lookahead import die_settings, points_of, with_another
from kingoftokyo.rules.mypyc_compat import i64, mypyc_attr

if TYPE_CHECKING:
    from kingoftokyo.players.clock import Clock
    from kingoftokyo.rules.asking.decisions import Decision
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.views.view import View

SAMPLES: Final = 6  # sampled worlds if an option has a random outcome
SLIGHT: Final = 1e-9  # smaller differences are ignored


@mypyc_attr(allow_interpreted_subclasses=True)
class Expert(Player):
    """Maximises its chance to win, as seen by its personality."""

    name: ClassVar[str] = "expert"

    def __init__(self, seed: SupportsIndex = 0, personality: str = "steady") -> None:
        super().__init__(seed)
        self.personality: Final = personality_named(personality)
        self._evaluation: Evaluation | None = None
        self._roll_values: RollValues | None = None
        self._known: tuple[int, ...] = ()  # the key of the position of these values
        self._goal: tuple[int, int] = (-1, 0)  # if all dice may be set: the turn, and the wanted roll
        self._reason: Reason | None = None
        self._instead: SensiblePlayer | None = None  # the player that answered when time was up
        # The last keep, to be explained on demand: explaining takes longer than deciding.
        self._explained: RollValues | None = None
        self._dice: i64 = 0
        self._kept: i64 = 0
        self._rolls: i64 = 0

    def __repr__(self) -> str:
        return f"Expert(seed={self.seed}, personality={self.personality.name!r})"

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        self._instead = None
        try:
            return self._search(view, decision, clock)
        except TimeUpError:
            self._instead = SensiblePlayer(self.seed)
            return self._instead.choose(view, decision, clock)

    def _search(self, view: View, decision: Decision, clock: Clock) -> Choice:
        me: i64 = decision.seat
        self._explained = None
        evaluation = self._evaluation
        if evaluation is None or evaluation.me != me:
            evaluation = Evaluation(me, self.personality)
            self._evaluation = evaluation
        world = view.sample(self.seed_of(view.turn, 0))
        kind = kind_of(world.agenda[world.depth - 1])
        if len(decision.options) == 1:
            self._reason = None
            return decision.options[0]
        if kind == ROLL_STEP:
            return Choice(self._roll(evaluation, world, decision, clock))
        if kind == CONFIRM_ROLL_STEP:
            return Choice(self._confirm(evaluation, world, clock))
        if kind == CHANGE_DICE_STEP:
            return Choice(self._change(evaluation, world, decision, clock))
        return Choice(self._weigh(evaluation, view, world, decision, clock))

    def reason(self) -> Reason | None:
        if self._instead is not None:
            return self._instead.reason()
        roll_values = self._explained
        if roll_values is None:
            return self._reason
        return self._why_kept(roll_values, self._dice, self._kept, self._rolls)

    def seed_of(self, turn: int, k: int) -> int:
        """The seed of the k-th sampled world: the same for all rolls of a turn, so that the values of rolls agree."""
        return (self.seed * 1_000_003 + turn) * 16 + k

    # Rolling

    def _roll_values_of(self, evaluation: Evaluation, world: Game, clock: Clock) -> RollValues:
        """The values of the rolls, cached while only the dice change."""
        dice = world.dice
        rolls = world.rolls_left
        world.dice = 0
        world.rolls_left = 0
        known = world.key()
        world.dice = dice
        world.rolls_left = rolls
        roll_values = self._roll_values
        if roll_values is None or known != self._known or not roll_values.is_enough(clock):
            roll_values = RollValues(Search(evaluation, world, clock), world)
            self._roll_values = roll_values
            self._known = known
        return roll_values

    def _roll(self, evaluation: Evaluation, world: Game, decision: Decision, clock: Clock) -> i64:
        roll_values = self._roll_values_of(evaluation, world, clock)
        roll = world.dice
        rolls = world.rolls_left
        best: i64 = STOP
        kept = roll
        worth = roll_values.stopped[roll_values.lattice.index_of(roll)]
        if rolls > 0:
            kept, worth = roll_values.plan.best_keep(roll, rolls)
            best = STOP if kept == roll and not world.rules.all_rolls else pack_keep(kept)
        used = ""
        for option in decision.options[keep_count(roll) if rolls > 0 else 0 :]:
            verb = verb_of(option.code)
            other = -1.0
            if option.code in roll_values.extra:
                other = roll_values.extra[option.code].best_keep(roll, 1)[1]
            elif verb == REROLL:
                other = roll_values.rerolled(roll, face_of(option.code), rolls)
            if other > worth + SLIGHT:
                best, worth, used = option.code, other, option.text
        if used:
            self._reason = Reason("weighed", {"choice": used, "chance": percent(worth)})
        else:
            self._explained = roll_values
            self._dice = roll
            self._kept = kept
            self._rolls = rolls
        return best

    def _why_kept(self, roll_values: RollValues, roll: i64, kept: i64, rolls: i64) -> Reason:
        """The reason for a keep: what to expect of the dice, and the value of the second best keep."""
        plan = roll_values.plan
        final_rolls = roll_values.lattice.final_rolls
        worth = plan.worth(kept, rolls) if rolls > 0 else roll_values.stopped[roll_values.lattice.index_of(roll)]
        said: dict[str, Value] = {"chance": percent(worth)}
        if kept == roll:
            said["dice"] = dice_text(roll)
        else:
            outcomes = plan.outcomes(kept, rolls)
            points = 0.0
            energy = 0.0
            smashes = 0.0
            hearts = 0.0
            scoring = 0.0
            for i, chance in enumerate(outcomes):
                scored = points_of(final_rolls[i])
                points += chance * float(scored)
                energy += chance * float(count(final_rolls[i], ENERGY))
                smashes += chance * float(count(final_rolls[i], SMASH))
                hearts += chance * float(count(final_rolls[i], HEART))
                if scored > 0:
                    scoring += chance
            said["kept"] = dice_text(kept)
            said["scoring"] = percent(scoring)
            said["points"] = round(points, 1)
            said["hearts"] = round(hearts, 1)
            said["energy"] = round(energy, 1)
            said["smashes"] = round(smashes, 1)
        does = "stops" if kept == roll else "keeps"
        if rolls == 0:
            return Reason(does, said)
        second = -1.0
        other: i64 = 0
        for k in range(keep_count(roll)):
            keep = keep_at(roll, k)
            if keep != kept:
                value = plan.worth(keep, rolls)
                if value > second:
                    second = value
                    other = keep
        if second < 0.0:
            return Reason(does, said)
        said["less"] = percent(second)
        if other == roll:
            return Reason(does + "-not-stopping", said)
        said["instead"] = dice_text(other)
        return Reason(does + "-not-keeping", said)

    def _confirm(self, evaluation: Evaluation, world: Game, clock: Clock) -> i64:
        """Confirm stopping, unless rolling on is better."""
        roll_values = self._roll_values_of(evaluation, world, clock)
        stopped = roll_values.plan.worth(world.dice, world.rolls_left)
        best = roll_values.plan.best_keep(world.dice, world.rolls_left)[1]
        self._reason = Reason("confirms", {"chance": percent(stopped), "best": percent(best)})
        return ROLL_ON if best > stopped + SLIGHT else KEEP_ROLL

    def _change(self, evaluation: Evaluation, world: Game, decision: Decision, clock: Clock) -> i64:
        """The first change of dice on the way to the best roll, or stopping."""
        search = Search(evaluation, world, clock)
        if self._goal != (world.turn, world.dice) and self._goal[0] == world.turn:
            return self._toward(world, decision)
        always = die_settings(world)
        for option in decision.options:
            if verb_of(option.code) == SET and ref_of(option.code) not in always:
                roll_values = RollValues(search, world)
                best = roll_values.bare.index(max(roll_values.bare))
                self._goal = (world.turn, roll_values.lattice.final_rolls[best])
                self._reason = Reason(
                    "turns", {"dice": dice_text(self._goal[1]), "chance": percent(roll_values.bare[best])}
                )
                return self._toward(world, decision)
        values = self._quick(evaluation, world, decision, clock)
        try:
            values = self._changed(search, world, decision, 2)
        except TimeUpError:
            if not values:
                raise
        return self._best(decision, values)

    def _changed(self, search: Search, world: Game, decision: Decision, depth: i64) -> list[float]:
        """The values of the options, looking at most `depth` changes ahead."""
        me = world.asked
        values: list[float] = []
        for option in decision.options:
            twin = world.clone()
            take(twin, option.code)
            value = -1.0
            if verb_of(option.code) == SET and depth > 1:
                again = twin.decision
                if again is not None and again.seat == me and again.kind == "change_dice":
                    value = max(self._changed(search, twin, again, depth - 1))
            if value < 0.0:
                value = search.play_on(twin, PURCHASES)[me]
            values.append(value)
        return values

    def _toward(self, world: Game, decision: Decision) -> i64:
        """If all dice may be set: set one more die towards the wanted roll.

        Options are searched from the end: the free card comes after the cards that set single dice at a price.
        """
        goal = self._goal[1]
        for option in decision.options[::-1]:
            code = option.code
            if verb_of(code) == SET:
                old, new = face_of(code), new_face_of(code)
                if count(world.dice, old) > count(goal, old) and count(world.dice, new) < count(goal, new):
                    return code
        return fallback(decision).code

    # Everything else

    def _weigh(self, evaluation: Evaluation, view: View, world: Game, decision: Decision, clock: Clock) -> i64:
        """Play out every option, in several sampled worlds if chance matters, and return the best."""
        samples = 1
        for option in decision.options:
            if chance_matters(verb_of(option.code)):
                samples = SAMPLES
        values = self._quick(evaluation, world, decision, clock)
        totals = [0.0] * len(decision.options)
        try:
            for k in range(samples):
                if k > 0:
                    world = view.sample(self.seed_of(view.turn, k))
                for i, option in enumerate(decision.options):
                    totals[i] += self._played(Search(evaluation, world, clock), world, option.code, PURCHASES)
                values = [value / float(k + 1) for value in totals]
        except TimeUpError:
            if not values:
                raise
        return self._best(decision, values)

    def _quick(self, evaluation: Evaluation, world: Game, decision: Decision, clock: Clock) -> list[float]:
        """The values of the options without purchases, as an answer if time is up; empty if there is no limit."""
        if clock.limit is None:
            return []
        return [
            self._played(Search(evaluation, world, clock), world, option.code, NO_PURCHASES)
            for option in decision.options
        ]

    def _played(self, search: Search, world: Game, code: i64, purchases: i64) -> float:
        me = world.asked
        verb = verb_of(code)
        if verb == PROBE:
            return self._probed(search, world, face_of(code), purchases)
        twin = world.clone()
        take(twin, code)
        if verb == SWEEP:
            search.market = twin.market[:]
        return search.play_on(twin, purchases)[me]

    def _probed(self, search: Search, world: Game, face: i64, purchases: i64) -> float:
        """The mean value over the faces that another monster's die may show after a reroll."""
        worth = 0.0
        faces = range(6)
        for new in faces:
            twin = world.clone()
            twin.dice = with_another(twin.dice, face, new)
            take(twin, PASS)
            worth += search.play_on(twin, purchases)[world.asked]
        return worth / float(len(faces))

    def _best(self, decision: Decision, values: list[float]) -> i64:
        """The best option; of equal ones the first, and any-time choices only if they are clearly better."""
        best = -1
        for i, option in enumerate(decision.options):
            slight = 1e-4 if verb_of(option.code) in (USE_NOW, SPEND_NOW) else SLIGHT
            if best < 0 or values[i] > values[best] + slight:
                best = i
        second = -1
        for i in range(len(values)):
            if i != best and (second < 0 or values[i] > values[second]):
                second = i
        chosen = decision.options[best]
        said: dict[str, Value] = {"choice": chosen.text, "chance": percent(values[best])}
        if second >= 0:
            said["instead"] = decision.options[second].text
            said["less"] = percent(values[second])
        self._reason = Reason("weighed" if second < 0 else "weighed-instead", said)
        return chosen.code
