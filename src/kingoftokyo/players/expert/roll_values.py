"""The values of all final rolls to the active monster, and the best keeps for them.

Each roll is put into a copy of the game, and the turn is played to its end. Cards that change dice, reroll a face or
buy another roll lead from roll to roll, at the price paid on the copy: see `docs/explanation/exact-dice.md`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.players.expert.turn_search import PURCHASES
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
    from kingoftokyo.players.dice_lattice import Plan
    from kingoftokyo.players.expert.turn_search import Search
    from kingoftokyo.rules.game import Game

MOST_CHANGES: Final = 2
MOST_EXTRA_ROLLS: Final = 2
MANY_DICE: Final = 7  # from here on (792 rolls) only one change and one extra roll are considered


class RollValues:
    """The values of all rolls for the active monster, with cards that lead from roll to roll."""

    def __init__(self, search: Search, game: Game, extra_rolls_left: i64 = MOST_EXTRA_ROLLS) -> None:
        self.search: Final = search
        self.lattice: Final = lattice_of(total(game.dice), five_faces=game.rules.five_faces)
        self.bare: list[float] = []  # the values without cards that change dice
        many = total(game.dice) >= MANY_DICE
        most: i64 = 1 if many else MOST_CHANGES
        self.stopped: Final = self.with_settings(game, sorted(die_settings(game)), most)
        self.faces: Final = free_rerolls(game)
        self.extra: Final[dict[int, Plan]] = {}
        values = self.stopped
        if extra_rolls_left > 0:
            for choice in extra_rolls(game):
                left = 0 if many else extra_rolls_left - 1
                paid = RollValues(search, roll_paid(game, choice), left).plan
                self.extra[choice] = paid
                values = [max(values[i], paid.best_keep(roll, 1)[1]) for i, roll in enumerate(self.lattice.final_rolls)]
        for face in self.faces:
            values = self.lattice.with_rerolls(values, face)
        self.plan: Final[Plan] = self.lattice.plan(values)

    def values(self, game: Game) -> list[float]:
        """The values of all rolls without changes of dice."""
        me = game.active
        return [self.search.play_on(with_roll(game, roll), PURCHASES)[me] for roll in self.lattice.final_rolls]

    def with_settings(self, game: Game, cards: list[int], most: i64) -> list[float]:
        """The values of all rolls if these cards may still set up to `most` dice, each at its price."""
        values = self.values(game)
        if not self.bare:
            self.bare = values
        best = values
        if most > 0 and len(cards) > 0:
            settings = die_settings(game)
            for k, ref in enumerate(cards):
                if ref in settings:
                    after = self.with_settings(setting_paid(game, ref), cards[k:], most - 1)
                    best = self.lattice.with_change(best, after, self.lattice.changes(settings[ref]))
        if sets_everything(game, EVERY_FACE) and self.lattice.dice >= 5:
            top = max(values)
            best = [
                top if worth < top and sets_everything(game, roll) else worth
                for roll, worth in zip(self.lattice.final_rolls, best, strict=True)
            ]
        return best

    def best_keep(self, roll: i64, rolls: i64) -> tuple[int, float]:
        return self.plan.best_keep(roll, rolls)

    def rerolled(self, roll: i64, face: i64, rolls: i64) -> float:
        """The value of rerolling a die with this face now; the same face again changes nothing and is ignored."""
        others = [other for other in self.lattice.faces if other != face]
        worth = 0.0
        for other in others:
            worth += self.plan.best_keep(with_another(roll, face, other), rolls)[1]
        return worth / float(len(others))
