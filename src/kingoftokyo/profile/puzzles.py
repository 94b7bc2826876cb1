"""Puzzles: positions in which a person must win in this turn, played at a real table as practice."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal

from kingoftokyo import Game
from kingoftokyo.monsters import MONSTERS
from kingoftokyo.players.registry import LEVELS
from kingoftokyo.profile.puzzle_positions import PUZZLES
from kingoftokyo.rules import parse_position
from kingoftokyo.table.presentation.chosen import in_words
from kingoftokyo.table.seats import PERSON, from_position

if TYPE_CHECKING:
    from kingoftokyo.profile.puzzle_positions import Puzzle
    from kingoftokyo.table.seats import Seated
    from kingoftokyo.table.wire.messages import Phrase

SOLVER: Final = 0  # the seat of the person


def puzzle_named(id: str) -> Puzzle | None:
    """The puzzle with this id."""
    return next((puzzle for puzzle in PUZZLES if puzzle.id == id), None)


def monsters_of(puzzle: Puzzle) -> list[str]:
    """The names of the monsters at its seats: every puzzle begins with another one."""
    first = PUZZLES.index(puzzle)
    return [MONSTERS[(first + seat) % len(MONSTERS)] for seat in range(len(puzzle.monsters))]


def puzzle_game(puzzle: Puzzle, computer_seed: int, date: str) -> Seated:
    """The game of a puzzle at its first decision."""
    position = dict(parse_position(puzzle.position).data)
    players = [PERSON, *[LEVELS["medium"]] * (len(puzzle.monsters) - 1)]
    return from_position(position, monsters_of(puzzle), players, (), None, computer_seed, date)


def puzzle_of(game: Game) -> Puzzle | None:
    """The puzzle that this game began with, if any."""
    return _by_beginning().get(game.beginning)


@cache
def _by_beginning() -> dict[tuple[str, int, str], Puzzle]:
    return {Game.from_position(puzzle.position).beginning: puzzle for puzzle in PUZZLES}


def state_of(game: Game, puzzle: Puzzle) -> Literal["going", "solved", "failed"]:
    """Whether the person has won in the first turn, can still do so, or cannot any more."""
    if game.over:
        return "solved" if game.view(None).winner == SOLVER and game.turn == _first_turn(puzzle) else "failed"
    return "going" if game.turn == _first_turn(puzzle) else "failed"


def _first_turn(puzzle: Puzzle) -> int:
    return Game.from_position(puzzle.position).turn


def solution_in_words(puzzle: Puzzle) -> list[Phrase]:
    """The choices of the solution; where others are asked, they give the first answer."""
    game, left, said = Game.from_position(puzzle.position), list(puzzle.solution), []
    while left and (decision := game.decision) is not None:
        if decision.seat != SOLVER:
            game.play(next(iter(decision.options)))
            continue
        phrase = in_words(game.view(SOLVER), decision.options, left[0])
        if phrase is not None:
            said.append(phrase)
        game.play(left.pop(0))
    return said
