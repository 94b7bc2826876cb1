"""What a seat knows as plain numbers: for a player in another process, which looks at the same view there.

The numbers are those of one build: they are handed over and read at once. For storing there are positions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.core.monster import Monster
from kingoftokyo.rules.core.places import DEAD, OUTSIDE
from kingoftokyo.rules.core.state import AGENDA_ROOM, MONSTER_NUMBERS, NUMBERS, PILES
from kingoftokyo.rules.mypyc_compat import i64, vec

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.views.view import View


def numbers_of(view: View) -> list[list[int]]:
    """All that this view holds: the game's numbers, its lists of cards, what is owed, and each monster."""
    game = view._game  # noqa: SLF001  the copy without secrets, which only leaves it here
    numbers: list[list[int]] = [
        [getattr(game, name) for name in NUMBERS],
        [game.agenda[k] for k in range(game.depth)],
        *(list(getattr(game, pile)) for pile in PILES),
        list(game.removed),
        list(game.order),
    ]
    return numbers + [
        [getattr(monster, name) for name in MONSTER_NUMBERS] + list(monster.hand) for monster in game.monsters
    ]


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


def fill(game: Game, numbers: list[list[int]]) -> None:
    """Make a new game the one without secrets that these numbers are of: the seat sees and is asked the same."""
    single, owed, deck, top, discard, market, removed, order, *monsters = numbers
    game.monsters = vec[Monster]([_monster(own) for own in monsters])
    game.agenda = _packed(owed + [0] * (AGENDA_ROOM - len(owed)))
    game.depth = len(owed)
    game.deck = _packed(deck)
    game.top = _packed(top)
    game.discard = _packed(discard)
    game.market = _packed(market)
    game.removed = tuple(removed)
    game.order = tuple(order)
    for name, number in zip(NUMBERS, single, strict=True):
        setattr(game, name, number)


def _packed(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def _monster(own: list[int]) -> Monster:
    health, points, energy, place, poison, shrink, rank, hooks = own[:8]
    return Monster(health, points, energy, place, poison, shrink, rank, hooks, _packed(own[8:]))
