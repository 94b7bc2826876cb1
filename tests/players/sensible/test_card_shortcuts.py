"""What players know by heart of cards and their prices, against the engine."""

from __future__ import annotations

import pytest

from kingoftokyo.players.ask import fallback
from kingoftokyo.players.sensible.buying import healing_of, others_loss
from kingoftokyo.players.sensible.card_values import (
    CARD_VALUES,
    ENERGY_GAINED,
    OTHERS_POINTS_LOST,
    OWN_LOSS,
    POINTS,
    USE_PRICES,
)
from kingoftokyo.players.sensible.choice_values import ChoiceValues
from kingoftokyo.players.sensible.dice_values import DiceValues, sold_for
from kingoftokyo.players.sensible.situation import Situation
from kingoftokyo.rules import events as happened
from kingoftokyo.rules.catalogue import CATALOGUE, DISCARD_KIND
from players.random_positions import buying_tables
from players.sensible.resolved_case import Case
from table import Table


def paid(table: Table, seat: int, choice: str) -> int:
    """The energy that a choice costs in the engine."""
    before = table.game.view(None).monsters[seat].energy
    table.answer(choice)
    return before - table.game.view(None).monsters[seat].energy


def test_using_a_card_costs_what_it_costs_in_the_engine() -> None:
    hit = Table(2).monster(1, place="city", cards="wings", energy=9).dice("smash smash 1 1 2 3").resolves()
    hurt = Table(2).monster(0, cards="rapid_healing", energy=9, health=5).dice("1 1 2 2 3 3").rolls()
    stretching = Table(2).monster(0, cards="stretchy", energy=9).dice("1 1 2 2 3 3").last_roll_done()
    drinking = Table(2).monster(0, cards="energy_drink", energy=9).dice("1 1 2 2 3 3").last_roll_done()

    assert {
        "wings": paid(hit, 1, "use wings"),
        "rapid_healing": paid(hurt, 0, "use rapid_healing"),
        "stretchy": paid(stretching, 0, "set 2 to 1 with stretchy"),
        "energy_drink": paid(drinking, 0, "extra_roll energy_drink"),
    } == USE_PRICES


@pytest.mark.parametrize("energy", [0, 1, 2, 3, 9])
def test_a_sold_heart_is_paid_for_as_in_the_engine(energy: int) -> None:
    table = Table(2).monster(0, cards="healing_ray").monster(1, health=3, energy=energy, place="city")
    table.dice("heart heart 1 1 2 2").resolves().answer("heal seat 1", "heal seat 1")

    table.has(1, health=5, energy=energy - sold_for(energy, 0) - sold_for(energy, 1))


def test_points_for_buying_come_once_for_bought_cards_and_never_for_stolen_ones() -> None:
    fans = Table(2).monster(0, cards="media_friendly", energy=9).market("corner_store alien_origin").buys()
    plain = Table(2).monster(0, energy=9).market("corner_store alien_origin").buys()
    for card in ("corner_store", "alien_origin"):
        more = deal_worth(fans, f"buy {card}") - deal_worth(plain, f"buy {card}")
        assert more == pytest.approx(1.0), card
    fans.answer("buy corner_store").has(0, points=2)


def deal_worth(table: Table, choice: str) -> float:
    decision = table.game.decision
    assert decision is not None
    code = next(option.code for option in decision.options if option.text == choice)
    view = table.game.view(decision.seat)
    return ChoiceValues(view, Situation(view, decision.seat)).deal_worth(code)


DISCARDS = [
    id
    for number, id in enumerate(CATALOGUE.ids)
    if CATALOGUE.kind[number] == DISCARD_KIND and number in list(CATALOGUE.number_of_copy)[: CATALOGUE.base]
]


@pytest.mark.parametrize("card", DISCARDS)
def test_a_bought_card_does_what_the_tables_say(card: str) -> None:
    assert card in CARD_VALUES
    for game in buying_tables(card, 150):
        me = game.active
        situation = Situation(game.view(me), me)
        before = [(monster.points, monster.health, monster.energy) for monster in game.monsters]
        twin = game.clone()
        twin.events = []
        twin.play(f"buy {card}")
        while (
            (decision := twin.decision) is not None and decision.kind not in ("buy", "roll") and twin.turn == game.turn
        ):
            twin.play(fallback(decision))
        case = Case(game, me, 0, situation, DiceValues(situation), twin.events, twin.over)
        points, health, _ = before[me]
        assert case.gained(happened.PointsGained, me, card) == min(POINTS.get(card, 0), 20 - points), game
        assert case.gained(happened.HealthGained, me, card, "regeneration") == healing_of(situation, card)
        energy = ENERGY_GAINED.get(card, 0)
        friends = situation.count("friend_of_children") if energy else 0
        assert case.energy_gained(card) == energy + friends
        assert case.gained(happened.HealthLost, me, card) == min(OWN_LOSS.get(card, 0), health)
        for rival in situation.rivals:
            had, healthy, _ = before[rival.seat]
            loss = 0 if rival.health == 0 else min(others_loss(situation, card), healthy)
            assert case.gained(happened.HealthLost, rival.seat, card) == loss, (rival.seat, game.position_line())
            lost = min(OTHERS_POINTS_LOST.get(card, 0), had)
            assert case.gained(happened.PointsLost, rival.seat, card) == lost
