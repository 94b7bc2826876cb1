"""Separating luck from skill: what every chance event gave each seat, by any value function.

At each chance event, the value of the actual outcome is compared with the mean value of `rerolls` independent samples
of the same choice. Given the position and the choice, the outcome and each sample have the same distribution, so the
difference is 0 on average for any value function and any number of samples. Therefore the result minus any multiple of
the sum of these differences has the same mean as the result; `without_luck` finds the multiple with the least variance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from kingoftokyo import Game
from kingoftokyo.arena.intervals import Mean, Sums
from kingoftokyo.arena.value_functions import ThrowValuation
from kingoftokyo.rules.lookahead import drew_nothing, is_rolling, with_chance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo import Choice
    from kingoftokyo.arena.value_functions import Valuation


def scores(game: Game) -> list[float]:
    """The result of a finished game by seat: 1 for the winner; equal shares without a winner."""
    if game.winner is None:
        return [1 / game.players] * game.players
    return [float(seat == game.winner) for seat in range(game.players)]


def luck_of(came: Game, tries: Sequence[Game], valuation: Valuation, turn: int | None = None) -> list[float]:
    """What a chance event gave each seat: the value of the outcome minus the mean value of the samples.

    If it ended this `turn`, the first throw of the next one is a separate event, if the valuation supports that.
    """
    luck = list(_values(came, valuation, turn))
    for other in tries:
        for seat, value in enumerate(_values(other, valuation, turn)):
            luck[seat] -= value / len(tries)
    if isinstance(valuation, ThrowValuation) and _has_thrown(came, turn):
        for seat, more in enumerate(valuation.luck_of_throw(came)):
            luck[seat] += more
    return luck


def _values(game: Game, valuation: Valuation, turn: int | None) -> Sequence[float]:
    if game.over:
        return scores(game)
    if isinstance(valuation, ThrowValuation) and _has_thrown(game, turn):
        return valuation.before_throw(game)
    return valuation.values(game)


def _has_thrown(game: Game, turn: int | None) -> bool:
    """Whether the next turn has begun and its first throw is made."""
    return turn is not None and game.turn != turn and is_rolling(game)


class WithoutLuck(NamedTuple):
    """The mean result without luck, its variance as a part of the plain one, and whether luck is too far from 0."""

    mean: Mean | None
    variance: float | None
    suspicious: bool


def without_luck(results: Sequence[float], lucks: Sequence[float]) -> WithoutLuck:
    """The mean of each result minus a multiple of its luck: the multiple with the least variance in all *other* games.

    A game's multiple does not depend on its own luck, so there is no bias, however few the games. With fewer than
    `ENOUGH` games the multiple is too uncertain, and the mean is None.
    """
    games = len(results)
    luck = Sums(lucks).mean
    if games != len(lucks) or luck is None:
        return WithoutLuck(None, None, suspicious=False)
    suspicious = games >= ENOUGH_TO_SUSPECT and abs(luck.mean) > 3 * luck.error
    plain = Sums(results).mean
    if games < ENOUGH or plain is None or plain.error == 0.0:
        return WithoutLuck(None, None, suspicious)
    multiples = _multiples(results, lucks)
    less = Sums(result - k * luck for result, luck, k in zip(results, lucks, multiples, strict=True)).mean
    variance = None if less is None else (less.error / plain.error) ** 2
    return WithoutLuck(less, variance, suspicious)


def _multiples(results: Sequence[float], lucks: Sequence[float]) -> list[float]:
    """For each game, the least-squares slope of results over luck in all other games."""
    games = len(results)
    mean_result, mean_luck = sum(results) / games, sum(lucks) / games
    pairs = [(result - mean_result, luck - mean_luck) for result, luck in zip(results, lucks, strict=True)]
    both = sum(result * luck for result, luck in pairs)
    squares = sum(luck * luck for _, luck in pairs)
    share = games / (games - 1)  # leaving out a game also moves the mean of the others
    slopes = []
    for result, luck in pairs:
        rest = squares - share * luck * luck
        slopes.append((both - share * result * luck) / rest if rest > 0.0 else 0.0)
    return slopes


NO_TURN: Final = -1  # before the first one
ENOUGH: Final = 50  # games, to estimate the slope of results over luck
ENOUGH_TO_SUSPECT: Final = 100  # games; with fewer, three standard errors are not rare


class LuckMeter:
    """Follows one game and adds up the luck of each seat."""

    def __init__(self, valuation: Valuation, rerolls: int, seed: int) -> None:
        self._valuation = valuation
        self._rerolls = rerolls
        self._seed = seed
        self.luck: list[float] = []

    def begin(self, game: Game) -> None:
        """A new game: the first seat and the market are chance."""
        tries = [
            Game.new(game.players, game.rules, _seed_of(self._seed, k, -1), persons=()) for k in range(self._rerolls)
        ]
        self.luck = luck_of(game, tries, self._valuation, NO_TURN)

    def add(self, before: Game, choice: Choice | str, after: Game) -> None:
        """Add a choice; `before` is the game before it, `after` the game after it."""
        if drew_nothing(before, after):
            return  # the choice involved no chance
        tries = [self._try(before, choice, k) for k in range(self._rerolls)]
        for seat, luck in enumerate(luck_of(after, tries, self._valuation, before.turn)):
            self.luck[seat] += luck

    def _try(self, before: Game, choice: Choice | str, k: int) -> Game:
        """The game after the same choice with other dice and cards."""
        world = with_chance(before, _seed_of(self._seed, k, before.number))
        world.play(choice)
        return world


def _seed_of(seed: int, k: int, number: int) -> int:
    """A different seed for each sample of each chance event; the game hashes it before use."""
    return (seed * 1_000_003 + 1009 * (number + 2) + k) % 2**62
