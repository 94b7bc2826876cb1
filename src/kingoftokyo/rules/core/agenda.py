"""The agenda: a stack of pending steps, each packed into one integer, so that pending work is plain data.

Only the functions here pack and unpack a step. Its fields, from the lowest bit up: the kind of step (6 bits), the seat
it concerns (4), then three arguments: small (10), middle (14) and large (28).
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

NOBODY: Final = 15  # used where a seat is expected and there is none
ENDED: Final = 14  # value of `game.asked` after the game ended in the middle of a step

# The steps of a turn, in order: each is followed by the next. If the active monster dies, the turn skips to the last.
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
# Decisions of the active monster during its turn; dropped when it is dead.
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
# A bit for each kind of step that has no seat field: it concerns the active monster or the whole table.
SEATLESS_KINDS: Final = (
    (2 << BUY_STEP) - 1  # every kind from FIRST_ROLL_STEP to BUY_STEP
    | 1 << NEXT_TURN_STEP
    | 1 << ASSIGN_HEARTS_STEP
    | 1 << EFFECT_OVER_STEP
    | 1 << REVEALED_STEP
    | 1 << AFTER_DICE_STEP
    | 1 << DEAL_STEP
)

# Limit on steps run without a decision. A game of idle turns ends within 4 000: Tokyo's bonus reaches 20 points.
MOST_STEPS: Final = 20_000
STEPS_BETWEEN_LOOKS: Final = 256  # steps between checks for signals; a power of 2; more than any real answer runs


def pack(kind: i64, seat: i64, small: i64, middle: i64, large: i64) -> i64:
    return kind | seat << 6 | small << 10 | middle << 20 | large << 34


def kind_of(step: i64) -> i64:
    return step & 63


def seat_of(step: i64) -> i64:
    return (step >> 6) & 15


def in_key(step: i64) -> i64:
    """The step as it enters `State.key`: kinds without a seat field have their seat bits cleared."""
    return step & ~SEAT_BITS if SEATLESS_KINDS >> kind_of(step) & 1 else step


def small_argument(step: i64) -> i64:
    return (step >> 10) & 1023


def middle_argument(step: i64) -> i64:
    return (step >> 20) & 16383


def large_argument(step: i64) -> i64:
    return step >> 34


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One kind of pending work. `run` does it. To wait for a seat, `run` calls `ask`; `choose` then gets the answer.

    A position has the step by its `name`, with the arguments `fields`: `describe` writes them, `parse` reads them.
    An interpreted subclass must set both in `__init__`: compiled code does not see its class attributes.
    """

    name = ""
    fields: tuple[str, ...] = ()

    def run(self, game: Game, step: i64) -> None:
        raise NotImplementedError

    def options(self, game: Game, step: i64) -> None:
        """Offer the options of the asked seat."""
        raise NotImplementedError

    def choose(self, game: Game, step: i64, choice: i64) -> None:
        """Apply the answer. The step was already removed from the agenda: push it again to ask again."""
        raise NotImplementedError

    def describe(self, game: Game, step: i64) -> dict[str, object]:
        """Return the value of each of `fields`, for a position."""
        return {}

    def parse(self, game: Game, kind: i64, data: Fields) -> i64:
        """Return the packed step for the fields of a position."""
        return pack(kind, game.active, 0, 0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step):
    """A step whose only argument is its seat, which need not be the active monster's."""

    fields: tuple[str, ...] = ("seat",)

    def describe(self, game: Game, step: i64) -> dict[str, object]:
        return {"seat": seat_of(step)}

    def parse(self, game: Game, kind: i64, data: Fields) -> i64:
        return pack(kind, data.seat("seat", game), 0, 0, 0)


class NoStep(Step):
    """Placeholder in `STEPS` until the phases register their steps."""


STEPS: Final = vec[Step]([NoStep() for _ in range(STEP_KINDS)])


def push(game: Game, step: i64) -> None:
    """Push a step: it runs next."""
    if game.depth == len(game.agenda):
        game.agenda = append(game.agenda, step)
    else:
        game.agenda[game.depth] = step
    game.depth += 1


def push_turn(game: Game, first: i64) -> None:
    """Push the step `first` for the active monster."""
    push(game, first | game.active << 6)


def skip_to(game: Game, step: i64) -> None:
    """Replace the turn's next step by this one, skipping the steps between them."""
    if game.depth > 0:  # it is 0 if the running step has ended the game
        game.agenda[game.depth - 1] = step | game.active << 6


def insert(game: Game, depth: i64, step: i64) -> None:
    """Insert a step at this depth of the stack, below everything pushed since."""
    push(game, step)
    k: i64 = game.depth - 1
    while k > depth:
        game.agenda[k] = game.agenda[k - 1]
        k -= 1
    game.agenda[depth] = step


def ask(game: Game, seat: i64, step: i64) -> None:
    """Wait for this seat's choice: the step stays on the agenda until then."""
    push(game, step)
    game.asked = seat


def ask_owner(game: Game, me: i64, ref: i64, about: i64) -> None:
    """Ask a card's owner: the card's `asked` offers the options and its `answered` gets the choice.

    `about` is a number of up to 24 bits that both get back: what the card needs to remember about its question.
    """
    push(game, pack_question(me, ref, about))


def pack_question(seat: i64, ref: i64, about: i64) -> i64:
    """Pack the step in which a card asks this seat."""
    return pack(CARD_STEP, seat, about & 1023, about >> 10, ref)


def about_of(step: i64) -> i64:
    return small_argument(step) | middle_argument(step) << 10


def asking_ref(step: i64) -> i64:
    return large_argument(step)


def advance(game: Game) -> None:
    """Run pending steps until a seat is asked or the game is over."""
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
            game.agenda[top] = step + 1  # the kind is in the lowest bits, so + 1 is the next step of the turn
        else:
            game.depth = top
            if TURN_OVER_STEP < kind <= BUY_STEP and game.monsters[game.active].place == DEAD:
                continue
        STEPS[kind].run(game, step)
    if game.ending:
        game.depth = 0  # drop what the step pushed or asked after it ended the game
        game.asked = NOBODY
    game.buffered_count = -1
    if game.history is not None:
        game.history.steps += steps
