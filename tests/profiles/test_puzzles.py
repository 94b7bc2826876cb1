"""Every puzzle can be solved in its turn whatever the others answer, and a solved one is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game
from kingoftokyo.i18n import LANGUAGES
from kingoftokyo.i18n.language import Language
from kingoftokyo.profile.export import ProfileError
from kingoftokyo.profile.puzzle_positions import PUZZLES, Puzzle
from kingoftokyo.profile.puzzles import SOLVER, puzzle_game, puzzle_of, solution_in_words, state_of
from kingoftokyo.rules import parse_position
from kingoftokyo.table.lobby import NoTableError
from tools.science.puzzle_search import search

if TYPE_CHECKING:
    from tables.sitting import Sitting

SLOW = ("doctors-orders", "one-of-each", "piggy-bank")  # thousands of positions


def searched(*, slow: bool) -> list[Puzzle]:
    return [puzzle for puzzle in PUZZLES if (puzzle.id in SLOW) == slow]


def check(puzzle: Puzzle) -> None:
    """The search over all choices and answers agrees; where points win, one less would not do."""
    position = dict(parse_position(puzzle.position).data)
    assert search(position).wins
    monsters = position["monsters"]
    assert isinstance(monsters, list)
    if monsters[SOLVER].get("points"):
        monsters[SOLVER]["points"] -= 1
        assert not search(position).wins


@pytest.mark.parametrize("puzzle", searched(slow=False), ids=lambda puzzle: puzzle.id)
def test_a_puzzle_is_a_forced_win_without_a_point_to_spare(puzzle: Puzzle) -> None:
    check(puzzle)


@pytest.mark.long
@pytest.mark.parametrize("puzzle", searched(slow=True), ids=lambda puzzle: puzzle.id)
def test_a_large_puzzle_is_a_forced_win_without_a_point_to_spare(puzzle: Puzzle) -> None:
    check(puzzle)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_the_solution_of_a_puzzle_wins_in_its_turn(puzzle: Puzzle) -> None:
    game, left = puzzle_game(puzzle, 0, "2026-11-15").game, list(puzzle.solution)
    while (decision := game.decision) is not None:
        assert state_of(game, puzzle) == "going"
        game.play(left.pop(0) if decision.seat == SOLVER else next(iter(decision.options)))

    assert left == []
    assert state_of(game, puzzle) == "solved"
    assert len(solution_in_words(puzzle)) == len(puzzle.solution)


def test_a_puzzle_that_is_played_badly_is_failed_when_the_turn_is_over() -> None:
    [puzzle] = [one for one in PUZZLES if one.id == "order-please"]
    game = puzzle_game(puzzle, 0, "2026-11-15").game
    game.play("done")
    game.play("done")

    assert state_of(game, puzzle) == "failed"


def test_an_ordinary_game_is_no_puzzle() -> None:
    assert puzzle_of(Game.new(2, seed=1)) is None
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES) >= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_has_a_name(language: str) -> None:
    sentences = Language(language)
    sentences.read("profile.ftl")

    assert [puzzle.id for puzzle in PUZZLES if not sentences.has(f"puzzle-name-{puzzle.id}")] == []


def solve(sitting: Sitting, puzzle: Puzzle) -> str:
    """Play the solution at a table."""
    table = sitting.run(sitting.backend.puzzles.play(puzzle.id)).id
    tab = sitting.open(table)
    for choice in puzzle.solution:
        tab.until_asked()
        n = tab.view.decision_number
        tab.choose(choice)
        tab.until(lambda tab, n=n: tab.view.over or tab.view.decision_number > n)  # type: ignore[misc]
    return table


def test_a_solved_puzzle_is_remembered_and_leads_to_the_next_one(sitting: Sitting) -> None:
    table = solve(sitting, PUZZLES[0])

    state = sitting.run(sitting.backend.puzzles.state(table))
    sitting.restart()

    assert (state.state, state.id, state.next) == ("solved", PUZZLES[0].id, PUZZLES[1].id)
    listed = sitting.run(sitting.backend.puzzles.listed()).puzzles
    assert [one.id for one in listed if one.solved] == [PUZZLES[0].id]
    assert sitting.run(sitting.backend.profiles.profile()).games == 0


def test_the_solution_is_not_given_away_before_the_end(sitting: Sitting) -> None:
    table = sitting.run(sitting.backend.puzzles.play(PUZZLES[0].id)).id

    assert sitting.run(sitting.backend.puzzles.state(table)).solution == []
    other = sitting.new_table("person", "easy")
    assert sitting.run(sitting.backend.puzzles.state(other)).state == "none"
    with pytest.raises(NoTableError):
        sitting.run(sitting.backend.puzzles.play("nonsense"))


def test_solved_puzzles_are_exported_and_checked_when_they_are_imported(sitting: Sitting) -> None:
    sitting.run(sitting.backend.puzzles.state(solve(sitting, PUZZLES[0])))
    file = sitting.run(sitting.backend.profiles.export())

    assert sitting.store.noted["puzzle"] == {PUZZLES[0].id: "2026-11-15"}
    with pytest.raises(ProfileError):
        sitting.run(sitting.backend.profiles.imported(file.replace(PUZZLES[0].id, "nonsense")))
    sitting.store.noted.clear()
    sitting.run(sitting.backend.profiles.imported(file))
    assert sitting.store.noted["puzzle"] == {PUZZLES[0].id: "2026-11-15"}
