"""Deprecated names that card and bot files may still use: each is the same thing under its old name."""

from __future__ import annotations

from kingoftokyo import Game, cards
from kingoftokyo.players import lattice_of
from kingoftokyo.players.registry import player_named
from kingoftokyo.rules import Line, has_own_cards, lookahead, rules_from_text


def test_card_files_may_use_the_old_names() -> None:
    choice = cards.pack_choice(cards.USE, 0, 7, 3)

    assert (cards.x_of(choice), cards.y_of(choice)) == (7, 3)
    assert cards.House is cards.ExpansionCard
    assert cards.has_own_cards is has_own_cards


def test_bots_may_use_the_old_names_of_rolls() -> None:
    assert list(lattice_of(2).hands) == list(lattice_of(2).final_rolls)
    assert lookahead.with_hand is lookahead.with_roll


def test_callers_of_players_may_use_the_old_name_of_a_refusal() -> None:
    perfect = player_named("perfect")

    assert perfect.refusal(rules_from_text("simple"), 2) == ""
    assert perfect.refusal(rules_from_text("simple"), 3) == str(perfect.rules_error(rules_from_text("simple"), 3))


def test_readers_of_records_may_use_the_old_names_of_outcomes() -> None:
    line = Line(0, 14, 0, 1, "stop", ["rolled heart"])

    assert line.answers == line.outcomes == ["rolled heart"]
    assert lookahead.read_answer is lookahead.choice_code


def test_bots_may_use_the_old_name_of_the_seat_that_a_mimic_copies_from() -> None:
    mimic = {"card": "mimic", "copies": {"seat": 1, "card": "jets"}}
    game = Game.from_position({"monsters": [{"cards": [mimic]}, {"cards": ["jets"]}]})
    [card] = game.view(None).monsters[0].cards

    assert (card.of, card.copied_from) == (1, 1)
