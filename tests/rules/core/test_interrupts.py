"""Long work can be interrupted: what its loops call is plain Python, on both engines."""

from __future__ import annotations

import signal
from types import FunctionType

import pytest

from kingoftokyo import Game
from kingoftokyo.rules.core import interrupts
from kingoftokyo.rules.core.agenda import STEPS_BETWEEN_LOOKS
from kingoftokyo.rules.playout import DECISIONS_BETWEEN_LOOKS, play_out

IDLE = "shrink=6"  # without dice nothing is asked


def test_what_long_loops_call_is_never_compiled() -> None:
    assert isinstance(interrupts.let_others_in, FunctionType)


def test_a_signal_is_answered_when_a_loop_lets_it_in() -> None:
    def come_in() -> None:
        signal.raise_signal(signal.SIGINT)
        interrupts.let_others_in()

    with pytest.raises(KeyboardInterrupt):
        come_in()


def test_turns_in_which_nobody_is_asked_are_many_steps_of_one_answer() -> None:
    game = Game.from_position(f"rules=simple monsters=[({IDLE}) ({IDLE} place=city points=1)] seed=1 step=end")

    assert game.over
    assert game.history is not None
    assert game.history.steps > 50


def test_a_playout_lets_others_in_once_or_twice_a_game() -> None:
    taken = [play_out(Game.new(6, seed=seed), seed) for seed in range(5)]

    assert all(1 <= decisions / DECISIONS_BETWEEN_LOOKS < 10 for decisions in taken)
    assert STEPS_BETWEEN_LOOKS > 100, "no ordinary answer pays for it"
