"""What goes over the wire for looking back and for practice: moments, statistics, proofs, and positions set up by hand.

A *moment* is the table after so many choices: 0 is the first decision, and the last one is now. What somebody does
while another one is asked is a choice too, so that moments are not the numbers of decisions.
"""

from __future__ import annotations

from typing import Literal

from kingoftokyo.table.wire.data import Data
from kingoftokyo.table.wire.events import Happened
from kingoftokyo.table.wire.messages import Phrase, Played, SeatData, ViewData

# Moments


class MomentMark(Data, frozen=True):
    """A moment on the slider: what was chosen last, and the names of the events that came of it."""

    moment: int
    decision_number: int  # of the decision that waits then
    turn: int
    active: int
    kind: str | None  # of the decision that was answered
    played: Played | None  # null at the first; a choice that may not be known yet is empty
    events: list[str]


class Moments(Data, frozen=True):
    """All moments of a game so far."""

    moments: list[MomentMark]
    over: bool


class Moment(Data, frozen=True):
    """The table at a moment, as this browser may see it."""

    mark: MomentMark
    last: int  # the moment that is now
    view: ViewData
    events: list[Happened]
    chosen: Phrase | None = None  # the choice that led there in words, if there was one and it may be known


class PlayOn(Data, frozen=True):
    """A new table that goes on from this moment, with new dice, as practice; the others as for a new game."""

    moment: int
    words: list[str] = []
    commitment: str = ""


# After the game


class StatisticData(Data, frozen=True):
    """One row, by seat. The sentence `statistic-ID` says what is counted, with `-` for `_`."""

    id: str
    amounts: list[int]


class SourceData(Data, frozen=True):
    """Where points came from, by seat: `dice`, `tokyo`, `rules`, or a card's id."""

    source: str
    amounts: list[int]


class DiceData(Data, frozen=True):
    """The dice of one seat by face: all that it threw, what fair dice would show on average, its finished rolls."""

    thrown: dict[str, int]
    expected: dict[str, float]
    finished: dict[str, int]


class TurnData(Data, frozen=True):
    """The table after a turn, by seat, for plots; the first one is the table before the first turn."""

    turn: int
    seat: int | None  # whose turn it was
    points: list[int]
    health: list[int]
    energy: list[int]


class FateData(Data, frozen=True):
    """What does not fit into rows: the cards of one seat, and when and by whom it was eliminated, if it was."""

    bought: list[str]
    stolen: list[str]
    eliminated_in: int | None  # the turn
    by: int | None
    cause: str


class StatisticsData(Data, frozen=True):
    """A game in numbers. Rows in which nobody has anything are left out."""

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
    """What can be said of the dice. `secret` is empty until the game is over.

    The commitment is the BLAKE2b hash of 32 bytes of the secret's bytes; the reference of records says the rest.
    `none`: chance of this game comes from a seed, or its record does not tell the secret. `waiting`: the game is not
    over. `proved`: every throw and draw was computed again, and every choice replayed. `failed`: `wrong` says where.
    """

    state: Literal["none", "waiting", "proved", "failed"]
    commitment: str
    secret: str
    words: list[str]  # in the order in which they enter the key
    checked: int  # throws and draws
    loaded: int  # throws that somebody has settled beforehand: nothing is proved about these
    practice: bool  # it began with a position: nothing is proved about what was before
    wrong: str = ""
    head: str = ""  # of a game that is over: the hash of the record and all its choices, if its dice hang on them


# A position set up by hand

Step = Literal["start", "roll", "resolve", "buy", "end"]


class CopiesForm(Data, frozen=True):
    """The card that a Mimic copies."""

    seat: int
    card: str


class CardForm(Data, frozen=True):
    """A card in a hand; without `counters` it has those that it is bought with."""

    card: str
    counters: int | None = None
    copies: CopiesForm | None = None


class MonsterForm(Data, frozen=True):
    """A monster as it is set up, and who plays it. `counted` is what expansions count."""

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
    """A position; where `market` is null, cards are dealt. With dice, `rolls_left` rolls remain in step `roll`."""

    rules: str
    monsters: list[MonsterForm]
    turn: int = 0  # the seat whose turn it is
    step: Step = "start"
    dice: list[str] = []
    rolls_left: int = 0
    market: list[str | None] | None = None
    deck: list[str] = []  # the next cards


class SetUp(Data, frozen=True):
    """A position to be played, from a form; or as text, with who sits there."""

    form: PositionForm | None = None
    text: str = ""
    seats: list[SeatData] = []


class PositionLine(Data, frozen=True):
    """A position as one line of text, to be copied and pasted. It tells who is a person, but no names."""

    text: str


class CardLimits(Data, frozen=True):
    """A card that these rules have. `hold`: it can be in a hand; else only in the market and the deck."""

    id: str
    copies: int
    hold: bool
    counters: int  # with which it is bought
    health: int  # the most that its holder can have
    mimics: bool = False  # a token of it can lie on another card


class CountedLimits(Data, frozen=True):
    """What an expansion counts for each monster: a number up to `most`, or any of these levels."""

    id: str
    most: int
    levels: list[int]


class BlankPosition(Data, frozen=True):
    """All that a form needs for these rules and this number of monsters: the possible values and their limits."""

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
