"""Which sentence of the catalogue says a question or an option, and what goes into it.

The words themselves are in the catalogue; `QUESTIONS` and `OPTIONS` name every sentence that is needed there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.asking.choices import (
    ACCEPT,
    BUY,
    BUY_FROM,
    BUY_TOP,
    CHEER,
    DONE,
    EXTRA_ROLL,
    GROUP_NAMES,
    HEAL_SEAT,
    MIMIC,
    PASS,
    PROBE,
    REROLL,
    RESOLVE,
    SELL,
    SET,
    SPEND,
    SPEND_NOW,
    SPENT_FOR,
    STAY,
    STEAL,
    SWEEP,
    TAKE,
    USE,
    USE_NOW,
    YIELD,
    choice_text,
    this_of,
    verb_of,
    x_of,
    y_of,
)
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.core.dice import FACE_NAMES
from kingoftokyo.rules.settings import SWEEP_PRICE
from kingoftokyo.table.wire.messages import Argument, Phrase

if TYPE_CHECKING:
    from kingoftokyo import View
    from kingoftokyo.rules.views.view import MonsterView

ASKED_ALIKE: Final = ("confirm_roll", "resolve", "change_dice", "assign_hearts", "buy", "opportunist")
OF_CARDS: Final = ("cheerleader", "background_dweller", "camouflage", "metamorph", "freeze_time")
QUESTIONS: Final = tuple(
    f"question-{name.replace('_', '-')}"
    for name in (
        *("roll", "roll-cards", "damage", "damage-lethal", "yield", "yield-card", "yield-jets"),
        *("psychic-probe", "psychic-probe-three", "witch", "witch-three", "witch-safe"),
        *("halloween", "halloween-steal", "mimic", "mimic-move", "mimic-idle", "card"),
        *ASKED_ALIKE,
        *OF_CARDS,
    )
)

EXPLAINED: Final = (
    *("roll", "damage", "yield", "psychic_probe", "witch", "halloween", "mimic"),
    *ASKED_ALIKE,
    *OF_CARDS,
)

PASSED: Final = (
    *("opportunist", "psychic_probe", "background_dweller", "camouflage"),
    *("assign_hearts", "mimic", "witch", "cheerleader"),
)
ENDED: Final = ("buy", "change_dice", "metamorph", "halloween")
# Cards whose sentence says more than that they are used
IN_OWN_WORDS: Final = {
    "extra_roll": ("energy_drink", "smoke_cloud"),
    "set": ("plot_twist", "stretchy"),
    "use": ("camouflage", "wings", "rapid_healing"),
}
OPTIONS: Final = tuple(
    f"option-{name.replace('_', '-')}"
    for name in (
        *("stop", "extra-roll", "reroll", "reroll-card", "set", "probe", "heal", "heal-seat", "cure-poison"),
        *("cure-shrink", "use", "use-robot", "accept", "accept-lethal", "yield", "stay", "buy", "buy-top", "buy-from"),
        *(
            "yield-jets",
            "stay-jets",
            "sweep",
            "sell",
            "mimic",
            "mimic-mine",
            "steal",
            "take",
            "cheer",
            "keep",
            "keep-roll",
            "roll-on",
            "again",
        ),
        *("decline", "pass", "done"),
        *(f"{verb}-{card}" for verb, cards in IN_OWN_WORDS.items() for card in cards),
        *(f"spend-{what}" for what in SPENT_FOR),
        *(f"resolve-{group}" for group in GROUP_NAMES),
        *(f"pass-{kind}" for kind in PASSED),
        *(f"done-{kind}" for kind in ENDED),
    )
)

Arguments = dict[str, Argument]


def question(view: View) -> Phrase:
    """The question that waits for the seat that looks."""
    kind = view.kind or ""
    match kind:
        case "roll":
            return _asked("roll" if view.rolls_left > 0 else "roll-cards", rolls=view.rolls_left)
        case "confirm_roll":
            return _asked(kind, rolls=view.rolls_left)
        case "damage":
            return _damage(view)
        case "yield":
            return _yield(view)
        case "assign_hearts":
            return _asked(kind, dice=_number(view, "dice"))
        case "opportunist":
            return _asked(kind, other=view.active, energy=_me(view).energy)
        case "psychic_probe" | "witch":
            return _meddle(view, kind)
        case "halloween":
            stealing = not any(option.startswith("take ") for option in view.options)
            return _asked("halloween-steal" if stealing else kind, energy=_me(view).energy)
        case "mimic":
            return _mimic(view)
        case "cheerleader":
            return _asked(kind, other=view.active, dice=view.dice.split())
        case "buy" | "change_dice" | "metamorph":
            return _asked(kind, energy=_me(view).energy)
        case "resolve" | "background_dweller" | "camouflage" | "freeze_time":
            return _asked(kind)
        case _:
            return _asked("card", card=kind)


def explained(kind: str) -> Phrase:
    """What a decision of this kind is about."""
    return Phrase(f"explain-{kind.replace('_', '-')}" if kind in EXPLAINED else "explain-card")


def _asked(name: str, **arguments: Argument) -> Phrase:
    return Phrase(f"question-{name.replace('_', '-')}", arguments)


def _me(view: View) -> MonsterView:
    return view.monsters[view.asked or 0]


def _number(view: View, detail: str) -> int:
    found = view.details.get(detail)
    return found if isinstance(found, int) else 0


def _damage(view: View) -> Phrase:
    amount, health, dealer = _number(view, "amount"), _me(view).health, view.details.get("dealer")
    whose = {"dealer": dealer} if isinstance(dealer, int) and dealer != view.asked else {}
    lethal = "damage-lethal" if amount >= health else "damage"
    return _asked(lethal, amount=amount, health=health, cause=str(view.details.get("cause")), **whose)


def _yield(view: View) -> Phrase:
    place, attacker = str(view.details.get("place")), _number(view, "attacker")
    arguments: Arguments = {"place": place, "attacker": attacker, "health": _me(view).health}
    if view.details.get("by_card") is True:
        return _asked("yield-card", **arguments)
    return _asked("yield-jets" if view.details.get("withheld") else "yield", amount=view.smashes, **arguments)


def _meddle(view: View, kind: str) -> Phrase:
    if "reroll 3" in view.options:
        return _asked(f"{kind}-three")
    safe = not any(option.startswith("probe ") for option in view.options)
    return _asked(f"{kind}-safe" if safe else kind, other=view.active, dice=view.dice.split())


def _mimic(view: View) -> Phrase:
    if "pass" not in view.options:
        return _asked("mimic")
    for card in _me(view).cards:
        if card.id == "mimic" and card.copies is not None:
            owner = view.asked if card.of is None else card.of
            return _asked("mimic-move", energy=_me(view).energy, card=card.copies, owner=owner or 0)
    return _asked("mimic-idle", energy=_me(view).energy)


def option(view: View, code: int) -> Phrase:
    """What an option of the seat that looks does, be it asked or not."""
    kind, verb, x = view.kind or "", verb_of(code), x_of(code)
    card = CATALOGUE.ids[this_of(code) & 1023]
    match verb:
        case _ if verb in (USE, USE_NOW) and y_of(code):
            return _said("use-robot", card=card, amount=y_of(code))
        case _ if verb in (USE, USE_NOW, EXTRA_ROLL, TAKE):
            return _said(_in_own_words(choice_text(code).split()[0], card), card=card)
        case _ if verb == REROLL:
            return _said("reroll" if kind == "roll" else "reroll-card", face=FACE_NAMES[x], card=card)
        case _ if verb == PROBE:
            return _said("probe", face=FACE_NAMES[x], other=view.active, card=card)
        case _ if verb == SET:
            return _said(_in_own_words("set", card), face=FACE_NAMES[x], to=FACE_NAMES[y_of(code)], card=card)
        case _ if verb in (BUY, BUY_TOP):
            bought = view.top[x] if verb == BUY_TOP else card
            return _said("buy-top" if verb == BUY_TOP else "buy", card=bought, price=view.prices[bought])
        case _ if verb in (BUY_FROM, STEAL):
            name = "buy-from" if verb == BUY_FROM else "steal"
            return _said(name, card=card, price=view.prices[card], owner=x)
        case _ if verb == MIMIC:
            return _said("mimic-mine" if x == view.asked else "mimic", card=card, owner=x)
        case _ if verb == SELL:
            return _said("sell", card=card, amount=int(CATALOGUE.cost[this_of(code) & 1023]))
        case _ if verb in (SPEND, SPEND_NOW):
            return _said(f"spend-{SPENT_FOR[x]}", card=card)
        case _ if verb == RESOLVE:
            return _said(f"resolve-{GROUP_NAMES[x]}")
        case _ if verb == HEAL_SEAT:
            return _said("heal-seat", other=x)
        case _ if verb == CHEER:
            return _said("cheer", other=view.active)
        case _ if verb == SWEEP:
            return _said("sweep", price=SWEEP_PRICE)
        case _ if verb == ACCEPT:
            amount = _number(view, "amount")
            return _said("accept-lethal" if amount >= _me(view).health else "accept", amount=amount)
        case _ if verb in (STAY, YIELD):
            place, attacker = str(view.details.get("place")), _number(view, "attacker")
            jets = "-jets" if view.details.get("withheld") else ""
            return _said(choice_text(code) + jets, place=place, attacker=attacker)
        case _ if verb in (PASS, DONE):
            known = kind in (PASSED if verb == PASS else ENDED)
            return _said(f"{choice_text(code)}-{kind}" if known else choice_text(code))
        case _:
            return _said(choice_text(code).replace(" ", "-"))


def _in_own_words(verb: str, card: str) -> str:
    return f"{verb}-{card}" if card in IN_OWN_WORDS.get(verb, ()) else verb


def _said(name: str, **arguments: Argument) -> Phrase:
    return Phrase(f"option-{name.replace('_', '-')}", arguments)
