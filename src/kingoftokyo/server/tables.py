"""A table: one game, its seats and the browsers that look on; every change goes through here, one after the other.

A choice is tried on a clone, made durable, and only then played and told. Computer players think in other threads and
take the same way.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from kingoftokyo.players.clock import Clock
from kingoftokyo.players.levels import ADVISER
from kingoftokyo.players.named import player_named
from kingoftokyo.rules.choices import choice_text
from kingoftokyo.rules.decisions import read_choice, read_interjection
from kingoftokyo.rules.errors import KingOfTokyoError
from kingoftokyo.rules.hidden import answered_in_secret, asked_in_private
from kingoftokyo.server.messages import update, welcome
from kingoftokyo.server.store import Row, StoreError, TakenError
from kingoftokyo.server.thinking import think
from kingoftokyo.server.wire import Advice, Ask, Choose, Interject, Pause, Played, Refused, TableChanged, TableData

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from concurrent.futures import Executor

    from kingoftokyo import Game
    from kingoftokyo.players.player import Player
    from kingoftokyo.server.mailbox import Mailbox
    from kingoftokyo.server.seating import Seated
    from kingoftokyo.server.store import Store
    from kingoftokyo.server.wire import FromPage

    Why = Literal["stale", "illegal", "not-yours", "malformed", "over"]

MOST_LETTERS: Final = 200  # of a choice, and of a command's id


class RefusedError(Exception):
    """A command that has no effect, and why."""

    def __init__(self, why: Why, message: str) -> None:
        super().__init__(message)
        self.why: Why = why


class Table:
    """The actor. `again` reads it anew from the store, for when another program has written there."""

    def __init__(
        self,
        id: str,
        seated: Seated,
        commands: set[str],
        store: Store,
        thinkers: Executor,
        again: Callable[[], Awaitable[Seated]],
    ) -> None:
        self.id = id
        self.seated = seated
        self.paused = False
        self.lock = asyncio.Lock()
        self._commands = commands  # those obeyed: the same once more changes nothing
        self._store = store
        self._thinkers = thinkers
        self._again = again
        self._boxes: set[Mailbox] = set()
        self._minds: dict[int, Player] = {}
        self._thinking: asyncio.Task[None] | None = None

    @property
    def game(self) -> Game:
        return self.seated.game

    @property
    def people(self) -> list[int]:
        return self.seated.people

    @property
    def data(self) -> TableData:
        history = self.game.history
        commitment = "" if history is None else history.commitment
        return TableData(self.id, self.game.rules.text, self.seated.seats, self.paused, bool(commitment), commitment)

    # Browsers

    async def join(self, box: Mailbox) -> None:
        """A browser looks on from now on; it is told everything first."""
        async with self.lock:
            box.post(welcome(self.game, box.seats, self.data))
            self._boxes.add(box)
        self._wake()

    def leave(self, box: Mailbox) -> None:
        self._boxes.discard(box)

    def close(self, code: int) -> None:
        """Send everybody away, and stop thinking."""
        for box in self._boxes:
            box.close(code)
        if self._thinking is not None:
            self._thinking.cancel()

    # Commands

    async def obey(self, box: Mailbox, command: FromPage) -> None:
        """Do what a browser asks for, or tell it why not and how the table really stands."""
        try:
            _check_length(command)
            if isinstance(command, Ask):
                await self._advise(box, command)
                return
            async with self.lock:
                if command.id in self._commands:
                    self._tell_state(box)
                elif isinstance(command, Pause):
                    self._pause(paused=command.paused)
                else:
                    await self._choose(box, command)
        except RefusedError as refused:
            box.post(Refused(command.id[:MOST_LETTERS], refused.why, str(refused)))
            self._tell_state(box)
        self._wake()

    def _tell_state(self, box: Mailbox) -> None:
        box.post(update(self.game, box.seats, secret=False))

    def _pause(self, *, paused: bool) -> None:
        self.paused = paused
        for box in self._boxes:
            box.post(TableChanged(self.data))

    async def _choose(self, box: Mailbox, command: Choose | Interject) -> None:
        self._check_pending(command.n)
        asked = command.seat == self.game.asked
        if command.seat not in box.seats:
            raise RefusedError("not-yours", "nobody at this browser plays that monster")
        if isinstance(command, Choose) and not asked:
            raise RefusedError("not-yours", "another monster is asked")
        if isinstance(command, Interject) and asked:
            raise RefusedError("illegal", "this monster is asked: that can be its answer")
        try:
            await self._play(command.seat, command.choice, command.id, interjection=isinstance(command, Interject))
        except KingOfTokyoError as wrong:
            raise RefusedError("illegal", str(wrong)) from None

    def _check_pending(self, n: int) -> None:
        if self.game.over:
            raise RefusedError("over", "the game is over")
        if n != self.game.number:
            raise RefusedError("stale", "the game has gone on meanwhile")

    async def _advise(self, box: Mailbox, command: Ask) -> None:
        async with self.lock:
            self._check_pending(command.n)
            decision = self.game.decision
            if decision is None or decision.seat not in box.seats:
                raise RefusedError("not-yours", "another monster is asked")
            mind, view = player_named(ADVISER, self.seated.opponents), self.game.view(decision.seat)
        thought = await asyncio.get_running_loop().run_in_executor(self._thinkers, think, mind, view, decision, Clock())
        box.post(Advice(command.id, thought.choice, thought.why))

    # The game

    async def _play(
        self, seat: int, choice: str, command: str = "", why: str = "", *, interjection: bool = False
    ) -> None:
        """Try it, make it durable, play it, tell everybody. What is not possible raises and changes nothing."""
        game, trial = self.game, self.game.clone()
        if interjection:
            text = choice_text(read_interjection(trial, seat, choice))
            trial.interject(seat, text)
        else:
            text = choice_text(read_choice(trial, choice))
            trial.play(text, seat)
        secret, private = answered_in_secret(game) and not interjection, asked_in_private(game)
        row = Row(game.number, game.interjections + 1 if interjection else 0, seat, text, command)
        await self._append(row, over=trial.over)
        happened = game.interject(seat, text) if interjection else game.play(text, seat)
        if command:
            self._commands.add(command)
        played = Played(seat, text, "" if private else why, interjection)
        told: dict[tuple[int, ...], bytes] = {}
        for box in self._boxes:
            if box.seats not in told:
                told[box.seats] = msgspec.json.encode(update(game, box.seats, played, happened, secret=secret))
            box.post_text(told[box.seats])

    async def _append(self, row: Row, *, over: bool) -> None:
        try:
            await self._store.append(self.id, row, over=over)
        except TakenError:
            self.seated = await self._again()
            for box in self._boxes:
                box.post(welcome(self.game, box.seats, self.data))
            raise RefusedError("stale", "the game has gone on in another program") from None
        except StoreError as wrong:
            raise RefusedError("illegal", str(wrong)) from None

    # Computer players

    def _wake(self) -> None:
        """Let the computer players go on, if it is their turn."""
        if (self._thinking is None or self._thinking.done()) and self._has_to_think():
            self._thinking = asyncio.get_running_loop().create_task(self._think())

    def _has_to_think(self) -> bool:
        """Whether a computer player is asked, while somebody looks on and nobody has paused the game."""
        return not self.paused and bool(self._boxes) and not self.game.over and self.game.asked not in self.people

    async def _think(self) -> None:
        while self._has_to_think():
            decision = self.game.decision
            if decision is None:
                return
            seat, asked = decision.seat, (self.game.number, self.game.interjections)
            if seat not in self._minds:
                self._minds[seat] = player_named(self.seated.players[seat], self.seated.opponents * 6 + seat)
            thought = await asyncio.get_running_loop().run_in_executor(
                self._thinkers, think, self._minds[seat], self.game.view(seat), decision, Clock()
            )
            async with self.lock:
                if self._has_to_think() and asked == (self.game.number, self.game.interjections):
                    await self._play_thought(seat, thought.choice, thought.why)

    async def _play_thought(self, seat: int, choice: str, why: str) -> None:
        try:
            await self._play(seat, choice, why=why)
        except RefusedError as refused:
            if refused.why != "stale":  # the disk is full: people can go on when it is not
                self._pause(paused=True)
                for box in self._boxes:
                    box.post(Refused("", refused.why, str(refused)))


def _check_length(command: FromPage) -> None:
    texts = [command.id, command.choice] if isinstance(command, (Choose, Interject)) else [command.id]
    if not command.id or any(len(text) > MOST_LETTERS for text in texts):
        raise RefusedError("malformed", f"an id and a choice have 1 to {MOST_LETTERS} letters")
