"""What if: final dice, extra rolls and set dice on a copy of the table."""

from __future__ import annotations

import pytest

from kingoftokyo import ChoiceError, Game
from kingoftokyo.rules.asking.choices import choice_text
from kingoftokyo.rules.core.dice import ONE, SIX_FACES, THREE, dice_text, parse_dice
from kingoftokyo.rules.lookahead import (
    die_settings,
    extra_rolls,
    free_rerolls,
    points_of,
    read_answer,
    rescued_health,
    roll_paid,
    sets_everything,
    setting_paid,
    tokyo_pays_points,
    with_another,
    with_hand,
)
from table import Table


def hand(text: str) -> int:
    return parse_dice(text)


def test_an_answer_is_read_as_the_game_would_read_it_without_playing_it() -> None:
    game = Table(2).monster(0, energy=3).market("heal").buys().game
    decision = game.decision
    assert decision is not None
    view, buy_heal = game.view(0), decision.options[0]

    assert [read_answer(view, choice) for choice in (buy_heal, "buy heal", " Buy  HEAL ")] == [buy_heal.code] * 3
    with pytest.raises(ChoiceError, match="'buy tank' is not possible now; seat 0 may choose: buy heal, sweep, done"):
        read_answer(view, "buy tank")
    assert game.number == decision.number


def test_tokyo_pays_points_unless_something_comes_in_their_place() -> None:
    for players, rules, pays in ((2, "standard", False), (3, "standard", True), (2, "simple", True)):
        game = Game.new(players, rules, seed=1)
        assert [tokyo_pays_points(game.view(seat), seat) for seat in range(players)] == [pays] * players


def test_the_health_that_can_be_had_at_any_time_is_bounded_by_energy_and_room() -> None:
    def rescued(cards: str, health: int, energy: int) -> int:
        return rescued_health(Table(2).monster(0, cards=cards, health=health, energy=energy).buys().game.view(0))

    assert rescued("rapid_healing", 3, 5) == 5
    assert rescued("rapid_healing regeneration", 3, 5) == 7
    assert rescued("rapid_healing", 9, 5) == 10
    assert rescued("regeneration", 3, 5) == 3


def test_with_other_dice_the_turn_goes_on_and_the_game_itself_does_not() -> None:
    game = Table(2).dice("1 1 2 2 3 3").rolls().game
    before = game.position()

    after = with_hand(game, hand("3 3 3 3 energy energy"))

    assert after.view(None).monsters[0].points == 4 + 1  # and Tokyo was empty
    assert after.view(None).monsters[0].energy == 2
    assert game.position() == before


def test_with_other_dice_the_copy_listens_if_the_game_does() -> None:
    game = Table(2).dice("1 1 2 2 3 3").rolls().game

    assert with_hand(game, hand("3 3 3 3 energy energy")).events
    assert with_hand(game.clone(), hand("3 3 3 3 energy energy")).events is None


def test_with_other_dice_it_is_asked_what_they_bring_about() -> None:
    game = Table(2).monster(1, place="city").dice("1 1 2 2 3 3").rolls().game

    assert with_hand(game, hand("1 1 2 2 3 smash")).view(1).kind == "yield"
    assert with_hand(game, hand("1 1 2 2 3 heart")).view(1).active == 1


def test_with_other_dice_no_more_is_asked_about_dice() -> None:
    confirming = Table(2).rules("course").dice("1 1 2 2 3 3").rolls().answer("stop").game
    changing = Table(2).monster(0, cards="herd_culler").dice("1 1 2 2 3 3").last_roll_done().game

    assert (confirming.view(0).kind, changing.view(0).kind) == ("confirm_roll", "change_dice")
    for game in (confirming, changing):
        assert with_hand(game, hand("2 2 2 3 3 heart")).view(None).monsters[0].points == 2 + 1


def test_points_of_dice() -> None:
    hands = ("1 1 1 2 2 3", "1 1 1 1 2 2", "3 3 3 2 2 2", "1 2 3 heart energy smash", "2 2 2 2 2 2")

    assert [points_of(hand(dice)) for dice in hands] == [1, 2, 5, 0, 5]


def test_extra_rolls_are_what_could_buy_one_at_the_last() -> None:
    game = Table(2).monster(0, cards="energy_drink smoke_cloud", energy=2).dice("1 1 2 2 3 3").rolls().game
    broke = Table(2).monster(0, cards="energy_drink").dice("1 1 2 2 3 3").rolls().game
    with_cultist = Table(2).rules(cultists=True).monster(0, cultists=1).dice("1 1 2 2 3 3").rolls().game

    assert [choice_text(code) for code in extra_rolls(game)] == ["extra_roll energy_drink", "extra_roll smoke_cloud"]
    assert extra_rolls(broke) == []
    assert [choice_text(code) for code in extra_rolls(with_cultist)] == ["spend cultist roll"]


def test_an_extra_roll_is_paid_for_on_a_copy() -> None:
    game = Table(2).monster(0, cards="energy_drink", energy=2).dice("1 1 2 2 3 3").rolls(left=1).game

    paid = roll_paid(game, extra_rolls(game)[0])

    assert (paid.view(0).monsters[0].energy, paid.view(0).rolls_left) == (1, 2)
    assert (game.view(0).monsters[0].energy, game.view(0).rolls_left) == (2, 1)


def test_free_rerolls_are_a_dwellers_threes() -> None:
    dweller = Table(2).monster(0, cards="background_dweller").dice("1 1 2 2 smash smash").rolls().game

    assert free_rerolls(dweller) == [THREE]
    assert free_rerolls(Table(2).dice("1 1 2 2 3 3").rolls().game) == []


def test_cards_that_set_a_die_and_to_what() -> None:
    game = Table(2).monster(0, cards="herd_culler stretchy", energy=2).dice("3 3 3 3 3 3").rolls().game

    assert sorted(die_settings(game).values()) == [[ONE], list(SIX_FACES)]
    assert die_settings(Table(2).dice("1 1 2 2 3 3").rolls().game) == {}


def test_setting_a_die_is_paid_for_on_a_copy() -> None:
    game = Table(2).monster(0, cards="plot_twist stretchy", energy=5).dice("3 3 3 3 3 3").rolls().game
    left = []
    for this in die_settings(game):
        paid = setting_paid(game, this).view(0)
        left.append(([card.id for card in paid.monsters[0].cards], paid.monsters[0].energy, paid.dice))

    assert left == [(["stretchy"], 5, "3 3 3 3 3 3"), (["plot_twist", "stretchy"], 3, "3 3 3 3 3 3")]


def test_a_clown_sets_everything_if_everything_is_shown() -> None:
    clown = Table(2).rules(halloween=True).monster(0, cards="clown").dice("1 1 2 2 3 3").rolls().game
    stretchy = Table(2).monster(0, cards="stretchy", energy=2).dice("1 1 2 2 3 3").rolls().game

    assert sets_everything(clown, hand("1 2 3 heart energy smash"))
    assert not sets_everything(clown, hand("1 2 3 3 energy smash"))
    assert not sets_everything(stretchy, hand("1 2 3 heart energy smash"))


def test_a_die_turned_to_another_face() -> None:
    assert dice_text(with_another(hand("1 1 3"), ONE, THREE)) == "1 3 3"
