"""Playing a game to its end with uniformly random choices: used by benchmarks, fuzzing and searching players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, SupportsIndex

from kingoftokyo.rules.asking.decisions import take
from kingoftokyo.rules.asking.options import find_options, nth_option
from kingoftokyo.rules.core.agenda import NOBODY
from kingoftokyo.rules.core.interrupts import let_others_in
from kingoftokyo.rules.core.rng import LOW, MULTIPLIER, seeded
from kingoftokyo.rules.errors import SetupError, shown
from kingoftokyo.rules.input_types import whole, whole_seed
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game

DECISIONS_BETWEEN_LOOKS: Final = 64  # decisions between checks for signals; a power of 2; a game has about 100


def play_out(game: Game, seed: SupportsIndex, most: SupportsIndex = 1_000_000) -> int:
    """Choose at random until the game is over or `most` decisions were made; returns the number made.

    The game keeps no record from here on: that would take a third of the time.
    """
    rng: i64 = seeded(whole_seed(seed))
    limit: i64 = _limit(most)
    game.history = None
    taken: i64 = 0
    while game.asked != NOBODY and taken < limit:
        rng = MULTIPLIER * (rng & LOW) + (rng >> 32)
        options = find_options(game)
        take(game, nth_option(game, (((rng & LOW) ^ (rng >> 32)) * options) >> 32))
        taken += 1
        if taken & (DECISIONS_BETWEEN_LOOKS - 1) == 0:
            let_others_in()
    return taken


def _limit(most: object) -> int:
    found = whole(most)
    if found is None:
        raise SetupError("field-number", field="most", found=shown(most))
    return max(0, min(found, 2**62))
