"""Luck: what chance gave each seat is nothing on average, whatever the value function."""

from __future__ import annotations

from itertools import product

import pytest

from kingoftokyo import Game, SetupError
from kingoftokyo.arena.intervals import Sums
from kingoftokyo.arena.luck_adjustment import ENOUGH, LuckMeter, luck_of, scores, without_luck
from kingoftokyo.arena.match import play_match
from kingoftokyo.arena.schedule import Match, Terms
from kingoftokyo.arena.value_functions import Dice, Turn, Valuation, valuation_named
from kingoftokyo.arena.value_functions import Table as TableValues
from table import Table

FACES = ("1", "2", "3", "heart", "energy", "smash")


class Silly:
    """Wrong about everything, and not even shares."""

    def values(self, game: Game) -> list[float]:
        return [float(3 * game.monsters[0].points - game.turn), float(game.dice % 7)]


def rolled(face: str) -> Game:
    """Seat 0 rerolls one die, with this result: a third 3 wins."""
    table = Table(2).monster(0, points=17).dice("3 3 1 heart energy smash").next_rolls(face).rolls(left=1)
    return table.answer("keep 3 3 1 heart energy").game


@pytest.mark.parametrize("valuation", [Turn(), TableValues(), Dice(), Silly()], ids=["turn", "table", "dice", "silly"])
@pytest.mark.parametrize("tries", [1, 2])
def test_over_all_that_may_come_luck_is_nothing_on_average(valuation: Valuation, tries: int) -> None:
    """Every outcome with every combination of tries, all equally likely: so the result keeps its mean."""
    came = {face: rolled(face) for face in FACES}
    total = [0.0, 0.0]
    for face, *others in product(FACES, repeat=1 + tries):
        for seat, luck in enumerate(luck_of(came[face], [came[other] for other in others], valuation)):
            total[seat] += luck

    assert total == pytest.approx([0, 0], abs=1e-9)


def test_a_value_function_that_knows_the_chances_leaves_no_luck_in_the_result() -> None:
    class Knowing:
        def values(self, game: Game) -> list[float]:
            return [float(game.monsters[0].points >= 20), 0.0]

    came = {face: rolled(face) for face in FACES}
    for face in FACES:
        luck = luck_of(came[face], list(came.values()), Knowing())
        assert float(face == "3") - luck[0] == pytest.approx(1 / 6)


def test_where_nobody_wins_all_share_the_result() -> None:
    table = Table(2).monster(0, health=1, energy=9).monster(1, health=1).market("high_altitude_bombing").buys()
    dead = table.answer("buy high_altitude_bombing").game

    assert (dead.reason, scores(dead)) == ("all dead", [0.5, 0.5])


def test_a_choice_without_chance_brings_no_luck() -> None:
    game = Table(2).monster(0, energy=2).market("heal").buys().game
    meter = LuckMeter(TableValues(), 2, seed=1)
    meter.begin(game)
    before, luck = game.clone(), list(meter.luck)
    before.rng = game.rng

    meter.add(before, "done", before.clone())

    assert meter.luck == luck


def test_the_mean_less_luck_agrees_with_the_plain_one_in_real_games() -> None:
    plain, adjusted, luck = Sums(), Sums(), Sums()
    for seed in range(60):
        outcome = play_match(Match(seed, ("greedy",) * 2, seed, "simple"), Terms(rerolls=8))
        assert outcome.luck is not None
        result = 0.5 if outcome.winner is None else float(outcome.winner == 0)
        plain.add(result)
        luck.add(outcome.luck[0])
        adjusted.add(result - outcome.luck[0])

    assert luck.mean is not None
    assert plain.mean is not None
    assert adjusted.mean is not None
    assert abs(luck.mean.mean) < 3 * luck.mean.error
    assert adjusted.mean.error < 0.9 * plain.mean.error


def test_over_all_throws_at_the_start_of_a_turn_their_luck_is_nothing() -> None:
    """Two dice are left to roll, so that there are 36 throws, and each is tried."""
    total = [0.0, 0.0]
    for first, second in product(FACES, repeat=2):
        table = Table(2).monster(0, points=4, shrink=4).monster(1, place="city", health=7).dice(f"{first} {second}")
        for seat, luck in enumerate(Turn().luck_of_throw(table.rolls(left=2).game)):
            total[seat] += luck

    assert total == pytest.approx([0, 0], abs=1e-9)


def test_who_may_still_buy_is_valued_as_if_the_turn_were_over() -> None:
    """One throw leaves something to buy and another does not: that alone says nothing about the chances."""
    buys = Table(2).monster(0, energy=2).monster(1, place="city", health=6).market("wings jets tank").buys().game
    over = buys.clone()
    over.play("done")

    assert Turn().values(buys)[0] == pytest.approx(Turn().before_throw(over)[0], abs=0.005)
    assert abs(TableValues().values(buys)[0] - TableValues().values(over)[0]) > 0.02


def test_the_multiple_of_luck_that_is_taken_off_is_that_of_the_other_games() -> None:
    """Luck that is twice what it should be: half of it is taken off, and next to nothing is left of the variance."""
    lucks = [0.9 if k % 3 == 0 else -0.45 for k in range(90)]
    results = [0.5 + luck / 2 + (0.01 if k % 2 else -0.01) for k, luck in enumerate(lucks)]

    less = without_luck(results, lucks)

    assert less.mean is not None
    assert less.mean.mean == pytest.approx(0.5, abs=0.002)
    assert less.variance is not None
    assert less.variance < 0.01


def test_luck_that_has_nothing_to_do_with_results_costs_nothing() -> None:
    lucks = [[3.0, -3.0, 3.0, -3.0][k % 4] for k in range(200)]
    results = [[1.0, 1.0, 0.0, 0.0][k % 4] for k in range(200)]

    less = without_luck(results, lucks)

    assert less.variance == pytest.approx(1.0, abs=0.02)


def test_a_few_games_do_not_say_how_luck_and_results_go_together() -> None:
    few = ENOUGH - 1

    assert without_luck([1.0, 0.0] * few, [0.1, -0.1] * few).mean is not None
    assert without_luck([k % 2 for k in range(few)], [0.1] * few).mean is None
    assert without_luck([1.0] * 60, [0.1, -0.1] * 30) == (None, None, False)  # nothing varies
    assert without_luck([1.0] * 60, []) == (None, None, False)  # luck was not looked at


def test_luck_that_is_always_good_is_suspicious() -> None:
    assert without_luck([1.0, 0.0] * 60, [0.2, 0.1] * 60).suspicious


@pytest.mark.long
@pytest.mark.parametrize("rules", ["standard", "simple"])
def test_games_of_equals_keep_at_most_four_fifths_of_the_variance(rules: str) -> None:
    results, lucks = [], []
    for k in range(200):
        outcome = play_match(Match(k, ("sensible",) * 2, 1000 + k, rules), Terms())
        assert outcome.luck is not None
        results.append(float(outcome.winner == 0))
        lucks.append(outcome.luck[0])

    less = without_luck(results, lucks)

    assert less.variance is not None
    assert less.variance <= 0.8


def test_an_unknown_value_function_is_refused() -> None:
    with pytest.raises(SetupError, match="there is no value function 'gut'; they are: turn, table, dice"):
        valuation_named("gut")


@pytest.mark.parametrize("name", ["turn", "table", "dice"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_values_of_all_seats_are_shares_of_one_win(name: str, players: int) -> None:
    valuation = valuation_named(name)
    game = Game.new(players, seed=players)
    for _ in range(12):
        values = valuation.values(game)
        assert sum(values) == pytest.approx(1.0)
        assert min(values) >= -0.2  # `turn` adds what a throw is worth, and has no bounds
        game.play_option(0)


def test_who_looks_at_the_dice_sees_luck_before_they_count() -> None:
    good = Table(2).monster(0, points=3).dice("3 3 3 3 3 3").rolls(left=1).game
    bad = Table(2).monster(0, points=3).dice("1 1 2 2 heart heart").rolls(left=1).game

    assert TableValues().values(good) == TableValues().values(bad)
    assert Dice().values(good)[0] > Dice().values(bad)[0] + 0.05
