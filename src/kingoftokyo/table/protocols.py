"""What tables need from outside, as small protocols: a store, saves, thinkers, a way to each page, randomness, a date.

`server/` implements them with SQLite, files, threads and sockets; the tests of tables do it in memory.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingoftokyo.history.save_text import Save
    from kingoftokyo.table.seats import Seated
    from kingoftokyo.table.wire.requests import SaveData

Answer = TypeVar("Answer")
StoreFault = Literal["store-full", "store-locked", "store-damaged", "store-read-only", "store-other"]
WHAT_TO_DO: Final[dict[StoreFault, str]] = {
    "store-full": "The disk is full: make room on it, then try again",
    "store-locked": "Another program is using the file: end that program, then try again",
    "store-damaged": "The file is damaged: end the game, move the file away or put a copy there, and start again",
    "store-read-only": "The file cannot be written: see who may write there, then try again",
    "store-other": "Try again; if that does not help, start the game again",
}


class StoreError(Exception):
    """The store cannot be used: it says which file, why, and what to do. Nothing was changed.

    `code` is what is wrong, for sentences in other languages.
    """

    def __init__(self, message: str, code: StoreFault = "store-other") -> None:
        super().__init__(message)
        self.code: StoreFault = code


class TakenError(StoreError):
    """Another program has written this row already."""


class TookTooLongError(Exception):
    """Work that was given up at its deadline, or not begun because too much other work has not ended."""


class EndlessTextError(TookTooLongError):
    """A stranger's text that takes more time or memory than any real game."""


@dataclass(frozen=True)
class Row:
    """One choice; `command` is the id of the message that brought it, empty for computer players.

    `place` is the number of the row within its game, from 0: two programs cannot both write the same one.
    """

    place: int
    n: int
    interjection: int
    seat: int
    choice: str
    command: str = ""


class Store(Protocol):
    """Every table's beginning and every choice. What cannot be read or written raises a StoreError."""

    async def begin(self, table: str, base: str, *, over: bool, practice: bool) -> None:
        """A new table; `base` is the save that it begins with, its secret included."""

    async def append(self, table: str, row: Row, *, over: bool) -> None:
        """One more choice, durable when this returns; `over` if the game has ended by it.

        A TakenError when another program was first.
        """

    async def base(self, table: str) -> str | None:
        """The save that a table began with; None if there is no such table."""

    async def rows(self, table: str) -> list[Row]:
        """All its choices in their order, as far as they can be read."""

    async def set_aside(self, table: str, place: int) -> None:
        """Keep the rows from this place on where they are no part of the game any more: others take their places."""

    async def going_on(self) -> list[str]:
        """The tables whose games are neither over nor practice, the newest first."""

    async def practising(self) -> list[str]:
        """The same of practice, as far as no other game was begun since."""


class Saves(Protocol):
    """The saves that people make themselves, by the names of their slots; the unnamed slot is ``."""

    async def read(self, slot: str) -> Save:
        """A save. What cannot be opened raises a KingOfTokyoError with the reason."""

    async def write(self, slot: str, seated: Seated) -> str:
        """Replace the save in this slot and answer its file name. Another game that is not over is kept beside it.

        A StoreError when the disk cannot be written; what else is in the way raises a KingOfTokyoError.
        """

    async def listed(self) -> list[SaveData]:
        """All saves, also those that cannot be opened."""


class Thinkers(Protocol):
    """Do work that takes its time, while the tables go on. The work touches no table.

    All of it has a deadline; what takes longer is given up, with a TookTooLongError.
    """

    async def think(self, work: Callable[[], Answer], seconds: float) -> Answer:
        """The thought of a computer player, which may take this long."""

    async def compute(self, work: Callable[[], Answer]) -> Answer:
        """Something short, as replaying a game, which does not wait until others have thought."""

    async def rehearse(self, work: Callable[[], object]) -> None:
        """Try work on a stranger's text where it can be ended, and forget its answer or error.

        The work is a function of a module and plain values. What ends there may be done here; what does not raises an
        EndlessTextError.
        """


class Outbox(Protocol):
    """The way to one page. Nothing here ever waits, so that a slow page never holds up a table."""

    def post(self, message: bytes) -> None:
        """Send a message, after those that were posted before."""

    def close(self, code: int) -> None:
        """Nothing more will come after what was posted; the code says why."""


class Entropy(Protocol):
    """Values that nobody can guess."""

    def secret(self) -> bytes:
        """The secret from which all dice and draws of one game come."""

    def seed(self) -> int:
        """The seed of the computer players of one game."""

    def table_id(self) -> str:
        """An id that no other table has."""


class Calendar(Protocol):
    def today(self) -> str:
        """The date where the people are, as `2026-11-15`."""
