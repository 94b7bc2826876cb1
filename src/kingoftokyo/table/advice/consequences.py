"""The certain consequences of a choice: it is played in sampled worlds, and only what happens in all of them before any
die is thrown is shown."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from kingoftokyo.rules import events
from kingoftokyo.rules.lookahead import idle_turn, sample_answers
from kingoftokyo.table.wire.messages import Consequence

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Literal

    from kingoftokyo import Choice, Game, View
    from kingoftokyo.rules.events import Event

    Icon = Literal["points", "health", "energy", "smash", "card", "tokyo", "die", "poison", "shrink", "hearts"]

WORLDS: Final = (1, 2)  # seeds
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
    """The certain consequences of this choice of the asked seat, whatever another monster in Tokyo answers."""
    worlds = [world for seed in WORLDS for world in sample_answers(view, seed)]
    return agreed([sums for world in worlds for sums in _outcomes(world, choice)])


def consequences_of_interjection(view: View, seat: int, choice: Choice) -> list[Consequence]:
    """The certain consequences of an option at any time."""
    found: list[Sums] = []
    for seed in WORLDS:
        world = view.sample(seed)
        world.listen()
        found.append(summed(until_chance(world.interject(seat, choice))))
    return agreed(found)


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
    return summed(event for event in happened if getattr(event, "seat", None) == me)


def _outcomes(world: Game, choice: Choice) -> list[Sums]:
    """The sums of this choice; several if another monster is then asked whether it yields, one for each answer."""
    me = world.asked
    world.listen()
    happened = list(world.play(choice))
    decision = world.decision
    if decision is None or decision.kind != "yield" or decision.seat == me:
        return [summed(until_chance(happened))]
    found: list[Sums] = []
    for answer in decision.options:
        twin = world.clone()
        twin.listen()
        found.append(summed(until_chance([*happened, *twin.play(answer)])))
    return found


def until_chance(happened: Iterable[Event]) -> Iterator[Event]:
    """The events before the next die is thrown or the turn ends."""
    for event in happened:
        thrown = isinstance(event, (events.DiceRolled, events.DieRerolled, events.CardRolled)) and event.rolled
        if thrown or isinstance(event, ENDS):
            return
        yield event


def summed(happened: Iterable[Event]) -> Sums:
    """Gains and losses by icon and seat; states, such as the health left, by their last value."""
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


def agreed(found: list[Sums]) -> list[Consequence]:
    """What is the same in all of these."""
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
