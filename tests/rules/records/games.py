"""Games for these tests: played at random, but the same ones every time."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import TYPE_CHECKING

from kingoftokyo import ChoiceError, Game

if TYPE_CHECKING:
    from collections.abc import Iterator

SECRET = bytes(range(32))
MONSTERS = ["Gigazaur", "The King", "Kraken", "Cyber Bunny", "Alienoid", "Meka Dragon"]
PEOPLE = [f"person {name}" for name in ("Ann", "Bob", "Cem", "Dee", "Eli", "Fay")]
DAY = "2026-11-16"
EVERYTHING = "halloween=true cultists=true tokyo_tower=true"
RULES = [
    "standard",
    "course",
    "solo",
    "simple",
    "standard halloween=true",
    "course halloween=true costumes=shuffled",
    "solo halloween=true costumes=random",
    "standard cultists=true",
    "course tokyo_tower=true",
    f"standard {EVERYTHING}",
    f"course {EVERYTHING}",
    f"solo {EVERYTHING}",
]


def at_each_decision(game: Game, seed: int = 0) -> Iterator[Game]:
    """The game at each of its decisions and at its end; now and then somebody interjects."""
    chance = random.Random(seed)
    while not game.over:
        yield game
        _interject(game, chance)
        if not game.over:
            game.play_option(chance.randrange(game.option_count()))
    yield game


def _interject(game: Game, chance: random.Random) -> None:
    seat = chance.randrange(game.players)
    for choice in ("use rapid_healing", "spend cultist heart", "spend cultist energy"):
        with suppress(ChoiceError):
            game.interject(seat, choice)
            return


def played(game: Game, seed: int = 0) -> Game:
    """The game at its end."""
    for _ in at_each_decision(game, seed):
        pass
    return game


def fair_game(players: int, rules: str, seed: int = 0) -> Game:
    return played(Game.new(players, rules, secret=bytes([seed]) * 32, words=["moon", "", "sun"][:players]), seed)


def chained_game(players: int, rules: str, seed: int = 0) -> Game:
    """The same, with dice that hang on names and choices."""
    return played(bound(Game.new(players, rules, secret=bytes([seed]) * 32, words=["moon", "", "sun"][:players])), seed)


def bound(game: Game) -> Game:
    """A game that has just begun, its dice bound to some names."""
    people = game.view(None).persons
    players = [PEOPLE[seat] if seat in people else "greedy" for seat in range(game.players)]
    game.bind(MONSTERS[: game.players], players, DAY)
    return game


def lines_of(record: str) -> list[str]:
    """The lines of a record from `start` on."""
    return record[record.index("\nstart") + 1 :].splitlines()


def field(record: str, name: str) -> str:
    """What the header says."""
    found = [line for line in record.splitlines() if line.startswith(f"{name}: ")]
    return found[0].removeprefix(f"{name}: ") if found else ""


def without(record: str, name: str) -> str:
    """The same record, but the header does not have this field."""
    return "".join(line for line in record.splitlines(keepends=True) if not line.startswith(f"{name}:"))


def edited(record: str, old: str, new: str) -> str:
    """The same record with the first of these changed; it must be there."""
    assert old in record, old
    return record.replace(old, new, 1)
