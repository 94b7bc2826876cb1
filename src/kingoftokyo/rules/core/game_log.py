"""The log of a game: how it began, every choice, and every random outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kingoftokyo.rules.core.dice import total
from kingoftokyo.rules.errors import PositionError, RecordError
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game

# A random outcome is one number: its kind (3 bits), then either dice, or a card's physical copy (10 bits), its place in
# the pile (10) and the size of the pile.
ROLLED: Final = 0
LOADED: Final = 1  # a throw that was fixed in advance
DREW: Final = 2  # drawn at random from the deck
DEALT: Final = 3  # drawn at random from a separate pile; the deck does not change
# Not random, but logged so that a reader of the record alone can follow the contents of the deck.
TOOK: Final = 4
RETURNED: Final = 5
SHUFFLED: Final = 6

MOST_STEPS_OF_A_GAME: Final = 400_000  # the longest of 12 000 random games had 1 903


def pack_dice(kind: i64, dice: i64) -> i64:
    return kind | dice << 3


def pack_card(kind: i64, copy: i64, place: i64, of: i64) -> i64:
    return kind | copy << 3 | place << 13 | of << 23


def kind_of_outcome(outcome: i64) -> i64:
    return outcome & 7


def dice_of_outcome(outcome: i64) -> i64:
    return outcome >> 3


def copy_of_outcome(outcome: i64) -> i64:
    return (outcome >> 3) & 1023


def place_of_outcome(outcome: i64) -> i64:
    return (outcome >> 13) & 1023


def pile_size_of_outcome(outcome: i64) -> i64:
    return outcome >> 23


# The fields of a History except its choices, which are copied separately, each with its random outcomes.
FIELDS: Final = (
    "seed", "commitment", "secret", "words", "rolls", "position", "deck", "pools", "start", "recorded_outcomes",
    "bound", "steps",
)  # fmt: skip


def line_text(label: str, seat: int, choice: str) -> str:
    """A line of a record without the random outcomes: `14.1 seat 2: use rapid_healing`."""
    return f"{label} seat {seat}: {choice}"


class Bound:
    """The header of a chained game's record at its start: its dice depend on this header and on every choice."""

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
    """One choice in the log.

    `number` is the number of the decision. `interjection` counts the interjections during that decision from 1; it is 0
    for the answer itself. `event_count` is the number of events before the choice, if the game listens.
    """

    __slots__ = ("choice", "event_count", "interjection", "number", "outcomes", "seat")

    def __init__(self, number: i64, interjection: i64, seat: i64, choice: i64, event_count: i64) -> None:
        self.number = number
        self.interjection = interjection
        self.seat = seat
        self.choice = choice
        self.event_count = event_count
        self.outcomes: list[int] = []


class History:
    """How a game began, and all its choices. `recorded_outcomes` are those of a replayed record."""

    # fmt: off
    __slots__ = (
        "bound", "commitment", "deck", "now", "played", "pools", "position", "recorded_outcomes", "rolls", "secret",
        "seed", "start", "steps", "words",
    )
    # fmt: on

    def __init__(self, seed: int, secret: bytes, words: tuple[str, ...], commitment: str = "") -> None:
        self.seed = seed
        self.commitment = commitment  # empty: all random outcomes come from the seed
        self.secret = secret  # empty without a commitment, and where a record does not contain the secret
        self.words = words
        self.bound: Bound | None = None  # only for chained chance
        self.rolls: tuple[int, ...] = ()  # throws fixed in advance at the start
        self.position = ""  # the position that the game began with, if any
        self.deck: tuple[int, ...] | None = None  # contents before the first draw
        self.pools: list[tuple[int, ...]] = []  # contents of the deck after each shuffle
        self.start: list[int] = []
        self.played: list[Played] = []
        self.now = self.start  # the list that random outcomes are appended to
        self.recorded_outcomes: list[int] | None = None
        self.steps: i64 = 0  # steps run in the whole game

    def check_steps(self) -> None:
        """Raise a PositionError if the game has run far more steps than any real game."""
        if self.steps > MOST_STEPS_OF_A_GAME:
            raise PositionError("", "position-too-many-steps", most=MOST_STEPS_OF_A_GAME)

    def beginning(self) -> tuple[str, int, str]:
        """Identifies a game: the commitment, the seed, and the position that it began with."""
        return self.commitment, self.seed, self.position

    def copy(self) -> History:
        """An independent copy."""
        return _history_again(self._values(), self._lines())

    def __reduce__(self) -> tuple[Any, ...]:
        return _history_again, (self._values(), self._lines())

    def _values(self) -> list[object]:
        return [getattr(self, name) for name in FIELDS]

    def _lines(self) -> list[tuple[list[int], list[int]]]:
        """The numbers of each choice, and its random outcomes."""
        return [
            ([line.number, line.interjection, line.seat, line.choice, line.event_count], line.outcomes)
            for line in self.played
        ]

    def begin_line(self, game: Game, interjection: i64, seat: i64, choice: i64) -> None:
        event_count = 0 if game.events is None else len(game.events)
        line = Played(game.number, interjection, seat, choice, event_count)
        self.played.append(line)
        self.now = line.outcomes

    def next_recorded(self) -> int:
        if not self.recorded_outcomes:
            raise RecordError("record-no-answer")
        return self.recorded_outcomes.pop(0)

    def recorded_throw(self, n: i64) -> i64:
        outcome: i64 = self.next_recorded()
        dice = dice_of_outcome(outcome)
        if kind_of_outcome(outcome) != ROLLED or total(dice) != n:
            raise RecordError("record-other-throw", dice=n)
        return dice

    def recorded_place(self, n: i64) -> i64:
        outcome: i64 = self.next_recorded()
        place = place_of_outcome(outcome)
        if kind_of_outcome(outcome) not in (DREW, DEALT) or pile_size_of_outcome(outcome) != n or place >= n:
            raise RecordError("record-other-draw", cards=n)
        return place


def _history_again(values: list[object], lines: list[tuple[list[int], list[int]]]) -> History:
    """Build a history from the values of `FIELDS` and its choices; lists are copied."""
    history = History(0, b"", ())
    for name, value in zip(FIELDS, values, strict=True):
        setattr(history, name, list(value) if isinstance(value, list) else value)
    for numbers, outcomes in lines:
        line = Played(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
        line.outcomes = list(outcomes)
        history.played.append(line)
    history.now = history.played[-1].outcomes if history.played else history.start
    return history


def remember_pool(history: History, game: Game) -> None:
    """Log the contents of the deck before the first draw, so that a reader of the record can follow it."""
    if history.deck is None:
        history.deck = tuple(game.deck)


def remember_card(history: History, kind: i64, copy: i64, place: i64, of: i64) -> None:
    """Note that a card was drawn, dealt, taken out of the deck or put back, at `place` (from 0) of `of` cards."""
    history.now.append(pack_card(kind, copy, place, of))


def remember_shuffle(history: History, game: Game) -> None:
    history.now.append(SHUFFLED | i64(len(history.pools)) << 3)
    history.pools.append(tuple(game.deck))
