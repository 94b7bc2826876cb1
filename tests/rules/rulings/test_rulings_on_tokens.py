"""Rulings about tokens that no test of a single card proves."""

from __future__ import annotations

from table import Table


def test_poison_stays_when_the_card_that_gave_it_is_sold() -> None:
    table = Table(3).monster(0, cards="poison_spit metamorph").monster(1, place="city").dice("smash smash 1 2 2 3")

    table.resolves().answer("stay").has(1, poison=1).answer("sell poison_spit", "done")

    table.has(0, cards="metamorph").asks(1, "roll").has(1, poison=1, health=8)
    table.answer("stop").asks(2, "roll").has(1, health=7)
