"""Clocks: how long people may think, and what happens when they think longer."""

from __future__ import annotations

import asyncio

import pytest

from kingoftokyo.table.online.game_clock import GameClock
from kingoftokyo.table.online.room import RoomError
from kingoftokyo.table.wire.online import ClockData, NewRoom, WantedSeat
from tables.online.meeting import Guest, Meeting, RoomTab
from tables.pages import quiet_answer

START = 1_800_000_000_000


def timed(meeting: Meeting, clock: ClockData) -> tuple[RoomTab, RoomTab]:
    """Two people at a table with this clock; the one who is asked first."""
    seats = [WantedSeat("person"), WantedSeat("open")]
    host = Guest(meeting, meeting.run(meeting.rooms.make(NewRoom("standard", seats, clock=clock))))
    friend = host.invites("Ada")
    host.starts()
    tabs = [host.opens().sits_down(), friend.opens().sits_down()]
    for tab in tabs:
        tab.reads()
    first = next(tab for tab in tabs if tab.decision is not None)
    return first, next(tab for tab in tabs if tab is not first)


def test_a_bank_shrinks_by_what_is_used_and_grows_by_the_increment() -> None:
    clock = GameClock(ClockData(bank=60, increment=5), 2, START)
    assert clock.deadline(0) == START + 60_000
    clock.answered(0, START + 10_000)
    clock.answered(1, START + 11_000)
    assert clock.deadline(0) == START + 11_000 + 55_000
    assert clock.deadline(1) == START + 11_000 + 64_000


def test_the_same_answers_give_the_same_clock_after_a_restart() -> None:
    answers = [(0, START + 10_000), (1, START + 11_000), (0, START + 30_000)]
    live = GameClock(ClockData(bank=60, increment=5), 2, START)
    for seat, at in answers:
        live.answered(seat, at)
    restored = GameClock(ClockData(bank=60, increment=5), 2, START, answers)
    assert [live.deadline(seat) for seat in (0, 1)] == [restored.deadline(seat) for seat in (0, 1)]


def test_a_system_clock_that_jumps_back_takes_nobodys_time() -> None:
    clock = GameClock(ClockData(bank=60), 2, START)
    clock.answered(0, START - 3_600_000)
    assert clock.deadline(0) == START + 60_000


def test_everybody_sees_the_time_left(meeting: Meeting) -> None:
    asked, other = timed(meeting, ClockData(decision=30))
    assert asked.last.time_left is not None
    assert asked.last.time_left.milliseconds == 30_000
    assert other.last.time_left == asked.last.time_left


def test_without_a_clock_there_is_no_time_left(meeting: Meeting) -> None:
    asked, _ = timed(meeting, ClockData())
    assert asked.last.time_left is None


def test_after_the_time_a_computer_answers_this_decision_and_not_the_next(meeting: Meeting) -> None:
    asked, other = timed(meeting, ClockData(decision=30))
    decision = asked.view.decision_number
    meeting.calendar.passed = 31_000
    other.show()  # whatever wakes the table: the time is over
    meeting.run(_a_moment())
    asked._settle()  # noqa: SLF001
    for tab in (asked, other):
        tab.reads()
    assert asked.view.decision_number == decision + 1
    assert asked.decision is not None or other.decision is not None


def test_time_passes_while_the_server_is_down(meeting: Meeting) -> None:
    asked, _ = timed(meeting, ClockData(decision=30))
    guest = asked.guest
    meeting.calendar.passed = 20_000
    meeting.restart()
    tab = guest.opens().sits_down()
    assert tab.last.time_left is not None
    assert tab.last.time_left.milliseconds == 10_000


def test_an_answer_in_time_is_taken(meeting: Meeting) -> None:
    asked, _ = timed(meeting, ClockData(bank=30))
    assert asked.decision is not None
    decision = asked.view.decision_number
    meeting.calendar.passed = 29_000
    asked.choose(quiet_answer(asked.decision))
    asked.reads()
    assert asked.view.decision_number > decision


@pytest.mark.parametrize("seconds", [-1, 10**9])
def test_a_clock_has_limits(meeting: Meeting, seconds: int) -> None:
    with pytest.raises(RoomError, match="a clock has"):
        timed(meeting, ClockData(decision=seconds))


async def _a_moment() -> None:
    await asyncio.sleep(0.01)
