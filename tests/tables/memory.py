"""What tables need from outside, in memory: rows, saves, thoughts at once, and values that are the same every time."""

from __future__ import annotations

import asyncio
import itertools
import pickle
from typing import TYPE_CHECKING, TypeVar

from kingoftokyo.history.save_text import read_save_text
from kingoftokyo.rules.errors import RecordError
from kingoftokyo.table.protocols import Progress, StoredGame, StoreError, TakenError, TookTooLongError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from kingoftokyo.history.save_text import Save
    from kingoftokyo.table.protocols import Row
    from kingoftokyo.table.seats import Seated
    from kingoftokyo.table.wire.requests import SaveData

SECRET = bytes(range(32))
TODAY = "2026-11-15"
NO_PROGRESS = Progress()

Answer = TypeVar("Answer")


class MemoryStore:
    """Rows in their order. `full`: nothing more can be written."""

    def __init__(self) -> None:
        self.bases: dict[str, str] = {}
        self.choices: dict[str, list[Row]] = {}
        self.aside: list[Row] = []
        self.over: set[str] = set()
        self.practice: set[str] = set()
        self.noted: dict[str, dict[str, str]] = {}
        self.names: dict[str, str] = {}
        self.listed: dict[str, tuple[tuple[str, ...], Progress]] = {}
        self.full = False
        self.rooms: dict[str, tuple[str, str, bool, bool]] = {}

    async def begin(
        self, table: str, base: str, *, over: bool, practice: bool, monsters: Sequence[str], progress: Progress
    ) -> None:
        self._check_room()
        self.bases[table], self.choices[table] = base, []
        self.listed[table] = tuple(monsters), progress
        if over:
            self.over.add(table)
        if practice:
            self.practice.add(table)

    async def append(self, table: str, row: Row, *, over: bool, progress: Progress = NO_PROGRESS) -> None:
        self._check_room()
        if row.place in [there.place for there in self.choices[table]]:
            raise TakenError("this has been written already")
        self.choices[table].append(row)
        self.listed[table] = self.listed[table][0], progress
        if over:
            self.over.add(table)

    def _check_room(self) -> None:
        if self.full:
            raise StoreError("the disk is full")

    async def base(self, table: str) -> str | None:
        return self.bases.get(table)

    async def is_practice(self, table: str) -> bool:
        return table in self.practice

    async def rows(self, table: str) -> list[Row]:
        return list(self.choices.get(table, []))

    async def set_aside(self, table: str, place: int) -> None:
        rows = self.choices[table]
        self.aside += [row for row in rows if row.place >= place]
        self.choices[table] = [row for row in rows if row.place < place]

    async def unfinished(self) -> list[StoredGame]:
        return [
            StoredGame(id, self.names.get(id, ""), *self.listed[id], id in self.practice)
            for id in sorted(self.bases, key=lambda table: self.listed[table][1].played, reverse=True)
            if id not in self.over
        ]

    async def rename(self, table: str, name: str) -> None:
        self.names[table] = name

    async def fill_in(self, table: str, monsters: Sequence[str], progress: Progress) -> None:
        self._check_room()
        before = self.listed[table][1]
        self.listed[table] = tuple(monsters), before if before.played else progress

    async def delete(self, table: str) -> None:
        del self.bases[table], self.choices[table], self.listed[table]

    async def going_on(self) -> list[str]:
        return [game.id for game in await self.unfinished() if not game.practice]

    async def practising(self) -> list[str]:
        newer = itertools.takewhile(self.practice.__contains__, reversed(self.bases))
        return [id for id in newer if id not in self.over]

    async def finished(self) -> list[str]:
        return [id for id in self.bases if id in self.over - self.practice and self.choices[id]]

    async def notes(self, kind: str) -> dict[str, str]:
        return dict(self.noted.get(kind, {}))

    async def put_notes(self, kind: str, notes: Mapping[str, str]) -> None:
        self._check_room()
        self.noted.setdefault(kind, {}).update(notes)

    async def put_room(self, id: str, code: str, text: str, *, public: bool, open: bool) -> None:
        self._check_room()
        self.rooms[id] = code, text, public, open

    async def room(self, id: str) -> str | None:
        return self.rooms[id][1] if id in self.rooms else None

    async def room_by_code(self, code: str) -> str | None:
        return next((id for id, (other, _, _, open) in self.rooms.items() if other == code and open), None)

    async def public_rooms(self) -> list[str]:
        return [text for _, text, public, _ in self.rooms.values() if public]


class MemorySaves:
    """The texts of saves, by their slots."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def read(self, slot: str) -> Save:
        if slot not in self.texts:
            raise RecordError("there is no save")
        return read_save_text(self.texts[slot])

    async def write(self, slot: str, seated: Seated) -> str:
        self.texts[slot] = seated.save
        return f"{slot or 'save'}.txt"

    async def delete(self, slot: str) -> None:
        if self.texts.pop(slot, None) is None:
            raise RecordError("there is no save")

    async def listed(self) -> list[SaveData]:
        return []


class ThinkersAtOnce:
    """Do all work at once. `too_long`: which kinds of it are given up; `waits`: other tasks have a turn before it."""

    def __init__(self) -> None:
        self.too_long: set[str] = set()
        self.waits = False

    def _check(self, kind: str) -> None:
        if kind in self.too_long:
            raise TookTooLongError("this took too long")

    async def think(self, work: Callable[[], Answer], seconds: float) -> Answer:
        self._check("think")
        return work()

    async def compute(self, work: Callable[[], Answer]) -> Answer:
        self._check("compute")
        if self.waits:
            await asyncio.sleep(0)
        return work()

    async def rehearse(self, work: Callable[[], object]) -> None:
        self._check("rehearse")
        pickle.loads(pickle.dumps(work))  # it goes to another process


class FixedEntropy:
    """The same dice every time; ids that no other table of these tests has."""

    _ids = itertools.count(1)

    def __init__(self) -> None:
        self.next_secret = SECRET
        self.next_seed = 7

    def secret(self) -> bytes:
        return self.next_secret

    def seed(self) -> int:
        return self.next_seed

    def table_id(self) -> str:
        return f"table-{next(self._ids)}"

    def code(self, letters: str, length: int) -> str:
        return f"{next(self._ids):0{length}}"


class FixedCalendar:
    """The date is always the same; the clock is a second further whenever somebody looks at it."""

    _seconds = itertools.count()

    def __init__(self) -> None:
        self.date = TODAY
        self.passed = 0  # milliseconds

    def today(self) -> str:
        return self.date

    def now(self) -> str:
        passed = next(self._seconds)
        return f"{TODAY}T{20 + passed // 3600:02}:{passed // 60 % 60:02}:{passed % 60:02}"

    def milliseconds(self) -> int:
        return 1_800_000_000_000 + self.passed
