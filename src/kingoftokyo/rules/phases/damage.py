"""The damage pipeline: prevention, the victim's decision, the loss, and the check for who is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules import events
from kingoftokyo.rules.asking.choices import ACCEPT, ref_of, verb_of
from kingoftokyo.rules.asking.options import offer
from kingoftokyo.rules.card import ANSWER_DAMAGE, MY_LOSS, RESCUE
from kingoftokyo.rules.catalogue import cause_name, cause_named
from kingoftokyo.rules.core.agenda import (
    COLLAPSE_STEP,
    DAMAGE_STEP,
    EFFECT_OVER_STEP,
    NOBODY,
    STEPS,
    SeatStep,
    Step,
    ask,
    pack,
    push,
    seat_of,
)
from kingoftokyo.rules.core.hand import USED_ON_THIS_DAMAGE, activate, reacting, reacting_once, unmark
from kingoftokyo.rules.core.places import DEAD
from kingoftokyo.rules.effects.ending import end_if_last_alive
from kingoftokyo.rules.effects.health import (
    SMASH_FLAG,
    WITHHELD_FLAG,
    amount_of,
    cause_of,
    dealer_of,
    fall,
    flags_of,
    full_loss,
    lose_health,
    pack_damage,
    unprevented,
)
from kingoftokyo.rules.effects.numbers import max_health
from kingoftokyo.rules.errors import shown
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.positions.fields import Fields


ALL_ANSWERS: Final = MY_LOSS | ANSWER_DAMAGE | RESCUE


class Damage(Step):
    """One monster is about to lose health: first prevention, then the victim's decision if any, then the loss."""

    name = "damage"
    fields: tuple[str, ...] = ("seat", "amount", "dealer", "cause", "smash", "withheld")

    def run(self, game: Game, step: i64) -> None:
        me = seat_of(step)
        monster = game.monsters[me]
        if monster.health == 0 or (game.leaving >> me & 1 and flags_of(step) & WITHHELD_FLAG):
            return
        if game.shielded or monster.hooks & ALL_ANSWERS:
            step = self.answer(game, step)
            if step < 0:
                return
        self.land(game, step)

    def answer(self, game: Game, step: i64) -> i64:
        """The damage step after automatic prevention; -1 if nothing is left of it or if the victim is asked."""
        amount = unprevented(game, seat_of(step), amount_of(step))
        if amount < amount_of(step):
            self.record_prevented(game, step, amount)
            step = pack_damage(seat_of(step), amount, dealer_of(step), cause_of(step), flags_of(step))
        if amount == 0:
            unmark(game, USED_ON_THIS_DAMAGE)
            return -1
        if self.can_answer(game, step):
            ask(game, seat_of(step), step)
            return -1
        return step

    def can_answer(self, game: Game, step: i64) -> bool:
        """Whether the victim has a card to answer with, or could survive lethal damage by healing first."""
        me = seat_of(step)
        monster = game.monsters[me]
        if monster.hooks & ANSWER_DAMAGE:
            game.buffered_count = 0
            self.options(game, step)
            if game.buffered_count > 1:
                return True
        amount = full_loss(game, me, amount_of(step), dealer_of(step))
        if amount < monster.health or not monster.hooks & RESCUE:
            return False
        rescue: i64 = 0
        for ref in reacting_once(monster, RESCUE):
            rescue += activate(game, ref).rescue(game, me, ref)
        return rescue > 0 and min(monster.health + rescue, max_health(game, me)) > amount

    def options(self, game: Game, step: i64) -> None:
        me = seat_of(step)
        monster = game.monsters[me]
        if monster.hooks & ANSWER_DAMAGE:
            for ref in reacting(monster, ANSWER_DAMAGE):
                activate(game, ref).answer_damage(game, me, ref, amount_of(step))
        offer(game, ACCEPT)

    def choose(self, game: Game, step: i64, choice: i64) -> None:
        if verb_of(choice) == ACCEPT:
            self.land(game, step)
        else:
            push(game, step)
            ref = ref_of(choice)
            activate(game, ref).answered(game, seat_of(step), ref, choice, DAMAGE_STEP)

    def land(self, game: Game, step: i64) -> None:
        if game.marked:
            unmark(game, USED_ON_THIS_DAMAGE)
        game.cause = cause_of(step)
        lose_health(game, seat_of(step), amount_of(step), dealer_of(step), smash=flags_of(step) & SMASH_FLAG != 0)

    def record_prevented(self, game: Game, step: i64, left: i64) -> None:
        """Append the event that only `left` of the damage is left."""
        if game.events is not None:
            by = "shield" if game.shielded >> seat_of(step) & 1 else cause_name(game.cause)
            prevented = amount_of(step) - left
            game.events.append(events.DamagePrevented(seat_of(step), prevented, cause_name(cause_of(step)), by))

    def describe(self, game: Game, step: i64) -> dict[str, object]:
        return {
            "seat": seat_of(step),
            "amount": amount_of(step),
            "dealer": "nobody" if dealer_of(step) == NOBODY else dealer_of(step),
            "cause": cause_name(cause_of(step)),
            "smash": flags_of(step) & SMASH_FLAG != 0,
            "withheld": flags_of(step) & WITHHELD_FLAG != 0,
        }

    def parse(self, game: Game, kind: i64, data: Fields) -> i64:
        cause = cause_named(data.text("cause", "rules"))
        if cause < 0:
            raise data.error("cause", "step-cause", found=shown(data.text("cause")))
        dealer = NOBODY if data.data.get("dealer") == "nobody" else data.seat("dealer", game)
        if dealer == NOBODY and data.flag("smash"):
            raise data.error("dealer", "step-smash-dealer")
        flags = (SMASH_FLAG if data.flag("smash") else 0) | (WITHHELD_FLAG if data.flag("withheld") else 0)
        return pack_damage(data.seat("seat", game), data.number("amount", 0, 0, 1023), dealer, cause, flags)


class Collapse(SeatStep):
    """A monster at 0 health lost the card that kept it alive (Zombie): eliminate it."""

    name = "collapse"

    def run(self, game: Game, step: i64) -> None:
        seat = seat_of(step)
        if game.monsters[seat].health == 0 and game.monsters[seat].place != DEAD:
            fall(game, seat, NOBODY)
            end_if_last_alive(game)


class EffectOver(Step):
    """After all victims of one attack, card or poisoning: end the game if at most one monster is left."""

    name = "effect_over"

    def run(self, game: Game, step: i64) -> None:
        end_if_last_alive(game)

    def parse(self, game: Game, kind: i64, data: Fields) -> i64:
        return pack(kind, 0, 0, 0, 0)


STEPS[DAMAGE_STEP] = Damage()
STEPS[COLLAPSE_STEP] = Collapse()
STEPS[EFFECT_OVER_STEP] = EffectOver()
