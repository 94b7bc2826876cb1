"""Who can take part: players by their names, and strangers' bots from a file or a package."""

from __future__ import annotations

import os
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from kingoftokyo.arena.pool.core_affinity import bind_to_a_free_core
from kingoftokyo.arena.sandbox.process import BotProcess
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

    A bot's class is made with these keyword arguments, which may stand in its spec: `file.py:Class?depth=3`. No code of
    strangers runs here: what can be known without that raises a SetupError.
    """
    if isinstance(spec, type):
        named = [name for name, player in PLAYERS.items() if player is spec and not arguments]
        return entrant_of(named[0] if named else spec_of_class(spec, arguments))
    if not isinstance(spec, str):
        raise SetupError(f"an entrant is a spec or a class, not {shown(spec)}")
    if arguments:
        raise SetupError(f"{spec}: arguments of a bot stand in its spec, `file.py:Class?depth=3`, or go with its class")
    if not is_foreign(spec):
        house_player(spec)
        return Entrant(spec, spec, house_digest(spec))
    if os.name != "posix":
        raise SetupError(f"{spec}: bots of your own need processes with limits, as Linux and macOS have them")
    bot = parse_spec(spec)
    if not bot.is_file:
        return Entrant(bot.name, bot.text, bot.digest(""))
    path = Path(bot.place)
    if not path.is_file():
        raise SetupError(f"{bot.place}: there is no such file")
    return Entrant(bot.name, bot.text, bot.digest(blake2b(path.read_bytes(), digest_size=8).hexdigest()))


def check_players(schedule: Schedule) -> None:
    """A player of ours that cannot play such games raises a SetupError."""
    rules = rules_from_text(schedule.rules)
    for entrant in schedule.entrants:
        refused = "" if is_foreign(entrant.spec) else house_player(entrant.spec).refusal(rules, schedule.players)
        if refused:
            raise SetupError(refused)


def is_foreign(spec: str) -> bool:
    """Whether a stranger's code is meant; `expert:cautious` is one of ours, and so is `learned:weights.npz`."""
    return ":" in spec and spec.partition(":")[0] not in (*names(), LEARNED)


def house_player(spec: str, seed: int = 0) -> Player:
    """A player of ours; whatever is wrong with it raises a SetupError."""
    kind, _, place = spec.partition(":")
    if kind != LEARNED:
        return player_named(spec, seed)
    try:
        from kingoftokyo.solving.learned import Learned  # noqa: PLC0415  NumPy is an extra
    except ModuleNotFoundError:
        raise SetupError(f"{spec} needs NumPy: pip install 'kingoftokyo[solve]'") from None
    return Learned(seed, place)


def house_digest(spec: str) -> str:
    """What makes one of our players play otherwise after a change: the rules, and the numbers it plays by."""
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
    """Load a bot once in its own process: what went wrong, or nothing.

    What is not there at all raises a SetupError; a bot that fails otherwise may take part, at its own cost.
    """
    return try_loading(entrant, terms)[1]


def try_loading(entrant: Entrant, terms: Terms, isolation: Isolation | None = None) -> tuple[Entrant, str]:
    """The same; and the entrant with the digest of everything that was loaded from its folder.

    One that fails has a digest that no files have: nobody knows which ones it would have loaded.
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
    """The player whom the game asks; the bot behind it thinks in a process of its own."""

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
        """Of an agent whose process failed, the method is told that was asked; what it raises tells that itself."""
        method = "__init__" if self._bot.making else ASKED_BY.get(kind)
        if not self._bot.is_agent or method is None or fault.kind not in (LATE, DIED):
            return fault
        return Fault(fault.kind, f"{self._bot.class_name}.{method}: {fault}")


class Cast:
    """The players of one match after the other; the process of a bot is kept for the next match."""

    def __init__(self, terms: Terms, *, bind: bool = False, isolation: Isolation | None = None) -> None:
        load_files(terms.cards)
        self._terms = terms
        self._isolation = isolation  # without one, bots are isolated if this system can do that
        self._bind = bind  # this process and its bots to one core, once there are bots
        self._core: socket | None = None
        self._bots: dict[str, BotProcess] = {}
        self._playing: list[BotProcess] = []

    def players(self, specs: Sequence[str], seeds: Sequence[int], rules: str, *, reasons: bool = False) -> list[Player]:
        """New players for all seats of a match; bots say why only where that is wanted."""
        bots = {spec: self._bot(spec) for spec in specs if is_foreign(spec)}
        for spec, bot in bots.items():
            bot.begin(
                rules_from_text(rules).text,
                {seat: seeds[seat] for seat, other in enumerate(specs) if other == spec},
                reasons=reasons,
            )
        self._playing = list(bots.values())
        return [
            SeatOfBot(bots[spec], seat, seeds[seat]) if spec in bots else house_player(spec, seeds[seat])
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
        """What the bots of this match have printed: for each seat how many bytes, and how they began."""
        return {seat: printed for bot in self._playing for seat, printed in bot.printed().items()}

    def close(self) -> None:
        """End all bots, and all that they have started."""
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
