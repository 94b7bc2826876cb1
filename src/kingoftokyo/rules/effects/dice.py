"""Changing single dice of the turn, and throwing dice for a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules import events
from kingoftokyo.rules.catalogue import cause_name
from kingoftokyo.rules.core.dice import FACE_NAMES, count, dice_text, one
from kingoftokyo.rules.core.rng import throw
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


def throw_one(game: Game) -> i64:
    """Throw one die and return its face."""
    thrown = throw(game, 1)
    face: i64 = 0
    while count(thrown, face) == 0:
        face += 1
    return face


def reroll_die(game: Game, me: i64, face: i64) -> i64:
    """This monster rerolls one of the turn's dice that shows `face`; returns the new face."""
    rolled = throw_one(game)
    game.dice += one(rolled) - one(face)
    if game.events is not None:
        game.events.append(
            events.DieRerolled(me, FACE_NAMES[face], FACE_NAMES[rolled], dice_text(game.dice), cause_name(game.cause))
        )
    return rolled


def set_die(game: Game, face: i64, to: i64) -> None:
    """Turn one of the turn's dice from `face` to `to`."""
    game.dice += one(to) - one(face)
    if game.events is not None:
        game.events.append(
            events.DieSet(game.active, FACE_NAMES[face], FACE_NAMES[to], dice_text(game.dice), cause_name(game.cause))
        )


def gain_roll(game: Game) -> None:
    """Give the active monster one more roll."""
    game.rolls_left += 1
    if game.events is not None:
        game.events.append(events.RollsGained(game.active, game.rolls_left, cause_name(game.cause)))


def add_smash(game: Game) -> None:
    """Add a smash by another monster to the active monster's roll."""
    game.cheered += 1
    if game.events is not None:
        game.events.append(events.SmashesAdded(game.active, 1, cause_name(game.cause)))


def throw_for_card(game: Game, me: i64, dice: i64) -> i64:
    """Throw up to nine extra dice, which do not join the turn's dice; returns them."""
    thrown = throw(game, dice)
    if game.events is not None:
        game.events.append(events.CardRolled(me, dice_text(thrown), cause_name(game.cause)))
    return thrown
