"""The evaluation: chances that add up, and bend the right way."""

from __future__ import annotations

import pytest

from kingoftokyo import Game
from kingoftokyo.players.expert.card_tiers import CARD_VALUES, TIERS
from kingoftokyo.players.expert.evaluation import Evaluation, number_names
from kingoftokyo.players.expert.weights import NUMBERS
from kingoftokyo.rules.catalogue import CATALOGUE, COSTUME_KIND, KEEP_KIND
from kingoftokyo.rules.core.agenda import NOBODY
from table import Table, copying


def chances(table: Table) -> list[float]:
    return list(Evaluation().chances(table.starts_turn().game))


def table_with(players: int = 3, **numbers: object) -> Table:
    """Seat 1, whose turn it is not, is as given; the others have their defaults."""
    return Table(players).monster(1, **numbers)  # type: ignore[arg-type]  # cards are among them


def better(more: Table, less: Table) -> bool:
    """Whether seat 1 does better at the first table, by something that can be seen."""
    return chances(more)[1] > chances(less)[1] + 0.002


@pytest.mark.parametrize("players", range(2, 7))
def test_chances_add_up_to_one(players: int) -> None:
    assert sum(Evaluation().chances(Game.new(players, seed=1))) == pytest.approx(1.0)


def test_about_a_hundred_numbers_are_fitted() -> None:
    assert set(NUMBERS) == set(number_names())
    assert len(NUMBERS) < 110


def test_every_card_that_stays_is_in_a_tier() -> None:
    ranked = [card for cards in TIERS.values() for card in cards.split()]
    assert len(ranked) == len(set(ranked)) == 59
    stays = {id for number, id in enumerate(CATALOGUE.ids) if CATALOGUE.kind[number] in (KEEP_KIND, COSTUME_KIND)}
    assert set(ranked) <= stays


def test_an_own_card_is_valued_by_its_cost() -> None:
    others = {card: worth for card, worth in CARD_VALUES.items() if card != "wings"}
    unknown = Evaluation(NOBODY, cards=others)

    assert Evaluation().cards[CATALOGUE.ids.index("wings")] == CARD_VALUES["wings"]
    assert unknown.cards[CATALOGUE.ids.index("wings")] == 0.0  # given values are used unchanged


def test_more_points_more_health_and_more_energy_are_better() -> None:
    assert better(table_with(points=10), table_with(points=5))
    assert better(table_with(points=18), table_with(points=16))
    assert better(table_with(health=5), table_with(health=3))
    assert better(table_with(energy=7), table_with(energy=2))


def test_the_last_health_is_worth_most() -> None:
    at = [chances(table_with(health=health))[1] for health in (1, 3, 8, 10)]

    assert at[1] / at[0] > at[3] / at[2] > 0.99


def test_tokens_weigh() -> None:
    assert better(table_with(), table_with(poison=1))
    assert better(table_with(), table_with(shrink=1))


def test_a_weak_monster_is_worse_off_in_tokyo() -> None:
    assert better(table_with(health=2), table_with(health=2, place="city"))


def test_counters_make_a_card() -> None:
    full = table_with(cards=[{"card": "smoke_cloud", "counters": 3}])
    spent = table_with(cards=[{"card": "smoke_cloud", "counters": 1}])
    evaluation = Evaluation()
    full_worth, spent_worth = (evaluation.held(table.starts_turn().game.monsters[1]) for table in (full, spent))

    assert spent_worth == pytest.approx(full_worth / 3)


def test_a_mimic_is_worth_what_it_copies() -> None:
    game = Table(2).monster(0, cards="extra_head").monster(1, cards=[copying("extra_head", 0)]).starts_turn().game
    evaluation = Evaluation()

    assert evaluation.held(game.monsters[0]) == evaluation.held(game.monsters[1]) == CARD_VALUES["extra_head"]


def test_what_expansions_count_is_worth_something() -> None:
    game = Table(2).rules(cultists=True, tokyo_tower=True).monster(1, cultists=2, tower=[1, 2]).starts_turn().game
    worth = Evaluation().held(game.monsters[1])

    assert worth == pytest.approx(2 * NUMBERS["cultist"] + 2 * NUMBERS["tower"])


def test_the_dead_have_no_chance() -> None:
    found = chances(Table(3).monster(1, place="dead"))

    assert found[1] == 0.0
    assert sum(found) == pytest.approx(1.0)


def test_a_finished_game_is_certain() -> None:
    won = Table(2).monster(0, points=20).ends_turn().game
    bombs = Table(2).monster(0, health=3, energy=4).monster(1, health=3).market("high_altitude_bombing").buys()

    assert list(Evaluation().chances(won)) == [1.0, 0.0]
    assert list(Evaluation().chances(bombs.answer("buy high_altitude_bombing").game)) == [0.0, 0.0]


def test_who_is_left_shares_the_win_over_the_only_person() -> None:
    table = Table(3).rules("solo").persons(0).monster(0, health=1, poison=1).ends_turn()

    assert table.game.reason == "person eliminated"
    assert list(Evaluation().chances(table.game)) == [0.0, 0.5, 0.5]
