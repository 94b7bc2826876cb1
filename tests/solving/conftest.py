"""The solution, computed once for all tests."""

from __future__ import annotations

import pytest

from kingoftokyo.solving.solution import Solution, solve  # before any test loads NumPy: it limits NumPy to one core


@pytest.fixture(scope="session")
def solution() -> Solution:
    return solve()
