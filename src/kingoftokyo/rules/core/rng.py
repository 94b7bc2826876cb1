"""Randomness: a small generator whose state is part of the game, and the draws and throws made from it."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from kingoftokyo.rules.core.dice import THROWS, THROWS_OF_FIVE, dice_text, total
from kingoftokyo.rules.core.game_log import LOADED, ROLLED, pack_dice
from kingoftokyo.rules.errors import PositionError
from kingoftokyo.rules.mypyc_compat import i64, vec

if TYPE_CHECKING:
    from kingoftokyo.rules.core.game_log import History
    from kingoftokyo.rules.game import Game

# Multiply-with-carry. MULTIPLIER * 2**32 - 1 is a safe prime, so the period is about 2**62 from any start.
# The state stays below 2**63; the output is its two halves xor-ed (32 bits).
MULTIPLIER: Final = 2147359278
LOW: Final = 0xFFFFFFFF
MOST_RNG_STATE: Final = MULTIPLIER * 2**32 - 2
HEAD_BYTES: Final = 32


def seeded(seed: int) -> int:
    """The generator's initial state for any whole number. It is hashed, so that similar seeds are unrelated."""
    digest = blake2b(str(seed).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % MOST_RNG_STATE + 1


class FairChance:
    """The key from which provably fair randomness is derived. Immutable: a chained record gets a new one at each line.

    `head` is the hash of the record up to the last line; it is empty if each line is keyed by its label alone.
    """

    __slots__ = ("head", "key")

    def __init__(self, key: bytes, head: bytes = b"") -> None:
        self.key = key
        self.head = head

    def __reduce__(self) -> tuple[Any, ...]:
        return FairChance, (self.key, self.head)


def rekey(game: Game, fair: FairChance, label: str, line: str = "") -> None:
    """Set the generator from the secret and this line of the record.

    The label is `start`, `14`, or `14.1` for an interjection. `line` is the label with the seat and the choice; it is
    given for a chained record, where the random outcomes depend on it and on all lines before it.
    """
    if line:
        chained = FairChance(fair.key, next_head(fair.head, line))
        game.fair_chance = chained
        game.rng = line_state(chained.key, chained.head)
    else:
        game.rng = line_state(fair.key, label.encode())


def first_head(header: str) -> bytes:
    """The head of a chained record before its first line."""
    return blake2b(header.encode(), digest_size=HEAD_BYTES).digest()


def next_head(head: bytes, line: str) -> bytes:
    """The head after one more line; `line` does not include the random outcomes."""
    return blake2b(head + line.encode(), digest_size=HEAD_BYTES).digest()


def line_state(key: bytes, line: bytes) -> int:
    """The generator's state at the start of a line; `line` is its label, or the chained head that includes it."""
    digest = blake2b(line, key=key, digest_size=8).digest()
    return int.from_bytes(digest, "big") % MOST_RNG_STATE + 1


def below(game: Game, n: i64) -> i64:
    """A random whole number from 0 to n - 1. The bias is below 1.1e-5 for n up to 6**6."""
    state: i64 = MULTIPLIER * (game.rng & LOW) + (game.rng >> 32)
    game.rng = state
    return (((state & LOW) ^ (state >> 32)) * n) >> 32


def pick(game: Game, n: i64) -> i64:
    """Pick one of n things by index: at random, or as the replayed record says."""
    if game.history is not None and game.history.recorded_outcomes is not None:
        return game.history.recorded_place(n)
    return below(game, n)


def throw(game: Game, n: i64) -> i64:
    """Throw n dice, or take the next loaded throw."""
    if n == 0:
        return 0
    if game.history is not None:
        return _remembered_throw(game, game.history, n)
    return _loaded_throw(game, n) if game.loaded else _fresh_throw(game, n)


def _remembered_throw(game: Game, history: History, n: i64) -> i64:
    kind = LOADED if game.loaded else ROLLED
    if game.loaded:
        dice = _loaded_throw(game, n)
    elif history.recorded_outcomes is not None:
        dice = history.recorded_throw(n)
    else:
        dice = _fresh_throw(game, n)
    history.now.append(pack_dice(kind, dice))
    return dice


def _fresh_throw(game: Game, n: i64) -> i64:
    if game.rules.five_faces:
        return _throw(game, n, THROWS_OF_FIVE, 125)
    if n == 6:
        i = below(game, 46656)
        return THROWS[3][i % 216] + THROWS[3][i // 216]
    return _throw(game, n, THROWS, 216)


def _throw(game: Game, n: i64, throws: vec[vec[i64]], three: i64) -> i64:
    """Throw n dice, three at a time, from the `throws` tables; the one for three dice has `three` entries."""
    thrown: i64 = 0
    while n > 3:
        thrown += throws[3][below(game, three)]
        n -= 3
    return thrown + throws[n][below(game, len(throws[n]))]


def _loaded_throw(game: Game, n: i64) -> i64:
    dice: i64 = game.loaded[0]
    if total(dice) != n:
        raise PositionError("", "position-loaded-throw", dice=dice_text(dice), thrown=n)
    game.loaded.pop(0)
    return dice
