"""All rooms of this server: makes, finds and changes them, stores every change, and tells everybody in the room.

A room's table has the room's id. The lobby asks the stored room who holds which seat.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from kingoftokyo.table.lobby import NoTableError
from kingoftokyo.table.online.gathering import Gathering, monsters_of
from kingoftokyo.table.online.room import (
    OPEN,
    NotYoursError,
    Room,
    RoomError,
    checked_clock,
    seats_for_host,
)
from kingoftokyo.table.outbox import NO_TABLE
from kingoftokyo.table.protocols import StoreError, TookTooLongError
from kingoftokyo.table.seats import PERSON, new_game
from kingoftokyo.table.viewer import Viewer
from kingoftokyo.table.wire.online import ListedRoom, RoomList, RoomMade, Said

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from kingoftokyo.table.lobby import Lobby
    from kingoftokyo.table.protocols import Calendar, Entropy, Outbox, RoomStore, Thinkers
    from kingoftokyo.table.seats import OwnCards, Seated
    from kingoftokyo.table.table import Table
    from kingoftokyo.table.wire.online import Arrangement, Join, NewRoom, RoomData, SayLine, SeatChange, Sitter

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike
CODE_LENGTH: Final = 6
BETWEEN: Final = "."  # room and holder in a token


class Signer(Protocol):
    """Signs the tokens of seats, so that nobody can make one up."""

    def sign(self, text: str) -> str: ...

    def read(self, token: str) -> str | None:
        """The signed text; None if the token is not ours."""


class Rooms:
    """`own` are the cards that join every game of this server."""

    def __init__(
        self,
        lobby: Lobby,
        store: RoomStore,
        thinkers: Thinkers,
        entropy: Entropy,
        calendar: Calendar,
        signer: Signer,
        own: OwnCards,
    ) -> None:
        self._lobby = lobby
        self._store = store
        self._thinkers = thinkers
        self._entropy = entropy
        self._calendar = calendar
        self._signer = signer
        self._own = own
        self._gatherings: dict[str, Gathering] = {}
        self._opening = asyncio.Lock()
        self._seating = asyncio.Lock()  # each room has one table, however many ask for it at once
        self._telling: set[asyncio.Task[None]] = set()

    # Tokens

    def _token(self, room: Room, holder: str) -> str:
        return self._signer.sign(f"{room.id}{BETWEEN}{holder}")

    def holder(self, id: str, token: str) -> str:
        """Who has this token, if it belongs to this room; otherwise nobody: the empty id."""
        text = self._signer.read(token) if token else None
        room, _, holder = (text or "").partition(BETWEEN)
        return holder if room == id else ""

    # Rooms

    async def make(self, wanted: NewRoom) -> RoomMade:
        """A new room; whoever made it is its host."""
        host, id = self._entropy.table_id(), self._entropy.table_id()
        room = Room(
            id,
            await self._new_code(),
            host,
            self._entropy.secret().hex(),
            self._calendar.now(),
            wanted.rules,
            seats_for_host(wanted, host),
            wanted.public,
            checked_clock(wanted.clock),
        )
        await self._check_playable(room)
        await self._store.put_room(room.id, room.code, _text(room), public=room.public, open=not room.is_full)
        return RoomMade(room.id, room.code, self._token(room, host))

    async def _new_code(self) -> str:
        while True:
            code = self._entropy.code(CODE_LETTERS, CODE_LENGTH)
            if await self._store.room_by_code(code) is None:
                return code

    async def _check_playable(self, room: Room) -> None:
        """Raise SetupError if no game can be played with these rules and players."""
        await self._thinkers.compute(partial(self._new_game, room))

    def _new_game(self, room: Room) -> Seated:
        secret = bytes.fromhex(room.secret)
        return new_game(room.wanted, secret, self._entropy.seed(), self._calendar.today(), self._own)

    async def find(self, code: str) -> str:
        """The id of the room with this code; raises NoTableError."""
        found = await self._store.room_by_code(code.strip().upper()[:CODE_LENGTH])
        if found is None:
            raise NoTableError("room-unknown")
        return found

    @asynccontextmanager
    async def _using(self, id: str) -> AsyncIterator[Gathering]:
        """The room with this id, from memory or from the store; raises NoTableError. It stays in memory until all who
        use it are done: two objects of one room would overwrite each other's changes.
        """
        async with self._opening:
            if id not in self._gatherings:
                text = await self._store.room(id)
                if text is None:
                    raise NoTableError("room-unknown")
                self._gatherings[id] = Gathering(msgspec.json.decode(text, type=Room))
            gathering = self._gatherings[id]
            gathering.users += 1
        try:
            yield gathering
        finally:
            gathering.users -= 1
            if not gathering.users and not gathering.viewers:
                del self._gatherings[id]

    async def data(self, id: str, token: str) -> RoomData:
        """The room as the owner of this token sees it."""
        async with self._using(id) as gathering:
            return gathering.shown(self.holder(id, token), await self._table(gathering.room))

    async def listed(self) -> RoomList:
        """The public rooms, the newest first."""
        rooms = [msgspec.json.decode(text, type=Room) for text in await self._store.public_rooms()]
        return RoomList([_listed(room) for room in rooms])

    # What people do

    async def join(self, id: str, wanted: Join) -> RoomMade:
        """Take an open seat."""
        holder = self._entropy.table_id()
        room = await self._change(id, lambda room: room.joined(holder, wanted))
        return RoomMade(room.id, room.code, self._token(room, holder))

    async def change(self, id: str, token: str, change: SeatChange) -> None:
        """Change one's own seat; the game starts when everybody is ready."""
        room = await self._change(id, lambda room: room.changed(self.holder(id, token), change))
        if change.ready and room.is_ready:
            await self._start(id)

    async def leave(self, id: str, token: str) -> None:
        """Give up one's seats; during the game a computer plays them from now on."""
        holder = self.holder(id, token)
        await self._change(id, lambda room: room.without(holder))

    async def arrange(self, id: str, token: str, wanted: Arrangement) -> None:
        """The host changes seats, rules and clock."""
        async with self._using(id) as gathering:
            await self._change(id, lambda room: room.arranged(self.holder(id, token), wanted), check=True)
            gathering.drop_removed()

    async def remove(self, id: str, token: str, seat: int) -> None:
        """The host removes a guest."""
        async with self._using(id) as gathering:
            await self._change(id, lambda room: room.removed(self.holder(id, token), seat))
            gathering.drop_removed()

    async def start(self, id: str, token: str) -> None:
        """The host starts the game; all seats have to be taken."""
        async with self._using(id) as gathering:
            gathering.room.check_host(self.holder(id, token))
            await self._start(id)

    async def say(self, id: str, token: str, line: SayLine) -> None:
        """A line of chat or a reaction."""
        holder = self.holder(id, token)
        async with self._using(id) as gathering:
            room = await self._change(id, lambda room: room.with_line(holder, line), tell=False)
            for viewer in gathering.viewers:
                viewer.send(Said(room.chat[-1]))

    async def vote(self, id: str, token: str, *, end: bool) -> None:
        """Vote on ending the game; with all votes it ends without a winner."""
        await self._change(id, lambda room: room.voted(self.holder(id, token), end=end))

    async def rematch(self, id: str, token: str) -> RoomMade:
        """The room of the next game with the same people, made when the first of them asks for it."""
        holder = self.holder(id, token)
        async with self._using(id) as gathering:
            async with gathering.lock:
                room = gathering.room
                if not room.seats_of(holder):
                    raise NotYoursError("room-not-yours")
                if not room.next:
                    table = await self._table(room)
                    if table is None or not (table.game.over or room.ended):
                        raise RoomError("room-not-over")
                    again = await self._made_again(room)
                    await self._keep(gathering, msgspec.structs.replace(room, next=again.id))
            await self._tell(gathering)
            async with self._using(gathering.room.next) as following:
                return RoomMade(following.room.id, following.room.code, self._token(following.room, holder))

    async def _made_again(self, room: Room) -> Room:
        """A new room with the same people, rules and clock."""
        seats = tuple(
            msgspec.structs.replace(seat, ready=False, words="", wants_end=False)
            if not seat.left
            else msgspec.structs.replace(seat, player=OPEN, holder="", name="", left=False, ready=False)
            for seat in room.seats
        )
        again = msgspec.structs.replace(
            room,
            id=self._entropy.table_id(),
            code=await self._new_code(),
            secret=self._entropy.secret().hex(),
            made=self._calendar.now(),
            seats=seats,
            started=False,
            ended=False,
            next="",
        )
        await self._store.put_room(again.id, again.code, _text(again), public=again.public, open=not again.is_full)
        return again

    # Being there

    async def enter(self, id: str, token: str, outbox: Outbox) -> Viewer:
        """Add a page to a room, and to its table if the game has started; the room is sent first."""
        holder = self.holder(id, token)
        async with self._using(id) as gathering:
            viewer = Viewer((), outbox, holder if gathering.room.seats_of(holder) else "")
            gathering.viewers.add(viewer)
            try:
                await self._tell(gathering)
                table = await self._table(gathering.room)
                if table is not None:
                    await self._sit(gathering, viewer, table)
            except BaseException:
                gathering.drop(viewer)
                raise
            return viewer

    async def _sit(self, gathering: Gathering, viewer: Viewer, table: Table) -> None:
        """Let a page of the room view the table, and tell the room when somebody there counts as away.

        A page that enters while the game starts is seated once, and one that leaves meanwhile not at all.
        """
        if viewer in gathering.seated or viewer not in gathering.viewers:
            return
        gathering.seated.add(viewer)
        viewer.seats = table.seats_of(viewer.holder)
        table.told = partial(self._tell_soon, gathering)
        gathering.table = table
        await table.join(viewer)
        if viewer not in gathering.viewers:
            table.leave(viewer)

    def _tell_soon(self, gathering: Gathering) -> None:
        task = asyncio.get_running_loop().create_task(self._tell(gathering))
        self._telling.add(task)  # the loop itself would let it be collected
        task.add_done_callback(self._telling.discard)

    async def exit(self, id: str, viewer: Viewer) -> None:
        """A page has disconnected."""
        async with self._using(id) as gathering:
            gathering.drop(viewer)
            with suppress(StoreError, TookTooLongError):  # the others are told at the next change
                await self._tell(gathering)

    async def table_of(self, id: str) -> Table | None:
        """The table of a room, once its game has started."""
        async with self._using(id) as gathering:
            return await self._table(gathering.room)

    # Changing

    async def _change(self, id: str, change: Callable[[Room], Room], *, tell: bool = True, check: bool = False) -> Room:
        """Change a room, store it, and tell everybody in it."""
        async with self._using(id) as gathering:
            async with gathering.lock:
                changed = change(gathering.room)
                if check:
                    await self._check_playable(changed)
                await self._keep(gathering, changed)
            if changed.started:
                table = await self._table(changed)
                if table is not None:
                    table.ended = changed.ended
                    table.hold(changed.holders(monsters_of(table)))
            if tell:
                await self._tell(gathering)
            return changed

    async def _keep(self, gathering: Gathering, room: Room) -> None:
        await self._store.put_room(
            room.id, room.code, _text(room), public=room.public and not room.ended, open=not room.started
        )
        gathering.room = room

    async def _start(self, id: str) -> None:
        async with self._using(id) as gathering:
            async with gathering.lock:
                if gathering.room.started:
                    return
                begun = gathering.room.begun(self._calendar.milliseconds())
                seated = await self._thinkers.compute(partial(self._new_game, begun))
                async with self._seating:
                    await self._keep(gathering, begun)
                    table = await self._lobby.seat(seated, practice=False, id=id)
                for viewer in list(gathering.viewers):
                    await self._sit(gathering, viewer, table)
            await self._tell(gathering)

    async def _table(self, room: Room) -> Table | None:
        """The table of the room's game. A room whose game was not stored when the server ended starts it now."""
        if not room.started:
            return None
        async with self._seating:
            try:
                table = await self._lobby.table(room.id, online=True)
            except NoTableError:
                seated = await self._thinkers.compute(partial(self._new_game, room))
                table = await self._lobby.seat(seated, practice=False, id=room.id)
        table.ended = room.ended
        return table

    async def _tell(self, gathering: Gathering) -> None:
        """Send the room to everybody in it."""
        table = await self._table(gathering.room)
        encoded: dict[str, bytes] = {}
        for viewer in list(gathering.viewers):
            if viewer.holder not in encoded:
                encoded[viewer.holder] = msgspec.json.encode(gathering.shown(viewer.holder, table))
            viewer.outbox.post(encoded[viewer.holder])

    def close(self) -> None:
        for gathering in self._gatherings.values():
            for viewer in gathering.viewers:
                viewer.outbox.close(NO_TABLE)


def _text(room: Room) -> str:
    return msgspec.json.encode(room).decode()


def _listed(room: Room) -> ListedRoom:
    players: list[Sitter] = [PERSON if seat.has_person else seat.player for seat in room.seats]
    return ListedRoom(room.id, room.code, room.rules, players, players.count(OPEN), room.started)
