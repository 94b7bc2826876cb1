"""The values of all final rolls to the active monster, and the best keeps for them.

Each roll is put into a copy of the game, and the turn is played to its end. Cards that change dice, reroll a face or
buy another roll lead from roll to roll, at the price paid on the copy: see `docs/explanation/exact-dice.md`.

When time is up, the values found so far count: those without further changes and extra rolls, or at least those of a
quick pass without purchases.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.clock import TimeUpError
from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.players.expert.turn_search import NO_PURCHASES, PURCHASES
from kingoftokyo.rules.core.dice import total
from kingoftokyo.rules.lookahead import (
    EVERY_FACE,
    die_settings,
    extra_rolls,
    free_rerolls,
    roll_paid,
    sets_everything,
    setting_paid,
    with_another,
    with_roll,
)
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.players.clock import Clock
    from kingoftokyo.players.dice_lattice import Plan
    from kingoftokyo.players.expert.turn_search import Search
    from kingoftokyo.rules.game import Game

MOST_CHANGES: Final = 2
MOST_EXTRA_ROLLS: Final = 2
MANY_DICE: Final = 7  # from here on (792 rolls) only one change and one extra roll are considered
ROLLS_BETWEEN_LOOKS: Final = 32  # at the clock, to see whether a quick pass is needed


class RollValues:
    """The values of all rolls for the active monster, with cards that lead from roll to roll.

    A TimeUpError is raised only if time is up before even the quick pass is done; `quick_first` allows that pass.
    """

    def __init__(
        self, search: Search, game: Game, extra_rolls_left: i64 = MOST_EXTRA_ROLLS, *, quick_first: bool = True
    ) -> None:
        self.search: Final = search
        self.lattice: Final = lattice_of(total(game.dice), five_faces=game.rules.five_faces)
        self.complete = True  # False if time was up before everything was searched
        many = total(game.dice) >= MANY_DICE
        most: i64 = 1 if many else MOST_CHANGES
        self.bare: Final = self.bare_values(game, quick_first=quick_first)  # without cards that change dice
        self.stopped: Final = self.with_settings(game, self.bare, sorted(die_settings(game)), most)
        self.faces: Final = free_rerolls(game)
        self.extra: Final[dict[int, Plan]] = {}
        values = self.stopped
        if extra_rolls_left > 0:
            for choice in extra_rolls(game):
                paid = self.after_extra_roll(roll_paid(game, choice), 0 if many else extra_rolls_left - 1)
                if paid is None:
                    break
                self.extra[choice] = paid
                values = [max(values[i], paid.best_keep(roll, 1)[1]) for i, roll in enumerate(self.lattice.final_rolls)]
        for face in self.faces:
            values = self.lattice.with_rerolls(values, face)
        self.plan: Final[Plan] = self.lattice.plan(values)
        search.bought.clear()  # a player keeps these values for a turn

    def is_enough(self, clock: Clock) -> bool:
        """Whether a search with this clock would find no more."""
        limit = self.search.clock.limit
        return self.complete or (limit is not None and clock.limit is not None and clock.limit <= limit)

    def values(self, game: Game, purchases: i64) -> list[float]:
        """The values of all rolls without changes of dice."""
        me = game.active
        self.search.bought.clear()  # few positions occur again with another price paid
        return [self.search.play_on(with_roll(game, roll), purchases)[me] for roll in self.lattice.final_rolls]

    def bare_values(self, game: Game, *, quick_first: bool) -> list[float]:
        """The values of all rolls without changes of dice.

        If they may take too long, a quick pass without purchases comes first; it counts when time is up.
        """
        me = game.active
        rolls = self.lattice.final_rolls
        quick: list[float] = []
        values: list[float] = []
        try:
            for roll in rolls:
                if quick_first and not quick and self.may_take_too_long(len(values), len(rolls)):
                    quick = self.values(game, NO_PURCHASES)
                values.append(self.search.play_on(with_roll(game, roll), PURCHASES)[me])
        except TimeUpError:
            if not quick:
                raise
            self.complete = False
            return quick
        return values

    def may_take_too_long(self, done: i64, rolls: i64) -> bool:
        """Whether all rolls would take more than three quarters of the time at the pace of the first `done` ones."""
        if done == 0 or done % ROLLS_BETWEEN_LOOKS != 0:
            return False
        return self.search.clock.used() * float(rolls) > 0.75 * float(done)

    def with_settings(self, game: Game, values: list[float], cards: list[int], most: i64) -> list[float]:
        """The values of all rolls if these cards may still set up to `most` dice, each at its price."""
        best = values
        if most > 0 and len(cards) > 0:
            settings = die_settings(game)
            for k, ref in enumerate(cards):
                if ref in settings:
                    after = self.after_setting(setting_paid(game, ref), cards[k:], most - 1)
                    if not after:
                        break
                    best = self.lattice.with_change(best, after, self.lattice.changes(settings[ref]))
        if sets_everything(game, EVERY_FACE) and self.lattice.dice >= 5:
            return self.with_all_set(game, max(values), best)
        return best

    def with_all_set(self, game: Game, top: float, values: list[float]) -> list[float]:
        """The values of all rolls if a card sets all dice of some rolls, which are then worth `top`."""
        best = values[:]
        try:
            for i, roll in enumerate(self.lattice.final_rolls):
                self.search.clock.check()
                if best[i] < top and sets_everything(game, roll):
                    best[i] = top
        except TimeUpError:
            self.complete = False
        return best

    def after_setting(self, game: Game, cards: list[int], most: i64) -> list[float]:
        """The values of all rolls after a die was set and paid for; empty if time is up."""
        try:
            return self.with_settings(game, self.values(game, PURCHASES), cards, most)
        except TimeUpError:
            self.complete = False
            return []

    def after_extra_roll(self, game: Game, extra_rolls_left: i64) -> Plan | None:
        """The best keeps after another roll was paid for; None if time is up."""
        try:
            paid = RollValues(self.search, game, extra_rolls_left, quick_first=False)
        except TimeUpError:
            self.complete = False
            return None
        self.complete = self.complete and paid.complete
        return paid.plan

    def best_keep(self, roll: i64, rolls: i64) -> tuple[int, float]:
        return self.plan.best_keep(roll, rolls)

    def rerolled(self, roll: i64, face: i64, rolls: i64) -> float:
        """The value of rerolling a die with this face now; the same face again changes nothing and is ignored."""
        others = [other for other in self.lattice.faces if other != face]
        worth = 0.0
        for other in others:
            worth += self.plan.best_keep(with_another(roll, face, other), rolls)[1]
        return worth / float(len(others))
