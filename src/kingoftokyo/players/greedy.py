"""The greedy player: it takes what gives the most immediately, like a beginner. It is the level Easy."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, SupportsIndex

from kingoftokyo.players.player import Player
from kingoftokyo.players.reasons import Reason, Value
from kingoftokyo.players.sensible.card_values import OWN_LOSS
from kingoftokyo.players.sensible.situation import Situation, cards_of
from kingoftokyo.rules.asking.choices import (
    ACCEPT,
    AGAIN,
    BUY,
    BUY_FROM,
    BUY_TOP,
    CHEER,
    CURE_POISON,
    CURE_SHRINK,
    EXTRA_ROLL,
    FOR_HEART,
    HEAL,
    HEAL_SEAT,
    KEEP,
    KEEP_ROLL,
    MIMIC,
    PROBE,
    REROLL,
    RESOLVE,
    ROLL_ON,
    SELL,
    SET,
    SPEND,
    SPEND_NOW,
    STAY,
    STEAL,
    STOP,
    SWEEP,
    TAKE,
    USE,
    USE_NOW,
    YIELD,
    Choice,
    card_number,
    card_of,
    choice_text,
    face_of,
    group_of,
    new_face_of,
    pack_keep,
    payment_of,
    place_of,
    purpose_of,
    target_of,
    verb_of,
)
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.core.dice import ENERGY, HEART, ONE, SMASH, THREE, count, dice_text, one, parse_dice, total
from kingoftokyo.rules.lookahead import points_of
from kingoftokyo.rules.mypyc_compat import i64, mypyc_attr

if TYPE_CHECKING:
    from kingoftokyo.players.clock import Clock
    from kingoftokyo.rules.asking.decisions import Decision
    from kingoftokyo.rules.views.view import View

LOW_HEALTH: Final = 4  # it leaves Tokyo at this health or less
HURT: Final = 5  # it pays for healing at this health or less
CHANGE_PRICES: Final = {"stretchy": 1.0, "plot_twist": 0.5}  # in points


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyPlayer(Player):
    """Keeps the dice that give something immediately, buys the most expensive card, and leaves Tokyo when hurt."""

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: SupportsIndex = 0) -> None:
        super().__init__(seed)
        self._reason: Reason | None = None
        self._kept: i64 = -1
        self._now: Now | None = None

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        self._reason = None
        self._kept = -1
        now = Now(view, decision.seat)
        self._now = now
        if decision.kind == "roll":
            return Choice(self._roll(view, decision, now))
        best: i64 = decision.options.code(0)
        most = now.score(best)
        for k in range(1, len(decision.options)):
            code = decision.options.code(k)
            score = now.score(code)
            if score > most:
                best, most = code, score
        self._reason = now.reason(best, most)
        return Choice(best)

    def reason(self) -> Reason | None:
        now = self._now
        if now is None or self._kept < 0:
            return self._reason
        said = now.given(self._kept)
        if self._kept == now.dice:
            return Reason("stops-as-they-lie", said)
        said["kept"] = dice_text(self._kept)
        return Reason("keeps-as-they-lie", said)

    def _roll(self, view: View, decision: Decision, now: Now) -> i64:
        """Keep the dice that give something now, or buy another roll for the rest."""
        rolls = view.rolls_left
        kept = now.useful(rolls)
        options = decision.options
        first = len(options) - 1
        while first > 0 and verb_of(options.code(first - 1)) not in (KEEP, STOP):
            first -= 1
        for k in range(first, len(options)):
            code = options.code(k)
            verb = verb_of(code)
            if verb == REROLL and count(kept, THREE) < count(now.dice, THREE):
                self._reason = Reason("rerolls-useless-three", {})
                return code
            if verb in (EXTRA_ROLL, SPEND) and kept != now.dice:
                self._reason = Reason("rolls-more-for", {"useless": total(now.dice - kept)})
                return code
            if verb in (USE_NOW, SPEND_NOW) and now.score(code) > 0.0:
                self._reason = now.reason(code, 1.0)
                return code
        self._kept = kept
        if rolls == 0 or (kept == now.dice and not view.rules.all_rolls):
            self._kept = now.dice
            return STOP
        return pack_keep(kept)


class Now:
    """The immediate gains of every choice at one decision."""

    def __init__(self, view: View, seat: int) -> None:
        self.view: Final = view
        self.situation: Final = Situation(view, seat)
        self.dice: Final[i64] = parse_dice(view.dice)
        situation = self.situation
        me = situation.me
        self.missing: Final[i64] = 0 if situation.in_tokyo else me.max_health - me.health + me.poison + me.shrink
        reached = [rival for rival in situation.rivals if situation.reaches(me, situation.cards, rival.place)]
        self.victims: Final[i64] = len(reached)

    def useful(self, rolls: i64) -> i64:
        """The dice that give something now, and a pair of numbers while several rolls are left."""
        dice = self.dice
        kept: i64 = 0
        pair: i64 = -1
        for face in range(ONE, THREE + 1):
            if count(dice, face) >= 3:
                kept += count(dice, face) * one(face)
            elif count(dice, face) == 2:
                pair = face
        if kept == 0 and pair >= 0 and rolls > 1:
            kept += 2 * one(pair)
        kept += min(count(dice, HEART), self.missing) * one(HEART)
        if self.view.rules.power_cards:
            kept += count(dice, ENERGY) * one(ENERGY)
        if self.victims > 0:
            kept += count(dice, SMASH) * one(SMASH)
        return kept

    def points(self, dice: i64) -> i64:
        return points_of(dice)

    def worth(self, dice: i64) -> float:
        """The value of dice: 1 for each point, health gained or damage dealt, and 0.5 for each energy."""
        hearts = min(count(dice, HEART), self.missing)
        return float(self.points(dice) + hearts + self.victims * count(dice, SMASH)) + 0.5 * float(count(dice, ENERGY))

    def given(self, dice: i64) -> dict[str, Value]:
        """What dice give, by unit."""
        return {
            "points": self.points(dice),
            "health": min(count(dice, HEART), self.missing),
            "energy": count(dice, ENERGY) if self.view.rules.power_cards else 0,
            "smashes": count(dice, SMASH) if self.victims > 0 else 0,
        }

    def score(self, choice: i64) -> float:
        """The immediate gain of a choice; 0 for one that changes nothing."""
        verb = verb_of(choice)
        me = self.situation.me
        if verb in (BUY, BUY_TOP, BUY_FROM, TAKE, STEAL, MIMIC):
            return self._card_score(choice)
        if verb in (HEAL, CURE_POISON, CURE_SHRINK):
            return 4.0 - float(verb - HEAL)
        if verb == HEAL_SEAT:
            return min(self.view.monsters[target_of(choice)].energy, 1) - 0.5
        if verb == RESOLVE:
            return 4.0 - float(group_of(choice))
        if verb == SET:
            changed = self.dice - one(face_of(choice)) + one(new_face_of(choice))
            return self.worth(changed) - self.worth(self.dice) - CHANGE_PRICES.get(card_of(choice), 0.0)
        if verb == USE:
            return self._answer_score(choice)
        if verb == USE_NOW:
            return 1.0 if me.health <= HURT else -1.0
        if verb == SPEND_NOW:
            return 1.0 if me.health <= HURT and purpose_of(choice) == FOR_HEART else -1.0
        if verb == YIELD:
            leaves = me.health <= LOW_HEALTH or self.view.details.get("withheld") is True
            return 1.0 if leaves else -1.0
        if verb == CHEER:
            return -1.0 if self._threatened() else 1.0
        if verb == PROBE:
            return self._probe_score(face_of(choice))
        if verb == REROLL:
            if self.view.kind == "camouflage":
                return 1.0
            mine = self.view.active == me.seat
            return 1.0 if (count(self.dice, THREE) < 3) == mine else -1.0
        if verb in (AGAIN, KEEP_ROLL):
            return 1.0
        return -1.0 if verb in (SELL, SWEEP, ROLL_ON) else 0.0

    def reason(self, choice: i64, score: float) -> Reason | None:
        """The reason for a choice that is not about keeping dice."""
        verb = verb_of(choice)
        me = self.situation.me
        if verb in (BUY, BUY_TOP, BUY_FROM, TAKE, STEAL):
            card = self.view.top[place_of(choice)] if verb == BUY_TOP else card_of(choice)
            return Reason(_VERBS[verb], {"card": card, "cost": CATALOGUE.cost[CATALOGUE.ids.index(card)]})
        if verb == MIMIC:
            return Reason("copies-dearest", {"card": card_of(choice)})
        if verb == YIELD:
            withheld = self.view.details.get("withheld") is True
            return Reason("yields-unhurt", {}) if withheld else Reason("yields-with", {"health": me.health})
        if verb == STAY:
            return Reason("stays-with", {"health": me.health})
        if verb in (USE, USE_NOW, SPEND_NOW, ACCEPT):
            return Reason("health-left", {"choice": choice_text(choice), "health": me.health})
        if verb == SET:
            return Reason("more-than-they-lie", {"choice": choice_text(choice), "gain": round(score, 1)})
        if verb in (PROBE, CHEER, AGAIN):
            return Reason("gives-most", {"choice": choice_text(choice)})
        return None

    def _card_score(self, choice: i64) -> float:
        """The printed cost; -1 if the card would kill its buyer or do nothing."""
        verb = verb_of(choice)
        me = self.situation.me
        if verb == MIMIC:
            copies = [card.copies for card in me.cards if card.id == "mimic"]
            return float(CATALOGUE.cost[card_number(choice)]) if copies in ([], [None]) else -1.0
        card = self.view.top[place_of(choice)] if verb == BUY_TOP else card_of(choice)
        if OWN_LOSS.get(card, 0) >= me.health or (card == "heal" and me.health == me.max_health):
            return -1.0
        return float(CATALOGUE.cost[CATALOGUE.ids.index(card)])

    def _answer_score(self, choice: i64) -> float:
        """Score a reaction to damage: Camouflage is free; others are for losses of 2 or more, or lethal ones."""
        card = card_of(choice)
        amount = self.view.details.get("amount")
        loss = amount if isinstance(amount, int) else 0
        if card == "camouflage":
            return 9.0
        return 1.0 + float(payment_of(choice)) if loss >= 2 or loss >= self.situation.me.health else -1.0

    def _threatened(self) -> bool:
        """Whether the active monster's smashes hit me."""
        situation = self.situation
        for rival in situation.rivals:
            if rival.seat == self.view.active:
                return situation.reaches(rival, cards_of(rival), situation.me.place)
        return False

    def _probe_score(self, face: i64) -> float:
        """The score of rerolling another's die: first a smash that hits me, then a number that just scores."""
        if face == SMASH:
            return 2.0 if self._threatened() else -1.0
        return 1.0 if face <= THREE and count(self.dice, face) == 3 else -1.0


_VERBS: Final = {
    BUY: "buys-dearest",
    BUY_TOP: "buys-dearest",
    BUY_FROM: "buys-dearest",
    TAKE: "takes-dearest",
    STEAL: "steals-dearest",
}
