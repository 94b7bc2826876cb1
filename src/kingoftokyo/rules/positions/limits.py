"""The limits of a position's values under given rules, for forms in which people set one up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.catalogue import CATALOGUE, DISCARD_KIND
from kingoftokyo.rules.core.dice import FACE_NAMES, FIVE_FACES, MOST_DICE, SIX_FACES
from kingoftokyo.rules.core.hand import find_hooks, pack_held
from kingoftokyo.rules.core.places import PLACE_NAMES
from kingoftokyo.rules.effects.numbers import max_health
from kingoftokyo.rules.expansions import fields
from kingoftokyo.rules.mypyc_compat import append
from kingoftokyo.rules.positions.parse import MOST_ENERGY, MOST_ROLLS, MOST_TOKENS, STEPS_TO_START_AT
from kingoftokyo.rules.settings import BAY_NEEDS, MARKET_SIZE, START_HEALTH, WINNING_POINTS

if TYPE_CHECKING:
    from kingoftokyo.rules.card import ExpansionCard
    from kingoftokyo.rules.game import Game

MOST_COUNTED: Final = 999  # no expansion counts further


class CardLimit:
    """A card of these rules: its copies, whether it can be held, its starting counters, its owner's maximum health."""

    __slots__ = ("copies", "counters", "hold", "id", "most_health")

    def __init__(self, id: str, copies: int, *, hold: bool, counters: int, most_health: int) -> None:
        self.id = id
        self.copies = copies
        self.hold = hold
        self.counters = counters
        self.most_health = most_health

    def __repr__(self) -> str:
        numbers = f"copies={self.copies}, hold={self.hold}, counters={self.counters}, most_health={self.most_health}"
        return f"CardLimit({self.id!r}, {numbers})"


class CountedLimit:
    """The values that an expansion can count for a monster: a number up to `most`, or a list of `levels`."""

    __slots__ = ("field", "levels", "most")

    def __init__(self, field: str, most: int, levels: list[int]) -> None:
        self.field = field
        self.most = most
        self.levels = levels

    def __repr__(self) -> str:
        return f"CountedLimit({self.field!r}, most={self.most}, levels={self.levels})"


class PositionLimits:
    """The limits of every field of a position, for one set of rules and number of monsters."""

    # fmt: off
    __slots__ = (
        "cards", "counted", "faces", "market", "most_dice", "most_energy", "most_health", "most_people", "most_points",
        "most_rolls", "most_tokens", "places", "steps",
    )
    # fmt: on

    def __init__(self, table: Game) -> None:
        rules, players = table.rules, len(table.monsters)
        has_bay = rules.bay and players >= BAY_NEEDS
        self.places: list[str] = [place for place in PLACE_NAMES if place != "bay" or has_bay]
        self.steps: list[str] = list(STEPS_TO_START_AT)
        self.faces: list[str] = [FACE_NAMES[face] for face in (FIVE_FACES if rules.five_faces else SIX_FACES)]
        self.most_dice: int = MOST_DICE
        self.most_rolls: int = MOST_ROLLS
        self.most_points: int = WINNING_POINTS
        self.most_energy: int = 0 if rules.five_faces else MOST_ENERGY
        self.most_tokens: int = MOST_TOKENS
        self.most_health: int = START_HEALTH
        self.most_people: int = 1 if rules.person_out_ends else players
        self.market: int = MARKET_SIZE if rules.power_cards else 0
        self.cards: list[CardLimit] = _cards(table)
        self.counted: list[CountedLimit] = [_counted(field, expansion) for field, expansion in fields(table).items()]

    def __repr__(self) -> str:
        counted = [limit.field for limit in self.counted]
        return f"PositionLimits(places={self.places}, faces={self.faces}, {len(self.cards)} cards, counted={counted})"


def _cards(table: Game) -> list[CardLimit]:
    """The cards of the deck before anything is dealt, sorted by id."""
    numbers: list[int] = [CATALOGUE.number_of_copy[copy] for copy in table.deck]
    return [
        CardLimit(
            CATALOGUE.ids[number],
            numbers.count(number),
            hold=CATALOGUE.kind[number] != DISCARD_KIND,
            counters=CATALOGUE.counters[number],
            most_health=_most_health(table, number),
        )
        for number in sorted(set(numbers), key=CATALOGUE.ids.__getitem__)
    ]


def _most_health(table: Game, number: int) -> int:
    """The maximum health of a monster that holds this card."""
    if CATALOGUE.kind[number] == DISCARD_KIND:
        return START_HEALTH
    twin = table.clone()
    copy = next(copy for copy in twin.deck if CATALOGUE.number_of_copy[copy] == number)
    twin.monsters[0].hand = append(twin.monsters[0].hand, pack_held(copy, 0, 0, -1))
    find_hooks(twin, twin.monsters[0])
    return max_health(twin, 0)


def _counted(field: str, expansion: ExpansionCard) -> CountedLimit:
    """The limits of an expansion's field, found by trying values."""
    most = [n for n in range(MOST_COUNTED + 1) if _takes(expansion, n)]
    levels = [level for level in range(1, 10) if _takes(expansion, [level])]
    return CountedLimit(field, max(most, default=0), levels)


def _takes(expansion: ExpansionCard, value: object) -> bool:
    try:
        expansion.counters_of(value)
    except ValueError:
        return False
    return True
