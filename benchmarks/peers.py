"""Other engines, in a separate environment: `python -m benchmarks.peers NAME SECONDS` prints lines of JSON.

A decision is an action of a player; chance events are played but not counted, as with our engine. Engines that can play
a game in one compiled call are also measured that way: such rows are compared with each other, and loops with loops.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import version

from benchmarks.measure import CALL, LOOP, OWN, Speed, call_us, play_rates


def catanatron(seconds: float) -> list[Speed]:
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415  each peer may be missing

    def new(seed: int) -> Game:
        return Game([RandomPlayer(color) for color in Color], seed=seed)

    def play(seed: int) -> int:
        game = new(seed)
        game.play()
        return len(game.state.actions)

    def middle_of_game(seed: int) -> Game:
        game = new(seed)
        for _ in range(play(seed) // 2):
            game.play_tick()
        return game

    clones = [middle_of_game(seed).copy for seed in range(20)]
    rates = play_rates(play, seconds)
    return [Speed(f"Catanatron {version('catanatron')}", 4, *rates, call_us(clones, seconds / 4), OWN)]


def open_spiel(name: str) -> Callable[[float], list[Speed]]:
    def measure(seconds: float) -> list[Speed]:
        import pyspiel  # noqa: PLC0415

        game = pyspiel.load_game(name)
        rng = random.Random(1)

        def play_on(state: pyspiel.State, most: int) -> int:
            taken = 0
            while not state.is_terminal() and taken < most:
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes(), rng.random()))
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(rng.random() * len(actions))])
                    taken += 1
            return taken

        def play(_seed: int) -> int:
            return play_on(game.new_initial_state(), sys.maxsize)

        def play_by_call(seed: int) -> int:
            """Its own loop in C++ over its own random bots."""
            state = game.new_initial_state()
            bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(game.num_players())]
            pyspiel.evaluate_bots(state, bots, seed)
            return sum(one.player >= 0 for one in state.full_history()) if counts else 1

        def middle_of_game() -> pyspiel.State:
            length = play(0)
            state = game.new_initial_state()
            play_on(state, length // 2)
            return state

        clones = [middle_of_game().clone for _ in range(20)]
        title = f"OpenSpiel {version('open_spiel')} {name}"
        clone = call_us(clones, seconds / 4)
        by_loop = Speed(title, game.num_players(), *play_rates(play, seconds), clone, LOOP)
        counts = True  # not measured, because counting is slow from Python
        length = sum(play_by_call(seed) for seed in range(SAMPLED)) / SAMPLED
        counts = False
        games = play_rates(play_by_call, seconds)[1]
        return [by_loop, Speed(title, game.num_players(), length * games, games, clone, CALL)]

    return measure


def drawn(outcomes: list[tuple[int, float]], chance: float) -> int:
    """The fastest fair draw in Python without preparing the probabilities."""
    for action, probability in outcomes:
        chance -= probability
        if chance < 0:
            return action
    return outcomes[-1][0]


SAMPLED = 200  # games, for their mean length
PEERS = {
    "Catanatron": catanatron,
    "OpenSpiel backgammon": open_spiel("backgammon"),
    "OpenSpiel connect_four": open_spiel("connect_four"),
    "OpenSpiel yacht": open_spiel("yacht"),
}

if __name__ == "__main__":
    for speed in PEERS[sys.argv[1]](float(sys.argv[2])):
        print(json.dumps(speed))
