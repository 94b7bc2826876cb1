"""Playing a game with players: each one is asked with a view, and what it answers is checked.

A player that answers what is not possible, raises, or takes too long loses that decision: the fallback is chosen for
it, and it is counted. It stays in the game, and is asked again at its next decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.clock import Clock
from kingoftokyo.rules.asking.choices import ACCEPT, DECLINE, DONE, KEEP, KEEP_ROLL, PASS, STAY, STOP, Choice, verb_of
from kingoftokyo.rules.errors import ChoiceError, SetupError, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kingoftokyo.players.player import Player
    from kingoftokyo.rules.asking.decisions import Decision
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.views.view import View

ILLEGAL: Final = "illegal"
RAISED: Final = "raised"
LATE: Final = "late"
DIED: Final = "died"
ABSENT: Final = "absent"
FAULTS: Final = (ILLEGAL, RAISED, LATE, DIED, ABSENT)

CHANGING_NOTHING: Final = (STOP, STAY, DONE, PASS, ACCEPT, DECLINE, KEEP_ROLL)


class Fault(Exception):  # noqa: N818  it is no error of ours
    """What somebody did wrong for whom a player answers: a bot in a process of its own, which may also have died."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class Faults:
    """What the players of a game did wrong: how often each seat did what, and what was said the first time."""

    __slots__ = ("_counts", "_first")

    def __init__(self) -> None:
        self._counts: dict[tuple[int, str], int] = {}
        self._first: dict[tuple[int, str], str] = {}

    def note(self, seat: int, kind: str, message: str) -> None:
        self._counts[seat, kind] = self.count(seat, kind) + 1
        self._first.setdefault((seat, kind), message)

    def count(self, seat: int, kind: str) -> int:
        """How often this seat did this: one of FAULTS."""
        return self._counts.get((seat, kind), 0)

    def first(self, seat: int, kind: str) -> str:
        """What was said the first time, or nothing."""
        return self._first.get((seat, kind), "")

    @property
    def total(self) -> int:
        return sum(self._counts.values())

    def as_data(self) -> list[dict[str, object]]:
        """A line for each seat and kind that there was: `seat`, `kind`, `count`, `first`."""
        return [
            {"seat": seat, "kind": kind, "count": self._counts[seat, kind], "first": self._first[seat, kind]}
            for seat, kind in sorted(self._counts)
        ]


def fallback(decision: Decision) -> Choice:
    """What is chosen for a player that loses its decision.

    The first option that changes nothing (`stop`, `stay`, `done`, `pass`, `accept`, `decline`, `keep_roll`); where all
    dice are rolled to the end, keeping them all; and else the first option.
    """
    kept = 0
    for k, option in enumerate(decision.options):
        verb = verb_of(option.code)
        if verb in CHANGING_NOTHING:
            return option
        if verb == KEEP:
            kept = k
    return decision.options[kept]


def decide(game: Game, player: Player, clock: Clock, faults: Faults) -> Choice | str:
    """Let this player answer the decision that waits, and play it; answers what was played.

    The clock starts when the player is asked.
    """
    decision = game.decision
    if decision is None:
        raise SetupError("the game is over: nobody is asked")
    seat = decision.seat
    # Not called directly: compiled, an answer of another type would be raised as a TypeError before it is looked at.
    choose: Callable[[View, Decision, Clock], object] = player.choose
    clock.start()
    try:
        choice = choose(game.view(seat), decision, clock)
        late = 0.0 if clock.limit is None else -clock.left()
    except KeyboardInterrupt:
        raise
    except Fault as fault:
        return _instead(game, decision, faults, fault.kind, str(fault))
    except BaseException as wrong:  # noqa: BLE001  whatever a stranger's player raises costs that player only
        return _instead(game, decision, faults, RAISED, _told(wrong))
    if late > 0.0:
        return _instead(game, decision, faults, LATE, f"{late:.3f} s too late")
    try:
        played = _checked(choice)
        game.play(played)
    except ChoiceError as refused:
        return _instead(game, decision, faults, ILLEGAL, str(refused))
    return played


def _instead(game: Game, decision: Decision, faults: Faults, kind: str, message: str) -> Choice:
    """The fault is noted, and the fallback is played."""
    faults.note(decision.seat, kind, f"{decision.kind}: {message}")
    choice = fallback(decision)
    game.play(choice)
    return choice


def _checked(choice: object) -> Choice | str:
    """A choice of the very types that are meant: a stranger's own might do anything when it is looked at."""
    if type(choice) is Choice or type(choice) is str:
        return choice
    raise ChoiceError("choice-type", found=f"a {type(choice).__name__}")


def _told(wrong: BaseException) -> str:
    """What an exception says, if it can."""
    try:
        return shown(f"{type(wrong).__name__}: {wrong}")
    except Exception:  # noqa: BLE001  its own text may fail as well
        return type(wrong).__name__


def play_game(game: Game, players: Sequence[Player], *, limit: float | None = None) -> Faults:
    """Play a game to its end, one player for each seat; `limit` is in seconds for each decision."""
    if len(players) != game.players:
        raise SetupError(f"{game.players} monsters need as many players, not {len(players)}")
    clock = Clock(limit)
    faults = Faults()
    while not game.over:
        decide(game, players[game.asked], clock, faults)
    return faults
