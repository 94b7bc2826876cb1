"""The player that takes what gives most now."""

from __future__ import annotations

import pytest

from kingoftokyo import Game
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.greedy import GreedyPlayer
from kingoftokyo.players.play import play_game
from kingoftokyo.players.registry import names, player_named
from players.conformance import check_player
from table import Table, copying


def chooses(table: Table, expected: str, why: str = "") -> None:
    """What the player chooses at this decision, and says about it."""
    player = GreedyPlayer(1)
    decision = table.game.decision
    assert decision is not None
    assert str(player.choose(table.game.view(decision.seat), decision, Clock())) == expected
    assert not why or player.why() == why


def test_it_plays_every_game_by_the_rules_and_knows_no_secrets() -> None:
    check_player(GreedyPlayer)


def test_it_has_a_name_and_stands_above_random() -> None:
    assert isinstance(player_named("greedy"), GreedyPlayer)
    assert names().index("random") < names().index("greedy")


def test_it_beats_random() -> None:
    wins = 0
    for seed in range(40):
        game = Game.new(2, seed=seed)
        players = [player_named("greedy", seed), player_named("random", seed)]
        faults = play_game(game, players if seed % 2 == 0 else players[::-1])
        assert faults.total == 0, faults.as_data()
        wins += game.winner == seed % 2

    assert wins >= 32


# Dice


def test_it_keeps_dice_that_score_as_they_are() -> None:
    table = Table(2).monster(1, place="city").dice("3 3 3 1 smash heart").rolls()

    chooses(table, "keep 3 3 3 smash", "Keeps 3 3 3 smash: that alone gives 3 points and 1 smash.")


def test_it_keeps_hearts_only_as_far_as_they_heal() -> None:
    chooses(Table(2).monster(0, health=8).dice("heart heart heart 1 2 3").rolls(), "keep heart heart")
    chooses(Table(2).monster(0, health=3, place="city").dice("heart heart heart 1 2 3").rolls(), "keep nothing")


def test_it_keeps_the_best_pair_while_there_is_time() -> None:
    table = Table(2).dice("1 1 2 2 3 smash")

    chooses(table.rolls(left=2), "keep 2 2")
    chooses(table.rolls(left=1), "keep nothing", "Keeps nothing: that alone gives nothing.")


def test_it_stops_when_every_die_gives_something() -> None:
    table = Table(2).monster(1, place="city").dice("2 2 2 energy energy smash").rolls()

    chooses(table, "stop", "Stops: the dice give 2 points, 2 energy and 1 smash as they are.")


def test_it_keeps_all_where_nobody_stops_early() -> None:
    table = Table(2).rules("simple").monster(1, place="city").dice("2 2 2 smash smash smash").rolls()

    chooses(table, "keep 2 2 2 smash smash smash")


def test_it_pays_for_another_roll_for_dice_that_give_nothing() -> None:
    drink = Table(2).monster(0, cards="energy_drink", energy=1).monster(1, place="city")

    chooses(drink.dice("1 2 2 energy energy smash").last_roll_done(), "extra_roll energy_drink")
    chooses(drink.dice("2 2 2 energy energy smash").last_roll_done(), "stop")


def test_it_rerolls_a_three_that_gives_nothing() -> None:
    table = Table(2).monster(0, cards="background_dweller").monster(1, place="city")

    chooses(table.dice("1 3 3 smash smash smash").last_roll_done(), "reroll 3")
    chooses(table.dice("3 3 3 smash smash smash").last_roll_done(), "stop")


def test_it_sets_a_die_where_that_gives_most() -> None:
    table = Table(2).monster(0, cards="plot_twist").dice("3 3 1 energy heart heart").last_roll_done()

    chooses(table, "set 1 to 3 with plot_twist", "set 1 to 3 with plot_twist: 2.5 more than the dice give as they are.")


def test_it_probes_the_smash_that_hits_it_then_the_number_that_scores() -> None:
    hit = Table(2).monster(1, place="city", cards="psychic_probe").dice("2 2 2 smash 1 1").last_roll_done()
    scored = Table(2).monster(0, place="city").monster(1, cards="psychic_probe").dice("2 2 2 1 1 3").last_roll_done()
    harmless = Table(2).monster(1, cards="psychic_probe").dice("2 2 1 1 3 3").last_roll_done()

    chooses(hit, "probe smash")
    chooses(scored, "probe 2")
    chooses(harmless, "pass")


def test_it_cheers_when_the_smash_hits_others() -> None:
    table = Table(3).rules(halloween=True).dice("1 1 2 2 3 smash")

    chooses(table.monster(1, place="city", cards="cheerleader").last_roll_done(), "pass")
    chooses(table.monster(1, cards="cheerleader").monster(2, place="city").last_roll_done(), "cheer")


def test_it_heals_before_it_cures() -> None:
    chooses(Table(2).monster(0, health=8, poison=1, shrink=1).dice("heart 1 1 2 2 3").resolves(), "heal")
    chooses(Table(2).monster(0, poison=1, shrink=1).dice("heart 1 1 2 2 3").resolves(), "cure poison")


# Tokyo and damage


@pytest.mark.parametrize(("health", "answer"), [(8, "stay"), (6, "stay"), (5, "yield"), (2, "yield")])
def test_it_leaves_tokyo_with_4_health_or_less(health: int, answer: str) -> None:
    table = Table(3).monster(1, place="city", health=health).dice("smash 1 1 2 2 3").resolves()

    chooses(table, answer, f"{answer.capitalize()}s: {health - 1} health left.")


def test_it_leaves_when_jets_save_the_health() -> None:
    table = Table(3).monster(1, place="city", cards="jets").dice("smash 1 1 2 2 3").resolves()

    chooses(table, "yield", "Yields: it costs no health.")


def test_it_answers_losses_of_two_or_more() -> None:
    winged = Table(2).monster(1, place="city", cards="wings", energy=2)

    chooses(winged.dice("smash smash 1 1 2 3").resolves(), "use wings", "use wings: 10 health left.")
    chooses(winged.dice("smash 1 1 2 2 3").resolves(), "accept")
    both = Table(2).monster(1, place="city", cards="wings camouflage", energy=2).dice("smash smash 1 1 2 3").resolves()
    chooses(both, "use camouflage")


def test_it_pays_for_healing_when_it_is_hurt() -> None:
    chooses(
        Table(2).monster(0, cards="rapid_healing", energy=2, health=5).dice("1 1 2 2 3 3").rolls(), "use rapid_healing"
    )
    chooses(Table(2).monster(0, cards="rapid_healing", energy=2, health=6).dice("1 1 2 2 3 3").rolls(), "keep 3 3")


# Cards


def test_it_buys_the_dearest_card_it_can_pay() -> None:
    table = Table(2).monster(0, energy=5).market("corner_store skyscraper apartment_building").buys()

    chooses(
        table, "buy apartment_building", "Buys Apartment Building: the most expensive card, printed price 5 energy."
    )


def test_it_buys_nothing_that_would_kill_it_or_do_nothing() -> None:
    chooses(Table(2).monster(0, energy=5, health=3).market("tank corner_store heal").buys(), "buy corner_store")
    chooses(Table(2).monster(0, energy=5).market("heal").buys(), "done")


def test_it_neither_sweeps_nor_sells() -> None:
    chooses(Table(2).monster(0, energy=2).market("jets wings tank").buys(), "done")
    chooses(Table(2).monster(0, cards="metamorph jets").ends_turn(), "done")


def test_it_copies_the_dearest_card_and_leaves_it_at_that() -> None:
    bought = Table(2).monster(0, energy=8).monster(1, cards="jets wings").market("mimic").buys().answer("buy mimic")
    later = Table(2).monster(0, energy=8, cards=[copying("jets", 1)]).monster(1, cards="jets wings").starts_turn()

    chooses(bought, "mimic wings of seat 1", "Copies Wings: the most expensive card there is.")
    chooses(later, "pass")


def test_it_takes_and_steals_costumes() -> None:
    table = Table(2).rules(halloween=True).monster(0, energy=9).monster(1, place="city", cards="robot princess")

    chooses(table.dice("smash smash smash 1 1 2").resolves().answer("stay"), "steal princess from seat 1")


def test_it_takes_the_extra_turn() -> None:
    chooses(Table(2).monster(0, cards="freeze_time").dice("1 1 1 2 2 3").ends_turn(), "again")


def test_it_keeps_its_roll_and_resolves_numbers_first() -> None:
    stopped = Table(2).rules("course").dice("1 1 1 energy energy energy").rolls().answer("stop")
    solo = Table(2).rules("solo").dice("1 1 1 energy energy heart").resolves()

    chooses(stopped, "keep_roll")
    chooses(solo, "resolve numbers")


def test_it_has_nothing_to_say_before_it_was_asked() -> None:
    assert GreedyPlayer().why() == ""
