"""The player with rules of thumb: what it answers about hearts, damage, Tokyo and cards."""

from __future__ import annotations

import pytest

from kingoftokyo.players.sensible import dice_values
from kingoftokyo.players.sensible.buying import card_worth
from kingoftokyo.players.sensible.card_values import CARD_VALUES
from kingoftokyo.players.sensible.dice_values import health_worth
from kingoftokyo.players.sensible.threats import at_least, before_my_turn, losses, mean
from players.sensible.sensible_at import asked, choice_at, chooses, situation_of, worth_in
from table import Table, copying

# Hearts and damage


def test_hearts_go_where_they_are_worth_most() -> None:
    dice = "heart 1 1 2 2 3"

    chooses(Table(2).monster(0, health=2, poison=1).dice(dice).resolves(), "heal")
    chooses(Table(2).monster(0, health=8, poison=1).dice(dice).resolves(), "cure poison")
    chooses(Table(2).monster(0, health=8, poison=1, shrink=1).dice(dice).resolves(), "cure shrink")


def test_the_healing_ray_is_for_those_who_pay() -> None:
    table = Table(3).monster(0, cards="healing_ray").monster(1, health=9).dice("heart 1 1 2 2 3")

    chooses(table.monster(2, health=9, energy=2).resolves(), "heal seat 2")
    chooses(table.monster(2, health=9).resolves(), "pass")


def test_wings_are_paid_for_what_would_kill_and_not_for_a_scratch() -> None:
    scratch = Table(2).monster(1, place="city", cards="wings", energy=2).dice("smash 1 1 2 2 3").resolves()
    deadly = Table(2).monster(1, place="city", cards="wings", energy=2, health=1).dice("smash 1 1 2 2 3").resolves()

    chooses(scratch, "accept", "accept: 10 health against 1 damage.")
    chooses(deadly, "use wings", "use wings: 1 health against 1 damage.")


def test_camouflage_comes_first() -> None:
    table = Table(2).monster(1, place="city", cards="wings camouflage", energy=2, health=1).dice("smash 1 1 2 2 3")

    chooses(table.resolves(), "use camouflage")


def test_rapid_healing_saves_from_a_loss_that_kills_if_it_is_enough() -> None:
    table = Table(2).monster(1, place="city", cards="rapid_healing", energy=4, health=2)

    chooses(table.dice("smash smash smash 1 1 2").resolves(), "use rapid_healing")


def test_the_robot_pays_to_live() -> None:
    table = Table(2).rules(halloween=True).monster(1, place="city", cards="robot", energy=3, health=2)

    chooses(table.dice("smash smash smash 1 1 2").resolves(), "use robot 3")


def test_it_heals_at_any_time_only_when_it_is_nearly_dead_and_after_buying() -> None:
    dying = Table(2).monster(0, cards="rapid_healing", energy=3, health=2)

    chooses(dying.market("corner_store").buys(), "use rapid_healing")
    chooses(Table(2).monster(0, cards="rapid_healing", energy=3, health=9).market("frenzy").buys(), "done")


def test_a_cultist_heals_or_is_kept() -> None:
    table = Table(2).rules(cultists=True).market("frenzy")

    chooses(table.monster(0, cultists=1, health=2, energy=2).buys(), "spend cultist heart")
    chooses(table.monster(0, cultists=1, health=9, energy=2).buys(), "done")


# Tokyo


def test_it_yields_when_it_might_die_and_stays_when_it_is_well() -> None:
    dice = "smash 1 1 2 2 3"
    well = Table(4).monster(3, place="city", health=10).dice(dice).resolves()
    dying = Table(4).monster(3, place="city", health=4).dice(dice).resolves()

    chooses(well, "stay", "Stays: 9 health left, and 2.8 damage to expect in Tokyo before its next turn.")
    chooses(dying, "yield")
    assert worth_in(dying, "stay") < -0.5 * dice_values.DEATH


def test_the_damage_it_expects_can_be_computed_again() -> None:
    table = Table(4).monster(3, place="city", health=4).dice("smash 1 1 2 2 3").resolves()
    situation = situation_of(table)
    chances = losses(situation, before_my_turn(situation), in_tokyo=True)

    assert [rival.seat for rival in before_my_turn(situation)] == [1, 2]
    assert mean(chances) == pytest.approx(2 * 6 * 0.85 * (1 - (5 / 6) ** 3))
    assert sum(chances) == pytest.approx(1.0)
    assert at_least(chances, 0) == pytest.approx(1.0)
    expected = f"{mean(chances):.1f} damage to expect in Tokyo before its next turn."
    assert asked(table).why() == f"Yields: 3 health left, and {expected}"


def test_outside_nobody_outside_is_feared_also_where_city_and_bay_hit_each_other() -> None:
    table = Table(3).rules("course").monster(1, place="city").dice("1 1 2 2 3 3").rolls()
    situation = situation_of(table)
    there, outside = situation.rivals

    assert mean(losses(situation, [outside], in_tokyo=False)) == 0.0
    assert mean(losses(situation, [there], in_tokyo=False)) > 1.0


def test_fire_of_a_neighbour_is_feared_even_out_of_its_reach() -> None:
    def expected(seat: int) -> float:
        situation = situation_of(Table(4).monster(seat, cards="fire_breathing").dice("1 1 2 2 3 3").rolls())
        return mean(losses(situation, situation.rivals, in_tokyo=False))

    assert [expected(seat) > 0.5 for seat in (1, 2, 3)] == [True, False, True]
    assert expected(2) == 0.0


def test_armor_plating_and_nova_breath_change_what_is_expected() -> None:
    outside = (
        Table(2, turn=0).monster(0, cards="armor_plating").monster(1, cards="nova_breath").dice("1 1 2 2 3 3").rolls()
    )
    situation = situation_of(outside)
    chances = losses(situation, situation.rivals, in_tokyo=False)

    assert chances[1] == 0.0
    assert mean(chances) > 1.0
    assert mean(losses(situation_of(Table(2).dice("1 1 2 2 3 3").rolls()), situation.rivals[:0], in_tokyo=False)) == 0.0


def test_it_stays_for_the_points_that_win() -> None:
    table = Table(2).monster(1, place="city", health=4, points=18).dice("smash 1 1 2 2 3").resolves()

    chooses(table, "stay")


def test_it_leaves_with_jets_before_a_loss_that_kills() -> None:
    table = Table(3).monster(1, place="city", cards="jets", health=2).dice("smash smash smash 1 1 2").resolves()

    chooses(table, "yield")
    assert worth_in(table, "stay") == -dice_values.DEATH


# Cards


def test_it_buys_what_is_worth_its_price() -> None:
    table = Table(4).monster(0, energy=7).market("extra_head rooting_for_the_underdog solar_powered").buys()

    chooses(table, "buy extra_head", f"Buys Extra Head: worth {CARD_VALUES['extra_head']:.1f} points, for 7 energy.")


def test_it_buys_the_points_that_win_before_anything_else() -> None:
    table = Table(4).monster(0, energy=7, points=19).market("extra_head corner_store wings").buys()

    chooses(table, "buy corner_store")


def test_it_buys_the_damage_that_wins() -> None:
    table = Table(2).monster(0, energy=7).monster(1, health=2).market("extra_head flame_thrower wings").buys()

    chooses(table, "buy flame_thrower")


def test_it_buys_nothing_that_kills_it_or_heals_nobody() -> None:
    chooses(Table(2).monster(0, energy=5, health=4, points=15).market("jet_fighters").buys(), "done")
    chooses(
        Table(2).monster(0, energy=5).market("heal").buys(),
        "done",
        "Buys nothing: Heal is worth 0 points and costs 3 energy.",
    )
    chooses(
        Table(2).monster(0, energy=2).market("heal").buys(), "done", "Buys nothing: no card costs 2 energy or less."
    )
    chooses(Table(2).monster(0, energy=5, health=3).market("heal").buys(), "buy heal")


def test_it_dies_for_the_points_where_they_win_at_once() -> None:
    table = Table(2).rules("solo").monster(0, energy=5, health=4, points=15).market("jet_fighters")

    chooses(table.buys(), "buy jet_fighters")


def test_it_waits_for_a_much_better_card() -> None:
    chooses(Table(4).monster(0, energy=6).market("extra_head solar_powered").buys(), "done")


def test_it_sweeps_only_when_it_is_rich() -> None:
    chooses(Table(2).monster(0, energy=8).market("heal cheerleader").rules(halloween=True).buys(), "sweep")
    chooses(Table(2).monster(0, energy=4).market("heal").buys(), "done")


def test_cards_that_stay_are_worth_less_near_the_end() -> None:
    early = situation_of(Table(4).monster(0, energy=9).market("heal").buys())
    late = situation_of(Table(4).monster(0, energy=9).monster(1, points=18).market("heal").buys())

    assert card_worth(early, "extra_head") == CARD_VALUES["extra_head"]
    assert card_worth(late, "extra_head") < 2.0
    assert card_worth(late, "skyscraper") == card_worth(early, "skyscraper")


def test_it_copies_what_is_worth_most_and_moves_only_for_much_more() -> None:
    bought = (
        Table(2).monster(0, energy=8).monster(1, cards="extra_head jets").market("mimic").buys().answer("buy mimic")
    )
    better = Table(2).monster(0, energy=3, cards=[copying("jets", 1)]).monster(1, cards="jets extra_head").starts_turn()
    alike = Table(2).monster(0, energy=3, cards=[copying("jets", 1)]).monster(1, cards="jets burrowing").starts_turn()

    chooses(bought, "mimic extra_head of seat 1", f"Copies Extra Head: worth {CARD_VALUES['extra_head']:.1f} points.")
    chooses(better, "mimic extra_head of seat 1")
    chooses(alike, "pass")


def test_a_mimic_is_worth_nothing_where_there_are_only_costumes_to_copy() -> None:
    table = Table(2).rules(halloween=True).monster(0, energy=8).monster(1, cards="zombie").market("mimic")

    chooses(table.buys(), "sweep", "Sweeps the market: no card is worth its price, and there is 8 energy to spend.")
    chooses(table.monster(1, cards="zombie extra_head").buys(), "buy mimic")


def test_it_sells_what_is_worth_less_than_its_price() -> None:
    late = Table(4).monster(0, cards="metamorph jets extra_head").monster(1, points=18)

    chooses(
        Table(4).monster(0, cards="metamorph princess_of_nothing".replace("princess_of_nothing", "wings")).ends_turn(),
        "done",
    )
    chooses(late.ends_turn(), "sell extra_head")


def test_an_opportunist_buys_what_is_worth_it() -> None:
    table = Table(3).monster(0, energy=9).monster(1, energy=9, cards="opportunist").market("heal")

    chooses(table.next_cards("extra_head").buys().answer("buy heal"), "buy extra_head")
    chooses(table.next_cards("rooting_for_the_underdog").buys().answer("buy heal"), "pass")


def test_it_takes_and_steals_the_better_costume() -> None:
    table = Table(2).rules(halloween=True).monster(0, energy=9).monster(1, place="city", cards="cheerleader princess")

    chooses(table.dice("smash smash smash 1 1 2").resolves().answer("stay"), "steal princess from seat 1")


def test_it_takes_the_extra_turn_unless_poison_would_kill_it() -> None:
    frozen = Table(2).dice("1 1 1 2 2 3")

    chooses(frozen.monster(0, cards="freeze_time").ends_turn(), "again")
    chooses(
        frozen.monster(0, cards="freeze_time", health=2, poison=1).ends_turn(),
        "decline",
        "decline: 1 health, 1 poison.",
    )


def test_it_keeps_its_roll_and_resolves_numbers_first() -> None:
    stopped = Table(2).rules("course").monster(1, place="city").dice("3 3 3 3 3 3").rolls().answer("stop")

    chooses(stopped, "keep_roll")
    chooses(Table(2).rules("solo").dice("1 1 1 energy energy heart").resolves(), "resolve numbers")


def test_health_is_worth_more_the_less_there_is() -> None:
    assert health_worth(2, 3) == pytest.approx(sum(dice_values.HEALTH_VALUES[2:5]))
    assert list(dice_values.HEALTH_VALUES) == sorted(dice_values.HEALTH_VALUES, reverse=True)


def test_it_does_not_buy_its_own_death_for_a_point() -> None:
    table = Table(3).monster(0, cards="media_friendly", health=2, points=19, energy=4).monster(1, place="city")
    table.market("tank high_altitude_bombing wings").buys()

    assert choice_at(table) != "buy tank"
