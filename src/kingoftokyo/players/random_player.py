"""The random player: the weakest one, and the reference for the speed of players."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, SupportsIndex

from kingoftokyo.players.player import Player
from kingoftokyo.players.reasons import Reason
from kingoftokyo.rules.asking.choices import Choice
from kingoftokyo.rules.core.rng import LOW, MULTIPLIER, seeded
from kingoftokyo.rules.mypyc_compat import i64, mypyc_attr

if TYPE_CHECKING:
    from kingoftokyo.players.clock import Clock
    from kingoftokyo.rules.asking.decisions import Decision
    from kingoftokyo.rules.views.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomPlayer(Player):
    """Chooses every option with equal probability, with the same kind of generator as the game's."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: SupportsIndex = 0) -> None:
        super().__init__(seed)
        self._rng: i64 = seeded(self.seed)
        self._options: i64 = 0

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        rng: i64 = MULTIPLIER * (self._rng & LOW) + (self._rng >> 32)
        self._rng = rng
        options: i64 = len(decision.options)
        self._options = options
        return Choice(decision.options.code((((rng & LOW) ^ (rng >> 32)) * options) >> 32))

    def reason(self) -> Reason | None:
        return Reason("by-chance", {"options": self._options}) if self._options > 1 else None
