"""The guardian of a bot: a process between it and the arena, which leaves nothing behind that the bot has started.

It waits until the bot's process has ended, or ends that itself when it gets a SIGTERM, which it also gets when the
arena is killed. Whatever the bot has started comes to the guardian when its own parent ends, so that it is found even
if it has left its process group and session. Inside of namespaces the system ends all of it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from kingoftokyo.arena.sandbox import linux
from kingoftokyo.arena.sandbox.namespaces import leave_namespaces, settle

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingoftokyo.arena.sandbox.namespaces import Isolation

SECONDS_TO_END: Final = 5.0  # for what a bot has started
NOT_ISOLATED: Final = 77  # the exit code where namespaces could not be had after all


def leave_to_guardian(isolation: Isolation, close: tuple[int, ...], used: tuple[str, ...]) -> None:
    """Go on in a new process, the bot's, and be its guardian in this one, which never returns.

    The guardian closes these files, so that the arena sees the end of each of them together with the bot's. Files that
    are used stay in sight of an isolated bot.
    """
    die_with_parent(signal.SIGTERM)
    with contextlib.suppress(OSError):
        linux.adopt_orphans()
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})  # until the guardian knows whom to end
    if isolation.namespaces:
        _or_exit(partial(leave_namespaces, isolation))
    bot = os.fork()
    if bot:
        _guard(bot, close)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    os.setsid()  # so that a signal to its group does not reach the guardian
    die_with_parent(signal.SIGKILL)
    if isolation.namespaces:
        _or_exit(partial(settle, isolation, used))


def die_with_parent(number: signal.Signals) -> None:
    """Where the system can do that (Linux): get this signal when the parent ends, however that happens."""
    with contextlib.suppress(OSError):
        linux.signal_at_death_of_parent(number)


def _or_exit(step: Callable[[], None]) -> None:
    """A bot that could not be isolated must not run."""
    try:
        step()
    except OSError as error:
        print(f"it cannot be isolated: {error}", file=sys.stderr, flush=True)  # noqa: T201
        os._exit(NOT_ISOLATED)


def _guard(bot: int, close: tuple[int, ...]) -> NoReturn:
    nothing = os.open(os.devnull, os.O_RDWR)
    for file in (0, 1, 2):
        os.dup2(nothing, file)
    for file in close:
        os.close(file)

    def end(*_: object) -> None:
        os.kill(bot, signal.SIGKILL)  # it is not waited for yet, so that this number is still its own

    signal.signal(signal.SIGTERM, end)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    os.waitid(os.P_PID, bot, os.WEXITED | os.WNOWAIT)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(bot, signal.SIGKILL)
    _, status = os.waitpid(bot, 0)
    end_descendants()
    code = os.waitstatus_to_exitcode(status)
    if code < 0:
        with contextlib.suppress(OSError):  # SIGKILL has no handler
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)  # so that the arena sees how the bot ended
    os._exit(code & 0xFF)


def end_descendants() -> None:
    """End all children of this process and all of theirs, those that came to it by `adopt_orphans` too."""
    until = time.monotonic() + SECONDS_TO_END
    while time.monotonic() < until:
        for process in descendants(os.getpid()):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGKILL)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        time.sleep(0.002)


def descendants(process: int) -> list[int]:
    """The numbers of all processes that this one has started, directly or not (Linux; elsewhere none is known)."""
    parents: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, ValueError, IndexError):
            parents[int(path.name)] = int((path / "stat").read_text(errors="replace").rpartition(")")[2].split()[1])
    found = [process]
    for parent in found:
        found += [child for child, of in parents.items() if of == parent]
    return found[1:]
