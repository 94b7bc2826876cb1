"""What a position by some rules can hold."""

from __future__ import annotations

import pytest

from kingoftokyo import Game, SetupError


def test_the_limits_of_the_standard_game() -> None:
    limits = Game.position_limits(4)

    assert limits.places == ["outside", "city", "dead"]
    assert limits.steps == ["start", "roll", "resolve", "buy", "end"]
    assert limits.faces == ["1", "2", "3", "heart", "energy", "smash"]
    assert (limits.most_dice, limits.most_points, limits.most_health, limits.market) == (9, 20, 10, 3)
    assert limits.most_people == 4
    assert limits.counted == []


def test_the_bay_opens_for_five_and_solo_is_for_one_person() -> None:
    assert "bay" in Game.position_limits(5).places
    assert Game.position_limits(5, "solo").most_people == 1


def test_the_simple_game_has_no_cards_and_no_energy() -> None:
    limits = Game.position_limits(2, "simple")

    assert (limits.cards, limits.market, limits.most_energy) == ([], 0, 0)
    assert "energy" not in limits.faces


def test_cards_say_how_many_there_are_whether_they_are_held_and_what_they_are_worth_in_health() -> None:
    cards = {card.id: card for card in Game.position_limits(2).cards}

    assert len(cards) == 64
    assert (cards["extra_head"].copies, cards["extra_head"].hold) == (2, True)
    assert not cards["tank"].hold
    assert (cards["even_bigger"].most_health, cards["jets"].most_health, cards["tank"].most_health) == (12, 10, 10)
    assert cards["smoke_cloud"].counters == 3


def test_expansions_count_up_to_a_number_or_levels() -> None:
    limits = Game.position_limits(3, "standard cultists=true tokyo_tower=true")

    assert {counted.field: (counted.most, counted.levels) for counted in limits.counted} == {
        "cultists": (limits.counted[0].most, []),
        "tower": (0, [1, 2]),
    }
    assert limits.counted[0].most > 0


def test_limits_of_what_there_is_not_are_refused() -> None:
    with pytest.raises(SetupError, match="2 to 6 monsters can play, not 7"):
        Game.position_limits(7)
