"""Rapid Healing out of turn: while another monster is asked, and without a word in between."""

import pytest

from kingoftokyo import GameOverError
from kingoftokyo.rules.events import HealthGained
from table import Table, copying

NUMBERS = "1 1 2 2 3 3"
TWO_SMASHES = "smash smash 1 1 2 2"
TWO_HEARTS = "heart heart 1 1 2 2"


def healer_waits(health: int = 5, energy: int = 4) -> Table:
    """Seat 0 is rolling; seat 1 has Rapid Healing."""
    return Table(3).monster(1, cards="rapid_healing", health=health, energy=energy).dice(NUMBERS).rolls()


def test_rapid_healing_heals_in_another_monsters_turn() -> None:
    table = healer_waits().interject(1, "use rapid_healing")

    table.has(1, health=6, energy=2).happened(HealthGained(1, 1, 6, "rapid_healing"))


def test_an_interjection_leaves_the_decision_and_its_number_as_they_were() -> None:
    table = healer_waits().answer("keep 1 1").asks(0, "roll").at_decision(1)

    table.interject(1, "use rapid_healing").interject(1, "use rapid_healing").asks(0, "roll").at_decision(1)

    table.answer("stop").asks(1, "roll").at_decision(2)


def test_an_answer_to_ones_own_decision_is_counted_also_when_it_is_rapid_healing() -> None:
    table = Table(2).monster(0, cards="rapid_healing", health=5, energy=4).dice(NUMBERS).rolls().at_decision(0)

    table.answer("use rapid_healing").asks(0, "roll").at_decision(1)


def test_an_interjection_gives_two_health_with_regeneration() -> None:
    table = Table(2).monster(1, cards="rapid_healing regeneration", health=5, energy=2).dice(NUMBERS)

    table.rolls().interject(1, "use rapid_healing").has(1, health=7, energy=0)


def test_a_mimicked_rapid_healing_heals_in_another_monsters_turn() -> None:
    table = Table(2).monster(0, cards="rapid_healing").dice(NUMBERS)

    table.monster(1, cards=[copying("rapid_healing", 0)], health=5, energy=4).rolls().interject(1, "use rapid_healing")

    table.has(1, health=6, energy=2)


def test_an_interjection_is_possible_while_another_monster_answers_damage() -> None:
    table = Table(3).monster(1, cards="wings", place="city", energy=2).dice(TWO_SMASHES)

    table.monster(2, cards="rapid_healing", health=5, energy=2).resolves().asks(1, "damage").interject(
        2, "use rapid_healing"
    ).has(2, health=6)

    table.asks(1, "damage").offers("use wings", "accept")


def test_an_interjection_may_make_a_hit_harmless_that_comes_later() -> None:
    table = Table(3).monster(0, place="city").monster(1, cards="wings", energy=2).dice(TWO_SMASHES)
    table.monster(2, cards="rapid_healing", health=2, energy=2).resolves().asks(1, "damage")

    table.interject(2, "use rapid_healing").answer("accept").asks(1, "roll").has(2, health=1)


def test_after_an_interjection_the_options_of_the_decision_are_found_again() -> None:
    table = Table(3).monster(0, cards="healing_ray").monster(1, cards="rapid_healing", health=9, energy=2, place="city")
    table.monster(2, health=5).dice(TWO_HEARTS).resolves().offers("heal seat 1", "heal seat 2", "pass")

    table.interject(1, "use rapid_healing").asks(0, "assign_hearts").offers("heal seat 2", "pass").at_decision(0)


# What cannot be interjected


def test_rapid_healing_cannot_be_interjected_with_one_energy() -> None:
    healer_waits(energy=1).refuses_interjection(1, "use rapid_healing")


def test_rapid_healing_cannot_be_interjected_at_full_health() -> None:
    healer_waits(health=10).refuses_interjection(1, "use rapid_healing")


def test_rapid_healing_cannot_be_interjected_without_the_card() -> None:
    healer_waits().refuses_interjection(2, "use rapid_healing")


def test_nobody_can_answer_for_another_monster_by_an_interjection() -> None:
    healer_waits().refuses_interjection(1, "stop").refuses_interjection(1, "keep 1 1").asks(0, "roll")


def test_other_cards_cannot_be_interjected() -> None:
    table = Table(2).monster(1, cards="wings energy_drink", energy=4, health=5).dice(NUMBERS).rolls()

    table.refuses_interjection(1, "use wings").refuses_interjection(1, "extra_roll energy_drink")


def test_nonsense_cannot_be_interjected() -> None:
    healer_waits().refuses_interjection(1, "").refuses_interjection(1, "use").refuses_interjection(1, "use nothing")


def test_a_seat_that_is_not_at_the_table_cannot_interject() -> None:
    healer_waits().refuses_interjection(3, "use rapid_healing").refuses_interjection(-1, "use rapid_healing")


def test_a_dead_monster_cannot_interject() -> None:
    table = Table(3).monster(1, cards="rapid_healing", health=2, energy=2, place="city").dice(TWO_SMASHES)

    table.resolves().answer("accept").has(1, place="dead").refuses_interjection(1, "use rapid_healing")


def test_nobody_can_interject_when_the_game_is_over() -> None:
    table = Table(2).monster(0, cards="rapid_healing", health=5, energy=4).monster(1, place="city", health=2)

    table.dice(TWO_SMASHES).resolves().ended(0, "last alive")

    with pytest.raises(GameOverError):
        table.interject(0, "use rapid_healing")
    table.has(0, health=5, energy=4)
