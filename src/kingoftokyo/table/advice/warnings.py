"""What a person should think twice about, and what needs no thought: found by trying it on copies of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.play import fallback
from kingoftokyo.rules.asking.choices import BUY, BUY_FROM, BUY_TOP, choice_text, this_of, verb_of, x_of
from kingoftokyo.rules.catalogue import CATALOGUE, DISCARD
from kingoftokyo.rules.core.dice import FACES, count, one, parse_dice
from kingoftokyo.rules.events import MonsterEliminated
from kingoftokyo.rules.lookahead import with_hand
from kingoftokyo.table.advice.consequences import until_chance
from kingoftokyo.table.wire.messages import Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo import Decision, Game, View

WORLDS: Final = (1, 2)  # seeds: what holds in all of them is certain enough to be told
PLENTY: Final = 20  # energy: whoever has it is asked again after buying
FEW: Final = 6  # options: more are not tried to see whether they are all the same
MOST_STEPS: Final = 50


def warnings(view: View, codes: Sequence[int]) -> dict[int, Phrase]:
    """The warnings of those options of the seat that is asked which need one."""
    found = {code: Phrase("warning-eliminated") for code in _eliminating(view, codes)}
    for code in codes:
        if code not in found and verb_of(code) in (BUY, BUY_TOP, BUY_FROM) and _is_useless(view, code):
            card = _bought(view, code)
            found[code] = Phrase("warning-useless", {"card": card, "price": view.prices[card]})
    return found


def _eliminating(view: View, codes: Sequence[int]) -> list[int]:
    """The options after which this monster is out, if there are others."""
    found = [code for code in codes if all(_falls(view, seed, code) for seed in WORLDS)]
    return found if len(found) < len(codes) else []


def _falls(view: View, seed: int, code: int) -> bool:
    """Whether it falls before any chance decides about it."""
    world = view.sample(seed)
    me, world.events = world.asked, []
    happened = until_chance(world.play(choice_text(code)))
    return any(isinstance(event, MonsterEliminated) and event.seat == me for event in happened)


def _bought(view: View, code: int) -> str:
    return view.top[x_of(code)] if verb_of(code) == BUY_TOP else CATALOGUE.ids[this_of(code) & 1023]


def _is_useless(view: View, code: int) -> bool:
    """Whether a Discard card would cost its price and change nothing else."""
    card = _bought(view, code)
    if CATALOGUE.kind[CATALOGUE.ids.index(card)] != DISCARD:
        return False
    return all(_changes_nothing(view.sample(seed), code, view.prices[card]) for seed in WORLDS)


def _changes_nothing(world: Game, code: int, price: int) -> bool:
    me = world.asked
    world.monsters[me].energy += PLENTY
    before, energy = world.clone(), world.monsters[me].energy
    world.play(choice_text(code))
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
