"""Damage: who is hurt first, who dies of it, and who is left."""

from kingoftokyo.rules.events import (
    CardDiscarded,
    GameEnded,
    HealthLost,
    MonsterEliminated,
    StayedInTokyo,
    TokyoEntered,
    TokyoLeft,
)
from table import Table

ONE_SMASH = "smash 1 1 2 2 3"
SIX_SMASHES = "smash smash smash smash smash smash"


def test_smashes_hurt_clockwise_from_the_left_of_the_dealer() -> None:
    table = Table(4, turn=2).monster(2, place="city").dice(ONE_SMASH)

    table.resolves().happened_in_order(
        HealthLost(3, 1, 9, 2, "dice"), HealthLost(0, 1, 9, 2, "dice"), HealthLost(1, 1, 9, 2, "dice")
    )


def test_a_card_hurts_clockwise_from_the_left_of_its_buyer() -> None:
    table = Table(4, turn=2).monster(2, energy=3).market("flame_thrower")

    table.buys().answer("buy flame_thrower").happened_in_order(
        HealthLost(3, 2, 8, 2, "flame_thrower"),
        HealthLost(0, 2, 8, 2, "flame_thrower"),
        HealthLost(1, 2, 8, 2, "flame_thrower"),
    )


def test_a_dealer_who_hurts_everybody_is_hurt_last() -> None:
    table = Table(3, turn=1).monster(1, energy=4).market("high_altitude_bombing")

    table.buys().answer("buy high_altitude_bombing").happened_in_order(
        HealthLost(2, 3, 7, 1, "high_altitude_bombing"),
        HealthLost(0, 3, 7, 1, "high_altitude_bombing"),
        HealthLost(1, 3, 7, 1, "high_altitude_bombing"),
    )


def test_the_dead_are_skipped() -> None:
    table = Table(4).monster(0, place="city").monster(1, place="dead").monster(3, place="dead").dice(ONE_SMASH)

    table.resolves().has(1, health=0, place="dead").has(2, health=9).has(3, health=0, place="dead")

    table.never_happened(MonsterEliminated)


def test_the_damage_of_a_card_kills_no_dead_monster_again() -> None:
    table = Table(3).monster(0, energy=3).monster(1, place="dead").monster(2, cards="eater_of_the_dead")

    table.market("flame_thrower").buys().answer("buy flame_thrower").asks(2, "roll").has(2, health=8, points=0)


def test_health_never_falls_below_zero() -> None:
    table = Table(3).monster(1, place="city", health=2).dice(SIX_SMASHES)

    table.resolves().happened(HealthLost(1, 2, 0, 0, "dice")).has(1, health=0)


def test_a_monster_with_one_health_left_plays_on() -> None:
    table = Table(3).monster(1, place="city", health=7).dice(SIX_SMASHES)

    table.resolves().asks(1, "yield").has(1, health=1, place="city")


def test_death_takes_points_energy_and_cards() -> None:
    table = Table(3).monster(1, cards="gourmet herbivore", health=1, points=15, energy=7, place="city")

    table.dice(ONE_SMASH).resolves().has(1, cards="", health=0, points=0, energy=0, place="dead")

    table.discard_shows("gourmet herbivore").happened(CardDiscarded(1, "gourmet", "death"))


def test_death_takes_the_tokens_on_the_dead_monster() -> None:
    table = Table(3).monster(1, health=1, poison=2, shrink=1, place="city").dice(ONE_SMASH)

    table.resolves().has(1, poison=0, shrink=0, place="dead")


def test_a_dead_monster_does_not_hold_tokyo_and_is_not_asked() -> None:
    table = Table(3).monster(1, health=1, place="city").dice(ONE_SMASH)

    table.resolves().asks(2, "roll").has(0, place="city").has(1, place="dead").never_happened(StayedInTokyo)

    table.happened_in_order(
        TokyoLeft(1, "city", "death"), MonsterEliminated(1, 0, "dice"), TokyoEntered(0, "city", "tokyo")
    )


def test_a_dead_monsters_cards_do_nothing_more() -> None:
    table = Table(4).monster(0, place="city").monster(1, cards="eater_of_the_dead", health=1).monster(2, health=1)

    table.dice(ONE_SMASH).resolves().has(1, place="dead", points=0).has(2, place="dead").has(0, points=0)


def test_twenty_points_do_not_save_a_monster_that_dies_in_its_turn() -> None:
    table = Table(3).monster(0, energy=5, health=4, points=15).market("jet_fighters")

    table.buys().answer("buy jet_fighters").asks(1, "roll").has(0, place="dead", points=0)


def test_twenty_points_do_not_save_a_monster_from_losing_to_the_last_one_alive() -> None:
    table = Table(2).monster(0, energy=5, health=4, points=15).market("jet_fighters")

    table.buys().answer("buy jet_fighters").ended(1, "last alive")


def test_a_monster_killed_with_twenty_points_does_not_win_at_the_end_of_the_turn() -> None:
    table = Table(3).monster(1, points=20, health=1, place="city").dice(ONE_SMASH)

    table.resolves().asks(2, "roll").has(1, place="dead", points=0)


def test_the_last_monster_alive_wins_whatever_its_points() -> None:
    table = Table(3).monster(0, points=0, place="city").monster(1, health=1, points=19).monster(2, health=1)

    table.dice(ONE_SMASH).resolves().ended(0, "last alive")


def test_the_turn_stops_where_the_last_rival_dies() -> None:
    table = Table(2).monster(0, cards="herbivore energy_hoarder", energy=12).monster(1, health=1, place="city")

    table.dice(ONE_SMASH).resolves().ended(0, "last alive").never_happened(TokyoEntered).has(0, points=0)

    assert table.game.events is not None
    assert table.game.events[-1] == GameEnded(0, "last alive")


def test_a_victim_can_win_as_the_last_one_alive() -> None:
    table = Table(2).monster(0, health=3, energy=4).monster(1, health=4).market("high_altitude_bombing")

    table.buys().answer("buy high_altitude_bombing").ended(1, "last alive").has(1, health=1)


def test_when_all_die_at_once_nobody_wins() -> None:
    table = Table(2).monster(0, health=3, energy=4).monster(1, health=3).market("high_altitude_bombing")

    table.buys().answer("buy high_altitude_bombing").ended(None, "all dead")


def test_who_is_left_is_looked_at_only_after_the_whole_effect() -> None:
    table = Table(3).monster(0, health=2, energy=4).monster(1, health=1).monster(2, health=1)

    table.market("high_altitude_bombing").buys().answer("buy high_altitude_bombing").ended(None, "all dead")

    table.happened(MonsterEliminated(0, 0, "high_altitude_bombing"))


def test_the_last_monster_alive_wins_when_its_rival_dies_of_poison() -> None:
    table = Table(2).monster(0, health=2, poison=2, points=20)

    table.ends_turn().ended(1, "last alive")


def test_several_can_die_of_one_effect_while_the_game_goes_on() -> None:
    table = Table(4).monster(0, energy=3).monster(1, health=2).monster(3, health=1).market("flame_thrower")

    table.buys().answer("buy flame_thrower").asks(2, "roll").has(1, place="dead").has(2, health=8).has(3, place="dead")
