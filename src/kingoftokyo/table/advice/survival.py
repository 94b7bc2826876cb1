"""Chances of elimination: by the current roll, or before a monster's next turn. Attacks are tried on copies with the
rules, to find the smashes that eliminate a monster, and the health that an attack costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.rules import FACE_NAMES, SMASH, count, fallback, parse_dice, total
from kingoftokyo.rules.events import TurnStarted
from kingoftokyo.rules.lookahead import (
    EVERY_FACE,
    die_settings,
    extra_rolls,
    free_rerolls,
    health_of,
    is_dead,
    sets_everything,
    with_health,
    with_roll,
)

if TYPE_CHECKING:
    from kingoftokyo import Game

MOST_STEPS: Final = 200  # more decisions than a turn has
MOST_ATTACKS: Final = 30  # of five rivals, extra turns included
IDLE: Final = ("1", "2", "3", "1", "2", "3", "heart", "heart", "heart")  # nine dice without a set or a smash


@dataclass(frozen=True)
class Kill:
    """A monster is eliminated if `smashes` dice show smashes. `warded`: it is asked first, and may prevent it."""

    seat: int
    smashes: int
    warded: bool


@dataclass(frozen=True)
class Survival:
    """A chance to survive. `may_be_worse`: rivals have cards that hurt with other dice or change dice."""

    chance: float
    may_be_worse: bool


def roll_with(smashes: int, dice: int) -> int:
    """A roll with this number of smashes, and other dice that do almost nothing."""
    return parse_dice(" ".join(["smash"] * smashes + list(IDLE[: dice - smashes])))


def kills(world: Game) -> list[Kill]:
    """The monsters that the active monster's dice can eliminate, and the smashes needed, fewest first, then by seat."""
    found: dict[int, Kill] = {}
    dice = total(world.dice)
    rivals = [seat for seat in range(world.players) if seat != world.active and not is_dead(world, seat)]
    for smashes in range(dice + 1):
        twin = with_roll(world, roll_with(smashes, dice))
        asked = _play_out(twin, world.turn)
        for seat in rivals:
            if seat not in found and is_dead(twin, seat):
                found[seat] = Kill(seat, smashes, seat in asked)
    return sorted(found.values(), key=lambda kill: (kill.smashes, kill.seat))


def _play_out(world: Game, turn: int) -> set[int]:
    """Play to the end of this turn with neutral answers; returns the seats that were asked."""
    asked = set[int]()
    for _ in range(MOST_STEPS):
        decision = world.decision
        if decision is None or world.turn != turn:
            break
        asked.add(decision.seat)
        world.play(fallback(decision))
    return asked


def survival(world: Game, me: int, answer: str | None) -> Survival:
    """The chance that this monster is alive at its next turn, if every rival rolls for smashes only.

    It begins with this answer, or without one, with a roll that does nothing. Otherwise nothing changes: the rivals
    attack one after the other on the current table, and every question gets a neutral answer.
    """
    world.listen()  # events show when its turn begins, even without a decision
    turn = world.turn
    if answer is None:
        world = with_roll(world, roll_with(0, total(world.dice)))
    else:
        world.play(answer)
    chances = {health_of(world, me): 1.0}
    worse = False
    for _ in range(MOST_ATTACKS):
        if not _to_the_next_roll(world, me, turn):
            break
        worse = worse or _may_be_worse(world, me)
        chances = _attacked(world, me, chances)
        world = with_roll(world, roll_with(0, total(world.dice)))
    return Survival(sum(chance for health, chance in chances.items() if health > 0), worse)


def _to_the_next_roll(world: Game, me: int, turn: int) -> bool:
    """Give neutral answers until a rival rolls; False if this monster's next turn or the end comes first."""
    for _ in range(MOST_STEPS):
        decision = world.decision
        if decision is None or is_dead(world, me) or _has_begun(world, me, turn):
            return False
        if decision.kind == "roll" and decision.seat != me:
            return True
        world.play(fallback(decision))
    return False


def _has_begun(world: Game, me: int, turn: int) -> bool:
    """Whether this monster has started another turn, even if it was asked nothing in it."""
    return any(
        isinstance(event, TurnStarted) and event.seat == me and event.turn > turn for event in world.events or ()
    )


def _attacked(world: Game, me: int, chances: dict[int, float]) -> dict[int, float]:
    """The distribution of this monster's health after the active monster's turn."""
    after: dict[int, float] = {}
    rolled = smash_chances(world)
    for health, chance in chances.items():
        for smashes, other in enumerate(rolled):
            left = _left(world, me, health, roll_with(smashes, total(world.dice))) if health > 0 else 0
            after[left] = after.get(left, 0.0) + chance * other
    return after


def smash_chances(world: Game) -> list[float]:
    """The chances of 0, 1, 2 … smashes on the active monster's final dice, if it aims only for smashes."""
    lattice = lattice_of(total(world.dice), five_faces=world.rules.five_faces)
    plan = lattice.plan([float(count(roll, SMASH)) for roll in lattice.final_rolls])
    found = [0.0] * (lattice.dice + 1)
    for roll, chance in zip(lattice.final_rolls, plan.outcomes(0, world.rolls_left + 1), strict=True):
        found[count(roll, SMASH)] += chance
    return found


def _left(world: Game, me: int, health: int, roll: int) -> int:
    """The health left, of `health`, after this roll of the active monster."""
    twin = with_roll(with_health(world, me, health), roll)
    _play_out(twin, world.turn)
    return health_of(twin, me)


def _may_be_worse(world: Game, me: int) -> bool:
    """Whether the active monster may change its dice, or hurts with faces other than smashes."""
    if extra_rolls(world) or free_rerolls(world) or die_settings(world) or sets_everything(world, EVERY_FACE):
        return True
    dice, health = total(world.dice), world.view(None).monsters[me].max_health
    idle = _left(world, me, health, roll_with(0, dice))
    faces = lattice_of(1, five_faces=world.rules.five_faces).faces
    alike = (parse_dice(" ".join([FACE_NAMES[face]] * dice)) for face in faces if face != SMASH)
    return any(_left(world, me, health, roll) < idle for roll in alike)
