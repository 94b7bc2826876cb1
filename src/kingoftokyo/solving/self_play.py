"""Plays many games of `simple` in parallel by a table of chances, and computes the value of every turn at its start.

That value does not depend on the thrown dice: it is the mean over all dice with the best keeps, by the table's chances
for the following turns. Positions are columns of Tokyo, points, points of the other, health, health of the other.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import numpy as np

from kingoftokyo.rules.core.dice import FIVE_FACES, one
from kingoftokyo.rules.settings import WINNING_POINTS
from kingoftokyo.solving.throws import DICE, ROLLS, chosen
from kingoftokyo.solving.turn import ENTERING, FULL, NOBODY, STAYING, Chances, Turn

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from kingoftokyo.solving.throws import Floats, Places, Throws

    Flags = NDArray[np.bool_]

START: Final = (NOBODY, 0, 0, FULL, FULL)
AT_ONCE: Final = 500  # games per batch, so that they fit the processor's cache


class Table(Chances, Protocol):
    """The known chances of later turns, also as one array."""

    @property
    def chances(self) -> Floats:
        """The chance of the monster whose turn begins, by Tokyo, both points and both healths, its own first."""
        ...


class Counted(NamedTuple):
    """Positions after the dice are resolved and before Tokyo changes hands, seen from the monster whose turn it is."""

    points: Places
    health: Places
    others_health: Places


class SelfPlay:
    """Games in progress. A finished game starts again: at the start, or at a random position (share: `exploring`)."""

    def __init__(self, games: int, exploring: float, throws: Throws, rng: np.random.Generator) -> None:
        self.throws: Final = throws
        self._turn: Final = Turn(2, throws)
        self._rng: Final = rng
        self._exploring: Final = exploring
        self._points: Final = np.array(throws.points)
        self._smashes: Final = np.array(throws.smashes)
        self._hearts: Final = np.array(throws.hearts)
        # The index of each set with one more die of each face; a full roll stays itself.
        self._larger: Final = np.array(
            [[throws.place.get(packed + one(face), k) for face in FIVE_FACES] for k, packed in enumerate(throws.sets)]
        )
        self.positions: Places = self._begun(games)

    def _begun(self, games: int) -> Places:
        tokyo = self._rng.integers(0, 2, games)
        points = self._rng.integers(0, WINNING_POINTS, (2, games))
        healths = self._rng.integers(1, FULL + 1, (2, games))
        positions = np.stack([tokyo, *points, *healths])
        positions[:, self._rng.random(games) >= self._exploring] = np.array(START)[:, None]
        return positions

    def turn(self, table: Table) -> tuple[Places, Floats]:
        """Play one turn of every game; returns the positions at its start, and their values to the monster on turn."""
        before = self.positions
        outcomes = self.outcomes(table)
        parts = []
        values = []
        for k in range(0, before.shape[1], AT_ONCE):
            part = before[:, k : k + AT_ONCE]
            worth, keeps = self.best_keeps(self.final_rolls(outcomes, part))
            values.append(worth)
            parts.append(self.thrown(keeps))
        after, over = self.followed(table, before, np.concatenate(parts))
        after[:, over] = self._begun(int(over.sum()))
        self.positions = after
        return before, np.concatenate(values)

    def outcomes(self, table: Table) -> Floats:
        """The chances after the dice are resolved, by Tokyo (nobody last), attack, points and healths; 1 for a win."""
        found = np.ones((3, 2, WINNING_POINTS + 1, WINNING_POINTS, FULL + 1, FULL + 1))
        for points in product(range(WINNING_POINTS), repeat=2):
            found[0][(slice(None), *points)] = self._turn.outcomes(table, 0, points, attacked=False)[0]
            for attacked in (False, True):
                found[(1, int(attacked), *points)] = self._turn.outcomes(table, 1, points, attacked=attacked)[0]
        for gain in set(self.throws.points):  # Tokyo is empty in the first turn only
            found[NOBODY, :, gain, 0] = self._turn.outcomes(table, NOBODY, (gain, 0), attacked=False)[0]
        return found

    def counted(self, positions: Places, final_rolls: Places) -> Counted:
        """The points and healths after these rolls are resolved; a column of rolls is combined with every position."""
        tokyo, points, _, health, others_health = positions
        points = np.minimum(points + np.where(tokyo == 0, STAYING, 0) + self._points[final_rolls], WINNING_POINTS)
        health = np.minimum(health + np.where(tokyo == 0, 0, self._hearts[final_rolls]), FULL)
        others_health = np.maximum(others_health - np.where(tokyo == NOBODY, 0, self._smashes[final_rolls]), 0)
        return Counted(points, health, others_health)

    def final_rolls(self, outcomes: Floats, positions: Places) -> Floats:
        """The value of each roll in each position."""
        every = np.arange(len(self.throws.final_rolls))[:, None]
        after = self.counted(positions, every)
        attacked = (self._smashes[every] > 0).astype(np.int64)
        # One flat index is three times as fast as six indices.
        place = (positions[0] % 3 * 2 + attacked) * (WINNING_POINTS + 1) + after.points
        place = (place * WINNING_POINTS + positions[2]) * (FULL + 1) + after.health
        return outcomes.reshape(-1).take(place * (FULL + 1) + after.others_health)

    def best_keeps(self, final_rolls: Floats) -> tuple[Floats, list[Places]]:
        """The value of the turn, and the best keeps of each roll after the first and after the second throw."""
        throws = self.throws
        sets = np.empty((len(throws.sets), 1, final_rolls.shape[1]))
        keeps: list[Places] = []
        throws.expect(sets, final_rolls[:, None])
        for _ in range(ROLLS - 1):
            sets[throws.first :, 0] = final_rolls
            keeps.insert(0, throws.best_keeps(sets[:, 0]))
            throws.expect(sets, chosen(sets, keeps[0]))
        return sets[0, 0].copy(), keeps

    def thrown(self, keeps: list[Places]) -> Places:
        """Throw the dice three times with these keeps; returns the indices of the final rolls."""
        games = keeps[0].shape[1]
        sets = self._threw(np.zeros(games, np.int64))
        for kept in keeps:
            sets = self._threw(kept[sets - self.throws.first, np.arange(games)])
        return sets - self.throws.first

    def _threw(self, sets: Places) -> Places:
        """Fill up these sets to six dice with random faces."""
        for faces in self._rng.integers(0, self.throws.faces, (DICE, len(sets))):
            sets = self._larger[sets, faces]
        return sets

    def followed(self, table: Table, before: Places, final_rolls: Places) -> tuple[Places, Flags]:
        """The positions at the start of the next turns, seen from the monster then on turn, and the finished games."""
        tokyo, _, others, _, _ = before
        points, health, others_health = self.counted(before, final_rolls)
        over = (points >= WINNING_POINTS) | (others_health == 0)
        asked = ~over & (tokyo == 1) & (self._smashes[final_rolls] > 0)
        enters = ~over & (tokyo == NOBODY)
        enters[asked] = self._left(table, others[asked], points[asked], others_health[asked], health[asked])
        points = points + np.where(enters, ENTERING, 0)
        over |= points >= WINNING_POINTS
        in_tokyo = (tokyo == 0) | enters
        return np.stack([in_tokyo.astype(np.int64), others, points, others_health, health]), over

    def _left(self, table: Table, mine: Places, others: Places, health: Places, others_health: Places) -> Flags:
        """Whether the asked monster leaves Tokyo: if that is better for it and does not let the other win by points."""
        healths = (health - 1, others_health - 1)
        stays = table.chances[(0, mine, others, *healths)]
        entered = np.minimum(others + ENTERING, WINNING_POINTS - 1)
        left = table.chances[(1, mine, entered, *healths)]
        return (left > stays) & (others + ENTERING < WINNING_POINTS)
