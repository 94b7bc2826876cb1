"""The puzzles on this machine: tables to solve them at, and which of them are solved."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kingoftokyo.backend.profiles import SOLVED
from kingoftokyo.monsters import monster_id
from kingoftokyo.profile.puzzle_positions import PUZZLES
from kingoftokyo.profile.puzzles import (
    monsters_of,
    puzzle_game,
    puzzle_named,
    puzzle_of,
    solution_in_words,
    state_of,
)
from kingoftokyo.table.lobby import NoTableError
from kingoftokyo.table.wire.profile import PuzzleData, PuzzleList, PuzzleState

if TYPE_CHECKING:
    from kingoftokyo.table.lobby import Lobby
    from kingoftokyo.table.protocols import Calendar, ProfileStore, Thinkers
    from kingoftokyo.table.table import Table


class PuzzleRoom:
    """Answers the page's questions about puzzles."""

    def __init__(self, store: ProfileStore, lobby: Lobby, thinkers: Thinkers, calendar: Calendar) -> None:
        self._store = store
        self._lobby = lobby
        self._thinkers = thinkers
        self._calendar = calendar

    async def listed(self) -> PuzzleList:
        solved = await self._store.notes(SOLVED)
        return PuzzleList(
            [
                PuzzleData(puzzle.id, [monster_id(name) for name in monsters_of(puzzle)], puzzle.id in solved)
                for puzzle in PUZZLES
            ]
        )

    async def play(self, id: str) -> Table:
        """A new table with this puzzle; raises NoTableError if there is none with this id."""
        puzzle = puzzle_named(id)
        if puzzle is None:
            raise NoTableError("table-unknown")
        seated = await self._thinkers.compute(partial(puzzle_game, puzzle, 0, self._calendar.today()))
        return await self._lobby.seat(seated, practice=True)

    async def state(self, table: str) -> PuzzleState:
        """How far this table is with its puzzle; a solved one is noted."""
        game = (await self._lobby.table(table)).game
        puzzle = puzzle_of(game)
        if puzzle is None:
            return PuzzleState("none")
        state = state_of(game, puzzle)
        solved = set(await self._store.notes(SOLVED))
        if state == "solved" and puzzle.id not in solved:
            await self._store.put_notes(SOLVED, {puzzle.id: self._calendar.today()})
        others = [other.id for other in PUZZLES if other.id not in solved | {puzzle.id}]
        solution = [] if state == "going" else await self._thinkers.compute(partial(solution_in_words, puzzle))
        return PuzzleState(state, puzzle.id, others[0] if others else "", solution)
