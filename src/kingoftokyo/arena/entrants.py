"""Who can take part: players by their names, and strangers' bots from a file or a package."""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Self

from kingoftokyo.arena.bots import BotProcess
from kingoftokyo.arena.schedule import Entrant
from kingoftokyo.players.expert_numbers import NUMBERS
from kingoftokyo.players.named import names, player_named
from kingoftokyo.players.player import Player
from kingoftokyo.players.temper import TEMPERS
from kingoftokyo.rules.errors import SetupError, shown
from kingoftokyo.rules.settings import rules_from_text
from kingoftokyo.rules.version import RULES_VERSION

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import TracebackType

    from kingoftokyo import Choice, Decision, View
    from kingoftokyo.arena.schedule import Terms
    from kingoftokyo.players.clock import Clock


def entrant_of(spec: str) -> Entrant:
    """An entrant by its spec: a player's name, `file.py:Class` or `package.module:Class`.

    No code of strangers runs here: what can be known without that raises a SetupError.
    """
    if not is_foreign(spec):
        player_named(spec)
        return Entrant(spec, spec, house_digest(spec))
    if os.name != "posix":
        raise SetupError(f"{spec}: bots of your own need processes with limits, as Linux and macOS have them")
    place, _, name = spec.rpartition(":")
    if not place or not name.isidentifier():
        raise SetupError(f"cannot read {shown(spec)}: `file.py:Class` or `package.module:Class` is expected")
    if not place.endswith(".py"):
        if not all(part.isidentifier() for part in place.split(".")):
            raise SetupError(f"{spec}: {shown(place)} is neither a file of Python (.py) nor the name of a module")
        return Entrant(name, spec)
    path = Path(place)
    if not path.is_file():
        raise SetupError(f"{place}: there is no such file")
    return Entrant(name, spec, blake2b(path.read_bytes(), digest_size=8).hexdigest())


def is_foreign(spec: str) -> bool:
    """Whether a stranger's code is meant; `expert:cautious` is one of ours."""
    return ":" in spec and spec.partition(":")[0] not in names()


def house_digest(spec: str) -> str:
    """What makes one of our players play otherwise after a change: the rules, and the numbers it plays by."""
    expert = spec.partition(":")[0] == "expert"
    numbers = [*sorted(NUMBERS.items()), *((name, TEMPERS[name].amounts) for name in TEMPERS)] if expert else []
    return blake2b(repr((RULES_VERSION, numbers)).encode(), digest_size=8).hexdigest()


def try_out(entrant: Entrant, terms: Terms) -> str:
    """Load a bot once in its own process: what went wrong, or nothing.

    What is not there at all raises a SetupError; a bot that fails otherwise may take part, at its own cost.
    """
    if not is_foreign(entrant.spec):
        return ""
    with BotProcess(entrant.spec, terms.limit, terms.memory) as bot:
        loaded = bot.load()
    if loaded.missing:
        raise SetupError(f"{entrant.spec}: {loaded.message}")
    return loaded.message


class SeatOfBot(Player):
    """The player whom the game asks; the bot behind it thinks in a process of its own."""

    def __init__(self, bot: BotProcess, seat: int, seed: int) -> None:
        super().__init__(seed)
        self._bot = bot
        self._seat = seat

    def choose(self, view: View, decision: Decision, clock: Clock) -> Choice | str:
        return self._bot.ask(self._seat, view)


class Cast:
    """The players of one match after the other; the process of a bot is kept for the next match."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._bots: dict[str, BotProcess] = {}
        self._playing: list[BotProcess] = []

    def players(self, specs: Sequence[str], seeds: Sequence[int], rules: str) -> list[Player]:
        """New players for all seats of a match."""
        bots = {spec: self._bot(spec) for spec in specs if is_foreign(spec)}
        for spec, bot in bots.items():
            bot.begin(
                rules_from_text(rules).text,
                {seat: seeds[seat] for seat, other in enumerate(specs) if other == spec},
            )
        self._playing = list(bots.values())
        return [
            SeatOfBot(bots[spec], seat, seeds[seat]) if spec in bots else player_named(spec, seeds[seat])
            for seat, spec in enumerate(specs)
        ]

    def _bot(self, spec: str) -> BotProcess:
        if spec not in self._bots:
            self._bots[spec] = BotProcess(spec, self._terms.limit, self._terms.memory)
        return self._bots[spec]

    def printed(self) -> dict[int, tuple[int, str]]:
        """What the bots of this match have printed: for each seat how many bytes, and how they began."""
        return {seat: told for bot in self._playing for seat, told in bot.printed().items()}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, where: TracebackType | None
    ) -> None:
        for bot in self._bots.values():
            bot.close()
