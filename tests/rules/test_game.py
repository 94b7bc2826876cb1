"""What a game tells of itself: how it began, what was chosen, and what may be chosen at any time."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

from kingoftokyo import Choice, ChoiceError, Game, GameOverError
from kingoftokyo.rules import all_card_facts, card_facts, expansion_facts
from kingoftokyo.rules.asking.choices import STOP
from table import Table

SECRET = "5e" * 32


def test_a_game_says_how_it_began() -> None:
    game, fair, set_up = Game.new(2, seed=7), Game.new(2, secret=SECRET), Game.from_position("monsters=[() ()]")

    assert (game.beginning, game.secret, game.commitment, game.is_practice) == (("", 7, ""), b"", "", False)
    assert fair.secret == bytes.fromhex(SECRET)
    assert fair.beginning == (fair.commitment, 0, "")
    assert set_up.is_practice
    assert "monsters" in set_up.beginning[2]
    assert Game.new(2, rolls=["1 1 1 1 1 1"]).is_practice


def test_a_clone_knows_nothing_of_how_it_began() -> None:
    clone = Game.new(2, secret=SECRET).clone()

    assert (clone.beginning, clone.secret, clone.commitment, clone.is_practice) == (("", 0, ""), b"", "", False)
    assert (clone.lines, clone.last_choice, clone.events_by_choice()) == ([], None, [[]])


def test_a_game_lists_its_choices_and_what_each_brought() -> None:
    game = Game.new(2, seed=3, listen=True)
    assert game.last_choice is None
    before = len(game.events or [])

    happened = game.play("keep nothing")

    assert [(line.number, line.seat, line.choice) for line in game.lines] == [(0, game.active, "keep nothing")]
    assert str(game.last_choice) == "keep nothing"
    assert [len(events) for events in game.events_by_choice()] == [before, len(happened)]


def test_a_game_listens_from_now_on() -> None:
    game = Game.new(2, seed=3)
    assert game.play("keep nothing") == []

    game.listen()

    assert game.play("stop") == game.events != []


def test_what_may_be_done_at_any_time_is_listed_and_read() -> None:
    table = Table(2).monster(1, cards="rapid_healing", energy=2, health=5).dice("1 1 2 2 3 3").rolls()

    assert [choice.text for choice in table.game.any_time_choices(1)] == ["use rapid_healing"]
    assert table.game.any_time_choices(0) == []
    assert table.game.parse_interjection(1, " Use RAPID_HEALING ").text == "use rapid_healing"
    with pytest.raises(ChoiceError, match="'dance' is not possible at any time; seat 1 may do: use rapid_healing"):
        table.game.parse_interjection(1, "dance")


@pytest.mark.parametrize("seat", [-1, 2, True, "1", None])
def test_only_a_seat_may_do_something_at_any_time(seat: Any) -> None:  # noqa: ANN401  whatever a stranger gives
    with pytest.raises(ChoiceError, match="there are seats 0 to 1, not"):
        Game.new(2).any_time_choices(seat)


def test_an_interjection_is_a_choice_or_its_text() -> None:
    table = Table(2).monster(1, cards="rapid_healing", energy=4, health=5).dice("1 1 2 2 3 3").rolls()
    [heal] = table.game.any_time_choices(1)

    assert table.game.parse_interjection(1, heal) == heal
    with pytest.raises(ChoiceError, match="'stop' is not possible at any time"):
        table.game.parse_interjection(1, Choice(STOP))
    with pytest.raises(ChoiceError, match="a choice is one of the decision's options or its text, not 5"):
        table.game.interject(1, 5)


def test_a_text_is_read_as_the_option_that_it_means_and_nothing_is_played() -> None:
    game = Game.new(2, seed=1)

    assert game.parse_choice(" Keep  NOTHING ").text == "keep nothing"
    assert game.number == 0
    with pytest.raises(ChoiceError, match="'dance' is not possible now"):
        game.parse_choice("dance")


def test_a_game_that_is_over_offers_nothing_and_is_neither_private_nor_secret() -> None:
    game = Table(2).monster(0, points=19).monster(1, place="city").dice("1 1 1 2 2 3").resolves().game

    assert game.over
    assert game.any_time_choices(1) == []
    assert not game.asked_in_private
    assert not game.answered_in_secret
    with pytest.raises(GameOverError):
        game.parse_choice("stop")


def test_looking_at_a_copy_shows_the_same_and_does_not_change_the_game() -> None:
    game = Game.new(2, seed=1, listen=True)
    game.play("stop")
    before = game.buffered_count

    twin = copy(game)
    decision = twin.decision

    assert decision is not None
    assert decision.number == 1
    assert (twin.record(), twin.events_by_choice()) == (game.record(), game.events_by_choice())
    assert game.buffered_count == before


def test_the_facts_of_a_card_are_what_is_printed_on_it() -> None:
    facts = card_facts("smoke_cloud")

    assert facts is not None
    assert (facts.name, facts.cost, facts.kind, facts.copies, facts.counters) == ("Smoke Cloud", 4, "keep", 1, 3)
    assert card_facts("dance") is None
    assert {card.kind for card in all_card_facts()} == {"keep", "discard", "costume"}


def test_the_expansions_of_a_game_have_texts() -> None:
    assert [card.name for card in expansion_facts(Game.new(3, "standard cultists=true"))] == ["Cultist"]
