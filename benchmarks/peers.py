"""Other engines, in an environment of their own: `python -m benchmarks.peers NAME SECONDS` prints one line of JSON.

A decision is an action of a player; dice and other chance are played but not counted, as with ours.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import version

from benchmarks.measure import Speed, call_us, play_rates


def catanatron(seconds: float) -> Speed:
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
    return Speed(f"Catanatron {version('catanatron')}", 4, *play_rates(play, seconds), call_us(clones, seconds / 4))


def open_spiel(name: str) -> Callable[[float], Speed]:
    def measure(seconds: float) -> Speed:
        import pyspiel  # noqa: PLC0415

        game = pyspiel.load_game(name)
        luck = random.Random(1)

        def play_on(state: pyspiel.State, most: int) -> int:
            taken = 0
            while not state.is_terminal() and taken < most:
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes(), luck.random()))
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(luck.random() * len(actions))])
                    taken += 1
            return taken

        def play(_seed: int) -> int:
            return play_on(game.new_initial_state(), sys.maxsize)

        def middle_of_game() -> pyspiel.State:
            length = play(0)
            state = game.new_initial_state()
            play_on(state, length // 2)
            return state

        clones = [middle_of_game().clone for _ in range(20)]
        title = f"OpenSpiel {version('open_spiel')} {name}"
        return Speed(title, game.num_players(), *play_rates(play, seconds), call_us(clones, seconds / 4))

    return measure


def drawn(outcomes: list[tuple[int, float]], chance: float) -> int:
    """The quickest fair draw from Python that does not look at the odds beforehand."""
    for action, probability in outcomes:
        chance -= probability
        if chance < 0:
            return action
    return outcomes[-1][0]


PEERS = {
    "Catanatron": catanatron,
    "OpenSpiel backgammon": open_spiel("backgammon"),
    "OpenSpiel connect_four": open_spiel("connect_four"),
    "OpenSpiel yacht": open_spiel("yacht"),
}

if __name__ == "__main__":
    print(json.dumps(PEERS[sys.argv[1]](float(sys.argv[2]))))
