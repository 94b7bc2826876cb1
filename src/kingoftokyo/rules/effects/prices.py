"""The price of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.card import DISCOUNT
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.core.hand import activate, reacting
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


def price(game: Game, me: i64, number: i64) -> i64:
    """The price in energy of a card for this monster."""
    cost = CATALOGUE.cost[number]
    monster = game.monsters[me]
    if monster.hooks & DISCOUNT:
        cause = game.cause
        for ref in reacting(monster, DISCOUNT):
            cost -= activate(game, ref).discount(game, me, ref)
        game.cause = cause
    return max(cost, 0)
