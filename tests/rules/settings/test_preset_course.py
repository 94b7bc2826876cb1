"""The course project's game, line by line: where it differs from the standard one, and where it does not."""

import pytest

from kingoftokyo import Game, Rules, SetupError
from kingoftokyo.rules.events import (
    EnergyGained,
    FirstPlayerRolled,
    HealthGained,
    HealthLost,
    PointsGained,
    TokyoEntered,
)
from table import Table

QUIET = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"


def course(players: int, turn: int = 0) -> Table:
    return Table(players, turn).rules("course")


def test_course_is_for_two_to_six() -> None:
    for players in range(2, 7):
        assert Game.new(players, "course").players == players
    for players in (1, 7):
        with pytest.raises(SetupError, match="2 to 6"):
            Game.new(players, "course")


def test_course_starts_with_ten_health_and_nothing_else() -> None:
    for monster in Game.new(4, "course").view(None).monsters:
        assert (monster.health, monster.points, monster.energy, monster.cards) == (10, 0, 0, [])
        assert monster.place == "outside"


def test_course_has_the_whole_deck_and_three_cards_turned_up() -> None:
    view = Game.new(4, "course").view(None)

    assert len(view.market) == 3
    assert view.deck_size == 63


def test_course_begins_with_the_most_smashes_and_goes_on_clockwise() -> None:
    game = Game.new(3, "course", rolls=[QUIET, ONE_SMASH, QUIET, QUIET], listen=True)

    assert game.view(None).active == 1
    assert game.order == (0, 1, 2)
    game.play("stop")
    game.play("keep_roll")
    assert game.view(None).active == 2


def test_course_lets_only_the_tied_roll_again() -> None:
    game = Game.new(3, "course", rolls=[ONE_SMASH, QUIET, ONE_SMASH, QUIET, ONE_SMASH], listen=True)

    assert game.events is not None
    assert [event.seat for event in game.events if isinstance(event, FirstPlayerRolled)] == [0, 1, 2, 0, 2]
    assert game.view(None).active == 2


def test_course_pays_for_tokyo_at_the_start_of_the_turn() -> None:
    course(3).monster(0, place="city").starts_turn().asks(0, "roll").has(0, points=2)
    course(3).monster(0, place="city").ends_turn().asks(1).has(0, points=0)


def test_course_pays_points_for_tokyo_to_two_players_too() -> None:
    course(2).monster(0, place="city").starts_turn().has(0, points=2, energy=0)
    course(2).dice(QUIET).resolves().has(0, points=1, energy=0)


def test_course_lets_a_monster_leave_for_any_loss_to_another_one() -> None:
    table = course(3).monster(0, energy=3).monster(1, place="city").market("flame_thrower")

    table.buys().answer("buy flame_thrower").asks(1, "yield").answer("yield")
    table.has(0, place="city", points=1).has(1, place="outside", health=8)


def test_course_lets_a_monster_leave_for_smashes_as_always() -> None:
    table = course(3).monster(1, place="city").dice(ONE_SMASH).resolves().asks(1, "yield").answer("yield")

    table.has(0, place="city", points=1).has(1, place="outside", health=9)


def test_course_does_not_let_a_monster_leave_for_poison() -> None:
    course(3).monster(0, place="city", poison=1).ends_turn().asks(1, "roll").has(0, place="city", health=9)


def test_course_asks_whether_a_roll_is_kept() -> None:
    table = course(3).dice(QUIET).rolls(left=2).answer("stop").offers("keep_roll", "roll_on")

    table.answer("roll_on").asks(0, "roll").answer("stop", "keep_roll").asks(1, "roll")


def test_course_lets_three_rolls_be_made() -> None:
    table = course(3).next_rolls(QUIET, QUIET, QUIET, QUIET).starts_turn()

    table.answer("keep nothing", "keep nothing").asks(1, "roll")


def test_course_resolves_in_the_fixed_order() -> None:
    table = course(3).monster(0, health=5).monster(1, place="city").dice("1 1 1 heart energy smash").resolves()

    table.happened_in_order(
        PointsGained(0, 1, 1, "dice"),
        HealthGained(0, 1, 6, "dice"),
        EnergyGained(0, 1, 1, "dice"),
        HealthLost(1, 1, 9, 0, "dice"),
    )


def test_course_gives_one_point_more_for_each_further_number() -> None:
    course(3).monster(1, place="city").dice("2 2 2 2 2 1").resolves().has(0, points=4)


def test_course_lets_city_and_bay_hit_each_other() -> None:
    table = course(5).monster(0, place="city").monster(1, place="bay").dice(ONE_SMASH).resolves()

    table.asks(1, "yield").has(1, health=9).has(2, health=9)
    table = course(5).monster(0, place="bay").monster(1, place="city").dice(ONE_SMASH).resolves()
    table.asks(1, "yield").has(1, health=9).has(2, health=9)


def test_course_does_not_heal_with_dice_in_tokyo() -> None:
    course(3).monster(0, place="city", health=5).dice("heart heart 1 1 2 2").resolves().has(0, health=5)


def test_course_uses_the_bay_from_five_on_and_the_city_first() -> None:
    course(5).dice(QUIET).resolves().has(0, place="city", points=1)
    course(5).monster(1, place="city").dice(QUIET).resolves().has(0, place="bay", points=1)
    course(4).monster(1, place="city").dice(QUIET).resolves().has(0, place="outside", points=0)


def test_course_turns_up_no_name_twice_while_there_is_another_one() -> None:
    table = course(3).monster(0, energy=3).market("extra_head heal corner_store").next_cards("extra_head frenzy")

    table.buys().answer("buy corner_store").market_shows("extra_head heal frenzy").deck_holds(62)


def test_course_repeats_no_card_before_the_whole_deck_was_seen() -> None:
    table = course(3).monster(0, energy=4).market("heal tank wings").deck_is("frenzy jets energize skyscraper")
    table.discarded("corner_store").buys().answer("sweep").market_shows("frenzy jets energize")

    table.answer("sweep")
    market = [card.id for card in table.game.view(None).market]
    assert market[0] == "skyscraper"
    assert set(market[1:]) <= {"heal", "tank", "wings", "corner_store", "frenzy", "jets", "energize"}


def test_course_puts_bought_discard_cards_on_the_pile() -> None:
    course(3).monster(0, energy=3).market("corner_store").buys().answer("buy corner_store").discard_shows(
        "corner_store"
    )


def test_course_counts_twenty_points_at_the_end_of_the_turn() -> None:
    table = course(3).monster(0, points=18, energy=2).monster(1, place="city").dice("3 3 3 3 1 1")

    table.resolves().asks(0, "buy").has(0, points=20).answer("done").ended(0, "points")


def test_course_lets_one_lose_that_reaches_twenty_points_and_dies() -> None:
    table = course(3).monster(0, points=15, energy=5, health=4).market("jet_fighters")

    table.buys().answer("buy jet_fighters").asks(1, "roll").has(0, place="dead")


def test_course_ends_with_nobody_alive_without_a_winner() -> None:
    table = course(2).monster(0, energy=4, health=3).monster(1, health=3).market("high_altitude_bombing")

    table.buys().answer("buy high_altitude_bombing").ended(None, "all dead")


def test_course_moves_the_bay_s_monster_to_an_empty_city() -> None:
    table = course(5).monster(1, place="city", health=1).monster(2, place="bay").dice(ONE_SMASH).resolves()

    table.asks(2, "yield").has(2, place="city")


def test_course_keeps_the_bay_open_for_one_whose_card_saves_it() -> None:
    table = course(5).monster(1, place="city", health=1, cards="it_has_a_child").monster(2, place="bay")

    table.dice(ONE_SMASH).resolves().asks(2, "yield").has(2, place="bay").has(1, health=10)


def test_course_has_end_of_turn_cards_act_in_the_fixed_order() -> None:
    table = course(3).monster(0, cards="energy_hoarder rooting_for_the_underdog", energy=6)

    table.monster(1, points=1).monster(2, points=1).ends_turn().has(0, points=2)


def test_course_goes_on_without_its_person() -> None:
    table = course(3).persons(1).monster(1, place="city", health=1).dice(ONE_SMASH).resolves()

    table.asks(2, "roll").has(1, place="dead")


def test_course_asks_about_freeze_time() -> None:
    table = course(3).monster(0, cards="freeze_time").monster(1, place="city").dice("1 1 1 2 2 3").resolves()

    table.asks(0, "freeze_time").offers("again", "decline")


def test_course_has_no_expansions() -> None:
    rules = Rules("course")

    assert not any(rules[name] for name in ("two_players", "halloween", "cultists", "tokyo_tower"))


def test_course_makes_the_attacker_take_the_place_that_was_left() -> None:
    table = course(5).monster(1, place="city").monster(2, place="bay").dice(ONE_SMASH).resolves()

    table.answer("stay", "yield").has(0, place="bay", points=1).happened(TokyoEntered(0, "bay", "tokyo"))
