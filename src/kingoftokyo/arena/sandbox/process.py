"""A stranger's bot in a process of its own, as seen from the tournament.

Whatever it does costs itself: an answer that is no answer, an exception, an exit or too long a thought loses the
decision. After a death or a hang the process is ended, with all that it has started, and begun anew; after three in one
game the bot is not asked again in it. What it prints is read and counted. Only plain JSON comes back from it.
"""

from __future__ import annotations

import contextlib
import json
import marshal
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

import kingoftokyo
from kingoftokyo import Choice
from kingoftokyo.arena.sandbox.child import BEGIN, CHOOSE, SIZE
from kingoftokyo.arena.specs import parse_spec
from kingoftokyo.players.error_text import describe_error
from kingoftokyo.players.godzilla.adapter import knows
from kingoftokyo.players.play import ABSENT, DIED, ILLEGAL, LATE, RAISED, UNASKED, Fault, fallback
from kingoftokyo.rules import MOST_CODE, knows_the_same_cards, numbers_in_sight, numbers_of, plain_reason

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import TracebackType

    from kingoftokyo import Decision, View
    from kingoftokyo.storage.card_files import CardFile

START_SECONDS: Final = 10.0  # to be loaded, and to make the players of a game
GRACE: Final = 0.5  # seconds after the limit, before the process is ended: a late answer is cheaper than a new start
MOST_DEATHS: Final = 3  # of its process in one game
SAID_BY_ITSELF: Final = (ILLEGAL, RAISED, LATE, UNASKED)  # the kinds of errors that its process reports
MOST_HANGS: Final = 20  # of its process in one worker: they take the time of all others
MOST_ANSWER: Final = 65_536  # bytes
MOST_PRINTED: Final = 400  # bytes that are kept of what it prints
OTHER_CARDS: Final = "its process knows other cards than this one: register cards of your own by files (`--cards`)"
DECODER: Final = json.JSONDecoder()
ONE_CORE: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS")


class Loaded(NamedTuple):
    """How loading went: what was wrong, or nothing, and whether there is no such class at all."""

    message: str
    missing: bool


class Reply(NamedTuple):
    """A choice or its text, and the bot's reason for it, where that was wanted."""

    choice: Choice | str
    why: str


class BotProcess:
    """One process; it plays all seats of its bot in one game after the other."""

    def __init__(self, spec: str, limit: float, memory: int, cards: Sequence[CardFile] = ()) -> None:
        self._spec = spec
        self._limit = limit
        self._memory = memory
        self._cards = [json.dumps(file) for file in cards]
        self._process: subprocess.Popen[bytes] | None = None
        self._answers = -1
        self._ends = select.poll()
        self._unread = b""
        self._asked = 0
        self._hangs = 0
        self.is_agent = False  # once it is loaded
        self.making = False  # its players of this game
        # This game
        self._rules = ""
        self._reasons = False
        self._seeds: dict[int, int] = {}
        self._ready = False
        self._deaths = 0
        self._loud = _Printing()  # while it is loaded: the same in each game, so it counts in each one
        self._printing: dict[int, _Printing] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    @property
    def class_name(self) -> str:
        return parse_spec(self._spec).class_name

    def load(self) -> Loaded:
        """Start the process, if it does not run, and say how that went."""
        try:
            answer = self._start() if self._process is None else {}
        except Fault as fault:
            return Loaded(str(fault), missing=fault.kind == UNASKED)
        return Loaded(_text(answer.get("fault")), missing=answer.get("missing") is True)

    def begin(self, rules: str, seeds: dict[int, int], *, reasons: bool = False) -> None:
        """A new game, in which the bot plays these seats with these seeds, and says why if that is wanted."""
        self._rules = rules
        self._reasons = reasons
        self._seeds = seeds
        self._ready = False
        self._deaths = 0
        self._printing = {}

    def ask(self, seat: int, view: View, decision: Decision) -> Reply:
        """Its choice, and why; whatever else happens raises a Fault. An agent is only asked what it knows."""
        if self.is_agent and not knows(view, decision):
            return Reply(fallback(decision), "")
        if self._deaths >= MOST_DEATHS:
            raise Fault(ABSENT, f"its process ended {self._deaths} times in this game")
        if self._hangs >= MOST_HANGS:
            raise Fault(ABSENT, f"its process hung {self._hangs} times in this tournament")
        if not self._ready:
            self._make_ready()
            return self.ask(seat, view, decision)  # now it is known whether this is an agent
        printing = self._printing.get(seat) or self._printing.setdefault(seat, _Printing())
        answer = self._exchange(self._question(seat, view, decision), self._limit + GRACE, printing)
        choice = answer.get("choice")
        if isinstance(choice, str):
            return Reply(choice, _reason(answer.get("why")))
        if self.is_agent and isinstance(choice, int) and 0 <= choice <= MOST_CODE:
            return Reply(Choice(choice), _reason(answer.get("why")))
        kind = answer.get("kind")
        raise Fault(kind if kind in SAID_BY_ITSELF else RAISED, _text(answer.get("fault")) or "no reason")

    def _question(self, seat: int, view: View, decision: Decision) -> tuple[Any, ...]:
        """What is sent to it. If that cannot be made, the bot is not to blame."""
        try:
            if self.is_agent:
                return (decision.kind, seat, numbers_in_sight(view))
            return (CHOOSE, seat, numbers_of(view))
        except Exception as error:
            raise Fault(UNASKED, describe_error(error, ours=True)) from error

    def printed(self) -> dict[int, tuple[int, str]]:
        """What it has printed in this game; what it printed while it was loaded comes first, at its first seat."""
        told: dict[int, tuple[int, str]] = {}
        for seat in self._seeds:
            own = self._printing.get(seat, _Printing())
            loud = self._loud if seat == min(self._seeds) and self._printing else _Printing()
            if loud.count + own.count:
                text = (loud.begun + own.begun)[:MOST_PRINTED]
                told[seat] = (loud.count + own.count, text.decode(errors="replace"))
        return told

    def close(self) -> None:
        """End the process and everything it has started that stayed with it."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):  # it may have ended by itself, and left nothing behind
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                stream.close()
        os.close(self._answers)
        self._unread = b""
        self._ready = False

    def _make_ready(self) -> None:
        if self._process is None:
            self._start()
        printing = self._printing.setdefault(min(self._seeds), _Printing())
        self.making = True
        begun = (BEGIN, self._rules, list(self._seeds.items()), self._reasons)
        answer = self._exchange(begun, START_SECONDS, printing)
        self.making = False
        if answer.get("kind") == UNASKED:
            raise Fault(UNASKED, _text(answer.get("fault")))
        self._ready = True

    def _start(self) -> dict[str, object]:
        """A new process; answers how loading the bot went there."""
        self._answers, theirs = os.pipe()
        command = [sys.executable, "-P", "-m", "kingoftokyo.arena.sandbox.child", self._spec]
        try:
            self._process = subprocess.Popen(  # noqa: S603  a bot that the user has named
                [*command, str(theirs), str(self._limit), str(self._memory), *self._cards],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                pass_fds=(theirs,),
                start_new_session=True,
                env=environment(),
                bufsize=0,
            )
        finally:
            os.close(theirs)
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                os.set_blocking(stream.fileno(), False)
        os.set_blocking(self._answers, False)
        self._ends = select.poll()  # it looks at its ends in this order, see _line
        for end in (self._answers, self._process.stdout):
            if end is not None:
                self._ends.register(end, select.POLLIN)
        self._loud = _Printing()
        self._asked = 0
        loaded = self._receive(START_SECONDS, self._loud)
        self.is_agent = loaded.get("agent") is True
        if not knows_the_same_cards(_text(loaded.get("catalogue"))):  # cards are sent by their numbers
            raise Fault(UNASKED, _text(loaded.get("fault")) or OTHER_CARDS)
        return loaded

    def _exchange(self, message: tuple[Any, ...], seconds: float, printing: _Printing) -> dict[str, object]:
        process = self._process
        if process is None or process.stdin is None:
            raise self._dead("is gone")
        self._asked += 1
        question = marshal.dumps((self._asked, message))
        question = len(question).to_bytes(SIZE, "big") + question
        try:
            if process.stdin.write(question) != len(question):
                raise self._dead("does not listen")
        except BrokenPipeError:
            raise self._dead(self._end()) from None
        return self._receive(seconds, printing)

    def _receive(self, seconds: float, printing: _Printing) -> dict[str, object]:
        """Its answer to the last question; older ones, which a forked twin may give, are passed over."""
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

    def _line(self, until: float, printing: _Printing) -> bytes:
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
        if prints:  # what it printed was flushed before the answer, and is looked at after it: nothing is overlooked
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
        return f"was ended by {signal.Signals(-code).name}" if code < 0 else f"ended with exit code {code}"

    def _dead(self, how: str, kind: str = DIED) -> Fault:
        self.close()
        self._deaths += 1
        return Fault(kind, f"its process {how}")


class _Printing:
    """What was printed: its length, and the first bytes of it."""

    __slots__ = ("begun", "count")

    def __init__(self) -> None:
        self.count = 0
        self.begun = b""

    def read(self, output: int) -> bool:
        """Read what there is; False at the end."""
        try:
            read = os.read(output, 65_536)
        except BlockingIOError:
            return True
        self.count += len(read)
        self.begun += read[: max(MOST_PRINTED - len(self.begun), 0)]
        return bool(read)

    def read_all(self, output: int) -> None:
        """Read until there is nothing for now, but never for ever: a bot's thread may print on and on."""
        for _ in range(16):
            before = self.count
            if not self.read(output) or self.count == before:
                return


def environment() -> dict[str, str]:
    """For a process of ours: the same build of the package, one core, and sets in the same order each time."""
    source = Path(kingoftokyo.__file__).resolve().parents[1]
    path = os.pathsep.join(filter(None, [str(source), os.environ.get("PYTHONPATH", "")]))
    return {**os.environ, **dict.fromkeys(ONE_CORE, "1"), "PYTHONPATH": path, "PYTHONHASHSEED": "0"}


def _reason(value: object) -> str:
    return plain_reason(value) if isinstance(value, str) else ""


def _text(value: object) -> str:
    """A stranger's words as they can be shown and stored anywhere: no half letters, no signs that steer a terminal."""
    text = value if isinstance(value, str) else ""
    return "".join(letter if letter.isprintable() or letter == " " else "\N{REPLACEMENT CHARACTER}" for letter in text)
