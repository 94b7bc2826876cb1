"""Long work can be interrupted: what its loops call is plain Python, on both engines."""

from __future__ import annotations

import signal
import sys
from collections import deque
from itertools import repeat, starmap
from types import FunctionType

import pytest

from kingoftokyo import Game
from kingoftokyo.rules.core import interrupts
from kingoftokyo.rules.core.agenda import STEPS_BETWEEN_LOOKS
from kingoftokyo.rules.playout import DECISIONS_BETWEEN_LOOKS, play_out

IDLE = "shrink=6"  # without dice nothing is asked


def test_what_long_loops_call_is_never_compiled() -> None:
    assert isinstance(interrupts.let_others_in, FunctionType)


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


def test_turns_in_which_nobody_is_asked_are_many_steps_of_one_answer() -> None:
    game = Game.from_position(f"rules=simple monsters=[({IDLE}) ({IDLE} place=city points=1)] seed=1 step=end")

    assert game.over
    assert game.history is not None
    assert game.history.steps > 50


def test_a_playout_lets_others_in_once_or_twice_a_game() -> None:
    taken = [play_out(Game.new(6, seed=seed), seed) for seed in range(5)]

    assert all(1 <= decisions / DECISIONS_BETWEEN_LOOKS < 10 for decisions in taken)
    assert STEPS_BETWEEN_LOOKS > 100, "no ordinary answer pays for it"
