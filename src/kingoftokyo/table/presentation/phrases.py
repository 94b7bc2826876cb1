"""The phrases of questions and options: the id of a sentence in the catalogue, and its arguments.

`QUESTIONS` and `OPTIONS` name every sentence that the catalogue must have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.i18n.phrase import Argument, Phrase
from kingoftokyo.rules import GROUP_NAMES, SPENT_FOR, SWEEP_PRICE, card_facts

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingoftokyo import Choice, View
    from kingoftokyo.rules import MonsterView

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
# Cards whose option has a special sentence
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
    """The question for the viewing seat."""
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
            stealing = not any(choice.verb == "take" for choice in view.choices)
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
    """The explanation of a decision of this kind."""
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
    verbs = {choice.verb for choice in view.choices}
    if "reroll" in verbs:
        return _asked(f"{kind}-three")
    safe = "probe" not in verbs
    return _asked(f"{kind}-safe" if safe else kind, other=view.active, dice=view.dice.split())


def _mimic(view: View) -> Phrase:
    if "pass" not in view.options:
        return _asked("mimic")
    for card in _me(view).cards:
        if card.id == "mimic" and card.copies is not None:
            owner = view.asked if card.copied_from is None else card.copied_from
            return _asked("mimic-move", energy=_me(view).energy, card=card.copies, owner=owner or 0)
    return _asked("mimic-idle", energy=_me(view).energy)


def option(view: View, choice: Choice) -> Phrase:
    """The phrase of an option of the viewing seat, whether it is asked or not."""
    said = SAID.get(choice.verb)
    return _said(choice.verb) if said is None else said(view, choice)


def _of_card(_view: View, choice: Choice) -> Phrase:
    card = choice.card or ""
    if choice.amount is not None:
        return _said("use-robot", card=card, amount=choice.amount)
    return _said(_in_own_words(choice.verb, card), card=card)


def _reroll(view: View, choice: Choice) -> Phrase:
    return _said("reroll" if view.kind == "roll" else "reroll-card", face=choice.face or "", card=choice.card or "")


def _probe(view: View, choice: Choice) -> Phrase:
    return _said("probe", face=choice.face or "", other=view.active, card=choice.card or "")


def _set(_view: View, choice: Choice) -> Phrase:
    card = choice.card or ""
    return _said(_in_own_words("set", card), face=choice.face or "", to=choice.to or "", card=card)


def _buy(view: View, choice: Choice) -> Phrase:
    bought = (choice.card or "") if choice.place is None else view.top[choice.place]
    return _said(choice.verb, card=bought, price=view.prices[bought])


def _of_another(view: View, choice: Choice) -> Phrase:
    card = choice.card or ""
    return _said(choice.verb, card=card, price=view.prices[card], owner=choice.seat or 0)


def _copy(view: View, choice: Choice) -> Phrase:
    mine = choice.seat == view.asked
    return _said("mimic-mine" if mine else "mimic", card=choice.card or "", owner=choice.seat or 0)


def _sell(_view: View, choice: Choice) -> Phrase:
    facts = card_facts(choice.card or "")
    return _said("sell", card=choice.card or "", amount=0 if facts is None else facts.cost)


def _accept(view: View, _choice: Choice) -> Phrase:
    amount = _number(view, "amount")
    return _said("accept-lethal" if amount >= _me(view).health else "accept", amount=amount)


def _about_tokyo(view: View, choice: Choice) -> Phrase:
    jets = "-jets" if view.details.get("withheld") else ""
    place, attacker = str(view.details.get("place")), _number(view, "attacker")
    return _said(choice.verb + jets, place=place, attacker=attacker)


def _nothing_more(view: View, choice: Choice) -> Phrase:
    known = view.kind in (PASSED if choice.verb == "pass" else ENDED)
    return _said(f"{choice.verb}-{view.kind}" if known else choice.verb)


SAID: Final[dict[str, Callable[[View, Choice], Phrase]]] = {
    "use": _of_card,
    "extra_roll": _of_card,
    "take": _of_card,
    "reroll": _reroll,
    "probe": _probe,
    "set": _set,
    "buy": _buy,
    "buy_top": _buy,
    "buy_from": _of_another,
    "steal": _of_another,
    "mimic": _copy,
    "sell": _sell,
    "spend": lambda _view, choice: _said(f"spend-{choice.spent_for}", card=choice.card or ""),
    "resolve": lambda _view, choice: _said(f"resolve-{choice.group}"),
    "heal_seat": lambda _view, choice: _said("heal-seat", other=choice.seat or 0),
    "cheer": lambda view, _choice: _said("cheer", other=view.active),
    "sweep": lambda _view, _choice: _said("sweep", price=SWEEP_PRICE),
    "accept": _accept,
    "stay": _about_tokyo,
    "yield": _about_tokyo,
    "pass": _nothing_more,
    "done": _nothing_more,
}


def _in_own_words(verb: str, card: str) -> str:
    return f"{verb}-{card}" if card in IN_OWN_WORDS.get(verb, ()) else verb


def _said(name: str, **arguments: Argument) -> Phrase:
    return Phrase(f"option-{name.replace('_', '-')}", arguments)
