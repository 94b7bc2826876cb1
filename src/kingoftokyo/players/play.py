"""Playing games with players: asks each decision's player, plays its choice, and counts errors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.players.ask import ILLEGAL, Answer, ask_player
from kingoftokyo.players.clock import Clock
from kingoftokyo.rules.asking.decisions import fallback
from kingoftokyo.rules.errors import ChoiceError, SetupError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.players.player import Player
    from kingoftokyo.rules.game import Game


class Faults:
    """The errors of the players of a game: counts by seat and kind, and the first message of each."""

    __slots__ = ("_counts", "_first")

    def __init__(self) -> None:
        self._counts: dict[tuple[int, str], int] = {}
        self._first: dict[tuple[int, str], str] = {}

    def __repr__(self) -> str:
        return f"Faults({self.as_data()})"

    def note(self, seat: int, kind: str, message: str) -> None:
        """Count one more fault of this seat."""
        self._counts[seat, kind] = self.count(seat, kind) + 1
        self._first.setdefault((seat, kind), message)

    def count(self, seat: int, kind: str) -> int:
        """The number of errors of this kind (one of FAULTS) by this seat."""
        return self._counts.get((seat, kind), 0)

    def first(self, seat: int, kind: str) -> str:
        """The first message for this seat and kind, or empty."""
        return self._first.get((seat, kind), "")

    @property
    def total(self) -> int:
        """Number of faults of all seats."""
        return sum(self._counts.values())

    def as_data(self) -> list[dict[str, object]]:
        """A dictionary for each seat and kind that occurred: `seat`, `kind`, `count`, `first`."""
        return [
            {"seat": seat, "kind": kind, "count": self._counts[seat, kind], "first": self._first[seat, kind]}
            for seat, kind in sorted(self._counts)
        ]


def decide(game: Game, player: Player, clock: Clock, faults: Faults) -> Answer:
    """Ask this player for the current decision, and play its choice or the fallback.

    Errors of our own code, before asking or while playing the choice, are raised.
    """
    decision = game.decision
    if decision is None:
        raise SetupError("player-no-decision")
    answer = ask_player(player, game.view(decision.seat), decision, clock)
    try:
        game.play(answer.choice)
    except ChoiceError as error:  # the player changed the view, or a card sees more than a view
        answer = Answer(fallback(decision), ILLEGAL, str(error), error)
        game.play(answer.choice)
    if answer.error:
        faults.note(decision.seat, answer.error, f"{decision.kind}: {answer.message}")
    return answer


def play_game(game: Game, players: Sequence[Player], *, limit: float | None = None) -> Faults:
    """Play a game to its end, one player for each seat; `limit` is in seconds for each decision."""
    if len(players) != game.players:
        raise SetupError("player-count", monsters=game.players, found=len(players))
    clock = Clock(limit)
    faults = Faults()
    while not game.over:
        decide(game, players[game.asked], clock, faults)
    return faults
