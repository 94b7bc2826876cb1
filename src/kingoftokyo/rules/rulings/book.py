"""All rulings in one tuple, and a search by card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.rulings.damage import DAMAGE
from kingoftokyo.rules.rulings.dice import DICE
from kingoftokyo.rules.rulings.health import HEALTH
from kingoftokyo.rules.rulings.market import MARKET
from kingoftokyo.rules.rulings.mimic import MIMIC
from kingoftokyo.rules.rulings.tokyo import TOKYO
from kingoftokyo.rules.rulings.turns import TURNS

if TYPE_CHECKING:
    from kingoftokyo.rules.rulings.ruling import Ruling

RULINGS: Final[tuple[Ruling, ...]] = (*DAMAGE, *HEALTH, *DICE, *TOKYO, *MARKET, *MIMIC, *TURNS)


def rulings_about(*cards: str) -> tuple[Ruling, ...]:
    """The rulings that concern all of these cards, given by id."""
    return tuple(ruling for ruling in RULINGS if set(cards) <= set(ruling.cards))
