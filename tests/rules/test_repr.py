"""What a game and its parts say of themselves at a prompt: their class, and what matters of them."""

from __future__ import annotations

from kingoftokyo import Game, Rules, cards
from kingoftokyo.rules import SETTINGS, blank_game, card_facts, read_record
from kingoftokyo.rules.catalogue import CATALOGUE
from table import Table, copying


def test_a_game_says_its_rules_and_the_decision_that_waits() -> None:
    game = Game.from_position("turn=1 step=roll monsters=[() () ()]")

    assert repr(game) == f"Game('standard', 3 monsters, turn {game.turn}, decision 0: roll of seat 1)"


def test_a_game_that_is_over_says_why() -> None:
    table = Table(2).monster(0, place="city", points=19).dice("smash 1 1 1 2 3").resolves()

    assert repr(table.game) == f"Game('standard two_players=false', 2 monsters, turn {table.game.turn}, over: points)"


def test_a_table_before_the_first_throw_is_at_no_decision() -> None:
    assert repr(blank_game(4, Rules("solo"))) == "Game('solo', 4 monsters, turn 0, at no decision)"


def test_a_view_says_whose_it_is() -> None:
    game = Game.new(2)

    assert repr(game.view(1)) == f"View(seat 1, {game!r})"
    assert repr(game.view(None)) == f"View(spectator, {game!r})"


def test_a_monster_shows_its_cards_and_what_a_mimic_copies() -> None:
    table = Table(2).monster(0, cards="wings").monster(1, cards=[copying("wings", 0)], health=7).rolls()
    [winged, mimicking] = table.game.view(None).monsters

    assert repr(winged.cards) == "[CardView('wings', counters=0, used=False)]"
    assert repr(mimicking) == (
        "MonsterView(seat=1, place='outside', health=7, max_health=10, points=0, energy=0, poison=0, shrink=0, "
        "cards=[CardView('mimic', counters=0, used=False, copies='wings', copied_from=0)], counted={})"
    )


def test_what_is_for_sale_shows_its_price() -> None:
    game = Game.from_position("market=[jets] monsters=[(cards=[alien_origin]) ()]")

    assert repr(game.view(0).market[0]) == "MarketView(slot=0, id='jets', cost=5, price=4)"


def test_options_are_shown_as_choices() -> None:
    table = Table(2).monster(1, place="city").dice("smash 1 1 2 2 3").resolves()
    waiting = table.game.decision

    assert waiting is not None
    assert repr(waiting.options) == "Options(Choice('stay'), Choice('yield'))"


def test_facts_settings_and_limits_show_their_values() -> None:
    limits = Game.position_limits(2, "standard cultists=true")

    assert repr(card_facts("wings")) == "CardFacts('wings', kind='keep', cost=6)"
    assert repr(SETTINGS[0]) == "Setting('power_cards', (True, False), 'the deck, the market and buying')"
    assert repr(limits.cards[0]) == "CardLimit('acid_attack', copies=1, hold=True, counters=0, most_health=10)"
    assert repr(limits.counted) == "[CountedLimit('cultists', most=99, levels=[])]"
    assert repr(limits) == (
        "PositionLimits(places=['outside', 'city', 'dead'], faces=['1', '2', '3', 'heart', 'energy', 'smash'], "
        f"{len(limits.cards)} cards, counted=['cultists'])"
    )


def test_a_record_and_its_lines_show_what_was_played() -> None:
    game = Game.new(2, seed=1)
    game.play("keep nothing")
    record = read_record(game.record())

    assert repr(record) == "Record('standard', players=['person', 'computer'], 1 lines, result='not over')"
    assert repr(record.lines[0]) == f"Line({record.lines[0].text!r})"


def test_a_card_shows_its_name() -> None:
    shown = [repr(card) for card in CATALOGUE.cards]

    assert "EnergyHoarder('Energy Hoarder')" in shown
    assert "Plain('Corner Store')" in shown
    assert [text for text in shown if text.endswith("()")] == []


def test_a_card_without_facts_shows_its_class() -> None:
    class Unfinished(cards.Keep):
        cost = "much"

    assert repr(Unfinished()) == "Unfinished()"
    assert repr(cards.Card()) == "Card()"
