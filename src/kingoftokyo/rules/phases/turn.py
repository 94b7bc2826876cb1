"""The turn: its order, its start and end, and whose turn is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules import events
from kingoftokyo.rules.asking.choices import DONE, PASS
from kingoftokyo.rules.card import (
    AFTER_ANY_TURN,
    AFTER_MY_TURN,
    AT_MY_TURN_END,
    AT_MY_TURN_START,
    AT_MY_TURN_START_IN_TOKYO,
    BEFORE_MY_FIRST_ROLL,
)
from kingoftokyo.rules.catalogue import POISON_CAUSE
from kingoftokyo.rules.core.agenda import (
    CARD,
    FIRST_ROLL,
    NEXT_TURN,
    NOBODY,
    POISON,
    STEPS,
    TURN_END,
    TURN_OVER,
    TURN_START,
    Step,
    a_of,
    about_of,
    ask,
    b_of,
    owe,
    owe_turn,
    pack,
    seat_of,
    this_asking,
)
from kingoftokyo.rules.core.hand import USED_THIS_TURN, acting, plays, reacting, reacting_as_bought, unmark
from kingoftokyo.rules.core.places import DEAD
from kingoftokyo.rules.effects.ending import GOES_ON, end_if_last_alive, end_if_points_win, next_living
from kingoftokyo.rules.effects.health import damage_one
from kingoftokyo.rules.effects.tokyo import in_tokyo, tokyo_pays
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


class TurnStart(Step):
    """a: dice fewer than usual; b: 1 for an extra turn."""

    name = "turn_start"

    def run(self, game: Game, step: i64) -> None:
        me = seat_of(step)
        monster = game.monsters[me]
        game.active = me
        game.turn += 1
        game.fewer_dice = a_of(step)
        game.forget_turn()
        if game.marked:
            unmark(game, USED_THIS_TURN)
        if game.events is not None:
            game.events.append(events.TurnStarted(game.turn, me, b_of(step) == 1))
        owe_turn(game, FIRST_ROLL)
        if monster.hooks & AT_MY_TURN_START:
            for this in reacting(monster, AT_MY_TURN_START):
                if plays(monster, this):  # one that is used up takes its Mimic's text with it
                    acting(game, this).at_my_turn_start(game, me, this)
        if in_tokyo(monster):
            if not game.rules.bonus_at_end:
                tokyo_pays(game, me, 2)
            if monster.hooks & AT_MY_TURN_START_IN_TOKYO:
                for this in reacting(monster, AT_MY_TURN_START_IN_TOKYO):
                    acting(game, this).at_my_turn_start_in_tokyo(game, me, this)
        if monster.hooks & BEFORE_MY_FIRST_ROLL:
            for this in reacting(monster, BEFORE_MY_FIRST_ROLL):
                acting(game, this).before_my_first_roll(game, me, this)


class TurnEnd(Step):
    name = "turn_end"

    def run(self, game: Game, step: i64) -> None:
        me = game.active
        if game.monsters[me].hooks & AT_MY_TURN_END:
            cards = reacting(game.monsters[me], AT_MY_TURN_END)
            if game.rules.order_as_bought:
                cards = reacting_as_bought(game.monsters[me], AT_MY_TURN_END)
            for this in cards:
                acting(game, this).at_my_turn_end(game, me, this)


class Poison(Step):
    """One loss for all tokens together, dealt by nobody."""

    name = "poison"

    def run(self, game: Game, step: i64) -> None:
        tokens = game.monsters[game.active].poison
        if tokens > 0:
            game.cause = POISON_CAUSE
            damage_one(game, game.active, tokens, NOBODY)


class TurnOver(Step):
    """Twenty points win now, if their owner is alive; otherwise somebody plays on."""

    name = "turn_over"

    def run(self, game: Game, step: i64) -> None:
        me = game.active
        if game.rules.bonus_at_end and in_tokyo(game.monsters[me]):
            tokyo_pays(game, me, 2)
            if game.ending != GOES_ON:
                return
        if game.events is not None:
            game.events.append(events.TurnEnded(me))
        if game.hooks & AFTER_ANY_TURN and game.monsters[me].place != DEAD:
            for seat in range(len(game.monsters)):
                if game.monsters[seat].hooks & AFTER_ANY_TURN:
                    for this in reacting(game.monsters[seat], AFTER_ANY_TURN):
                        acting(game, this).after_any_turn(game, seat, this)
        end_if_points_win(game)
        if game.ending != GOES_ON:
            return
        owe(game, pack(NEXT_TURN, 0, 0, 0, 0))
        if game.monsters[me].hooks & AFTER_MY_TURN:
            for this in reacting(game.monsters[me], AFTER_MY_TURN):
                acting(game, this).after_my_turn(game, me, this)


class NextTurn(Step):
    """Turns with fewer dice come first, then other extra turns, then the next living monster clockwise."""

    name = "next_turn"

    def run(self, game: Game, step: i64) -> None:
        if game.monsters[game.active].place == DEAD:
            game.frozen_turns = 0
        if game.frozen_turns > 0:
            game.frozen_turns -= 1
            owe(game, pack(TURN_START, game.active, game.fewer_dice + 1, 1, 0))
            return
        while game.turns_owed > 0:
            seat = (game.turns_owed & 15) - 1
            game.turns_owed >>= 4
            if game.monsters[seat].place != DEAD:
                owe(game, pack(TURN_START, seat, 0, 1, 0))
                return
        if game.alive <= 1:  # in a position that lacks the step which looks at it
            end_if_last_alive(game)
            return
        game.regular = next_living(game, game.regular, 1)
        owe(game, pack(TURN_START, game.regular, 0, 0, 0))


class CardAsks(Step):
    """A card waits for its owner's answer, if it is still played and there is more to say than `pass` or `done`."""

    name = "card"

    def run(self, game: Game, step: i64) -> None:
        if not plays(game.monsters[seat_of(step)], this_asking(step)):
            return
        game.offers = 0
        self.options(game, step)
        if game.offers == 1 and (game.offered[0] == PASS or game.offered[0] == DONE):
            self.choose(game, step, game.offered[0])
        elif game.offers > 0:
            ask(game, seat_of(step), step)

    def options(self, game: Game, step: i64) -> None:
        this = this_asking(step)
        acting(game, this).asked(game, seat_of(step), this, about_of(step))

    def choose(self, game: Game, step: i64, choice: i64) -> None:
        this = this_asking(step)
        acting(game, this).answered(game, seat_of(step), this, choice, about_of(step))


STEPS[TURN_START] = TurnStart()
STEPS[TURN_END] = TurnEnd()
STEPS[POISON] = Poison()
STEPS[TURN_OVER] = TurnOver()
STEPS[NEXT_TURN] = NextTurn()
STEPS[CARD] = CardAsks()
