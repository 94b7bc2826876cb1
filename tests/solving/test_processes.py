"""The processes of a long computation leave Ctrl-C to the program that started them."""

from __future__ import annotations

import os
import signal

import pytest

from kingoftokyo.solving.processes import can_fork, forked


@pytest.mark.skipif(not can_fork(), reason="processes cannot be forked here")
def test_an_interrupt_is_nothing_to_a_process_of_the_pool() -> None:
    with forked(1) as pool:
        process = pool.apply(os.getpid)
        os.kill(process, signal.SIGINT)

        assert pool.apply(os.getpid) == process
