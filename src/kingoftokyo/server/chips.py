"""What a choice would bring, found by the rules themselves: it is played in possible worlds, and only what happens in
all of them before any die is thrown is told."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from kingoftokyo.rules import events
from kingoftokyo.server.wire import Chip

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Literal

    from kingoftokyo import Game, View
    from kingoftokyo.rules.events import Event

    Icon = Literal["points", "health", "energy", "smash", "card", "tokyo", "die", "poison", "shrink"]

WORLDS: Final = (1, 2)  # seeds
MOST_STEPS: Final = 20
GAINS: Final[dict[type, tuple[str, int]]] = {
    events.PointsGained: ("points", 1),
    events.PointsLost: ("points", -1),
    events.EnergyGained: ("energy", 1),
    events.EnergySpent: ("energy", -1),
    events.EnergyLost: ("energy", -1),
    events.HealthGained: ("health", 1),
    events.HealthLost: ("health", -1),
}
ONES: Final[dict[type, tuple[str, int]]] = {
    events.TokyoEntered: ("tokyo", 1),
    events.TokyoLeft: ("tokyo", -1),
    events.CardBought: ("card", 1),
    events.CardTaken: ("card", 1),
    events.CardStolen: ("card", 1),
    events.RollsGained: ("die", 1),
}
ENDS: Final = (events.TurnEnded, events.TurnStarted, events.GameEnded)

Sums = Counter[tuple[str, int]]


def chips_of(view: View, choice: str) -> list[Chip]:
    """What this choice of the seat that is asked brings for certain."""
    return _agreed([_summed(_until_chance(_played(view.sample(seed), choice))) for seed in WORLDS])


def chips_of_interjection(view: View, seat: int, choice: str) -> list[Chip]:
    """What something done at any time brings for certain."""
    found: list[Sums] = []
    for seed in WORLDS:
        world = view.sample(seed)
        world.events = []
        found.append(_summed(_until_chance(world.interject(seat, choice))))
    return _agreed(found)


def chips_if_stopped(view: View) -> list[Chip]:
    """What the dice as they lie would bring, if nobody meddles with them.

    A hit that another monster may still ward off is told by a smash instead of lost health.
    """
    return _agreed([_stopped(view.sample(seed)) for seed in WORLDS])


def _played(world: Game, choice: str) -> list[Event]:
    world.events = []
    return world.play(choice)


def _stopped(world: Game) -> Sums:
    """Play the roll to what comes after its dice are resolved."""
    me, turn = world.active, world.turn
    sums: Sums = Counter()
    world.events = []
    for _ in range(MOST_STEPS):
        answer = _left_alone(world, me)
        if answer is None or world.turn != turn:
            break
        warded = world.asked != me
        told = _summed(_until_chance(world.play(answer)))
        for (icon, seat), amount in told.items():
            hit = warded and icon == "health" and amount < 0
            sums["smash" if hit else icon, seat] += -amount if hit else amount
    return sums


def _left_alone(world: Game, me: int) -> str | None:
    """The answer that changes nothing about the dice; None where something else is asked."""
    decision = world.decision
    if decision is None:
        return None
    texts = {option.text for option in decision.options if not option.text.startswith("keep")}
    match decision.kind:
        case "roll" if world.asked == me:
            return "stop" if "stop" in texts else f"keep {world.view(me).dice}"
        case "confirm_roll" if world.asked == me:
            return "keep_roll"
        case "change_dice":
            return "done"
        case "resolve":
            return next(iter(decision.options)).text
        case "psychic_probe" | "background_dweller" | "witch" | "cheerleader":
            return "pass"
        case "damage" if world.asked != me:
            return "accept"
        case _:
            return None


def _until_chance(happened: Sequence[Event]) -> Iterator[Event]:
    """What happens before the next die is thrown or the turn is over."""
    for event in happened:
        thrown = isinstance(event, (events.DiceRolled, events.DieRerolled, events.CardRolled)) and event.rolled
        if thrown or isinstance(event, ENDS):
            return
        yield event


def _summed(happened: Iterator[Event]) -> Sums:
    sums: Sums = Counter()
    for event in happened:
        kind = type(event)
        if kind in GAINS:
            icon, sign = GAINS[kind]
            changed = cast("events.PointsGained", event)  # all of them have a seat and an amount
            sums[icon, changed.seat] += sign * changed.amount
        elif kind in ONES:
            icon, sign = ONES[kind]
            sums[icon, cast("events.TokyoLeft", event).seat] += sign
        elif isinstance(event, events.TokensGained):
            sums[event.token, event.seat] += event.amount
        elif isinstance(event, events.TokensLost):
            sums[event.token, event.seat] -= event.amount
    return sums


def _agreed(found: list[Sums]) -> list[Chip]:
    first, *others = found
    return [
        Chip(cast("Icon", icon), amount, seat)
        for (icon, seat), amount in first.items()
        if amount and all(other[icon, seat] == amount for other in others)
    ]
