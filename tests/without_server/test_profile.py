"""What outlives a game, at the page without a server: the browser remembers it over a reload."""

from __future__ import annotations

import pytest

from browser.test_profile import (
    test_a_puzzle_is_failed_then_solved_and_remembered,
    test_the_daily_challenge_begins_goes_on_and_has_one_official_try,
    test_the_profile_is_empty_at_first_and_is_saved_and_added_as_a_file,
)

__all__ = [
    "test_a_puzzle_is_failed_then_solved_and_remembered",
    "test_the_daily_challenge_begins_goes_on_and_has_one_official_try",
    "test_the_profile_is_empty_at_first_and_is_saved_and_added_as_a_file",
]
pytestmark = pytest.mark.long
