"""Entrants of a tournament: players of this package by name, and foreign bots from a file or a package."""

from __future__ import annotations

import os
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from kingoftokyo.arena.pool.core_affinity import bind_to_a_free_core
from kingoftokyo.arena.sandbox.bot_process import BotProcess
from kingoftokyo.arena.schedule import Entrant
from kingoftokyo.arena.specs import parse_spec, spec_of_class
from kingoftokyo.players.ask import DIED, LATE, Fault
from kingoftokyo.players.expert.card_tiers import CARD_VALUES
from kingoftokyo.players.expert.personality import PERSONALITIES
from kingoftokyo.players.expert.weights import NUMBERS
from kingoftokyo.players.godzilla.adapter import ASKED_BY
from kingoftokyo.players.perfect.player import Perfect
from kingoftokyo.players.player import Player
from kingoftokyo.players.registry import PLAYERS, names, player_named
from kingoftokyo.rules import RULES_VERSION, SetupError, rules_from_text, shown
from kingoftokyo.storage.card_files import load_files

if TYPE_CHECKING:
    from collections.abc import Sequence
    from socket import socket
    from types import TracebackType

    from kingoftokyo import Choice, Decision, View
    from kingoftokyo.arena.sandbox.namespaces import Isolation
    from kingoftokyo.arena.schedule import Schedule, Terms
    from kingoftokyo.players.clock import Clock


NOT_LOADED: Final = "not loaded"
LEARNED: Final = "learned"  # with the file of its weights: `learned:weights.npz`


def entrant_of(spec: str | type, **arguments: object) -> Entrant:
    """An entrant by its spec: a player's name, `file.py:Class` or `package.module:Class`, or by its class itself.

    A bot's class is made with these keyword arguments, which can also be in its spec: `file.py:Class?depth=3`. No
    foreign code runs here; errors that can be found without running it raise SetupError.
    """
    if isinstance(spec, type):
        named = [name for name, player in PLAYERS.items() if player is spec and not arguments]
        return entrant_of(named[0] if named else spec_of_class(spec, arguments))
    if not isinstance(spec, str):
        raise SetupError(f"an entrant is a spec or a class, not {shown(spec)}")
    if arguments:
        raise SetupError(f"{spec}: a bot's arguments are in its spec, `file.py:Class?depth=3`, or go with its class")
    if not is_foreign(spec):
        builtin_player(spec)
        return Entrant(spec, spec, builtin_digest(spec))
    if os.name != "posix":
        raise SetupError(f"{spec}: your own bots need processes with limits, which only Linux and macOS have")
    bot = parse_spec(spec)
    if not bot.is_file:
        return Entrant(bot.name, bot.text, bot.digest(""))
    path = Path(bot.place)
    if not path.is_file():
        raise SetupError(f"{bot.place}: there is no such file")
    return Entrant(bot.name, bot.text, bot.digest(blake2b(path.read_bytes(), digest_size=8).hexdigest()))


def check_players(schedule: Schedule) -> None:
    """Raise SetupError if a player of this package cannot play these rules or this number of monsters."""
    rules = rules_from_text(schedule.rules)
    for entrant in schedule.entrants:
        spec = entrant.spec
        error = None if is_foreign(spec) else builtin_player(spec).rules_error(rules, schedule.players)
        if error is not None:
            raise error


def is_foreign(spec: str) -> bool:
    """Whether a spec names foreign code; `expert:cautious` and `learned:weights.npz` are players of this package."""
    return ":" in spec and spec.partition(":")[0] not in (*names(), LEARNED)


def builtin_player(spec: str, seed: int = 0) -> Player:
    """A player of this package; raises SetupError."""
    kind, _, place = spec.partition(":")
    if kind != LEARNED:
        return player_named(spec, seed)
    try:
        from kingoftokyo.solving.learned import Learned  # noqa: PLC0415  NumPy is an extra
    except ModuleNotFoundError:
        raise SetupError(f"{spec} needs NumPy: pip install 'kingoftokyo[solve]'") from None
    return Learned(seed, place)


def builtin_digest(spec: str) -> str:
    """A digest of what decides how a player of this package plays: the version of the rules, and its weights."""
    expert = spec.partition(":")[0] == "expert"
    numbers = (
        [*sorted((NUMBERS | CARD_VALUES).items()), *((name, PERSONALITIES[name].amounts) for name in PERSONALITIES)]
        if expert
        else []
    )
    kind, _, place = spec.partition(":")
    weights = b""
    if kind == LEARNED:
        weights = Path(place).read_bytes()
    elif kind == Perfect.name:
        weights = files("kingoftokyo.players.perfect").joinpath("perfect.f16").read_bytes()
    return blake2b(repr((RULES_VERSION, numbers)).encode() + weights, digest_size=8).hexdigest()


def try_out(entrant: Entrant, terms: Terms) -> str:
    """Load a bot once in its own process; returns the error, or an empty text.

    A missing file or class raises SetupError; a bot with any other error may take part, and loses its decisions.
    """
    return try_loading(entrant, terms)[1]


def try_loading(entrant: Entrant, terms: Terms, isolation: Isolation | None = None) -> tuple[Entrant, str]:
    """Like `try_out`, and also returns the entrant with the digest of all files that it loaded from its folder.

    A bot that fails gets a special digest, because it is unknown which files it would have loaded.
    """
    if not is_foreign(entrant.spec):
        return entrant, ""
    with BotProcess(entrant.spec, terms.limit, terms.memory, isolation, terms.cards) as bot:
        loaded = bot.load()
    if loaded.missing:
        raise SetupError(f"{entrant.spec}: {loaded.message}")
    if loaded.message:
        return entrant._replace(digest=f"{NOT_LOADED} {entrant.digest}".strip()), loaded.message
    return (entrant._replace(digest=loaded.digest) if loaded.digest else entrant), ""


class SeatOfBot(Player):
    """The player at a bot's seat; it passes questions to the bot's process."""

    def __init__(self, bot: BotProcess, seat: int, seed: int) -> None:
        super().__init__(seed)
        self._bot = bot
        self._seat = seat
        self._why = ""

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        try:
            choice, self._why = self._bot.ask(self._seat, view, decision)
        except Fault as error:
            raise self._named(error, decision.kind) from None
        return choice

    def why(self) -> str:
        return self._why

    def _named(self, fault: Fault, kind: str) -> Fault:
        """Add the method that was asked to the fault of an agent's process; an exception names it already."""
        method = "__init__" if self._bot.making else ASKED_BY.get(kind)
        if not self._bot.is_agent or method is None or fault.kind not in (LATE, DIED):
            return fault
        return Fault(fault.kind, f"{self._bot.class_name}.{method}: {fault}")


class Cast:
    """The players of successive matches; the process of a bot is kept for the next match."""

    def __init__(self, terms: Terms, *, bind: bool = False, isolation: Isolation | None = None) -> None:
        load_files(terms.cards)
        self._terms = terms
        self._isolation = isolation  # None: bots are isolated if the system can do it
        self._bind = bind  # bind this process and its bots to one core, once there are bots
        self._core: socket | None = None
        self._bots: dict[str, BotProcess] = {}
        self._playing: list[BotProcess] = []

    def players(self, specs: Sequence[str], seeds: Sequence[int], rules: str, *, reasons: bool = False) -> list[Player]:
        """New players for all seats of a match; `reasons`: bots are asked for the reasons of their choices."""
        bots = {spec: self._bot(spec) for spec in specs if is_foreign(spec)}
        for spec, bot in bots.items():
            bot.begin(
                rules_from_text(rules).text,
                {seat: seeds[seat] for seat, other in enumerate(specs) if other == spec},
                reasons=reasons,
            )
        self._playing = list(bots.values())
        return [
            SeatOfBot(bots[spec], seat, seeds[seat]) if spec in bots else builtin_player(spec, seeds[seat])
            for seat, spec in enumerate(specs)
        ]

    def _bot(self, spec: str) -> BotProcess:
        if spec not in self._bots:
            if self._bind and not self._bots:
                self._core = bind_to_a_free_core()
            terms = self._terms
            self._bots[spec] = BotProcess(spec, terms.limit, terms.memory, self._isolation, terms.cards)
        return self._bots[spec]

    def printed(self) -> dict[int, tuple[int, str]]:
        """The output that the bots of this match printed, by seat: its length in bytes, and its beginning."""
        return {seat: printed for bot in self._playing for seat, printed in bot.printed().items()}

    def close(self) -> None:
        """End all bots, and all processes that they started."""
        for bot in self._bots.values():
            bot.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()
        if self._core is not None:
            self._core.close()
