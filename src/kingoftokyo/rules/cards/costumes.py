"""The costume cards of the Halloween expansion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.asking.choices import CHEER, PASS, USE, face_of, new_face_of, pack_choice, payment_of
from kingoftokyo.rules.asking.options import offer, offer_once
from kingoftokyo.rules.bits import bit
from kingoftokyo.rules.card import Costume
from kingoftokyo.rules.cards.die_changes import offer_to_set
from kingoftokyo.rules.cards.rerolls import MY_THREE, WHICH_DIE, offer_probes, probe
from kingoftokyo.rules.cards.rolls import shows_everything
from kingoftokyo.rules.core.agenda import ask_owner
from kingoftokyo.rules.core.dice import FACES, total
from kingoftokyo.rules.effects import (
    add_smash,
    counters,
    gain_energy,
    gain_points,
    heal,
    lose_energy,
    pay_energy,
    prevent,
    put_counters,
    set_die,
)
from kingoftokyo.rules.mypyc_compat import i64
from kingoftokyo.rules.phases.resolving import smashes_of
from kingoftokyo.rules.phases.smashing import threat
from kingoftokyo.rules.settings import WINNING_POINTS

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


class Princess(Costume):
    name = "Princess"
    cost = 5
    text = "At the start of your turn, gain 1 point."

    def at_my_turn_start(self, game: Game, me: i64, ref: i64) -> None:
        gain_points(game, me, 1)


class StatueOfLiberty(Costume):
    name = "Statue of Liberty"
    cost = 4
    text = "You have one roll more each turn."

    def rolls(self, game: Game, me: i64, ref: i64) -> i64:
        return 1


class Witch(Costume):
    name = "Witch"
    cost = 4
    text = "When another monster's roll would wound you, you may reroll one of its dice."

    def at_others_last_roll(self, game: Game, me: i64, ref: i64) -> None:
        ask_owner(game, me, ref, WHICH_DIE)

    def asked(self, game: Game, me: i64, ref: i64, about: i64) -> None:
        if about == MY_THREE or threat(game, me) > 0:
            offer_probes(game, ref, about)
        else:
            offer(game, PASS)

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        probe(game, me, ref, choice, about)


class Clown(Costume):
    name = "Clown"
    cost = 3
    text = "When your roll has a 1, a 2, a 3, a heart, an energy and a smash, you may set every die to any face."

    def at_my_turn_start(self, game: Game, me: i64, ref: i64) -> None:
        put_counters(game, me, ref, 0)

    def before_i_resolve(self, game: Game, me: i64, ref: i64) -> None:
        # Its counters are the dice set this turn. Once begun, it continues until it has set as many as there are dice.
        dice_set = counters(game, me, ref)
        if dice_set > 0 or shows_everything(game, smashes_of(game, record_events=False)):
            for to in range(FACES if dice_set < total(game.dice) else 0):
                offer_to_set(game, ref, to)

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        put_counters(game, me, ref, counters(game, me, ref) + 1)
        set_die(game, face_of(choice), new_face_of(choice))


class Cheerleader(Costume):
    name = "Cheerleader"
    cost = 3
    text = "In another monster's turn you may add a smash to its roll."

    def before_others_resolve(self, game: Game, me: i64, ref: i64) -> None:
        ask_owner(game, me, ref, 0)

    def asked(self, game: Game, me: i64, ref: i64, about: i64) -> None:
        offer(game, CHEER)
        offer(game, PASS)

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        if choice == CHEER:
            add_smash(game)


class Devil(Costume):
    name = "Devil"
    cost = 3
    text = "In your turn, other monsters that lose health to you lose 1 more."

    def others_loss(self, game: Game, me: i64, ref: i64, amount: i64) -> i64:
        return amount + 1 if game.active == me else amount


class Pirate(Costume):
    name = "Pirate"
    cost = 4
    text = "Steal 1 energy from each monster that loses health to you."

    def when_i_wound(self, game: Game, me: i64, ref: i64, victim: i64) -> None:
        if game.monsters[victim].energy > 0:
            lose_energy(game, victim, 1)
            gain_energy(game, me, 1)


class Robot(Costume):
    name = "Robot"
    cost = 4
    text = "When you are about to lose health, you may lose energy instead, as much of it as you like."

    def answer_damage(self, game: Game, me: i64, ref: i64, amount: i64) -> None:
        for energy in range(1, min(amount, game.monsters[me].energy) + 1):
            offer_once(game, pack_choice(USE, ref, 0, energy))

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        pay_energy(game, me, payment_of(choice))
        prevent(game, payment_of(choice))


class Zombie(Costume):
    name = "Zombie"
    cost = 4
    text = "You are not eliminated when your health comes to 0, and then lose no more health."

    def when_i_reach_zero(self, game: Game, me: i64, ref: i64) -> bool:
        return True


class Ghost(Costume):
    name = "Ghost"
    cost = 4
    text = "At the end of every monster's turn in which you lost health, gain 1 health."

    def after_any_turn(self, game: Game, me: i64, ref: i64) -> None:
        if game.lost >> me & 1:
            heal(game, me, 1)


class Vampire(Costume):
    name = "Vampire"
    cost = 3
    text = "At the end of every monster's turn in which another monster lost health to you, gain 1 health."

    def after_any_turn(self, game: Game, me: i64, ref: i64) -> None:
        if game.wounds >> (6 * me) & 63 & ~bit(me):
            heal(game, me, 1)


ENOUGH: Final = 17


class Astronaut(Costume):
    name = "Astronaut"
    cost = 4
    text = "When you have 17 points, you have 20."

    def when_bought(self, game: Game, me: i64, ref: i64) -> None:
        self.when_i_gain_points(game, me, ref)

    def when_i_gain_points(self, game: Game, me: i64, ref: i64) -> None:
        if ENOUGH <= game.monsters[me].points < WINNING_POINTS:
            gain_points(game, me, WINNING_POINTS - game.monsters[me].points)


COSTUMES: Final[tuple[Costume, ...]] = (
    Princess(),
    StatueOfLiberty(),
    Witch(),
    Clown(),
    Cheerleader(),
    Devil(),
    Pirate(),
    Robot(),
    Zombie(),
    Ghost(),
    Vampire(),
    Astronaut(),
)
