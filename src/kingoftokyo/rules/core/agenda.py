"""The agenda: a stack of steps still owed, each one packed into a single number; what is pending is data.

A step is read and written by the helpers here, never by shifting elsewhere. From the lowest bit up:
which kind of step (6 bits), the seat it concerns (4), then three arguments: small (10), middle (14) and large (28).
The phases have a function for each argument that says what it means, such as `hearts_left(step)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.core.interrupts import let_others_in
from kingoftokyo.rules.core.places import DEAD
from kingoftokyo.rules.errors import PositionError
from kingoftokyo.rules.mypyc_compat import append, i64, mypyc_attr, vec

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.positions.fields import Fields

NOBODY: Final = 15  # the seat that no monster has
ENDED: Final = 14  # is "asked" when the game ends in the middle of a step

# The turn, in its order: each step owes the next one. Once the active monster is dead, only the last is left of it.
FIRST_ROLL_STEP: Final = 0
INTERFERE_STEP: Final = 1
COUNT_DICE_STEP: Final = 2
NUMBERS_STEP: Final = 3
HEARTS_STEP: Final = 4
ENERGY_DICE_STEP: Final = 5
SMASHES_STEP: Final = 6
ENTER_STEP: Final = 7
BEFORE_BUYING_STEP: Final = 8
SELL_STEP: Final = 9
TURN_END_STEP: Final = 10
POISON_STEP: Final = 11
TURN_OVER_STEP: Final = 12
# What the active monster is asked in its turn, and no more once it is dead.
ROLL_STEP: Final = 13
CONFIRM_ROLL_STEP: Final = 14
CHANGE_DICE_STEP: Final = 15
RESOLVE_STEP: Final = 16
BUY_STEP: Final = 17
# Steps that run even if the active monster is dead.
TURN_START_STEP: Final = 18
NEXT_TURN_STEP: Final = 19
ASSIGN_HEARTS_STEP: Final = 20
DAMAGE_STEP: Final = 21
EFFECT_OVER_STEP: Final = 22
YIELD_STEP: Final = 23
LEAVE_STEP: Final = 24
YIELDED_STEP: Final = 25
TAKE_PLACE_STEP: Final = 26
REVEALED_STEP: Final = 27
CARD_STEP: Final = 28
COLLAPSE_STEP: Final = 29
AFTER_DICE_STEP: Final = 30
DEAL_STEP: Final = 31
STEP_KINDS: Final = 32

SEAT_BITS: Final = 15 << 6
OF_THE_ACTIVE: Final = 0xC85BFFFF  # a bit for each kind that has no seat of its own

MOST_STEPS: Final = 20_000  # in a row without a question; Tokyo's points end a game of idle turns within 4 000
STEPS_BETWEEN_LOOKS: Final = 256  # for a signal; a power of 2. No real answer has as many steps


def pack(kind: i64, seat: i64, small: i64, middle: i64, large: i64) -> i64:
    return kind | seat << 6 | small << 10 | middle << 20 | large << 34


def kind_of(step: i64) -> i64:
    return step & 63


def seat_of(step: i64) -> i64:
    return (step >> 6) & 15


def in_key(step: i64) -> i64:
    """The step as a key has it: without its seat where that says nothing, since the step is the active monster's."""
    return step & ~SEAT_BITS if OF_THE_ACTIVE >> kind_of(step) & 1 else step


def small_argument(step: i64) -> i64:
    return (step >> 10) & 1023


def middle_argument(step: i64) -> i64:
    return (step >> 20) & 16383


def large_argument(step: i64) -> i64:
    return step >> 34


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One kind of owed work. `run` does it; to wait for a seat it calls `ask`, and `choose` gets the answer.

    A position names the step by `name` and has its arguments in `fields`: `describe` writes them, `parse` reads them.
    A class that is not compiled sets both in `__init__`: compiled code does not see its class attributes.
    """

    name = ""
    fields: tuple[str, ...] = ()

    def run(self, game: Game, step: i64) -> None:
        raise NotImplementedError

    def options(self, game: Game, step: i64) -> None:
        """Offer what the asked seat may choose."""
        raise NotImplementedError

    def choose(self, game: Game, step: i64, choice: i64) -> None:
        """Go on with this answer. The step is off the agenda already: put it back to ask again."""
        raise NotImplementedError

    def describe(self, game: Game, step: i64) -> dict[str, object]:
        """The values of its `fields`."""
        return {}

    def parse(self, game: Game, kind: i64, data: Fields) -> i64:
        """The packed step of these fields."""
        return pack(kind, game.active, 0, 0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step):
    """A step with no other argument than its seat, which need not be the active one."""

    fields: tuple[str, ...] = ("seat",)

    def describe(self, game: Game, step: i64) -> dict[str, object]:
        return {"seat": seat_of(step)}

    def parse(self, game: Game, kind: i64, data: Fields) -> i64:
        return pack(kind, data.seat("seat", game), 0, 0, 0)


class NoStep(Step):
    """Fills the table until the phases have put their steps in."""


STEPS: Final = vec[Step]([NoStep() for _ in range(STEP_KINDS)])


def owe(game: Game, step: i64) -> None:
    """Put a step on top of the agenda: it is the next to be done."""
    if game.depth == len(game.agenda):
        game.agenda = append(game.agenda, step)
    else:
        game.agenda[game.depth] = step
    game.depth += 1


def owe_turn(game: Game, first: i64) -> None:
    """Owe the active monster's turn from this step on."""
    owe(game, first | game.active << 6)


def skip_to(game: Game, step: i64) -> None:
    """A step of the turn that runs has done, or has nothing to do for, what comes before this one."""
    if game.depth > 0:  # unless it has ended the game
        game.agenda[game.depth - 1] = step | game.active << 6


def insert(game: Game, depth: i64, step: i64) -> None:
    """Put a step under those that were owed from this depth on."""
    owe(game, step)
    k: i64 = game.depth - 1
    while k > depth:
        game.agenda[k] = game.agenda[k - 1]
        k -= 1
    game.agenda[depth] = step


def ask(game: Game, seat: i64, step: i64) -> None:
    """Wait for this seat: the step stays on the agenda until it is answered."""
    owe(game, step)
    game.asked = seat


def ask_owner(game: Game, me: i64, ref: i64, about: i64) -> None:
    """Let a card's owner decide: the card's `asked` offers the options and its `answered` gets the choice.

    `about` is a number of up to 24 bits that the card gets back: its memory of what it asked.
    """
    owe(game, pack_question(me, ref, about))


def pack_question(seat: i64, ref: i64, about: i64) -> i64:
    """The step in which a card asks this seat."""
    return pack(CARD_STEP, seat, about & 1023, about >> 10, ref)


def about_of(step: i64) -> i64:
    return small_argument(step) | middle_argument(step) << 10


def asking_ref(step: i64) -> i64:
    return large_argument(step)


def advance(game: Game) -> None:
    """Do what is owed until somebody is asked or the game is over."""
    steps: i64 = 0
    while game.asked == NOBODY and game.depth > 0:
        steps += 1
        if steps & (STEPS_BETWEEN_LOOKS - 1) == 0:
            let_others_in()
            if steps > MOST_STEPS:
                raise PositionError("", "position-endless")
        top = game.depth - 1
        step = game.agenda[top]
        kind = step & 63
        if kind < TURN_OVER_STEP:
            if game.monsters[game.active].place == DEAD:
                skip_to(game, TURN_OVER_STEP)
                continue
            game.agenda[top] = step + 1  # the kind is in the lowest bits: this is the next step of the turn
        else:
            game.depth = top
            if TURN_OVER_STEP < kind <= BUY_STEP and game.monsters[game.active].place == DEAD:
                continue
        STEPS[kind].run(game, step)
    if game.ending:
        game.depth = 0  # what a step owed or asked after it had ended the game
        game.asked = NOBODY
    game.buffered_count = -1
    if game.history is not None:
        game.history.steps += steps
