"""Playing a turn to its end on copies: every monster chooses what is best for itself by the evaluation.

Only options that may matter are tried; `answers` says which. Random outcomes are those of the copy, a sampled world.
Nobody uses information that only this world has: cards revealed later are not bought.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.clock import Clock
from kingoftokyo.rules.asking.choices import (
    ACCEPT,
    AGAIN,
    BUY,
    BUY_FROM,
    BUY_TOP,
    CURE_POISON,
    CURE_SHRINK,
    DECLINE,
    DONE,
    FOR_HEART,
    HEAL,
    KEEP_ROLL,
    MIMIC,
    PASS,
    REROLL,
    SPEND_NOW,
    STAY,
    STEAL,
    STOP,
    SWEEP,
    TAKE,
    USE,
    USE_NOW,
    YIELD,
    payment_of,
    purpose_of,
    ref_of,
    verb_of,
)
from kingoftokyo.rules.asking.decisions import take
from kingoftokyo.rules.asking.options import find_options, nth_option
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.core.agenda import (
    ASSIGN_HEARTS_STEP,
    BUY_STEP,
    CARD_STEP,
    CHANGE_DICE_STEP,
    DAMAGE_STEP,
    ROLL_STEP,
    YIELD_STEP,
    kind_of,
)
from kingoftokyo.rules.core.hand import copy_of
from kingoftokyo.rules.expansions import has_own_cards
from kingoftokyo.rules.lookahead import key_when_buying
from kingoftokyo.rules.mypyc_compat import append, i64, vec

if TYPE_CHECKING:
    from kingoftokyo.players.expert.evaluation import Evaluation
    from kingoftokyo.rules.game import Game

PURCHASES: Final = 2  # the most purchases in one turn that are searched
NO_PURCHASES: Final = 0  # for a quick search
MOST_FROM_OTHERS: Final = 3  # the most cards of other monsters that are tried
FRAIL: Final = 4  # healing before damage is tried at this health or less
NO_CHOICE: Final = -1
QUIET: Final = (PASS, DONE, DECLINE, KEEP_ROLL, STOP)
OFFERED: Final = (MIMIC, AGAIN, STEAL, TAKE)  # options of cards that are tried in the search


class Search:
    """Plays one turn to its end by an evaluation; raises a TimeUpError when the clock's time is up."""

    def __init__(self, evaluation: Evaluation, game: Game, clock: Clock | None = None) -> None:
        self.evaluation: Final = evaluation
        self.clock: Final = Clock() if clock is None else clock
        self.turn: Final[i64] = game.turn
        self.market: vec[i64] = game.market[:]  # only these cards may be bought
        self.bought: Final[dict[tuple[int, ...], vec[float]]] = {}  # by position: the chances after the best purchases
        self.dice_are_done: Final = not has_own_cards(game)  # no card reads the dice while buying, but custom ones may

    def play_on(self, game: Game, purchases: i64) -> vec[float]:
        """All chances to win at the end of this turn. It modifies the game."""
        self.clock.check()
        while True:
            if game.ending or game.turn != self.turn:
                return self.evaluation.chances(game)
            kind = kind_of(game.agenda[game.depth - 1])
            if kind == ROLL_STEP:
                return self.evaluation.chances(game)
            options = self.answers(game, kind, purchases)
            if len(options) > 1:
                if kind == BUY_STEP and purchases == PURCHASES and self.dice_are_done:
                    return self.best_purchases(game, options)
                return self.best_of(game, options, purchases)
            take(game, options[0])

    def best_of(self, game: Game, options: vec[i64], purchases: i64) -> vec[float]:
        """The chances after the option that is best for the asked seat (the first of equals). It modifies the game."""
        me = game.asked
        best = self.after(game.clone(), options[0], purchases)
        for k in range(1, len(options)):
            chances = self.after(game.clone() if k < len(options) - 1 else game, options[k], purchases)
            if chances[me] > best[me]:
                best = chances
        return best

    def best_purchases(self, game: Game, options: vec[i64]) -> vec[float]:
        """The chances after the best purchases of the turn. It modifies the game.

        Many rolls lead to the same position here: dice that gave nothing no longer matter.
        """
        position = key_when_buying(game)
        known = self.bought.get(position)
        if known is None:
            known = self.best_of(game, options, PURCHASES)
            self.bought[position] = known
        return known

    def after(self, game: Game, option: i64, purchases: i64) -> vec[float]:
        """All chances to win after this option. It modifies the game."""
        verb = verb_of(option)
        take(game, option)
        if verb == BUY or verb == BUY_FROM or verb == BUY_TOP:  # noqa: SIM109  compiled code would build a tuple
            return self.play_on(game, purchases - 1)
        return self.play_on(game, purchases)

    def answers(self, game: Game, kind: i64, purchases: i64) -> vec[i64]:
        """The options worth trying; of equal ones the first is taken."""
        if kind == YIELD_STEP:
            return vec[i64]([STAY, YIELD])
        if kind == CHANGE_DICE_STEP:  # the values of rolls include changed dice; nobody else is asked here
            return vec[i64]([i64(DONE)])
        options = find_options(game)
        if kind == BUY_STEP:
            return self.to_buy(game, options, purchases)
        if kind == DAMAGE_STEP:
            return self.to_answer_damage(game, options)
        if kind == ASSIGN_HEARTS_STEP:
            return vec[i64]([self.heart(game, options)])
        found = vec[i64]()
        quiet: i64 = NO_CHOICE
        for k in range(options):
            option = nth_option(game, k)
            verb = verb_of(option)
            if verb in QUIET:
                quiet = option
            elif kind == CARD_STEP and verb in OFFERED:
                found = append(found, option)
        if quiet != NO_CHOICE:
            found = append(found, quiet)
        if len(found) == 0:
            found = append(found, nth_option(game, 0))
        return found

    def to_buy(self, game: Game, options: i64, purchases: i64) -> vec[i64]:
        """Buying nothing, or a card that was already available when the search began."""
        found = vec[i64]([i64(DONE)])
        if purchases > 0:
            for k in range(options):
                option = nth_option(game, k)
                if verb_of(option) == BUY and self.is_known(copy_of(ref_of(option))):
                    found = append(found, option)
            for option in self.from_others(game, options):
                found = append(found, option)
        return found

    def from_others(self, game: Game, options: i64) -> list[int]:
        """The most valuable cards of other monsters: trying all could take a minute."""
        offers: list[tuple[float, int]] = []
        for k in range(options):
            option = nth_option(game, k)
            if verb_of(option) == BUY_FROM:
                number = CATALOGUE.number_of_copy[copy_of(ref_of(option))]
                offers.append((-self.evaluation.cards[number], option))
        offers.sort()
        return [option for _, option in offers[:MOST_FROM_OTHERS]]

    def is_known(self, copy: i64) -> bool:
        for known in self.market:
            if known == copy:
                return True
        return False

    def to_answer_damage(self, game: Game, options: i64) -> vec[i64]:
        """Accept the damage or use a card (Robot with its greatest payment); healing is tried only at low health."""
        found = vec[i64]([i64(ACCEPT)])
        frail = game.monsters[game.asked].health <= FRAIL
        for k in range(options):
            option = nth_option(game, k)
            verb = verb_of(option)
            if verb == USE:
                last = found[len(found) - 1]
                if payment_of(option) > 1 and ref_of(last) == ref_of(option):
                    found[len(found) - 1] = option
                else:
                    found = append(found, option)
            elif frail and (verb == USE_NOW or (verb == SPEND_NOW and purpose_of(option) == FOR_HEART)):
                found = append(found, option)
        return found

    def heart(self, game: Game, options: i64) -> i64:
        """A quick choice for the next heart: first survive, then cure tokens, then heal."""
        monster = game.monsters[game.asked]
        best = nth_option(game, 0)
        rank: i64 = -1
        for k in range(options):
            option = nth_option(game, k)
            verb = verb_of(option)
            worth: i64 = 0
            if verb == HEAL:
                worth = 5 if monster.health <= 2 + monster.poison else 2
            elif verb == CURE_POISON:
                worth = 4
            elif verb == CURE_SHRINK:
                worth = 3
            elif verb == PASS:
                worth = 1
            if worth > rank:
                rank = worth
                best = option
        return best


def chance_matters(verb: i64) -> bool:
    """Whether the option has a random outcome before the next decision."""
    return verb in (SWEEP, USE, REROLL)
