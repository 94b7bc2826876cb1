"""Edges of presets and expansions: wins in the middle of something, and what their positions and rules refuse."""

from __future__ import annotations

import pytest

from kingoftokyo import Game, PositionError, Rules, SetupError
from kingoftokyo.rules.card import Card, ExpansionCard
from kingoftokyo.rules.catalogue import CATALOGUE, packaged_card_facts
from kingoftokyo.rules.expansions import add_expansion, in_game
from table import Table

QUIET = "1 1 2 2 3 3"
THREE: list[dict[str, object]] = [{}, {}, {}]


def refused(says: str, **fields: object) -> None:
    with pytest.raises(PositionError, match=says):
        Game.from_position({"monsters": THREE, **fields})


# Winning at once


def test_who_wins_at_once_by_buying_off_the_top_leaves_the_card_there() -> None:
    table = Table(2).rules("solo").monster(0, points=19, energy=9, cards="media_friendly made_in_a_lab")
    table.market("").next_cards("heal").buys().answer("buy top")

    table.ended(0, "points").has(0, cards="media_friendly made_in_a_lab").discard_shows("")


def test_who_wins_at_once_by_buying_from_another_has_the_card() -> None:
    table = Table(2).rules("solo").monster(0, points=19, energy=9, cards="media_friendly parasitic_tentacles")
    table.monster(1, cards="jets").market("").buys().answer("buy jets from seat 1")

    table.ended(0, "points").has(0, cards="media_friendly parasitic_tentacles jets").has(1, cards="")


def test_who_wins_at_once_by_death_from_above_does_not_take_tokyo_any_more() -> None:
    table = Table(2).rules("solo").monster(0, points=18, energy=9).monster(1, place="city")
    table.market("death_from_above").buys().answer("buy death_from_above")

    table.ended(0, "points").has(0, place="outside").has(1, place="city")


# Interjections


def test_an_interjection_that_leaves_nothing_to_ask_leads_to_the_next_decision() -> None:
    table = Table(2).monster(1, place="city", health=2, energy=2, cards="rapid_healing").dice("smash smash 1 1 2 3")
    table.resolves().asks(1, "damage").offers("accept", "use rapid_healing").at_decision(0)

    table.interject(1, "use rapid_healing").has(1, health=1).asks(1, "yield").at_decision(1)


# Positions


def test_a_probe_of_a_3_that_is_not_there_is_passed() -> None:
    probe = {"step": "card", "seat": 1, "card": "psychic_probe", "about": 1}
    game = Game.from_position(
        {
            "monsters": [{"energy": 9}, {"cards": ["psychic_probe"]}, {}],
            "dice": "1 1 2 2 smash smash",
            "pending": [probe, {"step": "buy"}, {"step": "turn_over"}],
        }
    )

    assert (game.view(None).asked, game.view(None).kind) == (0, "buy")


def test_dealing_fills_the_empty_places_of_the_market_only() -> None:
    game = Game.from_position(
        {
            "monsters": [{"energy": 9}, {}, {}],
            "market": [None, "heal", None],
            "deck": ["tank", "jets"],
            "pending": [{"step": "deal"}, {"step": "buy"}, {"step": "turn_over"}],
        }
    )

    assert [card.id for card in game.view(None).market] == ["tank", "heal", "jets"]


@pytest.mark.parametrize("about", [31, 7 | 7 << 5, 12 << 5])
def test_halloween_asks_about_two_costumes_of_the_deck(about: int) -> None:
    asks = {"step": "card", "seat": 0, "card": "halloween", "about": about}

    refused(
        rf"^pending\[0\]\.about: halloween never asks about {about}",
        rules={"halloween": True},
        pending=[asks, {"step": "turn_over"}],
    )


def test_a_position_of_simple_rules_has_neither_energy_dice_nor_a_bay() -> None:
    refused("^dice: these rules have dice without energy", rules="simple", step="resolve", dice="energy 1 1")
    refused("^monsters: these rules have no bay", rules="simple", monsters=[{"place": "bay"}, {}, {}, {}, {}])


def test_a_position_has_one_person_at_most_where_the_game_ends_with_it() -> None:
    refused("^persons: these rules are for one person against computer players", rules="solo", persons=[0, 1])


@pytest.mark.parametrize("order", [[0, 1], [0, 1, 1], [0, 1, 2, 0]])
def test_every_seat_stands_in_the_order_once(order: list[int]) -> None:
    refused("^order: every seat must be listed exactly once", order=order)


# Rules


def test_rules_as_text_name_settings_that_there_are() -> None:
    with pytest.raises(SetupError, match="there is no setting 'costume'; there are: power_cards, "):
        Game.new(3, "standard costume=choose")


@pytest.mark.parametrize("seat", [-1, 3])
def test_persons_are_seats(seat: int) -> None:
    with pytest.raises(SetupError, match=f"persons: a seat from 0 to 2 is expected, not {seat}"):
        Game.new(3, persons=[seat])


@pytest.mark.parametrize("id", ["cultist", "zombie", "halloween"])
def test_a_card_of_an_expansion_is_no_own_card(id: str) -> None:
    with pytest.raises(SetupError, match=f"the card '{id}' belongs to an expansion"):
        Game.new(3, Rules(cards=[id]))


# Cards and expansions that say nothing


class Nowhere(ExpansionCard):
    name = "Nowhere House"
    cost = 0
    copies = 6
    text = "It is in no game."

    def joins(self, rules: Rules, players: int) -> bool:
        return False


def test_an_expansion_that_joins_no_game_is_in_none() -> None:
    before = list(in_game(Game.new(2)).values())
    add_expansion(Nowhere())

    assert "nowhere_house" in CATALOGUE.ids
    assert list(in_game(Game.new(2)).values()) == before


class Homemade(Nowhere):
    name = "Homemade House"


def test_an_expansion_of_ones_own_is_not_among_the_packaged_cards() -> None:
    add_expansion(Homemade())
    packaged = {card.id for card in packaged_card_facts()}

    assert "homemade_house" in CATALOGUE.ids
    assert "homemade_house" not in packaged
    assert {"wings", "zombie", "cultist", "tokyo_tower"} <= packaged


def test_a_plain_card_changes_no_loss_and_an_expansion_card_must_say_which_games_it_joins() -> None:
    game = Table(2).dice(QUIET).rolls().game

    assert Card().others_loss(game, 0, 0, 3) == 3
    with pytest.raises(NotImplementedError):
        ExpansionCard().joins(game.rules, 2)
