"""A page at a table, for tests: reads messages and sends commands. Subclasses define the transport."""

from __future__ import annotations

import itertools
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Self, TypeVar

import msgspec

from kingoftokyo.history.save_text import save_text
from kingoftokyo.table.wire.messages import (
    Ask,
    Choose,
    FromPage,
    FromServer,
    Interject,
    Odds,
    Pause,
    SeatData,
    Seen,
    Update,
    Welcome,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingoftokyo import Game
    from kingoftokyo.table.wire.messages import DecisionData, Player, ViewData

MONSTERS = ("axolulu", "mosshell", "old_pinch", "blorb", "girder", "hoot_noir")
MESSAGES = msgspec.json.Decoder(FromServer)  # made once: pages in several threads read with it
CHANGING_NOTHING = ("yield", "done", "pass", "accept", "decline", "keep_roll")

Message = TypeVar("Message")

pages = itertools.count()


def seats(*players: Player) -> list[SeatData]:
    """Seats for these players, with the monsters in their usual order."""
    return [SeatData(monster, player) for monster, player in zip(MONSTERS, players, strict=False)]


def save_of(game: Game, *players: str) -> str:
    """The text of a save of this game."""
    return save_text(game, monsters=["Axolulu", "Mosshell", "Old Pinch"][: game.players], players=players)


def quiet_answer(decision: DecisionData) -> str:
    """An answer that changes as little as possible: stop, pass, yield, or else the first option."""
    if decision.roll is not None:
        return "stop" if decision.roll.may_stop else f"keep {' '.join(decision.roll.dice)}"
    choices = [option.choice for option in decision.options]
    return next((choice for choice in choices if choice in CHANGING_NOTHING), choices[0])


class Page(ABC):
    """`texts` are all messages that were read. With `shows`, every update is reported as shown at once."""

    view: ViewData
    last: Welcome | Update

    def __init__(self, *, shows: bool) -> None:
        self.shows = shows
        self.texts: list[str] = []
        self.decision: DecisionData | None = None
        self._name, self._ids = next(pages), itertools.count()

    @abstractmethod
    def receive(self) -> str:
        """The next message."""

    @abstractmethod
    def send(self, command: FromPage) -> None: ...

    # Reading

    def next(self) -> FromServer:
        self.texts.append(self.receive())
        message: FromServer = MESSAGES.decode(self.texts[-1])
        if isinstance(message, (Welcome, Update)):
            self.view, self.decision, self.last = message.view, message.decision, message
            if self.shows:
                self.show()
        return message

    def get(self, kind: type[Message]) -> Message:
        """The next message of this kind; those before it are read and skipped."""
        while not isinstance(message := self.next(), kind):
            pass
        return message

    def until(self, there: Callable[[Self], bool]) -> Self:
        while not there(self):
            self.next()
        return self

    def until_asked(self) -> DecisionData:
        """Read messages until a person at this page is asked."""
        self.until(lambda tab: tab.decision is not None or tab.view.over)
        assert self.decision is not None, "the game is over"
        return self.decision

    # Commands

    def choose(self, choice: str, n: int | None = None, seat: int | None = None, id: str = "") -> str:
        asked = self.view.asked or 0
        command = Choose(
            id or self._id(), self.view.decision_number if n is None else n, asked if seat is None else seat, choice
        )
        self.send(command)
        return command.id

    def interject(self, seat: int, choice: str) -> None:
        self.send(Interject(self._id(), self.view.decision_number, seat, choice))

    def pause(self, *, paused: bool) -> None:
        self.send(Pause(self._id(), paused))

    def show(self, *, hidden: bool = False, hurried: bool = False) -> None:
        """Report that all updates were shown; `hidden`: the page is not visible; `hurried`: without animation."""
        self.send(Seen(self._id(), self.view.decision_number, self.view.interjections, hidden, hurried))

    def ask(self) -> str:
        command = Ask(self._id(), self.view.decision_number)
        self.send(command)
        return command.id

    def odds(self, *keep: str) -> str:
        command = Odds(self._id(), self.view.decision_number, list(keep))
        self.send(command)
        return command.id

    def _id(self) -> str:
        return f"{self._name}-{next(self._ids)}"

    def answer(self) -> Update:
        """Give the quiet answer to the next question, and read until the game has moved on."""
        decision = self.until_asked()
        n = self.view.decision_number
        self.choose(quiet_answer(decision))
        self.until(lambda tab: tab.view.decision_number > n)
        assert isinstance(self.last, Update)
        return self.last

    def play_to_the_end(self) -> None:
        while not self.view.over:
            if self.decision is None:
                self.next()
            else:
                self.answer()
