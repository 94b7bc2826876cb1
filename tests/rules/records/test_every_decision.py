"""Games of all rules and sizes, each replayed from its record: at every decision the record is the game."""

from __future__ import annotations

import pytest

from kingoftokyo.history.replay import Replay
from kingoftokyo.rules.records.parse import read_record
from rules.records.games import RULES, at_each_decision, lines_of
from rules.records.test_round_trips import new_game

pytestmark = pytest.mark.compiled_only


@pytest.mark.parametrize("fair", [False, True], ids=["stream", "committed"])
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("rules", RULES)
def test_the_replay_is_the_game_at_every_decision(rules: str, players: int, fair: bool) -> None:  # noqa: FBT001
    """Its last record is walked through, position by position, and its records on the way are parts of it."""
    waits: dict[str, dict[str, object]] = {}
    records: list[str] = []
    game = new_game(players, rules, fair=fair, listen=True)
    for now in at_each_decision(game, players):
        records.append(now.record())
        if not now.over:
            waits[lines_of(records[-1])[-1]] = now.position()
    replay = Replay(records[-1])

    assert replay.record.text == records[-1]
    for at in range(len(replay.record.lines)):
        line = replay.record.lines[at - 1].text if at else lines_of(records[-1])[0]
        if line in waits:
            assert replay.game.position() == waits.pop(line)
        replay.step()
    assert not waits
    assert (replay.game.winner, replay.game.reason, replay.events) == (game.winner, game.reason, game.events)
    assert all(lines_of(records[-1])[: len(lines_of(part))] == lines_of(part) for part in records)
    assert all(read_record(part).text == part for part in records[::9])
