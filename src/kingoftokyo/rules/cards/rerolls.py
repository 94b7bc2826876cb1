"""Cards that give rolls and rerolls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.asking.choices import EXTRA_ROLL, PASS, PROBE, REROLL, face_of, pack_choice, verb_of
from kingoftokyo.rules.asking.options import offer, offer_once
from kingoftokyo.rules.card import THREES, Keep
from kingoftokyo.rules.core.agenda import ROLL_STEP, ask_owner
from kingoftokyo.rules.core.dice import FACES, HEART, THREE, count
from kingoftokyo.rules.core.hand import activate, reacting
from kingoftokyo.rules.effects import (
    counters,
    discard,
    discard_emptied,
    gain_roll,
    pay_energy,
    put_counters,
    reroll_die,
)
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


class EnergyDrink(Keep):
    name = "Energy Drink"
    cost = 4
    text = "Pay 1 energy for an extra roll, as often as you can."

    def while_i_roll(self, game: Game, me: i64, ref: i64) -> None:
        # Only after the regular rolls: buying a roll earlier would have no advantage.
        if game.rolls_left == 0 and game.monsters[me].energy >= 1:
            offer_once(game, pack_choice(EXTRA_ROLL, ref, 0, 0))

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        pay_energy(game, me, 1)
        gain_roll(game)


class SmokeCloud(Keep):
    name = "Smoke Cloud"
    cost = 4
    counters = 3
    text = "It comes with 3 smoke counters. Take one off for an extra roll. Discard it when it is empty."

    def while_i_roll(self, game: Game, me: i64, ref: i64) -> None:
        if game.rolls_left == 0 and counters(game, me, ref) > 0:
            offer_once(game, pack_choice(EXTRA_ROLL, ref, 0, 0))

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        left = counters(game, me, ref) - 1
        put_counters(game, me, ref, left)
        gain_roll(game)
        if left == 0:
            discard_emptied(game, me, ref)


class BackgroundDweller(Keep):
    name = "Background Dweller"
    cost = 4
    text = "Reroll any 3 you have, as often as you like."

    def while_i_roll(self, game: Game, me: i64, ref: i64) -> None:
        if count(game.dice, THREE) > 0:
            offer_once(game, pack_choice(REROLL, ref, THREE, 0))

    def threes(self, game: Game, me: i64, ref: i64) -> None:
        ask_owner(game, me, ref, 0)

    def asked(self, game: Game, me: i64, ref: i64, about: i64) -> None:
        self.while_i_roll(game, me, ref)
        offer(game, PASS)

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        if verb_of(choice) == REROLL and reroll_die(game, me, THREE) == THREE and about != ROLL_STEP:
            ask_owner(game, me, ref, 0)


WHICH_DIE: Final = 0
MY_THREE: Final = 1


def offer_probes(game: Game, ref: i64, about: i64) -> None:
    """Offer to reroll any die of the active monster; for MY_THREE, the 3 that the prober just rolled and may reroll."""
    if about == MY_THREE:
        if count(game.dice, THREE) > 0:
            offer(game, pack_choice(REROLL, ref, THREE, 0))
    else:
        for face in range(FACES):
            if count(game.dice, face) > 0:
                offer(game, pack_choice(PROBE, ref, face, 0))
    offer(game, PASS)


def probe(game: Game, me: i64, ref: i64, choice: i64, about: i64) -> bool:
    """Reroll the chosen die, and ask those who may reroll a 3: first the prober, then the active monster.

    Returns whether the prober rolled a heart.
    """
    if verb_of(choice) == PASS:
        if about == MY_THREE:
            _leave_three(game)
        return False
    rolled = reroll_die(game, me, face_of(choice))
    if rolled == THREE and game.monsters[me].hooks & THREES:
        ask_owner(game, me, ref, MY_THREE)
    elif rolled == THREE:
        _leave_three(game)
    return rolled == HEART


def _leave_three(game: Game) -> None:
    """The prober leaves the die at 3: ask the active monster if it may reroll 3s."""
    active = game.monsters[game.active]
    if active.hooks & THREES:
        dweller = reacting(active, THREES)[0]
        activate(game, dweller).threes(game, game.active, dweller)


class PsychicProbe(Keep):
    name = "Psychic Probe"
    cost = 3
    text = "After another monster's last roll, you may reroll one of its dice. On a heart, discard this card."

    def at_others_last_roll(self, game: Game, me: i64, ref: i64) -> None:
        ask_owner(game, me, ref, WHICH_DIE)

    def asked(self, game: Game, me: i64, ref: i64, about: i64) -> None:
        offer_probes(game, ref, about)

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        if probe(game, me, ref, choice, about):
            discard(game, me, ref)
