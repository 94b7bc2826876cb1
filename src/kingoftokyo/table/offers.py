"""Decisions as the page offers them: every option with its words, its price and what it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.asking.choices import (
    AGAIN,
    BUY,
    BUY_FROM,
    BUY_TOP,
    CHEER,
    EXTRA_ROLL,
    HEAL_SEAT,
    KEEP,
    MIMIC,
    PROBE,
    REROLL,
    SELL,
    SET,
    SPEND,
    SPEND_NOW,
    STAY,
    STEAL,
    STOP,
    TAKE,
    USE,
    USE_NOW,
    choice_text,
    this_of,
    verb_of,
    x_of,
    y_of,
)
from kingoftokyo.rules.asking.options import offer_any_time
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.core.dice import FACE_NAMES
from kingoftokyo.rules.views.redaction import answered_in_secret, asked_in_private
from kingoftokyo.table import phrases
from kingoftokyo.table.advice.consequences import chips_if_stopped, chips_of, chips_of_interjection, chips_of_staying
from kingoftokyo.table.advice.warnings import is_trivial, warn_stop, warnings
from kingoftokyo.table.wire.messages import Chip, DecisionData, OptionData, Phrase, RollData

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kingoftokyo import Game, View

AT_ANY_TIME: Final = (USE_NOW, SPEND_NOW)
BY_FACE: Final = (SET, PROBE, REROLL)
ABOUT_A_SEAT: Final = (BUY_FROM, STEAL, MIMIC, HEAL_SEAT)
ABOUT_A_CARD: Final = (
    *(BUY, BUY_FROM, STEAL, TAKE, SELL, MIMIC),
    *(USE, USE_NOW, EXTRA_ROLL, SET, PROBE, REROLL, SPEND, SPEND_NOW),
)
USING: Final = ("use", "extra_roll", "reroll", "cheer")
NOT_PLAYED_FIRST: Final = (SET, PROBE, REROLL, MIMIC)  # many, and they bring nothing yet


def decision_data(game: Game, view: View, *, shared: bool) -> DecisionData | None:
    """What is asked of the seat that looks. `shared`: other people look at the same screen."""
    decision = game.decision
    if decision is None or decision.seat != view.seat:
        return None
    rolling = decision.kind == "roll"
    codes = [option.code for option in decision.options if verb_of(option.code) != KEEP]
    texts = {choice_text(code) for code in codes}
    warned = {} if rolling else warnings(view, codes)
    return DecisionData(
        n=decision.number,
        seat=decision.seat,
        kind=decision.kind,
        question=phrases.question(view),
        options=[option_data(view, code, warned.get(code)) for code in codes if not (rolling and code == STOP)],
        roll=_roll(view, may_stop="stop" in texts) if rolling else None,
        private=shared and (_is_private(game) or "buy top" in texts),
        explain=phrases.explained(decision.kind),
        trivial=is_trivial(view, decision),
    )


def _is_private(game: Game) -> bool:
    return asked_in_private(game) or answered_in_secret(game)


def _roll(view: View, *, may_stop: bool) -> RollData:
    return RollData(view.dice.split(), view.rolls_left, may_stop, chips_if_stopped(view), warn_stop(view))


def option_data(view: View, code: int, warning: Phrase | None = None) -> OptionData:
    """One answer of the seat that is asked."""
    played = verb_of(code) not in NOT_PLAYED_FIRST
    chips = chips_of(view, choice_text(code)) if played else []
    if code == STAY and view.asked is not None:
        chips += chips_of_staying(view, view.asked)
    return _option(view, code, chips, view.asked, warning)


def _option(view: View, code: int, chips: list[Chip], owner: int | None, warning: Phrase | None = None) -> OptionData:
    verb, x = verb_of(code), x_of(code)
    phrase = phrases.option(view, code)
    return OptionData(
        choice=choice_text(code),
        phrase=phrase,
        card=_card(view, code),
        seat=x if verb in ABOUT_A_SEAT else owner if verb in AT_ANY_TIME else None,
        face=FACE_NAMES[x] if verb in BY_FACE else None,
        to=FACE_NAMES[y_of(code)] if verb == SET else None,
        price=_price(phrase, chips, owner),
        chips=chips,
        any_time=verb in AT_ANY_TIME,
        warning=warning,
    )


def _card(view: View, code: int) -> str | None:
    """The card that an option is about."""
    verb = verb_of(code)
    if verb == BUY_TOP:
        return view.top[x_of(code)]
    if verb in (CHEER, AGAIN):
        return view.kind
    return CATALOGUE.ids[this_of(code) & 1023] if verb in ABOUT_A_CARD else None


def _price(phrase: Phrase, chips: Iterable[Chip], owner: int | None) -> int | None:
    """What it costs in energy: as the words say, or else as playing it has shown."""
    told = phrase.args.get("price")
    if isinstance(told, int):
        return told
    paid = [-chip.amount for chip in chips if chip.icon == "energy" and chip.seat == owner and chip.amount < 0]
    return paid[0] if paid else None


def usable(game: Game, seats: Sequence[int]) -> list[OptionData]:
    """What these seats may do at any time although they are not asked; `seat` is whose it is."""
    found: list[OptionData] = []
    if game.over:
        return found
    for seat in seats:
        if seat != game.asked:
            view = game.view(seat)
            for code in at_any_time(game, seat):
                chips = chips_of_interjection(view, seat, choice_text(code))
                found.append(_option(view, code, chips, seat))
    return found


def at_any_time(game: Game, seat: int) -> list[int]:
    """The codes of what this seat may do although it is not asked."""
    twin = game.clone()
    twin.offers = 0
    offer_any_time(twin, seat)
    return [int(twin.offered[k]) for k in range(twin.offers)]


def uses(decision: DecisionData | None, usable_now: Iterable[OptionData]) -> dict[tuple[int, str], str]:
    """The choice that uses a card now, by its owner and id; not where the card leaves something to choose."""
    found: dict[tuple[int, str], list[str]] = {}
    asked = [(decision.seat, option) for option in decision.options] if decision is not None else []
    others = [(option.seat, option) for option in usable_now if option.seat is not None]
    for seat, option in [*asked, *others]:
        if option.card is not None and option.choice.split()[0] in USING:
            found.setdefault((seat, option.card), []).append(option.choice)
    return {where: choices[0] for where, choices in found.items() if len(choices) == 1}
