"""The reason of a computer player as a phrase: its choices in the words of the options, its dice as faces."""

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


NO_REASON: Final = ("reason-only-answer", "reason-nothing-better")  # said of players that give none


def reason_phrase(mind: Player, view: View, decision: Decision, *, aloud: bool) -> Phrase:
    """Why this player chose, as far as it says. `aloud`: others hear it, who may not know every answer it had."""
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
    """A card on top of the deck that it looked at and did not buy."""
    choice = _choice(decision, str(reason.args["instead"]))
    return choice is not None and choice.verb == "buy_top"


def _choice(decision: Decision, text: str) -> Choice | None:
    return next((option for option in decision.options if option.text == text), None)


def _choice_said(view: View, decision: Decision, text: str) -> Argument:
    choice = _choice(decision, text)
    return Phrase("reason-own", {"text": text}) if choice is None else _option(view, choice)


def _option(view: View, choice: Choice) -> Phrase:
    """As an option says it; others cannot know by `your own` whose card is copied."""
    option = phrases.option(view, choice)
    return Phrase("option-mimic", option.args) if choice.verb == "mimic" and choice.seat == view.asked else option
