"""A stranger's bot in a process of its own, as seen from inside.

`python -m kingoftokyo.arena.bot SPEC FD LIMIT MEMORY` is started by bots.py. It reads a line of JSON for each game and
each decision, and answers each with one. The bot sees an empty standard input, and what it prints goes to the
tournament, which only counts it.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib
import importlib.util
import json
import os
import signal
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from kingoftokyo import Choice
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.playing import ILLEGAL, RAISED
from kingoftokyo.rules.known import known_game
from kingoftokyo.rules.settings import Rules, rules_from_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from kingoftokyo import Decision, View

MOST_TEXT: Final = 300  # letters of a choice or a message
DIE_WITH_PARENT: Final = 1  # prctl's PR_SET_PDEATHSIG


class MissingError(Exception):
    """There is no such module, or no such class in it."""


def load_bot(spec: str) -> Callable[[int], object]:
    """The class that a spec names; what is not there raises a MissingError, and the bot's code whatever it likes."""
    place, _, name = spec.rpartition(":")
    module = _run(Path(place)) if place.endswith(".py") else _imported(place)
    found = getattr(module, name, None)
    if found is None:
        raise MissingError(f"there is no {name} in {place}")
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise MissingError(f"{name} is no class with a method `choose(self, view, decision, clock)`")
    return found


def _run(path: Path) -> ModuleType:
    """A file of Python; what lies beside it can be imported from it."""
    sys.path.append(str(path.resolve().parent))
    name = "stranger" if path.stem in sys.modules else path.stem
    spec = importlib.util.spec_from_file_location(name, path.resolve())
    if spec is None or spec.loader is None or not path.is_file():
        raise MissingError(f"{path}: there is no such file of Python")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _imported(place: str) -> ModuleType:
    sys.path.append(str(Path.cwd()))
    try:
        return importlib.import_module(place)
    except ModuleNotFoundError as wrong:
        if wrong.name is not None and (place == wrong.name or place.startswith(f"{wrong.name}.")):
            raise MissingError(f"there is no module {place}") from None
        raise


def told(wrong: BaseException) -> str:
    """What an exception says, if it can, and where in the bot it came from."""
    try:
        text = f"{type(wrong).__name__}: {wrong}".removesuffix(": ")
    except BaseException:  # noqa: BLE001  its own text may fail as well
        text = type(wrong).__name__
    frames = traceback.extract_tb(wrong.__traceback__, limit=-50)
    ours = str(Path(__file__).parents[1])
    frame = next((frame for frame in reversed(frames) if not frame.filename.startswith((ours, "<frozen"))), None)
    where = f" ({Path(frame.filename).name}, line {frame.lineno}, in {frame.name})" if frame else ""
    return text[:MOST_TEXT] + where[:MOST_TEXT]


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

    def begin(self, rules: str, seeds: list[list[int]]) -> dict[str, object]:
        self._rules = rules_from_text(rules)
        self._players = {seat: self._made(seed) for seat, seed in seeds}
        return {}

    def _made(self, seed: int) -> object:
        if isinstance(self._make, Wrong):
            return self._make
        try:
            return self._make(seed)
        except BaseException as wrong:  # noqa: BLE001  whatever it raises costs the bot only
            return Wrong(RAISED, told(wrong))

    def choose(self, seat: int, numbers: list[list[int]]) -> dict[str, object]:
        player = self._players[seat]
        game = known_game(self._rules, numbers)
        view, decision = game.view(seat), game.decision
        self._clock.start()
        answer = player if isinstance(player, Wrong) else self._answer(player, view, decision)
        seconds = (self._clock.limit or 0.0) - self._clock.left()
        if isinstance(answer, Wrong):
            return {"kind": answer.kind, "fault": answer.message, "seconds": seconds}
        return {"choice": answer, "seconds": seconds}

    def _answer(self, player: object, view: View, decision: Decision | None) -> str | Wrong:
        try:
            choice = player.choose(view, decision, self._clock)  # type: ignore[attr-defined]  # load_bot has looked
            if type(choice) is Choice:
                return choice.text
            if type(choice) is str:
                return choice[:MOST_TEXT].encode(errors="replace").decode()
            kind = type(choice).__name__
        except BaseException as wrong:  # noqa: BLE001  whatever it raises costs the bot only
            return Wrong(RAISED, told(wrong))
        return Wrong(ILLEGAL, f"a choice is one of the decision's options or its text, not a {kind[:MOST_TEXT]}")


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

    def answer(data: dict[str, object]) -> None:
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(Exception):  # the bot may have put anything there
                stream.flush()
        line = json.dumps(data).encode() + b"\n"
        while line:
            line = line[os.write(out, line) :]

    make: Callable[[int], object] | Wrong
    loading: dict[str, object] = {"id": 0}
    try:
        make = load_bot(spec)
    except MissingError as missing:
        make = Wrong(RAISED, str(missing))
        loading |= {"fault": make.message, "missing": True}
    except BaseException as wrong:  # noqa: BLE001  whatever it raises costs the bot only
        make = Wrong(RAISED, told(wrong))
        loading |= {"fault": make.message}
    answer(loading)
    bot = Bot(make, Clock(float(limit)))
    with os.fdopen(questions, encoding="utf-8") as lines:
        for line in lines:
            asked = json.loads(line)
            reply = (
                bot.choose(asked["seat"], asked["numbers"])
                if "numbers" in asked
                else bot.begin(asked["rules"], asked["seeds"])
            )
            answer({"id": asked["id"], **reply})
    os._exit(0)  # threads and exit functions of the bot have no say


if __name__ == "__main__":
    main()
