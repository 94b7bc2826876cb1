"""Plays the golden games: who chooses what in them, and how they are written down."""

from __future__ import annotations

from dataclasses import fields
from hashlib import blake2b
from typing import TYPE_CHECKING

from kingoftokyo import Game
from kingoftokyo.rules.playout import play_out

if TYPE_CHECKING:
    from kingoftokyo import Decision
    from kingoftokyo.rules.events import Event


def choose(decision: Decision, seed: int) -> int:
    """A number of an option: any of them, by a hash of the seed and the decision's number.

    Of two rolls one is stopped at, so that the games stay short enough to read.
    """
    digest = blake2b(f"golden {seed} {decision.number}".encode(), digest_size=8).digest()
    number = int.from_bytes(digest, "big")
    texts = [option.text for option in decision.options]
    if "stop" in texts and number % 2 == 0:
        return texts.index("stop")
    return number // 2 % len(texts)


def event_line(event: Event) -> str:
    """`PointsGained seat=0 amount=1 points=3 cause=dice`; texts with spaces are quoted."""
    parts = [type(event).__name__]
    for field in fields(event):
        value = getattr(event, field.name)
        text = " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
        parts.append(f'{field.name}="{text}"' if " " in text or not text else f"{field.name}={text}")
    return " ".join(parts)


def written_game(players: int, seed: int, rules: str) -> str:
    """A whole game: every choice with its number, its seat and its kind, and below it what happened."""
    game = Game.new(players, rules, seed, listen=True)
    lines = [f"{players} players, seed {seed}, {rules}"]
    lines += ["  " + event_line(event) for event in game.events or []]
    while (decision := game.decision) is not None:
        choice = decision.options[choose(decision, seed)]
        lines.append(f"{decision.number}. seat {decision.seat}, {decision.kind}: {choice.text}")
        lines += ["  " + event_line(event) for event in game.play(choice)]
    lines.append("standings: " + " ".join(str(seat) for seat in game.standings))
    return "\n".join(lines) + "\n"


def checksum(players: int, games: int) -> str:
    """How games with the seeds 0, 1, 2 … end when they are played out at random, as one short text."""
    digest = blake2b(digest_size=16)
    for seed in range(games):
        game = Game.new(players, seed=seed)
        decisions = play_out(game, seed)
        monsters = [(m.health, m.points, m.energy, [card.id for card in m.cards]) for m in game.view(None).monsters]
        ending = (decisions, game.turn, game.rng, game.winner, game.reason, game.standings, monsters)
        digest.update(f"{ending}\n".encode())
    return digest.hexdigest()
