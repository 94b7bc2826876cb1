"""Decisions for the page: every option with its phrase, its price and its consequences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kingoftokyo.table.advice.consequences import (
    consequences_of,
    consequences_of_interjection,
    consequences_of_staying,
)
from kingoftokyo.table.advice.stopping import consequences_if_stopped
from kingoftokyo.table.advice.warnings import is_trivial, warn_stop, warnings
from kingoftokyo.table.presentation import phrases
from kingoftokyo.table.wire.messages import Consequence, DecisionData, OptionData, Phrase, RollData

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kingoftokyo import Choice, Game, View
    from kingoftokyo.table.wire.messages import Group, Verb

ABOUT_THE_ASKING_CARD: Final = ("cheer", "again")
USING: Final = ("use", "extra_roll", "reroll", "cheer")
NOT_PLAYED_FIRST: Final = ("set", "probe", "reroll", "mimic")  # too many to try, and without immediate consequences


def decision_data(game: Game, view: View, *, shared: bool, advised: bool = True) -> DecisionData | None:
    """The decision of the viewing seat; None if it is not asked. `shared`: other people use the same screen.

    `advised`: with consequences and warnings, which are found by playing the options on copies.
    """
    decision = game.decision
    if decision is None or decision.seat != view.seat:
        return None
    rolling = decision.kind == "roll"
    choices = [option for option in decision.options if option.verb != "keep"]
    verbs = {choice.verb for choice in choices}
    warned = {} if rolling or not advised else warnings(view, choices)
    return DecisionData(
        decision_number=decision.number,
        seat=decision.seat,
        kind=decision.kind,
        question=phrases.question(view),
        options=[
            option_data(view, choice, warned.get(choice), advised=advised)
            for choice in choices
            if not (rolling and choice.verb == "stop")
        ],
        roll=_roll(view, may_stop="stop" in verbs, advised=advised) if rolling else None,
        private=shared and (_is_private(game) or "buy_top" in verbs),
        explain=phrases.explained(decision.kind),
        trivial=advised and is_trivial(view, decision),
    )


def _is_private(game: Game) -> bool:
    return game.asked_in_private or game.answered_in_secret


def _roll(view: View, *, may_stop: bool, advised: bool) -> RollData:
    dice = view.dice.split()
    if not advised:
        return RollData(dice, view.rolls_left, may_stop, [])
    consequences, changers = consequences_if_stopped(view)
    return RollData(dice, view.rolls_left, may_stop, consequences, changers, warn_stop(view))


def option_data(view: View, choice: Choice, warning: Phrase | None = None, *, advised: bool = True) -> OptionData:
    """One option of the asked seat."""
    consequences = consequences_of(view, choice) if advised and choice.verb not in NOT_PLAYED_FIRST else []
    if advised and choice.verb == "stay" and view.asked is not None:
        consequences += consequences_of_staying(view, view.asked)
    return _option(view, choice, consequences, view.asked, warning)


def _option(
    view: View, choice: Choice, consequences: list[Consequence], owner: int | None, warning: Phrase | None = None
) -> OptionData:
    phrase = phrases.option(view, choice)
    return OptionData(
        choice=choice.text,
        verb=cast("Verb", choice.verb),
        phrase=phrase,
        card=_card(view, choice),
        seat=owner if choice.seat is None and choice.any_time else choice.seat,
        face=choice.face,
        to=choice.to,
        group=cast("Group | None", choice.group),
        price=_price(phrase, consequences, owner),
        consequences=consequences,
        any_time=choice.any_time,
        warning=warning,
    )


def _card(view: View, choice: Choice) -> str | None:
    """The card that an option is about."""
    if choice.place is not None:
        return view.top[choice.place]
    return view.kind if choice.verb in ABOUT_THE_ASKING_CARD else choice.card


def _price(phrase: Phrase, consequences: Iterable[Consequence], owner: int | None) -> int | None:
    """The price in energy: from the phrase, or else from the consequences."""
    price = phrase.args.get("price")
    if isinstance(price, int):
        return price
    paid = [-one.amount for one in consequences if one.icon == "energy" and one.seat == owner and one.amount < 0]
    return paid[0] if paid else None


def any_time_options(game: Game, seats: Sequence[int], *, advised: bool = True) -> list[OptionData]:
    """Options that these seats may use at any time without being asked; `seat` is the owner of each."""
    found: list[OptionData] = []
    if game.over:
        return found
    for seat in seats:
        if seat != game.asked:
            view = game.view(seat)
            found += [
                _option(view, choice, consequences_of_interjection(view, seat, choice) if advised else [], seat)
                for choice in game.any_time_choices(seat)
            ]
    return found


def uses(decision: DecisionData | None, at_any_time: Iterable[OptionData]) -> dict[tuple[int, str], str]:
    """The choice that uses a card now, by owner and card id; only cards with a single such choice."""
    found: dict[tuple[int, str], list[str]] = {}
    asked = [(decision.seat, option) for option in decision.options] if decision is not None else []
    others = [(option.seat, option) for option in at_any_time if option.seat is not None]
    for seat, option in [*asked, *others]:
        if option.card is not None and option.verb in USING:
            found.setdefault((seat, option.card), []).append(option.choice)
    return {where: choices[0] for where, choices in found.items() if len(choices) == 1}
