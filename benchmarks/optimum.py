"""The exact optimum of the game `simple` with two monsters, and how players fare against it.

`python -m benchmarks.optimum expert --games 400` solves the game (some seconds, NumPy) and plays it, seats and luck in
turn. Points never fall and every round somebody gets some, so that one pass from many points to few solves it.
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any, ClassVar

import numpy as np

from kingoftokyo import Game
from kingoftokyo.players.lattice import lattice_of
from kingoftokyo.players.named import player_named
from kingoftokyo.players.player import Player
from kingoftokyo.players.playing import play_game
from kingoftokyo.rules.dice import HEART, SMASH, count, dice_text, parse_dice
from kingoftokyo.rules.places import CITY
from kingoftokyo.rules.whatif import points_of

HERE, THERE, NOWHERE = 0, 1, 2  # who is in Tokyo when a turn begins: its monster, the other one, nobody
SIX = lattice_of(6, five_faces=True)
HANDS = [int(hand) for hand in SIX.hands]
GAINS = [points_of(hand) for hand in HANDS]
SMASHES = [count(hand, SMASH) for hand in HANDS]
HEARTS = [count(hand, HEART) for hand in HANDS]


class Optimum:
    """The chance of who begins a turn: by who is in Tokyo, its points, its health, the other's points and health."""

    def __init__(self) -> None:
        self.chances = np.zeros((3, 20, 11, 20, 11))
        health, other = np.meshgrid(np.arange(1, 11), np.arange(1, 11), indexing="ij")
        for total in range(38, -1, -1):
            mine = np.arange(max(0, total - 19), min(19, total) + 1)
            points = np.repeat(mine, 100)
            table = (points, np.tile(health.ravel(), len(mine)), total - points, np.tile(other.ravel(), len(mine)))
            for tokyo in (HERE, THERE, NOWHERE):
                values = [self.after(tokyo, table, k) for k in range(len(HANDS))]
                self.chances[(tokyo, *table)] = best_throw(np.array(values))

    def chance(self, game: Game) -> float:
        """Of the monster whose turn has just begun, somebody being in Tokyo."""
        me, other = game.monsters[game.active], game.monsters[1 - game.active]
        if me.place == CITY:
            had = me.points - 2  # the bonus is paid already
            return float(self.chances[HERE, had, me.health, other.points, other.health])
        return float(self.chances[THERE, me.points, me.health, other.points, other.health])

    def after(self, tokyo: int, table: tuple[Any, ...], k: int) -> Any:  # noqa: ANN401  arrays
        """The chance of the monster whose turn it is when it ends with the k-th hand."""
        points, health, others_points, others_health = table
        points = points + GAINS[k] + (2 if tokyo == HERE else 0)
        left = others_health - (SMASHES[k] if tokyo != NOWHERE else 0)
        if tokyo != HERE:
            health = np.minimum(health + HEARTS[k], 10)
        if tokyo == NOWHERE:
            points = points + 1
        won = (points >= 20) | (left <= 0)
        at = (others_points, np.maximum(left, 1), np.minimum(points, 19), health)
        if tokyo != THERE:
            return np.where(won, 1.0, 1.0 - self.chances[(THERE, *at)])
        its = self.chances[(HERE, *at)]
        if SMASHES[k] > 0:
            yielded = self.chances[(THERE, *at[:2], np.minimum(points + 1, 19), health)]
            its = np.maximum(its, np.where(points + 1 >= 20, 0.0, yielded))
        return np.where(won, 1.0, 1.0 - its)


def best_throw(values: Any) -> Any:  # noqa: ANN401  arrays
    """What three rolls are worth for these values of the hands, a row for each hand."""
    larger = [int(k) for k in SIX.larger]
    first = SIX.first
    best = np.zeros((SIX.size, values.shape[1]))
    best[first:] = values
    for rolls in range(3):
        worth = best.copy()
        for s in range(first - 1, -1, -1):
            worth[s] = worth[larger[5 * s : 5 * s + 5]].mean(axis=0)
        if rolls == 2:
            return worth[0]
        worth[first:] = values
        best = worth
        for s in range(first):
            for k in larger[5 * s : 5 * s + 5]:
                np.maximum(best[k], best[s], out=best[k])
    return best[0]


class Optimal(Player):
    """Plays `simple` with two monsters as well as can be."""

    name: ClassVar[str] = "optimal"

    def __init__(self, optimum: Optimum, seed: int = 0) -> None:
        super().__init__(seed)
        self.optimum = optimum

    def choose(self, view: Any, decision: Any, clock: Any) -> str:  # noqa: ANN401  as every player is asked
        me, other = view.monsters[decision.seat], view.monsters[1 - decision.seat]
        if decision.kind == "yield":
            stay = self.optimum.chances[HERE, me.points, me.health, other.points, other.health]
            leave = 0.0
            if other.points < 19:
                leave = self.optimum.chances[THERE, me.points, me.health, other.points + 1, other.health]
            return "yield" if leave > stay else "stay"
        tokyo = HERE if me.place == "city" else THERE if other.place == "city" else NOWHERE
        had = me.points - (2 if tokyo == HERE else 0)  # the bonus is paid already
        table = tuple(np.array([n]) for n in (had, me.health, other.points, other.health))
        values = [float(self.optimum.after(tokyo, table, k)[0]) for k in range(len(HANDS))]
        kept, _ = SIX.plan(values).best_keep(parse_dice(view.dice), view.rolls_left)
        return "keep " + (dice_text(kept) or "nothing")


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("player", nargs="+")
    reading.add_argument("--games", type=int, default=400)
    reading.add_argument("--seed", type=int, default=900_000)
    told = reading.parse_args()
    optimum = Optimum()
    start = optimum.chances[NOWHERE, 0, 10, 0, 10]
    print(f"The first of two who play as well as can be wins {100 * start:.2f} % of the games.")
    for name in told.player:
        wins = 0
        for n in range(told.games):
            minds: list[Player] = [player_named(name, told.seed + n), Optimal(optimum)]
            game = Game.new(2, "simple", told.seed + n // 2)
            play_game(game, minds if n % 2 == 0 else minds[::-1])
            wins += game.winner == n % 2
        share, z = wins / told.games, 1.96
        middle = (share + z * z / 2 / told.games) / (1 + z * z / told.games)
        half = z * sqrt(share * (1 - share) / told.games + z * z / 4 / told.games**2) / (1 + z * z / told.games)
        print(f"{name}: {100 * share:.1f} % [{100 * (middle - half):.1f}, {100 * (middle + half):.1f}] of {told.games}")


if __name__ == "__main__":
    main()
