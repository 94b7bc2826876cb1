"""Points, energy, tokens and the maximum health of a monster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules import events
from kingoftokyo.rules.card import ENERGY_GAIN, MAX_HEALTH, WHEN_I_GAIN_POINTS
from kingoftokyo.rules.catalogue import cause_name
from kingoftokyo.rules.core.hand import activate, reacting
from kingoftokyo.rules.effects.ending import BY_POINTS, end_game
from kingoftokyo.rules.mypyc_compat import i64
from kingoftokyo.rules.settings import START_HEALTH, WINNING_POINTS

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


def gain_points(game: Game, me: i64, amount: i64) -> None:
    """Add points, at most up to 20."""
    monster = game.monsters[me]
    amount = min(amount, WINNING_POINTS - monster.points)
    if amount <= 0 or game.ending:
        return
    monster.points += amount
    if game.events is not None:
        game.events.append(events.PointsGained(me, amount, monster.points, cause_name(game.cause)))
    if monster.hooks & WHEN_I_GAIN_POINTS:
        cause = game.cause
        for ref in reacting(monster, WHEN_I_GAIN_POINTS):
            activate(game, ref).when_i_gain_points(game, me, ref)
        game.cause = cause
    if game.rules.win_at_once and monster.points >= WINNING_POINTS:
        end_game(game, me, BY_POINTS)


def lose_points(game: Game, me: i64, amount: i64) -> None:
    """Take points from a monster, at most those that it has."""
    monster = game.monsters[me]
    amount = min(amount, monster.points)
    if amount <= 0 or game.ending:
        return
    monster.points -= amount
    if game.events is not None:
        game.events.append(events.PointsLost(me, amount, monster.points, cause_name(game.cause)))


def gain_energy(game: Game, me: i64, amount: i64) -> None:
    """Gain energy once: cards add their bonus once per gain, whatever its amount."""
    if amount <= 0 or game.ending:
        return
    add_energy(game, me, amount)
    monster = game.monsters[me]
    if monster.hooks & ENERGY_GAIN:
        cause = game.cause
        for ref in reacting(monster, ENERGY_GAIN):
            add_energy(game, me, activate(game, ref).energy_gain(game, me, ref))
        game.cause = cause


def add_energy(game: Game, me: i64, amount: i64) -> None:
    """Add energy without the bonus of cards, such as a battery's."""
    monster = game.monsters[me]
    monster.energy += amount
    if game.events is not None:
        game.events.append(events.EnergyGained(me, amount, monster.energy, cause_name(game.cause)))


def pay_energy(game: Game, me: i64, amount: i64) -> None:
    """Spend energy, at most all that the monster has."""
    monster = game.monsters[me]
    amount = min(amount, monster.energy)
    monster.energy -= amount
    if amount > 0 and game.events is not None:
        game.events.append(events.EnergySpent(me, amount, monster.energy, cause_name(game.cause)))


def lose_energy(game: Game, me: i64, amount: i64) -> None:
    """Lose energy, at most all that the monster has."""
    monster = game.monsters[me]
    amount = min(amount, monster.energy)
    if amount <= 0 or game.ending:
        return
    monster.energy -= amount
    if game.events is not None:
        game.events.append(events.EnergyLost(me, amount, monster.energy, cause_name(game.cause)))


def poison(game: Game, me: i64) -> None:
    """Put a poison token on a monster."""
    monster = game.monsters[me]
    monster.poison += 1
    if game.events is not None:
        game.events.append(events.TokensGained(me, "poison", 1, monster.poison, cause_name(game.cause)))


def shrink(game: Game, me: i64) -> None:
    """Put a shrink token on a monster."""
    monster = game.monsters[me]
    monster.shrink += 1
    if game.events is not None:
        game.events.append(events.TokensGained(me, "shrink", 1, monster.shrink, cause_name(game.cause)))


def cure_poison(game: Game, me: i64, amount: i64) -> None:
    monster = game.monsters[me]
    amount = min(amount, monster.poison)
    if amount == 0:
        return
    monster.poison -= amount
    if game.events is not None:
        game.events.append(events.TokensLost(me, "poison", amount, monster.poison, cause_name(game.cause)))


def cure_shrink(game: Game, me: i64, amount: i64) -> None:
    monster = game.monsters[me]
    amount = min(amount, monster.shrink)
    if amount == 0:
        return
    monster.shrink -= amount
    if game.events is not None:
        game.events.append(events.TokensLost(me, "shrink", amount, monster.shrink, cause_name(game.cause)))


def max_health(game: Game, me: i64) -> i64:
    """The most health that this monster can have, its cards counted."""
    most: i64 = START_HEALTH
    monster = game.monsters[me]
    if monster.hooks & MAX_HEALTH:
        cause = game.cause
        for ref in reacting(monster, MAX_HEALTH):
            most = max(most, activate(game, ref).max_health(game, me, ref))
        game.cause = cause
    return most
