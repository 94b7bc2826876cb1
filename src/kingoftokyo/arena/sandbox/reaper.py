"""The reaper of a bot: a process between it and the arena that ends everything the bot started.

It waits until the bot's process has ended, or kills it on SIGTERM, which it also gets when the arena is killed. It
adopts orphaned processes of the bot, so that they are found even if they left their process group and session. Inside
namespaces, the system ends all of them.
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

SECONDS_TO_END: Final = 5.0  # for the processes that a bot started
NOT_ISOLATED: Final = 77  # the exit code if namespaces failed after all


def leave_to_reaper(isolation: Isolation, close: tuple[int, ...], used: tuple[str, ...]) -> None:
    """Continue in a new process, the bot's; this process becomes its reaper and never returns.

    The reaper closes the files `close`, so that the arena sees their end when the bot ends. Files in `used` stay
    visible to an isolated bot.
    """
    die_with_parent(signal.SIGTERM)
    with contextlib.suppress(OSError):
        linux.adopt_orphans()
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})  # until the reaper knows the bot's process
    if isolation.namespaces:
        _or_exit(partial(leave_namespaces, isolation))
    bot = os.fork()
    if bot:
        _guard(bot, close)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    os.setsid()  # so that a signal to its group does not reach the reaper
    die_with_parent(signal.SIGKILL)
    if isolation.namespaces:
        _or_exit(partial(settle, isolation, used))


def die_with_parent(number: signal.Signals) -> None:
    """On Linux: get this signal when the parent ends, however that happens."""
    with contextlib.suppress(OSError):
        linux.signal_at_death_of_parent(number)


def _or_exit(step: Callable[[], None]) -> None:
    """Isolate this process; if that fails, exit, because the bot must not run."""
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
        os.kill(bot, signal.SIGKILL)  # not waited for yet, so its process id is still valid

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
    """End all descendants of this process, including those adopted by `adopt_orphans`."""
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
    """The ids of all descendants of this process (Linux; empty elsewhere)."""
    parents: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, ValueError, IndexError):
            parents[int(path.name)] = int((path / "stat").read_text(errors="replace").rpartition(")")[2].split()[1])
    found = [process]
    for parent in found:
        found += [child for child, of in parents.items() if of == parent]
    return found[1:]
