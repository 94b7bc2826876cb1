"""Players asked in every position: they answer as in real games, and a player that chooses at random is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from kingoftokyo import SetupError
from kingoftokyo.players.player import Player
from kingoftokyo.players.registry import player_named
from kingoftokyo.rules.core.dice import parse_dice
from kingoftokyo.solving.asking import Asker, check_policy
from kingoftokyo.solving.grading import side_of
from kingoftokyo.solving.judging import Answers, ByTable, Even, Judgement
from kingoftokyo.solving.solution import Task
from kingoftokyo.solving.throws import ROLLS, Throws
from kingoftokyo.solving.turn import FULL, NOBODY

if TYPE_CHECKING:
    from kingoftokyo import Choice, Decision, View
    from kingoftokyo.players.clock import Clock
    from kingoftokyo.solving.solution import Solution

THROWS = Throws()


class Watcher(Player):
    """Keeps what it saw, and keeps every smash."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seen: list[tuple[int, ...]] = []

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        me, other = view.monsters[decision.seat], view.monsters[1 - decision.seat]
        self.seen.append((me.points, me.health, other.points, other.health))
        if decision.kind == "yield":
            return "yield" if me.health <= 5 else "stay"
        smashes = [face for face in view.dice.split() if face == "smash"]
        return "keep " + (" ".join(smashes) or "nothing")


class Forgetful(Watcher):
    """Has no answer."""

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        raise KeyError("nothing comes to mind")


def test_it_is_asked_with_the_table_as_it_is_in_a_game() -> None:
    player = Watcher()
    asker = Asker(player, THROWS)
    roll = parse_dice("1 1 2 heart smash smash")
    assert THROWS.sets[asker.keep(1, (3, 4), (5, 6), 2, roll)] == parse_dice("smash smash")
    asker.keep(0, (3, 4), (5, 6), 1, roll)
    assert player.seen == [(3, 5, 4, 6), (5, 5, 4, 6)]  # in Tokyo, two points have been paid


def test_it_is_asked_whether_it_leaves() -> None:
    asker = Asker(Watcher(), THROWS)
    assert asker.leaves((3, 4), (5, 6))
    assert not asker.leaves((3, 4), (6, 6))


def test_who_has_no_answer_is_named_with_the_position() -> None:
    with pytest.raises(SetupError, match=r"nothing comes to mind.*simple"):
        Asker(Forgetful(), THROWS).leaves((0, 0), (10, 10))


def test_who_draws_lots_is_refused() -> None:
    with pytest.raises(SetupError, match=r"does not always choose the same.*kot arena dicer perfect"):
        check_policy("dicer", lambda seed: player_named("random", seed))


@pytest.mark.parametrize("name", ["greedy", "perfect"])
def test_our_players_answer_the_same(name: str) -> None:
    check_policy(name, lambda seed: player_named(name, seed))


def test_the_random_player_needs_no_asking(solution: Solution) -> None:
    assert isinstance(side_of("random", lambda seed: player_named("random", seed), solution), Even)


def test_answers_written_down_play_like_the_table_they_were_taken_from(solution: Solution) -> None:
    """One table of points, all healths: what `perfect` keeps, asked, brings what the solution says."""
    asker = Asker(player_named("perfect"), THROWS)
    points = (11, 13)
    keeps = np.zeros((2, 20, 20, FULL, FULL, ROLLS - 1, len(THROWS.final_rolls)), np.int16)
    for health in (2, 7):
        keeps[1, 11, 13, health - 1, 4] = asker.keeps(1, points, (health, 5))
    side = Answers(keeps, np.zeros((2, len(THROWS.final_rolls)), np.int16), np.zeros((20, 20, FULL, FULL), bool))
    final_rolls = np.empty((len(THROWS.final_rolls), 1, FULL * FULL))
    solution.turns[2].final_rolls(solution, 1, points, final_rolls)
    found = side.play(THROWS, Task(2, 1, (points,)), final_rolls, final_rolls[:, 0]).reshape(FULL, FULL)
    for health in (2, 7):
        known = solution.chances[2][1, 11, 13, 0, health - 1, 4]
        assert found[health - 1, 4] == pytest.approx(known, abs=1e-5)  # half-precision numbers decide


def test_the_first_turn_has_answers_of_its_own(solution: Solution) -> None:
    asker = Asker(player_named("perfect"), THROWS)
    start = np.array(asker.keeps(NOBODY, (0, 0), (FULL, FULL)), np.int16)
    keeps = np.zeros((2, 20, 20, FULL, FULL, ROLLS - 1, len(THROWS.final_rolls)), np.int16)
    side = Answers(keeps, start, np.zeros((20, 20, FULL, FULL), bool))
    perfect = ByTable(solution, THROWS)
    judged = Judgement((perfect, perfect), THROWS, only_chance=True)
    final_rolls = np.empty((len(THROWS.final_rolls), 1, FULL * FULL))
    solution.turns[2].final_rolls(solution, NOBODY, (0, 0), final_rolls)
    found = side.play(THROWS, Task(2, NOBODY, ((0, 0),)), final_rolls, final_rolls[:, 0])
    assert found[0, -1] == pytest.approx(judged.chance(0), abs=1e-5)
