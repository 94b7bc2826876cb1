"""Levels: which player is easy, medium or hard to beat, and a temper for each expert."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.expert.personality import TEMPERS
from kingoftokyo.players.registry import names

if TYPE_CHECKING:
    from collections.abc import Sequence

LEVELS: Final = {"easy": "greedy", "medium": "sensible", "hard": "expert"}
ADVISER: Final = LEVELS["hard"]


def player_known(player: str) -> str:
    """This player, as a record names it; a stranger's place is taken by one of ours."""
    return (
        player if player.split(maxsplit=1)[0] == "person" or player.partition(":")[0] in names() else LEVELS["medium"]
    )


def with_tempers(players: Sequence[str]) -> list[str]:
    """Every plain expert gets a temper of its own, so that no two feel alike."""
    tempers = list(TEMPERS)
    return [f"{name}:{tempers[k % len(tempers)]}" if name == ADVISER else name for k, name in enumerate(players)]
