"""Resolving the dice: added smashes, numbers, hearts and energy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules import events
from kingoftokyo.rules.asking.choices import (
    CURE_POISON,
    CURE_SHRINK,
    GROUP_NAMES,
    HEAL,
    HEAL_SEAT,
    PASS,
    RESOLVE,
    group_of,
    pack_choice,
    target_of,
    verb_of,
)
from kingoftokyo.rules.asking.options import offer
from kingoftokyo.rules.bits import bit
from kingoftokyo.rules.card import (
    AFTER_MY_DICE,
    HEARTS_FOR_OTHERS,
    SMASHES_ALWAYS,
    SMASHES_FROM_DICE,
    SMASHES_ON_A_SMASH,
    WHEN_MY_DICE_COUNT,
    WHEN_MY_NUMBERS_SCORE,
)
from kingoftokyo.rules.catalogue import DICE_CAUSE, cause_name
from kingoftokyo.rules.core.agenda import (
    AFTER_DICE_STEP,
    ASSIGN_HEARTS_STEP,
    COUNT_DICE_STEP,
    ENERGY_DICE_STEP,
    ENTER_STEP,
    HEARTS_STEP,
    NUMBERS_STEP,
    RESOLVE_STEP,
    SMASHES_STEP,
    STEPS,
    Step,
    ask,
    large_argument,
    middle_argument,
    pack,
    push,
    push_turn,
    skip_to,
    small_argument,
)
from kingoftokyo.rules.core.dice import ENERGY, HEART, ONE, SMASH, THREE, TWO, count, set_points
from kingoftokyo.rules.core.hand import activate, reacting
from kingoftokyo.rules.core.places import DEAD, OUTSIDE
from kingoftokyo.rules.effects.health import heal
from kingoftokyo.rules.effects.numbers import cure_poison, cure_shrink, gain_energy, gain_points, max_health
from kingoftokyo.rules.errors import shown
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.positions.fields import Fields


class CountDice(Step):
    """Before resolving: add the smashes of cards, and call the cards that react to the whole roll."""

    name = "count_dice"

    def run(self, game: Game, step: i64) -> None:
        me = game.active
        monster = game.monsters[me]
        game.smashes = smashes_of(game, record_events=True)
        if monster.hooks & WHEN_MY_DICE_COUNT:
            for ref in reacting(monster, WHEN_MY_DICE_COUNT):
                if not game.ending:
                    activate(game, ref).when_my_dice_count(game, me, ref)
        if game.rules.choose_order:
            skip_to(game, ENTER_STEP)
            push_turn(game, RESOLVE_STEP)
        elif game.rules.smashes_before_hearts:
            STEPS[NUMBERS_STEP].run(game, step)
            STEPS[ENERGY_DICE_STEP].run(game, step)
            skip_to(game, SMASHES_STEP)  # it pushes the hearts
        else:
            STEPS[NUMBERS_STEP].run(game, step)
            skip_to(game, HEARTS_STEP if count(game.dice, HEART) > 0 else ENERGY_DICE_STEP)


def smashes_of(game: Game, *, record_events: bool) -> i64:
    """The smashes of the current dice with those that cards add, each an event with `record_events`."""
    me = game.active
    monster = game.monsters[me]
    smashes = count(game.dice, SMASH) + game.cheered
    if monster.hooks & SMASHES_FROM_DICE:
        for ref in reacting(monster, SMASHES_FROM_DICE):
            smashes += _added(game, activate(game, ref).smashes_from_dice(game, me, ref), record_events=record_events)
    if smashes > 0 and monster.hooks & SMASHES_ON_A_SMASH:
        for ref in reacting(monster, SMASHES_ON_A_SMASH):
            smashes += _added(game, activate(game, ref).smashes_on_a_smash(game, me, ref), record_events=record_events)
    if monster.hooks & SMASHES_ALWAYS:
        for ref in reacting(monster, SMASHES_ALWAYS):
            smashes += _added(game, activate(game, ref).smashes_always(game, me, ref), record_events=record_events)
    return smashes


def _added(game: Game, amount: i64, *, record_events: bool) -> i64:
    if record_events and amount > 0 and game.events is not None:
        game.events.append(events.SmashesAdded(game.active, amount, cause_name(game.cause)))
    return amount


NUMBER_DICE: Final = 0
HEART_DICE: Final = 1
ENERGY_DIE: Final = 2
SMASH_DICE: Final = 3


def resolved_groups(step: i64) -> i64:
    """The groups of dice (see GROUP_NAMES) already resolved, a bit each."""
    return small_argument(step)


class Resolve(Step):
    """The active monster chooses the group of dice to resolve next. Argument: `resolved_groups`."""

    name = "resolve"
    fields: tuple[str, ...] = ("done",)

    def run(self, game: Game, step: i64) -> None:
        game.buffered_count = 0
        self.options(game, step)
        if game.buffered_count == 1:
            self.choose(game, step, game.option_buffer[0])
        elif game.buffered_count > 1:
            ask(game, game.active, step)
        else:
            push_turn(game, AFTER_DICE_STEP)

    def options(self, game: Game, step: i64) -> None:
        for group in range(4):
            if not resolved_groups(step) >> group & 1 and self.has_dice(game, group):
                offer(game, pack_choice(RESOLVE, 0, group, 0))

    def has_dice(self, game: Game, group: i64) -> bool:
        if group == NUMBER_DICE:
            return count(game.dice, ONE) + count(game.dice, TWO) + count(game.dice, THREE) > 0
        if group == HEART_DICE:
            return count(game.dice, HEART) > 0
        if group == ENERGY_DIE:
            return count(game.dice, ENERGY) > 0
        return game.smashes > 0

    def choose(self, game: Game, step: i64, choice: i64) -> None:
        group = group_of(choice)
        push(game, pack(RESOLVE_STEP, game.active, resolved_groups(step) | bit(group), 0, 0))
        STEPS[NUMBERS_STEP + group].run(game, 0)

    def describe(self, game: Game, step: i64) -> dict[str, object]:
        return {"done": [GROUP_NAMES[group] for group in range(4) if resolved_groups(step) >> group & 1]}

    def parse(self, game: Game, kind: i64, data: Fields) -> i64:
        done: i64 = 0
        for name in data.texts("done"):
            if name not in GROUP_NAMES:
                raise data.error("done", "field-name", found=shown(name), known=", ".join(GROUP_NAMES))
            done |= bit(GROUP_NAMES.index(name))
        return pack(kind, game.active, done, 0, 0)


class AfterDice(Step):
    """All dice are resolved: call the cards that react to it."""

    name = "after_dice"

    def run(self, game: Game, step: i64) -> None:
        me = game.active
        if game.monsters[me].hooks & AFTER_MY_DICE:
            for ref in reacting(game.monsters[me], AFTER_MY_DICE):
                activate(game, ref).after_my_dice(game, me, ref)


class Numbers(Step):
    """Three of a number score that number, each further die 1 point more."""

    name = "numbers"

    def run(self, game: Game, step: i64) -> None:
        me = game.active
        for face in range(ONE, THREE + 1):
            dice = count(game.dice, face)
            if dice >= 3:
                game.cause = DICE_CAUSE
                gain_points(game, me, set_points(face, dice))
                self.cards_score(game, face)

    def cards_score(self, game: Game, face: i64) -> None:
        me = game.active
        if game.monsters[me].hooks & WHEN_MY_NUMBERS_SCORE:
            for ref in reacting(game.monsters[me], WHEN_MY_NUMBERS_SCORE):
                activate(game, ref).when_my_numbers_score(game, me, ref, face)


class Hearts(Step):
    """Hearts heal outside Tokyo; a monster with tokens to cure, or with a Healing Ray, assigns each heart die."""

    name = "hearts"

    def run(self, game: Game, step: i64) -> None:
        hearts = count(game.dice, HEART)
        if hearts == 0:
            return
        me = game.active
        monster = game.monsters[me]
        outside = monster.place == OUTSIDE
        if monster.hooks & HEARTS_FOR_OTHERS or (outside and monster.poison + monster.shrink > 0):
            push(game, pack(ASSIGN_HEARTS_STEP, me, hearts, 0, 0))
        elif outside:
            game.cause = DICE_CAUSE
            heal(game, me, hearts)


def hearts_left(step: i64) -> i64:
    return small_argument(step)


def hearts_to_heal(step: i64) -> i64:
    return middle_argument(step) & 15


def hearts_to_cure_poison(step: i64) -> i64:
    return middle_argument(step) >> 4 & 15


def hearts_to_cure_shrink(step: i64) -> i64:
    return middle_argument(step) >> 8 & 15


def hearts_for_seat(step: i64, seat: i64) -> i64:
    return large_argument(step) >> (4 * seat) & 15


def hearts_for_any_seat(step: i64) -> bool:
    return large_argument(step) != 0


class AssignHearts(Step):
    """The active monster assigns its heart dice one by one; they take effect together once all are assigned.

    The middle argument has the dice assigned to healing, poison and shrink (4 bits each), the large one those for each
    seat (4 bits each).
    """

    name = "assign_hearts"
    fields: tuple[str, ...] = ("dice", "heal", "cure_poison", "cure_shrink", "others")

    def run(self, game: Game, step: i64) -> None:
        game.buffered_count = 0
        if hearts_left(step) > 0:
            self.options(game, step)
        if game.buffered_count == 0:
            self.spend(game, step)
        elif game.buffered_count == 1:
            self.choose(game, step, game.option_buffer[0])
        else:
            ask(game, game.active, step)

    def options(self, game: Game, step: i64) -> None:
        me = game.active
        monster = game.monsters[me]
        if monster.place == OUTSIDE:
            if monster.health + hearts_to_heal(step) < max_health(game, me):
                offer(game, HEAL)
            if monster.poison > hearts_to_cure_poison(step):
                offer(game, CURE_POISON)
            if monster.shrink > hearts_to_cure_shrink(step):
                offer(game, CURE_SHRINK)
        if monster.hooks & HEARTS_FOR_OTHERS:
            own = game.buffered_count
            for seat in range(len(game.monsters)):
                other = game.monsters[seat]
                given = hearts_for_seat(step, seat)
                if seat != me and other.place != DEAD and other.health + given < max_health(game, seat):
                    offer(game, pack_choice(HEAL_SEAT, 0, seat, 0))
            if game.buffered_count > own:
                offer(game, PASS)

    def choose(self, game: Game, step: i64, choice: i64) -> None:
        verb = verb_of(choice)
        assigned = middle_argument(step)
        others = large_argument(step)
        if verb == HEAL:
            assigned += 1
        elif verb == CURE_POISON:
            assigned += 1 << 4
        elif verb == CURE_SHRINK:
            assigned += 1 << 8
        elif verb == HEAL_SEAT:
            others += bit(4 * target_of(choice))
        push(game, pack(ASSIGN_HEARTS_STEP, game.active, hearts_left(step) - 1, assigned, others))

    def spend(self, game: Game, step: i64) -> None:
        me = game.active
        game.cause = DICE_CAUSE
        cure_poison(game, me, hearts_to_cure_poison(step))
        cure_shrink(game, me, hearts_to_cure_shrink(step))
        heal(game, me, hearts_to_heal(step))
        if not hearts_for_any_seat(step):
            return
        ray = reacting(game.monsters[me], HEARTS_FOR_OTHERS)[0]
        for seat in range(len(game.monsters)):
            hearts = hearts_for_seat(step, seat)
            if hearts > 0:
                activate(game, ray).hearts_for_others(game, me, ray, seat, hearts)

    def describe(self, game: Game, step: i64) -> dict[str, object]:
        seats = range(len(game.monsters)) if hearts_for_any_seat(step) else range(0)
        return {
            "dice": hearts_left(step),
            "heal": hearts_to_heal(step),
            "cure_poison": hearts_to_cure_poison(step),
            "cure_shrink": hearts_to_cure_shrink(step),
            "others": [hearts_for_seat(step, seat) for seat in seats],
        }

    def parse(self, game: Game, kind: i64, data: Fields) -> i64:
        others = self.parse_others(game, data)
        monster = game.monsters[game.active]
        assigned: i64 = data.number("heal", 0, 0, 9)
        assigned |= data.number("cure_poison", 0, 0, min(monster.poison, 9)) << 4
        assigned |= data.number("cure_shrink", 0, 0, min(monster.shrink, 9)) << 8
        return pack(kind, game.active, data.number("dice", 0, 0, 9), assigned, others)

    def parse_others(self, game: Game, data: Fields) -> i64:
        others: i64 = 0
        counts = data.items("others")
        if counts and not game.monsters[game.active].hooks & HEARTS_FOR_OTHERS:
            raise data.error("others", "step-hearts-for-others")
        for seat, hearts in enumerate(counts):
            if (
                isinstance(hearts, bool)
                or not isinstance(hearts, int)
                or not 0 <= hearts <= 9
                or seat >= len(game.monsters)
            ):
                raise data.error("others", "step-hearts")
            others |= i64(hearts) << (4 * i64(seat))
        return others


class EnergyDice(Step):
    name = "energy"

    def run(self, game: Game, step: i64) -> None:
        game.cause = DICE_CAUSE
        gain_energy(game, game.active, count(game.dice, ENERGY))


STEPS[COUNT_DICE_STEP] = CountDice()
STEPS[RESOLVE_STEP] = Resolve()
STEPS[AFTER_DICE_STEP] = AfterDice()
STEPS[NUMBERS_STEP] = Numbers()
STEPS[HEARTS_STEP] = Hearts()
STEPS[ASSIGN_HEARTS_STEP] = AssignHearts()
STEPS[ENERGY_DICE_STEP] = EnergyDice()
