"""The process of a foreign bot, from inside.

`python -m kingoftokyo.arena.sandbox.child` is started by bot_process.py. It turns into a reaper, and continues as the
reaper's child. There it gets a question for each game and each decision, and answers each with a line of JSON. The
bot sees an empty standard input, and its output goes to the tournament, which only counts it.
"""

from __future__ import annotations

import json
import marshal
import os
import random
import sys
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kingoftokyo.arena.sandbox.loading import MissingError, load_with_digest
from kingoftokyo.arena.sandbox.namespaces import Isolation
from kingoftokyo.arena.sandbox.reaper import leave_to_reaper
from kingoftokyo.arena.sandbox.resource_limits import limit_this_process
from kingoftokyo.arena.specs import parse_spec
from kingoftokyo.players.ask import RAISED, UNASKED, Fault, ask_player, attempt, reason_text
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.error_text import MOST_ERROR_TEXT, describe_error
from kingoftokyo.players.godzilla.adapter import AgentPlayer
from kingoftokyo.players.player import Player
from kingoftokyo.rules import Rules, SetupError, known_cards, known_game, rules_from_text
from kingoftokyo.storage.card_files import CardFile, load_files

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingoftokyo import Choice, Decision, View

# A question: its length in SIZE bytes, then its number, its kind and its arguments, encoded by marshal.
SIZE: Final = 4
BEGIN: Final = "begin"
CHOOSE: Final = "choose"
SETTLED: Final = 0  # number of the first answer, which has no question: the process is ready to load the bot
LOADED: Final = 1  # of the second one: the bot is loaded
PING: Final = "ping"  # a question only to measure the round trip


class FaultReport(NamedTuple):
    """A fault of the bot, or an error of our own code before the bot was asked."""

    kind: str
    message: str


class Unmade(Player):
    """Takes the seat of a bot whose player could not be made: each decision raises the same fault."""

    def __init__(self, report: FaultReport) -> None:
        super().__init__()
        self._report = report

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        raise Fault(*self._report)

    def answer(self, kind: str, seat: int, numbers: list[int], all_rolls: bool) -> int:  # noqa: FBT001
        raise Fault(*self._report)


class Bot:
    """The bot's players in the current game, or the error that prevented making them.

    Errors of the players are part of a reply. Exceptions raised here come from our own code: see `reply_to`.
    """

    def __init__(self, make: Callable[[int], object] | FaultReport, clock: Clock) -> None:
        self._make = make
        self._clock = clock
        self._rules = Rules()
        self._players: dict[int, object] = {}  # a foreign player need not derive from Player
        self._reasons = False

    def begin(self, rules: str, seeds: list[tuple[int, int]], reasons: bool) -> dict[str, object]:  # noqa: FBT001
        self._rules = rules_from_text(rules)
        self._reasons = reasons
        if isinstance(self._make, partial):
            random.seed(seeds[0][1])  # agents take no seed: so the same match has the same outcome
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
        """The text of the option that the bot's player at this seat chooses, or its fault."""
        game = known_game(self._rules, numbers)
        view, decision, player = game.view(seat), game.decision, self._players[seat]
        if decision is None:
            raise ValueError("nobody is asked in this game")
        try:
            answer = ask_player(player, view, decision, self._clock)
        except KeyboardInterrupt as error:  # raised by the bot: nobody interrupts this process
            return _refused(_report(error))
        if answer.error:
            return _refused(FaultReport(answer.error, answer.message))
        return self._answered(player, answer.choice.text)

    def choose_as_agent(self, kind: str, seat: int, numbers: list[int]) -> dict[str, object]:
        """Like `choose` for an agent, which sees less: the question is only numbers, and so is the answer."""
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
            return {"choice": choice, "why": reason_text(player)[:MOST_ERROR_TEXT]}
        return {"choice": choice}


def reply_to(bot: Bot, kind: str, about: list[Any]) -> dict[str, object]:
    """The reply to a question. An error of our own code before the bot is asked is not counted as the bot's fault."""
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


def take_streams_away() -> int:
    """Take over standard input, which carries the questions, and give the bot an empty one."""
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
    leave_to_reaper(options.isolation, (questions, out), options.used)
    limit_this_process(options.memory, alone=options.isolation.namespaces)

    def answer(data: dict[str, object]) -> None:
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except Exception:  # noqa: BLE001, S112  the bot may have replaced it
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
    os._exit(0)  # without running the bot's threads and exit functions


class Options(NamedTuple):
    """The command-line options of this process."""

    spec: str
    answers: int  # the file that answers are written to
    limit: float
    memory: int
    isolation: Isolation
    cards: tuple[CardFile, ...] = ()  # of the tournament

    @property
    def arguments(self) -> list[str]:
        """The options as command-line arguments, for `parsed`."""
        spec, answers, limit, memory, isolation, cards = self
        return [spec, str(answers), str(limit), str(memory), json.dumps(isolation), json.dumps(cards)]

    @property
    def used(self) -> tuple[str, ...]:
        """Files that an isolated bot can still see."""
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
    """Load the cards of the tournament before any code of the bot runs, so that they have the same numbers everywhere.

    Returns the answer for the arena: which cards there are, or the error.
    """
    try:
        load_files(files)
    except SetupError as error:
        return {"fault": str(error)}
    return {"cards": known_cards()}


def loaded(spec: str) -> tuple[Callable[[int], object] | FaultReport, dict[str, object]]:
    """The factory of the bot's players or the error of loading it, and the answer for the arena."""
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
