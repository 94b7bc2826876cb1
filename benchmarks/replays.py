"""Going to any decision of a recorded game of six: `python -m benchmarks.replays` prints the worst jump in ms.

The jump goes back one line from the end, which replays all lines before it, in the longest of a few random games.
"""

import time

from kingoftokyo import Game
from kingoftokyo.history.replay import Replay
from kingoftokyo.players.play import play_game
from kingoftokyo.players.random_player import RandomPlayer

GAMES = 40
RULES = "standard halloween=true cultists=true tokyo_tower=true"


def longest() -> str:
    records = []
    for seed in range(GAMES):
        game = Game.new(6, RULES, seed)
        play_game(game, [RandomPlayer(6 * seed + seat) for seat in range(6)])
        records.append(game.record())
    return max(records, key=len)


def jump_ms(record: str) -> float:
    replay = Replay(record)
    replay.go_to(len(replay.record.lines))
    start = time.process_time()
    replay.go_to(len(replay.record.lines) - 1)
    return (time.process_time() - start) * 1e3


if __name__ == "__main__":
    record = longest()
    print(max(jump_ms(record) for _ in range(20)))
