"""Both values of every setting about the end of the game, each in play."""

import pytest

from kingoftokyo import Game, SetupError
from kingoftokyo.rules.events import GameEnded, PointsGained
from table import Table, copying

ONE_SMASH = "smash 1 1 2 2 3"
THREE_THREES = "3 3 3 1 1 2"

# twenty_points


def at_once(players: int, turn: int = 0) -> Table:
    return Table(players, turn).rules(twenty_points="at_once", two_players=False)


def test_twenty_points_end_of_turn_let_the_turn_go_on() -> None:
    table = Table(3).monster(0, points=17, energy=2).monster(1, place="city").dice(THREE_THREES)

    table.resolves().asks(0, "buy").has(0, points=20).answer("done").ended(0, "points")


def test_twenty_points_end_of_turn_are_lost_with_ones_life() -> None:
    table = Table(3).monster(0, points=16, energy=4, health=3).market("tank").buys().answer("buy tank")

    table.asks(1, "roll").has(0, place="dead", points=0)


def test_twenty_points_end_of_turn_can_be_undone_before_it() -> None:
    table = Table(3).monster(0, points=20, energy=2).monster(1, cards="opportunist", energy=7)
    table.market("heal tank wings").next_cards("evacuation_orders jets plot_twist").buys().answer("sweep")

    table.asks(1, "opportunist").answer("buy evacuation_orders").asks(1, "roll").has(0, points=15)


def test_twenty_points_end_of_turn_count_in_another_monsters_turn() -> None:
    table = Table(3).monster(0, energy=2).monster(1, points=17, cards="eater_of_the_dead")
    table.monster(2, place="city", health=1).dice(ONE_SMASH).resolves().asks(0, "buy").has(1, points=20)

    table.answer("done").ended(1, "points")


def test_twenty_points_end_of_turn_tied_go_to_the_active_monster() -> None:
    Table(3, turn=2).monster(0, points=20).monster(2, points=20).ends_turn().ended(2, "points")


def test_twenty_points_end_of_turn_tied_go_clockwise_from_the_active_monster() -> None:
    Table(4, turn=2).monster(1, points=20).monster(3, points=20).ends_turn().ended(3, "points")


def test_twenty_points_at_once_win_in_the_middle_of_a_turn() -> None:
    table = at_once(3).monster(0, points=17, energy=2).monster(1, place="city").dice(THREE_THREES)

    table.resolves().ended(0, "points").happened_in_order(PointsGained(0, 3, 20, "dice"), GameEnded(0, "points"))


def test_twenty_points_at_once_win_before_the_first_roll() -> None:
    at_once(3).monster(0, points=18, place="city").starts_turn().ended(0, "points")


def test_twenty_points_at_once_win_on_entering_tokyo() -> None:
    at_once(3).monster(0, points=19).dice("1 1 2 2 3 3").resolves().ended(0, "points")


def test_twenty_points_at_once_win_in_another_monsters_turn() -> None:
    table = at_once(3).monster(0, energy=2).monster(1, points=17, cards="eater_of_the_dead")

    table.monster(2, place="city", health=1).dice(ONE_SMASH).resolves().ended(1, "points")


def test_twenty_points_at_once_win_before_the_damage_of_the_same_card() -> None:
    table = at_once(3).monster(0, points=16, energy=4, health=3).market("tank").buys().answer("buy tank")

    table.ended(0, "points").has(0, health=3, points=20)


def test_twenty_points_at_once_win_for_a_card_as_it_is_paid() -> None:
    table = at_once(3).monster(0, points=19, energy=3, cards="media_friendly").market("heal")

    table.buys().answer("buy heal").ended(0, "points")


def test_twenty_points_at_once_are_cut_off_at_twenty() -> None:
    at_once(3).monster(0, points=18).monster(1, place="city").dice("3 3 3 3 3 3").resolves().has(0, points=20)


def test_twenty_points_end_of_turn_are_cut_off_at_twenty() -> None:
    table = Table(3).monster(0, points=18, energy=2).monster(1, place="city").dice("3 3 3 3 3 3")

    table.resolves().asks(0, "buy").has(0, points=20)


def test_twenty_points_at_once_win_before_the_numbers_are_resolved() -> None:
    table = at_once(3).monster(0, points=18, cards="detritivore").monster(1, place="city").dice("1 1 1 2 3 smash")

    table.resolves().ended(0, "points").has(1, health=10)


def test_twenty_points_at_once_let_nothing_happen_any_more() -> None:
    table = at_once(3).monster(0, points=18, energy=6, health=5).market("nuclear_power_plant")
    table.buys().answer("buy nuclear_power_plant").ended(0, "points")

    assert table.game.events is not None
    assert table.game.events[-1] == GameEnded(0, "points")


def test_nineteen_points_win_nothing_at_once() -> None:
    at_once(3).monster(0, points=16).monster(1, place="city").dice(THREE_THREES).resolves().asks(1, "roll")


def test_twenty_points_at_once_tied_go_to_the_active_monster() -> None:
    table = at_once(3).monster(0, points=17, cards=[copying("eater_of_the_dead", 1)])
    table.monster(1, points=17, cards="eater_of_the_dead").monster(2, place="city", health=1)

    table.dice(ONE_SMASH).resolves().ended(0, "points")


def test_twenty_points_at_once_tied_go_clockwise_from_the_active_monster() -> None:
    table = at_once(4, turn=2).monster(1, points=17, cards="eater_of_the_dead")
    table.monster(3, points=17, cards=[copying("eater_of_the_dead", 1)]).monster(0, place="city", health=1)

    table.dice(ONE_SMASH).resolves().ended(3, "points")


def test_an_eater_that_dies_with_the_others_does_not_win_at_once() -> None:
    table = at_once(4).monster(0, energy=3).monster(1, health=2).market("flame_thrower")
    table.monster(2, health=2, points=14, cards="eater_of_the_dead")

    table.buys().answer("buy flame_thrower").asks(3, "roll").has(2, place="dead", points=0)


# person_out


def person_hit(out: str, *persons: int) -> Table:
    """Three monsters: seat 1, in the City, is hit and has 1 health."""
    table = Table(3).rules(person_out=out, two_players=False).monster(1, place="city", health=1)
    return table.persons(*persons).dice(ONE_SMASH)


def test_person_out_goes_on_lets_the_others_play() -> None:
    person_hit("goes_on", 1).resolves().asks(2, "roll").has(1, place="dead")


def test_person_out_ends_the_game_without_a_winner() -> None:
    person_hit("ends", 1).resolves().ended(None, "person eliminated")


def test_person_out_ends_nothing_when_another_monster_is_eliminated() -> None:
    person_hit("ends", 0).resolves().asks(2, "roll").has(1, place="dead")


def test_person_out_ends_nothing_when_a_card_saves_the_person() -> None:
    table = person_hit("ends", 1).monster(1, place="city", health=1, cards="it_has_a_child")

    table.resolves().asks(1, "roll").has(1, health=10, place="outside")


def test_person_out_ends_waits_for_the_complete_damage() -> None:
    table = Table(4).rules(person_out="ends").persons(1).monster(0, energy=3, points=0, cards="eater_of_the_dead")

    table.monster(1, health=2).monster(2, health=2).market("flame_thrower").buys().answer("buy flame_thrower")
    table.ended(None, "person eliminated").has(0, points=6).has(2, place="dead").has(3, health=8)


def test_person_out_goes_on_allows_several_persons() -> None:
    assert Game.new(3, "standard", persons=(0, 2)).position()["persons"] == [0, 2]


def test_person_out_ends_refuses_several_persons() -> None:
    with pytest.raises(SetupError, match="one person"):
        Game.new(3, "standard person_out=ends", persons=(0, 2))
