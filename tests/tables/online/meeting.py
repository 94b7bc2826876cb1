"""Rooms without a server: people make, join and play them, all in one thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kingoftokyo.table.online.rooms import Rooms
from kingoftokyo.table.seats import OwnCards
from kingoftokyo.table.wire.messages import Welcome
from kingoftokyo.table.wire.online import Join, NewRoom, RoomData, SayLine, SeatChange, WantedSeat
from tables.pages import Page
from tables.sitting import ListedOutbox, Sitting

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from kingoftokyo.table.wire.messages import FromPage
    from kingoftokyo.table.wire.online import Reaction, RoomMade, Sitter


class PlainSigner:
    """Tokens that tests can read."""

    def sign(self, text: str) -> str:
        return f"signed {text}"

    def read(self, token: str) -> str | None:
        return token.removeprefix("signed ") if token.startswith("signed ") else None


class Meeting(Sitting):
    """A lobby with rooms in memory."""

    def restart(self) -> None:
        super().restart()
        self.lobby._rooms = self.store  # noqa: SLF001  a lobby of a server with rooms
        self.rooms = Rooms(
            self.lobby, self.store, self.thinkers, self.entropy, self.calendar, PlainSigner(), OwnCards()
        )

    def room(self, *players: Sitter, rules: str = "standard", public: bool = False) -> Guest:
        """A new room with these seats, seen by its host."""
        made = self.run(self.rooms.make(NewRoom(rules, [WantedSeat(player) for player in players], public)))
        return Guest(self, made)


class Guest:
    """Somebody with the token of a seat; without one, a spectator."""

    def __init__(self, meeting: Meeting, made: RoomMade) -> None:
        self.meeting, self.id, self.code, self.token = meeting, made.room, made.code, made.token

    @property
    def sees(self) -> RoomData:
        return self.meeting.run(self.meeting.rooms.data(self.id, self.token))

    def invites(self, name: str = "", monster: str = "") -> Guest:
        """A friend who opens the link and takes a seat."""
        return Guest(self.meeting, self.meeting.run(self.meeting.rooms.join(self.id, Join(monster, name))))

    def changes(self, seat: int, **changes: str | bool) -> None:
        change = msgspec.convert({"seat": seat, **changes}, SeatChange)
        self.meeting.run(self.meeting.rooms.change(self.id, self.token, change))

    def is_ready(self) -> None:
        for at, seat in enumerate(self.sees.seats):
            if seat.mine:
                self.changes(at, ready=True)

    def starts(self) -> None:
        self.meeting.run(self.meeting.rooms.start(self.id, self.token))

    def says(self, text: str = "", reaction: Reaction | None = None) -> None:
        self.meeting.run(self.meeting.rooms.say(self.id, self.token, SayLine(text, reaction)))

    def opens(self) -> RoomTab:
        return RoomTab(self)


class RoomTab(Page):
    """A page in a room; `rooms` are the room's states that it was sent."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(shows=True)
        self.guest, self.outbox = guest, ListedOutbox()
        self._meeting = guest.meeting
        self.viewer = self._meeting.run(self._meeting.rooms.enter(guest.id, guest.token, self.outbox))
        self._settle()

    def _settle(self) -> None:
        table = self._meeting.run(self._meeting.rooms.table_of(self.guest.id))
        if table is not None:
            self._meeting.run(table.settled())

    def receive(self) -> str:
        assert self.outbox.waiting, "there is no further message"
        return self.outbox.waiting.popleft().decode()

    def send(self, command: FromPage) -> None:
        async def obey() -> None:
            table = await self._meeting.rooms.table_of(self.guest.id)
            assert table is not None
            await table.obey(self.viewer, command)

        self._do(obey())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        self._meeting.run(work)
        self._settle()

    def sits_down(self) -> RoomTab:
        """Reads everything up to the table's welcome."""
        self.get(Welcome)
        return self

    def reads(self) -> None:
        """Reads all that waits."""
        while self.outbox.waiting:
            self.next()

    @property
    def room(self) -> RoomData:
        """The last state of the room."""
        self.reads()
        states = [text for text in self.texts if '"type":"room"' in text[:20]]
        return msgspec.json.decode(states[-1], type=RoomData)

    def closes(self) -> None:
        self._do(self._meeting.rooms.exit(self.guest.id, self.viewer))
