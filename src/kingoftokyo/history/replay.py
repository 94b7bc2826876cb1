"""Walking through a recorded game, forwards and backwards, with every line checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules import RecordError, begin_again, blank_game, check_end, play_line, read_record

if TYPE_CHECKING:
    from kingoftokyo.rules import Game, Record
    from kingoftokyo.rules.events import Event


class Replay:
    """A record being played again. `at` says how many of its lines are played, from 0 to `len(record.lines)`.

    What cannot have happened raises a RecordError; the replay then stays where it was.
    """

    def __init__(self, record: Record | str) -> None:
        self.record = read_record(record) if isinstance(record, str) else record
        self._restart()

    def __repr__(self) -> str:
        return f"Replay({self.record!r}, at={self.at})"

    def _restart(self) -> None:
        game = blank_game(len(self.record.monsters), self.record.rules)
        game.events = []
        begin_again(game, self.record)
        if not self.record.lines:
            check_end(game, self.record)
        self.game: Game = game
        self.at = 0

    @property
    def at_end(self) -> bool:
        """Whether all lines are played."""
        return self.at == len(self.record.lines)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened so far."""
        return self.game.events or []

    def step(self) -> list[Event]:
        """Play the next line; answers what happened. At the end nothing does."""
        if self.at_end:
            return []
        at = self.at
        try:
            happened = play_line(self.game, self.record, self.record.lines[at])
            if at + 1 == len(self.record.lines):
                check_end(self.game, self.record)
        except RecordError:
            self._restart()
            self.go_to(at)
            raise
        self.at += 1
        return happened

    def goes_on(self, record: Record) -> None:
        """The same game, played on meanwhile: its record has more lines now."""
        self.record = record

    def go_to(self, at: int) -> None:
        """Go to where so many lines are played, forwards or backwards."""
        if not 0 <= at <= len(self.record.lines):
            raise IndexError(f"there are {len(self.record.lines)} lines, not {at}")
        if at < self.at:
            self._restart()
        while self.at < at:
            self.step()
