"""Luck: what chance gave each seat is nothing on average, whatever the value function."""

from __future__ import annotations

from itertools import product

import pytest

from kingoftokyo import Game, SetupError
from kingoftokyo.arena.intervals import Sums
from kingoftokyo.arena.luck_adjustment import LuckMeter, luck_of, scores
from kingoftokyo.arena.match import play_match
from kingoftokyo.arena.schedule import Match, Terms
from kingoftokyo.arena.value_functions import Dice, Valuation, valuation_named
from kingoftokyo.arena.value_functions import Table as TableValues
from table import Table

FACES = ("1", "2", "3", "heart", "energy", "smash")


class Silly:
    """Wrong about everything, and not even shares."""

    def values(self, game: Game) -> list[float]:
        return [float(3 * game.monsters[0].points - game.turn), float(game.dice % 7)]


def rolled(face: str) -> Game:
    """Seat 0 keeps all but one die; that one comes up so: with a third 3 it wins."""
    table = Table(2).monster(0, points=17).dice("3 3 1 heart energy smash").next_rolls(face).rolls(left=1)
    return table.answer("keep 3 3 1 heart energy").game


@pytest.mark.parametrize("valuation", [TableValues(), Dice(), Silly()], ids=["table", "dice", "silly"])
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
    before.luck = game.luck

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
    assert adjusted.mean.error < plain.mean.error


def test_an_unknown_value_function_is_refused() -> None:
    with pytest.raises(SetupError, match="there is no value function 'gut'; there are: table, dice"):
        valuation_named("gut")


@pytest.mark.parametrize("name", ["table", "dice"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_values_of_all_seats_are_shares_of_one_win(name: str, players: int) -> None:
    valuation = valuation_named(name)
    game = Game.new(players, seed=players)
    for _ in range(12):
        values = valuation.values(game)
        assert sum(values) == pytest.approx(1.0)
        assert min(values) >= 0.0
        game.play_option(0)


def test_who_looks_at_the_dice_sees_luck_before_they_count() -> None:
    good = Table(2).monster(0, points=3).dice("3 3 3 3 3 3").rolls(left=1).game
    bad = Table(2).monster(0, points=3).dice("1 1 2 2 heart heart").rolls(left=1).game

    assert TableValues().values(good) == TableValues().values(bad)
    assert Dice().values(good)[0] > Dice().values(bad)[0] + 0.05
