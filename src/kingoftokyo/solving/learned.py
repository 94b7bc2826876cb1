"""A player of `simple` with two monsters that uses a trained network and exact dice."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

import numpy as np

from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.players.player import Player
from kingoftokyo.players.reasons import Reason, Value
from kingoftokyo.rules.asking.choices import Choice, pack_keep
from kingoftokyo.rules.core.dice import dice_text, keep_at, keep_count, parse_dice
from kingoftokyo.rules.errors import SetupError
from kingoftokyo.rules.settings import WINNING_POINTS
from kingoftokyo.solving.network import NetworkTable, load
from kingoftokyo.solving.throws import DICE, Throws
from kingoftokyo.solving.turn import ENTERING, FULL, NOBODY, STAYING, Turn

if TYPE_CHECKING:
    from kingoftokyo.players.clock import Clock
    from kingoftokyo.players.dice_lattice import Plan
    from kingoftokyo.rules.asking.decisions import Decision
    from kingoftokyo.rules.settings import Rules
    from kingoftokyo.rules.views.view import MonsterView, View
    from kingoftokyo.solving.self_play import Table

RULES: Final = "simple"


class Mind:
    """A network's chances for all positions, and the best keeps that follow from them."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self._turn: Final = Turn(2, Throws())
        self._lattice: Final = lattice_of(DICE, five_faces=True)
        final_rolls = self._turn.throws.final_rolls
        self._order: Final = [final_rolls.index(int(roll)) for roll in self._lattice.final_rolls]

    def plan(self, tokyo: int, me: MonsterView, other: MonsterView) -> Plan:
        """The best keeps in my turn."""
        values = np.empty((len(self._order), 1, FULL * FULL))
        paid = STAYING if tokyo == 0 else 0  # the table has the points from before this bonus
        self._turn.final_rolls(self.table, tokyo, (me.points - paid, other.points), values)
        column = values[:, 0, (me.health - 1) * FULL + other.health - 1]
        return self._lattice.plan([float(column[k]) for k in self._order])

    def stays(self, me: MonsterView, other: MonsterView) -> float:
        return float(self.table.chances[0, me.points, other.points, me.health - 1, other.health - 1])

    def leaves(self, me: MonsterView, other: MonsterView) -> float:
        points = other.points + ENTERING
        if points >= WINNING_POINTS:
            return 0.0
        return float(self.table.chances[1, me.points, points, me.health - 1, other.health - 1])


@lru_cache(maxsize=4)
def _mind(path: Path, _changed: int) -> Mind:
    """Cached by file and modification time: a player is made for every game, and the table takes a while."""
    return Mind(NetworkTable(load(path)))


def mind_of(path: Path) -> Mind:
    try:
        changed = path.stat().st_mtime_ns
    except OSError as error:
        raise SetupError(f"{path}: {error.strerror}") from None
    return _mind(path.absolute(), changed)


class Learned(Player):
    """Plays by the weights in a file written by `kot train`."""

    name: ClassVar[str] = "learned"

    def __init__(self, seed: int, path: Path | str) -> None:
        super().__init__(seed)
        self.mind: Final = mind_of(Path(path))
        self._reason: Reason | None = None

    def rules_error(self, rules: Rules, monsters: int) -> SetupError | None:
        if rules.text != RULES or monsters != 2:
            return SetupError("player-rules", player=self.name, rules=RULES, monsters=2)
        return None

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        error = self.rules_error(view.rules, view.players)
        if error is not None:
            raise error
        me, other = view.monsters[decision.seat], view.monsters[1 - decision.seat]
        if decision.kind == "roll":
            return self._roll(view, me, other)
        return self._answer(me, other)

    def reason(self) -> Reason | None:
        return self._reason

    def _roll(self, view: View, me: MonsterView, other: MonsterView) -> Choice:
        tokyo = 0 if me.place != "outside" else 1 if other.place != "outside" else NOBODY
        plan = self.mind.plan(tokyo, me, other)
        roll = parse_dice(view.dice)
        rolls = view.rolls_left
        kept, worth = plan.best_keep(roll, rolls)
        others = [keep for keep in (keep_at(roll, k) for k in range(keep_count(roll))) if keep != kept]
        second = max(others, key=lambda keep: plan.worth(keep, rolls))
        said: dict[str, Value] = {"kept": dice_text(kept), "chance": _percent(worth)}
        said |= {"instead": dice_text(second), "less": _percent(plan.worth(second, rolls))}
        self._reason = Reason("exact-keep-instead", said)
        return Choice(pack_keep(kept))

    def _answer(self, me: MonsterView, other: MonsterView) -> str:
        stays, leaves = self.mind.stays(me, other), self.mind.leaves(me, other)
        self._reason = Reason("exact-stay", {"chance": _percent(stays), "less": _percent(leaves)})
        return "yield" if leaves > stays else "stay"


def _percent(chance: float) -> float:
    """A chance in percent, rounded to a tenth."""
    return round(100.0 * chance, 1)
