"""A table: one game, its seats and the pages that view it; all changes go through here, one at a time.

A choice is tried on a clone, stored, and only then played and sent to the pages. Computer players think in threads, and
their choices go the same way, after a page has shown the decision that they answer.
"""

from __future__ import annotations

import asyncio
import logging
from copy import copy
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from msgspec.structs import replace

from kingoftokyo.rules import KingOfTokyoError, has_own_cards
from kingoftokyo.table.advice.answers import advice, odds
from kingoftokyo.table.guide.guides import step_now
from kingoftokyo.table.online.online_seats import OnlineSeats
from kingoftokyo.table.past.look_back import LookingBack, Past
from kingoftokyo.table.presentation.snapshots import head_to_show, show_to_all, update, welcome
from kingoftokyo.table.protocols import Progress, Row, StoreError, TakenError, TookTooLongError
from kingoftokyo.table.refusal import MOST_LETTERS, RefusedError, check_texts
from kingoftokyo.table.thinking import Minds, Thought
from kingoftokyo.table.wire.messages import (
    Advice,
    Ask,
    Choose,
    Interject,
    Odds,
    Pause,
    Phrase,
    Played,
    Refused,
    Seen,
    TableChanged,
    TableData,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Sequence

    from kingoftokyo import Choice, Decision, Game, View
    from kingoftokyo.rules import Event
    from kingoftokyo.table.online.online_seats import SeatPlan
    from kingoftokyo.table.protocols import Calendar, Store, Thinkers
    from kingoftokyo.table.restoring import Restored
    from kingoftokyo.table.seats import Seated
    from kingoftokyo.table.viewer import Viewer
    from kingoftokyo.table.wire.messages import FromPage, Welcome, Why
    from kingoftokyo.table.wire.online import TimeLeft

LOG: Final = logging.getLogger("kingoftokyo")

Message = TypeVar("Message")


class Table:
    """One table. `again` reads it again from the store, for when another program has written there.

    An online table has a `plan` of who holds which seat; otherwise all people are at one screen.
    """

    def __init__(
        self,
        id: str,
        found: Restored,
        store: Store,
        thinkers: Thinkers,
        again: Callable[[], Awaitable[Restored]],
        calendar: Calendar,
        plan: SeatPlan | None = None,
    ) -> None:
        self.id = id
        self.halted = False  # a computer player's choice failed: all wait until somebody resumes
        self.lock = asyncio.Lock()
        self._closed: int | None = None  # the code with which its pages were closed; it stores nothing any more
        self._store = store
        self._thinkers = thinkers
        self._again = again
        self._calendar = calendar
        self._past = Past()
        self._viewers: set[Viewer] = set()
        self._minds = Minds(thinkers)
        self._thinking: asyncio.Task[None] | None = None
        self._thought: tuple[tuple[int, int], Thought] | None = None  # with its decision point; waits to be played
        self.ended = False  # by the vote of its people
        self.told = _nobody  # called when somebody at an online table counts as away
        self.online = None if plan is None else OnlineSeats(plan, calendar, self._computer_takes_over)
        self._restore(found)

    def _restore(self, found: Restored) -> None:
        self.seated: Seated = found.seated
        self._commands = found.commands  # seat and id of carried-out commands: a repeated one changes nothing
        self._next_place = found.next_place  # of the next row in the store
        self._lost = found.lost  # stored rows that cannot be replayed
        self._head = head_to_show(found.seated.game)
        if self.online is not None:
            self.online.restore(found.answers)

    @property
    def in_use(self) -> bool:
        """Whether somebody views it or work is in progress: then it stays in memory."""
        thinks = self._thinking is not None and not self._thinking.done()
        return bool(self._viewers) or self.lock.locked() or thinks

    @property
    def game(self) -> Game:
        return self.seated.game

    @property
    def decision_point(self) -> tuple[int, int]:
        """The number of the pending decision and of its interjections; it changes with every change of the game."""
        return self.game.number, self.game.interjections

    @property
    def people(self) -> list[int]:
        return self.seated.people

    @property
    def stand_ins(self) -> list[int]:
        """The seats of people for whom a computer plays."""
        away = set() if self.online is None else self.online.attendance.away
        return [seat for seat in self.people if seat in away]

    def seats_of(self, holder: str) -> tuple[int, ...]:
        """The seats of this person at an online table; at others, those of everybody."""
        return tuple(self.people) if self.online is None else self.online.attendance.seats_of(holder)

    def hold(self, holders: Sequence[str]) -> None:
        """Somebody has given up a seat of this online table."""
        if self.online is not None:
            self.online.attendance.hold(holders)
            for viewer in self._viewers:
                viewer.seats = self.seats_of(viewer.holder)
            self._wake()

    def _computer_takes_over(self) -> None:
        self._wake()
        self.told()

    def data_for(self, viewer: Viewer) -> TableData:
        commitment = self.game.commitment
        return TableData(
            self.id,
            self.game.rules.text,
            [replace(seat, mine=at in viewer.seats) for at, seat in enumerate(self.seated.seats)],
            self.halted or viewer.paused,
            bool(commitment),
            commitment,
            self.seated.practice,
            Phrase("table-rows-lost", {"lost": self._lost}) if self._lost else None,
            self.online is not None,
        )

    async def looking_back(self, seats: Sequence[int] | None = None) -> LookingBack:
        """All moments of the game so far, as these seats saw them; without any, as all people did."""
        async with self.lock:
            seated, record = self.seated, self.seated.record
            try:
                games = await self._thinkers.compute(partial(self._past.games, record))
            except TookTooLongError:
                self._past = Past()  # it may be half built
                raise
            return LookingBack(seated, record, games, self.people if seats is None else seats)

    # Viewers

    async def join(self, viewer: Viewer) -> None:
        """Add a page; the whole table is sent to it first."""
        async with self.lock:
            if self._closed is not None:
                viewer.outbox.close(self._closed)
                return
            viewer.send(await self._present(self._welcome(viewer)))
            self._viewers.add(viewer)
        if self.online is not None:
            self.online.attendance.came(viewer.holder)
        self._wake()

    def leave(self, viewer: Viewer) -> None:
        if viewer in self._viewers and self.online is not None:
            self.online.attendance.left(viewer.holder)
        self._viewers.discard(viewer)
        if not self._viewers:
            self._past = Past()  # free its large snapshots; they are made again when needed
        self._wake()  # the remaining pages may have seen more

    def close(self, code: int) -> None:
        """Close all connections for good, stop thinking, and store nothing more: the table may have been deleted."""
        self._closed = code
        for viewer in self._viewers:
            viewer.outbox.close(code)
        self._viewers.clear()
        if self.online is not None:
            self.online.attendance.sleep()
            self.online.stop()
        if self._thinking is not None:
            self._thinking.cancel()

    async def settled(self) -> None:
        """Wait until no computer player thinks."""
        while self._thinking is not None and not self._thinking.done():
            await asyncio.wait([self._thinking])

    # Commands

    async def obey(self, viewer: Viewer, command: FromPage) -> None:
        """Carry out a page's command, or send the refusal and the current state."""
        try:
            check_texts(command)
            if isinstance(command, Ask):
                viewer.send(await self._advice(viewer, command))
                return
            if isinstance(command, Seen):
                viewer.seen = command.decision_number, command.interjections
                viewer.hidden, viewer.hurried = command.hidden, command.hurried
                self._wake()
                return
            if isinstance(command, Odds):
                viewer.send(await odds(command, *await self._asked_of(viewer, command.decision_number), self._thinkers))
                return
            async with self.lock:
                if isinstance(command, Pause):
                    self._pause(viewer, paused=command.paused)
                elif (command.seat, command.id) in self._commands:
                    await self._send_state(viewer)
                else:
                    await self._choose(viewer, command)
        except RefusedError as error:
            viewer.send(Refused(command.id[:MOST_LETTERS], error.why, str(error), error.phrase))
            async with self.lock:
                await self._send_state(viewer)
        self._wake()

    async def _send_state(self, viewer: Viewer) -> None:
        now = partial(update, seats=viewer.seats, head=self._head, time_left=self._time_left, secret=False)
        viewer.send(await self._present(now))

    def _welcome(self, viewer: Viewer) -> Callable[..., Welcome]:
        table = self.data_for(viewer)
        return partial(welcome, seats=viewer.seats, table=table, head=self._head, time_left=self._time_left)

    @property
    def _time_left(self) -> TimeLeft | None:
        return None if self.online is None or self.game.over else self.online.time_left(self.game.asked)

    async def _present(self, message: Callable[..., Message]) -> Message:
        """A message about the current game; without the consequences of options if they take too long to compute."""
        try:
            return await self._thinkers.compute(partial(message, copy(self.game), advised=True))
        except TookTooLongError:
            LOG.exception("the consequences of the options could not be computed")
            return message(self.game, advised=False)

    def _pause(self, viewer: Viewer, *, paused: bool) -> None:
        """Pause for this page only: other pages at the same table go on. Resuming also ends a halt, for all pages."""
        viewer.paused = paused
        changed = self._viewers if self.halted and not paused else (viewer,)
        self.halted = self.halted and paused
        self._send_table(changed)

    def _send_table(self, viewers: Iterable[Viewer]) -> None:
        for viewer in viewers:
            viewer.send(TableChanged(self.data_for(viewer)))

    async def _choose(self, viewer: Viewer, command: Choose | Interject) -> None:
        self._check_pending(command.decision_number)
        asked = command.seat == self.game.asked
        if command.seat not in viewer.seats:
            raise RefusedError("not-yours", "nobody at this browser plays that monster")
        if isinstance(command, Choose) and not asked:
            raise RefusedError("not-yours", "another monster is asked")
        if isinstance(command, Interject) and asked:
            raise RefusedError("illegal", "this monster is asked: that can be its answer")
        try:
            self._check_lesson(command)
            await self._play(command.seat, command.choice, command.id, interjection=isinstance(command, Interject))
        except KingOfTokyoError as error:
            raise RefusedError("illegal", str(error)) from None
        except StoreError as error:
            raise RefusedError("store", str(error), Phrase(error.code)) from None
        except TookTooLongError as error:
            raise RefusedError("too-long", str(error)) from None

    def _check_lesson(self, command: Choose | Interject) -> None:
        """In a guided game, refuse any choice that the lesson does not ask for."""
        step = step_now(self.game)
        if step is not None and self.game.parse_choice(command.choice).text != step.choice:
            raise RefusedError("lesson", "the lesson asks for something else")

    def _check_pending(self, decision_number: int) -> None:
        if self.game.over or self.ended:
            raise RefusedError("over", "the game is over")
        if decision_number != self.game.number:
            raise RefusedError("stale", "the game has moved on in the meantime")

    async def _advice(self, viewer: Viewer, command: Ask) -> Advice:
        if self.online is not None:
            raise RefusedError("not-yours", "there are no hints at online tables")
        view, decision = await self._asked_of(viewer, command.decision_number)
        return await advice(command, view, decision, self._thinkers, self.seated.computer_seed)

    async def _asked_of(self, viewer: Viewer, decision_number: int) -> tuple[View, Decision]:
        """The pending decision of a person at this browser, and their view of the table."""
        async with self.lock:
            self._check_pending(decision_number)
            decision = self.game.decision
            if decision is None or decision.seat not in viewer.seats:
                raise RefusedError("not-yours", "another monster is asked")
            return self.game.view(decision.seat), decision

    # The game

    async def _play(
        self, seat: int, choice: str, command: str = "", why: Phrase | None = None, *, interjection: bool = False
    ) -> None:
        """Try a choice, store it, play it, and send it to all pages. If it is not possible, raise and change nothing.

        A failing store raises StoreError, and an endless card TookTooLongError, also without a change.
        """
        game = self.game
        taken = game.parse_interjection(seat, choice) if interjection else game.parse_choice(choice)
        trial = game.clone()
        await self._thinkers.compute(partial(_try, trial, seat, taken, interjection=interjection))
        secret, private = game.answered_in_secret and not interjection, game.asked_in_private
        number = game.interjections + 1 if interjection else 0
        row = Row(self._next_place, game.number, number, seat, taken.text, command, self._calendar.milliseconds())
        await self._append(row, trial)
        happened = _take(game, seat, taken, interjection=interjection)
        if self.online is not None and not interjection:
            self.online.answered(seat, row.at)
        if command:
            self._commands.add((seat, command))
        self._head = head_to_show(game, self._head)
        played = Played(seat, row.choice, None if private else why, interjection)
        encoded: dict[tuple[int, ...], bytes] = {}
        for viewer in list(self._viewers):  # some may leave in the meantime
            if viewer.seats not in encoded:
                now = partial(update, head=self._head, played=played, happened=happened, time_left=self._time_left)
                shown = await self._present(partial(now, seats=viewer.seats, secret=secret))
                encoded[viewer.seats] = msgspec.json.encode(shown)
            viewer.outbox.post(encoded[viewer.seats])

    async def _append(self, row: Row, after: Game) -> None:
        """Store a choice; `after` is the game after it."""
        if self._closed is not None:
            raise RefusedError("stale", "this table is closed")
        before = *self.decision_point, self._next_place, self._lost
        if self._lost:
            await self._store.set_aside(self.id, row.place)
            self._lost = 0
        try:
            progress = Progress(after.turn, self._calendar.now())
            await self._store.append(self.id, row, over=after.over, progress=progress)
            self._next_place = row.place + 1
        except TakenError:
            self._restore(await self._again())
            if before == (*self.decision_point, self._next_place, self._lost):  # a row is there that nobody can read
                raise StoreError(f"table {self.id}: row {row.place} cannot be read", "store-damaged") from None
            self._past, self._thought = Past(), None
            for viewer in list(self._viewers):
                viewer.send(await self._present(self._welcome(viewer)))
            raise RefusedError("stale", "another program has continued this game") from None

    # Computer players

    def _wake(self) -> None:
        """Start thinking if a computer player is asked and nothing prevents it."""
        if self.online is not None:
            waits = self._viewers and not self.game.over and not self.ended
            self.online.watch(self.game.asked if waits else None, self.decision_point)
        if (self._thinking is None or self._thinking.done()) and self._has_to_think():
            self._thinking = asyncio.get_running_loop().create_task(self._think())

    def _has_to_think(self) -> bool:
        """Whether a computer player is asked, and a page is connected that has not paused."""
        playing = not self.halted and not self.ended and any(not viewer.paused for viewer in self._viewers)
        return playing and not self.game.over and self._is_played_by_computer()

    def _is_played_by_computer(self) -> bool:
        """Whether a computer player is asked, or plays for a person who is."""
        asked = self.game.asked
        if asked not in self.people:
            return True
        return self.online is not None and self.online.is_played_by_computer(asked, self.decision_point)

    def _is_seen(self) -> bool:
        """Whether a visible page has shown the pending decision; if all pages are hidden, any of them.

        Pages that have paused do not count.
        """
        playing = [viewer for viewer in self._viewers if not viewer.paused]
        visible = [viewer for viewer in playing if not viewer.hidden]
        return any(viewer.hurried or viewer.seen == self.decision_point for viewer in visible or playing)

    async def _think(self) -> None:
        """Think while the pages still show earlier choices, then play the result."""
        while self._has_to_think():
            decision, point = self.game.decision, self.decision_point
            if decision is None:
                return
            if self._thought is None or self._thought[0] != point:
                self._thought = point, await self._thought_about(decision)
            if point == self.decision_point and not self._is_seen():
                return  # the page that shows it calls `_wake`
            async with self.lock:
                if self._has_to_think() and point == self.decision_point:
                    thought = self._thought[1]
                    await self._play_thought(decision.seat, thought.choice, thought.why)

    async def _thought_about(self, decision: Decision) -> Thought:
        """The choice of this computer player; in a guided game, the script's."""
        step = step_now(self.game)
        return await self._minds.thought(self.seated, decision) if step is None else Thought(step.choice, None)

    async def _play_thought(self, seat: int, choice: str, why: Phrase | None) -> None:
        try:
            await self._play(seat, choice, why=why)
        except RefusedError:
            return  # another program has played
        except StoreError as error:  # the game can continue when the disk is writable again
            self._halt("store", str(error), Phrase(error.code))
        except TookTooLongError as error:
            self._halt("too-long", str(error))
        except Exception:
            LOG.exception("a computer player's choice failed")  # people can still view it, save it and go back
            self._halt("server", "a computer player has failed")

    def _halt(self, why: Why, message: str, phrase: Phrase | None = None) -> None:
        self.halted = True
        self._send_table(self._viewers)
        for viewer in self._viewers:
            viewer.send(Refused("", why, message, phrase))


def _nobody() -> None:
    """Tells nobody."""


def _take(game: Game, seat: int, choice: Choice, *, interjection: bool) -> list[Event]:
    return game.interject(seat, choice) if interjection else game.play(choice, seat)


def _try(trial: Game, seat: int, choice: Choice, *, interjection: bool) -> None:
    """Play the choice on a clone, and find what is offered after it, which own cards may never finish."""
    _take(trial, seat, choice, interjection=interjection)
    if has_own_cards(trial):
        show_to_all(trial)
