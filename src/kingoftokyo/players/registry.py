"""The built-in players by name, and the levels that people choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, SupportsIndex

from kingoftokyo.players.expert.personality import PERSONALITIES
from kingoftokyo.players.expert.player import Expert
from kingoftokyo.players.godzilla.samples import Angry
from kingoftokyo.players.greedy import GreedyPlayer
from kingoftokyo.players.perfect.player import Perfect
from kingoftokyo.players.random_player import RandomPlayer
from kingoftokyo.players.sensible.player import SensiblePlayer
from kingoftokyo.rules.errors import SetupError, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.players.player import Player

PLAYERS: Final[dict[str, type[Player]]] = {
    player.name: player for player in (RandomPlayer, Angry, GreedyPlayer, SensiblePlayer, Expert, Perfect)
}
LEVELS: Final = {"easy": GreedyPlayer.name, "medium": SensiblePlayer.name, "hard": Expert.name}
ADVISER: Final = LEVELS["hard"]


def names() -> list[str]:
    """All names, roughly from the weakest to the strongest."""
    return list(PLAYERS)


def player_named(name: str, seed: SupportsIndex = 0) -> Player:
    """Make a player; an unknown name raises a SetupError that lists the known ones.

    `expert:aggressive` is an expert with that personality.
    """
    kind, colon, personality = name.partition(":")
    if colon and kind == Expert.name:
        return Expert(seed, personality)
    if name not in PLAYERS:
        raise SetupError("player-unknown", found=shown(name), known=", ".join(names()))
    return PLAYERS[name](seed)


def player_known(player: str) -> str:
    """A player's name from a record if it is a person or built-in; any other is replaced by the level Medium."""
    return (
        player if player.split(maxsplit=1)[0] == "person" or player.partition(":")[0] in names() else LEVELS["medium"]
    )


def with_personalities(players: Sequence[str]) -> list[str]:
    """Give each plain expert a different personality."""
    kinds = list(PERSONALITIES)
    return [f"{name}:{kinds[k % len(kinds)]}" if name == ADVISER else name for k, name in enumerate(players)]
