"""Luck told apart from skill: what every chance event gave each seat, by any value function.

At each chance event the value of what came up is compared with the mean value of what might have come up: of `rerolls`
independent tries of the same choice. Given the position and the choice, what came up and each try have the same
distribution, so the difference is 0 on average whatever the value function and however few the tries. The result less
all these differences has therefore the same mean as the result, and spreads less the better the value function is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo import Game
from kingoftokyo.rules.lookahead import drew_nothing, with_chance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo import Choice
    from kingoftokyo.arena.value_functions import Valuation


def scores(game: Game) -> list[float]:
    """The result of a game that is over: 1 for who has won; where nobody has, all share it alike."""
    if game.winner is None:
        return [1 / game.players] * game.players
    return [float(seat == game.winner) for seat in range(game.players)]


def luck_of(came: Game, tries: Sequence[Game], valuation: Valuation) -> list[float]:
    """What a chance event gave each seat: the value of what came less the mean value of the tries."""
    luck = list(_values(came, valuation))
    for other in tries:
        for seat, value in enumerate(_values(other, valuation)):
            luck[seat] -= value / len(tries)
    return luck


def _values(game: Game, valuation: Valuation) -> Sequence[float]:
    return scores(game) if game.over else valuation.values(game)


class LuckMeter:
    """Follows one game and adds up the luck of each seat."""

    def __init__(self, valuation: Valuation, rerolls: int, seed: int) -> None:
        self._valuation = valuation
        self._rerolls = rerolls
        self._seed = seed
        self.luck: list[float] = []

    def begin(self, game: Game) -> None:
        """A new game: who begins and what is for sale is chance."""
        tries = [
            Game.new(game.players, game.rules, _seed_of(self._seed, k, -1), persons=()) for k in range(self._rerolls)
        ]
        self.luck = luck_of(game, tries, self._valuation)

    def add(self, before: Game, choice: Choice | str, after: Game) -> None:
        """A choice was made; `before` is the game before it, `after` the game as it went on."""
        if drew_nothing(before, after):
            return  # nothing was left to chance, in any of the tries
        tries = [self._try(before, choice, k) for k in range(self._rerolls)]
        for seat, luck in enumerate(luck_of(after, tries, self._valuation)):
            self.luck[seat] += luck

    def _try(self, before: Game, choice: Choice | str, k: int) -> Game:
        """The same choice with chance of its own."""
        world = with_chance(before, _seed_of(self._seed, k, before.number))
        world.play(choice)
        return world


def _seed_of(seed: int, k: int, number: int) -> int:
    """Another one for each try of each chance event; hashed by the game before it is used."""
    return (seed * 1_000_003 + 1009 * (number + 2) + k) % 2**62
