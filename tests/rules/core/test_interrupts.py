"""Long work can be interrupted: what its loops call is plain Python, on both engines."""

from __future__ import annotations

import signal
import sys
from collections import deque
from contextlib import suppress
from functools import partial
from itertools import repeat, starmap
from types import FunctionType
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game, PositionError
from kingoftokyo.rules.core import interrupts
from kingoftokyo.rules.core.agenda import MOST_STEPS, STEPS_BETWEEN_LOOKS
from kingoftokyo.rules.playout import DECISIONS_BETWEEN_LOOKS, play_out
from kingoftokyo.rules.records.parse import read_record
from kingoftokyo.rules.records.verify import check_chance
from rules.positions.test_nothing_endless import PLAYED_FOR_EVER
from rules.records.games import played

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType


def test_what_long_loops_call_is_never_compiled() -> None:
    assert isinstance(interrupts.let_others_in, FunctionType)


# Not where coverage is measured: an interrupt within its tracer leaves its lock held, and the next file would wait.
@pytest.mark.compiled_only
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such timer")
def test_an_endless_loop_outside_python_is_ended_by_a_signal_that_it_lets_in() -> None:
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, 0.05)
    try:
        with pytest.raises(KeyboardInterrupt):
            deque(starmap(interrupts.let_others_in, repeat(())), maxlen=0)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def looks(work: Callable[[], object]) -> int:
    """How often this work lets others in."""
    found = 0

    def called(frame: FrameType, event: str, _: object) -> None:
        nonlocal found
        found += event == "call" and frame.f_code is interrupts.let_others_in.__code__

    sys.setprofile(called)
    try:
        work()
    finally:
        sys.setprofile(None)
    return found


def test_an_answer_of_many_steps_lets_others_in_and_an_ordinary_one_does_not() -> None:
    def lay() -> None:
        with suppress(PositionError):
            Game.from_position(PLAYED_FOR_EVER)

    assert looks(lay) >= MOST_STEPS // STEPS_BETWEEN_LOOKS
    game = Game.new(4)
    assert looks(partial(game.play, "stop")) == 0


def test_a_playout_lets_others_in_now_and_then() -> None:
    game = Game.new(6, seed=1)
    decisions = play_out(game.clone(), 1)

    assert looks(partial(play_out, game, 1)) == decisions // DECISIONS_BETWEEN_LOOKS > 0


@pytest.mark.parametrize("work", [read_record, Game.from_record], ids=["read", "replayed"])
def test_reading_and_replaying_let_others_in_at_every_line(work: Callable[[str], object]) -> None:
    game = played(Game.new(2, seed=3))

    assert looks(partial(work, game.record())) >= len(game.lines) > 50


def test_checking_dice_lets_others_in_at_every_line() -> None:
    game = played(Game.new(2, seed=3))

    assert looks(partial(check_chance, read_record(game.record()))) == len(game.lines)
