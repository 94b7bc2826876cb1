"""What has happened, as it is sent: every event keeps its name and its fields."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args

import msgspec

from kingoftokyo import Game
from kingoftokyo.rules import events
from kingoftokyo.table.presentation.events_to_wire import to_wire
from kingoftokyo.table.wire import rules_events
from kingoftokyo.table.wire.events import GameEvent, Happened, LevelsChanged


def sent(*happened: events.Event) -> list[GameEvent]:
    return [one.event for one in to_wire(happened)]


def test_every_event_of_the_rules_has_a_message_with_the_same_fields() -> None:
    for event in get_args(events.Event):
        message = getattr(rules_events, event.__name__)
        assert message in get_args(GameEvent)
        assert message.__struct_fields__ == tuple(field.name for field in fields(event))


def test_an_event_has_its_name_beside_its_fields() -> None:
    [happened] = to_wire([events.TokyoEntered(1, "city", "tokyo")], moment=7)

    assert msgspec.to_builtins(happened) == {
        "event": {"event": "TokyoEntered", "seat": 1, "place": "city", "cause": "tokyo"},
        "moment": 7,
    }


def test_every_event_of_a_game_is_read_as_it_was_sent() -> None:
    game = Game.new(3, "solo halloween=true cultists=true tokyo_tower=true", seed=5, listen=True)
    while not game.over:
        game.play_option(game.option_count() - 1)
    happened = to_wire(game.events or [])

    assert msgspec.json.decode(msgspec.json.encode(happened), type=list[Happened]) == happened


def test_the_levels_of_tokyo_tower_are_a_list() -> None:
    changed = [events.CountersChanged(2, "tokyo_tower", counters) for counters in (0, 1, 2, 3, 7)]

    assert sent(*changed) == [LevelsChanged(2, "tokyo_tower", levels) for levels in ([], [1], [2], [1, 2], [1, 2, 3])]


def test_what_is_only_counted_stays_a_number() -> None:
    changed = [events.CountersChanged(0, card, 2) for card in ("cultist", "smoke_cloud")]

    assert sent(*changed) == [rules_events.CountersChanged(0, card, 2) for card in ("cultist", "smoke_cloud")]
