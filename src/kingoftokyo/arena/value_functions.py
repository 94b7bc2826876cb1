"""Value functions for separating luck: the expected result of each seat in an unfinished game.

To reduce variance, a consistent value matters more than an exact one: positions that are compared with each other must
be valued at the same point of the turn, though one throw ends the turn and another lets its owner buy. See `Turn`.
"""

from __future__ import annotations

from functools import cache
from math import exp, log
from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.players.expert.evaluation import Evaluation
from kingoftokyo.players.expert.roll_values import RollValues
from kingoftokyo.players.expert.turn_search import Search
from kingoftokyo.rules import FACE_NAMES, SetupError, count, parse_dice, shown, total
from kingoftokyo.rules.lookahead import is_rolling, key_without_dice, with_roll

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kingoftokyo import Game
    from kingoftokyo.players.dice_lattice import Plan

PLAIN: Final = ("1", "1", "2", "2", "3", "3")  # dice that do nothing: no number occurs three times
MOST_DICE_ADDED_UP: Final = len(PLAIN)  # more dice are not valued before they are resolved
PURCHASES: Final = 1  # considered together in one turn
ROLLS: Final = 3
SURE: Final = 0.002  # smaller chances are rounded up to this


class Valuation(Protocol):
    """A value function: any will do, but the closer to the chances of winning the better."""

    def values(self, game: Game) -> Sequence[float]:
        """The expected result of each seat in this unfinished game: about 1 for a sure win."""
        ...


@runtime_checkable
class ThrowValuation(Valuation, Protocol):
    """A value function that separates the first throw of a turn from the position before it."""

    def before_throw(self, game: Game) -> Sequence[float]:
        """The values at the start of a turn, ignoring its dice."""
        ...

    def luck_of_throw(self, game: Game) -> Sequence[float]:
        """What the first throw of this turn gave each seat, computed exactly, without samples."""
        ...


class Table:
    """The expert's evaluation of the table: fast, but it ignores dice before they are resolved."""

    def __init__(self) -> None:
        self._evaluation = Evaluation()

    def values(self, game: Game) -> list[float]:
        return list(self._evaluation.chances(game))


class Dice:
    """Like Table, but during a roll it values what the expert would make of the dice: slower, and sees more luck."""

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
        """The values of final rolls, cached because they are the same at every roll of a turn."""
        key = key_without_dice(game)
        if key not in self._roll_values:
            if len(self._roll_values) >= REMEMBERED:
                self._roll_values.clear()
            self._roll_values[key] = RollValues(Search(self._evaluation, game), game)
        return self._roll_values[key]


class Turn:
    """The value of the table at the end of the turn; during a roll, of what can still be made of the dice.

    A copy is played to the end of the turn, as the expert would play it, before the table is evaluated, so that all
    outcomes of a throw are valued at the same point. The value of a final roll is the sum, in log odds, of the values
    of its faces taken alone: that needs 31 copies for a turn instead of 462.
    """

    def __init__(self) -> None:
        self._evaluation = Evaluation()
        self._plans: dict[tuple[int, ...], Plan] = {}

    def values(self, game: Game) -> list[float]:
        if not is_rolling(game):
            return list(Search(self._evaluation, game).play_on(game.clone(), PURCHASES))
        return self._with_luck(game, self._deviation(game))

    def before_throw(self, game: Game) -> list[float]:
        return list(self._evaluation.chances(game))

    def luck_of_throw(self, game: Game) -> list[float]:
        after = self._with_luck(game, self._deviation(game, game.rolls_left + 1))
        return [value - before for value, before in zip(after, self.before_throw(game), strict=True)]

    def _deviation(self, game: Game, rolls: int = ROLLS) -> float:
        """How much these dice are worth above the average of `rolls` rolls, to the monster that rolls them."""
        if not 1 <= total(game.dice) <= MOST_DICE_ADDED_UP:
            return 0.0
        plan = self._plan(game)
        return plan.best_keep(game.dice, game.rolls_left)[1] - plan.worth(0, rolls)

    def _with_luck(self, game: Game, deviation: float) -> list[float]:
        """The values with this deviation, taken from the others in proportion. Not clipped, to keep the mean."""
        values = self.before_throw(game)
        me = game.active
        others = 1.0 - values[me]
        if others <= 0.0:
            return values
        share = 1.0 - deviation / others
        return [value + deviation if seat == me else value * share for seat, value in enumerate(values)]

    def _plan(self, game: Game) -> Plan:
        """The plan for rolling, cached because it is the same at every roll of a turn."""
        key = key_without_dice(game)
        if key not in self._plans:
            if len(self._plans) >= REMEMBERED:
                self._plans.clear()
            lattice = lattice_of(total(game.dice), five_faces=game.rules.five_faces)
            self._plans[key] = lattice.plan(self._roll_values(game.clone()))
        return self._plans[key]

    def _roll_values(self, game: Game) -> list[float]:
        """The value of every final roll, in the order of the lattice."""
        dice, five_faces, me = total(game.dice), game.rules.five_faces, game.active
        search = Search(self._evaluation, game)
        plain = _log_odds(search.play_on(with_roll(game, parse_dice(" ".join(PLAIN[:dice]))), PURCHASES)[me])
        gains = [[0.0] * (dice + 1) for _ in FACE_NAMES]
        for face, times, roll in _samples(dice, five_faces):
            gains[face][times] = _log_odds(search.play_on(with_roll(game, roll), PURCHASES)[me]) - plain
        return [
            1.0 / (1.0 + exp(-plain - sum([gains[face][times] for face, times in faces])))
            for faces in _faces_of_rolls(dice, five_faces)
        ]


@cache
def _samples(dice: int, five_faces: bool) -> tuple[tuple[int, int, int], ...]:  # noqa: FBT001
    """Rolls in which only the dice of one face count: the face, their number, and the roll."""
    return tuple(
        (face, times, parse_dice(" ".join(([name] * times + [other for other in PLAIN if other != name])[:dice])))
        for face, name in enumerate(FACE_NAMES)
        for times in range(3 if name in PLAIN else 1, dice + 1)
        if not (five_faces and name == "energy")
    )


@cache
def _faces_of_rolls(dice: int, five_faces: bool) -> tuple[tuple[tuple[int, int], ...], ...]:  # noqa: FBT001
    """For each final roll of the lattice, the faces with their numbers."""
    return tuple(
        tuple((face, count(roll, face)) for face in range(len(FACE_NAMES)) if count(roll, face))
        for roll in lattice_of(dice, five_faces=five_faces).final_rolls
    )


def _log_odds(chance: float) -> float:
    bounded = min(max(chance, SURE), 1.0 - SURE)
    return log(bounded / (1.0 - bounded))


REMEMBERED: Final = 64
VALUATIONS: Final[dict[str, Callable[[], Valuation]]] = {"turn": Turn, "table": Table, "dice": Dice}


def valuation_named(name: str) -> Valuation:
    if name not in VALUATIONS:
        raise SetupError(f"there is no value function {shown(name)}; they are: {', '.join(VALUATIONS)}")
    return VALUATIONS[name]()
