"""Tokyo Tower: three levels, claimed by four 1s in Tokyo; the third wins the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.card import ExpansionCard
from kingoftokyo.rules.core.dice import ONE, count
from kingoftokyo.rules.effects import counters, everyones, gain_energy, heal, in_tokyo, put_counters, win_by_card
from kingoftokyo.rules.errors import KingOfTokyoError, shown
from kingoftokyo.rules.mypyc_compat import i64
from kingoftokyo.rules.settings import OFF_ON, Setting, add_setting

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.settings import Rules

add_setting(Setting("tokyo_tower", OFF_ON, "the three levels of Tokyo Tower"), needs="energy")

# A monster's counters are a bit mask of its levels.
FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 4


class TokyoTower(ExpansionCard):
    name = "Tokyo Tower"
    cost = 0
    copies = 6
    text = (
        "When you roll four or more 1s in Tokyo, claim the lowest level that is not yours, also from its owner. "
        "Start of your turn: the first level gives 1 health, the second 1 health and 1 energy. The third wins the game."
    )

    def joins(self, rules: Rules, players: int) -> bool:
        return rules["tokyo_tower"] is True

    def field(self) -> str:
        return "tower"

    def field_value(self, counters: int) -> object:
        return [level for level in (1, 2, 3) if counters >> (level - 1) & 1]

    def counters_of(self, value: object) -> int:
        return _read_levels(value, (1, 2))

    def counters_when_over(self, value: object) -> int:
        return _read_levels(value, (1, 2, 3))

    def at_my_turn_start(self, game: Game, me: i64, ref: i64) -> None:
        levels = counters(game, me, ref)
        if levels & FIRST:
            heal(game, me, 1)
        if levels & SECOND:
            heal(game, me, 1)
            gain_energy(game, me, 1)

    def when_my_dice_count(self, game: Game, me: i64, ref: i64) -> None:
        if count(game.dice, ONE) < 4 or not in_tokyo(game.monsters[me]):
            return
        level: i64 = FIRST
        while counters(game, me, ref) & level:
            level *= 2
        for seat in range(len(game.monsters)):
            other = everyones(game, seat, ref)
            if other >= 0 and counters(game, seat, other) & level:
                put_counters(game, seat, other, counters(game, seat, other) - level)
        put_counters(game, me, ref, counters(game, me, ref) + level)
        if level == THIRD:
            win_by_card(game, me)


def level_count(levels: i64) -> i64:
    """The number of levels in a monster's counters."""
    return (levels & 1) + (levels >> 1 & 1) + (levels >> 2 & 1)


def _read_levels(value: object, levels: tuple[int, ...]) -> int:
    if not isinstance(value, (list, tuple)) or any(type(level) is not int or level not in levels for level in value):
        raise KingOfTokyoError("expansion-levels", found=shown(value), known=" or ".join(map(str, levels)))
    return sum(1 << (level - 1) for level in set(value))
