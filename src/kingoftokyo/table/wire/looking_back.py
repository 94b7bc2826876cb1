"""Wire types for looking back and practice: moments, statistics, proofs, and positions set up by hand.

A *moment* is the number of choices made so far: 0 is the first decision, and the last one is now. Interjections are
choices, too, so moments are not decision numbers.
"""

from __future__ import annotations

from typing import Literal

from kingoftokyo.table.wire.data import Data
from kingoftokyo.table.wire.events import Happened
from kingoftokyo.table.wire.messages import Phrase, Played, SeatData, ViewData

# Moments


class MomentMark(Data, frozen=True):
    """A moment on the slider: the last choice, and the names of its events."""

    moment: int
    decision_number: int  # of the decision that waits then
    turn: int
    active: int
    kind: str | None  # of the decision that was answered
    played: Played | None  # null at the first moment; a choice that is still secret is empty
    events: list[str]


class Moments(Data, frozen=True):
    """All moments of a game so far."""

    moments: list[MomentMark]
    over: bool


class Moment(Data, frozen=True):
    """The table at a moment, as this browser may see it."""

    mark: MomentMark
    last: int  # the current moment
    view: ViewData
    events: list[Happened]
    chosen: Phrase | None = None  # the choice that led there as a phrase, unless it is secret


class PlayOn(Data, frozen=True):
    """A new practice table that continues from this moment with new dice; other fields as for a new game."""

    moment: int
    words: list[str] = []
    commitment: str = ""


# After the game


class StatisticData(Data, frozen=True):
    """One row of numbers by seat; its label is the sentence `statistic-ID`, with `-` for `_`."""

    id: str
    amounts: list[int]


class SourceData(Data, frozen=True):
    """Points by seat from one source: `dice`, `tokyo`, `rules`, or a card's id."""

    source: str
    amounts: list[int]


class DiceData(Data, frozen=True):
    """The dice of one seat by face: all that it threw, the expected numbers of fair dice, and its finished rolls."""

    thrown: dict[str, int]
    expected: dict[str, float]
    finished: dict[str, int]


class TurnData(Data, frozen=True):
    """Points, health and energy by seat after a turn, for plots; the first is before the first turn."""

    turn: int
    seat: int | None  # whose turn it was
    points: list[int]
    health: list[int]
    energy: list[int]


class FateData(Data, frozen=True):
    """The cards of one seat, and when and by whom it was eliminated, if it was."""

    bought: list[str]
    stolen: list[str]
    eliminated_in: int | None  # the turn
    by: int | None
    cause: str


class StatisticsData(Data, frozen=True):
    """The statistics of a game. Rows of zeros are left out."""

    over: bool
    winner: int | None
    reason: str
    turns: int
    rounds: int
    decisions: int
    rows: list[StatisticData]
    sources: list[SourceData]
    dice: list[DiceData]
    series: list[TurnData]
    fates: list[FateData]


class Proof(Data, frozen=True):
    """What is proved about the dice. `secret` is empty until the game is over.

    The commitment is the 32-byte BLAKE2b hash of the secret; the reference of records has the details.
    `none`: chance of this game comes from a seed, or its record lacks the secret. `waiting`: the game is not
    over. `proved`: every throw and draw was computed again, and every choice replayed. `failed`: `error` says where.
    """

    state: Literal["none", "waiting", "proved", "failed"]
    commitment: str
    secret: str
    words: list[str]  # in the order in which they are hashed into the key
    checked: int  # throws and draws
    loaded: int  # throws fixed in advance: nothing is proved about them
    practice: bool  # it began from a position: nothing is proved about what came before
    error: str = ""
    head: str = ""  # after the end: the hash of the record with all choices, if its dice depend on them


# A position set up by hand

Step = Literal["start", "roll", "resolve", "buy", "end"]


class CopiesForm(Data, frozen=True):
    """The card that a Mimic copies."""

    seat: int
    card: str


class CardForm(Data, frozen=True):
    """A card in a hand; without `counters` it has its initial ones."""

    card: str
    counters: int | None = None
    copies: CopiesForm | None = None


class MonsterForm(Data, frozen=True):
    """A monster of the position, and who plays it. `counted` holds the counters of expansions."""

    seat: SeatData
    place: Literal["outside", "city", "bay", "dead"] = "outside"
    health: int = 10
    points: int = 0
    energy: int = 0
    poison: int = 0
    shrink: int = 0
    cards: list[CardForm] = []
    counted: dict[str, int | list[int]] = {}


class PositionForm(Data, frozen=True):
    """A position; if `market` is null, cards are dealt. With dice, `rolls_left` rolls remain in step `roll`."""

    rules: str
    monsters: list[MonsterForm]
    turn: int = 0  # the seat whose turn it is
    step: Step = "start"
    dice: list[str] = []
    rolls_left: int = 0
    market: list[str | None] | None = None
    deck: list[str] = []  # the next cards


class SetUp(Data, frozen=True):
    """A position to play, from a form, or as text with its seats."""

    form: PositionForm | None = None
    text: str = ""
    seats: list[SeatData] = []


class PositionLine(Data, frozen=True):
    """A position as one line of text, to copy and paste. It contains the seats of people, but no names."""

    text: str


class CardLimits(Data, frozen=True):
    """A card of these rules. `hold`: it can be in a hand; otherwise only in the market and the deck."""

    id: str
    copies: int
    hold: bool
    counters: int  # when it is bought
    health: int  # the maximum health of its holder
    mimics: bool = False  # it copies another card, like Mimic


class CountedLimits(Data, frozen=True):
    """The counters of an expansion for each monster: a number up to `most`, or any of these levels."""

    id: str
    most: int
    levels: list[int]


class BlankPosition(Data, frozen=True):
    """The form for these rules and this number of monsters: possible values and their limits."""

    form: PositionForm  # as a game starts
    fewest: int  # monsters
    most: int
    most_people: int
    places: list[str]
    steps: list[str]
    faces: list[str]
    most_dice: int
    most_rolls: int
    most_points: int
    most_energy: int
    most_tokens: int
    most_health: int  # without cards
    market: int  # places
    cards: list[CardLimits]
    counted: list[CountedLimits]
