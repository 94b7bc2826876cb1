"""A game as plain numbers: what a seat knows, for a player in another process, and a whole one for its copy there.

The numbers are those of one build: they are handed over and read at once. For storing there are positions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.catalogue import CATALOGUE, catalogue_digest
from kingoftokyo.rules.core.monster import Monster
from kingoftokyo.rules.core.places import DEAD, OUTSIDE
from kingoftokyo.rules.core.state import AGENDA_ROOM, MONSTER_NUMBERS, NUMBERS, PILES
from kingoftokyo.rules.errors import SetupError
from kingoftokyo.rules.expansions import BUILT_IN, has_own_cards
from kingoftokyo.rules.mypyc_compat import i64, vec
from kingoftokyo.rules.version import RULES_VERSION

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.views.view import View


_BUILT_IN_DIGEST: Final = catalogue_digest(BUILT_IN)


def numbers_of(view: View) -> list[list[int]]:
    """All that this view holds, as `game_numbers` has it."""
    return game_numbers(view._game)  # noqa: SLF001  the copy without secrets, which only leaves it here


def game_numbers(game: Game) -> list[list[int]]:
    """The game's numbers, what is owed, its lists of cards, and each monster; nothing of chance and of the past."""
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


def build_stamp(game: Game) -> tuple[int, int, str]:
    """By which rules and cards the numbers of this game mean what they mean.

    The number of a card of one's own hangs on what was registered before it; those of all others do not.
    """
    if not has_own_cards(game):
        return RULES_VERSION, BUILT_IN, _BUILT_IN_DIGEST
    cards = len(CATALOGUE.ids)
    return RULES_VERSION, cards, catalogue_digest(cards)


def check_stamp(stamp: tuple[int, int, str]) -> None:
    """Refuse numbers of another build, or of a process in which other cards of one's own were registered."""
    version, cards, digest = stamp
    if version != RULES_VERSION:
        raise SetupError("setup-pickle-rules", found=version, rules=RULES_VERSION)
    if cards > len(CATALOGUE.ids) or catalogue_digest(cards) != digest:
        raise SetupError("setup-pickle-cards")


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
    """Make a new game the one that these numbers are of."""
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
