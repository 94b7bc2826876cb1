"""The schedule of a tournament: for each game its entrants, seats and seed, computed from a few plain values."""

from __future__ import annotations

import json
from hashlib import blake2b
from itertools import combinations, islice, permutations
from pathlib import PurePath
from typing import TYPE_CHECKING, Final, NamedTuple

from kingoftokyo import Game
from kingoftokyo.rules import FEWEST_MONSTERS, MOST_MONSTERS, SetupError, shown
from kingoftokyo.storage.card_files import needed_files

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.storage.card_files import CardFile

ALL: Final = "all"
PAIRS: Final = "pairs"
ONE_AGAINST: Final = "one-against"
FIRST_AGAINST: Final = "first-against"
MODES: Final = (ALL, PAIRS, ONE_AGAINST, FIRST_AGAINST)
MOST_GAMES: Final = 100_000_000
SEED_BITS: Final = 128  # of a seed that cannot be found by brute force
SHORT_SEED_BITS: Final = 64  # a smaller seed is short: it is written in decimal, and could be found by brute force


class Entrant(NamedTuple):
    """A participant: its distinct name in the tables, its spec, and the digest of its code."""

    name: str
    spec: str
    digest: str = ""


class Terms(NamedTuple):
    """The settings of all games of a tournament, besides their rules."""

    limit: float = 1.0  # seconds of a foreign bot for one decision
    memory: int = 512  # megabytes of a foreign bot
    rerolls: int = 8  # samples of each chance event, to separate luck from skill; 0: none
    values: str = "turn"  # the value function for these samples
    cards: tuple[CardFile, ...] = ()  # files with own cards and expansions in the games

    def as_data(self) -> dict[str, object]:
        """The terms as JSON data; files of cards by name and digest, without their paths."""
        data = self._asdict()
        del data["cards"]
        cards = [{"name": PurePath(path).name, "digest": digest} for path, digest in self.cards]
        return {**data, "cards": cards} if cards else data


class Match(NamedTuple):
    """Everything that is needed to play one game."""

    number: int
    entrants: tuple[str, ...]  # the spec at each seat
    seed: int  # of dice and cards
    rules: str
    player_seeds: tuple[int, ...] = ()  # of the player at each seat; if empty, derived from `seed`


class Pairing(NamedTuple):
    """The entrants of a game by seat, as numbers, and those whose result counts."""

    seats: tuple[int, ...]
    counted: tuple[int, ...]


class Schedule(NamedTuple):
    """A whole tournament: these values determine each of its games."""

    entrants: tuple[Entrant, ...]
    mode: str
    players: int
    rules: str
    games: int
    seed: int  # 128 bits, or a short seed
    terms: Terms = Terms()

    @property
    def short_seed(self) -> bool:
        """Whether a bot could find the seed by brute force, and so know the dice of every game."""
        return self.seed < 1 << SHORT_SEED_BITS

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """All pairings, in the order they are played."""
        everybody = tuple(range(len(self.entrants)))
        if self.mode == ALL:
            return (Pairing(everybody, everybody),)
        if self.mode == PAIRS:
            return tuple(Pairing(pair, pair) for pair in combinations(everybody, 2))
        others = self.players - 1
        ones = everybody if self.mode == ONE_AGAINST else (0,)
        return tuple(Pairing((a, *[b] * others), (a,)) for a in ones for b in everybody if a != b)

    @property
    def round(self) -> int:
        """The number of games in which every pairing is played with every rotation of its seats."""
        return len(self.pairings) * self.players

    def pairing_of(self, number: int) -> Pairing:
        """The pairing of this game, with its seats: all pairings in turn, each with all its rotations."""
        pairings = self.pairings
        once, rest = divmod(number, len(pairings) * self.players)
        which, turned = divmod(rest, self.players)
        seats = _neighbours(pairings[which].seats, once) if self.mode == ALL else pairings[which].seats
        return Pairing(seats[turned:] + seats[:turned], pairings[which].counted)

    def match(self, number: int) -> Match:
        specs = tuple(self.entrants[k].spec for k in self.pairing_of(number).seats)
        if self.short_seed:  # unchanged, so that old logs can be resumed
            fixed = json.dumps([self.seed, self.entrants, self.mode, self.players, self.rules, number])
            luck = _number(blake2b(fixed.encode(), digest_size=8).digest())
            return Match(number, specs, luck, self.rules, tuple(player_seed(luck, k) for k in range(self.players)))
        seeds = tuple(self._drawn("player", number, seat) for seat in range(self.players))
        return Match(number, specs, self._drawn("luck", number), self.rules, seeds)

    def _drawn(self, what: str, *of: int) -> int:
        """A number derived from the seed and everything that is fixed in advance: changing a player changes the games.

        The seed is the key of the hash, so a number for one purpose reveals nothing about the others.
        """
        fixed = json.dumps([what, self.entrants, self.mode, self.players, self.rules, *of])
        key = self.seed.to_bytes(SEED_BITS // 8, "big")
        return _number(blake2b(fixed.encode(), key=key, digest_size=8).digest())

    def as_data(self) -> dict[str, object]:
        return {
            "entrants": [entrant._asdict() for entrant in self.entrants],
            "mode": self.mode,
            "players": self.players,
            "rules": self.rules,
            "games": self.games,
            "seed": self.seed if self.short_seed else seed_text(self.seed),
            **self.terms.as_data(),
        }


def player_seed(match_seed: int, seat: int) -> int:
    """The seed of the player at this seat, derived from the seed of the dice.

    With a short seed, a bot could find the dice from it by brute force.
    """
    return _number(blake2b(f"player {seat} of {match_seed}".encode(), digest_size=8).digest())


def _number(digest: bytes) -> int:
    return int.from_bytes(digest, "big") >> 1


def seed_text(seed: int) -> str:
    """The seed as it is printed: 32 hexadecimal digits, or a short seed in decimal."""
    return f"{seed}" if seed < 1 << SHORT_SEED_BITS else f"{seed:0{SEED_BITS // 4}x}"


def seed_from(text: str) -> int:
    """The seed in a text from `seed_text`; raises SetupError."""
    try:
        seed = int(text, 16 if len(text) == SEED_BITS // 4 else 10)
    except ValueError:
        seed = 1 << SEED_BITS
    if seed >= 1 << SEED_BITS:
        raise SetupError(
            f"{shown(text)} is not a seed: a whole number or {SEED_BITS // 4} hexadecimal digits are expected"
        )
    return seed


def _neighbours(seats: tuple[int, ...], k: int) -> tuple[int, ...]:
    """The k-th circular order of these entrants, so that each has all others as neighbours in turn."""
    ways = 1
    for n in range(2, len(seats)):
        ways *= n
    return (seats[0], *next(islice(permutations(seats[1:]), k % ways, None)))


def draw_up(
    entrants: Sequence[Entrant],
    *,
    players: int,
    games: int,
    seed: int,
    rules: str = "standard",
    mode: str | None = None,
    terms: Terms = Terms(),  # noqa: B008  it does not change
) -> Schedule:
    """Make a schedule; raises SetupError if it cannot be played.

    The default mode is `all` if there are as many entrants as monsters, otherwise `pairs` for two monsters and
    `one-against` for more. The number of games is rounded up, so that everybody has every seat equally often.
    """
    if not FEWEST_MONSTERS <= players <= MOST_MONSTERS:
        raise SetupError("setup-players", least=FEWEST_MONSTERS, most=MOST_MONSTERS, found=players)
    if len(entrants) < 2:
        raise SetupError("a tournament needs at least two entrants")
    if not 1 <= games <= MOST_GAMES:
        raise SetupError(f"1 to {MOST_GAMES} games can be played, not {games}")
    chosen = mode or (ALL if len(entrants) == players else PAIRS if players == 2 else ONE_AGAINST)
    if chosen not in MODES:
        raise SetupError(f"there is no mode {shown(chosen)}; the modes are: {', '.join(MODES)}")
    if chosen == ALL and len(entrants) != players:
        raise SetupError(f"all against all needs as many entrants as monsters: {players}, not {len(entrants)}")
    if chosen == PAIRS and players != 2:
        raise SetupError(f"pairs play with 2 monsters, not {players}; with more it is one against the others")
    if chosen == ONE_AGAINST and players == 2:
        raise SetupError("one against the others needs at least 3 monsters; with 2 it is pairs")
    named = _with_distinct_names(entrants)
    cards = needed_files(Game.new(players, rules, 0, persons=()))
    schedule = Schedule(named, chosen, players, rules, games, seed, terms._replace(cards=cards))
    return schedule._replace(games=-(-games // schedule.round) * schedule.round)


def _with_distinct_names(entrants: Sequence[Entrant]) -> tuple[Entrant, ...]:
    """Entrants with distinct names: different ones of the same name get their specs, equal ones get numbers."""
    seen: dict[str, int] = {}
    named: list[Entrant] = []
    for entrant in entrants:
        if any(other.name == entrant.name and other.spec != entrant.spec for other in entrants):
            entrant = entrant._replace(name=entrant.spec)  # noqa: PLW2901
        seen[entrant.name] = times = seen.get(entrant.name, 0) + 1
        named.append(entrant if times == 1 else entrant._replace(name=f"{entrant.name} #{times}"))
    return tuple(named)
