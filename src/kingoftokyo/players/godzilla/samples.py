"""Two agents of our own, written as agents are: one keeps attacks, the other does anything."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, ClassVar, SupportsIndex

from kingoftokyo.players.godzilla.adapter import AgentPlayer
from kingoftokyo.players.godzilla.api import DIESIDE, Player

if TYPE_CHECKING:
    from kingoftokyo.players.godzilla.api import PlayerState

    Others = dict[str, tuple[int, PlayerState]]


class AngryPlayer(Player):
    """Keeps every attack, rolls the rest, and leaves Tokyo with half its health."""

    def keep_dice(self, dice: list[DIESIDE], other_player_states: Others, roll_counter: int) -> tuple[list[bool], str]:
        mask = [die == DIESIDE.ATTACK for die in dice]
        return mask, f"keeps {sum(mask)} of {len(dice)} dice: attacks only"

    def yield_tokyo(self, other_player_states: Others) -> tuple[bool, str]:
        health = self.state.health
        return health <= 5, f"{health} health is {'too little' if health <= 5 else 'enough'} for Tokyo"


class RandomPlayer(Player):
    """Keeps each die or not, and leaves Tokyo or not, both alike."""

    def keep_dice(self, dice: list[DIESIDE], other_player_states: Others, roll_counter: int) -> list[bool]:
        return [random.random() < 0.5 for _ in dice]  # noqa: S311  a game, no secret

    def yield_tokyo(self, other_player_states: Others) -> bool:
        return random.random() < 0.5  # noqa: S311


class Angry(AgentPlayer):
    """`angry`, the agent, as a player by its name."""

    name: ClassVar[str] = "angry"

    def __init__(self, seed: SupportsIndex = 0) -> None:
        super().__init__(AngryPlayer, seed)
