"""Rolling: the first throw, keeping and rerolling, interference by others, and changing dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules import events
from kingoftokyo.rules.asking.choices import DONE, KEEP, KEEP_ROLL, ROLL_ON, STOP, kept_by, ref_of, verb_of
from kingoftokyo.rules.asking.options import offer
from kingoftokyo.rules.card import (
    AT_OTHERS_LAST_ROLL,
    BEFORE_I_RESOLVE,
    BEFORE_OTHERS_RESOLVE,
    DICE,
    ROLLS,
    WHILE_I_ROLL,
)
from kingoftokyo.rules.core.agenda import (
    CHANGE_DICE_STEP,
    CONFIRM_ROLL_STEP,
    FIRST_ROLL_STEP,
    INTERFERE_STEP,
    ROLL_STEP,
    STEPS,
    Step,
    ask,
    kind_of,
    push,
    push_turn,
)
from kingoftokyo.rules.core.dice import MOST_DICE, dice_text, keep_count, total
from kingoftokyo.rules.core.hand import activate, reacting, reacting_once
from kingoftokyo.rules.core.rng import throw
from kingoftokyo.rules.mypyc_compat import i64
from kingoftokyo.rules.settings import BLACK_DICE, ROLLS_A_TURN

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


def roll(game: Game, kept: i64, dice: i64) -> None:
    """Throw `dice` dice and add them to the kept ones."""
    thrown = throw(game, dice)
    game.dice = kept + thrown
    game.rolls_left -= 1
    if game.events is not None:
        game.events.append(
            events.DiceRolled(game.active, dice_text(kept), dice_text(thrown), dice_text(game.dice), game.rolls_left)
        )


def finish_roll(game: Game) -> None:
    if game.events is not None:
        game.events.append(events.RollFinished(game.active, dice_text(game.dice)))


def dice_to_roll(game: Game, me: i64) -> i64:
    """The number of dice: six, one more for each Extra Head, one less for each shrink token and frozen turn."""
    monster = game.monsters[me]
    dice = BLACK_DICE - monster.shrink - game.fewer_dice
    if monster.hooks & DICE:
        for ref in reacting(monster, DICE):
            dice += activate(game, ref).dice(game, me, ref)
    return min(max(dice, 0), MOST_DICE)


class FirstRoll(Step):
    name = "first_roll"

    def run(self, game: Game, step: i64) -> None:
        me = game.active
        monster = game.monsters[me]
        game.rolls_left = ROLLS_A_TURN
        if monster.hooks & ROLLS:
            for ref in reacting(monster, ROLLS):
                game.rolls_left = max(game.rolls_left + activate(game, ref).rolls(game, me, ref), 1)
        roll(game, 0, dice_to_roll(game, me))
        push_turn(game, ROLL_STEP)


class Roll(Step):
    """The decision after a roll: any dice may be kept, also other ones than before."""

    name = "roll"

    def run(self, game: Game, step: i64) -> None:
        if game.dice != 0 and (game.rolls_left > 0 or self.cards_offer(game)):
            ask(game, game.active, step)
        else:
            finish_roll(game)

    def cards_offer(self, game: Game) -> bool:
        me = game.active
        monster = game.monsters[me]
        if not monster.hooks & WHILE_I_ROLL:
            return False
        game.buffered_count = 0
        for ref in reacting(monster, WHILE_I_ROLL):
            activate(game, ref).while_i_roll(game, me, ref)
        return game.buffered_count > 0

    def options(self, game: Game, step: i64) -> None:
        me = game.active
        monster = game.monsters[me]
        if game.rolls_left > 0:
            game.keep_option_count = keep_count(game.dice)
        else:
            offer(game, STOP)
        if monster.hooks & WHILE_I_ROLL:
            for ref in reacting(monster, WHILE_I_ROLL):
                activate(game, ref).while_i_roll(game, me, ref)

    def choose(self, game: Game, step: i64, choice: i64) -> None:
        verb = verb_of(choice)
        if verb == STOP:
            if game.rules.confirm_roll and game.rolls_left > 0:
                push(game, step)
                push_turn(game, CONFIRM_ROLL_STEP)
            else:
                finish_roll(game)
            return
        if verb == KEEP:
            kept = kept_by(choice)
            roll(game, kept, total(game.dice - kept))
            if game.rolls_left > 0:
                ask(game, game.active, step)
            else:
                push(game, step)
        else:
            push(game, step)
            ref = ref_of(choice)
            activate(game, ref).answered(game, game.active, ref, choice, kind_of(step))


class ConfirmRoll(Step):
    """Asks a monster that stops early for confirmation, if the rules say so."""

    name = "confirm_roll"

    def run(self, game: Game, step: i64) -> None:
        ask(game, game.active, step)

    def options(self, game: Game, step: i64) -> None:
        offer(game, KEEP_ROLL)
        offer(game, ROLL_ON)

    def choose(self, game: Game, step: i64, choice: i64) -> None:
        if choice == KEEP_ROLL:
            if game.depth > 0 and kind_of(game.agenda[game.depth - 1]) == ROLL_STEP:
                game.depth -= 1  # remove the pending decision about another roll
            finish_roll(game)


class Interfere(Step):
    """After the last roll: others may reroll dice, then the active monster may change dice, then others may cheer."""

    name = "interfere"

    def run(self, game: Game, step: i64) -> None:
        players: i64 = len(game.monsters)
        if game.hooks & BEFORE_OTHERS_RESOLVE:
            for k in range(players - 1, 0, -1):
                seat = (game.active + k) % players
                if game.monsters[seat].hooks & BEFORE_OTHERS_RESOLVE:
                    for ref in reacting(game.monsters[seat], BEFORE_OTHERS_RESOLVE):
                        activate(game, ref).before_others_resolve(game, seat, ref)
        if game.monsters[game.active].hooks & BEFORE_I_RESOLVE:
            push_turn(game, CHANGE_DICE_STEP)
        if game.hooks & AT_OTHERS_LAST_ROLL and game.dice != 0:
            for k in range(players - 1, 0, -1):
                seat = (game.active + k) % players
                if game.monsters[seat].hooks & AT_OTHERS_LAST_ROLL:
                    for ref in reacting_once(game.monsters[seat], AT_OTHERS_LAST_ROLL):
                        activate(game, ref).at_others_last_roll(game, seat, ref)


class ChangeDice(Step):
    """The active monster uses cards that set dice, in any order, until it is done."""

    name = "change_dice"

    def run(self, game: Game, step: i64) -> None:
        game.buffered_count = 0
        self.options(game, step)
        if game.buffered_count > 1:
            ask(game, game.active, step)

    def options(self, game: Game, step: i64) -> None:
        me = game.active
        for ref in reacting(game.monsters[me], BEFORE_I_RESOLVE):
            activate(game, ref).before_i_resolve(game, me, ref)
        offer(game, DONE)

    def choose(self, game: Game, step: i64, choice: i64) -> None:
        if verb_of(choice) != DONE:
            push(game, step)
            ref = ref_of(choice)
            activate(game, ref).answered(game, game.active, ref, choice, kind_of(step))


STEPS[FIRST_ROLL_STEP] = FirstRoll()
STEPS[ROLL_STEP] = Roll()
STEPS[CONFIRM_ROLL_STEP] = ConfirmRoll()
STEPS[INTERFERE_STEP] = Interfere()
STEPS[CHANGE_DICE_STEP] = ChangeDice()
