"""Both values of every setting about beginning, rolling, resolving and Tokyo, each in play."""

import pytest

from kingoftokyo import Game
from kingoftokyo.rules.events import (
    EnergyGained,
    FirstPlayerRolled,
    GameStarted,
    HealthGained,
    HealthLost,
    PointsGained,
    RollFinished,
    TokyoEntered,
    TokyoLeft,
    TurnEnded,
)
from table import Table

QUIET = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"
NO_SMASH = "1 1 1 1 1 1"


def smashes(*counts: int) -> list[str]:
    """First rolls with these numbers of smashes."""
    return [" ".join(["smash"] * count + ["1"] * (6 - count)) for count in counts]


def first_rolls(game: Game) -> list[tuple[int, int]]:
    """Who rolled how many smashes for the first turn, in order."""
    assert game.events is not None
    return [(event.seat, event.smashes) for event in game.events if isinstance(event, FirstPlayerRolled)]


# bay


def test_bay_on_lets_the_fifth_monster_in() -> None:
    Table(5).monster(1, place="city").dice(QUIET).resolves().has(0, place="bay", points=1)


def test_bay_off_leaves_one_place_in_tokyo() -> None:
    table = Table(5).rules(bay=False).monster(1, place="city").dice(QUIET)

    table.resolves().has(0, place="outside", points=0)


# turn_order


def test_turn_order_clockwise_begins_with_the_most_smashes_and_keeps_the_seats() -> None:
    game = Game.new(3, "standard", rolls=smashes(0, 2, 1), listen=True)

    assert game.view(None).active == 1
    assert game.order == (0, 1, 2)
    assert first_rolls(game) == [(0, 0), (1, 2), (2, 1)]


def test_turn_order_clockwise_lets_only_those_tied_for_the_most_roll_again() -> None:
    game = Game.new(4, "standard", rolls=smashes(2, 0, 2, 0, 1, 1, 0, 3), listen=True)

    assert first_rolls(game) == [(0, 2), (1, 0), (2, 2), (3, 0), (0, 1), (2, 1), (0, 0), (2, 3)]
    assert game.view(None).active == 2


def test_turn_order_descending_seats_the_monsters_by_their_smashes() -> None:
    game = Game.new(3, "standard turn_order=descending", rolls=smashes(0, 2, 1), listen=True)

    assert game.view(None).active == 0
    assert game.order == (1, 2, 0)
    assert game.events is not None
    assert GameStarted(3, 0, (1, 2, 0)) in game.events


def test_turn_order_descending_reports_each_throw_by_the_seat_that_its_monster_gets() -> None:
    thrown = smashes(1, 0, 3, 2)
    game = Game.new(4, "standard turn_order=descending", rolls=thrown, listen=True)

    assert game.order == (2, 3, 0, 1)  # by the seats before the roll
    assert first_rolls(game) == [(2, 1), (3, 0), (0, 3), (1, 2)]  # still in the order of the throws


def test_turn_order_descending_lets_the_tied_roll_again_until_all_differ() -> None:
    rolls = smashes(1, 2, 1, 0, 1, 1, 0, 3)
    game = Game.new(4, "standard turn_order=descending", rolls=rolls, listen=True)

    assert game.order == (1, 2, 0, 3)
    assert first_rolls(game) == [(2, 1), (0, 2), (1, 1), (3, 0), (2, 1), (1, 1), (2, 0), (1, 3)]


def test_turn_order_descending_keeps_two_ties_apart() -> None:
    rolls = smashes(1, 0, 1, 0, 0, 6, 1, 5)
    game = Game.new(4, "standard turn_order=descending", rolls=rolls, listen=True)

    assert game.order == (2, 0, 3, 1)
    assert first_rolls(game)[4:] == [(1, 0), (0, 6), (3, 1), (2, 5)]


def test_turn_order_descending_takes_the_person_along() -> None:
    game = Game.new(3, "standard turn_order=descending", rolls=smashes(0, 2, 1), persons=(0,))

    assert game.position()["persons"] == [2]
    assert Game.from_position(game.position_line()).order == (1, 2, 0)


def test_turn_order_seats_begins_with_the_first_seat_without_a_roll() -> None:
    game = Game.new(3, "standard turn_order=seats", rolls=[QUIET], listen=True)

    assert first_rolls(game) == []
    assert game.view(None).active == 0
    assert game.view(None).dice == QUIET


# tokyo_bonus


def test_tokyo_bonus_start_pays_before_the_first_roll() -> None:
    Table(3).monster(0, place="city").starts_turn().asks(0, "roll").has(0, points=2)


def test_tokyo_bonus_start_pays_nothing_at_the_end() -> None:
    Table(3).monster(0, place="city").ends_turn().asks(1).has(0, points=0)


def test_tokyo_bonus_end_pays_nothing_at_the_start() -> None:
    Table(3).rules(tokyo_bonus="end").monster(0, place="city").starts_turn().has(0, points=0)


def test_tokyo_bonus_end_pays_when_the_turn_is_over_also_in_the_bay() -> None:
    table = Table(5).rules(tokyo_bonus="end").monster(0, place="bay").monster(1, place="city")

    table.ends_turn().asks(1).has(0, points=2).has(1, points=0)


def test_tokyo_bonus_end_pays_on_the_turn_of_entering() -> None:
    table = Table(3).rules(tokyo_bonus="end").dice(QUIET).resolves().has(0, place="city", points=3)

    table.happened_in_order(PointsGained(0, 1, 1, "tokyo"), PointsGained(0, 2, 3, "tokyo"), TurnEnded(0))


def test_tokyo_bonus_end_comes_after_poison() -> None:
    table = Table(3).rules(tokyo_bonus="end").monster(0, place="city", poison=1).ends_turn()

    table.happened_in_order(HealthLost(0, 1, 9, None, "poison"), PointsGained(0, 2, 2, "tokyo"))


def test_tokyo_bonus_end_pays_no_monster_that_its_poison_kills() -> None:
    table = Table(3).rules(tokyo_bonus="end").monster(0, place="city", poison=1, health=1, points=18)

    table.ends_turn().asks(1, "roll").has(0, place="dead").never_happened(PointsGained)


def test_tokyo_bonus_end_counts_for_twenty_points() -> None:
    Table(3).rules(tokyo_bonus="end").monster(0, place="city", points=18).ends_turn().ended(0, "points")


def test_tokyo_bonus_end_is_energy_for_two_players() -> None:
    table = Table(2).rules(tokyo_bonus="end", two_players=True).monster(0, place="city")

    table.ends_turn().has(0, points=0, energy=1)


# rolls


def test_rolls_up_to_three_may_be_stopped_at_any_time() -> None:
    Table(3).dice(QUIET).rolls(left=2).offers_also("stop").answer("stop").happened(RollFinished(0, QUIET))


def test_rolls_confirmed_ask_a_monster_that_rerolls_nothing() -> None:
    table = Table(3).rules(rolls="confirmed").dice(QUIET).rolls(left=2).answer("stop")

    table.asks(0, "confirm_roll").offers("keep_roll", "roll_on").never_happened(RollFinished)


def test_rolls_confirmed_go_on_to_resolving_when_the_roll_is_kept() -> None:
    table = Table(3).rules(rolls="confirmed").dice(QUIET).rolls(left=2).answer("stop", "keep_roll")

    table.happened(RollFinished(0, QUIET)).has(0, place="city").asks(1, "roll")


def test_rolls_confirmed_go_back_to_the_dice_when_the_monster_rolls_on() -> None:
    table = Table(3).rules(rolls="confirmed").dice(QUIET).next_rolls("3").rolls(left=2)

    table.answer("stop", "roll_on").asks(0, "roll").shows(QUIET)
    table.answer("keep 1 1 2 2 3").asks(0, "roll").shows(QUIET)
    table.answer("stop", "roll_on", "stop", "keep_roll").asks(1, "roll")


def test_rolls_confirmed_ask_also_when_all_dice_are_named() -> None:
    Table(3).rules(rolls="confirmed").dice(QUIET).rolls(left=1).answer(f"keep {QUIET}").asks(0, "confirm_roll")


def test_rolls_confirmed_ask_nothing_after_the_last_roll() -> None:
    table = Table(3).rules(rolls="confirmed").dice(QUIET).next_rolls("3").rolls(left=1)

    table.answer("keep 1 1 2 2 3").asks(1, "roll").happened(RollFinished(0, QUIET))


def test_rolls_exactly_three_cannot_be_stopped() -> None:
    table = Table(3).rules(rolls="exactly_three").dice(NO_SMASH).rolls(left=2)

    table.refuses("stop").offers_no("stop").offers_also(f"keep {NO_SMASH}", "keep nothing")


def test_rolls_exactly_three_ask_twice_even_when_all_dice_are_kept() -> None:
    table = Table(3).rules(rolls="exactly_three").dice(NO_SMASH).rolls(left=2)

    table.answer(f"keep {NO_SMASH}").asks(0, "roll").shows(NO_SMASH)
    table.answer(f"keep {NO_SMASH}").asks(1, "roll").happened(RollFinished(0, NO_SMASH)).has(0, points=5)


# resolve


def test_resolve_fixed_takes_numbers_hearts_energy_smashes() -> None:
    table = Table(3).monster(0, health=5).monster(1, place="city").dice("1 1 1 heart energy smash").resolves()

    table.happened_in_order(
        PointsGained(0, 1, 1, "dice"),
        HealthGained(0, 1, 6, "dice"),
        EnergyGained(0, 1, 1, "dice"),
        HealthLost(1, 1, 9, 0, "dice"),
    )


def chosen(dice: str, cards: str = "") -> Table:
    """Three monsters: seat 0, which chooses the order, has 5 health, and seat 1 is in the City."""
    table = Table(3).rules(resolve="chosen", two_players=False).monster(0, cards=cards, health=5)
    return table.monster(1, place="city").dice(dice)


def test_resolve_chosen_offers_the_groups_that_have_dice() -> None:
    chosen("1 1 1 heart energy smash").resolves().asks(0, "resolve").offers(
        "resolve numbers", "resolve hearts", "resolve energy", "resolve smashes"
    )
    chosen("1 1 1 1 heart energy").resolves().offers("resolve numbers", "resolve hearts", "resolve energy")
    chosen("heart heart heart energy smash smash").resolves().offers(
        "resolve hearts", "resolve energy", "resolve smashes"
    )


def test_resolve_chosen_offers_smashes_that_only_a_card_added() -> None:
    chosen("1 1 1 1 2 2", cards="acid_attack").resolves().offers("resolve numbers", "resolve smashes")


def test_resolve_chosen_does_not_ask_about_a_single_group() -> None:
    chosen(NO_SMASH).resolves().asks(1, "roll").has(0, points=4)


def test_resolve_chosen_offers_each_group_once() -> None:
    table = chosen("1 1 1 heart energy smash").resolves().answer("resolve hearts")

    table.has(0, health=6, points=0, energy=0).offers("resolve numbers", "resolve energy", "resolve smashes")
    table.answer("resolve energy").has(0, energy=1).offers("resolve numbers", "resolve smashes")


@pytest.mark.parametrize("first", ["numbers", "hearts", "energy"])
def test_resolve_chosen_counts_every_group_whichever_comes_first(first: str) -> None:
    table = chosen("1 1 1 heart energy 2").resolves().answer(f"resolve {first}")
    while table.game.view(None).kind == "resolve":
        table.answer(table.game.view(0).options[0])

    table.has(0, points=1, health=6, energy=1, place="outside")


def test_resolve_chosen_asks_to_yield_directly_after_the_smashes() -> None:
    table = chosen("1 1 1 heart energy smash").resolves().answer("resolve smashes")

    table.asks(1, "yield").has(0, points=0, health=5, energy=0).answer("yield").asks(0, "resolve")


def test_resolve_chosen_lets_the_monster_enter_after_all_groups_so_that_its_hearts_heal() -> None:
    table = chosen("1 1 1 heart energy smash").resolves().answer("resolve smashes", "yield")

    table.has(0, place="outside").has(1, place="outside")
    table.answer("resolve numbers", "resolve hearts").has(0, place="city", health=6, energy=1, points=2)
    table.happened_in_order(HealthGained(0, 1, 6, "dice"), TokyoEntered(0, "city", "tokyo"))


def test_resolve_chosen_settles_jets_and_burrowing_before_the_next_group() -> None:
    table = chosen("1 1 1 heart heart smash").monster(1, place="city", cards="burrowing jets").resolves()

    table.answer("resolve smashes", "yield").asks(0, "resolve").has(1, health=10).has(0, health=4, place="outside")


def test_resolve_chosen_stops_when_burrowing_kills_the_roller() -> None:
    table = chosen("1 1 1 heart heart smash").monster(0, health=1).monster(1, place="city", cards="burrowing")

    table.resolves().answer("resolve smashes", "yield").asks(1, "roll").has(0, place="dead")


def test_resolve_smashes_before_hearts_hits_before_it_heals_and_asks_to_yield_last() -> None:
    table = Table(3).rules(resolve="smashes_before_hearts").monster(0, health=5).monster(1, place="city")
    table.dice("1 1 1 heart heart smash").resolves().asks(1, "yield").has(0, health=7, points=1)

    table.happened_in_order(
        PointsGained(0, 1, 1, "dice"), HealthLost(1, 1, 9, 0, "dice"), HealthGained(0, 2, 7, "dice")
    )
    table.answer("yield").has(0, place="city")


def test_resolve_smashes_before_hearts_still_counts_energy() -> None:
    table = Table(3).rules(resolve="smashes_before_hearts").dice("1 1 2 2 energy energy")

    table.resolves().has(0, energy=2)


def test_resolve_smashes_before_hearts_lets_hearts_cure_tokens() -> None:
    table = Table(3).rules(resolve="smashes_before_hearts").monster(0, health=5, poison=1).monster(1, place="city")

    table.dice("1 1 2 2 heart smash").resolves().asks(0, "assign_hearts").offers("heal", "cure poison")
    table.answer("cure poison").asks(1, "yield").has(0, poison=0, health=5)


# smashes_within_tokyo


def test_smashes_within_tokyo_off_leaves_the_bay_alone() -> None:
    table = Table(5).monster(0, place="city").monster(1, place="bay").dice(ONE_SMASH).resolves()

    table.asks(1, "roll").has(1, health=10).has(2, health=9)


def test_smashes_within_tokyo_on_let_the_city_hit_the_bay() -> None:
    table = Table(5).rules(smashes_within_tokyo=True).monster(0, place="city").monster(1, place="bay")

    table.dice(ONE_SMASH).resolves().asks(1, "yield").has(1, health=9).has(2, health=9).has(3, health=9)
    table.answer("yield").has(1, place="outside").has(0, place="city", points=0).never_happened(TokyoEntered)


def test_smashes_within_tokyo_on_let_the_bay_hit_the_city() -> None:
    table = Table(5).rules(smashes_within_tokyo=True).monster(0, place="bay").monster(1, place="city")

    table.dice(ONE_SMASH).resolves().asks(1, "yield").answer("yield")
    table.has(1, place="outside", health=9).has(0, place="bay", health=10)


def test_smashes_within_tokyo_on_do_not_hit_the_others_outside() -> None:
    table = Table(5).rules(smashes_within_tokyo=True).monster(1, place="city").monster(2, place="bay")

    table.dice(ONE_SMASH).resolves().answer("stay", "stay").has(1, health=9).has(2, health=9).has(3, health=10)


def test_smashes_within_tokyo_on_do_not_let_burrowing_hit_one_that_takes_no_place() -> None:
    table = Table(5).rules(smashes_within_tokyo=True).monster(0, place="city")

    table.monster(1, place="bay", cards="burrowing").dice(ONE_SMASH).resolves().answer("yield").has(0, health=10)


# bay_closing


def closing(how: str, city: str = "city") -> Table:
    """Five alive: seat 1, in the City or outside, has 1 health, and seat 2 is in the Bay."""
    table = Table(5).rules(bay_closing=how).monster(1, place=city, health=1).monster(2, place="bay")
    return table.dice(ONE_SMASH)


def test_bay_closing_move_takes_the_bay_s_monster_to_an_empty_city() -> None:
    closing("move").resolves().asks(2, "yield").has(2, place="city", health=9)


def test_bay_closing_leave_sends_the_bay_s_monster_out() -> None:
    table = closing("leave").resolves().has(2, place="outside", health=9).has(0, place="city")

    table.happened(TokyoLeft(2, "bay", "bay")).asks(2, "roll")


@pytest.mark.parametrize("how", ["move", "leave"])
def test_bay_closing_sends_the_bay_s_monster_out_when_the_city_is_taken(how: str) -> None:
    table = closing(how, city="outside").monster(0, place="city").resolves()

    table.has(1, place="dead").has(2, place="outside").has(0, place="city")
