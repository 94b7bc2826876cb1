"""Warnings about options that a person may regret, and decisions without a real choice, found on copies of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules import card_facts
from kingoftokyo.rules.events import MonsterEliminated
from kingoftokyo.rules.lookahead import changes_only_energy, idle_dice, key_with_chance
from kingoftokyo.table.advice.consequences import until_chance
from kingoftokyo.table.wire.messages import Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo import Choice, Decision, View

WORLDS: Final = (1, 2)  # seeds; a warning must hold in all of them
FEW: Final = 6  # options; more are not compared for equal effects
BUYING: Final = ("buy", "buy_top", "buy_from")


def warnings(view: View, choices: Sequence[Choice]) -> dict[Choice, Phrase]:
    """The warnings of the asked seat's options, for those that need one."""
    found = {choice: Phrase("warning-eliminated") for choice in _eliminating(view, choices)}
    for choice in choices:
        if choice not in found and choice.verb in BUYING and _is_useless(view, choice):
            card = _bought(view, choice)
            found[choice] = Phrase("warning-useless", {"card": card, "price": view.prices[card]})
    return found


def _eliminating(view: View, choices: Sequence[Choice]) -> list[Choice]:
    """The options that eliminate the asked monster, unless all do."""
    found = [choice for choice in choices if all(_falls(view, seed, choice) for seed in WORLDS)]
    return found if len(found) < len(choices) else []


def _falls(view: View, seed: int, choice: Choice) -> bool:
    """Whether the choice eliminates the monster before any chance event."""
    world = view.sample(seed)
    world.listen()
    me = world.asked
    happened = until_chance(world.play(choice))
    return any(isinstance(event, MonsterEliminated) and event.seat == me for event in happened)


def _bought(view: View, choice: Choice) -> str:
    return (choice.card or "") if choice.place is None else view.top[choice.place]


def _is_useless(view: View, choice: Choice) -> bool:
    """Whether a Discard card would cost its price and change nothing else."""
    card = _bought(view, choice)
    facts = card_facts(card)
    if facts is None or facts.kind != "discard":
        return False
    return all(changes_only_energy(view.sample(seed), choice, view.prices[card]) for seed in WORLDS)


# Rolling


def warn_stop(view: View) -> Phrase | None:
    """A warning against stopping: some dice do nothing, and there are rolls left."""
    if view.rolls_left == 0:
        return None
    useless = idle_dice(view.sample(WORLDS[0]))
    return Phrase("warning-stop", {"dice": useless, "rolls": view.rolls_left}) if useless else None


# No real choice


def is_trivial(view: View, decision: Decision) -> bool:
    """Whether there is only one possible answer, or all lead to the same position."""
    if len(decision.options) == 1:
        return True
    if decision.kind == "roll" or len(decision.options) > FEW:
        return False
    for seed in WORLDS:
        tables = set[tuple[int, ...]]()
        for option in decision.options:
            world = view.sample(seed)
            world.play(option)
            tables.add(key_with_chance(world))  # including the dice thrown
            if len(tables) > 1:
                return False
    return True
