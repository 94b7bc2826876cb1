"""Our engine, whichever PYTHONPATH finds: `python -m benchmarks.engine SECONDS` prints JSON, a line per table size.

For four players it is measured twice: with one call per game, and with the same Python loop as the peers.
"""

import json
import random
import sys

from benchmarks.measure import CALL, LOOP, Speed, call_us, play_rates
from kingoftokyo import Game
from kingoftokyo.rules import game
from kingoftokyo.rules.playout import play_out

MODE = "interpreted" if str(game.__file__).endswith(".py") else "compiled"


def middle_of_game(players: int, seed: int) -> Game:
    length = play_out(Game.new(players=players, seed=seed), seed)
    game = Game.new(players=players, seed=seed)
    play_out(game, seed, length // 2)
    return game


def play_by_call(players: int, seed: int) -> int:
    return play_out(Game.new(players=players, seed=seed), seed)


LUCK = random.Random(1)


def play_by_loop(players: int, seed: int) -> int:
    """Play like the loop of `peers.open_spiel`: list the options, choose one in Python, play it."""
    game = Game.new(players=players, seed=seed)
    taken = 0
    while not game.over:
        game.play_option(int(LUCK.random() * game.option_count()))
        taken += 1
    return taken


def measure(players: int, loop: str, seconds: float) -> Speed:
    play = play_by_call if loop == CALL else play_by_loop
    decisions, games = play_rates(lambda seed: play(players, seed), seconds)
    clones = [middle_of_game(players, seed).clone for seed in range(20)]
    return Speed(f"King of Tokyo, {MODE}", players, decisions, games, call_us(clones, seconds / 4), loop)


if __name__ == "__main__":
    for players, loop in [*((players, CALL) for players in range(2, 7)), (4, LOOP)]:
        print(json.dumps(measure(players, loop, float(sys.argv[1]))), flush=True)
