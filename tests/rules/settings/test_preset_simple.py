"""The simplified game for agents: one Tokyo, five-faced dice, no cards and no energy, and none of the known faults."""

import pytest

from kingoftokyo import Game, PositionError, Rules
from kingoftokyo.rules.core.places import CITY, DEAD
from kingoftokyo.rules.events import (
    FirstPlayerRolled,
    HealthGained,
    HealthLost,
    MonsterEliminated,
    PointsGained,
    StayedInTokyo,
    TokyoEntered,
    TurnStarted,
)
from kingoftokyo.rules.playout import play_out
from table import Table

QUIET = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"
TWO_SMASHES = "smash smash 1 1 2 2"


def simple(players: int, turn: int = 0) -> Table:
    return Table(players, turn).rules("simple")


# What there is


@pytest.mark.parametrize("players", range(2, 7))
def test_simple_starts_with_ten_health_and_nothing_else(players: int) -> None:
    game = Game.new(players, "simple")

    for monster in game.view(None).monsters:
        assert (monster.health, monster.points, monster.energy, monster.place) == (10, 0, 0, "outside")
    assert (game.view(None).market, game.view(None).deck_size) == ([], 0)


def test_simple_has_no_cards_to_hold() -> None:
    with pytest.raises(PositionError, match="wings"):
        simple(2).monster(0, cards="wings").starts_turn()


def test_simple_rolls_six_dice_of_five_faces_alike() -> None:
    thrown = [face for seed in range(1000) for face in Game.new(2, "simple", seed).view(None).dice.split()]

    assert len(thrown) == 6000
    for face in ("1", "2", "3", "heart", "smash"):
        assert 1080 < thrown.count(face) < 1320
    assert "energy" not in thrown


def test_simple_gives_no_energy_for_tokyo() -> None:
    simple(2).dice(QUIET).resolves().has(0, place="city", points=1, energy=0)
    simple(2).monster(0, place="city").starts_turn().has(0, points=2, energy=0)


def test_simple_asks_about_rolls_and_yielding_only() -> None:
    kinds = set()
    for seed in range(20):
        game = Game.new(4, "simple", seed)
        while not game.over:
            kinds.add(game.view(None).kind)
            play_out(game, seed * 1000 + game.number, most=1)

    assert kinds == {"roll", "yield"}


def test_simple_has_no_expansions() -> None:
    rules = Rules("simple")

    assert not any(rules[name] for name in ("two_players", "halloween", "cultists", "tokyo_tower"))


# Turns and rolls


def test_simple_begins_with_the_first_seat_without_a_roll() -> None:
    game = Game.new(4, "simple", seed=3, listen=True)

    assert game.view(None).active == 0
    assert game.order == (0, 1, 2, 3)
    assert game.events is not None
    assert not [event for event in game.events if isinstance(event, FirstPlayerRolled)]


def test_simple_goes_on_with_the_next_seat_and_skips_the_dead() -> None:
    simple(3).dice(QUIET).resolves().asks(1, "roll")
    simple(3).monster(1, place="dead").dice(QUIET).resolves().asks(2, "roll")


def test_simple_rolls_exactly_three_times_with_a_mask_after_the_first_and_the_second() -> None:
    table = simple(2).next_rolls(QUIET, "3 3 3", "heart", QUIET).starts_turn().asks(0, "roll").refuses("stop")

    table.answer("keep 1 1 2").asks(0, "roll").shows("1 1 2 3 3 3").refuses("stop")
    table.answer("keep 1 1 3 3 3").asks(1, "roll").has(0, points=4)


def test_simple_may_keep_all_dice_and_is_asked_again_all_the_same() -> None:
    table = simple(2).dice(QUIET).rolls(left=2).answer(f"keep {QUIET}").asks(0, "roll").shows(QUIET)

    table.answer(f"keep {QUIET}").asks(1, "roll")


def test_simple_may_reroll_a_die_that_was_kept_before() -> None:
    table = simple(2).dice(QUIET).next_rolls("1", "2 2 2 2 2 2").rolls(left=2)

    table.answer("keep 1 1 2 2 3").answer("keep nothing").has(0, points=6)


def test_simple_pays_two_points_for_starting_in_tokyo() -> None:
    simple(3).monster(0, place="city").starts_turn().asks(0, "roll").has(0, points=2)
    simple(3).starts_turn().has(0, points=0)


# Resolving


@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("1 2 3 heart smash 1", 0),
        ("1 2 2 2 smash heart", 2),
        ("3 3 3 3 heart 1", 4),
        ("heart 1 1 1 smash 1", 2),
        ("1 1 1 heart heart smash", 1),
        ("1 1 1 1 heart smash", 2),
        ("1 1 1 2 2 2", 3),
        ("1 1 1 3 3 3", 4),
        ("2 2 2 3 3 3", 5),
        ("3 3 3 3 3 3", 6),
    ],
)
def test_simple_adds_up_the_points_of_each_number(dice: str, points: int) -> None:
    simple(2).monster(1, place="city").dice(dice).resolves().has(0, points=points)


def test_simple_hits_all_others_from_tokyo() -> None:
    table = simple(6).monster(0, place="city").dice(TWO_SMASHES).resolves().asks(1, "roll")

    for seat in range(1, 6):
        table.has(seat, health=8)


def test_simple_hits_tokyo_only_from_outside() -> None:
    table = simple(4).monster(1, place="city").dice(TWO_SMASHES).resolves().asks(1, "yield")

    table.has(1, health=8).has(2, health=10).has(3, health=10)


def test_simple_attacks_nobody_while_tokyo_is_empty() -> None:
    simple(3).dice(TWO_SMASHES).resolves().asks(1, "roll").never_happened(HealthLost).has(0, place="city")


def test_simple_heals_after_the_attack_and_before_the_yield_question() -> None:
    table = simple(2).monster(0, health=5).monster(1, place="city").dice("smash heart heart 1 1 1").resolves()

    table.asks(1, "yield").has(0, health=7)
    table.happened_in_order(
        PointsGained(0, 1, 1, "dice"), HealthLost(1, 1, 9, 0, "dice"), HealthGained(0, 2, 7, "dice")
    )


def test_simple_heals_an_attacker_that_enters_on_this_very_turn() -> None:
    table = simple(2).monster(0, health=5).monster(1, place="city").dice("smash heart heart 1 1 2").resolves()

    table.answer("yield").has(0, place="city", health=7, points=1)


def test_simple_heals_without_an_attack_too() -> None:
    simple(2).monster(0, health=5).monster(1, place="city").dice("heart heart 1 1 2 2").resolves().has(0, health=7)


def test_simple_heals_up_to_ten() -> None:
    table = simple(2).monster(0, health=9).monster(1, place="city").dice("heart heart heart 1 1 2").resolves()

    table.has(0, health=10).happened(HealthGained(0, 1, 10, "dice"))


def test_simple_does_not_heal_in_tokyo() -> None:
    table = simple(2).monster(0, place="city", health=5).dice("heart heart smash 1 1 2").resolves()

    table.has(0, health=5).has(1, health=9).never_happened(HealthGained)


# Tokyo


def test_simple_asks_the_wounded_monster_in_tokyo_to_yield() -> None:
    table = simple(3).monster(1, place="city").dice(ONE_SMASH).resolves().asks(1, "yield").offers("stay", "yield")

    table.answer("stay").has(1, place="city").has(0, place="outside").happened(StayedInTokyo(1, "city"))


def test_simple_asks_nobody_to_yield_without_an_attack() -> None:
    simple(3).monster(1, place="city").dice(QUIET).resolves().asks(1, "roll")


def test_simple_lets_the_attacker_take_the_place_that_was_left() -> None:
    table = simple(3).monster(1, place="city").dice(ONE_SMASH).resolves().answer("yield")

    table.has(1, place="outside", health=9).has(0, place="city", points=1)


def test_simple_must_enter_an_empty_tokyo_for_one_point() -> None:
    simple(3).dice(QUIET).resolves().has(0, place="city", points=1).happened(TokyoEntered(0, "city", "tokyo"))


def test_simple_has_one_place_in_tokyo_for_six_monsters_too() -> None:
    simple(6).monster(1, place="city").dice(QUIET).resolves().has(0, place="outside", points=0)


# The end


def test_simple_wins_at_once_with_the_points_of_the_dice() -> None:
    table = simple(3).monster(0, points=17).monster(1, place="city").dice("3 3 3 smash smash smash").resolves()

    table.ended(0, "points").has(1, health=10)


def test_simple_wins_at_once_at_the_start_of_a_turn_in_tokyo() -> None:
    simple(3).monster(0, points=18, place="city").starts_turn().ended(0, "points")


def test_simple_wins_at_once_on_entering_tokyo() -> None:
    simple(3).monster(0, points=19).dice(QUIET).resolves().ended(0, "points")


def test_simple_cuts_points_off_at_twenty() -> None:
    simple(3).monster(0, points=19).monster(1, place="city").dice("3 3 3 3 3 3").resolves().has(0, points=20)


def test_simple_wins_as_the_last_one_alive() -> None:
    simple(3).monster(0, place="city").monster(1, place="dead").monster(2, health=1).dice(ONE_SMASH).resolves().ended(
        0, "last alive"
    )


def test_simple_goes_on_without_its_person() -> None:
    table = simple(3).persons(1).monster(1, place="city", health=1).dice(ONE_SMASH).resolves()

    table.asks(2, "roll").has(1, place="dead")


# The faults of the public code


def test_a_dead_monster_in_tokyo_is_not_asked_and_does_not_hold_it() -> None:
    table = simple(3).monster(1, place="city", health=1).dice(TWO_SMASHES).resolves().asks(2, "roll")

    table.has(1, place="dead", health=0).has(0, place="city", points=1)
    table.happened_in_order(MonsterEliminated(1, 0, "dice"), TokyoEntered(0, "city", "tokyo"))


def test_a_dead_monster_takes_no_damage() -> None:
    table = simple(4).monster(0, place="city").monster(1, place="dead").dice(TWO_SMASHES).resolves()

    assert table.game.events is not None
    assert [event.seat for event in table.game.events if isinstance(event, HealthLost)] == [2, 3]


def test_a_dead_monster_has_no_more_turns() -> None:
    table = simple(3).monster(1, place="city", health=1).dice(TWO_SMASHES).resolves()

    assert table.game.events is not None
    assert [event.seat for event in table.game.events if isinstance(event, TurnStarted)] == [2]


@pytest.mark.parametrize("players", range(2, 7))
def test_every_simple_game_ends_and_no_dead_monster_is_in_the_way(players: int) -> None:
    for seed in range(25):
        game = Game.new(players, "simple", seed)
        while not game.over:
            assert game.monsters[game.asked].place != DEAD
            assert [monster.place for monster in game.monsters].count(CITY) <= 1
            play_out(game, seed * 1000 + game.number, most=1)
            assert game.number < 10_000
        assert game.winner is not None
        assert game.reason in ("points", "last alive")


def test_a_game_in_which_all_die_ends_without_a_winner() -> None:
    # Attacks cannot kill everybody at once; with cards the same rules can.
    rules: dict[str, object] = {"power_cards": True, "energy": True}
    table = Table(2).rules("simple", **rules).monster(0, health=3, energy=4).monster(1, health=3, place="city")

    table.market("high_altitude_bombing").buys().answer("buy high_altitude_bombing").ended(None, "all dead")
