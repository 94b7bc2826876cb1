"""Who may be eliminated: by the dice that are rolled now, or before its next turn. All of it is tried on copies, by the
rules: with how many smashes somebody falls, and how much health an attack costs."""

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

MOST_STEPS: Final = 200  # decisions of a turn and more
MOST_ATTACKS: Final = 30  # five rivals, each with more extra turns than anybody ever had
IDLE: Final = ("1", "2", "3", "1", "2", "3", "heart", "heart", "heart")  # nine dice without a set or a smash


@dataclass(frozen=True)
class Kill:
    """This monster falls if so many dice show smashes. `warded`: it is asked first, and may do something about it."""

    seat: int
    smashes: int
    warded: bool


@dataclass(frozen=True)
class Survival:
    """`may_be_worse`: rivals have cards with which other dice hurt as well, or dice can be changed."""

    chance: float
    may_be_worse: bool


def roll_with(smashes: int, dice: int) -> int:
    """So many smashes, and other dice that bring next to nothing."""
    return parse_dice(" ".join(["smash"] * smashes + list(IDLE[: dice - smashes])))


def kills(world: Game) -> list[Kill]:
    """Whom the dice of the active monster can eliminate, and with how many smashes; of equal ones, in their seats."""
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
    """To the end of this turn, if it is still on, all answering what changes nothing; who was asked something."""
    asked = set[int]()
    for _ in range(MOST_STEPS):
        decision = world.decision
        if decision is None or world.turn != turn:
            break
        asked.add(decision.seat)
        world.play(fallback(decision))
    return asked


def survival(world: Game, me: int, answer: str | None) -> Survival:
    """How likely this monster is still there when its next turn begins, if every rival rolls for smashes only.

    It begins with this answer; without one, with a roll that brings nothing. Nobody else changes anything: the rivals
    attack one after the other on the table as it stands, and who is asked lets it happen.
    """
    world.listen()  # events say when its turn begins, asked anything or not
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
    """Let everybody do nothing until a rival rolls; not if this monster's next turn comes first, or the end."""
    for _ in range(MOST_STEPS):
        decision = world.decision
        if decision is None or is_dead(world, me) or _has_begun(world, me, turn):
            return False
        if decision.kind == "roll" and decision.seat != me:
            return True
        world.play(fallback(decision))
    return False


def _has_begun(world: Game, me: int, turn: int) -> bool:
    """Whether this monster has had a turn after this one. Without dice and energy it is asked nothing in its turn."""
    return any(
        isinstance(event, TurnStarted) and event.seat == me and event.turn > turn for event in world.events or ()
    )


def _attacked(world: Game, me: int, chances: dict[int, float]) -> dict[int, float]:
    """How likely this monster has how much health after the turn of the active one."""
    after: dict[int, float] = {}
    rolled = smash_chances(world)
    for health, chance in chances.items():
        for smashes, other in enumerate(rolled):
            left = _left(world, me, health, roll_with(smashes, total(world.dice))) if health > 0 else 0
            after[left] = after.get(left, 0.0) + chance * other
    return after


def smash_chances(world: Game) -> list[float]:
    """How likely 0, 1, 2 … dice of the active monster show smashes at the end, if it wants nothing else."""
    lattice = lattice_of(total(world.dice), five_faces=world.rules.five_faces)
    plan = lattice.plan([float(count(roll, SMASH)) for roll in lattice.final_rolls])
    found = [0.0] * (lattice.dice + 1)
    for roll, chance in zip(lattice.final_rolls, plan.outcomes(0, world.rolls_left + 1), strict=True):
        found[count(roll, SMASH)] += chance
    return found


def _left(world: Game, me: int, health: int, roll: int) -> int:
    """What is left of this health when the active monster has rolled this roll."""
    twin = with_roll(with_health(world, me, health), roll)
    _play_out(twin, world.turn)
    return health_of(twin, me)


def _may_be_worse(world: Game, me: int) -> bool:
    """Whether the active monster may change its dice, or hurts with other faces than smashes."""
    if extra_rolls(world) or free_rerolls(world) or die_settings(world) or sets_everything(world, EVERY_FACE):
        return True
    dice, health = total(world.dice), world.view(None).monsters[me].max_health
    idle = _left(world, me, health, roll_with(0, dice))
    faces = lattice_of(1, five_faces=world.rules.five_faces).faces
    alike = (parse_dice(" ".join([FACE_NAMES[face]] * dice)) for face in faces if face != SMASH)
    return any(_left(world, me, health, roll) < idle for roll in alike)
