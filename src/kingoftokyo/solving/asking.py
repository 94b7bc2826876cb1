"""Records the choices of a player in every position of `simple` with two monsters.

The player must be a deterministic policy: it must always choose the same in the same position. A player that chooses
at random, or depends on earlier positions, is detected by asking it again, and refused.
"""

from __future__ import annotations

import random
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from kingoftokyo.players.ask import ask_player
from kingoftokyo.players.clock import Clock
from kingoftokyo.rules.asking.choices import STOP, YIELD, kept_by, verb_of
from kingoftokyo.rules.errors import SetupError
from kingoftokyo.rules.game import Game
from kingoftokyo.rules.settings import WINNING_POINTS
from kingoftokyo.solving.judging import Answers
from kingoftokyo.solving.processes import forked
from kingoftokyo.solving.throws import ROLLS, Throws
from kingoftokyo.solving.turn import FULL, NOBODY, STAYING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from numpy.typing import NDArray

    from kingoftokyo.players.player import Player

    Maker = Callable[[int], Player]
    """Makes a player from a seed."""
    Progress = Callable[[int, int], None]

ONE_SMASH: Final = "1 1 2 2 3 smash"
MANY_SMASHES: Final = "1 1 2 smash smash smash"
ASKED_TWICE: Final = 300  # the number of positions in this check
HEALTHS: Final = tuple(product(range(1, FULL + 1), repeat=2))
TURNS_TO_ROLL: Final = {NOBODY: ("outside", "outside"), 0: ("city", "outside"), 1: ("outside", "city")}


class Asker:
    """Sets up positions with this seat and turn number, and asks the player."""

    def __init__(self, player: Player, throws: Throws, seat: int = 0, turn: int = 1) -> None:
        self._player: Final = player
        self._throws: Final = throws
        self._seat: Final = seat
        self._clock: Final = Clock()
        self._rolling: Final = {tokyo: _rolling(places, seat) for tokyo, places in TURNS_TO_ROLL.items()}
        self._attacked: Final = {dice: _attacked(dice, seat) for dice in (ONE_SMASH, MANY_SMASHES)}
        for game in (*self._rolling.values(), *self._attacked.values()):
            game.turn = turn

    def keep(self, tokyo: int, points: Sequence[int], healths: Sequence[int], rolls: int, roll: int) -> int:
        """The index of the dice it keeps of a roll, if its turn began with these points and healths, its own first."""
        game = self._rolling[tokyo]
        self._set(game, (points[0] + (STAYING if tokyo == 0 else 0), points[1]), healths)
        game.dice = roll
        game.rolls_left = rolls
        code = self._answer(game)
        return self._throws.place[roll if verb_of(code) == STOP else kept_by(code)]

    def keeps(self, tokyo: int, points: Sequence[int], healths: Sequence[int]) -> list[list[int]]:
        """The result of `keep` for each number of rolls left and each roll."""
        return [
            [self.keep(tokyo, points, healths, rolls, roll) for roll in self._throws.final_rolls]
            for rolls in range(ROLLS - 1, 0, -1)
        ]

    def leaves(self, points: Sequence[int], healths: Sequence[int], dice: str = ONE_SMASH) -> bool:
        """Whether it leaves Tokyo after the other monster's roll of these dice."""
        game = self._attacked[dice]
        self._set(game, points, healths)
        return verb_of(self._answer(game)) == YIELD

    def _set(self, game: Game, points: Sequence[int], healths: Sequence[int]) -> None:
        for k in range(2):
            monster = game.monsters[(self._seat + k) % 2]
            monster.points = points[k]
            monster.health = healths[k]

    def _answer(self, game: Game) -> int:
        game.buffered_count = -1  # determine the options again
        decision = game.decision
        if decision is None or decision.seat != self._seat:
            raise AssertionError("in these positions this seat must be asked")
        answer = ask_player(self._player, game.view(self._seat), decision, self._clock)
        if answer.error:
            raise SetupError(f"the player failed at a decision: {answer.message} ({game.position_line()})")
        return answer.choice.code


def _rolling(places: tuple[str, str], seat: int) -> Game:
    """A game in which this seat rolls; `places` are its own and the other's."""
    monsters = [{"place": place} for place in (places if seat == 0 else places[::-1])]
    return Game.from_position(
        {"rules": "simple", "turn": seat, "step": "roll", "dice": ONE_SMASH, "rolls_left": 2, "monsters": monsters}
    )


def _attacked(dice: str, seat: int) -> Game:
    """A game in which the other monster has attacked and this seat is asked whether to leave Tokyo."""
    monsters = [{"place": "city" if k == seat else "outside"} for k in range(2)]
    return Game.from_position(
        {"rules": "simple", "turn": 1 - seat, "step": "resolve", "dice": dice, "monsters": monsters}
    )


def check_policy(name: str, make: Maker, seed: int = 0) -> None:
    """Raise a SetupError if the player does not always choose the same in the same position."""
    throws = Throws()
    rng = random.Random(seed)  # noqa: S311  only for picking positions
    questions = [
        (
            rng.choice((0, 1)),
            (rng.randrange(WINNING_POINTS - STAYING), rng.randrange(WINNING_POINTS)),
            (rng.randint(1, FULL), rng.randint(1, FULL)),
            rng.randint(1, ROLLS - 1),
            rng.choice(throws.final_rolls),
        )
        for _ in range(ASKED_TWICE)
    ]
    first, second = Asker(make(1), throws), Asker(make(2), throws, seat=1, turn=20)
    kept = [first.keep(*question) for question in questions]
    left = [first.leaves(points, healths) for _, points, healths, _, _ in questions]
    rng.shuffle(order := list(range(ASKED_TWICE)))
    for k in order:
        _, points, healths, _, _ = questions[k]
        same = second.keep(*questions[k]) == kept[k]
        if not same or any(second.leaves(points, healths, dice) != left[k] for dice in (ONE_SMASH, MANY_SMASHES)):
            raise SetupError(
                f"{name} does not always choose the same in the same position, so that no exact win rate can be "
                f"computed; `kot arena {name} perfect --rules simple` measures it"
            )


def ask(make: Maker, jobs: int = 1, progress: Progress | None = None) -> Answers:
    """The player's choices in all positions, asked in `jobs` processes."""
    throws = Throws()
    keeps = np.zeros((2, WINNING_POINTS, WINNING_POINTS, FULL, FULL, ROLLS - 1, len(throws.final_rolls)), np.int16)
    parts = [
        Part(tokyo, (mine, others), health)
        for mine, others in product(range(WINNING_POINTS), repeat=2)
        for tokyo in range(2)
        for health in range(1, FULL + 1)
        if tokyo != 0 or mine + STAYING < WINNING_POINTS  # otherwise it has won before it rolls
    ]
    asker = Asker(make(0), throws)
    start = np.array(asker.keeps(NOBODY, (0, 0), (FULL, FULL)), np.int16)
    leavings = np.array(
        [asker.leaves(points, healths) for points in product(range(WINNING_POINTS), repeat=2) for healths in HEALTHS]
    ).reshape(WINNING_POINTS, WINNING_POINTS, FULL, FULL)
    for done, (part, kept) in enumerate(_asked(asker, parts, jobs), 1):
        keeps[(part.tokyo, *part.points, part.health - 1)] = kept
        if progress is not None:
            progress(done, len(parts))
    return Answers(keeps, start, leavings)


class Part(NamedTuple):
    """All positions with this holder of Tokyo, these points, and this health of the asked seat (5 000 questions)."""

    tokyo: int
    points: tuple[int, int]
    health: int


def _all_keeps(asker: Asker, part: Part) -> NDArray[np.int16]:
    return np.array(
        [asker.keeps(part.tokyo, part.points, (part.health, other)) for other in range(1, FULL + 1)], np.int16
    )


def _asked(asker: Asker, parts: Sequence[Part], jobs: int) -> Iterator[tuple[Part, NDArray[np.int16]]]:
    if jobs == 1:
        for part in parts:
            yield part, _all_keeps(asker, part)
        return
    global _asking  # noqa: PLW0603  forked processes inherit it
    _asking = asker
    try:
        with forked(jobs) as pool:
            yield from pool.imap_unordered(_answered, parts)
    finally:
        _asking = None


_asking: Asker | None = None


def _answered(part: Part) -> tuple[Part, NDArray[np.int16]]:
    if _asking is None:
        raise RuntimeError("this process was not forked by _asked")
    return part, _all_keeps(_asking, part)
