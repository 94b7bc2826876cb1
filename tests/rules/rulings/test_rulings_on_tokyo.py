"""Rulings about Tokyo that no test of a single card proves."""

from __future__ import annotations

from kingoftokyo.rules.events import DamagePrevented
from table import Table, copying


def test_armor_plating_absorbs_the_burrowing_of_city_and_bay() -> None:
    table = Table(5).monster(0, cards="armor_plating").monster(1, cards="burrowing", place="city")
    table.monster(2, cards=[copying("burrowing", 1)], place="bay").dice("smash smash 1 1 2 2")

    table.resolves().answer("yield", "yield")

    blocked = DamagePrevented(0, 1, "burrowing", "armor_plating")
    table.has(0, health=10, place="city").happened_in_order(blocked, blocked)
