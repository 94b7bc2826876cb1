"""Value functions for telling luck apart: what each seat may expect of a game that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from kingoftokyo.players.expert.evaluation import Evaluation
from kingoftokyo.players.expert.roll_values import RollValues
from kingoftokyo.players.expert.turn_search import Search
from kingoftokyo.rules import SetupError, shown
from kingoftokyo.rules.lookahead import is_rolling, key_without_dice

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kingoftokyo import Game


class Valuation(Protocol):
    """A value function: any at all, but the nearer to the chances of winning the better."""

    def values(self, game: Game) -> Sequence[float]:
        """What each seat may expect of this game, which is not over: about 1 for a sure win."""
        ...


class Table:
    """By what lies on the table, as the expert sees it: quick, and blind to dice before they count."""

    def __init__(self) -> None:
        self._evaluation = Evaluation()

    def values(self, game: Game) -> list[float]:
        return list(self._evaluation.chances(game))


class Dice:
    """The same, and at a roll by what the expert would still make of the dice: slower, and more of luck is seen."""

    def __init__(self) -> None:
        self._evaluation = Evaluation()
        self._roll_values: dict[tuple[int, ...], RollValues] = {}

    def values(self, game: Game) -> list[float]:
        chances = list(self._evaluation.chances(game))
        if not is_rolling(game):
            return chances
        me = game.active
        worth = self._roll_values_of(game).best_keep(game.dice, game.rolls_left)[1]
        others = 1.0 - chances[me]
        shared = (1.0 - worth) / others if others > 0.0 else 0.0
        return [worth if seat == me else chance * shared for seat, chance in enumerate(chances)]

    def _roll_values_of(self, game: Game) -> RollValues:
        """What the hands are worth is the same at every roll of a turn."""
        key = key_without_dice(game)
        if key not in self._roll_values:
            if len(self._roll_values) >= REMEMBERED:
                self._roll_values.clear()
            self._roll_values[key] = RollValues(Search(self._evaluation, game), game)
        return self._roll_values[key]


REMEMBERED: Final = 64
VALUATIONS: Final[dict[str, Callable[[], Valuation]]] = {"table": Table, "dice": Dice}


def valuation_named(name: str) -> Valuation:
    if name not in VALUATIONS:
        raise SetupError(f"there is no value function {shown(name)}; there are: {', '.join(VALUATIONS)}")
    return VALUATIONS[name]()
