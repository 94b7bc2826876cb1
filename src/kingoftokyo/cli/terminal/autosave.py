"""Saves in the terminal: after every choice, without overwriting another unfinished game."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kingoftokyo.cli.error_text import error_text
from kingoftokyo.storage.regular_files import read_regular
from kingoftokyo.storage.save_files import (
    MOST_BYTES,
    SaveError,
    free_path,
    read_record_file,
    slot_path,
    slots,
    write_save,
)

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from kingoftokyo import Game
    from kingoftokyo.i18n.speech import Speech
    from kingoftokyo.rules import Record


@dataclass
class Autosave:
    """Saves one game to one file. If writing fails, a message is printed once and the game continues.

    If another program has saved a game there in the meantime, this one is saved in a file beside it.
    """

    path: Path
    names: list[str]
    players: list[str]
    date: str
    computer_seed: int
    refused: str = field(default="", init=False)
    written: str | None = field(default=None, init=False)

    def save(self, console: Console, game: Game, speech: Speech) -> None:
        try:
            self._avoid_others(console, speech)
            self.written = write_save(
                self.path,
                game,
                monsters=self.names,
                players=self.players,
                date=self.date,
                computer_seed=self.computer_seed,
            )
        except SaveError as error:
            if not self.refused:
                text = f"{error_text(error, speech)} {speech.say('terminal-unsaved')}"
                console.print(text, style="red", markup=False, soft_wrap=True)
            self.refused = str(error)
        else:
            self.refused = ""

    def _avoid_others(self, console: Console, speech: Speech) -> None:
        if self.written is None or text_at(self.path) in (self.written, None):
            return
        self.path = free_path(self.path, "another")
        console.print(speech.say("terminal-other-program", file=self.path.name), markup=False)

    @property
    def how_to_load(self) -> str:
        """The command that continues this game."""
        return f"kot play --load{where_option(self.path)}"


def where_option(path: Path) -> str:
    """The option that names this file; empty for the default save."""
    if path == slot_path():
        return ""
    slot = next((slot for slot, file in slots().items() if file == path), None)
    return shlex.join(["", "--slot", slot] if slot else ["", "--save", str(path)]).removeprefix("''")


def text_at(path: Path) -> str | None:
    try:
        return read_regular(path, MOST_BYTES).decode("utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def unfinished(path: Path) -> Record | None:
    """The record of the game saved at this path, if it is readable and not over."""
    try:
        record = read_record_file(path)
    except SaveError:
        return None
    return None if record.over else record


def turn_of(record: Record, speech: Speech) -> str:
    """How far a recorded game is, in words."""
    return speech.say("terminal-standing", choices=len(record.lines), monsters=len(record.monsters))
