"""What goes over the wire, both ways: the page's types are made from these.

The page knows no rules. It draws views, offers options, and says everything by phrases: the id of a sentence in the
catalogue and what goes into it. In a phrase's arguments, `seat`, `other`, `dealer`, `owner` and `attacker` are seats,
`card` and `by` are ids of cards, `face` and `to` are faces, `place` is a place and `cause` what brought it about; the
page puts their names in. All other arguments are numbers or plain texts.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Argument = int | str | list[str]


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Plain values, sent as JSON."""


class Phrase(Data, frozen=True):
    """A sentence of the catalogue."""

    id: str
    args: dict[str, Argument] = {}


# What lies on the table


class CardData(Data, frozen=True):
    """A card in a hand. `use` is the choice that uses it now, by its owner, if it can be used."""

    id: str
    counters: int = 0
    used: bool = False
    copies: str | None = None
    of: int | None = None
    use: str | None = None


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

    n: int  # of the decision that waits
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


# What is asked


class Chip(Data, frozen=True):
    """A consequence in an icon and a number: so many points, health, energy or smashes for that seat."""

    icon: Literal["points", "health", "energy", "smash", "card", "tokyo", "die", "poison", "shrink"]
    amount: int
    seat: int


class OptionData(Data, frozen=True):
    """One answer: `choice` is what is sent back, `phrase` what it does now, in words."""

    choice: str
    phrase: Phrase
    card: str | None = None
    seat: int | None = None
    face: str | None = None
    to: str | None = None  # the face a die is set to
    price: int | None = None
    chips: list[Chip] = []
    any_time: bool = False  # may be done at any time: shown beside the answers, not among them


class RollData(Data, frozen=True):
    """Where dice are kept: the page sends `keep FACES`, `keep nothing`, or `stop` where that is possible."""

    dice: list[str]
    rolls_left: int
    may_stop: bool  # else all rolls are made, and `keep` with all dice passes this one
    if_stopped: list[Chip]  # what the dice as they lie would bring


class DecisionData(Data, frozen=True):
    """What is asked of a seat at this browser. Of a roll, `options` lists only what is no way to keep dice."""

    n: int
    seat: int
    kind: str
    question: Phrase
    options: list[OptionData]
    roll: RollData | None = None
    private: bool = False  # others at the same screen should look away


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


class Happened(Data, frozen=True):
    """An event of the game: its name and fields as in the reference of events."""

    event: str
    fields: dict[str, int | str | bool | list[int | str] | None]


class Played(Data, frozen=True):
    """The choice that led here, and the reason of a computer player, if it may be told."""

    seat: int
    choice: str
    why: str = ""
    interjection: bool = False


# From the server


class Welcome(Data, frozen=True, tag_field="type", tag="welcome"):
    """The first message: the table as it is, and all that has happened, for the log."""

    table: TableData
    view: ViewData
    decision: DecisionData | None
    log: list[Happened]
    usable: list[OptionData]  # what seats at this browser may do at any time although they are not asked


class Update(Data, frozen=True, tag_field="type", tag="update"):
    """A choice was made: what happened, and the table after it."""

    played: Played | None
    events: list[Happened]
    view: ViewData
    decision: DecisionData | None
    usable: list[OptionData]


class TableChanged(Data, frozen=True, tag_field="type", tag="table"):
    """Paused, or going on."""

    table: TableData


class Refused(Data, frozen=True, tag_field="type", tag="refused"):
    """A command had no effect; `id` is the command's."""

    id: str
    why: Literal["stale", "illegal", "not-yours", "malformed", "over"]
    message: str


class Advice(Data, frozen=True, tag_field="type", tag="advice"):
    """What the strongest player would choose, and why."""

    id: str
    choice: str
    why: str


FromServer = Welcome | Update | TableChanged | Refused | Advice


# From the page


class Choose(Data, frozen=True, tag_field="type", tag="choose"):
    """Answer decision `n`. The same `id` again changes nothing."""

    id: str
    n: int
    seat: int
    choice: str


class Interject(Data, frozen=True, tag_field="type", tag="interject"):
    """Do what may be done at any time, while decision `n` waits for somebody else."""

    id: str
    n: int
    seat: int
    choice: str


class Pause(Data, frozen=True, tag_field="type", tag="pause"):
    """Computer players stop, or go on."""

    id: str
    paused: bool


class Ask(Data, frozen=True, tag_field="type", tag="ask"):
    """Advice for the decision that waits."""

    id: str
    n: int


FromPage = Choose | Interject | Pause | Ask


# Over HTTP


class NewTable(Data, frozen=True):
    """`rules` as text; two to six seats."""

    rules: str
    seats: list[SeatData]
    words: str = ""  # what the people add to the dice
    commitment: str = ""  # of the menu, when it was shown before the words were chosen


class Load(Data, frozen=True):
    """Go on with a save of the data folder."""

    slot: str = ""  # `` is KoTSS.txt


class Upload(Data, frozen=True):
    """Go on with the text of a save, or look at a record from its end."""

    text: str


class Saved(Data, frozen=True):
    """The game was written to this file."""

    file: str


class SaveData(Data, frozen=True):
    """A save of the data folder; `wrong` says why it cannot be opened, if so."""

    slot: str  # `` is KoTSS.txt
    date: str
    monsters: list[str]
    turn: int
    over: bool
    wrong: str = ""


class PresetData(Data, frozen=True):
    name: str
    expansions: list[str]  # that can be added
    most_people: int


class CardFacts(Data, frozen=True):
    id: str
    cost: int
    kind: Literal["keep", "discard", "costume"]
    copies: int


class RulingFacts(Data, frozen=True):
    id: str
    cards: list[str]


class Menu(Data, frozen=True):
    """What the page needs before a game."""

    version: str
    monsters: list[str]
    presets: list[PresetData]
    cards: list[CardFacts]
    rulings: list[RulingFacts]
    going_on: str | None  # the table of a game that was not finished
    saves: list[SaveData]
    commitment: str  # the hash of the secret that settles the dice of the next game


class Made(Data, frozen=True):
    """A table was made, or loaded. `notice` tells what could not be kept, if anything."""

    table: str
    notice: str = ""


class Failure(Data, frozen=True):
    """Why a request was refused."""

    message: str
