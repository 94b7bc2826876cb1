"""Why a choice was made, as data: which sentence says it and what goes into it; and the English of it, once for all.

A page says the same in other words and languages: its sentences are `reason-…` in the catalogue, with the same numbers.
"""

from __future__ import annotations

from typing import Final

from kingoftokyo.rules.catalogue import CATALOGUE

Value = int | float | str

DICE: Final = ("dice", "kept")
UNITS: Final = {"points": "point", "health": "health", "energy": "energy", "smashes": "smash"}

_KEEPS: Final = (
    "keeps {kept}: {scoring} % to score, expecting {points:.1f} points, {hearts:.1f} hearts, {energy:.1f} energy, "
    "{smashes:.1f} smashes; {chance} % to win"
)

# What goes in: `choice` and `instead` are choices, or `instead` dice; `dice` and `kept` are dice; `card` is the id of a
# card, `unit` one of UNITS. Chances are in percent.
ENGLISH: Final[dict[str, str]] = {
    # By the chance to win
    "weighed": "{choice}: {chance} % to win",
    "weighed-instead": "{choice}: {chance} % to win, {less} % by {instead}",
    "stops": "stops with {dice}: {chance} % to win",
    "stops-not-keeping": "stops with {dice}: {chance} % to win, {less} % by keeping {instead}",
    "keeps": _KEEPS,
    "keeps-not-stopping": _KEEPS + ", {less} % by stopping",
    "keeps-not-keeping": _KEEPS + ", {less} % by keeping {instead}",
    "confirms": "{chance} % to win with this roll, {best} % with the best keep",
    "turns": "turns the dice to {dice}: {chance} % to win",
    "exact-stay": "{chance:.1f} % to win by staying, {less:.1f} % by yielding",
    "exact-keep": "keeps {kept}: {chance:.1f} % to win",
    "exact-keep-instead": "keeps {kept}: {chance:.1f} % to win, {less:.1f} % by keeping {instead}",
    # By what things are worth
    "rerolls-spare-three": "rerolls a 3: it would keep {few} of {threes}",
    "rerolls-three": "rerolls a 3: {gain:.1f} points more expected",
    "rerolls-free": "rerolls a 3: it costs nothing",
    "rolls-more": "one more roll: {gain:.1f} points more expected, its price paid",
    "stops-with": "stops: {amount} {unit}",
    "aims": "keeps {kept}: {chance} % for at least {amount} {unit}, {mean:.1f} {units} expected",
    "aims-before-changes": (
        "keeps {kept}: {chance} % for at least {amount} {unit}, {mean:.1f} {units} expected before dice are changed"
    ),
    "buys": "buys {card}: worth {worth:.1f} for {price} energy",
    "steals": "steals {card}: worth {worth:.1f} for {price} energy",
    "takes": "takes {card}: worth {worth:.1f}",
    "copies": "copies {card}: worth {worth:.1f}",
    "buys-nothing": "buys nothing: {card} is worth {worth:.1f} for {price} energy",
    "buys-nothing-poor": "buys nothing: no card costs {energy} energy or less",
    "sweeps": "sweeps: no card is worth its price, and there are {energy} energy",
    "stays": "stays: {health} health left, {damage:.1f} damage expected in Tokyo before its next turn",
    "yields": "yields: {health} health left, {damage:.1f} damage expected in Tokyo before its next turn",
    "damaged": "{choice}: {health} health, {damage} damage",
    "sets": "{choice}: worth {gain:.1f} points more",
    "poisoned": "{choice}: {health} health, {poison} poison",
    "any-time": "{choice}: {health} health, {energy} energy",
    "worth": "{choice}: worth {worth:.1f} points",
    # By what is there now
    "stops-as-they-lie": "stops: {gives} as the dice lie",
    "keeps-as-they-lie": "keeps {kept}: {gives} as the dice lie",
    "rerolls-useless-three": "rerolls a 3 that gives nothing",
    "rolls-more-for": "one more roll for {useless} dice that give nothing",
    "buys-dearest": "buys {card}: the dearest, {cost} energy as printed",
    "takes-dearest": "takes {card}: the dearest, {cost} energy as printed",
    "steals-dearest": "steals {card}: the dearest, {cost} energy as printed",
    "copies-dearest": "copies {card}: the dearest there is",
    "yields-unhurt": "yields: it costs no health",
    "yields-with": "yields: {health} health left",
    "stays-with": "stays: {health} health left",
    "health-left": "{choice}: {health} health left",
    "more-than-they-lie": "{choice}: {gain:.1f} more than the dice give as they lie",
    "gives-most": "{choice}: gives most now",
    "by-chance": "any of {options} options, by chance",
}


class Reason:
    """One of the sentences of ENGLISH, and what goes into it. It is only put into words where somebody reads it."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: dict[str, Value]) -> None:
        self.id: Final = id
        self.args: Final = args

    def __str__(self) -> str:
        return english(self)


def english(reason: Reason) -> str:
    """The reason as terminals and records have it."""
    words: dict[str, Value] = {}
    for name, value in reason.args.items():
        words[name] = _in_english(name, value)
    unit = words.get("unit")
    if isinstance(unit, str):
        words["units"] = unit
        words["unit"] = UNITS[unit] if words["amount"] == 1 else unit
    if reason.id in GIVING:
        words["gives"] = _given(reason.args)
    return ENGLISH[reason.id].format(**words)


GIVING: Final = ("stops-as-they-lie", "keeps-as-they-lie")  # these have a number for each unit


def _in_english(name: str, value: Value) -> Value:
    if name == "card" and isinstance(value, str):
        return CATALOGUE.names[CATALOGUE.ids.index(value)]
    if value == "" and (name in DICE or name == "instead"):
        return "nothing"
    return value


def _given(args: dict[str, Value]) -> str:
    found: list[str] = []
    for units, unit in UNITS.items():
        number = args[units]
        if number != 0:
            found.append(f"{number} {unit if number == 1 else units}")
    return ", ".join(found) or "nothing"


def percent(chance: float) -> int:
    """A chance as people say it."""
    return round(100.0 * chance)
