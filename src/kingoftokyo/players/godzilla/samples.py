"""Two sample agents: one keeps attacks, the other plays at random."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, ClassVar, SupportsIndex

from kingoftokyo.players.godzilla.adapter import AgentPlayer
from kingoftokyo.players.godzilla.api import DIESIDE, Player

if TYPE_CHECKING:
    from kingoftokyo.players.godzilla.api import PlayerState

    Others = dict[str, tuple[int, PlayerState]]


class AngryPlayer(Player):
    """Keeps every attack, rerolls the rest, and leaves Tokyo at 5 health or less."""

    def keep_dice(self, dice: list[DIESIDE], other_player_states: Others, roll_counter: int) -> tuple[list[bool], str]:
        mask = [die == DIESIDE.ATTACK for die in dice]
        return mask, f"keeps {sum(mask)} of {len(dice)} dice: attacks only"

    def yield_tokyo(self, other_player_states: Others) -> tuple[bool, str]:
        health = self.state.health
        return health <= 5, f"{health} health is {'too little' if health <= 5 else 'enough'} for Tokyo"


class RandomPlayer(Player):
    """Keeps each die and leaves Tokyo with a probability of one half."""

    def keep_dice(self, dice: list[DIESIDE], other_player_states: Others, roll_counter: int) -> list[bool]:
        return [random.random() < 0.5 for _ in dice]  # noqa: S311  not for cryptography

    def yield_tokyo(self, other_player_states: Others) -> bool:
        return random.random() < 0.5  # noqa: S311


class Angry(AgentPlayer):
    """The sample agent AngryPlayer as the built-in player `angry`."""

    name: ClassVar[str] = "angry"

    def __init__(self, seed: SupportsIndex = 0) -> None:
        super().__init__(AngryPlayer, seed)
