"""Our engine, whichever PYTHONPATH finds: `python -m benchmarks.engine SECONDS` prints JSON, a line per table size."""

import json
import sys

from benchmarks.measure import Speed, call_us, play_rates
from kingoftokyo import Game
from kingoftokyo.rules import game
from kingoftokyo.rules.playout import play_out

MODE = "interpreted" if str(game.__file__).endswith(".py") else "compiled"


def middle_of_game(players: int, seed: int) -> Game:
    length = play_out(Game.new(players=players, seed=seed), seed)
    game = Game.new(players=players, seed=seed)
    play_out(game, seed, length // 2)
    return game


def measure(players: int, seconds: float) -> Speed:
    decisions, games = play_rates(lambda seed: play_out(Game.new(players=players, seed=seed), seed), seconds)
    clones = [middle_of_game(players, seed).clone for seed in range(20)]
    return Speed(f"King of Tokyo, {MODE}", players, decisions, games, call_us(clones, seconds / 4))


if __name__ == "__main__":
    for players in range(2, 7):
        print(json.dumps(measure(players, float(sys.argv[1]))), flush=True)
