"""Tokyo City and Tokyo Bay: their holders, entering and leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules import events
from kingoftokyo.rules.card import TOKYO_BONUS
from kingoftokyo.rules.catalogue import TOKYO_CAUSE, cause_name
from kingoftokyo.rules.core.agenda import NOBODY
from kingoftokyo.rules.core.hand import activate, reacting
from kingoftokyo.rules.core.places import BAY, CITY, OUTSIDE, PLACE_NAMES
from kingoftokyo.rules.effects.numbers import gain_points
from kingoftokyo.rules.mypyc_compat import i64
from kingoftokyo.rules.settings import BAY_NEEDS

if TYPE_CHECKING:
    from kingoftokyo.rules.core.monster import Monster
    from kingoftokyo.rules.game import Game


def in_tokyo(monster: Monster) -> bool:
    """Whether a monster is in Tokyo City or Tokyo Bay."""
    return monster.place == CITY or monster.place == BAY


def holder(game: Game, place: i64) -> i64:
    """The seat in this place, the City or the Bay, or NOBODY."""
    for seat in range(len(game.monsters)):
        if game.monsters[seat].place == place:
            return seat
    return NOBODY


def free_place(game: Game) -> i64:
    """The free place in Tokyo that a monster would enter, or OUTSIDE if there is none."""
    if holder(game, CITY) == NOBODY:
        return CITY
    if game.rules.bay and game.alive >= BAY_NEEDS and holder(game, BAY) == NOBODY:
        return BAY
    return OUTSIDE


def enter_tokyo(game: Game, me: i64, place: i64) -> None:
    """Enter Tokyo and get the bonus for entering."""
    game.monsters[me].place = place
    if game.events is not None:
        game.events.append(events.TokyoEntered(me, PLACE_NAMES[place], cause_name(game.cause)))
    tokyo_pays(game, me, 1)


def tokyo_pays(game: Game, me: i64, points: i64) -> None:
    """Give the bonus for entering Tokyo or being there, or what a card gives instead of it."""
    game.cause = TOKYO_CAUSE
    monster = game.monsters[me]
    if monster.hooks & TOKYO_BONUS:
        for ref in reacting(monster, TOKYO_BONUS):
            activate(game, ref).tokyo_bonus(game, me, ref)
    else:
        gain_points(game, me, points)


def leave_tokyo(game: Game, me: i64, cause: str) -> None:
    monster = game.monsters[me]
    if game.events is not None:
        game.events.append(events.TokyoLeft(me, PLACE_NAMES[monster.place], cause))
    monster.place = OUTSIDE


def move_to_city(game: Game, me: i64, cause: str) -> None:
    """Move from the Bay to the City: it does not count as entering and gives no bonus."""
    game.monsters[me].place = CITY
    if game.events is not None:
        game.events.append(events.MovedToCity(me, cause))


def close_bay(game: Game) -> None:
    """With four or fewer alive, move the monster in the Bay to an empty City, if the rules allow it, or outside."""
    if game.alive >= BAY_NEEDS:
        return
    bay = holder(game, BAY)
    if bay == NOBODY:
        return
    if game.rules.bay_moves and holder(game, CITY) == NOBODY:
        move_to_city(game, bay, "bay")
    else:
        leave_tokyo(game, bay, "bay")


def take_tokyo(game: Game, me: i64) -> None:
    """All others leave Tokyo and `me` takes the City, with the bonus for entering if it was outside."""
    if game.ending:
        return
    card = cause_name(game.cause)
    for seat in range(len(game.monsters)):
        if seat != me and in_tokyo(game.monsters[seat]):
            leave_tokyo(game, seat, card)
    place = game.monsters[me].place
    if place == BAY:
        move_to_city(game, me, card)
    elif place == OUTSIDE:
        enter_tokyo(game, me, CITY)
