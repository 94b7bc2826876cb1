"""What goes over the wire, both ways: the page's types are made from these.

The page knows no rules. It draws views, offers options, and says everything by phrases: the id of a sentence in the
catalogue and what goes into it. In a phrase's arguments, `seat`, `other`, `dealer`, `owner` and `attacker` are seats,
`card` and `by` are ids of cards, `face` and `to` are faces, `place` is a place and `cause` what brought it about; the
page puts their names in. An argument may be a phrase itself. All others are numbers or plain texts.
"""

from __future__ import annotations

from typing import Literal

from kingoftokyo.i18n.phrase import Argument as Argument
from kingoftokyo.i18n.phrase import Phrase as Phrase
from kingoftokyo.table.wire.data import Data
from kingoftokyo.table.wire.events import Happened

# What lies on the table


class CardData(Data, frozen=True):
    """A card in a hand. `use_choice` is the choice with which its owner can use it now, if there is one.

    A Mimic `copies` a card, that of the seat `copied_from`.
    """

    id: str
    counters: int = 0
    used: bool = False
    copies: str | None = None
    copied_from: int | None = None
    use_choice: str | None = None


class MonsterData(Data, frozen=True):
    """All of a monster is public. `counted` is what expansions count: cultists, tower levels."""

    seat: int
    place: Literal["outside", "city", "bay", "dead"]
    health: int
    max_health: int
    points: int
    energy: int
    poison: int
    shrink: int
    cards: list[CardData]
    counted: dict[str, int | list[int]]


class MarketData(Data, frozen=True):
    """A card that lies open. `price` is the real one for the seat that looks, `short` the energy it still lacks."""

    slot: int
    id: str
    cost: int
    price: int
    short: int


class ViewData(Data, frozen=True):
    """The table as one seat may see it, or a spectator (`seat` is null)."""

    decision_number: int  # of the decision that waits
    seat: int | None
    turn: int
    active: int
    asked: int | None
    kind: str | None  # of the decision that waits
    step: Literal["start", "roll", "resolve", "tokyo", "buy", "end"]
    monsters: list[MonsterData]
    dice: list[str]  # the first six are black, the others green
    rolls_left: int
    smashes: int
    market: list[MarketData]
    deck_size: int
    top: list[str]  # cards on top of the deck that this seat has looked at
    discard: list[str]
    bay: bool  # whether Tokyo Bay is open
    over: bool
    winner: int | None
    reason: str
    standings: list[int]
    interjections: int = 0  # since the decision that waits was asked
    unseen: list[str] = []  # in the deck as far as this seat knows: by name, every copy


# What is asked


class Consequence(Data, frozen=True):
    """A consequence of an option for one seat, as an icon and a number of points, health, energy, smashes or others.

    `later`: only in its next turn, if it is still in Tokyo. For lost health, `left` is what remains, and `eliminates`
    says whether the monster is eliminated.
    """

    icon: Literal["points", "health", "energy", "smash", "card", "tokyo", "die", "poison", "shrink"]
    amount: int
    seat: int
    later: bool = False
    left: int | None = None
    eliminates: bool = False


Verb = Literal[
    "keep", "stop", "heal", "cure_poison", "cure_shrink", "heal_seat", "accept", "stay", "yield", "buy", "sweep",
    "done", "pass", "use", "reroll", "extra_roll", "set", "probe", "buy_top", "buy_from", "sell", "mimic", "again",
    "decline", "keep_roll", "roll_on", "resolve", "spend", "cheer", "take", "steal",
]  # fmt: skip
Group = Literal["numbers", "hearts", "energy", "smashes"]


class OptionData(Data, frozen=True):
    """One answer: `choice` is what is sent back, `verb` what is done, and `phrase` says it in words."""

    choice: str
    verb: Verb
    phrase: Phrase
    card: str | None = None
    seat: int | None = None
    face: str | None = None
    to: str | None = None  # the face a die is set to
    group: Group | None = None  # the dice that are resolved
    price: int | None = None
    consequences: list[Consequence] = []
    any_time: bool = False  # may be done at any time: shown beside the answers, not among them
    warning: Phrase | None = None  # worth a second thought, and why


class RollData(Data, frozen=True):
    """Where dice are kept: the page sends `keep FACES`, `keep nothing`, or `stop` where that is possible."""

    dice: list[str]
    rolls_left: int
    may_stop: bool  # else all rolls are made, and `keep` with all dice passes this one
    if_stopped: list[Consequence]  # what the dice as they lie would bring
    warn_stop: Phrase | None = None  # why one should rather not stop, or keep all dice, yet


class DecisionData(Data, frozen=True):
    """What is asked of a seat at this browser. Of a roll, `options` lists only what is no way to keep dice."""

    decision_number: int
    seat: int
    kind: str
    question: Phrase
    options: list[OptionData]
    roll: RollData | None = None
    private: bool = False  # others at the same screen should look away
    explain: Phrase | None = None  # what this decision is about, in a sentence
    trivial: bool = False  # there is one possible answer, or all lead to the same


# The table and who sits there

Player = Literal["person", "easy", "medium", "hard"]


class SeatData(Data, frozen=True):
    """Who sits there: a monster of ours by its id, and who plays it. `mine`: by a person at this browser."""

    monster: str
    player: Player
    name: str = ""
    mine: bool = False


class TableData(Data, frozen=True):
    id: str
    rules: str  # as text: `solo halloween=true`
    seats: list[SeatData]
    paused: bool
    fair: bool  # its dice can be proved fair when it is over
    commitment: str = ""
    practice: bool = False  # it began with a position, or with dice that somebody has settled
    notice: Phrase | None = None  # what people should know of this table


class Played(Data, frozen=True):
    """The choice that led here, and the reason of a computer player, if it may be shown."""

    seat: int
    choice: str
    why: Phrase | None = None
    interjection: bool = False


# What the guided game teaches

Part = Literal[
    "none", "table", "seat", "seats", "map", "dice", "stop", "market", "buy", "sweep", "done", "stay", "yield",
    "log",
]  # fmt: skip


class LessonPage(Data, frozen=True):
    """A sentence of a lesson, and the part of the page that it speaks of."""

    phrase: Phrase
    points_at: Part


class Lesson(Data, frozen=True):
    """What is learnt at the decision that waits: pages to read, of which the last says what to do.

    Only what it `accepts` can be chosen; `otherwise` says why nothing else can, yet. The last lesson, after the game,
    accepts nothing.
    """

    pages: list[LessonPage]
    accepts: list[str]
    otherwise: Phrase | None
    number: int
    count: int


# From the server


class Head(Data, frozen=True):
    """The hash of the record up to this line of it, where the dice hang on all choices: to be compared at the end.

    It may be that of an earlier line, while a choice is for nobody's eyes yet. Line 0 is the start.
    """

    line: int
    hash: str


class Welcome(Data, frozen=True, tag_field="type", tag="welcome"):
    """The first message: the table as it is, and all that has happened, for the log."""

    table: TableData
    view: ViewData
    decision: DecisionData | None
    log: list[Happened]
    any_time_options: list[OptionData]  # what seats at this browser may do at any time although they are not asked
    lesson: Lesson | None = None  # in a guided game
    head: Head | None = None


class Update(Data, frozen=True, tag_field="type", tag="update"):
    """A choice was made: what happened, and the table after it."""

    played: Played | None
    events: list[Happened]
    view: ViewData
    decision: DecisionData | None
    any_time_options: list[OptionData]
    lesson: Lesson | None = None  # in a guided game
    head: Head | None = None


class TableChanged(Data, frozen=True, tag_field="type", tag="table"):
    """Paused, or going on."""

    table: TableData


Why = Literal["stale", "illegal", "not-yours", "malformed", "over", "store", "lesson", "too-long", "server"]


class Refused(Data, frozen=True, tag_field="type", tag="refused"):
    """A command had no effect; `id` is the command's. `phrase` says more than `why`, if there is one."""

    id: str
    why: Why
    message: str
    phrase: Phrase | None = None


class Advice(Data, frozen=True, tag_field="type", tag="advice"):
    """What the strongest player would choose, and why."""

    id: str
    decision_number: int  # of the decision that it is about
    choice: str
    chosen: Phrase | None  # in words
    why: Phrase | None


class FaceOdds(Data, frozen=True):
    """How likely at least 1, 2, 3 … dice show this face, in this order: from 0 to 1."""

    face: str
    at_least: list[float]


class OddsLine(Data, frozen=True):
    """Something that may happen, and how likely it is, from 0 to 1. `said`: the chance in words; it may be a bound."""

    phrase: Phrase
    chance: float
    said: Phrase
    kind: Literal["three", "kill", "survive"]
    face: str | None = None  # three of a kind of this number, or of any
    seat: int | None = None  # who would be eliminated
    smashes: int | None = None  # needed on the dice for that
    choice: str | None = None  # surviving after this answer


class Chances(Data, frozen=True, tag_field="type", tag="chances"):
    """How likely things are if these dice are kept; each as if only that were wanted from then on."""

    id: str
    decision_number: int
    keep: list[str]
    rolls_left: int
    faces: list[FaceOdds]
    lines: list[OddsLine]
    approximate: bool  # there are cards that change these dice, and they are not counted
    notes: list[Phrase]  # how it was reckoned


FromServer = Welcome | Update | TableChanged | Refused | Advice | Chances


# From the page


class Choose(Data, frozen=True, tag_field="type", tag="choose"):
    """Answer the decision with this number. The same `id` again changes nothing."""

    id: str
    decision_number: int
    seat: int
    choice: str


class Interject(Data, frozen=True, tag_field="type", tag="interject"):
    """Do what may be done at any time, while the decision with this number waits for another seat."""

    id: str
    decision_number: int
    seat: int
    choice: str


class Pause(Data, frozen=True, tag_field="type", tag="pause"):
    """Computer players stop, or go on."""

    id: str
    paused: bool


class Ask(Data, frozen=True, tag_field="type", tag="ask"):
    """Advice for the decision that waits."""

    id: str
    decision_number: int


class Seen(Data, frozen=True, tag_field="type", tag="seen"):
    """The page has shown everything up to this decision and its N `interjections`, or it is not visible (`hidden`).

    Computer players answer a decision only then. It is sent after every welcome too.
    """

    id: str
    decision_number: int
    interjections: int = 0
    hidden: bool = False
    hurried: bool = False  # it shows everything at once: computer players need not wait for it


class Odds(Data, frozen=True, tag_field="type", tag="odds"):
    """How likely things are for who rolls, if it keeps these dice, or for who was hit in Tokyo."""

    id: str
    decision_number: int
    keep: list[str] = []


FromPage = Choose | Interject | Pause | Ask | Odds | Seen
