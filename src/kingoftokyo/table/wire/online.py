"""Requests and messages of online tables: a room where people gather, and what happens around their game."""

from __future__ import annotations

from typing import Literal

from kingoftokyo.table.wire.data import Data

Sitter = Literal["open", "person", "easy", "medium", "hard"]
Reaction = Literal["roar", "laugh", "fear", "anger", "applause", "heart"]


class ClockData(Data, frozen=True):
    """How long people may think, in seconds: for each decision, or from a bank that grows with each decision.

    All zero: there is no clock.
    """

    decision: int = 0
    bank: int = 0
    increment: int = 0


class TimeLeft(Data, frozen=True):
    """The time that the seat which is asked still has when this is sent; `banks` are those of all seats, by seat."""

    seat: int
    milliseconds: int
    banks: list[int] = []


class WantedSeat(Data, frozen=True):
    """A seat as the host wants it: open for a guest, for a person at the host's screen, or for a computer player."""

    player: Sitter
    monster: str = ""  # empty: any free one
    name: str = ""


class NewRoom(Data, frozen=True):
    """A request for an online table. The first seat for a person is the host's own."""

    rules: str
    seats: list[WantedSeat]
    public: bool = False  # listed for everybody; otherwise only who has the link or the code can join
    clock: ClockData | None = None


class RoomMade(Data, frozen=True):
    """A room was made or joined. Whoever has the token has the seat, from any device."""

    room: str
    code: str
    token: str


class Join(Data, frozen=True):
    """Take an open seat."""

    monster: str = ""  # empty: any free one
    name: str = ""


class SeatChange(Data, frozen=True):
    """A change of one's own seat; what is not given stays."""

    seat: int
    monster: str | None = None
    name: str | None = None
    ready: bool | None = None
    words: str | None = None  # for the dice


class Arrangement(Data, frozen=True):
    """The host's change of the room: all seats as they should be. A guest whose seat is not `open` here is removed.

    A seat that is `open` keeps its guest. There may be more or fewer seats than before; the last ones are dropped.
    """

    seats: list[WantedSeat]
    rules: str
    public: bool = False
    clock: ClockData | None = None


class Removal(Data, frozen=True):
    """The host removes the guest of this seat, which is open then."""

    seat: int


class SayLine(Data, frozen=True):
    """A line of chat, or a reaction of one's monster."""

    text: str = ""
    reaction: Reaction | None = None


class RoomSeat(Data, frozen=True):
    """A seat of a room. `mine`: whoever looks holds it. `present`: its person is connected."""

    monster: str
    player: Sitter
    name: str
    taken: bool
    ready: bool
    mine: bool
    present: bool
    host: bool
    stand_in: bool = False  # a computer plays for its person
    wants_end: bool = False  # its person has voted to end the game


class ChatLine(Data, frozen=True):
    """A line of chat or a reaction; `number` grows by one. `seat` is the room's seat; null for spectators."""

    number: int
    seat: int | None
    name: str
    text: str = ""
    reaction: Reaction | None = None


class RoomData(Data, frozen=True, tag_field="type", tag="room"):
    """A room as one person or a spectator sees it. Its table, once the game has started, has the same id."""

    id: str
    code: str
    rules: str
    seats: list[RoomSeat]
    public: bool
    clock: ClockData
    commitment: str  # the hash of the secret that decides the dice, together with everybody's words
    hosting: bool  # whoever looks is the host
    started: bool
    over: bool
    ended: bool  # by the vote of its people, before the game was over
    spectators: int
    next: str = ""  # the room of the rematch
    chat: list[ChatLine] = []


class Said(Data, frozen=True, tag_field="type", tag="said"):
    """A new line of chat, or a reaction."""

    line: ChatLine


class ListedRoom(Data, frozen=True):
    """A public room that has not started, or whose game can be watched."""

    id: str
    code: str
    rules: str
    players: list[Sitter]  # `person` for a seat that is taken
    open: int
    started: bool


class RoomList(Data, frozen=True):
    rooms: list[ListedRoom]


class NetworkData(Data, frozen=True):
    """Where others reach this server: addresses on the local network; none while it serves this machine only."""

    addresses: list[str]
    can_open: bool  # the server can be opened to the network from its menu


class OpenNetwork(Data, frozen=True):
    """Open this server to the local network, or close it again."""

    open: bool


class Vote(Data, frozen=True):
    """Whether one wants to end the game, without a winner."""

    end: bool


class QrText(Data, frozen=True):
    """The text of a QR code: a link to a room."""

    text: str


class QrCode(Data, frozen=True):
    """The squares of a QR code, row by row: `1` is dark."""

    rows: list[str]
