"""Statistics: confidence intervals, means with standard errors, and the sequential stopping test."""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Z: Final = 1.959963984540054  # 95 % of a normal distribution are within this many standard deviations
ALPHA: Final = 0.05  # chance that the stopping test accepts elo1 though elo0 holds
BETA: Final = 0.05  # and the reverse
NEVER_SEEN: Final = 1e-3  # pseudo-count of a result that has not occurred yet
HALVINGS: Final = 60  # bisection steps, enough for the precision of a float


class Interval(NamedTuple):
    low: float
    high: float


class Mean(NamedTuple):
    mean: float
    error: float  # the standard error


def wilson(wins: float, games: int) -> Interval:
    """The 95 % Wilson interval of a win rate; 0 to 1 without games."""
    if games == 0:
        return Interval(0.0, 1.0)
    rate = wins / games
    spread = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    middle = rate + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    low = (middle - spread) / scale if wins > 0 else 0.0
    high = (middle + spread) / scale if wins < games else 1.0
    return Interval(low, high)


class Sums:
    """Running sums of numbers, for their mean and its standard error."""

    __slots__ = ("_count", "_mean", "_squares")

    def __init__(self, numbers: Iterable[float] = ()) -> None:
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0
        for number in numbers:
            self.add(number)

    def add(self, number: float) -> None:
        self._count += 1
        before = number - self._mean
        self._mean += before / self._count
        self._squares += before * (number - self._mean)

    @property
    def count(self) -> int:
        return self._count

    @property
    def mean(self) -> Mean | None:
        """The mean; None for fewer than two numbers, which have no standard error."""
        if self._count < 2:
            return None
        return Mean(self._mean, sqrt(self._squares / (self._count - 1) / self._count))


def expected_score(elo: float) -> float:
    """The expected score, 0 to 1, of a player that is `elo` points stronger."""
    return float(1 / (1 + 10 ** (-elo / 400)))


class Verdict(NamedTuple):
    """The state of the stopping test: `decided` is the accepted hypothesis, 0 or 1, or None."""

    elo0: float
    elo1: float
    ratio: float  # the logarithm of the likelihood ratio
    lower: float
    upper: float
    decided: int | None


def sprt(scores: Mapping[float, int], elo0: float, elo1: float) -> Verdict:
    """The generalised sequential probability ratio test, as for chess engines; `scores` counts games by score.

    It compares the maximum likelihood distributions of the scores under the means of the two Elo differences.
    """
    lower, upper = log(BETA / (1 - ALPHA)), log((1 - BETA) / ALPHA)
    ratio = likelihood_ratio(scores, expected_score(elo0), expected_score(elo1))
    decided = 0 if ratio <= lower else 1 if ratio >= upper else None
    return Verdict(elo0, elo1, ratio, lower, upper, decided)


def likelihood_ratio(scores: Mapping[float, int], mean0: float, mean1: float) -> float:
    """The logarithm of the likelihood ratio of these scores under the mean `mean1` and under `mean0`."""
    if not sum(scores.values()):
        return 0.0
    # A win and a loss are always possible; otherwise a series of wins would allow no distribution with that mean.
    seen = {score: max(float(games), NEVER_SEEN) for score, games in ({0.0: 0, 1.0: 0} | dict(scores)).items()}
    under0, under1 = _likeliest(seen, mean0), _likeliest(seen, mean1)
    return sum(games * log(under1[score] / under0[score]) for score, games in seen.items())


def _likeliest(seen: Mapping[float, float], mean: float) -> dict[float, float]:
    """The maximum likelihood distribution over these scores with this mean.

    By Lagrange, it is f / (1 + t * (score - mean)) with the frequencies f, for the unique t that gives that mean.
    """
    games = sum(seen.values())
    low, high = -1 / (max(seen) - mean), 1 / (mean - min(seen))
    for _ in range(HALVINGS):
        t = (low + high) / 2
        slope = sum(n / games * (score - mean) / (1 + t * (score - mean)) for score, n in seen.items())
        low, high = (t, high) if slope > 0 else (low, t)
    t = (low + high) / 2
    return {score: n / games / (1 + t * (score - mean)) for score, n in seen.items()}
