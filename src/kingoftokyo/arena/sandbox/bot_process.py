"""The process of a foreign bot, from the side of the tournament.

A bot's failures cost only the bot: an invalid answer, an exception, an exit or a timeout loses the decision. After a
death or a hang, the process and everything it started are ended and a new process begins; after three in one game, the
bot is not asked again in that game. Its time is measured here. Its output is read and counted. Answers are plain JSON.
"""

from __future__ import annotations

import json
import marshal
import os
import select
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from kingoftokyo import Choice, Game
from kingoftokyo.arena.sandbox.child import BEGIN, CHOOSE, LOADED, PING, SETTLED, SIZE, Options
from kingoftokyo.arena.sandbox.environment import environment
from kingoftokyo.arena.sandbox.exit_codes import how_it_ended
from kingoftokyo.arena.sandbox.namespaces import isolation_of
from kingoftokyo.arena.sandbox.printing import MOST_PRINTED, Printing
from kingoftokyo.arena.sandbox.self_check import own_error
from kingoftokyo.arena.specs import parse_spec
from kingoftokyo.players.ask import ABSENT, DIED, ILLEGAL, LATE, RAISED, UNASKED, Fault, fallback
from kingoftokyo.players.error_text import describe_error
from kingoftokyo.players.godzilla.adapter import knows
from kingoftokyo.rules import (
    MOST_CODE,
    has_own_cards,
    known_cards,
    knows_the_same_cards,
    numbers_in_sight,
    numbers_of,
    plain_reason,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import TracebackType

    from kingoftokyo import Decision, View
    from kingoftokyo.arena.sandbox.namespaces import Isolation
    from kingoftokyo.storage.card_files import CardFile

SETTLE_SECONDS: Final = 60.0  # for our own startup of a new process, even on a busy machine
START_SECONDS: Final = 10.0  # for a bot to be loaded, and to make the players of a game
GRACE: Final = 0.5  # seconds after the limit before the process is ended: waiting is cheaper than a restart
MOST_DEATHS: Final = 3  # of its process in one game
MOST_HANGS: Final = 20  # of its process in one worker, since each costs everybody time
MOST_ANSWER: Final = 65_536  # bytes
SECONDS_TO_END: Final = 3.0  # for the reaper, to end the bot and everything it started
PINGS: Final = 5  # to measure the usual round trip to the bot
LEAST_ALLOWANCE: Final = 0.005  # seconds for the round trip, in addition to the bot's limit
MOST_ALLOWANCE: Final = 0.05  # a bot could answer pings slowly to get more
OTHER_CARDS: Final = "its process knows other cards than this one: register cards of your own by files (`--cards`)"


def _refuse_number(text: str) -> float:
    raise ValueError(f"{text} is not a JSON number")


DECODER: Final = json.JSONDecoder(parse_constant=_refuse_number)


class Loaded(NamedTuple):
    """The result of loading: an error message or empty, and whether the class is missing."""

    message: str
    missing: bool
    digest: str = ""  # of the loaded files, as its process reports it


class Reply(NamedTuple):
    """A choice or its text, and the bot's reason for it, if it was asked for."""

    choice: Choice | str
    why: str


class BotProcess:
    """The process of one bot, which plays all its seats in successive games."""

    def __init__(
        self,
        spec: str,
        limit: float,
        memory: int,
        isolation: Isolation | None = None,
        cards: Sequence[CardFile] = (),
    ) -> None:
        """Without an `isolation`, the bot is isolated if the system can do it."""
        self._spec = spec
        self._limit = limit
        self._memory = memory
        self._isolation = isolation_of() if isolation is None else isolation
        self._cards = tuple(cards)
        self._process: subprocess.Popen[bytes] | None = None
        self._answers = -1
        self._ends = select.poll()
        self._unread = b""
        self._asked = 0
        self._hangs = 0
        self._seconds = 0.0  # from the last question to its answer
        self.allowance = LEAST_ALLOWANCE  # seconds beyond the limit, for the round trip
        self._measured = False
        self._cards_there = ""  # the cards that it knows
        self.is_agent = False  # once it is loaded
        self.making = False  # while it makes its players of a game
        # This game
        self._rules = ""
        self._reasons = False
        self._seeds: dict[int, int] = {}
        self._ready = False
        self._deaths = 0
        self._loud = Printing()  # output while loading: the same in each game, so it counts in each
        self._printing: dict[int, Printing] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    @property
    def class_name(self) -> str:
        return parse_spec(self._spec).class_name

    def load(self) -> Loaded:
        """Start the process if it does not run; returns how loading went."""
        try:
            answer = self._start() if self._process is None else {}
        except Fault as error:
            return Loaded(str(error), missing=error.kind == UNASKED)  # no code of the bot has run
        return Loaded(_text(answer.get("fault")), answer.get("missing") is True, _text(answer.get("digest")))

    def begin(self, rules: str, seeds: dict[int, int], *, reasons: bool = False) -> None:
        """A new game, in which the bot plays these seats with these seeds; `reasons`: it is asked for its reasons."""
        self._rules = rules
        self._reasons = reasons
        self._seeds = seeds
        self._ready = False
        self._deaths = 0
        self._printing = {}

    def ask(self, seat: int, view: View, decision: Decision) -> Reply:
        """The bot's choice and reason; anything else raises Fault. An agent is asked only decisions that it knows."""
        if self.is_agent and not knows(view, decision):
            return Reply(fallback(decision), "")
        if self._deaths >= MOST_DEATHS:
            raise Fault(ABSENT, f"its process ended {self._deaths} times in this game")
        if self._hangs >= MOST_HANGS:
            raise Fault(ABSENT, f"its process hung {self._hangs} times in this tournament")
        if not self._ready:
            self._make_ready(len(view.monsters))
            return self.ask(seat, view, decision)  # now it is known whether it is an agent
        printing = self._printing.get(seat) or self._printing.setdefault(seat, Printing())
        question = self._question(seat, view, decision)
        answer = self._exchange(question, self._limit + GRACE, printing)
        choice = answer.get("choice")
        late = self._seconds - self._limit
        if late > self.allowance and "choice" in answer:
            raise Fault(LATE, f"{late:.3f} s too late")
        if isinstance(choice, str):
            return Reply(choice, _reason(answer.get("why")))
        if self.is_agent and isinstance(choice, int) and 0 <= choice <= MOST_CODE:
            return Reply(Choice(choice), _reason(answer.get("why")))
        raise self._reported(answer, question)

    def _reported(self, answer: dict[str, object], question: tuple[Any, ...]) -> Fault:
        """The fault that its process reports; an error of our own code is recognised by repeating the question here."""
        kind = answer.get("kind")
        if kind in (ILLEGAL, LATE):
            return Fault(str(kind), _text(answer.get("fault")) or "no reason")
        ours = own_error(self._rules, question)
        return Fault(UNASKED, ours) if ours else Fault(RAISED, _text(answer.get("fault")) or "no reason")

    def _question(self, seat: int, view: View, decision: Decision) -> tuple[Any, ...]:
        """The question to send; if making it fails, that is not the bot's fault."""
        try:
            if self.is_agent:
                return (decision.kind, seat, numbers_in_sight(view))
            return (CHOOSE, seat, numbers_of(view))
        except Exception as error:
            raise Fault(UNASKED, describe_error(error, ours=True)) from error

    def printed(self) -> dict[int, tuple[int, str]]:
        """The output of this game by seat; output while loading comes first, at its first seat."""
        printed: dict[int, tuple[int, str]] = {}
        for seat in self._seeds:
            own = self._printing.get(seat, Printing())
            loud = self._loud if seat == min(self._seeds) and self._printing else Printing()
            if loud.count + own.count:
                text = (loud.begun + own.begun)[:MOST_PRINTED]
                printed[seat] = (loud.count + own.count, text.decode(errors="replace"))
        return printed

    def close(self) -> None:
        """End the process and everything it has started."""
        process, self._process = self._process, None
        if process is None:
            return
        _end(process)
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                stream.close()
        os.close(self._answers)
        self._unread = b""
        self._ready = False

    def _make_ready(self, monsters: int) -> None:
        if self._process is None:
            self._start()
        if self._cards_there != known_cards() and has_own_cards(Game.new(monsters, self._rules, 0, persons=())):
            raise Fault(UNASKED, OTHER_CARDS)  # its process has other cards loaded
        printing = self._printing.setdefault(min(self._seeds), Printing())
        self.making = True
        begun = (BEGIN, self._rules, list(self._seeds.items()), self._reasons)
        answer = self._exchange(begun, START_SECONDS, printing)
        self.making = False
        if answer.get("kind") == UNASKED:
            raise self._reported(answer, begun)
        if not self._measured:
            self._measure_the_way(printing)
        self._ready = True

    def _measure_the_way(self, printing: Printing) -> None:
        """Measure the round trip to the process, which does not count as the bot's time."""
        took = []
        for _ in range(PINGS):
            self._exchange((PING,), START_SECONDS, printing)
            took.append(self._seconds)
        usual = LEAST_ALLOWANCE + 10 * sorted(took)[PINGS // 2]
        self._measured = True
        self.allowance = min(usual, LEAST_ALLOWANCE + self._limit / 10, MOST_ALLOWANCE)

    def _start(self) -> dict[str, object]:
        """Start a new process; returns how loading the bot went."""
        try:
            self._process = self._started()
        except OSError as error:  # no code of the bot has run: too many processes or open files, too little memory
            raise Fault(UNASKED, f"its process cannot be started: {error.strerror}") from None
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                os.set_blocking(stream.fileno(), False)
        os.set_blocking(self._answers, False)
        self._ends = select.poll()  # it reports files in this order, see _line
        for end in (self._answers, self._process.stdout):
            if end is not None:
                self._ends.register(end, select.POLLIN)
        self._loud = Printing()
        self._measured = False
        self._asked = SETTLED
        try:
            settled = self._receive(SETTLE_SECONDS, self._loud)
        except Fault as error:  # no code of the bot has run
            said = self._loud.begun.decode(errors="replace")
            raise Fault(UNASKED, _text(f"{error} before the bot was loaded: {said}".strip(": \n"))) from None
        self._cards_there = _text(settled.get("cards"))
        if not knows_the_same_cards(self._cards_there):  # cards are sent as numbers
            self.close()
            self._deaths += 1
            raise Fault(UNASKED, _text(settled.get("fault")) or OTHER_CARDS)
        self._asked = LOADED
        loaded = self._receive(START_SECONDS, self._loud)
        self.is_agent = loaded.get("agent") is True
        return loaded

    def _started(self) -> subprocess.Popen[bytes]:
        """A new process with a separate pipe for its answers; an OSError leaves nothing open."""
        ours, theirs = os.pipe()
        options = Options(self._spec, theirs, self._limit, self._memory, self._isolation, self._cards)
        try:
            process = subprocess.Popen(  # noqa: S603  a bot that the user has named
                [sys.executable, "-P", "-m", "kingoftokyo.arena.sandbox.child", *options.arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                pass_fds=(theirs,),
                start_new_session=True,
                env=environment(),
                bufsize=0,
            )
        except OSError:
            os.close(ours)
            raise
        finally:
            os.close(theirs)
        self._answers = ours
        return process

    def _exchange(self, message: tuple[Any, ...], seconds: float, printing: Printing) -> dict[str, object]:
        process = self._process
        if process is None or process.stdin is None:
            raise self._dead("is gone")
        self._asked += 1
        asked = time.perf_counter()
        question = marshal.dumps((self._asked, message))
        question = len(question).to_bytes(SIZE, "big") + question
        try:
            if process.stdin.write(question) != len(question):
                raise self._dead("does not listen")
        except BrokenPipeError:
            raise self._dead(self._end()) from None
        answer = self._receive(seconds, printing)
        self._seconds = time.perf_counter() - asked
        return answer

    def _receive(self, seconds: float, printing: Printing) -> dict[str, object]:
        """Its answer to the last question; answers to older ones, perhaps from a forked copy, are skipped."""
        until = time.monotonic() + seconds
        while True:
            line = self._line(until, printing)
            try:
                answer = DECODER.decode(line.decode())
            except (ValueError, RecursionError):
                raise self._dead("answered something that is no JSON") from None
            if not isinstance(answer, dict):
                raise self._dead("answered something that is no answer")
            if answer.get("id") == self._asked:
                return answer

    def _line(self, until: float, printing: Printing) -> bytes:
        process = self._process
        if process is None or process.stdout is None:
            raise self._dead("is gone")
        output = process.stdout.fileno()
        prints = False
        while b"\n" not in self._unread:
            left = until - time.monotonic()
            readable = [end for end, _ in self._ends.poll(1000 * left)] if left > 0 else []
            if not readable:
                self._hangs += 1
                raise self._dead("did not answer in time", kind=LATE)
            prints = output in readable
            if prints and not printing.read(output):
                self._ends.unregister(output)
            if self._answers in readable:
                read = os.read(self._answers, MOST_ANSWER)
                self._unread += read
                if not read:
                    printing.read_all(output)
                    raise self._dead(self._end())
                if len(self._unread) > MOST_ANSWER:
                    raise self._dead("answered too much")
        if prints:  # output is flushed before the answer and read after it, so none is missed
            printing.read_all(output)
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _end(self) -> str:
        """How the process ended."""
        if self._process is None:
            return "is gone"
        try:
            code = self._process.wait(timeout=GRACE)
        except subprocess.TimeoutExpired:
            return "closed its end"
        return how_it_ended(code)

    def _dead(self, how: str, kind: str = DIED) -> Fault:
        self.close()
        self._deaths += 1
        return Fault(kind, f"its process {how}")


def _end(reaper: subprocess.Popen[bytes]) -> None:
    """Let the reaper end the bot and everything it started; if it does not respond, kill it, and the bot with it."""
    reaper.terminate()
    try:
        reaper.wait(SECONDS_TO_END)
    except subprocess.TimeoutExpired:
        reaper.kill()
        reaper.wait()


def _reason(value: object) -> str:
    return plain_reason(value) if isinstance(value, str) else ""


def _text(value: object) -> str:
    """A foreign text that is safe to show and store: without surrogates and control characters."""
    text = value if isinstance(value, str) else ""
    return "".join(letter if letter.isprintable() or letter == " " else "\N{REPLACEMENT CHARACTER}" for letter in text)
