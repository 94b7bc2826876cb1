"""Intervals, means and the stopping test, against values known from elsewhere."""

from __future__ import annotations

from math import log, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingoftokyo.arena.intervals import Sums, expected_score, likelihood_ratio, sprt, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (1, 3, 0.0615, 0.7923), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals_are_those_of_the_books(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@given(st.integers(1, 10_000), st.data())
def test_an_interval_holds_the_rate_and_stays_within_bounds(games: int, data: st.DataObject) -> None:
    wins = data.draw(st.integers(0, games))
    low, high = wilson(wins, games)

    assert 0 <= low <= wins / games <= high <= 1


def test_a_mean_has_its_standard_error() -> None:
    numbers = [1.0, 0.0, 0.0, 1.0, 1.0]
    mean = Sums(numbers).mean

    assert mean is not None
    assert mean.mean == pytest.approx(0.6)
    assert mean.error == pytest.approx(sqrt(0.3 / 5))
    assert (Sums([1.0]).mean, Sums().mean, Sums(numbers).count) == (None, None, 5)


def test_elo_differences_mean_these_scores() -> None:
    assert expected_score(0) == 0.5
    assert expected_score(400) == pytest.approx(10 / 11)
    assert expected_score(-100) == pytest.approx(0.3599, abs=1e-4)


def test_without_draws_the_test_is_wald_s_own() -> None:
    low, high = expected_score(0), expected_score(50)
    wald = 70 * log(high / low) + 30 * log((1 - high) / (1 - low))

    assert likelihood_ratio({0.0: 30, 1.0: 70}, low, high) == pytest.approx(wald, abs=1e-3)


def test_with_many_draws_the_ratio_is_near_the_normal_one() -> None:
    """Chess engines' approximation: n (s1 - s0) (2 m - s0 - s1) / (2 v), for scores of mean m and variance v."""
    counts = {0.0: 2000, 0.5: 5000, 1.0: 2100}
    n = sum(counts.values())
    mean = sum(score * games for score, games in counts.items()) / n
    variance = sum((score - mean) ** 2 * games for score, games in counts.items()) / n
    low, high = expected_score(0), expected_score(5)
    near = n * (high - low) * (2 * mean - low - high) / (2 * variance)

    assert likelihood_ratio(counts, low, high) == pytest.approx(near, rel=0.01)


def test_the_verdict_falls_at_the_bounds_for_five_percent() -> None:
    verdict = sprt({0.0: 0, 0.5: 0, 1.0: 0}, 0, 10)
    assert (verdict.ratio, verdict.decided) == (0, None)
    assert (verdict.lower, verdict.upper) == pytest.approx((-2.944, 2.944), abs=1e-3)

    assert sprt({0.0: 400, 0.5: 0, 1.0: 600}, 0, 10).decided == 1
    assert sprt({0.0: 600, 0.5: 0, 1.0: 400}, 0, 10).decided == 0
    assert sprt({0.0: 50, 0.5: 3, 1.0: 50}, 0, 10).decided is None
    assert sprt({0.0: 0, 0.5: 0, 1.0: 40}, 0, 100).decided == 1


def test_the_ratio_is_the_same_for_the_other_side_with_the_signs_changed() -> None:
    won = likelihood_ratio({0.0: 30, 0.5: 5, 1.0: 65}, expected_score(0), expected_score(20))
    lost = likelihood_ratio({0.0: 65, 0.5: 5, 1.0: 30}, expected_score(-20), expected_score(0))

    assert won == pytest.approx(-lost)
