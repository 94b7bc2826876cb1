"""Thinkers: thoughts in other threads, none of which holds up the end of the program."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

import pytest

import kingoftokyo
from kingoftokyo.server.thinker_threads import ThreadedThinkers

ENDLESS = """
import asyncio, threading
from kingoftokyo.server.thinker_threads import ThreadedThinkers

async def leave() -> None:
    thinkers = ThreadedThinkers()
    started = threading.Event()

    def endless() -> None:
        started.set()
        threading.Event().wait()

    thinking = asyncio.ensure_future(thinkers.think(endless))
    await asyncio.to_thread(started.wait)
    thinking.cancel()
    thinkers.close()

asyncio.run(leave())
print("the end")
"""


def test_a_thought_comes_back_from_another_thread() -> None:
    thinkers = ThreadedThinkers()

    threads = asyncio.run(both(thinkers))
    thinkers.close()

    assert threading.main_thread() not in threads


async def both(thinkers: ThreadedThinkers) -> set[threading.Thread]:
    return {await thinkers.think(threading.current_thread), await thinkers.compute(threading.current_thread)}


def test_a_thought_that_fails_is_told_to_who_waits_and_the_next_one_is_thought() -> None:
    async def scenario() -> None:
        with pytest.raises(ZeroDivisionError):
            await thinkers.think(lambda: 1 // 0)
        assert await thinkers.think(lambda: 7) == 7

    thinkers = ThreadedThinkers(1)
    asyncio.run(scenario())
    thinkers.close()


def test_short_work_does_not_wait_for_thoughts() -> None:
    async def scenario() -> None:
        finished = threading.Event()
        thinking = asyncio.ensure_future(thinkers.think(finished.wait))
        assert await thinkers.compute(lambda: 7) == 7
        finished.set()
        assert await thinking

    thinkers = ThreadedThinkers(1)
    asyncio.run(scenario())
    thinkers.close()


def test_what_nobody_waits_for_any_more_is_not_thought() -> None:
    thought: list[str] = []

    async def scenario() -> None:
        finished = threading.Event()
        first = asyncio.ensure_future(thinkers.think(finished.wait))
        second = asyncio.ensure_future(thinkers.think(lambda: thought.append("second")))
        await asyncio.sleep(0)
        second.cancel()
        with suppress(asyncio.CancelledError):
            await second
        await asyncio.sleep(0)  # until the thinkers know
        finished.set()
        await first
        await thinkers.think(lambda: thought.append("third"))

    thinkers = ThreadedThinkers(1)
    asyncio.run(scenario())
    thinkers.close()

    assert thought == ["third"]


def test_the_program_ends_whatever_is_being_thought() -> None:
    source = Path(kingoftokyo.__file__).parent.parent

    ended = subprocess.run(
        [sys.executable, "-c", ENDLESS], env={"PYTHONPATH": str(source)}, capture_output=True, timeout=60, check=False
    )

    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"the end\n", b"")
