"""Players through `choose`, four at random: `python -m benchmarks.players SECONDS` prints decisions a second."""

import sys

from benchmarks.measure import play_rates
from kingoftokyo import Game
from kingoftokyo.players.play import play_game
from kingoftokyo.players.random_player import RandomPlayer


def play(seed: int) -> int:
    game = Game.new(players=4, seed=seed)
    play_game(game, [RandomPlayer(4 * seed + seat) for seat in range(4)])
    return game.number


if __name__ == "__main__":
    decisions, _ = play_rates(play, float(sys.argv[1]))
    print(round(decisions))
