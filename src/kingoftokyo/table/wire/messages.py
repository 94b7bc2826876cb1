"""The messages between server and page; the page's types are generated from these.

The page has no rules. It draws views, offers options, and shows phrases: the id of a sentence in the catalogue and its
arguments. Of the arguments, `seat`, `other`, `dealer`, `owner` and `attacker` are seats, `card` and `by` are ids of
cards, `face` and `to` are faces, `place` is a place, and `cause` is a card's id or a word like `dice`; the page inserts
their names. An argument may be a phrase itself. All others are numbers or plain texts.
"""

from __future__ import annotations

from typing import Literal

from kingoftokyo.i18n.phrase import Argument as Argument
from kingoftokyo.i18n.phrase import Phrase as Phrase
from kingoftokyo.table.wire.data import Data
from kingoftokyo.table.wire.events import Happened
from kingoftokyo.table.wire.online import RoomData, Said, TimeLeft

# The table


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
    """A monster; all of it is public. `counted` holds the counters of expansions: cultists, tower levels."""

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
    """A card in the market. `price` is the actual price for the viewing seat, `short` the energy it still lacks."""

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
    kind: str | None  # of the pending decision
    step: Literal["start", "roll", "resolve", "tokyo", "buy", "end"]
    monsters: list[MonsterData]
    dice: list[str]  # the first six are black, the others green
    rolls_left: int
    smashes: int
    market: list[MarketData]
    deck_size: int
    top: list[str]  # cards on top of the deck that this seat knows
    discard: list[str]
    bay: bool  # whether Tokyo Bay is open
    over: bool
    winner: int | None
    reason: str
    standings: list[int]
    interjections: int = 0  # since the pending decision was asked
    has_cards: bool = True  # whether these rules have cards to buy
    has_energy: bool = True  # whether these rules have energy
    unseen: list[str] = []  # cards that may be in the deck as far as this seat knows: sorted by name, every copy


# Decisions


class Consequence(Data, frozen=True):
    """A consequence of an option for one seat, as an icon and a number of points, health, energy, smashes or others.

    `hearts` are heart dice that the monster will have to assign. `later`: only in its next turn, if it is still in
    Tokyo. For lost health, `left` is what remains, and `eliminates` says whether the monster is eliminated.
    """

    icon: Literal["points", "health", "energy", "smash", "card", "tokyo", "die", "poison", "shrink", "hearts"]
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
    """One option: `choice` is the text to send back, `verb` its kind, and `phrase` its description."""

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
    any_time: bool = False  # may be used at any time: shown beside the other options
    warning: Phrase | None = None  # why a person may regret it


class DiceChanger(Data, frozen=True):
    """A card that may still change the dice of a roll before they are resolved, and the seat that owns it."""

    card: str
    seat: int


class RollData(Data, frozen=True):
    """A roll: the page sends `keep FACES`, `keep nothing`, or `stop` if `may_stop`."""

    dice: list[str]
    rolls_left: int
    may_stop: bool  # otherwise all rolls are made, and keeping all dice passes one
    if_stopped: list[Consequence]  # of the current dice, if no card changes them
    changers: list[DiceChanger] = []
    warn_stop: Phrase | None = None  # a warning against stopping, or keeping all dice


class DecisionData(Data, frozen=True):
    """A decision of a seat at this browser. For a roll, `options` does not contain the ways to keep dice."""

    decision_number: int
    seat: int
    kind: str
    question: Phrase
    options: list[OptionData]
    roll: RollData | None = None
    private: bool = False  # others at the same screen should look away
    explain: Phrase | None = None  # an explanation of the decision
    trivial: bool = False  # there is only one option, or all have the same effect


# The table and who sits there

Player = Literal["person", "easy", "medium", "hard"]


class SeatData(Data, frozen=True):
    """A seat: its monster's id, and who plays it. `mine`: by a person at this browser."""

    monster: str
    player: Player
    name: str = ""
    mine: bool = False


class TableData(Data, frozen=True):
    id: str
    rules: str  # as text: `solo halloween=true`
    seats: list[SeatData]
    paused: bool  # by this page, or because a computer player has failed
    fair: bool  # its dice can be proved fair when it is over
    commitment: str = ""
    practice: bool = False  # it began from a position, with dice fixed in advance, or repeats a daily challenge
    notice: Phrase | None = None  # a message about this table
    online: bool = False  # its people are at several screens: there are no hints and no saves


class Played(Data, frozen=True):
    """The choice that led here, and the reason of a computer player, if it may be shown."""

    seat: int
    choice: str
    why: Phrase | None = None
    interjection: bool = False


# The guided game

Part = Literal[
    "none", "table", "seat", "seats", "map", "dice", "stop", "market", "buy", "sweep", "done", "stay", "yield",
    "log", "answer",
]  # fmt: skip


class LessonPage(Data, frozen=True):
    """A sentence of a lesson, and the part of the page that it is about."""

    phrase: Phrase
    points_at: Part


class Lesson(Data, frozen=True):
    """The lesson at the pending decision: pages to read, of which the last says what to do.

    Only the choice that it `accepts` is possible; `otherwise` explains why others are not. The last lesson, after the
    game, accepts nothing.
    """

    pages: list[LessonPage]
    accepts: list[str]
    otherwise: Phrase | None
    number: int
    count: int


# From the server


class Head(Data, frozen=True):
    """The hash of the record up to this line, if the dice depend on all choices; it is compared at the end.

    It may be that of an earlier line while a choice is secret. Line 0 is the start.
    """

    line: int
    hash: str


class Welcome(Data, frozen=True, tag_field="type", tag="welcome"):
    """The first message: the table, and all events so far for the log."""

    table: TableData
    view: ViewData
    decision: DecisionData | None
    log: list[Happened]
    any_time_options: list[OptionData]  # options of seats at this browser without being asked
    lesson: Lesson | None = None  # in a guided game
    head: Head | None = None
    time_left: TimeLeft | None = None  # at an online table with a clock


class Update(Data, frozen=True, tag_field="type", tag="update"):
    """A choice was made: its events, and the table after it."""

    played: Played | None
    events: list[Happened]
    view: ViewData
    decision: DecisionData | None
    any_time_options: list[OptionData]
    lesson: Lesson | None = None  # in a guided game
    head: Head | None = None
    time_left: TimeLeft | None = None  # at an online table with a clock


class TableChanged(Data, frozen=True, tag_field="type", tag="table"):
    """This page has paused or resumed, or the table waits because a computer player has failed."""

    table: TableData


Why = Literal["stale", "illegal", "not-yours", "malformed", "over", "store", "lesson", "too-long", "server"]


class Refused(Data, frozen=True, tag_field="type", tag="refused"):
    """A command had no effect; `id` is the command's. `phrase`, if any, is more specific than `why`."""

    id: str
    why: Why
    message: str
    phrase: Phrase | None = None


class Advice(Data, frozen=True, tag_field="type", tag="advice"):
    """The choice of the strongest player, and its reason."""

    id: str
    decision_number: int  # of the decision that it is about
    choice: str
    chosen: Phrase | None  # `choice` as a phrase
    why: Phrase | None


class FaceOdds(Data, frozen=True):
    """The chances, 0 to 1, that at least 1, 2, 3 … dice show this face."""

    face: str
    at_least: list[float]


class OddsLine(Data, frozen=True):
    """A possible result and its chance, 0 to 1. `said`: the chance as a phrase, which may be a bound."""

    phrase: Phrase
    chance: float
    said: Phrase
    kind: Literal["three", "kill", "survive"]
    face: str | None = None  # for three of a kind of this number
    seat: int | None = None  # the monster that would be eliminated
    smashes: int | None = None  # needed on the dice to eliminate it
    choice: str | None = None  # for surviving after this choice


class Chances(Data, frozen=True, tag_field="type", tag="chances"):
    """The odds if these dice are kept; each assumes that only it is aimed for."""

    id: str
    decision_number: int
    keep: list[str]
    rolls_left: int
    faces: list[FaceOdds]
    lines: list[OddsLine]
    approximate: bool  # some cards can change these dice, and are not counted
    notes: list[Phrase]  # how it was computed


FromServer = Welcome | Update | TableChanged | Refused | Advice | Chances | RoomData | Said


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
    """Pause or resume, for this page and until it disconnects; another page of the table goes on."""

    id: str
    paused: bool


class Ask(Data, frozen=True, tag_field="type", tag="ask"):
    """Ask for advice on the pending decision."""

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
    hurried: bool = False  # it shows everything without delay: computer players need not wait


class Odds(Data, frozen=True, tag_field="type", tag="odds"):
    """Ask for the odds of a roll if these dice are kept, or of a monster that was hit in Tokyo."""

    id: str
    decision_number: int
    keep: list[str] = []


FromPage = Choose | Interject | Pause | Ask | Odds | Seen
