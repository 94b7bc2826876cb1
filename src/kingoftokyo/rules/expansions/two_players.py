"""The two-player variant: Tokyo pays energy instead of points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.card import ExpansionCard
from kingoftokyo.rules.effects import gain_energy
from kingoftokyo.rules.mypyc_compat import i64
from kingoftokyo.rules.settings import ON_OFF, Setting, add_setting

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.settings import Rules

add_setting(
    Setting(
        "two_players",
        ON_OFF,
        "energy instead of points for Tokyo when a game starts with two monsters",
        course=False,
        solo=False,
        simple=False,
    )
)


class TwoPlayers(ExpansionCard):
    name = "Two Players"
    cost = 0
    copies = 6
    text = "Entering Tokyo, and starting your turn there, gives you 1 energy instead of points."

    def joins(self, rules: Rules, players: int) -> bool:
        return players == 2 and rules["two_players"] is True and rules["energy"] is True

    def tokyo_bonus(self, game: Game, me: i64, ref: i64) -> None:
        gain_energy(game, me, 1)
