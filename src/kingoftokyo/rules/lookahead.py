"""What if: copies of a game in which the dice are final, or a card has been used on them, for who thinks ahead.

Those that take a game start from one in which the active monster is asked while it rolls or changes its dice, and leave
that game as it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.asking.choices import EXTRA_ROLL, REROLL, SET, SPEND, this_of, verb_of, x_of, y_of
from kingoftokyo.rules.asking.decisions import read_choice
from kingoftokyo.rules.card import BEFORE_I_RESOLVE, RESCUE, TOKYO_BONUS, WHILE_I_ROLL
from kingoftokyo.rules.core.agenda import CHANGE_DICE, CONFIRM_ROLL, NOBODY, ROLL, advance, kind_of
from kingoftokyo.rules.core.dice import ONE, THREE, count, one, set_points
from kingoftokyo.rules.core.hand import acting, reacting, reacting_once
from kingoftokyo.rules.effects.numbers import max_health
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.views.view import View

EVERY_FACE: Final = 0x111111
TWO_FACES: Final = 0x15  # five 1s and a 2: any card that may set a die may set one of these, whatever else they show


def read_answer(view: View, choice: object) -> int:
    """The code of the option that the view's seat chooses, by a Choice or its text, without playing it.

    Anything that is not an option raises a ChoiceError that says what is possible.
    """
    return read_choice(view._game, choice)  # noqa: SLF001  the copy without secrets has the same options


def tokyo_pays_points(view: View, seat: int) -> bool:
    """Whether Tokyo gives this monster points for entering and staying, and nothing else in their place."""
    return not view._game.monsters[seat].hooks & TOKYO_BONUS  # noqa: SLF001


def rescued_health(view: View) -> i64:
    """The most health that the view's monster can have by healing whenever it likes, with all it can pay for that."""
    game = view._game  # noqa: SLF001
    me = view._me  # noqa: SLF001
    monster = game.monsters[me]
    health = monster.health
    cause = game.cause
    for this in reacting_once(monster, RESCUE):
        health += acting(game, this).rescue(game, me, this)
    game.cause = cause
    return min(health, max_health(game, me))


def with_hand(game: Game, hand: i64) -> Game:
    """The same game with these dice and no more rolls or changes: up to what is asked then.

    It listens if the game does.
    """
    twin = game.clone()
    if game.events is not None:
        twin.events = []
    while _asks_about_dice(kind_of(twin.agenda[twin.depth - 1])):
        twin.depth -= 1
    twin.dice = hand
    twin.rolls_left = 0
    twin.asked = NOBODY
    advance(twin)
    return twin


def _asks_about_dice(kind: i64) -> bool:
    return kind in (ROLL, CONFIRM_ROLL, CHANGE_DICE)


def points_of(hand: i64) -> i64:
    """What the numbers of these dice score by themselves."""
    points: i64 = 0
    for face in range(ONE, THREE + 1):
        points += set_points(face, count(hand, face))
    return points


def _offered_while_rolling(game: Game, dice: i64) -> list[int]:
    """What cards offer their owner for these dice when it has no roll left."""
    me = game.active
    if not game.monsters[me].hooks & WHILE_I_ROLL:
        return []
    twin = game.clone()
    twin.dice = dice
    twin.rolls_left = 0
    twin.offers = 0
    for this in reacting(twin.monsters[me], WHILE_I_ROLL):
        acting(twin, this).while_i_roll(twin, me, this)
    return [twin.offered[k] for k in range(twin.offers)]


def _offered_before_resolving(game: Game, dice: i64) -> list[int]:
    """The ways to set a die that cards offer their owner for these dice."""
    me = game.active
    if not game.monsters[me].hooks & BEFORE_I_RESOLVE:
        return []
    twin = game.clone()
    twin.dice = dice
    twin.offers = 0
    for this in reacting(twin.monsters[me], BEFORE_I_RESOLVE):
        acting(twin, this).before_i_resolve(twin, me, this)
    return [twin.offered[k] for k in range(twin.offers) if verb_of(twin.offered[k]) == SET]


def extra_rolls(game: Game) -> list[int]:
    """The choices that would buy another roll when there is none left."""
    return [code for code in _offered_while_rolling(game, EVERY_FACE) if verb_of(code) in (EXTRA_ROLL, SPEND)]


def free_rerolls(game: Game) -> list[int]:
    """The faces that may be rerolled at any time."""
    return [x_of(code) for code in _offered_while_rolling(game, EVERY_FACE) if verb_of(code) == REROLL]


def die_settings(game: Game) -> dict[int, list[int]]:
    """The cards, as `this`, that may set a die whatever the dice show, and the faces they may set it to."""
    found: dict[int, list[int]] = {}
    for code in _offered_before_resolving(game, TWO_FACES):
        faces = found.setdefault(this_of(code), [])
        if y_of(code) not in faces:
            faces.append(y_of(code))
    return found


def sets_everything(game: Game, hand: i64) -> bool:
    """Whether a card lets all dice be set just because they show this."""
    always = die_settings(game)
    return any(this_of(code) not in always for code in _offered_before_resolving(game, hand))


def roll_paid(game: Game, choice: i64) -> Game:
    """The same game after one of `extra_rolls`: the price is paid, and there is a roll more."""
    twin = game.clone()
    acting(twin, this_of(choice)).answered(twin, twin.active, this_of(choice), choice, ROLL)
    return twin


def setting_paid(game: Game, this: i64) -> Game:
    """The same game after a card of `die_settings` was used, whatever the dice are now."""
    twin = game.clone()
    twin.dice = TWO_FACES
    code = next(code for code in _offered_before_resolving(game, TWO_FACES) if this_of(code) == this)
    acting(twin, this).answered(twin, twin.active, this, code, CHANGE_DICE)
    twin.dice = game.dice
    return twin


def with_another(hand: i64, old: i64, new: i64) -> i64:
    """These dice with one of them turned from a face to another."""
    return hand - one(old) + one(new)
