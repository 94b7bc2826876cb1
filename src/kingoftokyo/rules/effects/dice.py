"""Dice of the turn, changed one by one, and dice thrown for a card."""

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
    """Throw one die and answer its face."""
    thrown = throw(game, 1)
    face: i64 = 0
    while count(thrown, face) == 0:
        face += 1
    return face


def reroll_die(game: Game, me: i64, face: i64) -> i64:
    """This monster rerolls a die of the turn that shows `face`; answers what it shows then."""
    rolled = throw_one(game)
    game.dice += one(rolled) - one(face)
    if game.events is not None:
        game.events.append(
            events.DieRerolled(me, FACE_NAMES[face], FACE_NAMES[rolled], dice_text(game.dice), cause_name(game.cause))
        )
    return rolled


def set_die(game: Game, face: i64, to: i64) -> None:
    """A die of the turn that shows `face` shows `to` instead."""
    game.dice += one(to) - one(face)
    if game.events is not None:
        game.events.append(
            events.DieSet(game.active, FACE_NAMES[face], FACE_NAMES[to], dice_text(game.dice), cause_name(game.cause))
        )


def gain_roll(game: Game) -> None:
    """The active monster may roll once more."""
    game.rolls_left += 1
    if game.events is not None:
        game.events.append(events.RollsGained(game.active, game.rolls_left, cause_name(game.cause)))


def add_smash(game: Game) -> None:
    """Another monster adds a smash to the active one's roll."""
    game.cheered += 1
    if game.events is not None:
        game.events.append(events.SmashesAdded(game.active, 1, cause_name(game.cause)))


def throw_for_card(game: Game, me: i64, dice: i64) -> i64:
    """Throw up to nine dice besides the turn's dice."""
    thrown = throw(game, dice)
    if game.events is not None:
        game.events.append(events.CardRolled(me, dice_text(thrown), cause_name(game.cause)))
    return thrown
