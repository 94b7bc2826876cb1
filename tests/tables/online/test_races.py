"""Several people do things in a room at the same moment: nothing is lost, and there is one table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from kingoftokyo.monsters import MONSTER_IDS
from kingoftokyo.table.online.attendance import Attendance
from kingoftokyo.table.online.room import RoomError
from kingoftokyo.table.protocols import StoreError
from kingoftokyo.table.wire.messages import Choose
from kingoftokyo.table.wire.online import Join
from tables.online.meeting import Guest, Meeting
from tables.pages import quiet_answer
from tables.sitting import ListedOutbox

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator
    from typing import Any


class SlowMeeting(Meeting):
    """Every access to the store lets others go first, as a real one does."""

    def __init__(self) -> None:
        super().__init__()
        for name in ("put_room", "room", "begin", "append", "base", "rows"):
            setattr(self.store, name, self._slow(getattr(self.store, name)))
        self.thinkers.waits = True

    @staticmethod
    def _slow(work: Any) -> Any:  # noqa: ANN401  any method
        async def slow(*arguments: object, **named: object) -> object:
            for _ in range(3):
                await asyncio.sleep(0)
            return await work(*arguments, **named)

        return slow

    def at_once(self, *work: Coroutine[Any, Any, Any]) -> list[Any]:
        """Do all of this at the same time; the answers or errors."""

        async def together() -> list[Any]:
            return await asyncio.gather(*work, return_exceptions=True)

        return self.run(together())


@pytest.fixture
def slow() -> Iterator[SlowMeeting]:
    meeting = SlowMeeting()
    yield meeting
    meeting.end()


def welcomes(outbox: ListedOutbox) -> int:
    return sum(b'"type":"welcome"' in message[:20] for message in outbox.waiting)


@pytest.mark.parametrize("watched", [False, True])
def test_five_friends_who_join_at_once_have_five_seats(slow: SlowMeeting, *, watched: bool) -> None:
    host = slow.room("person", "open", "open", "open", "open", "open")
    if watched:
        host.opens()
    joining = [slow.rooms.join(host.id, Join(name=f"friend {k}")) for k in range(7)]
    asking = [slow.rooms.data(host.id, "") for _ in range(4)]
    answers = slow.at_once(*[work for pair in zip(joining, asking, strict=False) for work in pair], *joining[4:])
    made = [answer for answer in answers if hasattr(answer, "token")]

    assert len(made) == 5
    assert sum(isinstance(answer, RoomError) for answer in answers) == 2
    for one in made:
        assert [seat.mine for seat in Guest(slow, one).sees.seats].count(True) == 1
    assert sorted(seat.name for seat in host.sees.seats) == ["", *sorted(seat.name for seat in host.sees.seats)[1:]]
    assert len({seat.name for seat in host.sees.seats}) == 6


def test_whoever_comes_while_the_game_starts_is_welcomed_once_at_the_one_table(slow: SlowMeeting) -> None:
    host = slow.room("person", "open")
    friend = host.invites("Ada")
    boxes = [ListedOutbox() for _ in range(6)]
    entering = [slow.rooms.enter(host.id, (host, friend)[k % 2].token, box) for k, box in enumerate(boxes)]
    looking = [slow.rooms.data(host.id, friend.token) for _ in range(3)]

    answers = slow.at_once(
        *entering[:2],
        slow.rooms.start(host.id, host.token),
        *looking,
        *entering[2:],
        slow.rooms.start(host.id, host.token),
    )

    assert not [answer for answer in answers if isinstance(answer, BaseException)]
    assert [welcomes(box) for box in boxes] == [1] * 6
    play_one(slow, host, [answer for answer in answers if hasattr(answer, "outbox")])
    assert all(b'"played":{' in b"".join(box.waiting) for box in boxes), "somebody sits at another table"


def play_one(meeting: SlowMeeting, host: Guest, viewers: list[Any]) -> None:
    """The asked person answers."""
    table = meeting.run(meeting.rooms.table_of(host.id))
    assert table is not None
    asked = table.game.asked
    viewer = next(viewer for viewer in viewers if asked in viewer.seats)
    meeting.run(table.obey(viewer, Choose("one", table.game.number, asked or 0, "stop")))


def test_all_who_return_at_once_after_a_kill_in_the_middle_of_the_start_sit_at_one_table(slow: SlowMeeting) -> None:
    host = slow.room("person", "open")
    friend = host.invites("Ada")
    begin = slow.store.begin

    async def killed(*_: object, **__: object) -> None:
        raise StoreError("killed")

    slow.store.begin = killed  # type: ignore[method-assign]
    with pytest.raises(StoreError):
        host.starts()
    slow.store.begin = begin  # type: ignore[method-assign]
    slow.restart()
    boxes = [ListedOutbox() for _ in range(4)]

    answers = slow.at_once(
        *[slow.rooms.enter(host.id, (host, friend)[k % 2].token, box) for k, box in enumerate(boxes)],
        *[slow.rooms.data(host.id, "") for _ in range(3)],
    )

    assert not [answer for answer in answers if isinstance(answer, BaseException)]
    play_one(slow, host, answers[:4])
    assert all(b'"played":{' in b"".join(box.waiting) for box in boxes), "somebody sits at another table"


def test_whoever_leaves_while_the_game_starts_is_not_there(slow: SlowMeeting) -> None:
    host = slow.room("person", "open")
    friend = host.invites("Ada")
    tab, other = host.opens(), friend.opens()
    slow.at_once(slow.rooms.start(host.id, host.token), slow.rooms.exit(host.id, other.viewer))
    assert [seat.present for seat in host.sees.seats] == [True, False]
    table = slow.run(slow.rooms.table_of(host.id))
    assert table is not None
    assert other.viewer not in table._viewers  # noqa: SLF001
    tab.closes()
    assert not table.in_use


def test_a_page_that_cannot_enter_is_not_there(slow: SlowMeeting) -> None:
    host = slow.room("person", "open")
    host.invites("Ada")
    host.starts()
    slow.restart()

    async def broken(*_: object) -> None:
        raise StoreError("the disk is away")

    rows, slow.store.rows = slow.store.rows, broken  # type: ignore[assignment, method-assign]
    with pytest.raises(StoreError):
        slow.run(slow.rooms.enter(host.id, host.token, ListedOutbox()))
    slow.store.rows = rows  # type: ignore[method-assign]
    assert [seat.present for seat in host.sees.seats] == [False, False]


def test_rooms_that_nobody_uses_are_not_held_in_memory(slow: SlowMeeting) -> None:
    for _ in range(5):
        host = slow.room("person", "open")
        friend = host.invites("Ada")
        tab = host.opens()
        friend.says("hello")
        host.starts()
        slow.run(slow.rooms.table_of(host.id))
        tab.closes()
    assert slow.rooms._gatherings == {}  # noqa: SLF001


def test_the_same_id_of_another_person_is_another_command(meeting: Meeting) -> None:
    host = meeting.room("person", "open")
    friend = host.invites("Ada")
    host.starts()
    tabs = [host.opens().sits_down(), friend.opens().sits_down()]
    answered: set[int] = set()
    while len(answered) < 2 or len(meeting.store.choices[host.id]) < 6:
        for tab in tabs:
            tab.reads()
        asked = next(tab for tab in tabs if tab.decision is not None)
        assert asked.decision is not None
        before, seat = asked.view.decision_number, asked.decision.seat
        asked.choose(quiet_answer(asked.decision), id="" if seat in answered else "the-same")
        answered.add(seat)
        asked.reads()
        assert asked.view.decision_number == before + 1
    assert answered == {0, 1}


def test_a_spectator_alone_does_not_wake_a_sleeping_table() -> None:
    async def watch() -> set[int]:
        attendance = Attendance(["host", "friend"], lambda: None, grace=0.01)
        attendance.came("")
        await asyncio.sleep(0.03)
        return attendance.away

    assert asyncio.run(watch()) == set()


def test_another_monster_or_other_words_mean_that_one_is_not_ready_yet(meeting: Meeting) -> None:
    host = meeting.room("person", "open", "open")
    other = next(monster for monster in MONSTER_IDS if monster != host.sees.seats[0].monster)
    for change in ({"monster": other}, {"words": "abracadabra"}):
        host.is_ready()
        host.changes(0, **change)
        assert not host.sees.seats[0].ready
    host.is_ready()
    host.changes(0, name="Eve")
    assert host.sees.seats[0].ready
