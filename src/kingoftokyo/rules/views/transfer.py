"""A game as plain numbers: for handing a seat's view to a player in another process, and for pickling.

The numbers are only valid for the same build: use positions for storage.
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
    """All data of this view, in the form of `game_numbers`."""
    return game_numbers(view._game)  # noqa: SLF001  the view's game has no secrets


def game_numbers(game: Game) -> list[list[int]]:
    """The game's numbers, its agenda, its piles of cards, and each monster; without the generator and the history."""
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
    """The rules version and the cards for which the numbers of this game are valid.

    The number of a custom card depends on what was registered before it; those of built-in cards are fixed.
    """
    if not has_own_cards(game):
        return RULES_VERSION, BUILT_IN, _BUILT_IN_DIGEST
    cards = len(CATALOGUE.ids)
    return RULES_VERSION, cards, catalogue_digest(cards)


def check_stamp(stamp: tuple[int, int, str]) -> None:
    """Raise a SetupError for numbers of other rules, or of a process with other custom cards."""
    version, cards, digest = stamp
    if version != RULES_VERSION:
        raise SetupError("setup-pickle-rules", found=version, rules=RULES_VERSION)
    if cards > len(CATALOGUE.ids) or catalogue_digest(cards) != digest:
        raise SetupError("setup-pickle-cards")


def numbers_in_sight(view: View) -> list[int]:
    """A short summary for simple players: turn, rolls left and dice, then three numbers for each monster.

    These are its health (0 if it is dead), its points, and 1 if it is in Tokyo.
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
    """Fill a blank game from the output of `game_numbers`."""
    single, agenda, deck, top, discard, market, removed, order, *monsters = numbers
    game.monsters = vec[Monster]([_monster(own) for own in monsters])
    game.agenda = _packed(agenda + [0] * (AGENDA_ROOM - len(agenda)))
    game.depth = len(agenda)
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
