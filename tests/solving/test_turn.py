"""The solver's turn against the engine's, transition by transition.

Every later position gets random chances. Wherever a roll leads in the engine, the solver must have found the chances of
just that position; and who is asked to leave Tokyo goes where its own chance is larger.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from kingoftokyo import Game
from kingoftokyo.rules.core.dice import dice_text
from kingoftokyo.rules.core.places import CITY, DEAD
from kingoftokyo.solving.throws import Throws
from kingoftokyo.solving.turn import FULL, NOBODY, STAYING, Turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.solving.throws import Floats

TABLES = 40
ROLLS_OF_EACH = 30
RULES = {5: "simple", 6: "simple energy=true"}


class AnyChances:
    """Chances that mean nothing, but are never the same in two positions."""

    def block(self, monsters: int, tokyo: int, points: Sequence[int]) -> Floats:
        rng = np.random.default_rng([monsters, tokyo, *points])
        return rng.random((monsters,) + (FULL,) * monsters)


def chances_after(game: Game, mover: int) -> list[float]:
    """Of the seats counted from the mover: as the later chances say of the position in which the next turn begins."""
    players = len(game.monsters)
    if game.over:
        return [float((mover + k) % players == game.winner) for k in range(players)]
    living = [seat for k in range(players) if game.monsters[seat := (game.active + k) % players].place != DEAD]
    (tokyo,) = [k for k, seat in enumerate(living) if game.monsters[seat].place == CITY]
    points = [game.monsters[seat].points - (STAYING if k == tokyo == 0 else 0) for k, seat in enumerate(living)]
    block = AnyChances().block(len(living), tokyo, points)
    place = np.ravel_multi_index([game.monsters[seat].health - 1 for seat in living], (FULL,) * len(living))
    found = dict(zip(living, block.reshape(len(living), -1)[:, place], strict=True))
    return [float(found.get((mover + k) % players, 0.0)) for k in range(players)]


def played(game: Game, mover: int) -> list[float]:
    """The turn to its end: who is asked goes where its own chance is larger."""
    if game.over or game.decision is None or game.decision.kind != "yield":
        return chances_after(game, mover)
    asked = game.decision.seat
    ends = []
    for answer in ("stay", "yield"):
        twin = game.clone()
        twin.play(answer)
        ends.append(chances_after(twin, mover))
    own = (asked - mover) % len(game.monsters)
    return ends[1] if ends[1][own] > ends[0][own] else ends[0]


@pytest.mark.parametrize("faces", [5, 6])
@pytest.mark.parametrize("monsters", [2, 3])
def test_every_roll_leads_where_the_engine_leads(monsters: int, faces: int) -> None:
    rng = random.Random(10 * monsters + faces)
    throws = Throws(faces)
    turn = Turn(monsters, throws)
    for _ in range(TABLES):
        tokyo = rng.randrange(NOBODY, monsters)
        # A monster that begins in Tokyo with 18 points has won; the engine does not say with how many points.
        points = [rng.randrange(20 - STAYING if seat == tokyo else 20) for seat in range(monsters)]
        final_rolls = np.empty((len(throws.final_rolls), monsters - 1, FULL**monsters))
        turn.final_rolls(AnyChances(), tokyo, points, final_rolls)
        for _ in range(ROLLS_OF_EACH):
            k = rng.randrange(len(throws.final_rolls))
            healths = [rng.randint(1, FULL) for _ in range(monsters)]
            mover = rng.randrange(monsters)
            game = Game.from_position(
                {
                    "rules": RULES[faces],
                    "turn": mover,
                    "step": "resolve",
                    "dice": dice_text(throws.final_rolls[k]),
                    "monsters": [
                        {
                            "points": points[seat] + (STAYING if seat == tokyo == 0 else 0),
                            "health": healths[seat],
                            "place": "city" if seat == tokyo else "outside",
                        }
                        for seat in ((s - mover) % monsters for s in range(monsters))
                    ],
                }
            )
            expected = played(game, mover)[: monsters - 1]
            found = final_rolls[k, :, np.ravel_multi_index([health - 1 for health in healths], (FULL,) * monsters)]
            assert list(found) == pytest.approx(expected), (tokyo, points, healths, dice_text(throws.final_rolls[k]))


def test_a_monster_that_begins_in_tokyo_with_18_points_has_won() -> None:
    game = Game.from_position(
        {"rules": "simple", "turn": 0, "step": "start", "monsters": [{"place": "city", "points": 18}, {}]}
    )
    assert game.winner == 0
