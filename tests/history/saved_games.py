"""Games in the middle and their saves, for tests: the same every time."""

from __future__ import annotations

import random
from hashlib import blake2b

from kingoftokyo import Game
from kingoftokyo.history.save_text import save_text

SECRET = "5e" * 32
NAMES = ("Axolulu", "Mosshell", "Old Pinch")


def running(choices: int = 30, *, secret: str | None = None, rules: str = "standard", seed: int = 5) -> Game:
    game = Game.new(3, rules, 0 if secret else seed, secret=secret, words=["rain"] if secret else ())
    play_on(game, choices)
    return game


def play_on(game: Game, choices: int) -> list[str]:
    """The same choices in the same positions."""
    made: list[str] = []
    for _ in range(choices):
        if game.decision is None:
            break
        rng = random.Random(game.number)
        made.append(rng.choice(game.decision.options).text)
        game.play(made[-1])
    return made


def over() -> Game:
    return running(10_000)


def players_of(game: Game) -> list[str]:
    return ["person" if game.persons >> seat & 1 else "random" for seat in range(3)]


def saved_text(game: Game) -> str:
    return save_text(game, monsters=NAMES, players=players_of(game), date="2026-11-15", computer_seed=7)


def resealed(text: str) -> str:
    """The text with a recomputed checksum, as a forger would write it."""
    before = text.rpartition("checksum: ")[0]
    return f"{before}checksum: {blake2b(before.encode(), digest_size=16).hexdigest()}\n"
