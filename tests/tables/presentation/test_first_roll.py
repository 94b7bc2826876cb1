"""What the page is sent of the first roll: every throw, and between the rounds who has tied and rolls again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game
from kingoftokyo.table.presentation.events_to_wire import event_names, to_wire
from kingoftokyo.table.wire.events import FirstRollTied
from kingoftokyo.table.wire.rules_events import FirstPlayerRolled

if TYPE_CHECKING:
    from kingoftokyo.table.wire.events import GameEvent

NONE, ONE, TWO = "1 1 1 1 1 1", "smash 1 1 1 1 1", "smash smash 1 1 1 1"


def first_rolls(rules: str, *rolls: str, players: int) -> list[str]:
    """The first roll in short: `2: 1` for a throw of seat 2 with one smash, `0 2 again` for a tie."""
    game = Game.new(players, rules, seed=1, rolls=list(rolls), listen=True)
    return list(filter(None, (short(one.event) for one in to_wire(game.events or []))))


def short(event: GameEvent) -> str:
    if isinstance(event, FirstPlayerRolled):
        return f"{event.seat}: {event.smashes}"
    return f"{' '.join(map(str, event.seats))} again" if isinstance(event, FirstRollTied) else ""


def test_those_who_tie_for_the_first_turn_roll_again() -> None:
    rolls = (ONE, TWO, TWO, *(ONE, ONE), *(NONE, ONE))

    assert first_rolls("standard", *rolls, players=3) == [
        *("0: 1", "1: 2", "2: 2"),
        *("1 2 again", "1: 1", "2: 1"),
        *("1 2 again", "1: 0", "2: 1"),
    ]


def test_where_the_whole_order_is_rolled_every_tie_is_broken_by_the_seats_that_monsters_get() -> None:
    rolls = (ONE, TWO, ONE, TWO, *(NONE, ONE), *(ONE, NONE))  # seats 1 and 3 tie, then 0 and 2

    assert first_rolls("solo", *rolls, players=4) == [
        *("2: 1", "1: 2", "3: 1", "0: 2"),
        *("1 0 again", "1: 0", "0: 1"),
        *("2 3 again", "2: 1", "3: 0"),
    ]


@pytest.mark.parametrize("rules", ["standard", "solo", "simple"])
def test_nothing_is_sent_twice_or_left_out(rules: str) -> None:
    game = Game.new(4, rules, seed=3, rolls=[ONE, NONE, TWO, "smash smash smash 1 1 1"], listen=True)

    assert event_names(to_wire(game.events or [])) == [type(event).__name__ for event in game.events or []]
