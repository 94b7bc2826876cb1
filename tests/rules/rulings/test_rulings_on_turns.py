"""Rulings about turns that no test of a single card proves."""

from __future__ import annotations

from table import Table, copying

THREE_ONES = "1 1 1 2 2 3"


def test_freeze_time_and_its_copy_ask_twice_and_each_further_turn_has_one_die_less() -> None:
    table = Table(2).monster(0, cards=["freeze_time", copying("freeze_time", 0)]).monster(1, place="city")
    table.dice(THREE_ONES).next_rolls("1 1 2 2 3", "1 1 2 2").resolves()

    table.asks(0, "freeze_time").answer("again").asks(0, "freeze_time").answer("again")

    table.shows("1 1 2 2 3").answer("stop").asks(0, "roll").shows("1 1 2 2").answer("stop").asks(1, "roll")


def test_freeze_time_sold_before_the_turn_is_over_does_not_ask() -> None:
    table = Table(2).monster(0, cards="freeze_time metamorph").monster(1, place="city").dice(THREE_ONES)

    table.resolves().asks(0, "metamorph").answer("sell freeze_time", "done")

    table.asks(1, "roll").has(0, cards="metamorph", energy=5)
