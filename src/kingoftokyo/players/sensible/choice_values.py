"""The values of choices at all decisions except which dice to keep, by rules of thumb, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.reasons import Reason, Value
from kingoftokyo.players.sensible.buying import card_worth, copy_worth, keep_worth, points_worth
from kingoftokyo.players.sensible.card_values import CULTIST_WORTH, POISON_WORTH, SHRINK_WORTH, USE_PRICES
from kingoftokyo.players.sensible.dice_choices import FREE, DiceChoices
from kingoftokyo.players.sensible.dice_values import (
    CROWD_WORTH,
    DEATH,
    DUEL_WORTH,
    energy_worth,
    health_worth,
    loss_cost,
    loss_worth,
    sale_worth,
)
from kingoftokyo.players.sensible.situation import OUTSIDE, STAYING, Situation, cards_of
from kingoftokyo.players.sensible.threats import at_least, before_my_turn, losses, mean
from kingoftokyo.rules.asking.choices import (
    ACCEPT,
    AGAIN,
    BUY,
    BUY_FROM,
    BUY_TOP,
    CHEER,
    CURE_POISON,
    CURE_SHRINK,
    DECLINE,
    DONE,
    FOR_ENERGY,
    FOR_HEART,
    HEAL,
    HEAL_SEAT,
    KEEP_ROLL,
    MIMIC,
    PASS,
    PROBE,
    REROLL,
    RESOLVE,
    SELL,
    SET,
    SPEND_NOW,
    STAY,
    STEAL,
    SWEEP,
    TAKE,
    USE,
    USE_NOW,
    YIELD,
    card_of,
    choice_text,
    group_of,
    payment_of,
    place_of,
    purpose_of,
    target_of,
    verb_of,
)
from kingoftokyo.rules.catalogue import CATALOGUE, DISCARD_KIND
from kingoftokyo.rules.lookahead import rescued_health
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.asking.decisions import Decision
    from kingoftokyo.rules.views.view import MonsterView, View

RICH: Final = 8  # the energy from which on an uninteresting market is swept
NEAR: Final = 2  # the most missing energy for a card that is worth waiting for
TYPICAL_HEARTS: Final = 1.0  # per turn outside; in Tokyo hearts do not heal
REACH_WORTH: Final = 0.35  # of hitting one more monster, per turn in Tokyo
DENIED: Final = 0.3  # the extra share of a card's value for taking it from another monster


class ChoiceValues:
    """The values of the options of one seat's decision, computed on demand."""

    def __init__(self, view: View, situation: Situation) -> None:
        self.view: Final = view
        self.situation: Final = situation
        self.kind: Final = view.kind
        self.details: Final = view.details
        self.dice_choices: Final = DiceChoices(view, situation)

    def worth(self, choice: i64) -> float:
        """The value of a choice. Only differences between options of the same decision are meaningful."""
        verb = verb_of(choice)
        if verb in (BUY, BUY_TOP, BUY_FROM, TAKE, STEAL):
            return self.deal_worth(choice)
        if verb in (ACCEPT, USE):
            return self._damage_worth(choice)
        if verb == YIELD:
            return self.yield_worth()
        if verb == STAY:
            return self.stay_worth()
        if verb in (HEAL, CURE_POISON, CURE_SHRINK, HEAL_SEAT):
            return self._heart_worth(choice)
        if verb == SET:
            return self.dice_choices.set_worth(choice)
        if verb in (PROBE, REROLL):
            return self.dice_choices.reroll_worth(choice)
        if verb == MIMIC:
            return copy_worth(self.situation, card_of(choice)) - energy_worth(0, 1)
        if verb == SELL:
            return self._sale_worth(card_of(choice))
        if verb == CHEER:
            return self.dice_choices.cheer_worth()
        if verb == RESOLVE:
            return -float(group_of(choice))
        if verb == AGAIN:
            return 1.0 if self.situation.me.health > self.situation.me.poison else -1.0
        if verb == SWEEP:
            return 0.05 if self.situation.me.energy >= RICH else -1.0
        if verb == DONE:
            return self._done_worth()
        if verb == PASS:
            return self._pass_worth()
        if verb in (USE_NOW, SPEND_NOW):
            return self._rescue_worth(choice) if self.kind == "damage" else -FREE
        return 1.0 if verb == KEEP_ROLL else 0.0

    # Cards

    def card(self, choice: i64) -> str:
        """The id of the card that is bought, taken or stolen."""
        return self.view.top[place_of(choice)] if verb_of(choice) == BUY_TOP else card_of(choice)

    def deal_worth(self, choice: i64) -> float:
        """The value of getting a card minus its price; taking it from another monster adds to the value."""
        situation = self.situation
        card = self.card(choice)
        worth = card_worth(situation, card)
        verb = verb_of(choice)
        if verb == TAKE:
            return worth
        if verb in (BUY_FROM, STEAL):
            worth += DENIED * worth
        if verb != STEAL and CATALOGUE.kind[CATALOGUE.ids.index(card)] != DISCARD_KIND:  # a Discard's value has them
            worth += points_worth(situation, situation.count("media_friendly"))
        return worth - self.price_worth(self.view.prices[card])

    def price_worth(self, price: int) -> float:
        """The value of the energy paid for a price."""
        left = max(self.situation.me.energy - price, 0)
        return energy_worth(left, self.situation.me.energy - left)

    def _done_worth(self) -> float:
        """The value of stopping: 0, or half the net value of a card that can be paid for next turn."""
        if self.kind == "change_dice":
            return self.dice_choices.worth_as_they_lie()
        waiting = 0.0
        if self.kind == "buy":
            energy = self.situation.me.energy
            for card in self.view.market:
                if energy < card.price <= energy + NEAR:
                    net = card_worth(self.situation, card.id) - energy_worth(0, card.price)
                    waiting = max(waiting, 0.5 * net)
        return waiting

    def _sale_worth(self, card: str) -> float:
        situation = self.situation
        cost = CATALOGUE.cost[CATALOGUE.ids.index(card)]
        kept = keep_worth(situation, card, cost, situation.count(card) - 1)
        return energy_worth(situation.me.energy, cost) - kept - 0.3

    def _pass_worth(self) -> float:
        if self.kind != "mimic":
            return 0.0
        for card in self.situation.me.cards:
            if card.id == "mimic" and card.copies is not None:
                number = CATALOGUE.ids.index(card.copies)
                owned = self.situation.count(card.copies) - 1
                return keep_worth(self.situation, card.copies, CATALOGUE.cost[number], owned) + 0.5
        return 0.0

    # Health

    def _amount(self) -> int:
        amount = self.details.get("amount")
        return amount if isinstance(amount, int) else 0

    def _damage_worth(self, choice: i64) -> float:
        amount = self._amount()
        health = self.situation.me.health
        if verb_of(choice) == ACCEPT:
            return -loss_cost(self.situation, amount, health)
        card = card_of(choice)
        if card == "camouflage":
            return FREE
        if card == "wings":
            return -self.price_worth(USE_PRICES["wings"])
        paid = payment_of(choice)
        return -self.price_worth(paid) - loss_cost(self.situation, amount - paid, health)

    def _rescue_worth(self, choice: i64) -> float:
        """The value of healing before lethal damage, if enough healing is available."""
        health = self.situation.me.health
        if health > self._amount() or rescued_health(self.view) <= self._amount() or purpose_of(choice) == FOR_ENERGY:
            return -FREE
        return -0.5 * DEATH + (0.5 if verb_of(choice) == SPEND_NOW else 0.0)

    def rather_now(self, decision: Decision, best: i64) -> i64:
        """The best choice, or an any-time choice to make before it: the same decision is then asked again."""
        if self.kind == "damage" or (self.kind == "buy" and verb_of(best) not in (DONE, SWEEP)):
            return best
        for k in range(len(decision.options) - 1, -1, -1):
            code = decision.options.code(k)
            if verb_of(code) not in (USE_NOW, SPEND_NOW):
                break
            if self.any_time_worth(code) > 0.0:
                return code
        return best

    def any_time_worth(self, choice: i64) -> float:
        """The value of using Rapid Healing or a cultist now, minus its price."""
        me = self.situation.me
        healing = min(1 + self.situation.count("regeneration"), me.max_health - me.health)
        if verb_of(choice) == USE_NOW:
            return health_worth(me.health, healing) - self.price_worth(USE_PRICES["rapid_healing"])
        if purpose_of(choice) == FOR_HEART:
            return health_worth(me.health, healing) - CULTIST_WORTH - 0.3
        return self._done_worth() - CULTIST_WORTH if self.kind == "buy" else -1.0

    def _heart_worth(self, choice: i64) -> float:
        """The value of one more heart die, after those already assigned."""
        me = self.situation.me
        verb = verb_of(choice)
        if verb == CURE_POISON:
            return POISON_WORTH
        if verb == CURE_SHRINK:
            return SHRINK_WORTH
        if verb == HEAL_SEAT:
            others = self.details.get("others")
            sold = 0
            if isinstance(others, list) and others:
                sold = others[target_of(choice)]
            return sale_worth(self.situation, self.view.monsters[target_of(choice)], sold)
        healed = self.details.get("heal")
        health = me.health + (healed if isinstance(healed, int) else 0)
        return health_worth(health, 1)

    # Tokyo

    def stay_worth(self) -> float:
        """The value of the bonus and the reach in Tokyo, minus the expected loss of health."""
        situation = self.situation
        health = self.health_if_it_stays()
        if health <= 0:
            return -DEATH
        chances = losses(situation, before_my_turn(situation), in_tokyo=True)
        death = at_least(chances, health)
        bonus = energy_worth(situation.me.energy, 1)
        if situation.tokyo_pays_points:
            bonus = points_worth(situation, STAYING)
        bonus += situation.count("urbavore") + REACH_WORTH * (situation.alive - 2)
        cost = mean(chances) * health_worth(health - 1, 1)
        missing = min(situation.me.max_health - health, 1)
        hearts = TYPICAL_HEARTS * missing * health_worth(health, 1)
        return (
            (1.0 - death) * bonus
            - death * DEATH
            - cost
            - hearts
            - loss_cost(situation, self._withheld(), situation.me.health)
        )

    def yield_worth(self) -> float:
        """The value of yielding: the expected loss outside, and what the attacker gains by entering."""
        situation = self.situation
        attacker = self._attacker()
        chances = losses(situation, before_my_turn(situation), in_tokyo=False)
        share = DUEL_WORTH if situation.alive == 2 else CROWD_WORTH
        gained = 1.5 if situation.tokyo_pays_points else energy_worth(0, 1)
        worth = -share * gained - mean(chances) * health_worth(situation.me.health - 1, 1)
        worth -= DEATH * at_least(chances, situation.me.health)
        if attacker is not None and attacker.place == OUTSIDE:
            worth += loss_worth(situation, attacker, situation.count("burrowing"))
        return worth

    def health_if_it_stays(self) -> int:
        return self.situation.me.health - self._withheld()

    def _attacker(self) -> MonsterView | None:
        seat = self.details.get("attacker")
        for rival in self.situation.rivals:
            if rival.seat == seat:
                return rival
        return None

    def _withheld(self) -> int:
        """The loss that is postponed until this decision is made."""
        attacker = self._attacker()
        if self.details.get("withheld") is not True or attacker is None:
            return 0
        return self.situation.loss(attacker, cards_of(attacker), self.situation.me, self.view.smashes)

    # Why

    def reason(self, choice: i64) -> Reason | None:
        """The reason for a choice, with the numbers that decided."""
        verb = verb_of(choice)
        situation = self.situation
        if verb in (BUY, BUY_TOP, BUY_FROM, STEAL):
            card = self.card(choice)
            worth = round(card_worth(situation, card), 1)
            does = "steals" if verb == STEAL else "buys"
            return Reason(does, {"card": card, "worth": worth, "price": self.view.prices[card]})
        if verb == TAKE:
            card = self.card(choice)
            return Reason("takes", {"card": card, "worth": round(card_worth(situation, card), 1)})
        if verb in (STAY, YIELD):
            health = situation.me.health if verb == YIELD else self.health_if_it_stays()
            chances = losses(situation, before_my_turn(situation), in_tokyo=True)
            does = "yields" if verb == YIELD else "stays"
            return Reason(does, {"health": health, "damage": round(mean(chances), 1)})
        if verb in (ACCEPT, USE):
            return self._said("damaged", choice, {"health": situation.me.health, "damage": self._amount()})
        if verb == SET:
            gain = self.dice_choices.set_worth(choice) - self.dice_choices.worth_as_they_lie()
            return self._said("sets", choice, {"gain": round(gain, 1)})
        if verb == MIMIC:
            return Reason(
                "copies", {"card": card_of(choice), "worth": round(copy_worth(situation, card_of(choice)), 1)}
            )
        if verb == DONE and self.kind == "buy":
            return self._why_nothing()
        if verb in (DONE, PASS, KEEP_ROLL, RESOLVE):
            return None
        if verb == SWEEP:
            return Reason("sweeps", {"energy": situation.me.energy})
        if verb in (AGAIN, DECLINE):
            return self._said("poisoned", choice, {"health": situation.me.health, "poison": situation.me.poison})
        if self.kind == "camouflage":
            return Reason("rerolls-free", {})
        if verb in (USE_NOW, SPEND_NOW):
            return self._said("any-time", choice, {"health": situation.me.health, "energy": situation.me.energy})
        return self._said("worth", choice, {"worth": round(self.worth(choice), 1)})

    def _said(self, id: str, choice: i64, numbers: dict[str, Value]) -> Reason:
        numbers["choice"] = choice_text(choice)
        return Reason(id, numbers)

    def _why_nothing(self) -> Reason:
        """The reason for buying nothing: the affordable card of the market with the best net value."""
        energy = self.situation.me.energy
        best: Reason | None = None
        most = 0.0
        for card in self.view.market:
            net = card_worth(self.situation, card.id) - self.price_worth(card.price)
            if card.price <= energy and (best is None or net > most):
                worth = round(card_worth(self.situation, card.id), 1)
                best = Reason("buys-nothing", {"card": card.id, "worth": worth, "price": card.price})
                most = net
        return Reason("buys-nothing-poor", {"energy": energy}) if best is None else best
