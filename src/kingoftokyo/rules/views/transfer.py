"""What a seat knows as plain numbers: for a player in another process, which looks at the same view there.

The numbers are those of one build: they are handed over and read at once. For storing there are positions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.core.monster import Monster
from kingoftokyo.rules.core.places import DEAD, OUTSIDE
from kingoftokyo.rules.game import AGENDA_ROOM, Game
from kingoftokyo.rules.mypyc_compat import i64, vec
from kingoftokyo.rules.views.redaction import NO_LUCK

if TYPE_CHECKING:
    from kingoftokyo.rules.settings import Rules
    from kingoftokyo.rules.views.view import View


def numbers_of(view: View) -> list[list[int]]:
    """All that this view holds: the game's numbers, its lists of cards, what is owed, and each monster."""
    game = view._game  # noqa: SLF001  the copy without secrets, which only leaves it here
    numbers: list[list[int]] = [
        [
            game.turn,
            game.active,
            game.regular,
            game.turns_owed,
            game.frozen_turns,
            game.alive,
            game.hooks,
            game.fewer_dice,
            game.dice,
            game.rolls_left,
            game.smashes,
            game.cheered,
            game.marked,
            game.wounds,
            game.lost,
            game.smashed,
            game.may_leave,
            game.withheld,
            game.leaving,
            game.staying,
            game.shielded,
            game.number,
            game.asked,
            game.victor,
            game.ending,
            game.persons,
        ],
        [game.agenda[k] for k in range(game.depth)],
        list(game.deck),
        list(game.top),
        list(game.discard),
        list(game.market),
        list(game.removed),
        list(game.order),
    ]
    for monster in game.monsters:
        own: list[int] = [monster.health, monster.points, monster.energy, monster.place]
        own += [monster.poison, monster.shrink, monster.rank, monster.hooks]
        numbers.append(own + list(monster.hand))
    return numbers


def numbers_in_sight(view: View) -> list[int]:
    """The little that some players look at: the turn, the rolls left, the dice, then of each monster three numbers.

    They are health (nothing for a dead one), points, and whether it is in Tokyo.
    """
    game = view._game  # noqa: SLF001
    numbers: list[int] = [game.turn, game.rolls_left, game.dice]
    for monster in game.monsters:
        dead = monster.place == DEAD
        numbers.append(0 if dead else monster.health)
        numbers.append(monster.points)
        numbers.append(0 if dead or monster.place == OUTSIDE else 1)
    return numbers


def known_game(rules: Rules, numbers: list[list[int]]) -> Game:
    """The game without secrets that these numbers are of: its `view(seat)` is that view, its decision the same."""
    single, owed, deck, top, discard, market, removed, order, *monsters = numbers
    game = Game(
        rules,
        NO_LUCK,
        vec[Monster]([_monster(own) for own in monsters]),
        _packed(owed + [0] * (AGENDA_ROOM - len(owed))),
        _packed(deck),
        _packed(top),
        _packed(discard),
        _packed(market),
        [],
    )
    game.turn = single[0]
    game.active = single[1]
    game.regular = single[2]
    game.turns_owed = single[3]
    game.frozen_turns = single[4]
    game.alive = single[5]
    game.hooks = single[6]
    game.fewer_dice = single[7]
    game.dice = single[8]
    game.rolls_left = single[9]
    game.smashes = single[10]
    game.cheered = single[11]
    game.marked = single[12]
    game.wounds = single[13]
    game.lost = single[14]
    game.smashed = single[15]
    game.may_leave = single[16]
    game.withheld = single[17]
    game.leaving = single[18]
    game.staying = single[19]
    game.shielded = single[20]
    game.number = single[21]
    game.asked = single[22]
    game.victor = single[23]
    game.ending = single[24]
    game.persons = single[25]
    game.depth = len(owed)
    game.removed = tuple(removed)
    game.order = tuple(order)
    return game


def _packed(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def _monster(own: list[int]) -> Monster:
    health, points, energy, place, poison, shrink, rank, hooks = own[:8]
    return Monster(health, points, energy, place, poison, shrink, rank, hooks, _packed(own[8:]))
