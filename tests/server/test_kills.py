"""Killed at any moment, a server comes back with all that it has acknowledged."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from kingoftokyo.table.wire.messages import Played
from tools.science.kills import Found, LostError, kill, kill_once

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.long


def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    found = kill(tmp_path, kills=30, seed=1)

    assert found.kills == 30
    assert min(found.choices, found.saves) > 30
    assert found.interjections > 3


def test_a_choice_that_is_missing_is_found(tmp_path: Path) -> None:
    table = kill_once(tmp_path, None, Random(1), Found())
    assert table is not None
    table.played += [Played(0, "stop")] * 2

    with pytest.raises(LostError, match="choices were acknowledged"):
        kill_once(tmp_path, table, Random(2), Found())
