"""The game of the use cases, one person against computer players, line by line."""

import pytest

from kingoftokyo import Game, Rules, SetupError
from kingoftokyo.rules.events import (
    FirstPlayerRolled,
    GameStarted,
    HealthGained,
    HealthLost,
    PointsGained,
    SmashesAdded,
    TokyoEntered,
    TurnEnded,
)
from table import Table, copying

QUIET = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"


def solo(players: int, turn: int = 0) -> Table:
    return Table(players, turn).rules("solo")


def smashes(*counts: int) -> list[str]:
    return [" ".join(["smash"] * count + ["1"] * (6 - count)) for count in counts]


def smashing(players: int) -> Table:
    """Seat 0 has rolled one smash."""
    return solo(players).dice(ONE_SMASH)


# Players and turn order


def test_solo_is_for_one_person_and_one_to_five_others() -> None:
    for players in range(2, 7):
        persons = Game.new(players, "solo").position()["persons"]
        assert isinstance(persons, list)
        assert len(persons) == 1


def test_solo_refuses_more_than_one_person() -> None:
    with pytest.raises(SetupError, match="one person"):
        Game.new(4, "solo", persons=(0, 1))


def test_solo_orders_turns_by_smashes() -> None:
    game = Game.new(4, "solo", rolls=smashes(0, 3, 1, 2), listen=True)

    assert game.order == (1, 3, 2, 0)
    assert game.view(None).active == 0
    assert game.events is not None
    assert GameStarted(4, 0, (1, 3, 2, 0)) in game.events


def test_solo_lets_the_tied_roll_again_among_themselves_until_all_differ() -> None:
    game = Game.new(4, "solo", rolls=smashes(1, 1, 3, 1, 2, 0, 2, 0, 1), listen=True)

    assert game.events is not None
    rolled = [(event.seat, event.smashes) for event in game.events if isinstance(event, FirstPlayerRolled)]
    assert game.order == (2, 3, 0, 1)
    assert rolled[4:] == [(2, 2), (3, 0), (1, 2), (2, 0), (1, 1)]


def test_solo_reseats_the_person_with_the_others() -> None:
    game = Game.new(4, "solo", rolls=smashes(0, 3, 1, 2), persons=(3,))

    assert game.position()["persons"] == [1]


def test_solo_plays_clockwise_in_the_new_order() -> None:
    game = Game.new(3, "solo", rolls=[*smashes(0, 2, 1), "1 1 1 1 1 2", "1 1 1 1 1 2", "1 1 1 1 1 2"])

    turns = []
    for _ in range(3):
        turns.append(game.view(None).active)
        game.play("stop")
    assert turns == [0, 1, 2]


# Tokyo


def test_solo_pays_for_tokyo_at_the_end_of_the_turn_only() -> None:
    solo(3).monster(0, place="city").starts_turn().has(0, points=0)
    solo(3).monster(0, place="city").ends_turn().asks(1).has(0, points=2)


def test_solo_pays_for_the_bay_as_for_the_city() -> None:
    solo(5).monster(0, place="bay").monster(1, place="city").ends_turn().asks(1).has(0, points=2)


def test_solo_pays_at_the_end_of_the_turn_of_entering_too() -> None:
    table = solo(3).dice(QUIET).resolves().has(0, place="city", points=3)

    table.happened_in_order(PointsGained(0, 1, 1, "tokyo"), PointsGained(0, 2, 3, "tokyo"), TurnEnded(0))


def test_solo_pays_points_to_two_players_too() -> None:
    solo(2).dice(QUIET).resolves().has(0, points=3, energy=0)


def test_solo_pays_after_the_cards_and_after_poison() -> None:
    table = solo(3).monster(0, place="city", poison=1, energy=6, cards="energy_hoarder").ends_turn()

    table.happened_in_order(
        PointsGained(0, 1, 1, "energy_hoarder"), HealthLost(0, 1, 9, None, "poison"), PointsGained(0, 2, 3, "tokyo")
    )


def test_solo_keeps_the_point_of_urbavore_at_the_start_of_the_turn() -> None:
    solo(3).monster(0, place="city", cards="urbavore").starts_turn().asks(0, "roll").has(0, points=1)
    solo(3).monster(0, place="city", cards="urbavore").ends_turn().has(0, points=2)


def test_solo_asks_to_yield_for_smashes() -> None:
    table = smashing(3).monster(1, place="city").resolves().answer("resolve smashes").asks(1, "yield")

    table.offers("stay", "yield").answer("stay").has(1, place="city", health=9)


def test_solo_does_not_ask_to_yield_for_a_card() -> None:
    table = solo(3).monster(0, energy=3).monster(1, place="city").market("flame_thrower")

    table.buys().answer("buy flame_thrower").asks(1, "roll").has(1, place="city", health=8)


def test_solo_lets_city_and_bay_hit_each_other() -> None:
    table = smashing(5).monster(0, place="bay").monster(1, place="city").resolves().answer("resolve smashes")

    table.asks(1, "yield").has(1, health=9).has(2, health=9)


def test_solo_sends_the_bay_s_monster_out_when_the_bay_closes() -> None:
    table = smashing(5).monster(1, place="city", health=1).monster(2, place="bay").resolves()

    table.answer("resolve smashes").asks(2, "roll").has(2, place="outside", health=9).has(0, place="city")


def test_solo_does_not_heal_with_dice_in_tokyo() -> None:
    table = solo(3).monster(0, place="city", health=5).dice("heart heart 1 1 2 2").resolves()

    table.answer("resolve hearts").has(0, health=5)


def test_a_smash_of_the_first_turn_hits_nobody_in_solo() -> None:
    table = smashing(3).resolves().answer("resolve smashes").has(0, place="city")

    table.never_happened(HealthLost)


# Rolling and resolving


def test_solo_may_stop_after_any_roll_without_being_asked_twice() -> None:
    solo(3).dice("1 1 1 1 1 1").rolls(left=2).answer("stop").asks(1, "roll")


def test_solo_lets_the_order_of_the_groups_be_chosen() -> None:
    table = solo(3).monster(0, health=5).monster(1, place="city").dice("1 1 1 heart energy smash").resolves()

    table.offers("resolve numbers", "resolve hearts", "resolve energy", "resolve smashes")
    table.answer("resolve energy", "resolve smashes").asks(1, "yield").answer("stay").asks(0, "resolve")
    table.answer("resolve hearts").has(0, health=6, energy=1, points=1)


def test_solo_offers_added_smashes_as_a_group() -> None:
    table = solo(3).monster(0, cards="acid_attack").monster(1, place="city").dice(QUIET).resolves()

    table.offers("resolve numbers", "resolve smashes").happened(SmashesAdded(0, 1, "acid_attack"))


@pytest.mark.parametrize("first", ["numbers", "hearts", "energy"])
def test_solo_counts_every_group_without_smashes(first: str) -> None:
    table = solo(3).monster(0, health=5).monster(1, place="city").dice("1 1 1 heart energy 2").resolves()
    table.answer(f"resolve {first}")
    while table.game.view(None).kind == "resolve":
        table.answer(table.game.view(0).options[0])

    table.has(0, points=1, health=6, energy=1)


def test_solo_lets_jets_and_burrowing_follow_the_smashes_directly() -> None:
    table = smashing(3).monster(1, place="city", cards="jets burrowing").resolves().answer("resolve smashes", "yield")

    table.has(1, health=10).has(0, health=9, place="city")
    table.happened_in_order(HealthLost(0, 1, 9, 1, "burrowing"), TokyoEntered(0, "city", "tokyo"))


def test_solo_enters_tokyo_after_all_groups() -> None:
    table = solo(3).monster(0, health=5).monster(1, place="city").dice("smash heart heart 1 1 2").resolves()

    table.answer("resolve smashes", "yield", "resolve numbers").has(0, place="city", health=7)
    table.happened_in_order(HealthGained(0, 2, 7, "dice"), TokyoEntered(0, "city", "tokyo"))


# Cards


def test_solo_has_end_of_turn_cards_act_in_the_order_of_buying() -> None:
    table = solo(3).monster(0, cards="energy_hoarder rooting_for_the_underdog", energy=6)

    table.monster(1, points=1).monster(2, points=1).ends_turn().has(0, points=1)


def test_solo_has_a_mimic_count_from_its_own_purchase() -> None:
    table = solo(3).monster(0, cards=["energy_hoarder", copying("rooting_for_the_underdog", 1)], energy=6)

    table.monster(1, points=1, cards="rooting_for_the_underdog").monster(2, points=1).ends_turn().has(0, points=1)


def test_solo_takes_bought_discard_cards_out_of_the_game() -> None:
    table = solo(3).monster(0, energy=3).market("corner_store").buys().answer("buy corner_store").discard_shows("")

    assert table.game.position()["removed"] == ["corner_store"]


def test_solo_reshuffles_swept_and_lost_cards() -> None:
    table = solo(3).monster(0, energy=4).market("heal tank wings").deck_is("frenzy jets").buys()

    table.answer("sweep")
    assert {card.id for card in table.game.view(None).market} > {"frenzy", "jets"}


def test_solo_puts_the_cards_of_an_eliminated_monster_on_the_pile() -> None:
    table = smashing(3).monster(1, place="city", health=1, cards="wings").resolves().answer("resolve smashes")

    table.discard_shows("wings").has(1, place="dead")


def test_solo_allows_the_same_name_twice_in_the_market() -> None:
    table = solo(3).monster(0, energy=3).market("extra_head heal corner_store").next_cards("extra_head")

    table.buys().answer("buy corner_store").market_shows("extra_head heal extra_head")


def test_solo_asks_about_freeze_time() -> None:
    table = solo(3).monster(0, cards="freeze_time").monster(1, place="city").dice("1 1 1 2 2 3").resolves()

    table.asks(0, "freeze_time").offers("again", "decline")


def test_solo_has_no_expansions() -> None:
    rules = Rules("solo")

    assert not any(rules[name] for name in ("two_players", "halloween", "cultists", "tokyo_tower"))


# The end


def test_solo_wins_at_once_with_twenty_points() -> None:
    solo(3).monster(0, points=17, energy=2).monster(1, place="city").dice("3 3 3 1 1 2").resolves().ended(0, "points")


def test_solo_wins_with_jet_fighters_at_fifteen_points_and_four_health() -> None:
    table = solo(3).monster(0, points=15, energy=5, health=4).market("jet_fighters")

    table.buys().answer("buy jet_fighters").ended(0, "points").has(0, points=20, health=4)


def test_solo_wins_in_another_monsters_turn() -> None:
    table = smashing(3).monster(1, points=17, cards="eater_of_the_dead").monster(2, place="city", health=1)

    table.resolves().answer("resolve smashes").ended(1, "points")


def test_solo_wins_with_the_bonus_at_the_end_of_the_turn() -> None:
    solo(3).monster(0, points=18, place="city").ends_turn().ended(0, "points")


def test_solo_cuts_points_off_at_twenty() -> None:
    solo(3).monster(0, points=19).monster(1, place="city").dice("3 3 3 3 3 3").resolves().has(0, points=20)


def test_solo_wins_as_the_last_one_alive() -> None:
    table = smashing(2).persons(0).monster(1, place="city", health=1).resolves().answer("resolve smashes")

    table.ended(0, "last alive")


def test_solo_ends_when_the_person_is_eliminated_and_nobody_has_won() -> None:
    table = smashing(3).persons(1).monster(1, place="city", health=1).resolves().answer("resolve smashes")

    table.ended(None, "person eliminated")


def test_solo_ends_without_a_winner_also_when_only_one_other_monster_is_left() -> None:
    table = smashing(2).persons(1).monster(1, place="city", health=1).resolves().answer("resolve smashes")

    table.ended(None, "person eliminated")


def test_solo_ends_when_poison_eliminates_the_person() -> None:
    solo(3).persons(0).monster(0, poison=1, health=1).ends_turn().ended(None, "person eliminated")


def test_solo_goes_on_when_another_monster_is_eliminated() -> None:
    table = smashing(3).persons(0).monster(1, place="city", health=1).resolves().answer("resolve smashes")

    table.asks(2, "roll").has(1, place="dead")
