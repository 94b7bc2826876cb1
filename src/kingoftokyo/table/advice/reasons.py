"""The reason of a computer player as a phrase: with options as phrases, and dice as faces."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from kingoftokyo.i18n.phrase import Argument, Phrase
from kingoftokyo.players import reasons
from kingoftokyo.players.reasons import Reason
from kingoftokyo.table.presentation import phrases

if TYPE_CHECKING:
    from kingoftokyo import Choice, Decision, View
    from kingoftokyo.players.player import Player


NO_REASON: Final = ("reason-only-answer", "reason-nothing-better")  # for players that give none


def reason_phrase(mind: Player, view: View, decision: Decision, *, aloud: bool) -> Phrase:
    """The reason of this player's choice. `aloud`: others will read it, so it must not reveal hidden options."""
    reason = mind.reason()
    if reason is None:
        text = mind.why()
        if text:
            return Phrase("reason-own", {"text": text})
        return Phrase(NO_REASON[0] if len(decision.options) == 1 else NO_REASON[1])
    if reason.id == "weighed-instead" and aloud and _is_secret(decision, reason):
        reason = Reason("weighed", {name: reason.args[name] for name in ("choice", "chance")})
    return reasons.reason_phrase(reason, partial(_choice_said, view, decision))


def _is_secret(decision: Decision, reason: Reason) -> bool:
    """Whether the reason names a card on top of the deck that only this player knows."""
    choice = _choice(decision, str(reason.args["instead"]))
    return choice is not None and choice.verb == "buy_top"


def _choice(decision: Decision, text: str) -> Choice | None:
    return next((option for option in decision.options if option.text == text), None)


def _choice_said(view: View, decision: Decision, text: str) -> Argument:
    choice = _choice(decision, text)
    return Phrase("reason-own", {"text": text}) if choice is None else _option(view, choice)


def _option(view: View, choice: Choice) -> Phrase:
    """The option's phrase; for others, `your own` would not say whose card is copied."""
    option = phrases.option(view, choice)
    return Phrase("option-mimic", option.args) if choice.verb == "mimic" and choice.seat == view.asked else option
