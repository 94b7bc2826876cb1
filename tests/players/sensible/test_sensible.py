"""The player with rules of thumb: its values, and what it does with dice."""

from __future__ import annotations

import re

import pytest

from kingoftokyo import Game
from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.players.play import play_game
from kingoftokyo.players.registry import names, player_named
from kingoftokyo.players.sensible import card_values, dice_values
from kingoftokyo.players.sensible.buying import card_worth
from kingoftokyo.players.sensible.card_values import CARD_VALUES, UNKNOWN_WORTH, worth_of
from kingoftokyo.players.sensible.dice_values import DiceValues
from kingoftokyo.players.sensible.player import SensiblePlayer
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.core.dice import parse_dice
from kingoftokyo.version import engine_mode
from players.conformance import check_player
from players.sensible.sensible_at import asked, choice_at, chooses, situation_of
from table import Table

WHOLE_GAMES = 1_000_000
SHORT = 12  # decisions of each game, where plain Python takes 2 ms for each


def test_it_plays_every_game_by_the_rules_and_knows_no_secrets() -> None:
    check_player(SensiblePlayer, most=WHOLE_GAMES if engine_mode() == "compiled" else SHORT)


def test_it_has_a_name_and_stands_above_greedy() -> None:
    assert isinstance(player_named("sensible"), SensiblePlayer)
    assert names().index("greedy") < names().index("sensible")


def test_it_beats_random() -> None:
    games = 20 if engine_mode() == "compiled" else 4
    wins = 0
    for seed in range(games):
        game = Game.new(2, seed=seed)
        players = [player_named("sensible", seed), player_named("random", seed)]
        faults = play_game(game, players if seed % 2 == 0 else players[::-1])
        assert faults.total == 0, faults.as_data()
        wins += game.winner == seed % 2

    assert wins >= 0.75 * games


# The table of values


def test_every_card_there_is_has_a_worth_and_nothing_else_has() -> None:
    whole = Game.new(2, "standard halloween=true costumes=shuffled", seed=1).deck  # but for the three of the market
    other = Game.new(2, "standard halloween=true costumes=shuffled", seed=2).deck

    assert set(CARD_VALUES) == {CATALOGUE.ids[CATALOGUE.number_of_copy[copy]] for copy in [*whole, *other]}
    assert all(0.0 < worth < 10.0 for worth in CARD_VALUES.values())


def test_what_cards_do_at_once_is_said_of_cards_there_are() -> None:
    for table in (card_values.POINTS, card_values.HEALING, card_values.OWN_LOSS, card_values.OTHERS_LOSS):
        assert set(table) <= set(CARD_VALUES)


def test_an_own_card_is_valued_by_what_it_costs() -> None:
    assert worth_of("my_card", 5) == pytest.approx(5 * UNKNOWN_WORTH)
    assert worth_of("jets", 5) == CARD_VALUES["jets"]


def test_every_card_is_worth_something_to_a_monster_that_is_well_or_hurt() -> None:
    tables = [Table(4).monster(0, energy=9, health=health).monster(1, points=5, energy=4) for health in (10, 5)]
    situations = [situation_of(table.monster(2, cards="jets", health=2).market("heal").buys()) for table in tables]

    assert [card for card in CARD_VALUES if max(card_worth(situation, card) for situation in situations) <= 0.0] == []


# Dice


def test_it_chases_three_of_a_kind_and_says_how_likely_more_is() -> None:
    player = asked(Table(4).monster(0, place="city").dice("3 3 3 1 1 heart").rolls())

    assert player.why().startswith("Keeps 3 3 3: ")


def test_it_keeps_no_hearts_in_tokyo_and_many_when_it_is_dying_outside() -> None:
    dice = "heart heart heart 3 1 2"

    chooses(Table(2).monster(0, health=2).monster(1, place="city").dice(dice).rolls(), "keep heart heart heart")
    assert "heart" not in choice_at(Table(2).monster(0, health=2, place="city").dice(dice).rolls())


def test_it_sees_a_kill() -> None:
    table = Table(2).monster(1, place="city", health=2)

    assert "smash smash" in choice_at(table.dice("3 3 3 smash smash 1").rolls())
    chooses(table.dice("3 3 3 3 smash smash").rolls(), "stop")
    dice = DiceValues(situation_of(table))
    assert (
        dice.worth(parse_dice("1 1 2 3 smash smash")) > dice_values.WIN > dice.worth(parse_dice("1 1 2 3 heart smash"))
    )


def test_it_rolls_for_the_smash_that_kills() -> None:
    table = Table(2).monster(1, place="city", health=3).dice("3 3 2 smash smash 1").rolls()

    chooses(table, "keep smash smash")


def test_it_sees_the_points_that_win() -> None:
    table = Table(2).monster(0, points=18).monster(1, place="city").dice("2 2 2 smash smash smash").rolls()

    chooses(table, "stop", "Stops: 2 points.")


def test_it_sees_the_energy_that_buys_the_win() -> None:
    table = Table(2).monster(0, points=16, energy=4).monster(1, place="city").market("skyscraper")

    assert "energy energy" in choice_at(table.dice("energy energy smash smash 3 3").rolls())


def test_it_outlives_its_poison() -> None:
    table = Table(2).monster(0, health=2, poison=2).monster(1, place="city").dice("heart 3 3 smash smash 1").rolls()
    hearts = DiceValues(situation_of(table)).hearts

    assert "heart" in choice_at(table)
    assert hearts[1] - hearts[0] > dice_values.DEATH > hearts[2] - hearts[1]


def test_it_pays_for_another_roll_only_if_enough_is_expected() -> None:
    cloud = Table(2).monster(0, cards="smoke_cloud").monster(1, place="city", health=10)

    chooses(cloud.dice("3 3 3 3 3 3").last_roll_done(), "stop")
    player = asked(cloud.dice("1 1 2 2 3 heart").last_roll_done())
    assert re.fullmatch(r"One more roll: \d(\.\d)? points more on average, after paying its price\.", player.why())


def test_it_rerolls_threes_for_nothing_when_it_wants_something_else() -> None:
    dweller = Table(2).monster(0, cards="background_dweller").monster(1, place="city")

    chooses(dweller.dice("3 3 3 3 3 3").last_roll_done(), "stop")
    chooses(dweller.dice("1 1 1 2 2 3").last_roll_done(), "reroll 3")
    chooses(dweller.dice("1 1 1 1 1 3").rolls(), "reroll 3")


@pytest.mark.parametrize(
    ("cards", "dice", "change"),
    [
        ("herd_culler", "1 1 2 3 heart heart", "with herd_culler"),
        ("plot_twist", "3 3 1 2 heart heart", "set"),
        ("stretchy", "3 3 1 2 heart heart", "set"),
    ],
)
def test_it_sets_a_die_to_complete_a_set(cards: str, dice: str, change: str) -> None:
    table = Table(2).monster(0, cards=cards, energy=2).monster(1, place="city").dice(dice).last_roll_done()
    choice = choice_at(table)

    assert change in choice
    assert (" to 1 " if cards == "herd_culler" else " to 3 ") in choice


def test_it_says_what_a_set_die_is_worth() -> None:
    table = Table(2).monster(0, cards="herd_culler").monster(1, place="city").dice("1 1 2 3 heart heart")

    chooses(
        table.last_roll_done(),
        "set 2 to 1 with herd_culler",
        "set 2 to 1 with herd_culler: worth 1 point more.",
    )


def test_it_leaves_dice_alone_that_are_good_as_they_are() -> None:
    table = Table(2).monster(0, cards="herd_culler", health=10).monster(1, place="city").dice("3 3 3 3 3 3")

    chooses(table.last_roll_done(), "done")


def test_the_clown_sets_all_dice_one_after_the_other() -> None:
    table = Table(2).rules(halloween=True).monster(0, cards="clown").monster(1, place="city", health=6)
    table.dice("1 2 3 heart energy smash").last_roll_done()
    for _ in range(6):
        if table.game.decision is None or table.game.decision.kind != "change_dice":
            break
        table.answer(choice_at(table))

    table.ended(0, "last alive")


def test_the_numbers_of_the_reason_for_a_keep_can_be_computed_again() -> None:
    table = Table(4).monster(0, place="city").dice("3 3 3 1 1 heart").rolls()
    player = asked(table)
    lattice = lattice_of(6)
    dice = DiceValues(situation_of(table))
    plan = lattice.plan(dice.values(lattice))
    kept, _ = plan.best_keep(parse_dice("3 3 3 1 1 heart"), 2)
    said = re.fullmatch(r"Keeps ([^:]+): (\d+)% for at least (\d+) (\w+), (\d+\.\d) (\w+) on average\.", player.why())

    assert said is not None, player.why()
    assert parse_dice(said[1]) == kept
    amount = {"points": dice.points_of, "smashes": dice.smashes_of, "smash": dice.smashes_of}[said[4]]
    amounts = [float(amount(roll)) for roll in lattice.final_rolls]
    assert int(said[3]) == amount(parse_dice("3 3 3 1 1 heart")) + 1
    chance = plan.expected([float(n >= int(said[3])) for n in amounts], kept, 2)
    assert int(said[2]) == round(100 * chance)
    assert said[5] == f"{plan.expected(amounts, kept, 2):.1f}"


def test_smashes_of_cards_count() -> None:
    table = Table(2).monster(0, cards="acid_attack spiked_tail poison_quills", place="city").dice("1 1 2 2 3 3").rolls()
    dice = DiceValues(situation_of(table))

    assert dice.smashes_of(parse_dice("1 1 1 3 3 3")) == 1
    assert dice.smashes_of(parse_dice("1 1 1 3 3 smash")) == 3
    assert dice.smashes_of(parse_dice("2 2 2 3 3 smash")) == 5


def test_points_of_cards_count() -> None:
    table = (
        Table(2).monster(0, cards="gourmet detritivore complete_destruction alpha_monster").dice("1 1 2 2 3 3").rolls()
    )
    dice = DiceValues(situation_of(table))

    assert dice.points_of(parse_dice("1 1 1 2 3 heart")) == 1 + 2 + 2
    assert dice.points_of(parse_dice("1 2 3 heart energy smash")) == 2 + 9 + 1


@pytest.mark.parametrize("place", ["outside", "city"])
def test_cultists_and_the_tower_are_worth_something(place: str) -> None:
    table = Table(3).rules(cultists=True, tokyo_tower=True).monster(0, place=place).dice("1 1 2 2 3 3").rolls()
    dice = DiceValues(situation_of(table))
    plain = DiceValues(situation_of(Table(3).monster(0, place=place).dice("1 1 2 2 3 3").rolls()))
    more = dice.worth(parse_dice("1 1 1 1 2 3")) - plain.worth(parse_dice("1 1 1 1 2 3"))

    assert more == pytest.approx(card_values.CULTIST_WORTH + (card_values.TOWER_VALUES[0] if place == "city" else 0.0))


def test_the_last_level_of_the_tower_wins() -> None:
    table = Table(3).rules(tokyo_tower=True).monster(0, place="city", tower=[1, 2]).dice("1 1 1 1 3 3").rolls()

    assert "1 1 1 1" in choice_at(table)


# Dice of others


def test_it_probes_what_harms_it_most() -> None:
    hit = Table(2).monster(1, place="city", cards="psychic_probe", health=2).dice("1 1 2 3 smash smash")
    harmless = Table(2).monster(0, place="city", health=10).monster(1, cards="psychic_probe").dice("1 1 2 2 3 heart")
    winning = Table(3).monster(0, points=17).monster(1, cards="psychic_probe").dice("3 3 3 1 1 smash")

    chooses(hit.last_roll_done(), "probe smash")
    chooses(harmless.last_roll_done(), "pass")
    chooses(winning.last_roll_done(), "probe 3")


def test_the_witch_probes_the_smash_that_would_kill_her() -> None:
    table = Table(3).rules(halloween=True).monster(1, place="city", cards="witch", health=1).dice("1 1 2 2 3 smash")

    chooses(table.last_roll_done(), "probe smash")


def test_it_cheers_against_others_only() -> None:
    table = Table(3).rules(halloween=True).dice("1 1 2 2 3 smash")

    chooses(table.monster(1, place="city", cards="cheerleader").last_roll_done(), "pass")
    chooses(table.monster(1, cards="cheerleader").monster(2, place="city").last_roll_done(), "cheer")
