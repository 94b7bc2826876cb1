"""Rulings about energy that no test of a single card proves."""

from __future__ import annotations

from table import Table


def test_friend_of_children_adds_one_for_each_monster_that_pays_for_healing_ray() -> None:
    table = Table(3).monster(0, cards="healing_ray friend_of_children", place="city")
    table.monster(1, health=8, energy=4).monster(2, health=8, energy=4).dice("heart heart 1 1 2 2")

    table.resolves().answer("heal seat 1", "heal seat 2")

    table.has(0, energy=6).has(1, health=9, energy=2).has(2, health=9, energy=2)
