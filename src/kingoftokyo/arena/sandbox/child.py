"""A stranger's bot in a process of its own, as seen from inside.

`python -m kingoftokyo.arena.sandbox.child SPEC FD LIMIT MEMORY` is started by process.py. It is asked about each game
and each decision, and answers each question with a line of JSON. The bot sees an empty standard input, and what it
prints goes to the tournament, which only counts it.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib
import importlib.util
import json
import marshal
import os
import random
import signal
import sys
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kingoftokyo import Choice
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.foreign_errors import MOST_TEXT, told
from kingoftokyo.players.godzilla.adapter import AgentPlayer
from kingoftokyo.players.godzilla.loader import PublicModules, is_agent, missing_in
from kingoftokyo.players.play import ILLEGAL, RAISED, Fault
from kingoftokyo.rules import Rules, known_game, rules_from_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from kingoftokyo import Decision, View

# A question: its length in so many bytes, then its number, what it is about, and the rest, as marshal writes them.
SIZE: Final = 4
BEGIN: Final = "begin"
CHOOSE: Final = "choose"
DIE_WITH_PARENT: Final = 1  # prctl's PR_SET_PDEATHSIG


class MissingError(Exception):
    """There is no such module, or no such class in it."""


def load_bot(spec: str) -> Callable[[int], object]:
    """The class that a spec names; what is not there raises a MissingError, and the bot's code whatever it likes.

    An agent's class is wrapped into a player. What it imports from the public code stays there for as long as it plays.
    """
    place, _, name = spec.rpartition(":")
    path = Path(place)
    sys.path.append(str(path.resolve().parent if place.endswith(".py") else Path.cwd()))
    with contextlib.ExitStack() as stack:
        stack.enter_context(PublicModules())
        module = _run(path) if place.endswith(".py") else _imported(place)
        found = getattr(module, name, None)
        if found is None:
            raise MissingError(f"there is no {name} in {place}")
        if is_agent(found):
            missing = missing_in(found)
            if missing:
                raise MissingError(missing)
            stack.pop_all()
            return partial(AgentPlayer, found)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise MissingError(
            f"{name} is no class with a method `choose(self, view, decision, clock)`, nor an agent with `keep_dice` "
            "and `yield_tokyo`"
        )
    return found


def _run(path: Path) -> ModuleType:
    """A file of Python; what lies beside it can be imported from it."""
    name = "stranger" if path.stem in sys.modules else path.stem
    spec = importlib.util.spec_from_file_location(name, path.resolve())
    if spec is None or spec.loader is None or not path.is_file():
        raise MissingError(f"{path}: there is no such file of Python")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _imported(place: str) -> ModuleType:
    try:
        return importlib.import_module(place)
    except ModuleNotFoundError as wrong:
        if wrong.name is not None and (place == wrong.name or place.startswith(f"{wrong.name}.")):
            raise MissingError(f"there is no module {place}") from None
        raise


class Wrong(NamedTuple):
    """What the bot did instead of what it should."""

    kind: str
    message: str


class Bot:
    """The bot's players in the current game, or what went wrong with them."""

    def __init__(self, make: Callable[[int], object] | Wrong, clock: Clock) -> None:
        self._make = make
        self._clock = clock
        self._rules = Rules()
        self._players: dict[int, object] = {}
        self._reasons = False

    def begin(self, rules: str, seeds: list[tuple[int, int]], reasons: bool) -> dict[str, object]:  # noqa: FBT001
        self._rules = _rules_of(rules)
        self._reasons = reasons
        if isinstance(self._make, partial):
            random.seed(seeds[0][1])  # an agent has no seed of its own: so the same match has the same outcome
        self._players = {seat: self._made(seat, seed) for seat, seed in seeds}
        return {}

    def _made(self, seat: int, seed: int) -> object:
        if isinstance(self._make, Wrong):
            return self._make
        try:
            player = self._make(seed)
            if isinstance(player, AgentPlayer):
                player.sit_down(seat)
        except Fault as fault:
            return Wrong(fault.kind, str(fault))
        except BaseException as wrong:  # noqa: BLE001  whatever it raises costs the bot only
            return Wrong(RAISED, told(wrong))
        return player

    def choose(self, seat: int, numbers: list[list[int]]) -> dict[str, object]:
        game = known_game(self._rules, numbers)
        view, decision = game.view(seat), game.decision
        return self._timed(seat, lambda player: self._answer(player, view, decision))

    def choose_as_agent(self, kind: str, seat: int, numbers: list[int]) -> dict[str, object]:
        """The same for an agent, which is shown less: no game is made of these numbers."""
        all_rolls = self._rules.all_rolls
        return self._timed(seat, lambda player: player.answer(kind, seat, numbers, all_rolls=all_rolls))

    def _timed(self, seat: int, answering: Callable[[Any], object]) -> dict[str, object]:
        player = self._players[seat]
        self._clock.start()
        try:
            answer = player if isinstance(player, Wrong) else answering(player)
        except Fault as fault:
            answer = Wrong(fault.kind, str(fault))
        except BaseException as wrong:  # noqa: BLE001  whatever it raises costs the bot only
            answer = Wrong(RAISED, told(wrong))
        seconds = (self._clock.limit or 0.0) - self._clock.left()
        if isinstance(answer, Wrong):
            return {"kind": answer.kind, "fault": answer.message, "seconds": seconds}
        if self._reasons:
            return {"choice": answer, "seconds": seconds, "why": _why(player)}
        return {"choice": answer, "seconds": seconds}

    def _answer(self, player: object, view: View, decision: Decision | None) -> str | Wrong:
        choice = player.choose(view, decision, self._clock)  # type: ignore[attr-defined]  # load_bot has looked
        if type(choice) is Choice:
            return choice.text
        if type(choice) is str:
            return choice[:MOST_TEXT].encode(errors="replace").decode()
        kind = type(choice).__name__[:MOST_TEXT]
        return Wrong(ILLEGAL, f"a choice is one of the decision's options or its text, not a {kind}")


_rules_of: Final = cache(rules_from_text)  # those of the last games are those of the next


def _why(player: object) -> str:
    """Its reason, if it has one: a bot that cannot say why loses nothing."""
    try:
        return str(player.why())[:MOST_TEXT]  # type: ignore[attr-defined]
    except BaseException:  # noqa: BLE001  there may be no `why`, or a bad one
        return ""


def limit_this_process(memory: int) -> None:
    """Never more memory than so many megabytes, and no file of a crash."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # where there are no such limits there are none
        import resource  # noqa: PLC0415

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (memory << 20, memory << 20))


def die_with_parent() -> None:
    """Where the system can do that (Linux): a killed tournament leaves nobody behind who thinks on."""
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)


def take_streams_away() -> int:
    """The questions come in where the bot would look for its standard input: it gets an empty one."""
    questions = os.dup(0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    return questions


def main() -> None:
    spec, answers, limit, memory = sys.argv[1:5]
    questions = take_streams_away()
    out = int(answers)
    os.set_inheritable(out, False)  # noqa: FBT003
    die_with_parent()
    limit_this_process(int(memory))
    sys.argv = [spec]
    encoded = json.JSONEncoder().encode

    def answer(data: dict[str, object]) -> None:
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except Exception:  # noqa: BLE001, S112  the bot may have put anything there
                continue
        line = encoded(data).encode() + b"\n"
        while line:
            line = line[os.write(out, line) :]

    make: Callable[[int], object] | Wrong
    loading: dict[str, object] = {"id": 0}
    try:
        make = load_bot(spec)
        loading["agent"] = isinstance(make, partial)
    except MissingError as missing:
        make = Wrong(RAISED, str(missing))
        loading |= {"fault": make.message, "missing": True}
    except BaseException as wrong:  # noqa: BLE001  whatever it raises costs the bot only
        make = Wrong(RAISED, told(wrong))
        loading |= {"fault": make.message}
    answer(loading)
    bot = Bot(make, Clock(float(limit)))
    with os.fdopen(questions, "rb") as asking:
        while size := asking.read(SIZE):
            number, (kind, *about) = marshal.loads(asking.read(int.from_bytes(size, "big")))  # noqa: S302  our own
            if kind == BEGIN:
                reply = bot.begin(*about)
            elif kind == CHOOSE:
                reply = bot.choose(*about)
            else:
                reply = bot.choose_as_agent(kind, *about)
            reply["id"] = number
            answer(reply)
    os._exit(0)  # threads and exit functions of the bot have no say


if __name__ == "__main__":
    main()
