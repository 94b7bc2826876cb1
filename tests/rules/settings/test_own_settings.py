"""Settings of one's own: what an expansion may add to the rules."""

from __future__ import annotations

import pytest

from kingoftokyo import SetupError
from kingoftokyo.rules import OFF_ON, SETTINGS, Setting, add_setting


def test_a_name_that_is_taken_is_refused() -> None:
    before = list(SETTINGS)

    with pytest.raises(SetupError, match="there is a setting 'energy' already"):
        add_setting(Setting("energy", OFF_ON, "something else"))

    assert before == SETTINGS
