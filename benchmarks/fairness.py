"""Whether the dice fall evenly: `python -m benchmarks.fairness [ROLLS]` prints chi-square over a million of them.

Every throw is keyed by a secret and its number, as in a game with dice that can be proved fair.
"""

import math
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from kingoftokyo import Game
from kingoftokyo.rules.core.dice import FACE_NAMES, dice_text
from kingoftokyo.rules.core.rng import FairChance, rekey, throw
from kingoftokyo.rules.records.fairness import fair_key

SECRET = bytes(range(32))
DICE = (1, 2, 3, 6)  # thrown at once: each number uses the generator differently


class Evenness(NamedTuple):
    name: str
    rolls: int
    statistic: float
    degrees: int
    p_value: float


def chi_square(counts: Sequence[float], expected: Sequence[float]) -> float:
    return sum((found - fair) ** 2 / fair for found, fair in zip(counts, expected, strict=True))


def survival(statistic: float, degrees: int) -> float:
    """The p-value: the upper regularised gamma function of half the degrees and half the statistic."""
    half, s = statistic / 2, degrees / 2
    if half < s + 1:  # by the series of the lower function
        term = total = 1 / s
        n = s
        while term > total * 1e-16:
            n += 1
            term *= half / n
            total += term
        return 1 - total * math.exp(-half + s * math.log(half) - math.lgamma(s)) if half else 1.0
    fraction = 0.0  # by the continued fraction, from its far end
    for k in range(500, 0, -1):
        fraction = k * (k - s) / (2 * k + 1 + half - s - fraction)
    return math.exp(-half + s * math.log(half) - math.lgamma(s)) / (1 + half - s - fraction)


def evenness(name: str, counts: Sequence[float], expected: Sequence[float], rolls: int) -> Evenness:
    statistic = chi_square(counts, expected)
    return Evenness(name, rolls, statistic, len(counts) - 1, survival(statistic, len(counts) - 1))


def faces(dice: int, rolls: int, secret: bytes) -> Evenness:
    """How often each face comes up when `dice` dice are thrown at once, over all rolls."""
    game = Game.new(2)
    game.history = None  # a throw outside of any game
    fair = FairChance(fair_key(secret, [str(dice)]))
    seen: Counter[str] = Counter()
    for line in range(rolls // dice):
        rekey(game, fair, str(line))
        seen.update(dice_text(throw(game, dice)).split())
    thrown = sum(seen.values())
    return evenness(f"{dice} at once, by face", [seen[face] for face in FACE_NAMES], [thrown / 6] * 6, thrown)


def triples(throws: int, secret: bytes) -> Evenness:
    """How often each of the 56 throws of three dice comes up, since dice of one throw might be correlated."""
    game = Game.new(2)
    game.history = None
    fair = FairChance(fair_key(secret, ["triples"]))
    weights = Counter(" ".join(sorted(ordered, key=FACE_NAMES.index)) for ordered in product(FACE_NAMES, repeat=3))
    seen: Counter[str] = Counter()
    for line in range(throws):
        rekey(game, fair, str(line))
        seen[dice_text(throw(game, 3))] += 1
    expected = [weight * throws / 216 for weight in weights.values()]
    return evenness("3 at once, by throw", [seen[dice] for dice in weights], expected, 3 * throws)


def main(rolls: int) -> None:
    print("| dice | rolls | chi-square | degrees of freedom | p |\n|---|--:|--:|--:|--:|")
    for found in [*(faces(dice, rolls, SECRET) for dice in DICE), triples(rolls // 3, SECRET)]:
        print(f"| {found.name} | {found.rolls} | {found.statistic:.2f} | {found.degrees} | {found.p_value:.3f} |")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000)
