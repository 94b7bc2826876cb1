"""The certain consequences of a choice: it is played in sampled worlds, and only what happens in all of them before any
die is thrown is shown."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from kingoftokyo.rules import events
from kingoftokyo.rules.lookahead import idle_turn
from kingoftokyo.table.wire.messages import Consequence

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Literal

    from kingoftokyo import Choice, Game, View
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
STATES: Final = (LEFT := "left", OUT := "out")  # states, which are not summed
ENDS: Final = (events.TurnEnded, events.TurnStarted, events.GameEnded)

Sums = Counter[tuple[str, int]]


def consequences_of(view: View, choice: Choice) -> list[Consequence]:
    """The certain consequences of this choice of the asked seat."""
    return _agreed([_summed(until_chance(_played(view.sample(seed), choice))) for seed in WORLDS])


def consequences_of_interjection(view: View, seat: int, choice: Choice) -> list[Consequence]:
    """The certain consequences of an option at any time."""
    found: list[Sums] = []
    for seed in WORLDS:
        world = view.sample(seed)
        world.listen()
        found.append(_summed(until_chance(world.interject(seat, choice))))
    return _agreed(found)


def consequences_if_stopped(view: View) -> list[Consequence]:
    """The consequences of the current dice, if nobody changes them.

    A hit that another monster may still prevent is shown as smashes instead of lost health.
    """
    return _agreed([_stopped(view.sample(seed)) for seed in WORLDS])


def consequences_of_staying(view: View, me: int) -> list[Consequence]:
    """What Tokyo gives this monster in its next turn if it stays there, compared with being outside."""
    there, outside = (_turn_alone(view, me, leaves=leaves) for leaves in (False, True))
    there.subtract(outside)
    return [
        Consequence(cast("Icon", icon), amount, me, later=True) for (icon, seat), amount in there.items() if amount > 0
    ]


def _turn_alone(view: View, me: int, *, leaves: bool) -> Sums:
    """The sums of the start and the end of a turn, without rolling and buying."""
    happened = idle_turn(view.sample(WORLDS[0]), me, outside=leaves)
    return _summed(event for event in happened if getattr(event, "seat", None) == me)


def _played(world: Game, choice: Choice) -> list[Event]:
    world.listen()
    return world.play(choice)


def _stopped(world: Game) -> Sums:
    """Play on until the dice of the current roll are resolved."""
    me, turn = world.active, world.turn
    sums: Sums = Counter()
    world.listen()
    for _ in range(MOST_STEPS):
        answer = _left_alone(world, me)
        if answer is None or world.turn != turn:
            break
        warded = world.asked != me
        outcome = _summed(until_chance(world.play(answer)))
        for (icon, seat), amount in outcome.items():
            if icon in STATES:
                sums[icon, seat] = amount
                continue
            hit = warded and icon == "health" and amount < 0
            sums["smash" if hit else icon, seat] += -amount if hit else amount
    return sums


def _left_alone(world: Game, me: int) -> str | None:
    """The answer that does not change the dice; None for other decisions."""
    decision = world.decision
    if decision is None:
        return None
    verbs = {option.verb for option in decision.options}
    match decision.kind:
        case "roll" if world.asked == me:
            return "stop" if "stop" in verbs else f"keep {world.view(me).dice}"
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
        case "yield" if world.asked != me:
            return "stay"  # to count the damage that yielding would prevent
        case _:
            return None


def until_chance(happened: Sequence[Event]) -> Iterator[Event]:
    """The events before the next die is thrown or the turn ends."""
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
            if isinstance(event, (events.HealthGained, events.HealthLost)):
                sums[LEFT, event.seat] = event.health
        elif kind in ONES:
            icon, sign = ONES[kind]
            sums[icon, cast("events.TokyoLeft", event).seat] += sign
        elif isinstance(event, events.MonsterRevived):
            sums[LEFT, event.seat] = event.health
        elif isinstance(event, events.MonsterEliminated):
            sums[OUT, event.seat] = 1
        elif isinstance(event, events.TokensGained):
            sums[event.token, event.seat] += event.amount
        elif isinstance(event, events.TokensLost):
            sums[event.token, event.seat] -= event.amount
    return sums


def _agreed(found: list[Sums]) -> list[Consequence]:
    first, *others = found
    sure = {
        key: amount
        for key, amount in first.items()
        if (amount or key[0] == LEFT) and all(key in other and other[key] == amount for other in others)
    }
    return [_consequence(sure, icon, seat) for icon, seat in sure if icon not in STATES]


def _consequence(sure: dict[tuple[str, int], int], icon: str, seat: int) -> Consequence:
    amount = sure[icon, seat]
    if icon != "health" or amount > 0:
        return Consequence(cast("Icon", icon), amount, seat)
    return Consequence("health", amount, seat, left=sure.get((LEFT, seat)), eliminates=(OUT, seat) in sure)
