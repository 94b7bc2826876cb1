"""What a game remembers of itself: how it began, every choice, and what chance answered to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kingoftokyo.rules.core.dice import total
from kingoftokyo.rules.errors import PositionError, RecordError
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game

# An answer is one number: its kind (3 bits), then dice, or a card's copy (10 bits), its place (10) and of how many.
ROLLED: Final = 0
LOADED: Final = 1  # a throw that was settled beforehand
DREW: Final = 2  # off the deck, by chance
DEALT: Final = 3  # off a pile of its own, by chance; the deck stays as it is
# Not chance, but it changes the deck: a reader of the record alone can follow what lies in it.
TOOK: Final = 4
RETURNED: Final = 5
SHUFFLED: Final = 6

MOST_STEPS_OF_A_GAME: Final = 400_000  # the longest of 12 000 random games had 1 903


def pack_dice(kind: i64, dice: i64) -> i64:
    return kind | dice << 3


def pack_card(kind: i64, copy: i64, place: i64, of: i64) -> i64:
    return kind | copy << 3 | place << 13 | of << 23


def kind_of_answer(answer: i64) -> i64:
    return answer & 7


def dice_of_answer(answer: i64) -> i64:
    return answer >> 3


def copy_of_answer(answer: i64) -> i64:
    return (answer >> 3) & 1023


def place_of_answer(answer: i64) -> i64:
    return (answer >> 13) & 1023


def of_answer(answer: i64) -> i64:
    return answer >> 23


# Of a history, all but its choices; those are copied with what chance answered to each.
FIELDS: Final = (
    "seed", "commitment", "secret", "words", "rolls", "position", "deck", "pools", "start", "foretold", "bound",
    "steps",
)  # fmt: skip


def line_text(label: str, seat: int, choice: str) -> str:
    """A line of a record but for what chance answered: `14.1 seat 2: use rapid_healing`."""
    return f"{label} seat {seat}: {choice}"


class Bound:
    """What a chained game's dice are bound to besides its choices: the header of its record as it was at the start."""

    __slots__ = ("date", "header", "monsters", "players", "rules_version")

    def __init__(self, rules_version: int, monsters: list[str], players: list[str], date: str, header: str) -> None:
        self.rules_version = rules_version
        self.monsters = monsters
        self.players = players
        self.date = date
        self.header = header

    def __reduce__(self) -> tuple[Any, ...]:
        return Bound, (self.rules_version, self.monsters, self.players, self.date, self.header)


class Played:
    """One choice: the number of the decision, which interjection before its answer it was (0: the answer itself).

    `event_count` is the number of events before it, if the game listens.
    """

    __slots__ = ("answers", "choice", "event_count", "interjection", "number", "seat")

    def __init__(self, number: i64, interjection: i64, seat: i64, choice: i64, event_count: i64) -> None:
        self.number = number
        self.interjection = interjection
        self.seat = seat
        self.choice = choice
        self.event_count = event_count
        self.answers: list[int] = []


class History:
    """How a game began, and all its choices. `foretold` are the answers of chance where a record gives them."""

    # fmt: off
    __slots__ = (
        "bound", "commitment", "deck", "foretold", "now", "played", "pools", "position", "rolls", "secret", "seed",
        "start", "steps", "words",
    )
    # fmt: on

    def __init__(self, seed: int, secret: bytes, words: tuple[str, ...], commitment: str = "") -> None:
        self.seed = seed
        self.commitment = commitment  # empty: chance is a stream from the seed
        self.secret = secret  # empty as well where only the record of a finished game is known, and not the secret
        self.words = words
        self.bound: Bound | None = None  # of chained chance
        self.rolls: tuple[int, ...] = ()  # loaded at the start
        self.position = ""  # the game began with this one
        self.deck: tuple[int, ...] | None = None  # what lay in the pool before the first draw
        self.pools: list[tuple[int, ...]] = []  # what lay in it after each shuffle
        self.start: list[int] = []
        self.played: list[Played] = []
        self.now = self.start  # whose answers come in
        self.foretold: list[int] | None = None
        self.steps: i64 = 0  # done so far, by all answers together

    def check_steps(self) -> None:
        """Before a choice: a game of far more steps than any real one is not played on."""
        if self.steps > MOST_STEPS_OF_A_GAME:
            raise PositionError("", "position-too-many-steps", most=MOST_STEPS_OF_A_GAME)

    def beginning(self) -> tuple[str, int, str]:
        """What tells a game from others: the commitment, the seed, and the position that it began with."""
        return self.commitment, self.seed, self.position

    def copy(self) -> History:
        """The same history, to be gone on with by itself."""
        return _history_again(self._values(), self._lines())

    def __reduce__(self) -> tuple[Any, ...]:
        return _history_again, (self._values(), self._lines())

    def _values(self) -> list[object]:
        return [getattr(self, name) for name in FIELDS]

    def _lines(self) -> list[tuple[list[int], list[int]]]:
        """The numbers of each choice, and what chance answered to it."""
        return [
            ([line.number, line.interjection, line.seat, line.choice, line.event_count], line.answers)
            for line in self.played
        ]

    def begin_line(self, game: Game, interjection: i64, seat: i64, choice: i64) -> None:
        event_count = 0 if game.events is None else len(game.events)
        line = Played(game.number, interjection, seat, choice, event_count)
        self.played.append(line)
        self.now = line.answers

    def next_foretold(self) -> int:
        if not self.foretold:
            raise RecordError("record-no-answer")
        return self.foretold.pop(0)

    def foretold_throw(self, n: i64) -> i64:
        answer: i64 = self.next_foretold()
        dice = dice_of_answer(answer)
        if kind_of_answer(answer) != ROLLED or total(dice) != n:
            raise RecordError("record-other-throw", dice=n)
        return dice

    def foretold_place(self, n: i64) -> i64:
        answer: i64 = self.next_foretold()
        if kind_of_answer(answer) not in (DREW, DEALT) or of_answer(answer) != n or place_of_answer(answer) >= n:
            raise RecordError("record-other-draw", cards=n)
        return place_of_answer(answer)


def _history_again(values: list[object], lines: list[tuple[list[int], list[int]]]) -> History:
    """A history with lists of its own, from the values of its fields and its choices."""
    history = History(0, b"", ())
    for name, value in zip(FIELDS, values, strict=True):
        setattr(history, name, list(value) if isinstance(value, list) else value)
    for numbers, answers in lines:
        line = Played(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
        line.answers = list(answers)
        history.played.append(line)
    history.now = history.played[-1].answers if history.played else history.start
    return history


def remember_pool(history: History, game: Game) -> None:
    """Before the first draw: from here on a reader can follow the deck."""
    if history.deck is None:
        history.deck = tuple(game.deck)


def remember_card(history: History, kind: i64, copy: i64, place: i64, of: i64) -> None:
    """Note that a card was drawn, dealt, taken out of the deck or put back, at `place` (from 0) of `of` cards."""
    history.now.append(pack_card(kind, copy, place, of))


def remember_shuffle(history: History, game: Game) -> None:
    history.now.append(SHUFFLED | i64(len(history.pools)) << 3)
    history.pools.append(tuple(game.deck))
