"""Killed at any moment, a server comes back with all that it has told the people of an online table."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from kingoftokyo.table.wire.messages import Played
from tools.science.kills import LostError, start
from tools.science.room_kills import AtRoom, Found, Server, check, kill, kill_once

if TYPE_CHECKING:
    from pathlib import Path

SEED = 3


def test_nothing_that_anybody_was_told_is_lost_or_doubled_by_ten_kills(tmp_path: Path) -> None:
    found = kill(tmp_path, kills=10, seed=SEED)

    assert found.kills == 10
    assert found.choices > 30
    assert found.repeated > 5


@pytest.mark.long
def test_nothing_that_anybody_was_told_is_lost_or_doubled_by_three_hundred_kills(tmp_path: Path) -> None:
    seed = Random().randrange(10**6)  # printed
    found = kill(tmp_path, kills=300, seed=seed)

    assert found.games > 20
    assert min(found.choices, found.repeated, found.in_flight) > 100
    assert found.interjections > 3


def half_played(folder: Path) -> AtRoom:
    """A room whose game has begun when its server was killed."""
    room: AtRoom | None = None
    for seed in range(10):
        room = kill_once(folder, room, Random(seed), Found())
        if room is not None and any(somebody.confirmed for somebody in room.people):
            return room
    raise AssertionError("no game has begun")


@pytest.mark.long
def test_a_choice_that_is_missing_changed_or_doubled_is_found(tmp_path: Path) -> None:
    room = half_played(tmp_path)
    server = Server(*start(tmp_path))
    try:
        check(server, room, tmp_path)
        host, spectator = room.people[0], room.people[-1]
        last = max(spectator.told)
        told = spectator.told[last]
        spectator.told[last] = Played(told.seat, "other")
        with pytest.raises(LostError, match="was told"):
            check(server, room, tmp_path)
        spectator.told[last] = told
        spectator.told[last[0] + 5, 0] = told
        with pytest.raises(LostError, match="the record has None"):
            check(server, room, tmp_path)
        del spectator.told[last[0] + 5, 0]
        host.confirmed.append("never stored")
        with pytest.raises(LostError, match=r"lost: \['never stored'\]"):
            check(server, room, tmp_path)
    finally:
        server.kill()
        server.program.communicate()
