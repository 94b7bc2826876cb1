"""Stepping through a recorded game, forwards and backwards, with every line checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules import RecordError, begin_again, blank_game, check_end, play_line, read_record

if TYPE_CHECKING:
    from kingoftokyo.rules import Game, Record
    from kingoftokyo.rules.events import Event


class Replay:
    """A record that is replayed. `at` is the number of lines played so far, from 0 to `len(record.lines)`.

    A line that cannot have happened raises RecordError, and the replay stays where it was.
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
        """All events so far."""
        return self.game.events or []

    def step(self) -> list[Event]:
        """Play the next line and return its events; at the end, do nothing."""
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
        """Continue with a longer record of the same game."""
        self.record = record

    def go_to(self, at: int) -> None:
        """Go forwards or backwards to where `at` lines are played; raises IndexError."""
        if not 0 <= at <= len(self.record.lines):
            raise IndexError(f"there are {len(self.record.lines)} lines, not {at}")
        if at < self.at:
            self._restart()
        while self.at < at:
            self.step()
