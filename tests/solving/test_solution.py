"""`simple` solved: what is known of its ends, and its chances against turns played out by the engine."""

from __future__ import annotations

import random
import struct
from importlib.resources import files

import numpy as np
import pytest

from kingoftokyo import Game, SetupError
from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.rules.lookahead import with_roll
from kingoftokyo.solving.solution import Solution, Task, stages_of


def test_the_first_of_two_wins_a_little_more_often(solution: Solution) -> None:
    assert solution.start() == pytest.approx([0.549539, 0.450461], abs=5e-7)


def test_one_more_turn_changes_nothing(solution: Solution) -> None:
    tasks = [task for stage in stages_of(2) for task in stage]
    assert solution.residual(tasks) < 1e-12
    assert sum(len(task.tables) for task in tasks) == 800


def test_a_wrong_chance_is_noticed(solution: Solution) -> None:
    bad = Solution()
    bad.chances[2][:] = solution.chances[2]
    bad.chances[2][1, 3, 4, 0, 5, 5] += 0.01
    assert bad.residual([Task(2, 1, ((3, 4),))]) == pytest.approx(0.01)


def test_who_begins_in_tokyo_with_18_points_has_won(solution: Solution) -> None:
    chances = solution.chances[2]
    assert chances[0, 18:].min() == 1.0
    assert chances[0, 17, :, 0, :6].max() < 1.0
    assert chances[0, 17, 0, 0, 6, 9] == 1.0  # with 7 health it cannot be killed before its next turn


def test_health_and_points_never_hurt(solution: Solution) -> None:
    chances = solution.chances[2][:, :, :, 0]
    assert np.diff(chances, axis=3).min() > -1e-12  # own health
    assert np.diff(chances, axis=4).max() < 1e-12  # the other's
    assert np.diff(chances, axis=1).min() > -1e-12  # own points


def position(tokyo: int, points: tuple[int, int], healths: tuple[int, int]) -> Game:
    """Seat 0 has thrown its dice."""
    monsters = [
        {
            "points": points[seat] + (2 if seat == tokyo == 0 else 0),
            "health": healths[seat],
            "place": "city" if seat == tokyo else "outside",
        }
        for seat in range(2)
    ]
    return Game.from_position(
        {"rules": "simple", "step": "roll", "dice": "1 1 2 2 3 3", "rolls_left": 2, "monsters": monsters}
    )


def chance_of(solution: Solution, game: Game) -> float:
    """Seat 0's, where the other one's turn has begun, or it is asked whether it leaves Tokyo."""
    if game.over:
        return float(game.winner == 0)
    if game.decision is not None and game.decision.kind == "yield":
        answers = []
        for answer in ("stay", "yield"):
            twin = game.clone()
            twin.play(answer)
            answers.append(chance_of(solution, twin))
        return min(answers)
    me, other = game.monsters[0], game.monsters[1]
    in_tokyo = other.place == 1
    points = other.points - (2 if in_tokyo else 0)
    tokyo = 0 if in_tokyo else 1
    return 1.0 - float(solution.chances[2][tokyo, points, me.points, 0, other.health - 1, me.health - 1])


def test_a_turn_played_out_by_the_engine_gives_the_same_chance(solution: Solution) -> None:
    rng = random.Random(5)
    lattice = lattice_of(6, five_faces=True)
    for _ in range(12):
        tokyo = rng.randrange(2)
        points = (rng.randrange(18), rng.randrange(18))
        healths = (rng.randint(1, 10), rng.randint(1, 10))
        game = position(tokyo, points, healths)
        values = [chance_of(solution, with_roll(game, roll)) for roll in lattice.final_rolls]
        known = solution.chances[2][tokyo, points[0], points[1], 0, healths[0] - 1, healths[1] - 1]
        assert lattice.plan(values).worth(0, 3) == pytest.approx(float(known), abs=1e-9)


def test_the_table_of_perfect_is_this_solution(solution: Solution) -> None:
    data = files("kingoftokyo.players.perfect").joinpath("perfect.f16").read_bytes()
    assert len(data) < 200_000
    known = solution.chances[2].astype(np.float16).reshape(-1)
    assert np.abs(np.array(struct.unpack(f"<{len(data) // 2}e", data)) - known).max() <= 0.0005


def test_three_monsters_are_solved_from_the_end(solution: Solution) -> None:
    three = Solution(3)
    three.chances[2][:] = solution.chances[2]
    for stage in stages_of(3)[:6]:
        for task in stage:
            three.work_out(task)
    block = three.block(3, 1, (19, 19, 19))
    assert block.sum(axis=0) == pytest.approx(1.0)
    assert block.min() >= -1e-6
    # In Tokyo with 19 points and the turn next: the monster before it must score or kill it.
    assert block[1].mean() > block[2].mean()


@pytest.mark.parametrize(("monsters", "faces"), [(4, 5), (2, 4)])
def test_other_games_are_refused(monsters: int, faces: int) -> None:
    with pytest.raises(SetupError, match="can be solved"):
        Solution(monsters, faces)
