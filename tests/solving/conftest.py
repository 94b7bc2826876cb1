"""The solution is the same for all tests: it is worked out once."""

from __future__ import annotations

import pytest

from kingoftokyo.solving.solution import Solution, solve  # before a test loads NumPy: it is told to work on one core


@pytest.fixture(scope="session")
def solution() -> Solution:
    return solve()
