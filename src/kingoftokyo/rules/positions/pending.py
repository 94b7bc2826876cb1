"""Positions in the middle of a turn: the pending steps, the next one first, and what has happened in the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.bits import bit
from kingoftokyo.rules.core.agenda import NEXT_TURN_STEP, STEPS, TURN_OVER_STEP, TURN_START_STEP, kind_of, push
from kingoftokyo.rules.mypyc_compat import i64
from kingoftokyo.rules.phases import step_names
from kingoftokyo.rules.positions.fields import A_FEW, MANY, Fields

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game

STEP_NAMES: Final = step_names()
THIS_TURN_FIELDS: Final = (
    "number",
    "decision",
    "interjections",
    "regular",
    "extra_turns",
    "frozen_turns",
    "fewer_dice",
    "smashes",
    "cheered",
    "lost",
    "wounds",
    "smashed",
    "may_leave",
    "withheld",
    "leaving",
    "staying",
    "shielded",
    "peeked",
)
MOST_STEPS: Final = 200
MOST_NUMBER: Final = 10**9
MOST_EXTRA_TURNS: Final = 15


def lay_pending(game: Game, data: Fields) -> None:
    """Set the pending steps and what has happened in the turn."""
    if data.has("step"):
        raise data.error("step", "position-step-and-pending")
    _lay_steps(game, data)
    lay_this_turn(game, data)


def lay_this_turn(game: Game, data: Fields) -> None:
    """Set what has happened in the turn."""
    past = Fields(data.data.get("this_turn", {}), "this_turn", THIS_TURN_FIELDS, written=data.written)
    _lay_counts(game, past)
    _lay_seats(game, past)
    _lay_peeked(game, past)


def _lay_steps(game: Game, data: Fields) -> None:
    steps = data.items("pending")
    most = MOST_STEPS + A_FEW if data.written else MOST_STEPS
    if not 1 <= len(steps) <= most:
        raise data.error("pending", "position-pending-count", most=most, found=len(steps))
    for n in range(len(steps) - 1, -1, -1):
        push(game, read_step(game, steps[n], f"pending[{n}]", written=data.written))
    last = kind_of(game.agenda[0])
    if last > TURN_OVER_STEP and last not in (TURN_START_STEP, NEXT_TURN_STEP):
        raise data.error("pending", "position-pending-end")


def _lay_counts(game: Game, past: Fields) -> None:
    game.turn = past.number("number", 0, 0, MOST_NUMBER, beyond=MANY)
    game.number = past.number("decision", 0, 0, MOST_NUMBER, beyond=MANY)
    game.interjections = past.number("interjections", 0, 0, MOST_NUMBER, beyond=MANY)
    game.regular = past.number("regular", game.active, 0, len(game.monsters) - 1)
    game.frozen_turns = past.number("frozen_turns", 0, 0, 99, beyond=A_FEW)
    game.fewer_dice = past.number("fewer_dice", 0, 0, 99, beyond=A_FEW)
    game.smashes = past.number("smashes", 0, 0, 99, beyond=A_FEW)
    game.cheered = past.number("cheered", 0, 0, 99, beyond=A_FEW)


def _lay_seats(game: Game, past: Fields) -> None:
    players = len(game.monsters)
    game.lost = past.seat_bits("lost", players)
    turns = past.seats("extra_turns", players)
    if len(turns) > MOST_EXTRA_TURNS:
        raise past.error("extra_turns", "position-extra-turns", most=MOST_EXTRA_TURNS)
    for seat in reversed(turns):
        game.turns_owed = game.turns_owed << 4 | i64(seat + 1)
    game.smashed = past.seat_bits("smashed", players)
    game.may_leave = past.seat_bits("may_leave", players)
    game.withheld = past.seat_bits("withheld", players)
    game.leaving = past.seat_bits("leaving", players)
    game.staying = past.seat_bits("staying", players)
    game.shielded = past.seat_bits("shielded", players)
    for n, pair in enumerate(past.items("wounds")):
        seats = Fields({"pair": pair}, f"this_turn.wounds[{n}]", ("pair",)).seats("pair", players)
        if len(seats) != 2:
            raise past.error(f"wounds[{n}]", "position-wound")
        game.wounds |= bit(seats[0] * 6 + seats[1])


def _lay_peeked(game: Game, past: Fields) -> None:
    peeked = past.items("peeked")
    if len(peeked) > len(game.top):
        raise past.error("peeked", "position-peeked")
    for n, seats_seen in enumerate(peeked):
        seen = Fields({"seen": seats_seen}, f"this_turn.peeked[{n}]", ("seen",)).seat_bits("seen", len(game.monsters))
        game.top[n] |= seen << 10


def read_step(game: Game, entry: object, where: str, *, written: bool) -> i64:
    kind: i64 = STEP_NAMES.index(Fields(entry, where, None).one_of("step", "", STEP_NAMES))
    step = STEPS[kind]
    return step.parse(game, kind, Fields(entry, where, ("step", *step.fields), written=written))
