"""The results of a tournament: everything in its report, computed from the outcomes of its games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from kingoftokyo.arena.intervals import Interval, Mean, Sums, wilson
from kingoftokyo.arena.luck_adjustment import WithoutLuck, without_luck
from kingoftokyo.arena.ratings import Rating, ratings
from kingoftokyo.arena.schedule import ALL

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kingoftokyo.arena.intervals import Verdict
    from kingoftokyo.arena.match import Outcome
    from kingoftokyo.arena.sandbox.namespaces import Isolation
    from kingoftokyo.arena.schedule import Schedule
    from kingoftokyo.arena.tournament import Played

LESSENED: Final = 0.8  # of the plain variance: above it, the mean without luck is not worth showing


class Rate(NamedTuple):
    """A number of games and of wins among them."""

    games: int
    wins: int

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.wins, self.games)

    def as_data(self) -> dict[str, object]:
        return {"games": self.games, "wins": self.wins, "win_rate": self.rate, "interval": list(self.interval)}


class FaultCount(NamedTuple):
    """How often a fault happened, and its first message."""

    times: int
    first: str


class Against(NamedTuple):
    """An entrant's result against one other: wins, and the mean without luck if that has less variance."""

    rate: Rate
    adjusted: Mean | None
    luck_variance: float | None


@dataclass(frozen=True)
class PlayerResult:
    """The result of one entrant in the games that count for it."""

    name: str
    spec: str
    rate: Rate
    score: Mean | None  # its mean result: 1 for a win, an equal share if nobody won
    adjusted: Mean | None  # the mean without luck, if that has less variance
    luck_variance: float | None  # its variance as a part of the plain one
    suspicious: bool  # the two differ by more than three standard errors of their difference
    seats: tuple[Rate, ...]
    order: tuple[Rate, ...]  # by its place in the order of turns
    ways: dict[str, int]  # how it won
    turns: float
    tokyo: float  # turns started in Tokyo, per game
    opponents: dict[str, Rate]
    against: dict[str, Against]
    rating: Rating | None
    faults: dict[str, FaultCount]
    printed: int
    printed_first: str

    @property
    def fault_count(self) -> int:
        """The number of its faults."""
        return sum(faults.times for faults in self.faults.values())

    @property
    def worst(self) -> str | None:
        """The opponent against which its win rate is lowest."""
        played = [name for name, rate in self.opponents.items() if rate.games]
        return min(played, key=lambda name: self.opponents[name].rate, default=None)

    def as_data(self) -> dict[str, object]:
        worst = self.worst
        return {
            "name": self.name,
            "spec": self.spec,
            **self.rate.as_data(),
            "score": _mean(self.score),
            "luck_adjusted": _mean(self.adjusted),
            "luck_variance": self.luck_variance,
            "suspicious": self.suspicious,
            "seats": [rate.as_data() for rate in self.seats],
            "order": [rate.as_data() for rate in self.order],
            "ways": self.ways,
            "turns": self.turns,
            "turns_in_tokyo": self.tokyo,
            "opponents": {name: rate.as_data() for name, rate in self.opponents.items()},
            "worst_opponent": {"name": worst, **self.opponents[worst].as_data()} if worst is not None else None,
            "rating": self.rating._asdict() if self.rating is not None else None,
            "faults": {kind: faults._asdict() for kind, faults in self.faults.items()},
            "printed": {"bytes": self.printed, "first": self.printed_first},
        }


@dataclass(frozen=True)
class Results:
    """A tournament's report."""

    schedule: Schedule
    players: tuple[PlayerResult, ...]
    games: int
    interrupted: bool
    ways: dict[str, int]
    seats: tuple[Rate, ...]
    order: tuple[Rate, ...]
    turns: tuple[int, ...]  # of each game
    decisions: Mean | None
    cards: dict[str, Rate]  # win rates of the monsters that bought a card
    verdict: Verdict | None
    own_errors: FaultCount  # games that do not count because our own code failed
    isolation: Isolation | None  # of foreign bots, if any took part

    @property
    def even(self) -> float:
        """The win rate if all players were equally strong."""
        return 1 / self.schedule.players

    @property
    def cross(self) -> dict[str, dict[str, Rate]]:
        """Win rates of each player against each other, by name; empty if there are only two players."""
        if len(self.players) <= 2:
            return {}
        return {player.name: player.opponents for player in self.players if player.rate.games}

    def cross_as_data(self) -> dict[str, object]:
        return {
            name: {other: rate.as_data() for other, rate in against.items() if rate.games}
            for name, against in self.cross.items()
        }

    def as_data(self) -> dict[str, object]:
        return {
            "players": [player.as_data() for player in self.players],
            "games": self.games,
            "interrupted": self.interrupted,
            "even": self.even,
            "ways": self.ways,
            "seats": [rate.as_data() for rate in self.seats],
            "order": [rate.as_data() for rate in self.order],
            "turns": _mean(Sums(self.turns).mean),
            "decisions": _mean(self.decisions),
            "cards": {card: rate.as_data() for card, rate in self.cards.items()},
            "cross": self.cross_as_data(),
            "sprt": self.verdict._asdict() if self.verdict is not None else None,
            "own_errors": self.own_errors._asdict(),
            "isolated": None if self.isolation is None else self.isolation.namespaces,
            "schedule": self.schedule.as_data(),
        }


def _mean(mean: Mean | None) -> dict[str, float] | None:
    return None if mean is None else mean._asdict()


class _Seen:
    """One played game and the entrant at each seat."""

    __slots__ = ("counted", "outcome", "seats")

    def __init__(self, schedule: Schedule, outcome: Outcome) -> None:
        pairing = schedule.pairing_of(outcome.number)
        self.outcome = outcome
        self.seats = pairing.seats
        self.counted = pairing.counted

    def won(self, k: int) -> bool:
        return self.outcome.winner is not None and self.seats[self.outcome.winner] == k

    def score(self, seat: int) -> float:
        winner = self.outcome.winner
        return 1 / len(self.seats) if winner is None else float(seat == winner)

    def place(self, seat: int) -> int:
        """A seat's place in the order of turns, from 0."""
        return (seat - self.outcome.first) % len(self.seats)


def results_of(schedule: Schedule, played: Played) -> Results:
    """The report of these games: wins, ratings and faults of each entrant, with their intervals."""
    failed = [outcome.own_error for outcome in played.outcomes if outcome.own_error]
    games = [_Seen(schedule, outcome) for outcome in played.outcomes if not outcome.own_error]
    rated = ratings(len(schedule.entrants), ((game.seats, game.outcome.winner) for game in games))
    seats = range(schedule.players)
    winners = Counter(game.outcome.winner for game in games)
    places = Counter(None if game.outcome.winner is None else game.place(game.outcome.winner) for game in games)
    return Results(
        schedule=schedule,
        players=tuple(
            _player_result(schedule, games, k, None if rated is None else rated[k])
            for k in range(len(schedule.entrants))
        ),
        games=len(games),
        interrupted=played.interrupted,
        ways=_most_first(Counter(game.outcome.reason for game in games)),
        seats=tuple(Rate(len(games), winners[seat]) for seat in seats),
        order=tuple(Rate(len(games), places[place]) for place in seats),
        turns=tuple(game.outcome.turns for game in games),
        decisions=Sums(game.outcome.decisions for game in games).mean,
        cards=_cards(games),
        verdict=played.verdict,
        own_errors=FaultCount(len(failed), failed[0] if failed else ""),
        isolation=played.isolation,
    )


def _player_result(schedule: Schedule, games: Sequence[_Seen], k: int, rating: Rating | None) -> PlayerResult:
    mine = [game for game in games if k in game.counted]
    sat = [(game, game.seats.index(k)) for game in mine]
    scores = [game.score(seat) for game, seat in sat]
    less = _less_luck(mine, k)
    entrant = schedule.entrants[k]
    faults, printed, first = _faults_of(games, k)
    return PlayerResult(
        name=entrant.name,
        spec=entrant.spec,
        rate=_rate(game.won(k) for game in mine),
        score=Sums(scores).mean,
        adjusted=less.mean,
        luck_variance=less.variance,
        suspicious=less.suspicious,
        seats=tuple(_rate(game.won(k) for game, at in sat if at == seat) for seat in range(schedule.players)),
        order=tuple(_rate(game.won(k) for game, at in sat if game.place(at) == p) for p in range(schedule.players)),
        ways=_most_first(Counter(game.outcome.reason for game in mine if game.won(k))),
        turns=sum(game.outcome.turns for game in mine) / max(len(mine), 1),
        tokyo=sum(game.outcome.tokyo[seat] for game, seat in sat) / max(len(mine), 1),
        opponents=_opponents(schedule, mine, k),
        against=_against(schedule, mine, k),
        rating=rating,
        faults=faults,
        printed=printed,
        printed_first=first,
    )


def _rate(won: Iterable[bool]) -> Rate:
    results = list(won)
    return Rate(len(results), sum(results))


def _opponents(schedule: Schedule, mine: Sequence[_Seen], k: int) -> dict[str, Rate]:
    """Win rates against each other entrant; if all play at one table, among the games that one of the two won."""
    found: dict[str, Rate] = {}
    for other, entrant in enumerate(schedule.entrants):
        if other != k:
            met = [game for game in mine if other in game.seats]
            if schedule.mode == ALL and schedule.players > 2:
                met = [game for game in met if game.won(k) or game.won(other)]
            found[entrant.name] = _rate(game.won(k) for game in met)
    return found


def _against(schedule: Schedule, mine: Sequence[_Seen], k: int) -> dict[str, Against]:
    """Results against each other entrant, in the games with nobody else."""
    found: dict[str, Against] = {}
    for other, entrant in enumerate(schedule.entrants):
        met = [game for game in mine if other != k and set(game.seats) == {k, other}]
        if met:
            less = _less_luck(met, k)
            found[entrant.name] = Against(_rate(game.won(k) for game in met), less.mean, less.variance)
    return found


def _less_luck(games: Sequence[_Seen], k: int) -> WithoutLuck:
    sat = [(game, game.seats.index(k)) for game in games]
    lucks = [game.outcome.luck[seat] for game, seat in sat if game.outcome.luck is not None]
    less = without_luck([game.score(seat) for game, seat in sat], lucks)
    lessened = less.variance is not None and less.variance <= LESSENED
    return less if lessened else less._replace(mean=None)


def _faults_of(games: Sequence[_Seen], k: int) -> tuple[dict[str, FaultCount], int, str]:
    """The faults and the printed output of this entrant, at all its seats."""
    faults: dict[str, FaultCount] = {}
    printed, first = 0, ""
    for game in games:
        for fault in game.outcome.faults:
            if game.seats[fault.seat] == k:
                before = faults.get(fault.kind, FaultCount(0, fault.first))
                faults[fault.kind] = FaultCount(before.times + fault.times, before.first)
        for print_ in game.outcome.printed:
            if game.seats[print_.seat] == k:
                printed, first = printed + print_.length, first or print_.first
    return dict(sorted(faults.items())), printed, first


def _cards(games: Sequence[_Seen]) -> dict[str, Rate]:
    bought: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        for seat, cards in enumerate(game.outcome.cards):
            for card in set(cards):
                bought[card] += 1
                won[card] += seat == game.outcome.winner
    return {card: Rate(bought[card], won[card]) for card in sorted(bought)}


def _most_first(counted: Counter[str]) -> dict[str, int]:
    return dict(sorted(counted.items(), key=lambda item: (-item[1], item[0])))
