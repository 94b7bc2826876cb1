"""A room: the seats of an online table before and during its game, and the changes that people may make.

A room never changes: each change makes a new one, or raises a RoomError. People are known by their holder ids, which
are in the tokens that they have; nobody else is ever sent one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from kingoftokyo.monsters import MONSTER_IDS
from kingoftokyo.rules import FEWEST_MONSTERS, MOST_MONSTERS, KingOfTokyoError, shown
from kingoftokyo.table.seats import PERSON, is_readable
from kingoftokyo.table.wire.messages import SeatData
from kingoftokyo.table.wire.online import ChatLine, ClockData, SayLine, Sitter, WantedSeat
from kingoftokyo.table.wire.requests import NewTable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kingoftokyo.table.wire.messages import Player
    from kingoftokyo.table.wire.online import Arrangement, Join, NewRoom, SeatChange

OPEN: Final = "open"
MOST_NAME: Final = 24  # letters
MOST_SAID: Final = 200  # letters of a line of chat
MOST_CHAT: Final = 50  # lines that are stored
MOST_WORDS: Final = 80  # letters
LONGEST_CLOCK: Final = 14 * 24 * 3600  # seconds


class RoomError(KingOfTokyoError):
    """A change of a room that is not possible. Nothing has changed."""


class NotYoursError(RoomError):
    """Only the host, or the person of a seat, may do this."""


class Seat(msgspec.Struct, frozen=True):
    """A seat of a room; `holder` is the id of its person, empty while nobody has taken it."""

    player: Sitter
    monster: str
    name: str = ""
    holder: str = ""
    ready: bool = False
    words: str = ""
    wants_end: bool = False
    left: bool = False  # its person has given it up for good: a computer plays

    @property
    def is_free(self) -> bool:
        return self.player == OPEN and not self.holder

    @property
    def has_person(self) -> bool:
        return bool(self.holder)


class Room(msgspec.Struct, frozen=True):
    """`secret` decides the dice, in hexadecimal digits; `made` is when the room was made."""

    id: str
    code: str
    host: str
    secret: str
    made: str
    rules: str
    seats: tuple[Seat, ...]
    public: bool = False
    clock: ClockData = ClockData()
    started: bool = False
    began: int = 0  # when the game started, in milliseconds since 1970
    ended: bool = False  # by the vote of all
    chat: tuple[ChatLine, ...] = ()
    said: int = 0  # lines of chat so far
    next: str = ""  # the room of the rematch

    # Who is who

    def seats_of(self, holder: str) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if holder and seat.holder == holder]

    @property
    def people(self) -> list[str]:
        """The ids of all people with a seat that they have not given up."""
        return list(dict.fromkeys(seat.holder for seat in self.seats if seat.holder and not seat.left))

    @property
    def is_full(self) -> bool:
        return not any(seat.is_free for seat in self.seats)

    @property
    def is_ready(self) -> bool:
        """Whether all seats are taken, and everybody is ready."""
        return self.is_full and all(seat.ready for seat in self.seats if seat.has_person)

    def holders(self, monsters: Sequence[str]) -> list[str]:
        """The holder of each seat of the game, which has the same monsters in another order; empty for computers."""
        by_monster = {seat.monster: "" if seat.left else seat.holder for seat in self.seats}
        return [by_monster.get(monster, "") for monster in monsters]

    @property
    def wanted(self) -> NewTable:
        """The game that this room is for."""
        return NewTable(
            self.rules,
            [SeatData(seat.monster, _player(seat.player), seat.name) for seat in self.seats],
            [seat.words for seat in self.seats],
        )

    # Changes by everybody

    def joined(self, holder: str, wanted: Join) -> Room:
        """With this person at the first open seat that fits."""
        self._check_waiting()
        free = [at for at, seat in enumerate(self.seats) if seat.is_free]
        if not free:
            raise RoomError("room-full")
        at = next((at for at in free if self.seats[at].monster == wanted.monster), free[0])
        monster = self._free_monster(wanted.monster, at)
        return self._with(at, lambda seat: replace(seat, holder=holder, monster=monster, name=_name(wanted.name)))

    def changed(self, holder: str, change: SeatChange) -> Room:
        """With this person's seat changed; another monster or other words mean that one is not ready yet."""
        self._check_waiting()
        self._check_seat(holder, change.seat)
        seat = self.seats[change.seat]
        if change.monster is not None:
            ready = False if change.ready is None and change.monster != seat.monster else change.ready
            rest = replace(change, monster=None, ready=ready)
            return self._with_monster(change.seat, change.monster).changed(holder, rest)
        if change.name is not None:
            seat = replace(seat, name=_name(change.name))
        if change.words is not None:
            seat = replace(seat, words=_plain(change.words, "words", MOST_WORDS))
        same = seat.words == self.seats[change.seat].words
        seat = replace(seat, ready=(seat.ready and same) if change.ready is None else change.ready)
        return self._with(change.seat, lambda _: seat)

    def without(self, holder: str) -> Room:
        """Without this person. During the game, a computer plays their seats from now on."""
        mine = self.seats_of(holder)
        if not mine:
            raise NotYoursError("room-not-yours")
        gone = self
        for at in mine:
            seat = self.seats[at]
            empty = replace(seat, left=True) if self.started else Seat(OPEN, seat.monster)
            gone = gone._with(at, lambda _, empty=empty: empty)  # type: ignore[misc]
        if holder != self.host or not gone.people:
            return gone
        return replace(gone, host=gone.people[0])

    def voted(self, holder: str, *, end: bool) -> Room:
        """With this person's vote on ending the game; when all have voted for it, it is ended."""
        mine = self.seats_of(holder)
        if not mine or not self.started:
            raise NotYoursError("room-not-yours")
        seats = tuple(replace(seat, wants_end=end) if at in mine else seat for at, seat in enumerate(self.seats))
        ended = all(seat.wants_end for seat in seats if seat.has_person and not seat.left)
        return replace(self, seats=seats, ended=ended)

    def with_line(self, holder: str, line: SayLine) -> Room:
        """With a line of chat or a reaction of this person."""
        mine = self.seats_of(holder)
        if not mine:
            raise NotYoursError("room-not-yours")
        text = _plain(line.text, "text", MOST_SAID)
        if bool(text) == (line.reaction is not None):
            raise RoomError("room-say")
        said = ChatLine(self.said + 1, mine[0], self.seats[mine[0]].name, text, line.reaction)
        return replace(self, chat=(*self.chat, said)[-MOST_CHAT:], said=said.number)

    # Changes by the host

    def arranged(self, holder: str, wanted: Arrangement) -> Room:
        """With the seats, rules and clock as the host wants them. A guest at a seat that stays open keeps it."""
        self._check_waiting()
        self._check_host(holder)
        before = list(self.seats) + [Seat(OPEN, "")] * MOST_MONSTERS
        kept = [_kept(seat, old, holder) for seat, old in zip(wanted.seats, before, strict=False)]
        seats = with_monsters(kept)
        if not any(seat.holder == holder for seat in seats):
            raise RoomError("room-no-host")
        seats = [replace(seat, ready=seat.ready and wanted.rules == self.rules) for seat in seats]
        return replace(
            self,
            seats=tuple(seats),
            rules=wanted.rules,
            public=wanted.public,
            clock=checked_clock(wanted.clock),
        )

    def removed(self, holder: str, at: int) -> Room:
        """Without the guest at this seat, which is open again."""
        self._check_waiting()
        self._check_host(holder)
        if not 0 <= at < len(self.seats) or not self.seats[at].has_person or self.seats[at].holder == holder:
            raise RoomError("room-nobody-there")
        return self._with(at, lambda seat: Seat(OPEN, seat.monster))

    def begun(self, now: int) -> Room:
        """With its game started now."""
        self._check_waiting()
        if not self.is_full:
            raise RoomError("room-open-seats")
        return replace(self, started=True, began=now)

    def check_host(self, holder: str) -> None:
        self._check_host(holder)

    # Checks

    def _with(self, at: int, change: Callable[[Seat], Seat]) -> Room:
        return replace(self, seats=tuple(change(seat) if at == k else seat for k, seat in enumerate(self.seats)))

    def _with_monster(self, at: int, wanted: str) -> Room:
        """With this monster at a seat. A free seat that has it gets the other one in exchange."""
        check_monster(wanted)
        other = next((k for k, seat in enumerate(self.seats) if seat.monster == wanted), at)
        if other != at and not self.seats[other].is_free:
            raise RoomError("room-monster-taken")
        given = {other: self.seats[at].monster, at: wanted}
        seats = (replace(seat, monster=given.get(k, seat.monster)) for k, seat in enumerate(self.seats))
        return replace(self, seats=tuple(seats))

    def _check_waiting(self) -> None:
        if self.started:
            raise RoomError("room-started")

    def _check_host(self, holder: str) -> None:
        if not holder or holder != self.host:
            raise NotYoursError("room-not-host")

    def _check_seat(self, holder: str, at: int) -> None:
        if at not in self.seats_of(holder):
            raise NotYoursError("room-not-yours")

    def _free_monster(self, wanted: str, at: int) -> str:
        """This monster if no other seat of a person or computer has it; without a wish, that of the seat."""
        if not wanted:
            return self.seats[at].monster
        check_monster(wanted)
        if any(seat.monster == wanted and k != at for k, seat in enumerate(self.seats)):
            raise RoomError("room-monster-taken")
        return wanted


def seats_for_host(wanted: NewRoom, host: str) -> tuple[Seat, ...]:
    """The seats of a new room; people at the host's screen are the host's."""
    if not any(seat.player == PERSON for seat in wanted.seats):
        raise RoomError("room-no-host")
    return tuple(with_monsters([_kept(seat, Seat(OPEN, ""), host) for seat in wanted.seats]))


def with_monsters(seats: Sequence[Seat]) -> list[Seat]:
    """These seats, each with a monster of its own: the wanted one, or the first free one."""
    if not FEWEST_MONSTERS <= len(seats) <= MOST_MONSTERS:
        raise RoomError("setup-players", least=FEWEST_MONSTERS, most=MOST_MONSTERS, found=len(seats))
    wanted = [seat.monster for seat in seats if seat.monster]
    for monster in wanted:
        check_monster(monster)
    if len(set(wanted)) < len(wanted):
        raise RoomError("setup-same-monster")
    free = iter([monster for monster in MONSTER_IDS if monster not in wanted])
    return [seat if seat.monster else replace(seat, monster=next(free)) for seat in seats]


def check_monster(monster: str) -> None:
    if monster not in MONSTER_IDS:
        raise RoomError("table-monster", found=shown(monster[:40]), known=", ".join(MONSTER_IDS))


def checked_clock(clock: ClockData | None) -> ClockData:
    clock = clock or ClockData()
    for seconds in (clock.decision, clock.bank, clock.increment):
        if not 0 <= seconds <= LONGEST_CLOCK:
            raise RoomError("room-clock", most=LONGEST_CLOCK)
    return clock


def _kept(wanted: WantedSeat, before: Seat, host: str) -> Seat:
    """The seat that the host wants in the place of `before`."""
    monster, name = wanted.monster or before.monster, _name(wanted.name)
    if wanted.player == OPEN:
        guest = before.player == OPEN and before.has_person
        return before if guest else Seat(OPEN, monster)
    if wanted.player != PERSON:
        return Seat(wanted.player, monster)
    mine = before if before.holder == host else Seat(PERSON, monster, holder=host)
    return replace(mine, monster=monster, name=name or mine.name)


def _player(sitter: Sitter) -> Player:
    return PERSON if sitter == OPEN else sitter


def _name(text: str) -> str:
    return _plain(text, "name", MOST_NAME)


def _plain(text: str, field: str, most: int) -> str:
    """A text on one line, without control and invisible characters; raises RoomError if it is too long."""
    plain = " ".join(text.split())
    if len(plain) > most:
        raise RoomError("room-text-long", field=field, most=most)
    if not is_readable(plain):
        raise RoomError("room-text-signs", field=field)
    return plain
