"""All that matters of a position as one hashable value, for players that remember positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


def key_of(game: Game) -> tuple[int, ...]:
    parts: list[int] = [
        game.active,
        game.regular,
        game.turns_owed,
        game.frozen_turns,
        game.fewer_dice,
        game.dice,
        game.rolls_left,
        game.smashes,
        game.cheered,
        game.lost,
        game.wounds,
        game.smashed,
        game.may_leave,
        game.withheld,
        game.leaving,
        game.staying,
        game.shielded,
        game.asked,
        game.victor,
        game.ending,
        game.persons,
        game.rules.number,
    ]
    for monster in game.monsters:
        parts.extend((monster.health, monster.points, monster.energy, monster.place))
        parts.extend((monster.poison, monster.shrink, monster.rank, len(monster.hand)))
        parts.extend(monster.hand)
    parts.extend(game.market)
    parts.append(len(game.deck))
    parts.extend(game.deck)
    parts.append(len(game.top))
    parts.extend(game.top)
    parts.append(len(game.discard))
    parts.extend(sorted(game.discard))
    parts.append(len(game.removed))
    parts.extend(sorted(game.removed))
    parts.extend(game.agenda[k] for k in range(game.depth))
    return tuple(parts)
