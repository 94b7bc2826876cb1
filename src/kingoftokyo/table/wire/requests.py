"""HTTP requests and responses besides a game's socket: access, the menu, new tables, saves, and error responses."""

from __future__ import annotations

from typing import Literal

from kingoftokyo.table.wire.data import Data
from kingoftokyo.table.wire.messages import Phrase, SeatData

# Over HTTP


class Hello(Data, frozen=True):
    """Checks whether the server knows the secret; `challenge` is 32 random hexadecimal digits."""

    challenge: str


class Known(Data, frozen=True):
    """`proof` is the HMAC-SHA256 of `server CHALLENGE NONCE` with the secret; the pass is that of `page NONCE`."""

    nonce: str
    proof: str


class Enter(Data, frozen=True):
    """The one-time key in the address with which the page was opened."""

    key: str


class Entered(Data, frozen=True):
    """The secret: the browser stores it, and never sends it."""

    token: str


class KeyMade(Data, frozen=True):
    """A one-time key."""

    key: str


class NewTable(Data, frozen=True):
    """A request for a new game: `rules` as text, and two to six seats."""

    rules: str
    seats: list[SeatData]
    words: str | list[str] = ""  # people's words for the dice: the first person's, or a text for each seat
    commitment: str = ""  # from the menu, if it was shown before the words were chosen


class Rematch(Data, frozen=True):
    """A new game at a new table, with the same seats and rules; `words` and `commitment` as for a new one."""

    words: list[str] = []
    commitment: str = ""


class Load(Data, frozen=True):
    """Continue a save of the data folder."""

    slot: str = ""  # empty: KoTSS.txt


class Upload(Data, frozen=True):
    """Continue the text of a save, or view a record."""

    text: str


class Saved(Data, frozen=True):
    """The game was written to this file."""

    file: str


class SaveData(Data, frozen=True):
    """A save of the data folder; `error` says why it cannot be opened, if so."""

    slot: str  # empty: KoTSS.txt
    date: str  # when the game began
    monsters: list[str]
    turn: int
    over: bool
    error: str = ""
    saved: str = ""  # the local date and time of saving, if known


class GameData(Data, frozen=True):
    """An unfinished game. `name` is what people have called it, `played` the local time of its last choice."""

    table: str
    name: str
    monsters: list[str]
    turn: int
    played: str
    practice: bool


class Rename(Data, frozen=True):
    """What to call a game in the list; empty: nothing in particular."""

    name: str


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
    """The main menu's data."""

    version: str
    monsters: list[str]
    presets: list[PresetData]
    cards: list[CardFacts]
    rulings: list[RulingFacts]
    going_on: str | None  # the table of an unfinished game
    saves: list[SaveData]
    commitment: str  # the hash of the secret that decides the dice of the next game
    practising: str | None = None  # the table of a newer, unfinished practice game
    games: list[GameData] = []  # all unfinished ones, the last played first
    docs: bool = False  # whether the documentation is available under /docs/
    hosting: bool = True  # whether whoever asks may make online tables


class Made(Data, frozen=True):
    """A table was made or loaded. `notice` says what was lost, if anything."""

    table: str
    notice: str = ""


_OfSaves = Literal["no-save", "bad-save", "too-large", "too-long", "store"]
_OfTables = Literal["no-table", "bad-setup", "stale-secret"]
_OfRequests = Literal["no-page", "malformed", "not-let-in", "elsewhere", "too-busy", "server"]
ErrorKind = _OfSaves | _OfTables | _OfRequests


class ErrorResponse(Data, frozen=True):
    """Why a request failed: `why` is a kind that the page translates, `message` has the details in English.

    An error in a form has its own `phrase`, and `where` is the field: `monsters[0].health`.
    """

    message: str
    why: ErrorKind = "server"
    where: str = ""
    phrase: Phrase | None = None
