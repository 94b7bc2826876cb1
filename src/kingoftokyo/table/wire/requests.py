"""What goes over HTTP before and beside a game: the menu, new tables, saves, and why something was refused."""

from __future__ import annotations

from typing import Literal

from kingoftokyo.table.wire.data import Data
from kingoftokyo.table.wire.messages import Phrase, SeatData

# Over HTTP


class Hello(Data, frozen=True):
    """To find out whether the server knows the secret: `challenge` is random each time, 32 hexadecimal digits."""

    challenge: str


class Known(Data, frozen=True):
    """`proof` is the HMAC-SHA256, by the secret, of `server CHALLENGE NONCE`, and the pass that of `page NONCE`."""

    nonce: str
    proof: str


class Enter(Data, frozen=True):
    """The key of the address with which the page was opened."""

    key: str


class Entered(Data, frozen=True):
    """The secret: the browser stores it, and never sends it."""

    token: str


class KeyMade(Data, frozen=True):
    """A key that works once."""

    key: str


class NewTable(Data, frozen=True):
    """`rules` as text; two to six seats."""

    rules: str
    seats: list[SeatData]
    words: str | list[str] = ""  # what the people add to the dice: the first of them, or one text for each seat
    commitment: str = ""  # of the menu, when it was shown before the words were chosen


class Rematch(Data, frozen=True):
    """A new game at a new table, with the same seats and rules; `words` and `commitment` as for a new one."""

    words: list[str] = []
    commitment: str = ""


class Load(Data, frozen=True):
    """Go on with a save of the data folder."""

    slot: str = ""  # empty: KoTSS.txt


class Upload(Data, frozen=True):
    """Go on with the text of a save, or look at a record from its end."""

    text: str


class Saved(Data, frozen=True):
    """The game was written to this file."""

    file: str


class SaveData(Data, frozen=True):
    """A save of the data folder; `wrong` says why it cannot be opened, if so."""

    slot: str  # empty: KoTSS.txt
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
    practising: str | None = None  # the table of practice that was begun since and not finished
    docs: bool = False  # whether the documentation can be read under /docs/


class Made(Data, frozen=True):
    """A table was made, or loaded. `notice` tells what could not be kept, if anything."""

    table: str
    notice: str = ""


_OfSaves = Literal["no-save", "bad-save", "too-large", "too-long", "store"]
_OfTables = Literal["no-table", "bad-setup", "stale-secret"]
_OfRequests = Literal["no-page", "malformed", "not-let-in", "elsewhere", "too-busy", "server"]
FailureKind = _OfSaves | _OfTables | _OfRequests


class Failure(Data, frozen=True):
    """Why a request was refused: `why` for the page to say in its language, `message` with the details.

    A mistake of a form has its own `phrase`, and `where` is the field that is wrong: `monsters[0].health`.
    """

    message: str
    why: FailureKind = "server"
    where: str = ""
    phrase: Phrase | None = None
