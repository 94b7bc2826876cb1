"""Buying: cards and sweeps while energy lasts, and other monsters' reactions to revealed cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.asking.choices import BUY, BUY_FROM, DONE, SWEEP, ref_of, verb_of
from kingoftokyo.rules.asking.options import offer
from kingoftokyo.rules.card import (
    AT_MY_TURN_END,
    BEFORE_I_BUY,
    BEFORE_MY_TURN_END,
    WHEN_OTHERS_REVEAL,
    WHILE_I_BUY,
)
from kingoftokyo.rules.core.agenda import (
    BEFORE_BUYING_STEP,
    BUY_STEP,
    DEAL_STEP,
    REVEALED_STEP,
    SELL_STEP,
    STEPS,
    TURN_OVER_STEP,
    Step,
    ask,
    kind_of,
    middle_argument,
    pack,
    push,
    push_turn,
    skip_to,
    small_argument,
)
from kingoftokyo.rules.core.hand import activate, reacting, reacting_once
from kingoftokyo.rules.effects.deck import NO_CARD
from kingoftokyo.rules.effects.market import buy_offered, offer_market, reveal, sweep, take_from_monster
from kingoftokyo.rules.mypyc_compat import i64
from kingoftokyo.rules.settings import MARKET_SIZE, SWEEP_PRICE, WHOLE_MARKET

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.positions.fields import Fields


class Deal(Step):
    """Reveal the first cards of the market."""

    name = "deal"

    def run(self, game: Game, step: i64) -> None:
        for slot in range(MARKET_SIZE):
            if game.market[slot] == NO_CARD:
                reveal(game, slot)


class BeforeBuying(Step):
    name = "before_buying"

    def run(self, game: Game, step: i64) -> None:
        if not game.rules.power_cards:
            return
        push_turn(game, BUY_STEP)
        me = game.active
        if game.monsters[me].hooks & BEFORE_I_BUY:
            for ref in reacting(game.monsters[me], BEFORE_I_BUY):
                activate(game, ref).before_i_buy(game, me, ref)


class Buy(Step):
    name = "buy"

    def run(self, game: Game, step: i64) -> None:
        game.buffered_count = 0
        if game.monsters[game.active].energy < SWEEP_PRICE:
            self.options(game, step)
            if game.buffered_count == 1:
                return
        ask(game, game.active, step)

    def options(self, game: Game, step: i64) -> None:
        me = game.active
        monster = game.monsters[me]
        offer_market(game, me, WHOLE_MARKET)
        if monster.hooks & WHILE_I_BUY:
            for ref in reacting(monster, WHILE_I_BUY):
                activate(game, ref).while_i_buy(game, me, ref)
        if monster.energy >= SWEEP_PRICE:
            offer(game, SWEEP)
        offer(game, DONE)

    def choose(self, game: Game, step: i64, choice: i64) -> None:
        verb = verb_of(choice)
        if verb == DONE:
            return
        push(game, step)
        if verb == SWEEP:
            sweep(game, game.active)
        elif verb == BUY:
            buy_offered(game, game.active, choice)
        elif verb == BUY_FROM:
            take_from_monster(game, game.active, choice, bought=True)
        else:
            ref = ref_of(choice)
            activate(game, ref).answered(game, game.active, ref, choice, kind_of(step))


def seats_asked(step: i64) -> i64:
    return small_argument(step)


def revealed_slots(step: i64) -> i64:
    """The slots of the market where cards were revealed, a bit each."""
    return middle_argument(step)


class Revealed(Step):
    """Lets each seat in turn react to revealed cards. Arguments: `seats_asked` so far, and `revealed_slots`."""

    name = "revealed"
    fields: tuple[str, ...] = ("asked", "slots")

    def run(self, game: Game, step: i64) -> None:
        players: i64 = len(game.monsters)
        asked = seats_asked(step)
        if asked >= players:
            return
        slots = revealed_slots(step)
        push(game, pack(REVEALED_STEP, 0, asked + 1, slots, 0))
        seat = (game.active + asked) % players
        if game.monsters[seat].hooks & WHEN_OTHERS_REVEAL:
            for ref in reacting_once(game.monsters[seat], WHEN_OTHERS_REVEAL):
                activate(game, ref).when_others_reveal(game, seat, ref, slots)

    def describe(self, game: Game, step: i64) -> dict[str, object]:
        return {"asked": seats_asked(step), "slots": revealed_slots(step)}

    def parse(self, game: Game, kind: i64, data: Fields) -> i64:
        return pack(kind, 0, data.number("asked", 1, 1, 6), data.number("slots", 0, 0, WHOLE_MARKET), 0)


class Sell(Step):
    """The first step of the end of the turn, right after buying: selling cards (Metamorph)."""

    name = "sell"

    def run(self, game: Game, step: i64) -> None:
        me = game.active
        monster = game.monsters[me]
        if monster.hooks & BEFORE_MY_TURN_END:
            for ref in reacting_once(monster, BEFORE_MY_TURN_END):
                activate(game, ref).before_my_turn_end(game, me, ref)
        elif monster.poison == 0 and not monster.hooks & AT_MY_TURN_END:
            skip_to(game, TURN_OVER_STEP)


STEPS[DEAL_STEP] = Deal()
STEPS[BEFORE_BUYING_STEP] = BeforeBuying()
STEPS[BUY_STEP] = Buy()
STEPS[REVEALED_STEP] = Revealed()
STEPS[SELL_STEP] = Sell()
