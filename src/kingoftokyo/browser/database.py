"""The browser's IndexedDB, behind one function of the worker's script: requests and answers are JSON.

The script makes each request one transaction, and answers when it is durable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol, TypeVar

import msgspec

from kingoftokyo.table.protocols import StoreError, TakenError

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from kingoftokyo.table.protocols import StoreErrorCode

Answer = TypeVar("Answer")


class Game(msgspec.Struct, frozen=True):
    """A table as it is listed."""

    id: str
    over: bool
    practice: bool
    name: str = ""
    monsters: tuple[str, ...] = ()
    turn: int = 0
    played: str = ""


class StoredRow(msgspec.Struct, frozen=True):
    """A choice; the fields are those of `table.protocols.Row`."""

    place: int
    decision_number: int = msgspec.field(name="n")  # its name in the games that browsers have stored
    interjection: int
    seat: int
    choice: str
    command: str


class StoredSave(msgspec.Struct, frozen=True):
    """A save file; `saved` is when it was written, in seconds, or 0 if that is not known."""

    name: str
    text: str
    saved: float = 0.0


class StoredNote(msgspec.Struct, frozen=True):
    """A note of the profile."""

    key: str
    value: str


class Begin(msgspec.Struct, frozen=True, tag="begin", tag_field="do"):
    """Add a table; the answer is null."""

    id: str
    base: str
    over: bool
    practice: bool
    monsters: tuple[str, ...]
    turn: int
    played: str


class Append(msgspec.Struct, frozen=True, tag="append", tag_field="do"):
    """Add a choice, unless there is one at this place already (the error `taken`); the answer is null."""

    game: str
    row: StoredRow
    over: bool
    turn: int
    played: str


class Base(msgspec.Struct, frozen=True, tag="base", tag_field="do"):
    """The save that a table began with, or null."""

    game: str


class Rows(msgspec.Struct, frozen=True, tag="rows", tag_field="do"):
    """The choices of a table in order."""

    game: str


class SetAside(msgspec.Struct, frozen=True, tag="set-aside", tag_field="do"):
    """Move the choices from this place on to another store; the answer is null."""

    game: str
    place: int


class Rename(msgspec.Struct, frozen=True, tag="rename", tag_field="do"):
    """Call a table by this name; the answer is null."""

    game: str
    name: str


class FillIn(msgspec.Struct, frozen=True, tag="fill-in", tag_field="do"):
    """Store what a list shows of a table of version 1; a turn and a time that it has stay. The answer is null."""

    game: str
    monsters: tuple[str, ...]
    turn: int
    played: str


class Delete(msgspec.Struct, frozen=True, tag="delete", tag_field="do"):
    """Remove a table and its choices; the answer is null."""

    game: str


class Games(msgspec.Struct, frozen=True, tag="games", tag_field="do"):
    """All tables, the newest first."""


class GetSaves(msgspec.Struct, frozen=True, tag="saves", tag_field="do"):
    """All save files."""


class DeleteSave(msgspec.Struct, frozen=True, tag="delete-save", tag_field="do"):
    """Remove this save file; the answer is null."""

    name: str


class PutSaves(msgspec.Struct, frozen=True, tag="put-saves", tag_field="do"):
    """Write these save files; the answer is null."""

    saves: list[StoredSave]


class Finished(msgspec.Struct, frozen=True, tag="finished", tag_field="do"):
    """The tables that are over, not practice, and have choices, in the order in which they were begun."""


class GetNotes(msgspec.Struct, frozen=True, tag="notes", tag_field="do"):
    """The notes of this kind, in the order in which they were first written."""

    kind: str


class PutNotes(msgspec.Struct, frozen=True, tag="put-notes", tag_field="do"):
    """Write these notes; one with the same key is replaced. The answer is null."""

    kind: str
    notes: list[StoredNote]


Request = (
    Begin
    | Append
    | Base
    | Rows
    | SetAside
    | Rename
    | FillIn
    | Delete
    | Games
    | GetSaves
    | PutSaves
    | DeleteSave
    | Finished
    | GetNotes
    | PutNotes
)


class Outcome(msgspec.Struct, frozen=True):
    """`error` is empty if the request succeeded; `details` is the browser's message."""

    answer: msgspec.Raw = msgspec.Raw(b"null")
    error: Literal["", "taken", "full", "other"] = ""
    details: str = ""


class Script(Protocol):
    def __call__(self, request: str, /) -> Awaitable[str]:
        """Carry out a request and answer with an Outcome."""


class Database:
    def __init__(self, script: Script) -> None:
        self._script = script

    async def do(self, request: Request, answer: type[Answer]) -> Answer:
        """The answer to this request; raises StoreError if the browser refuses it."""
        outcome = msgspec.json.decode(await self._script(msgspec.json.encode(request).decode()), type=Outcome)
        if outcome.error == "taken":
            raise TakenError("this has been written already")
        if outcome.error:
            code: StoreErrorCode = "store-quota" if outcome.error == "full" else "store-browser"
            raise StoreError(f"the browser's storage: {outcome.details}", code)
        return msgspec.json.decode(outcome.answer, type=answer)
