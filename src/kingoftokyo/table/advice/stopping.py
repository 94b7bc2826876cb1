"""What the current dice bring if nobody changes them, and the cards that may still change them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.events import HealthLost
from kingoftokyo.rules.lookahead import dice_changers, leave_dice, without_assigning
from kingoftokyo.table.advice.consequences import STATES, WORLDS, agreed, summed, until_chance
from kingoftokyo.table.wire.messages import Consequence, DiceChanger

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from kingoftokyo import Game, View
    from kingoftokyo.rules.events import Event
    from kingoftokyo.table.advice.consequences import Sums

MOST_STEPS: Final = 30


@dataclass
class Stop:
    """The sums of stopping in one world, and the seats and cards that are asked whether they change the dice."""

    sums: Sums = field(default_factory=Counter)
    changers: set[tuple[int, str]] = field(default_factory=set)
    asked: set[int] = field(default_factory=set)  # other seats, which may prevent what hits them


def consequences_if_stopped(view: View) -> tuple[list[Consequence], list[DiceChanger]]:
    """The consequences of the current dice if nobody changes them, and the cards that may still do so.

    A hit that another monster may still prevent is shown as smashes instead of lost health. Heart dice that the monster
    would have to assign are shown as hearts.
    """
    stops = [_stop(view.sample(seed)) for seed in WORLDS]
    changers = sorted(set.union(*(stop.changers for stop in stops)))
    return agreed([stop.sums for stop in stops]), [DiceChanger(card, seat) for seat, card in changers]


def _stop(world: Game) -> Stop:
    """Play on until the dice of the current roll are resolved."""
    me, turn = world.active, world.turn
    found = Stop()
    world.listen()
    for _ in range(MOST_STEPS):
        decision = world.decision
        if decision is None or world.turn != turn:
            break
        if decision.kind == "assign_hearts":
            world = _skip_hearts(world, found)
            continue
        answer = leave_dice(world)
        if answer is None:
            break
        found.changers.update((decision.seat, card) for card in dice_changers(world))
        if decision.seat != me:
            found.asked.add(decision.seat)
        _add(found, world.play(answer))
    return found


def _skip_hearts(world: Game, found: Stop) -> Game:
    """Count the heart dice that are to be assigned, and go on without them."""
    dice = world.view(world.active).details.get("dice")
    found.sums["hearts", world.active] += dice if isinstance(dice, int) else 0
    after = without_assigning(world)
    _add(found, after.events or ())
    return after


def _add(found: Stop, happened: Iterable[Event]) -> None:
    for (icon, seat), amount in summed(_until_poison(until_chance(happened))).items():
        if icon in STATES:
            found.sums[icon, seat] = amount
            continue
        hit = seat in found.asked and icon == "health" and amount < 0
        found.sums["smash" if hit else icon, seat] += -amount if hit else amount


def _until_poison(happened: Iterable[Event]) -> Iterator[Event]:
    """The events before poison takes effect at the end of the turn: heart dice may still cure it."""
    for event in happened:
        if isinstance(event, HealthLost) and event.cause == "poison":
            return
        yield event
