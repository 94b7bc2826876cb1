"""The protocols of what tables need from outside: a store, saves, thinkers, outboxes, randomness, a date.

`server/` implements them with SQLite, files, threads and sockets; the tests of tables do it in memory.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from kingoftokyo.history.save_text import Save
    from kingoftokyo.table.seats import Seated
    from kingoftokyo.table.wire.requests import SaveData

Answer = TypeVar("Answer")
MOST_LISTED: Final = 100  # unfinished games
StoreErrorCode = Literal[
    "store-full", "store-locked", "store-damaged", "store-read-only", "store-other", "store-quota", "store-browser"
]


class StoreError(Exception):
    """The store cannot be used. Nothing was changed.

    `details` are English, for the log: which file, and the database's own message. `code` is the id of the sentence in
    the catalogue that says to people what to do.
    """

    def __init__(self, details: str, code: StoreErrorCode = "store-other") -> None:
        super().__init__(details)
        self.code: StoreErrorCode = code


class TakenError(StoreError):
    """Another program has written this row already."""


class TookTooLongError(Exception):
    """Work was given up at its deadline, or not started because too much other work is still running."""


class EndlessTextError(TookTooLongError):
    """An uploaded text takes more time or memory than any real game."""


@dataclass(frozen=True)
class Row:
    """One stored choice; `command` is the id of the page's command, empty for computer players.

    `place` is the number of the row within its game, from 0: two programs cannot both write the same one.
    """

    place: int
    decision_number: int
    interjection: int
    seat: int
    choice: str
    command: str = ""
    at: int = 0  # when it was chosen, in milliseconds since 1970; 0 for rows that an older version has stored


@dataclass(frozen=True)
class Progress:
    """How far a game is, stored with each choice: a list of games then needs to replay none of them.

    `played` is the local date and time of the last choice, as `2026-11-15T20:15:00`. It is empty for games that an
    older version of this program has stored.
    """

    turn: int = 0
    played: str = ""


@dataclass(frozen=True)
class StoredGame:
    """An unfinished game as it is listed; `name` is what people have called it, if anything."""

    id: str
    name: str
    monsters: tuple[str, ...]  # empty for games of an older version
    progress: Progress
    practice: bool


class Store(Protocol):
    """Stores each table's starting save and every choice; raises StoreError."""

    async def begin(
        self, table: str, base: str, *, over: bool, practice: bool, monsters: Sequence[str], progress: Progress
    ) -> None:
        """Store a new table; `base` is the save that it begins with, its secret included."""

    async def append(self, table: str, row: Row, *, over: bool, progress: Progress) -> None:
        """Store a choice; it is durable when this returns. `over`: the game ended with it.

        Raises TakenError if another program has written this row.
        """

    async def base(self, table: str) -> str | None:
        """The save that a table began with; None if there is no such table."""

    async def is_practice(self, table: str) -> bool:
        """Whether this table was begun as practice."""

    async def rows(self, table: str) -> list[Row]:
        """All choices of a table in order, as far as they can be read."""

    async def set_aside(self, table: str, place: int) -> None:
        """Move the rows from this place on out of the game and store them apart; new rows replace them."""

    async def unfinished(self) -> list[StoredGame]:
        """All unfinished games, practice included, the last played first; at most `MOST_LISTED`."""

    async def rename(self, table: str, name: str) -> None:
        """Call a table by this name in the list of games."""

    async def fill_in(self, table: str, monsters: Sequence[str], progress: Progress) -> None:
        """Store what a list of games shows of a table that an older version has stored without it.

        `progress` is stored only if the table has none, so that it never replaces that of a later choice.
        """

    async def delete(self, table: str) -> None:
        """Remove a table and its choices for good."""

    async def going_on(self) -> list[str]:
        """The tables with unfinished games that are not practice, the last played first."""

    async def practising(self) -> list[str]:
        """The tables with unfinished practice games, newer than the last real game, the newest first."""


class ProfileStore(Protocol):
    """Stores what outlives games: notes by kind and key, such as the facts of a finished game; raises StoreError."""

    async def finished(self) -> list[str]:
        """The tables whose games ended here and are not practice, in the order in which they were begun."""

    async def notes(self, kind: str) -> dict[str, str]:
        """All notes of this kind by key, in the order in which they were first written."""

    async def put_notes(self, kind: str, notes: Mapping[str, str]) -> None:
        """Write these notes; one with the same key is replaced. They are durable when this returns."""


class RoomStore(Protocol):
    """Stores the rooms of online tables as texts; raises StoreError."""

    async def put_room(self, id: str, code: str, text: str, *, public: bool, open: bool) -> None:
        """Write a room; it is durable when this returns. `public`: everybody may see it in the list of rooms.

        `open`: its game has not started.
        """

    async def room(self, id: str) -> str | None:
        """The text of a room; None if there is none with this id."""

    async def room_by_code(self, code: str) -> str | None:
        """The id of the newest room with this code that is open; None if there is none."""

    async def public_rooms(self) -> list[str]:
        """The texts of public rooms, the open ones first, then the newest first; at most `MOST_LISTED`."""


class Saves(Protocol):
    """The saves that people make, by slot name; the default slot has the empty name."""

    async def read(self, slot: str) -> Save:
        """The save in this slot; raises KingOfTokyoError if it cannot be opened."""

    async def write(self, slot: str, seated: Seated) -> str:
        """Write the save in this slot and return its file name. Another unfinished game there is saved beside it.

        Raises StoreError if the disk cannot be written, and KingOfTokyoError for any other problem.
        """

    async def delete(self, slot: str) -> None:
        """Remove the save in this slot.

        Raises KingOfTokyoError if there is none, and StoreError if it cannot be removed.
        """

    async def listed(self) -> list[SaveData]:
        """All saves, including those that cannot be opened."""


class Thinkers(Protocol):
    """Runs long work in the background. The work must not touch a table.

    All work has a deadline; after it, TookTooLongError is raised.
    """

    async def think(self, work: Callable[[], Answer], seconds: float) -> Answer:
        """Run a computer player's thinking, with this deadline in seconds."""

    async def compute(self, work: Callable[[], Answer]) -> Answer:
        """Run short work, such as replaying a game, which does not wait for computer players."""

    async def rehearse(self, work: Callable[[], object]) -> None:
        """Try work on an uploaded text where it can be killed, and ignore its answer or error.

        The work is a picklable function with plain values. If it ends there, it is safe to do here; otherwise
        EndlessTextError is raised.
        """


class Outbox(Protocol):
    """Sends messages to one page. It never waits, so that a slow page cannot block a table."""

    def post(self, message: bytes) -> None:
        """Send a message, after those that were posted before."""

    def close(self, code: int) -> None:
        """Close the connection after the posted messages; the code says why."""


class Entropy(Protocol):
    """Values that nobody can guess."""

    def secret(self) -> bytes:
        """The secret from which all dice and draws of one game come."""

    def seed(self) -> int:
        """The seed of the computer players of one game."""

    def table_id(self) -> str:
        """An id that no other table has."""

    def code(self, letters: str, length: int) -> str:
        """A short code of these letters, for people to read out."""


class Calendar(Protocol):
    def today(self) -> str:
        """The local date, as `2026-11-15`."""

    def now(self) -> str:
        """The local date and time, as `2026-11-15T20:15:00`."""

    def milliseconds(self) -> int:
        """The milliseconds since 1970."""
