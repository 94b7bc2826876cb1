"""The players by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.expert.player import Expert
from kingoftokyo.players.godzilla.samples import Angry
from kingoftokyo.players.greedy import GreedyPlayer
from kingoftokyo.players.perfect.player import Perfect
from kingoftokyo.players.random_player import RandomPlayer
from kingoftokyo.players.sensible.player import SensiblePlayer
from kingoftokyo.rules.errors import SetupError, shown

if TYPE_CHECKING:
    from kingoftokyo.players.player import Player

PLAYERS: Final[dict[str, type[Player]]] = {
    player.name: player for player in (RandomPlayer, Angry, GreedyPlayer, SensiblePlayer, Expert, Perfect)
}


def names() -> list[str]:
    """All names, from the weakest to the strongest player."""
    return list(PLAYERS)


def player_named(name: str, seed: int = 0) -> Player:
    """A new player; an unknown name raises a SetupError that lists the known ones.

    `expert:aggressive` is an expert of that temper.
    """
    kind, colon, temper = name.partition(":")
    if colon and kind == Expert.name:
        return Expert(seed, temper)
    if name not in PLAYERS:
        raise SetupError(f"there is no player {shown(name)}; there are: {', '.join(names())}")
    return PLAYERS[name](seed)
