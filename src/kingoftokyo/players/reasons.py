"""The reason for a choice as data: the id of a message of the catalogue (`reason-…`) and its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.i18n.phrase import Argument, Phrase

if TYPE_CHECKING:
    from collections.abc import Callable

Value = int | float | str

# The ids, each with the names of its arguments. `choice` and `instead` are choices, or `instead` dice; `dice` and
# `kept` are dice; `card` is the id of a card, `unit` one of _UNITS. Chances are in percent.
_KEEPS: Final = ("kept", "scoring", "points", "hearts", "energy", "smashes", "chance")
_UNITS: Final = ("points", "health", "energy", "smashes")
ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    # Players that estimate the chance to win
    "weighed": ("choice", "chance"),
    "weighed-instead": ("choice", "chance", "instead", "less"),
    "stops": ("dice", "chance"),
    "stops-not-keeping": ("dice", "chance", "instead", "less"),
    "keeps": _KEEPS,
    "keeps-not-stopping": (*_KEEPS, "less"),
    "keeps-not-keeping": (*_KEEPS, "instead", "less"),
    "confirms": ("chance", "best"),
    "turns": ("dice", "chance"),
    "exact-stay": ("chance", "less"),
    "exact-keep": ("kept", "chance"),
    "exact-keep-instead": ("kept", "chance", "instead", "less"),
    # Players that estimate values in points
    "rerolls-spare-three": ("few", "threes"),
    "rerolls-three": ("gain",),
    "rerolls-free": (),
    "rolls-more": ("gain",),
    "stops-with": ("amount", "unit"),
    "aims": ("kept", "chance", "amount", "unit", "mean"),
    "aims-before-changes": ("kept", "chance", "amount", "unit", "mean"),
    "buys": ("card", "worth", "price"),
    "steals": ("card", "worth", "price"),
    "takes": ("card", "worth"),
    "copies": ("card", "worth"),
    "buys-nothing": ("card", "worth", "price"),
    "buys-nothing-poor": ("energy",),
    "sweeps": ("energy",),
    "stays": ("health", "damage"),
    "yields": ("health", "damage"),
    "damaged": ("choice", "health", "damage"),
    "sets": ("choice", "gain"),
    "poisoned": ("choice", "health", "poison"),
    "any-time": ("choice", "health", "energy"),
    "worth": ("choice", "worth"),
    # Players that look at immediate gains
    "stops-as-they-lie": _UNITS,
    "keeps-as-they-lie": ("kept", *_UNITS),
    "rerolls-useless-three": (),
    "rolls-more-for": ("useless",),
    "buys-dearest": ("card", "cost"),
    "takes-dearest": ("card", "cost"),
    "steals-dearest": ("card", "cost"),
    "copies-dearest": ("card",),
    "yields-unhurt": (),
    "yields-with": ("health",),
    "stays-with": ("health",),
    "health-left": ("choice", "health"),
    "more-than-they-lie": ("choice", "gain"),
    "gives-most": ("choice",),
    "by-chance": ("options",),
}

_DICE: Final = ("dice", "kept")
_GIVING: Final = ("stops-as-they-lie", "keeps-as-they-lie")  # these have a number for each unit
_PLACES: Final = ("first", "second", "third", "fourth")


class Reason:
    """One of the ids of ARGUMENTS, and its arguments. The text is made only when it is shown."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: dict[str, Value]) -> None:
        self.id: Final = id
        self.args: Final = args

    def __str__(self) -> str:
        from kingoftokyo.i18n.speech import english  # noqa: PLC0415  only needed here

        return english().phrase(reason_phrase(self))


def reason_phrase(reason: Reason, say_choice: Callable[[str], Argument] | None = None) -> Phrase:
    """The reason as a phrase. `say_choice` formats a choice; without it choices are shown in notation."""
    args: dict[str, Argument] = {}
    for name, value in reason.args.items():
        if reason.id not in _GIVING or name not in _UNITS:
            args[name] = _argument(reason.id, name, value, say_choice)
    if reason.id in _GIVING:
        args["gives"] = _listed([_amount(unit, reason.args[unit]) for unit in _UNITS if reason.args[unit] != 0])
    return Phrase(f"reason-{reason.id}", args)


def _argument(id: str, name: str, value: Value, say_choice: Callable[[str], Argument] | None) -> Argument:
    if not isinstance(value, str):
        return value
    if name in _DICE or (name == "instead" and id != "weighed-instead"):
        return value.split()
    if name in ("choice", "instead"):
        return Phrase("reason-own", {"text": value}) if say_choice is None else say_choice(value)
    return value


def _amount(unit: str, amount: Value) -> Phrase:
    return Phrase(f"count-{unit}", {"amount": amount})


def _listed(given: list[Phrase]) -> Phrase:
    if not given:
        return Phrase("reason-gives-nothing")
    if len(given) == 1:
        return given[0]
    return Phrase(f"reason-gives-{len(given)}", dict(zip(_PLACES, given, strict=False)))


def percent(chance: float) -> int:
    """A chance in percent."""
    return round(100.0 * chance)
