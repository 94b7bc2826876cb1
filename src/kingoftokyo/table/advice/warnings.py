"""What a person should think twice about, and what needs no thought: found by trying it on copies of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.play import fallback
from kingoftokyo.rules.catalogue import card_facts
from kingoftokyo.rules.core.dice import FACES, count, one, parse_dice
from kingoftokyo.rules.events import MonsterEliminated
from kingoftokyo.rules.lookahead import with_hand
from kingoftokyo.table.advice.consequences import until_chance
from kingoftokyo.table.wire.messages import Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo import Choice, Decision, Game, View

WORLDS: Final = (1, 2)  # seeds: what holds in all of them is certain enough to be told
PLENTY: Final = 20  # energy: whoever has it is asked again after buying
FEW: Final = 6  # options: more are not tried to see whether they are all the same
MOST_STEPS: Final = 50
BUYING: Final = ("buy", "buy_top", "buy_from")


def warnings(view: View, choices: Sequence[Choice]) -> dict[Choice, Phrase]:
    """The warnings of those options of the seat that is asked which need one."""
    found = {choice: Phrase("warning-eliminated") for choice in _eliminating(view, choices)}
    for choice in choices:
        if choice not in found and choice.verb in BUYING and _is_useless(view, choice):
            card = _bought(view, choice)
            found[choice] = Phrase("warning-useless", {"card": card, "price": view.prices[card]})
    return found


def _eliminating(view: View, choices: Sequence[Choice]) -> list[Choice]:
    """The options after which this monster is out, if there are others."""
    found = [choice for choice in choices if all(_falls(view, seed, choice) for seed in WORLDS)]
    return found if len(found) < len(choices) else []


def _falls(view: View, seed: int, choice: Choice) -> bool:
    """Whether it falls before any chance decides about it."""
    world = view.sample(seed)
    me, world.events = world.asked, []
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
    return all(_changes_nothing(view.sample(seed), choice, view.prices[card]) for seed in WORLDS)


def _changes_nothing(world: Game, choice: Choice, price: int) -> bool:
    me = world.asked
    world.monsters[me].energy += PLENTY
    before, energy = world.clone(), world.monsters[me].energy
    world.play(choice)
    if world.monsters[me].energy != energy - price:
        return False
    world.monsters[me].energy = energy
    for place in ("market", "deck", "top", "discard", "removed"):  # where the card was and is now, and what came for it
        setattr(world, place, getattr(before, place)[:])
    return world.key() == before.key()


# Rolling


def warn_stop(view: View) -> Phrase | None:
    """Why the dice should not stand yet: some bring nothing, and there are rolls left."""
    if view.rolls_left == 0:
        return None
    useless = idle_dice(view.sample(WORLDS[0]), parse_dice(view.dice))
    return Phrase("warning-stop", {"dice": useless, "rolls": view.rolls_left}) if useless else None


def idle_dice(world: Game, hand: int) -> int:
    """How many of these dice could as well not be there: the table would be the same after they count."""
    outcome, useless = _outcome(world, hand), 0
    for face in range(FACES):
        while count(hand, face) > 0 and _outcome(world, hand - one(face)) == outcome:
            hand -= one(face)
            useless += 1
    return useless


def _outcome(world: Game, hand: int) -> tuple[int, ...]:
    """The table after these dice have counted, if nobody meddles with them or wards anything off."""
    me, turn = world.active, world.turn
    twin = with_hand(world, hand)
    for _ in range(MOST_STEPS):
        decision = twin.decision
        if decision is None or twin.turn != turn:
            break
        if decision.kind in ("assign_hearts", "resolve"):
            twin.play(decision.options[0])
        elif decision.seat == me and decision.kind not in ("change_dice", "damage"):
            break
        else:
            twin.play(fallback(decision))
    twin.dice = twin.smashes = 0  # what they showed is no matter any more
    return twin.key()


# No real choice


def is_trivial(view: View, decision: Decision) -> bool:
    """Whether there is one possible answer only, or all of them lead to the same table."""
    if len(decision.options) == 1:
        return True
    if decision.kind == "roll" or len(decision.options) > FEW:
        return False
    for seed in WORLDS:
        tables = set[tuple[int, ...]]()
        for option in decision.options:
            world = view.sample(seed)
            world.play(option)
            tables.add((*world.key(), world.luck))  # the same dice were thrown, too
            if len(tables) > 1:
                return False
    return True
