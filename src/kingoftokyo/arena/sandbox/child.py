"""A stranger's bot in a process of its own, as seen from inside.

`python -m kingoftokyo.arena.sandbox.child` is started by process.py. It leaves its place to a guardian, and goes on as
the guardian's child. There it is asked about each game and each decision, and answers each question with a line of
JSON. The bot sees an empty standard input, and what it prints goes to the tournament, which only counts it.
"""

from __future__ import annotations

import json
import marshal
import os
import random
import sys
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kingoftokyo.arena.sandbox.guardian import leave_to_guardian
from kingoftokyo.arena.sandbox.limits import limit_this_process
from kingoftokyo.arena.sandbox.loading import MissingError, load_with_digest
from kingoftokyo.arena.sandbox.namespaces import Isolation
from kingoftokyo.arena.specs import parse_spec
from kingoftokyo.players.ask import RAISED, UNASKED, Fault, ask_player, attempt, reason_text
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.error_text import MOST_TEXT, describe_error
from kingoftokyo.players.godzilla.adapter import AgentPlayer
from kingoftokyo.players.player import Player
from kingoftokyo.rules import Rules, SetupError, known_cards, known_game, rules_from_text
from kingoftokyo.storage.card_files import CardFile, load_files

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingoftokyo import Choice, Decision, View

# A question: its length in so many bytes, then its number, what it is about, and the rest, as marshal writes them.
SIZE: Final = 4
BEGIN: Final = "begin"
CHOOSE: Final = "choose"
SETTLED: Final = 0  # numbers of the first two answers, to which there is no question: the bot can be loaded
LOADED: Final = 1  # it is loaded
PING: Final = "ping"  # nothing is asked: how long does the way take?


class FaultReport(NamedTuple):
    """What the bot did instead of what it should, or what our own code failed at before the bot was asked."""

    kind: str
    message: str


class Unmade(Player):
    """Sits where the bot's player could not be made: each of its decisions is lost in the same way."""

    def __init__(self, report: FaultReport) -> None:
        super().__init__()
        self._report = report

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        raise Fault(*self._report)

    def answer(self, kind: str, seat: int, numbers: list[int], all_rolls: bool) -> int:  # noqa: FBT001
        raise Fault(*self._report)


class Bot:
    """The bot's players in the current game, or what went wrong with them.

    Whatever they do is in a reply. What is raised here comes from our own code: see `reply_to`.
    """

    def __init__(self, make: Callable[[int], object] | FaultReport, clock: Clock) -> None:
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
        if isinstance(self._make, FaultReport):
            return Unmade(self._make)
        try:
            player = self._make(seed)
            if isinstance(player, AgentPlayer):
                player.sit_down(seat)
        except BaseException as error:  # noqa: BLE001  whatever it raises costs the bot only
            return Unmade(_report(error))
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
            return _refused(_report(error))
        if answer.error:
            return _refused(FaultReport(answer.error, answer.message))
        return self._answered(player, answer.choice.text)

    def choose_as_agent(self, kind: str, seat: int, numbers: list[int]) -> dict[str, object]:
        """The same for an agent, which is shown less: no game is made of these numbers, and a number comes back."""
        player = self._players[seat]
        try:
            asked = attempt(player, "answer", (kind, seat, numbers, self._rules.all_rolls), self._clock)
        except KeyboardInterrupt as error:
            return _refused(_report(error))
        if asked.error:
            return _refused(FaultReport(asked.error, asked.message))
        return self._answered(player, asked.value)

    def _answered(self, player: object, choice: object) -> dict[str, object]:
        if self._reasons:
            return {"choice": choice, "why": reason_text(player)[:MOST_TEXT]}
        return {"choice": choice}


def reply_to(bot: Bot, kind: str, about: list[Any]) -> dict[str, object]:
    """The reply to a question. Where our own code fails to put it to the bot, the bot is not to blame for that."""
    try:
        if kind == PING:
            return {}
        if kind == BEGIN:
            return bot.begin(*about)
        if kind == CHOOSE:
            return bot.choose(*about)
        return bot.choose_as_agent(kind, *about)
    except Exception as error:  # noqa: BLE001
        return _refused(FaultReport(UNASKED, describe_error(error, ours=True)))


def _refused(report: FaultReport) -> dict[str, object]:
    return {"kind": report.kind, "fault": report.message}


def _report(error: BaseException) -> FaultReport:
    if isinstance(error, Fault):
        return FaultReport(error.kind, str(error))
    return FaultReport(RAISED, describe_error(error))


_rules_of: Final = cache(rules_from_text)  # those of the last games are those of the next


def take_streams_away() -> int:
    """The questions come in where the bot would look for its standard input: it gets an empty one."""
    questions = os.dup(0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    return questions


def main() -> None:
    options = parsed(sys.argv[1:])
    questions = take_streams_away()
    out = options.answers
    os.set_inheritable(out, False)  # noqa: FBT003
    leave_to_guardian(options.isolation, (questions, out), options.used)
    limit_this_process(options.memory, alone=options.isolation.namespaces)

    def answer(data: dict[str, object]) -> None:
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except Exception:  # noqa: BLE001, S112  the bot may have put anything there
                continue
        line = _encoded(data)
        while line:
            line = line[os.write(out, line) :]

    answer({**own_cards_loaded(options.cards), "id": SETTLED})
    make, loading = loaded(options.spec)
    answer({**loading, "id": LOADED})
    bot = Bot(make, Clock(options.limit))
    with os.fdopen(questions, "rb") as asking:
        while size := asking.read(SIZE):
            number, (kind, *about) = marshal.loads(asking.read(int.from_bytes(size, "big")))  # noqa: S302  our own
            answer({**reply_to(bot, kind, about), "id": number})
    os._exit(0)  # threads and exit functions of the bot have no say


class Options(NamedTuple):
    """What the arena tells this process on its command line."""

    spec: str
    answers: int  # the file that answers are written to
    limit: float
    memory: int
    isolation: Isolation
    cards: tuple[CardFile, ...] = ()  # of the tournament

    @property
    def arguments(self) -> list[str]:
        """As `parsed` reads them."""
        spec, answers, limit, memory, isolation, cards = self
        return [spec, str(answers), str(limit), str(memory), json.dumps(isolation), json.dumps(cards)]

    @property
    def used(self) -> tuple[str, ...]:
        """Files that stay in sight of an isolated bot."""
        return (parse_spec(self.spec).place, *(file.path for file in self.cards))


def parsed(arguments: list[str]) -> Options:
    spec, answers, limit, memory, isolation, cards = arguments
    namespaces, network, hidden = json.loads(isolation)
    return Options(
        spec,
        int(answers),
        float(limit),
        int(memory),
        Isolation(namespaces, network, tuple(hidden)),
        tuple(CardFile(*file) for file in json.loads(cards)),
    )


def own_cards_loaded(files: tuple[CardFile, ...]) -> dict[str, object]:
    """Load the cards of the tournament before any line of the bot runs: so they have the same numbers everywhere.

    What the arena is told of that: which cards there are, or what went wrong.
    """
    try:
        load_files(files)
    except SetupError as error:
        return {"fault": str(error)}
    return {"cards": known_cards()}


def loaded(spec: str) -> tuple[Callable[[int], object] | FaultReport, dict[str, object]]:
    """What makes the bot's players, or what is wrong with it; and what the arena is told of that."""
    try:
        make, digest = load_with_digest(spec)
    except MissingError as error:
        return FaultReport(RAISED, str(error)), {"fault": str(error), "missing": True}
    except BaseException as error:  # noqa: BLE001  whatever it raises costs the bot only
        report = FaultReport(RAISED, describe_error(error))
        return report, {"fault": report.message}
    return make, {"agent": isinstance(make, partial), "digest": digest}


def _encoded(data: dict[str, object]) -> bytes:
    return json.dumps(data).encode() + b"\n"


if __name__ == "__main__":
    main()
