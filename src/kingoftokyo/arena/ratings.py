"""Ratings for display: openskill's Plackett-Luce, over the games in the order of the schedule."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

try:
    from openskill.models import PlackettLuce
except ImportError:  # the extra `arena` was not installed
    PlackettLuce = None  # type: ignore[assignment,misc]

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Rating(NamedTuple):
    """A strength `mu`, its uncertainty `sigma`, and the conservative strength `ordinal` (mu - 3 sigma)."""

    mu: float
    sigma: float
    ordinal: float


def ratings(entrants: int, games: Iterable[tuple[Sequence[int], int | None]]) -> list[Rating] | None:
    """The ratings after these games, each given as its entrants by seat and the winning seat; None without openskill.

    The winner is first and all others share the second place; without a winner, all share the first. An entrant at
    several seats gets the mean of their new ratings.
    """
    if PlackettLuce is None:
        return None
    model = PlackettLuce()
    rated = [model.rating() for _ in range(entrants)]
    for seats, winner in games:
        teams = [[model.create_rating([rated[k].mu, rated[k].sigma])] for k in seats]
        ranks = [float(winner is not None and seat != winner) for seat in range(len(seats))]
        after = model.rate(teams, ranks=ranks)
        for k in set(seats):
            own = [after[seat][0] for seat, other in enumerate(seats) if other == k]
            rated[k] = model.create_rating(
                [sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)]
            )
    return [Rating(one.mu, one.sigma, one.ordinal()) for one in rated]
