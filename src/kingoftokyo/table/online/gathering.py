"""A room in memory: everybody who is connected to it, and what each of them is shown of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from kingoftokyo.rules import commitment
from kingoftokyo.table.wire.online import RoomData, RoomSeat

if TYPE_CHECKING:
    from kingoftokyo.table.online.room import Room
    from kingoftokyo.table.table import Table
    from kingoftokyo.table.viewer import Viewer

REMOVED: Final = 4003  # code for closing a socket: the host has removed this person


class Gathering:
    """A room in memory, with everybody who is connected to it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.table: Table | None = None  # that the viewers have joined
        self.seated: set[Viewer] = set()  # those who have joined it, or are about to
        self.users = 0  # requests that use this object now: it stays in memory

    @property
    def present(self) -> set[str]:
        return {viewer.holder for viewer in self.viewers if viewer.holder}

    @property
    def spectators(self) -> int:
        return sum(not self.room.seats_of(viewer.holder) for viewer in self.viewers)

    def drop(self, viewer: Viewer) -> None:
        """A page is not there any more."""
        self.viewers.discard(viewer)
        self.seated.discard(viewer)
        if self.table is not None:
            self.table.leave(viewer)

    def drop_removed(self) -> None:
        """Disconnect the pages of people who have no seat any more."""
        for viewer in list(self.viewers):
            if viewer.holder and viewer.holder not in self.room.people:
                viewer.outbox.close(REMOVED)

    def shown(self, holder: str, table: Table | None) -> RoomData:
        """The room as this person sees it; `table` is that of its game, if it has started."""
        room, present = self.room, self.present
        monsters = [] if table is None else monsters_of(table)
        stand_ins = [] if table is None else [monsters[seat] for seat in table.stand_ins]
        return RoomData(
            room.id,
            room.code,
            room.rules,
            [
                RoomSeat(
                    seat.monster,
                    seat.player,
                    seat.name,
                    taken=not seat.is_free,
                    ready=seat.ready or not seat.has_person,
                    mine=bool(holder) and seat.holder == holder,
                    present=seat.holder in present,
                    host=seat.holder == room.host,
                    stand_in=seat.left or seat.monster in stand_ins,
                    wants_end=seat.wants_end,
                )
                for seat in room.seats
            ],
            room.public,
            room.clock,
            commitment(bytes.fromhex(room.secret)),
            hosting=bool(holder) and holder == room.host,
            started=room.started,
            over=table is not None and table.game.over,
            ended=room.ended,
            spectators=self.spectators,
            next=room.next,
            chat=list(room.chat),
        )


def monsters_of(table: Table) -> list[str]:
    return [seat.monster for seat in table.seated.seats]
