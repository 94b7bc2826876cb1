"""Learning `simple` by self-play: the games side by side, what is learned, and the player at the table."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

import numpy as np
import pytest

from kingoftokyo import Game, SetupError
from kingoftokyo.arena.entrants import builtin_player, entrant_of
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.play import play_game
from kingoftokyo.rules.core.dice import parse_dice
from kingoftokyo.rules.events import RollFinished
from kingoftokyo.rules.settings import WINNING_POINTS, rules_from_text
from kingoftokyo.solving import learned
from kingoftokyo.solving.grading import grade, side_of
from kingoftokyo.solving.judging import ByTable, Judgement
from kingoftokyo.solving.learned import Learned, Mind
from kingoftokyo.solving.learning import Course, learn
from kingoftokyo.solving.network import Network, NetworkTable, fresh, place_of
from kingoftokyo.solving.self_play import START, SelfPlay
from kingoftokyo.solving.throws import Throws
from kingoftokyo.solving.turn import NOBODY, STAYING
from table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from kingoftokyo.players.player import Player
    from kingoftokyo.solving.grading import Grade
    from kingoftokyo.solving.solution import Solution
    from kingoftokyo.solving.throws import Floats, Places

SHORT = Course(rounds=40, games=500, steps=80, remembered=4000)  # a few seconds, and 47 % against perfect play
TINY = Course(rounds=2, games=20, steps=3, batch=16)


@pytest.fixture(scope="module")
def pupil() -> Network:
    return learn(1, SHORT)


@pytest.fixture(scope="module")
def pupils_grade(pupil: Network, solution: Solution) -> Grade:
    return grade(ByTable(NetworkTable(pupil), solution.throws), solution)


@pytest.fixture
def weights(pupil: Network, tmp_path: Path) -> Path:
    pupil.save(tmp_path / "pupil.npz")
    return tmp_path / "pupil.npz"


class Perfect:
    """The solution as self-play wants it."""

    def __init__(self, solution: Solution) -> None:
        self.chances: Floats = solution.chances[2][:, :, :, 0]
        self.block = solution.block


# The games side by side


def test_what_a_turn_is_worth_is_exact_where_the_table_is(solution: Solution) -> None:
    games = SelfPlay(3000, 0.9, solution.throws, np.random.default_rng(1))
    table = Perfect(solution)
    for _ in range(3):
        positions, values = games.turn(table)
        first = positions[0] == NOBODY
        assert values[first] == pytest.approx(solution.start()[0])
        known = table.chances.reshape(-1)[place_of(*positions[:, ~first])]
        assert values[~first] == pytest.approx(known, abs=1e-12)


def test_the_dice_bring_what_a_turn_is_worth(solution: Solution) -> None:
    games = SelfPlay(20_000, 1.0, solution.throws, np.random.default_rng(1))
    table = Perfect(solution)
    before = games.positions
    values, keeps = games.best_keeps(games.final_rolls(games.outcomes(table), before))

    after, over = games.followed(table, before, games.thrown(keeps))

    brought = np.ones(len(over))  # who is at turn when a game ends has won it
    brought[~over] = 1.0 - table.chances.reshape(-1)[place_of(*after[:, ~over])]
    luck = brought - values
    assert abs(luck.mean()) < 3.0 * luck.std() / len(luck) ** 0.5


def position_in(game: Game) -> tuple[int, ...]:
    """The position in which this turn began, seen from whose turn it is."""
    me, other = game.view(None).monsters[game.active], game.view(None).monsters[1 - game.active]
    tokyo = 0 if me.place == "city" else 1 if other.place == "city" else NOBODY
    return (tokyo, me.points - (STAYING if tokyo == 0 else 0), other.points, me.health, other.health)


def turns_of(game: Game, players: Sequence[Player]) -> Iterator[tuple[tuple[int, ...], int, tuple[int, ...] | None]]:
    """Play a game: for each turn where it began, the dice in the end, and where the next one began."""
    begun, turn, roll = position_in(game), game.turn, 0
    while (decision := game.decision) is not None:
        choice = players[decision.seat].choose(game.view(decision.seat), decision, Clock())
        for event in game.play(choice):
            if isinstance(event, RollFinished):
                roll = parse_dice(event.dice)
        if game.turn != turn or game.over:
            yield begun, roll, None if game.over else position_in(game)
            begun, turn = position_in(game), game.turn


@pytest.mark.long
def test_the_games_go_on_as_those_of_the_engine_do(pupil: Network, weights: Path) -> None:
    throws = Throws()
    games = SelfPlay(1, 0.0, throws, np.random.default_rng(1))
    table = NetworkTable(pupil)
    kinds = set()
    for seed in range(40):
        game = Game.new(2, "simple", seed, listen=True)
        for begun, roll, next_one in turns_of(game, [Learned(0, weights), Learned(1, weights)]):
            (after,), (over,) = (
                found.T for found in games.followed(table, column(begun), np.array([throws.final_rolls.index(roll)]))
            )
            won = after[0] == 0 and after[1] + STAYING >= WINNING_POINTS  # the next one, before it rolls
            kinds.add((begun[0], next_one and next_one[0]))
            assert (over or won) == (next_one is None)
            assert over or won or tuple(after) == next_one
    assert kinds == {(NOBODY, 1), (0, 1), (1, 0), (1, 1), (0, None), (1, None)}


def column(position: tuple[int, ...]) -> Places:
    return np.array(position)[:, None]


def test_a_game_that_is_over_begins_again_at_the_start(solution: Solution) -> None:
    games = SelfPlay(50, 0.0, solution.throws, np.random.default_rng(1))
    assert (games.positions == column(START)).all()

    games.positions[:] = column((0, 19, 3, 5, 5))  # two points for Tokyo win
    games.turn(Perfect(solution))

    assert (games.positions == column(START)).all()


# Learning


def test_the_same_seed_learns_the_same() -> None:
    once, again, other = learn(1, TINY), learn(1, TINY), learn(2, TINY)

    pairs = list(zip(once.weights, again.weights, other.weights, strict=True))
    assert all((mine == same).all() for mine, same, _ in pairs)
    assert not all((mine == others).all() for mine, _, others in pairs)


def test_progress_is_reported_after_each_round() -> None:
    reported: list[tuple[int, int]] = []
    learn(1, TINY, lambda done, total: reported.append((done, total)))

    assert reported == [(1, 2), (2, 2)]


@pytest.mark.long
def test_a_few_seconds_of_learning_make_a_player(pupils_grade: Grade, solution: Solution) -> None:
    throws = solution.throws
    untrained = NetworkTable(fresh(np.random.default_rng(1)))
    against = Judgement((ByTable(untrained, throws), ByTable(solution, throws)), throws)

    assert max(against.start(0).chance, against.start(1).chance) < 0.1
    assert pupils_grade.first > 0.4
    assert pupils_grade.second > 0.35
    assert 0.5 - pupils_grade.win_rate < pupils_grade.exploitability < 0.2


# The player


def ask(table: Table, path: Path) -> tuple[str, str]:
    """What it answers at the decision that waits, and why."""
    game = table.game
    decision = game.decision
    assert decision is not None
    player = Learned(1, path)
    choice = player.choose(game.view(decision.seat), decision, Clock())
    assert str(choice) in game.view(decision.seat).options
    return str(choice), player.why()


def test_it_keeps_what_wins(weights: Path) -> None:
    table = (
        Table(2).rules("simple").monster(0, points=17).monster(1, place="city").dice("3 3 3 1 2 heart").rolls(left=1)
    )

    choice, why = ask(table, weights)

    assert "3 3 3" in choice
    assert re.fullmatch(r"Keeps [\w ]+: 100% to win, \d+(\.\d)?% by keeping [\w ]+\.", why)


def test_it_yields_when_it_is_dying_and_stays_when_that_wins(weights: Path) -> None:
    smashes = "smash smash smash smash 1 2"
    dying = Table(2).rules("simple").monster(1, place="city", health=5, points=3).dice(smashes).last_roll_done()
    winning = Table(2).rules("simple").monster(1, place="city", points=18).dice(smashes).last_roll_done()

    choice, why = ask(dying, weights)
    assert choice == "yield"
    assert re.fullmatch(r"\d+(\.\d)?% to win by staying, \d+(\.\d)?% by yielding\.", why)
    choice, why = ask(winning, weights)
    assert choice == "stay"
    assert re.fullmatch(r"100% to win by staying, \d+(\.\d)?% by yielding\.", why)


def test_it_never_yields_when_the_other_one_wins_by_entering(weights: Path) -> None:
    dying = Table(2).rules("simple").monster(0, points=19).monster(1, place="city", health=2).dice("smash 1 2 3 1 2")

    choice, why = ask(dying.last_roll_done(), weights)

    assert choice == "stay"
    assert why.endswith(" 0% by yielding.")


@pytest.mark.parametrize("place", ["city", "outside"])
def test_its_plan_of_a_turn_is_worth_what_the_turn_is_worth(place: str, solution: Solution) -> None:
    other = "outside" if place == "city" else "city"
    table = Table(2).rules("simple").monster(0, place=place, points=9, health=4).monster(1, place=other, points=7)
    game = table.dice("1 2 3 heart smash smash").rolls().game

    plan = Mind(Perfect(solution)).plan(0 if place == "city" else 1, *game.view(0).monsters)

    chances = Perfect(solution).chances
    before = chances[0, 9 - STAYING, 7, 3, 9] if place == "city" else chances[1, 9, 7, 3, 9]
    assert plan.worth(0, 3) == pytest.approx(float(before), abs=1e-12)


@pytest.mark.parametrize(("players", "rules"), [(3, "simple"), (2, "standard"), (2, "simple rolls=up_to_three")])
def test_it_plays_nothing_else(players: int, rules: str, weights: Path) -> None:
    game = Game.new(players, rules, 1)
    decision = game.decision
    assert decision is not None

    with pytest.raises(SetupError, match="learned plays only `simple` with 2 monsters"):
        Learned(1, weights).choose(game.view(decision.seat), decision, Clock())


def test_a_file_that_was_rewritten_is_read_again(weights: Path) -> None:
    table = Table(2).rules("simple").monster(1, place="city", health=5).dice("smash smash 1 2 3 heart").last_roll_done()
    _, before = ask(table, weights)

    fresh(np.random.default_rng(1)).save(weights)
    os.utime(weights, (0, 0))

    assert ask(table, weights)[1] != before


@pytest.mark.long
def test_in_real_games_it_wins_as_often_as_it_is_judged_to(
    weights: Path, pupils_grade: Grade, solution: Solution, monkeypatch: pytest.MonkeyPatch
) -> None:
    pupil = Learned(0, weights)
    monkeypatch.setattr(learned, "mind_of", lambda _: Mind(Perfect(solution)))
    perfect = Learned(0, weights)
    won = [0, 0]
    games = 120  # from each seat
    for seed in range(games):
        for seat, table in enumerate(([pupil, perfect], [perfect, pupil])):
            game = Game.new(2, "simple", seed)
            assert play_game(game, table).total == 0
            won[seat] += game.winner == seat
    for wins, chance in zip(won, (pupils_grade.first, pupils_grade.second), strict=True):
        assert abs(wins / games - chance) < 3.0 * (chance * (1.0 - chance) / games) ** 0.5


def test_without_its_file_there_is_no_player(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"nowhere\.npz: No such file or directory"):
        Learned(0, tmp_path / "nowhere.npz")


# The arena


def test_it_takes_part_by_the_file_of_its_weights(weights: Path) -> None:
    spec = f"learned:{weights}"
    assert entrant_of(spec).name == spec
    assert isinstance(builtin_player(spec, 3), Learned)
    refused = builtin_player(spec).rules_error(rules_from_text("standard"), 2)
    assert str(refused) == "learned plays only `simple` with 2 monsters"


def test_other_weights_are_another_entrant(weights: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.npz"
    fresh(np.random.default_rng(1)).save(other)
    assert entrant_of(f"learned:{weights}").digest != entrant_of(f"learned:{other}").digest


@pytest.mark.long
def test_it_is_graded_by_its_table(weights: Path, solution: Solution) -> None:
    assert isinstance(side_of("learned", lambda seed: Learned(seed, weights), solution), ByTable)
