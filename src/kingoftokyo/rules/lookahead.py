"""Questions about what would happen, answered on copies of a game. None of them changes the given game.

Those about dice need a game in which the active monster is asked while it rolls or changes its dice.
"""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Final, SupportsIndex

from kingoftokyo.rules.asking.choices import (
    DONE,
    EXTRA_ROLL,
    PASS,
    REROLL,
    SET,
    SPEND,
    SPEND_NOW,
    USE_NOW,
    face_of,
    new_face_of,
    ref_of,
    verb_of,
)
from kingoftokyo.rules.asking.decisions import fallback, read_choice
from kingoftokyo.rules.card import (
    AT_OTHERS_LAST_ROLL,
    BEFORE_I_RESOLVE,
    BEFORE_OTHERS_RESOLVE,
    RESCUE,
    THREES,
    TOKYO_BONUS,
    WHILE_I_ROLL,
)
from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.core.agenda import (
    CARD_STEP,
    CHANGE_DICE_STEP,
    CONFIRM_ROLL_STEP,
    DAMAGE_STEP,
    NOBODY,
    RESOLVE_STEP,
    ROLL_STEP,
    STEPS,
    TURN_OVER_STEP,
    TURN_START_STEP,
    YIELD_STEP,
    advance,
    asking_ref,
    kind_of,
    pack,
)
from kingoftokyo.rules.core.dice import FACES, ONE, THREE, count, one, set_points
from kingoftokyo.rules.core.hand import activate, number_of, reacting, reacting_once
from kingoftokyo.rules.core.places import DEAD, OUTSIDE
from kingoftokyo.rules.core.rng import seeded
from kingoftokyo.rules.effects.numbers import max_health
from kingoftokyo.rules.input_types import whole_seed
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.asking.choices import Choice
    from kingoftokyo.rules.events import Event
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.views.view import View

EVERY_FACE: Final = 0x111111
_PLENTY: Final = 20  # extra energy, so that the monster is asked again after buying
_MOST_STEPS: Final = 50  # limit on decisions in a turn
TWO_FACES: Final = 0x15  # five 1s and a 2: a card that may set a die of any roll may set one of these


def choice_code(view: View, choice: object) -> int:
    """The code of the option that a Choice or a text stands for in this view's decision, without playing it.

    Anything that is not an option raises a ChoiceError that lists the options.
    """
    return read_choice(view._game, choice)  # noqa: SLF001  the view's game has the same options


def tokyo_pays_points(view: View, seat: SupportsIndex) -> bool:
    """Whether this monster gets points for entering and holding Tokyo, and no card replaces them."""
    return not view._game.monsters[index(seat)].hooks & TOKYO_BONUS  # noqa: SLF001


def rescued_health(view: View) -> i64:
    """The most health that the view's monster can reach by any-time healing, with all the energy it has."""
    game = view._game  # noqa: SLF001
    me = view._me  # noqa: SLF001
    monster = game.monsters[me]
    health = monster.health
    cause = game.cause
    for ref in reacting_once(monster, RESCUE):
        health += activate(game, ref).rescue(game, me, ref)
    game.cause = cause
    return min(health, max_health(game, me))


def with_roll(game: Game, roll: i64) -> Game:
    """A copy with these dice as the final roll, advanced to the next decision. It listens if the game does."""
    twin = game.clone()
    if game.events is not None:
        twin.events = []
    while _asks_about_dice(kind_of(twin.agenda[twin.depth - 1])):
        twin.depth -= 1
    twin.dice = roll
    twin.rolls_left = 0
    twin.asked = NOBODY
    advance(twin)
    return twin


def without_assigning(game: Game) -> Game:
    """A copy in which the heart dice that the active monster is asked to assign do nothing, up to the next decision.

    It listens if the game does.
    """
    twin = game.clone()
    if game.events is not None:
        twin.events = []
    twin.depth -= 1
    twin.asked = NOBODY
    advance(twin)
    return twin


def sample_answers(view: View, seed: SupportsIndex) -> list[Game]:
    """Possible worlds, as `View.sample` has one: one for each answer that another monster in Tokyo may have given.

    There is only one world if nobody's answer is hidden from the view's seat.
    """
    hidden = view._game.leaving & view._game.staying  # noqa: SLF001
    world = view.sample(seed)
    if hidden == 0:
        return [world]
    other = world.clone()
    other.leaving ^= hidden
    other.staying ^= hidden
    return [world, other]


def with_chance(game: Game, seed: SupportsIndex) -> Game:
    """A copy whose future random outcomes come from this seed."""
    twin = game.clone()
    twin.fair_chance = None
    twin.loaded = []
    twin.rng = seeded(whole_seed(seed))
    return twin


def drew_nothing(before: Game, after: Game) -> bool:
    """Whether nothing random happened between two states of the same game."""
    return before.rng == after.rng


def is_rolling(game: Game) -> bool:
    """Whether the active monster is asked which dice to keep."""
    return game.ending == 0 and kind_of(game.agenda[game.depth - 1]) == ROLL_STEP


def key_without_dice(game: Game) -> tuple[int, ...]:
    """The key of the position without the dice: the same at every roll of a turn."""
    twin = game.clone()
    twin.dice = 0
    twin.rolls_left = 0
    return twin.key()


def _asks_about_dice(kind: i64) -> bool:
    return kind in (ROLL_STEP, CONFIRM_ROLL_STEP, CHANGE_DICE_STEP)


def leave_dice(game: Game) -> Choice | None:
    """The answer to the pending decision that changes no die, on the way from a roll to its effects; None elsewhere.

    Others accept damage and stay in Tokyo, so that the effects are those of all dice.
    """
    decision = game.decision
    if decision is None:
        return None
    answer = fallback(decision)
    kind = kind_of(game.agenda[game.depth - 1])
    if kind == CARD_STEP:
        return answer if answer.code == PASS and _card_asks_about_dice(game) else None
    if kind in (DAMAGE_STEP, YIELD_STEP):
        return answer if game.asked != game.active else None
    return answer if kind == RESOLVE_STEP or _asks_about_dice(kind) else None


def dice_changers(game: Game) -> list[str]:
    """The cards with which the asked monster may change dice in the pending decision, after the last roll."""
    decision = game.decision
    if decision is None or kind_of(game.agenda[game.depth - 1]) not in (CARD_STEP, CHANGE_DICE_STEP):
        return []
    offered = [option for option in decision.options if verb_of(option.code) not in (PASS, DONE, USE_NOW, SPEND_NOW)]
    if kind_of(game.agenda[game.depth - 1]) == CARD_STEP:
        return [decision.kind] if offered and _card_asks_about_dice(game) else []
    return sorted({option.card for option in offered if option.card is not None})


def _card_asks_about_dice(game: Game) -> bool:
    """Whether the card that asks is one with which somebody may change dice after the last roll."""
    hooks = CATALOGUE.hooks[number_of(asking_ref(game.agenda[game.depth - 1]))]
    return hooks & (AT_OTHERS_LAST_ROLL | BEFORE_OTHERS_RESOLVE | THREES) != 0


def points_of(roll: i64) -> i64:
    """The points that the number dice of this roll score, without cards."""
    points: i64 = 0
    for face in range(ONE, THREE + 1):
        points += set_points(face, count(roll, face))
    return points


def _offered_while_rolling(game: Game, dice: i64) -> list[int]:
    """The codes of what cards offer the active monster for these dice when it has no roll left."""
    me = game.active
    if not game.monsters[me].hooks & WHILE_I_ROLL:
        return []
    twin = game.clone()
    twin.dice = dice
    twin.rolls_left = 0
    twin.buffered_count = 0
    for ref in reacting(twin.monsters[me], WHILE_I_ROLL):
        activate(twin, ref).while_i_roll(twin, me, ref)
    return [twin.option_buffer[k] for k in range(twin.buffered_count)]


def _offered_before_resolving(game: Game, dice: i64) -> list[int]:
    """The codes of the ways to set a die that cards offer the active monster for these dice."""
    me = game.active
    if not game.monsters[me].hooks & BEFORE_I_RESOLVE:
        return []
    twin = game.clone()
    twin.dice = dice
    twin.buffered_count = 0
    for ref in reacting(twin.monsters[me], BEFORE_I_RESOLVE):
        activate(twin, ref).before_i_resolve(twin, me, ref)
    return [twin.option_buffer[k] for k in range(twin.buffered_count) if verb_of(twin.option_buffer[k]) == SET]


def extra_rolls(game: Game) -> list[int]:
    """The codes of the choices that would buy another roll when none is left."""
    return [code for code in _offered_while_rolling(game, EVERY_FACE) if verb_of(code) in (EXTRA_ROLL, SPEND)]


def free_rerolls(game: Game) -> list[int]:
    """The faces that may be rerolled at any time."""
    return [face_of(code) for code in _offered_while_rolling(game, EVERY_FACE) if verb_of(code) == REROLL]


def die_settings(game: Game) -> dict[int, list[int]]:
    """The cards that may set a die of any roll, by reference, with the faces they may set it to."""
    found: dict[int, list[int]] = {}
    for code in _offered_before_resolving(game, TWO_FACES):
        faces = found.setdefault(ref_of(code), [])
        if new_face_of(code) not in faces:
            faces.append(new_face_of(code))
    return found


def sets_everything(game: Game, roll: i64) -> bool:
    """Whether this particular roll lets a card set all dice."""
    always = die_settings(game)
    return any(ref_of(code) not in always for code in _offered_before_resolving(game, roll))


def roll_paid(game: Game, choice: i64) -> Game:
    """A copy after one of `extra_rolls`: the price is paid, and there is one more roll."""
    twin = game.clone()
    activate(twin, ref_of(choice)).answered(twin, twin.active, ref_of(choice), choice, ROLL_STEP)
    return twin


def setting_paid(game: Game, ref: i64) -> Game:
    """A copy after a card of `die_settings` was used and paid for; the dice are unchanged."""
    twin = game.clone()
    twin.dice = TWO_FACES
    code = next(code for code in _offered_before_resolving(game, TWO_FACES) if ref_of(code) == ref)
    activate(twin, ref).answered(twin, twin.active, ref, code, CHANGE_DICE_STEP)
    twin.dice = game.dice
    return twin


def with_another(roll: i64, old: i64, new: i64) -> i64:
    """This roll with one die turned from face `old` to face `new`."""
    return roll - one(old) + one(new)


# The whole table


def health_of(game: Game, seat: SupportsIndex) -> int:
    """A monster's health; 0 if it is dead."""
    monster = game.monsters[index(seat)]
    return 0 if monster.place == DEAD else monster.health


def is_dead(game: Game, seat: SupportsIndex) -> bool:
    """Whether this monster has been eliminated."""
    return game.monsters[index(seat)].place == DEAD


def with_health(game: Game, seat: SupportsIndex, health: SupportsIndex) -> Game:
    """A copy in which this monster has this health."""
    twin = game.clone()
    twin.monsters[index(seat)].health = index(health)
    return twin


def others_may_meddle(game: Game, seat: SupportsIndex) -> bool:
    """Whether another living monster has a card that changes others' dice."""
    me = index(seat)
    meddling = AT_OTHERS_LAST_ROLL | BEFORE_OTHERS_RESOLVE  # no dead monster has hooks
    return any(
        k != me and monster.hooks & meddling for k, monster in enumerate(game.monsters)
    )  # dead monsters have no hooks


def idle_turn(game: Game, seat: SupportsIndex, *, outside: bool) -> list[Event]:
    """The events of the start and the end of this monster's turn, without what is rolled and bought in between.

    With `outside`, as if the monster were not in Tokyo.
    """
    twin = game.clone()
    twin.listen()
    me = index(seat)
    if outside:
        twin.monsters[me].place = OUTSIDE
    STEPS[TURN_START_STEP].run(twin, pack(TURN_START_STEP, me, 0, 0, 0))
    STEPS[TURN_OVER_STEP].run(twin, pack(TURN_OVER_STEP, me, 0, 0, 0))
    return list(twin.events or ())


def changes_only_energy(game: Game, choice: Choice, price: SupportsIndex) -> bool:
    """Whether buying a card costs this price and changes nothing else, apart from where cards are."""
    twin = game.clone()
    me = twin.monsters[twin.asked]
    me.energy += _PLENTY
    before, energy = twin.clone(), me.energy
    twin.play(choice)
    if me.energy != energy - index(price):
        return False
    me.energy = energy
    twin.market, twin.deck, twin.top = before.market[:], before.deck[:], before.top[:]
    twin.discard, twin.removed = before.discard[:], before.removed
    return twin.key() == before.key()


def idle_dice(game: Game) -> int:
    """The number of dice that have no effect: the table would be the same after resolving without them."""
    roll: i64 = game.dice
    outcome = _outcome(game, roll)
    useless = 0
    for face in range(FACES):
        while count(roll, face) > 0 and _outcome(game, roll - one(face)) == outcome:
            roll -= one(face)
            useless += 1
    return useless


def _outcome(game: Game, roll: i64) -> tuple[int, ...]:
    """The key of the position after this roll is resolved, if nobody changes dice or prevents damage."""
    me, turn = game.active, game.turn
    twin = with_roll(game, roll)
    steps = 0
    while (decision := twin.decision) is not None and twin.turn == turn and steps < _MOST_STEPS:
        steps += 1
        if decision.kind in ("assign_hearts", "resolve"):
            twin.play(decision.options[0])
        elif decision.seat == me and decision.kind not in ("change_dice", "damage"):
            break
        else:
            twin.play(fallback(decision))
    twin.dice = 0  # they no longer matter
    twin.smashes = 0
    return twin.key()


def key_when_buying(game: Game) -> tuple[int, ...]:
    """The key of a position after the dice are resolved, with the generator's state; the dice hardly matter any more.

    After the turn, Freeze Time asks for three 1s, also if it was bought in this turn. Custom cards may read other dice.
    """
    dice = game.dice
    game.dice = one(ONE) if count(dice, ONE) >= 3 else 0
    found = key_with_chance(game)
    game.dice = dice
    return found


def key_with_chance(game: Game) -> tuple[int, ...]:
    """The key of the position together with the generator's state."""
    return (*game.key(), game.rng)


# Deprecated names.
with_hand = with_roll
read_answer = choice_code
