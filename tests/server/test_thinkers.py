"""Thinkers: work in other threads and in a process, which is given up when it takes too long, and holds up nobody."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
import threading
import weakref
from concurrent.futures import CancelledError
from contextlib import closing, suppress
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import kingoftokyo
from kingoftokyo.rules import all_card_facts
from kingoftokyo.server.thinker_threads import MOST_STUCK, Crew, ThreadedThinkers
from kingoftokyo.server.trial_process import TrialProcess
from kingoftokyo.storage.card_files import CardFile
from kingoftokyo.table.protocols import EndlessTextError, TookTooLongError

if TYPE_CHECKING:
    from collections.abc import Callable

LONG = 60.0  # seconds
SHORT = 0.05
CARDS = """
from kingoftokyo.cards import Keep

class Postbox(Keep):
    name = "Postbox"
    cost = 3
    text = "Nothing."
"""

ENDLESS = """
import asyncio, threading
from kingoftokyo.server.thinker_threads import ThreadedThinkers

async def leave() -> None:
    thinkers = ThreadedThinkers()
    started = threading.Event()

    def endless() -> None:
        started.set()
        threading.Event().wait()

    thinking = asyncio.ensure_future(thinkers.think(endless, 60))
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
    return {await thinkers.think(threading.current_thread, LONG), await thinkers.compute(threading.current_thread)}


def test_a_failing_thought_raises_for_its_caller_and_the_next_one_is_run() -> None:
    async def scenario() -> None:
        with pytest.raises(ZeroDivisionError):
            await thinkers.think(lambda: 1 // 0, LONG)
        assert await thinkers.think(lambda: 7, LONG) == 7

    thinkers = ThreadedThinkers(1)
    asyncio.run(scenario())
    thinkers.close()


@pytest.mark.parametrize("raised", [StopIteration(3), SystemExit("enough"), KeyboardInterrupt(), CancelledError()])
def test_everything_that_work_raises_reaches_the_caller_as_an_error(raised: BaseException) -> None:
    def stops() -> None:
        raise raised

    async def scenario() -> None:
        with pytest.raises(RuntimeError, match=type(raised).__name__):
            await asyncio.wait_for(thinkers.compute(stops), LONG)
        assert await thinkers.compute(lambda: 7) == 7

    thinkers = ThreadedThinkers(1)
    asyncio.run(scenario())
    thinkers.close()


def test_short_work_does_not_wait_for_thoughts() -> None:
    async def scenario() -> None:
        finished = threading.Event()
        thinking = asyncio.ensure_future(thinkers.think(finished.wait, LONG))
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
        first = asyncio.ensure_future(thinkers.think(finished.wait, LONG))
        second = asyncio.ensure_future(thinkers.think(lambda: thought.append("second"), LONG))
        await asyncio.sleep(0)
        second.cancel()
        with suppress(asyncio.CancelledError):
            await second
        await asyncio.sleep(0)  # until the thinkers know
        finished.set()
        await first
        await thinkers.think(lambda: thought.append("third"), LONG)

    thinkers = ThreadedThinkers(1)
    asyncio.run(scenario())
    thinkers.close()

    assert thought == ["third"]


def test_the_program_ends_during_a_thought() -> None:
    source = Path(kingoftokyo.__file__).parent.parent

    ended = subprocess.run(
        [sys.executable, "-c", ENDLESS], env={"PYTHONPATH": str(source)}, capture_output=True, timeout=60, check=False
    )

    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"the end\n", b"")


# Given up


def for_ever() -> None:
    while True:
        pass


def test_a_thought_without_end_is_given_up_and_its_thread_ends(caplog: pytest.LogCaptureFixture) -> None:
    thinking: list[threading.Thread] = []

    def endless() -> None:
        thinking.append(threading.current_thread())
        for_ever()

    async def scenario() -> None:
        with pytest.raises(TookTooLongError, match=r"this took more than 0\.05 seconds and was cancelled"):
            await thinkers.think(endless, SHORT)
        assert await thinkers.think(lambda: 7, LONG) == 7, "another thread has taken its place"

    thinkers = ThreadedThinkers(1)
    asyncio.run(scenario())
    thinkers.close()

    thinking[0].join(20)
    assert not thinking[0].is_alive()
    assert "was given up" in caplog.text


def test_the_log_does_not_say_what_was_worked_on(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        with pytest.raises(TookTooLongError):
            await thinkers.compute(partial(partial(for_ever_with, "a secret"), b"another"))

    thinkers = ThreadedThinkers(1, seconds_to_compute=SHORT)
    asyncio.run(scenario())
    thinkers.close()

    assert "was given up: for_ever_with" in caplog.text
    assert "secret" not in caplog.text
    assert "another" not in caplog.text


def for_ever_with(*_: object) -> None:
    for_ever()


def test_short_work_has_a_deadline_too() -> None:
    async def scenario() -> None:
        with pytest.raises(TookTooLongError):
            await thinkers.compute(for_ever)

    thinkers = ThreadedThinkers(1, seconds_to_compute=SHORT)
    asyncio.run(scenario())
    thinkers.close()


def test_the_time_of_work_counts_from_when_it_is_begun() -> None:
    async def scenario() -> None:
        first = asyncio.ensure_future(crew.do(for_ever, 0.3))
        second = asyncio.ensure_future(crew.do(lambda: 7, 0.2))
        with pytest.raises(TookTooLongError):
            await first
        assert await second == 7

    crew = Crew("thinker", 1)
    asyncio.run(scenario())
    crew.close()


def test_work_that_nobody_waits_for_any_more_is_given_up_as_well() -> None:
    async def scenario() -> None:
        begun = threading.Event()

        def endless() -> None:
            begun.set()
            for_ever()

        first = asyncio.ensure_future(crew.do(endless, 0.2))
        second = asyncio.ensure_future(crew.do(lambda: 7, LONG))
        while not begun.is_set():
            await asyncio.sleep(0.01)
        first.cancel()
        assert await second == 7

    crew = Crew("thinker", 1)
    asyncio.run(scenario())
    crew.close()


def test_while_too_many_threads_are_stuck_nothing_more_is_begun() -> None:
    release = threading.Event()

    async def scenario() -> None:
        for _ in range(MOST_STUCK):
            with pytest.raises(TookTooLongError, match="was cancelled"):
                await crew.do(release.wait, SHORT)  # no exception reaches a thread that waits outside Python
        with pytest.raises(TookTooLongError, match="too much other work is still running"):
            await crew.do(lambda: 7, LONG)
        release.set()
        while (await asyncio.gather(crew.do(lambda: 7, LONG), return_exceptions=True))[0] != 7:
            await asyncio.sleep(0.01)  # until those that were stuck have ended

    crew = Crew("thinker", 1)
    asyncio.run(scenario())
    crew.close()


# Tried in a separate process


def too_large() -> None:
    bytearray(1 << 40)


def broken() -> None:
    raise ZeroDivisionError


def ended_by_the_system() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_work_that_ends_there_may_be_done_here_whether_it_fails_or_not() -> None:
    with closing(TrialProcess(LONG)) as trial:
        trial.attempt(partial(len, "a text"))
        trial.attempt(broken)


def list_cards(file: Path) -> None:
    file.write_text(" ".join(card.id for card in all_card_facts()))


def test_own_cards_are_known_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards, listed = tmp_path / "cards.py", tmp_path / "listed"
    cards.write_text(CARDS)
    own = CardFile(str(cards), blake2b(cards.read_bytes(), digest_size=8).hexdigest())
    monkeypatch.setattr("kingoftokyo.server.trial_process.all_files", lambda: [own])

    with closing(TrialProcess(LONG)) as trial:
        trial.attempt(partial(list_cards, listed))

    assert listed.read_text().endswith(" postbox")


def test_own_cards_that_end_the_program_do_not_end_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    cards, listed = tmp_path / "cards.py", tmp_path / "listed"
    cards.write_text("raise SystemExit")
    own = CardFile(str(cards), blake2b(cards.read_bytes(), digest_size=8).hexdigest())
    monkeypatch.setattr("kingoftokyo.server.trial_process.all_files", lambda: [own])

    with closing(TrialProcess(LONG)) as trial:
        trial.attempt(partial(list_cards, listed))

    assert listed.exists()
    assert not caplog.text


@pytest.mark.parametrize("work", [for_ever, too_large, ended_by_the_system])
def test_work_that_does_not_end_is_refused_and_the_next_gets_a_new_process(
    work: Callable[[], None],
) -> None:
    with closing(TrialProcess(2.0)) as trial:
        with pytest.raises(EndlessTextError, match="more time or memory than any real game"):
            trial.attempt(work)

        trial.attempt(partial(len, "a text"))


def test_where_no_process_can_be_started_the_log_says_so_and_the_next_text_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def forbidden(_: object) -> None:
        raise PermissionError("no more processes")

    with closing(TrialProcess(2.0)) as trial:
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr("multiprocessing.context.SpawnProcess.start", forbidden)
            trial.attempt(for_ever)

        assert "an uploaded text is read in this process" in caplog.text
        with pytest.raises(EndlessTextError):
            trial.attempt(for_ever)


def test_thinkers_rehearse_there() -> None:
    async def scenario() -> None:
        await thinkers.rehearse(partial(len, "a text"))

    thinkers = ThreadedThinkers(1)
    asyncio.run(scenario())
    thinkers.close()


class Found:
    """A result that can be seen to go."""


def test_what_a_job_has_found_is_not_held_until_its_time_would_be_up() -> None:
    async def think() -> None:
        with closing(Crew("thinker", 1)) as crew:
            found = weakref.ref(await crew.do(Found, LONG))
            await crew.do(str, LONG)  # a thread refers to its newest job
            gc.collect()
            assert found() is None

    asyncio.run(think())
