"""A stranger's bot in a process of its own, as seen from inside.

`python -m kingoftokyo.arena.sandbox.child SPEC FD LIMIT MEMORY [CARDS…]` is started by process.py. It is asked about
each game and each decision, and answers each question with a line of JSON. The bot sees an empty standard input, and
what it prints goes to the tournament, which only counts it.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib
import importlib.util
import inspect
import json
import marshal
import os
import random
import signal
import sys
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kingoftokyo.arena.specs import BotSpec, parse_spec
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.error_text import MOST_TEXT, describe_error
from kingoftokyo.players.godzilla.adapter import AgentPlayer
from kingoftokyo.players.godzilla.loader import PublicModules, is_agent, missing_in
from kingoftokyo.players.play import RAISED, UNASKED, Fault, ask_player, attempt, reason_text
from kingoftokyo.players.player import Player
from kingoftokyo.rules import Rules, SetupError, catalogue_digest, known_game, rules_from_text
from kingoftokyo.storage.card_files import load_files

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import ModuleType

    from kingoftokyo import Choice, Decision, View

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
    bot = parse_spec(spec)
    place, name = bot.place, bot.class_name
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
            if missing or bot.arguments:
                raise MissingError(missing or f"{name} is an agent, made as `{name}(idx, name)`: it takes no arguments")
            stack.pop_all()
            return partial(AgentPlayer, found)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise MissingError(
            f"{name} is no class with a method `choose(self, view, decision, clock)`, nor an agent with `keep_dice` "
            "and `yield_tokyo`"
        )
    return _with_arguments(found, bot) if bot.arguments else found


def _with_arguments(kind: type, bot: BotSpec) -> Callable[[int], object]:
    """Makes the class with its keyword arguments besides the seed; what it does not take raises a MissingError."""
    try:
        inspect.signature(kind).bind(0, **bot.arguments)
    except TypeError as error:
        raise MissingError(f"{kind.__name__} cannot be made as {bot.name}: {error}") from None
    except ValueError:
        pass  # nobody can tell beforehand

    def make(seed: int) -> object:
        return kind(seed, **bot.arguments)

    return make


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
    """What the bot did instead of what it should, or what our own code failed at before the bot was asked."""

    kind: str
    message: str


class Unmade(Player):
    """Sits where the bot's player could not be made: each of its decisions is lost in the same way."""

    def __init__(self, wrong: Wrong) -> None:
        super().__init__()
        self._wrong = wrong

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        raise Fault(*self._wrong)

    def answer(self, kind: str, seat: int, numbers: list[int], all_rolls: bool) -> int:  # noqa: FBT001
        raise Fault(*self._wrong)


class Bot:
    """The bot's players in the current game, or what went wrong with them.

    Whatever they do is in a reply. What is raised here comes from our own code: see `reply_to`.
    """

    def __init__(self, make: Callable[[int], object] | Wrong, clock: Clock) -> None:
        self._make = make
        self._clock = clock
        self._rules = Rules()
        self._players: dict[int, object] = {}  # a stranger's player need not derive from Player
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
            return Unmade(self._make)
        try:
            player = self._make(seed)
            if isinstance(player, AgentPlayer):
                player.sit_down(seat)
        except BaseException as error:  # noqa: BLE001  whatever it raises costs the bot only
            return Unmade(_wrong(error))
        return player

    def choose(self, seat: int, numbers: list[list[int]]) -> dict[str, object]:
        """The text of the option that the bot's player at this seat chooses, or what is wrong."""
        game = known_game(self._rules, numbers)
        view, decision, player = game.view(seat), game.decision, self._players[seat]
        if decision is None:
            raise ValueError("nobody is asked in this game")
        try:
            answer = ask_player(player, view, decision, self._clock)
        except KeyboardInterrupt as error:  # the bot's own: nobody interrupts this process
            return _refused(_wrong(error))
        if answer.error:
            return _refused(Wrong(answer.error, answer.message))
        return self._answered(player, answer.choice.text)

    def choose_as_agent(self, kind: str, seat: int, numbers: list[int]) -> dict[str, object]:
        """The same for an agent, which is shown less: no game is made of these numbers, and a number comes back."""
        player = self._players[seat]
        try:
            asked = attempt(player, "answer", (kind, seat, numbers, self._rules.all_rolls), self._clock)
        except KeyboardInterrupt as error:
            return _refused(_wrong(error))
        if asked.error:
            return _refused(Wrong(asked.error, asked.message))
        return self._answered(player, asked.value)

    def _answered(self, player: object, choice: object) -> dict[str, object]:
        if self._reasons:
            return {"choice": choice, "why": reason_text(player)[:MOST_TEXT]}
        return {"choice": choice}


def reply_to(bot: Bot, kind: str, about: list[Any]) -> dict[str, object]:
    """The reply to a question. Where our own code fails to put it to the bot, the bot is not to blame for that."""
    try:
        if kind == BEGIN:
            return bot.begin(*about)
        if kind == CHOOSE:
            return bot.choose(*about)
        return bot.choose_as_agent(kind, *about)
    except Exception as error:  # noqa: BLE001
        return _refused(Wrong(UNASKED, describe_error(error, ours=True)))


def _refused(wrong: Wrong) -> dict[str, object]:
    return {"kind": wrong.kind, "fault": wrong.message}


def _wrong(error: BaseException) -> Wrong:
    return Wrong(error.kind, str(error)) if isinstance(error, Fault) else Wrong(RAISED, describe_error(error))


_rules_of: Final = cache(rules_from_text)  # those of the last games are those of the next


def _load_own_cards(files: Sequence[str]) -> None:
    """The cards and expansions of the tournament, before the bot's own: so they have the same numbers everywhere."""
    try:
        load_files(json.loads(file) for file in files)
    except SetupError as error:
        raise MissingError(str(error)) from None


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
    spec, answers, limit, memory, *cards = sys.argv[1:]
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
        _load_own_cards(cards)
        loading["catalogue"] = catalogue_digest()
        make = load_bot(spec)
        loading["agent"] = isinstance(make, partial)
    except MissingError as missing:
        make = Wrong(RAISED, str(missing))
        loading |= {"fault": make.message, "missing": True}
    except BaseException as wrong:  # noqa: BLE001  whatever it raises costs the bot only
        make = Wrong(RAISED, describe_error(wrong))
        loading |= {"fault": make.message}
    answer(loading)
    bot = Bot(make, Clock(float(limit)))
    with os.fdopen(questions, "rb") as asking:
        while size := asking.read(SIZE):
            number, (kind, *about) = marshal.loads(asking.read(int.from_bytes(size, "big")))  # noqa: S302  our own
            answer({**reply_to(bot, kind, about), "id": number})
    os._exit(0)  # threads and exit functions of the bot have no say


if __name__ == "__main__":
    main()
