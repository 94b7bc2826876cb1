"""The perfect player: `simple` with two monsters is solved, and this player has the solution.

`perfect.f16`, made by `kot solve`, has the chance to win of the monster whose turn begins, for all positions, as
half-precision numbers indexed by who is in Tokyo (that monster or the other), its points, the other's points, its
health and the other's health. `docs/explanation/solved.md` explains how they were found.
"""

from __future__ import annotations

import struct
from importlib.resources import files
from typing import TYPE_CHECKING, ClassVar, Final, SupportsIndex

from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.players.player import Player
from kingoftokyo.players.reasons import Reason, Value
from kingoftokyo.rules.asking.choices import STAY, YIELD, Choice, pack_keep
from kingoftokyo.rules.core.agenda import ROLL_STEP, kind_of
from kingoftokyo.rules.core.dice import HEART, SMASH, count, dice_text, keep_at, keep_count
from kingoftokyo.rules.core.places import CITY
from kingoftokyo.rules.errors import SetupError
from kingoftokyo.rules.lookahead import points_of
from kingoftokyo.rules.mypyc_compat import i64, mypyc_attr, vec
from kingoftokyo.rules.settings import WINNING_POINTS

if TYPE_CHECKING:
    from kingoftokyo.players.clock import Clock
    from kingoftokyo.players.dice_lattice import Plan
    from kingoftokyo.rules.asking.decisions import Decision
    from kingoftokyo.rules.settings import Rules
    from kingoftokyo.rules.views.view import View

FULL: Final = 10
POSITIONS: Final = 80_000
MINE: Final = 0  # the monster whose turn it is holds Tokyo
THEIRS: Final = 1

_tables: list[vec[float]] = []  # cache of the one table


def table() -> vec[float]:
    """The table of chances, read on first use; a file of the wrong size raises a SetupError."""
    if not _tables:
        data = files("kingoftokyo.players.perfect").joinpath("perfect.f16").read_bytes()
        if len(data) != 2 * POSITIONS:
            raise SetupError("player-table", file="perfect.f16", found=len(data), most=2 * POSITIONS)
        _tables.append(vec[float](list(struct.unpack(f"<{POSITIONS}e", data))))
    return _tables[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Perfect(Player):
    """Plays `simple` with two monsters perfectly, or by another table of chances if one is given."""

    name: ClassVar[str] = "perfect"

    def __init__(self, seed: SupportsIndex = 0, chances: list[float] | None = None) -> None:
        super().__init__(seed)
        self._table: Final = table() if chances is None else vec[float](chances)
        self._known: tuple[int, ...] = ()
        self._plan: Plan | None = None
        self._roll: i64 = 0
        self._kept: i64 = 0
        self._rolls: i64 = 0
        self._stay: float = 0.0
        self._leave: float = 0.0

    def rules_error(self, rules: Rules, monsters: int) -> SetupError | None:
        if monsters != 2 or rules.text != "simple":
            return SetupError("player-rules", player=self.name, rules="simple", monsters=2)
        return None

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        world = view.sample(0)
        error = self.rules_error(world.rules, len(world.monsters))
        if error is not None:
            raise error
        me = world.monsters[decision.seat]
        other = world.monsters[1 - decision.seat]
        if kind_of(world.agenda[world.depth - 1]) != ROLL_STEP:
            self._plan = None
            self._stay = self._chance(MINE, me.points, other.points, me.health, other.health)
            self._leave = self._left(me.points, other.points + 1, me.health, other.health)
            return Choice(YIELD if self._leave > self._stay else STAY)
        known = (me.place, other.place, me.points, me.health, other.points, other.health)
        plan = self._plan
        if plan is None or known != self._known:
            self._known = known
            plan = lattice_of(6, five_faces=True).plan(self._roll_values(me.place, other.place, known))
            self._plan = plan
        self._roll = world.dice
        self._rolls = world.rolls_left
        self._kept = plan.keep(world.dice, world.rolls_left)
        return Choice(pack_keep(self._kept))

    def _roll_values(self, here: i64, there: i64, known: tuple[int, ...]) -> list[float]:
        """The chance to win after each final roll; the points for starting the turn in Tokyo are already included."""
        _, _, had, health, others_points, others_health = known
        values: list[float] = []
        for roll in lattice_of(6, five_faces=True).final_rolls:
            points: i64 = had + points_of(roll)
            smashes = count(roll, SMASH)
            mine: i64 = health if here == CITY else min(health + count(roll, HEART), FULL)
            theirs: i64 = others_health
            if here == CITY or there == CITY:
                theirs -= smashes
            if points >= WINNING_POINTS or theirs <= 0:
                values.append(1.0)
            elif there != CITY:
                entered: i64 = points if here == CITY else points + 1
                values.append(1.0 - self._left(others_points, entered, theirs, mine))
            else:
                stays = self._chance(MINE, others_points, points, theirs, mine)
                if smashes > 0:
                    stays = max(stays, self._left(others_points, points + 1, theirs, mine))
                values.append(1.0 - stays)
        return values

    def _left(self, points: i64, others_points: i64, health: i64, others_health: i64) -> float:
        """The chance of the monster whose turn begins while the other holds Tokyo; 0 if the other won by entering."""
        if others_points >= WINNING_POINTS:
            return 0.0
        return self._chance(THEIRS, points, others_points, health, others_health)

    def _chance(self, tokyo: i64, points: i64, others_points: i64, health: i64, others_health: i64) -> float:
        place = (tokyo * WINNING_POINTS + points) * WINNING_POINTS + others_points
        return self._table[(place * FULL + health - 1) * FULL + others_health - 1]

    def reason(self) -> Reason | None:
        plan = self._plan
        if plan is None:
            return Reason("exact-stay", {"chance": exactly(self._stay), "less": exactly(self._leave)})
        worth = plan.worth(self._kept, self._rolls)
        second = -1.0
        other: i64 = 0
        for k in range(keep_count(self._roll)):
            keep = keep_at(self._roll, k)
            if keep != self._kept and plan.worth(keep, self._rolls) > second:
                second = plan.worth(keep, self._rolls)
                other = keep
        said: dict[str, Value] = {"kept": dice_text(self._kept), "chance": exactly(worth)}
        if second < 0.0:
            return Reason("exact-keep", said)
        said["less"] = exactly(second)
        said["instead"] = dice_text(other)
        return Reason("exact-keep-instead", said)


def exactly(chance: float) -> float:
    """A chance in percent, rounded to a tenth."""
    return round(100.0 * chance, 1)
