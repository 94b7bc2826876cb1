"""Smashes: whom they hit, yielding Tokyo, and entering it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules import events
from kingoftokyo.rules.asking.choices import STAY, YIELD, verb_of
from kingoftokyo.rules.asking.options import offer
from kingoftokyo.rules.bits import bit
from kingoftokyo.rules.card import AFTER_MY_DICE, REACH, SPLASH, WHEN_I_SMASH, WHEN_I_YIELD, WITHHOLD_SMASH
from kingoftokyo.rules.catalogue import DICE_CAUSE, TOKYO_CAUSE
from kingoftokyo.rules.core.agenda import (
    AFTER_DICE_STEP,
    ASSIGN_HEARTS_STEP,
    ENTER_STEP,
    LEAVE_STEP,
    NOBODY,
    SMASHES_STEP,
    STEPS,
    TAKE_PLACE_STEP,
    YIELD_STEP,
    YIELDED_STEP,
    SeatStep,
    Step,
    ask,
    insert,
    middle_argument,
    pack,
    push,
    seat_of,
    small_argument,
)
from kingoftokyo.rules.core.dice import HEART, count
from kingoftokyo.rules.core.hand import activate, reacting
from kingoftokyo.rules.core.places import DEAD, OUTSIDE, PLACE_NAMES
from kingoftokyo.rules.effects.ending import next_living
from kingoftokyo.rules.effects.health import (
    SMASH_FLAG,
    WITHHELD_FLAG,
    pack_damage,
    push_effect_over,
    push_yields,
    unprevented,
)
from kingoftokyo.rules.effects.tokyo import enter_tokyo, free_place, holder, in_tokyo, leave_tokyo
from kingoftokyo.rules.mypyc_compat import i64
from kingoftokyo.rules.phases.resolving import smashes_of

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.positions.fields import Fields


class Smashes(Step):
    """Smashes from outside hit Tokyo, from Tokyo those outside; City and Bay hit each other under some rules only."""

    name = "smashes"

    def run(self, game: Game, step: i64) -> None:
        me = game.active
        monster = game.monsters[me]
        if game.smashes == 0:
            if monster.hooks & AFTER_MY_DICE:
                self.push_after_dice(game)
            if game.rules.smashes_before_hearts:
                self.push_hearts(game)
            return
        if monster.hooks & WHEN_I_SMASH:
            for ref in reacting(monster, WHEN_I_SMASH):
                activate(game, ref).when_i_smash(game, me, ref)
        splash: i64 = 0
        splashed: i64 = 0
        if monster.hooks & SPLASH:
            splash = splash_of(game, me)
            splashed = neighbours(game, me)
        splash_cause = game.cause
        hits_all = monster.hooks & REACH != 0 and reaches_all(game, me)
        later: i64 = game.depth
        if hits_all or monster.place == OUTSIDE or self.hits_tokyo_from_tokyo(game):
            later = push_yields(game, me, 0)
        if monster.hooks & AFTER_MY_DICE:
            self.push_after_dice(game)
        if game.rules.smashes_before_hearts:
            self.push_hearts(game)
        push_effect_over(game)
        players: i64 = len(game.monsters)
        for k in range(players - 1, 0, -1):
            seat = (me + k) % players
            victim = game.monsters[seat]
            if victim.place == DEAD:
                continue
            extra = splash * (splashed >> seat & 1)
            if hits_all or reaches(game, monster.place, victim.place):
                amount = game.smashes + extra
                if victim.hooks & WITHHOLD_SMASH and self.withholds(game, seat, amount):
                    game.withheld |= bit(seat)
                    insert(game, later, pack_damage(seat, amount, me, DICE_CAUSE, SMASH_FLAG | WITHHELD_FLAG))
                    later += 1
                else:
                    push(game, pack_damage(seat, amount, me, DICE_CAUSE, SMASH_FLAG))
            elif extra > 0:
                push(game, pack_damage(seat, extra, me, splash_cause, 0))

    def hits_tokyo_from_tokyo(self, game: Game) -> bool:
        return game.rules.smashes_within_tokyo or game.rules.leave_on_any_loss

    def push_after_dice(self, game: Game) -> None:
        if not game.rules.choose_order:
            push(game, pack(AFTER_DICE_STEP, game.active, 0, 0, 0))

    def push_hearts(self, game: Game) -> None:
        hearts = count(game.dice, HEART)
        if hearts > 0:
            push(game, pack(ASSIGN_HEARTS_STEP, game.active, hearts, 0, 0))

    def withholds(self, game: Game, seat: i64, amount: i64) -> bool:
        """Whether this victim's loss is postponed until it has decided to stay or to yield."""
        victim = game.monsters[seat]
        if not in_tokyo(victim) or victim.health == 0:
            return False
        withheld = False
        for ref in reacting(victim, WITHHOLD_SMASH):
            withheld = withheld or activate(game, ref).withhold_smash(game, seat, ref)
        return withheld and unprevented(game, seat, amount) > 0


def reaches(game: Game, place: i64, other: i64) -> bool:
    """Whether smashes from `place` hit a monster in `other`."""
    if game.rules.smashes_within_tokyo:
        return place != other
    return (place == OUTSIDE) != (other == OUTSIDE)


def reaches_all(game: Game, me: i64) -> bool:
    hits_all = False
    for ref in reacting(game.monsters[me], REACH):
        hits_all = hits_all or activate(game, ref).reach(game, me, ref)
    return hits_all


def splash_of(game: Game, me: i64) -> i64:
    """The extra loss of each neighbour; `game.cause` is set to the card that causes it."""
    splash: i64 = 0
    for ref in reacting(game.monsters[me], SPLASH):
        splash += activate(game, ref).splash(game, me, ref)
    return splash


def threat(game: Game, seat: i64) -> i64:
    """The health that a monster would lose to the active monster's current dice."""
    me = game.active
    smashes = smashes_of(game, record_events=False)
    if smashes == 0 or game.monsters[seat].health == 0:
        return 0
    amount = splash_of(game, me) * (neighbours(game, me) >> seat & 1)
    if reaches_all(game, me) or reaches(game, game.monsters[me].place, game.monsters[seat].place):
        amount += smashes
    return unprevented(game, seat, amount)


def neighbours(game: Game, me: i64) -> i64:
    """The nearest living seats on both sides, one bit each; they may be the same seat."""
    return bit(next_living(game, me, 1)) | bit(next_living(game, me, -1))


def place_to_yield(step: i64) -> i64:
    return small_argument(step)


def is_by_card(step: i64) -> bool:
    return middle_argument(step) == 1


class Yield(Step):
    """Asks the monster in `place_to_yield` whether it yields to the step's seat, if a loss allows it to leave."""

    name = "yield"
    fields: tuple[str, ...] = ("seat", "place", "by_card")

    def run(self, game: Game, step: i64) -> None:
        seat = holder(game, place_to_yield(step))
        if seat != NOBODY and (game.may_leave | game.withheld) >> seat & 1:
            ask(game, seat, step)

    def options(self, game: Game, step: i64) -> None:
        offer(game, STAY)
        offer(game, YIELD)

    def choose(self, game: Game, step: i64, choice: i64) -> None:
        seat = holder(game, place_to_yield(step))
        if verb_of(choice) == YIELD:
            game.leaving |= bit(seat)
        else:
            game.staying |= bit(seat)

    def describe(self, game: Game, step: i64) -> dict[str, object]:
        return {"seat": seat_of(step), "place": PLACE_NAMES[place_to_yield(step)], "by_card": is_by_card(step)}

    def parse(self, game: Game, kind: i64, data: Fields) -> i64:
        place = PLACE_NAMES.index(data.one_of("place", "", ("city", "bay")))
        return pack(kind, data.seat("seat", game), place, i64(data.flag("by_card")), 0)


class Leave(SeatStep):
    """Applies the decisions of City and Bay together: neither monster knew the other's answer."""

    name = "leave"

    def run(self, game: Game, step: i64) -> None:
        if not game.leaving | game.staying:
            return
        for seat in range(len(game.monsters)):
            if not in_tokyo(game.monsters[seat]):
                continue
            if game.leaving >> seat & 1:
                leave_tokyo(game, seat, "yield")
            elif game.staying >> seat & 1 and game.events is not None:
                game.events.append(events.StayedInTokyo(seat, PLACE_NAMES[game.monsters[seat].place]))


class Yielded(SeatStep):
    """After the postponed losses: cards of the monsters that yielded damage the attacker (the step's seat)."""

    name = "yielded"

    def run(self, game: Game, step: i64) -> None:
        attacker = seat_of(step)
        if not game.leaving or game.monsters[attacker].place != OUTSIDE:
            return
        for seat in range(len(game.monsters) - 1, -1, -1):
            monster = game.monsters[seat]
            if game.leaving >> seat & 1 and monster.hooks & WHEN_I_YIELD:
                loss: i64 = 0
                for ref in reacting(monster, WHEN_I_YIELD):
                    loss += activate(game, ref).when_i_yield(game, seat, ref)
                push_effect_over(game)
                push(game, pack_damage(attacker, loss, seat, game.cause, 0))


class TakePlace(SeatStep):
    """The monster (the step's seat) whose card made others leave Tokyo takes the place, if it is alive and outside."""

    name = "take_place"

    def run(self, game: Game, step: i64) -> None:
        if game.leaving and game.monsters[seat_of(step)].place == OUTSIDE:
            enter_if_free(game, seat_of(step))


class Enter(Step):
    """The active monster must enter a free place in Tokyo."""

    name = "enter"

    def run(self, game: Game, step: i64) -> None:
        if game.monsters[game.active].place == OUTSIDE:
            enter_if_free(game, game.active)


def enter_if_free(game: Game, me: i64) -> None:
    place = free_place(game)
    if place != OUTSIDE:
        game.cause = TOKYO_CAUSE
        enter_tokyo(game, me, place)


STEPS[SMASHES_STEP] = Smashes()
STEPS[YIELD_STEP] = Yield()
STEPS[LEAVE_STEP] = Leave()
STEPS[YIELDED_STEP] = Yielded()
STEPS[TAKE_PLACE_STEP] = TakePlace()
STEPS[ENTER_STEP] = Enter()
