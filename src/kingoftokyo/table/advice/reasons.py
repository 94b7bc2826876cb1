"""The reason of a computer player as a phrase: its choices in the words of the options, its dice as faces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.reasons import DICE, GIVING, UNITS
from kingoftokyo.table.presentation import phrases
from kingoftokyo.table.wire.messages import Argument, Phrase

if TYPE_CHECKING:
    from kingoftokyo import Choice, Decision, View
    from kingoftokyo.players.player import Player
    from kingoftokyo.players.reasons import Reason

PLACES: Final = ("first", "second", "third", "fourth")
BY_UNIT: Final = {
    "points": "count-points",
    "health": "count-health",
    "energy": "count-energy",
    "smashes": "count-smashes",
}


def reason_phrase(mind: Player, view: View, decision: Decision, *, aloud: bool) -> Phrase:
    """Why this player chose, as far as it says. `aloud`: others hear it, who may not know every answer it had."""
    reason = mind.reason()
    if reason is None:
        text = mind.why()
        if text:
            return Phrase("reason-own", {"text": text})
        return Phrase("reason-only-answer" if len(decision.options) == 1 else "reason-nothing-better")
    if reason.id == "weighed-instead" and aloud and _is_secret(decision, reason):
        return _phrase("weighed", {name: reason.args[name] for name in ("choice", "chance")}, view, decision)
    return _phrase(reason.id, reason.args, view, decision)


def _is_secret(decision: Decision, reason: Reason) -> bool:
    """A card on top of the deck that it looked at and did not buy."""
    choice = _choice(decision, str(reason.args["instead"]))
    return choice is not None and choice.verb == "buy_top"


def _phrase(id: str, args: dict[str, int | float | str], view: View, decision: Decision) -> Phrase:
    arguments = {name: _argument(id, name, value, view, decision) for name, value in args.items()}
    if id in GIVING:
        given = [Phrase(BY_UNIT[unit], {"amount": args[unit]}) for unit in UNITS if args[unit]]
        arguments = {name: value for name, value in arguments.items() if name not in UNITS}
        arguments["gives"] = _listed(given)
    return Phrase(f"reason-{id}", arguments)


def _argument(id: str, name: str, value: float | str, view: View, decision: Decision) -> Argument:
    if isinstance(value, str) and (name in DICE or (name == "instead" and id != "weighed-instead")):
        return value.split()
    if isinstance(value, str) and name in ("choice", "instead"):
        choice = _choice(decision, value)
        return value if choice is None else _option(view, choice)
    return value


def _choice(decision: Decision, text: str) -> Choice | None:
    return next((option for option in decision.options if option.text == text), None)


def _option(view: View, choice: Choice) -> Phrase:
    """As an option says it; whose own card is copied, others cannot know by `your own`."""
    option = phrases.option(view, choice)
    return Phrase("option-mimic", option.args) if choice.verb == "mimic" and choice.seat == view.asked else option


def _listed(given: list[Phrase]) -> Phrase:
    if not given:
        return Phrase("reason-gives-nothing")
    if len(given) == 1:
        return given[0]
    return Phrase(f"reason-gives-{len(given)}", dict(zip(PLACES, given, strict=False)))
