"""Linux namespaces for a foreign bot: it sees only its own processes, has no network, and writes no file.

The bot has process number 1 in its namespace, so the system ends everything that it started together with it. Files
can be read as before, but written only in `/dev/shm`, which is empty, small, and deleted with the bot. This needs only
the kernel, and no privileges. If the kernel or a container forbids it, `why_not` says so.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from kingoftokyo.arena.sandbox import linux
from kingoftokyo.arena.sandbox.environment import environment
from kingoftokyo.rules import SetupError, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

AUTO: Final = "auto"
NONE: Final = "none"
REQUIRE: Final = "require"
ISOLATIONS: Final = (AUTO, NONE, REQUIRE)
PROBE_SECONDS: Final = 20.0
DEVICES: Final = ("/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom")
SHARED_MEMORY: Final = "/dev/shm"  # noqa: S108  where the bot may write
RUN: Final = "/run"  # sockets of other programs, through which files could be written
SMALL: Final = "size=64m,nr_inodes=4096,mode=1777"


class Isolation(NamedTuple):
    """The isolation of bots, besides their limits of time and memory."""

    namespaces: bool = False
    network: bool = False  # whether they have it inside namespaces; outside they always have it
    hidden: tuple[str, ...] = ()  # files that they cannot read inside namespaces


def isolation_of(wanted: str = AUTO, *, network: bool = False) -> Isolation:
    """The isolation that this system can do; raises SetupError if it is required and not possible."""
    if wanted not in ISOLATIONS:
        raise SetupError(f"there is no isolation {shown(wanted)}; choose one of: {', '.join(ISOLATIONS)}")
    if wanted == NONE:
        return Isolation()
    refused = why_not()
    if refused and wanted == REQUIRE:
        raise SetupError(f"bots cannot be isolated on this system: {refused}")
    return Isolation(not refused, network)


@cache
def why_not() -> str:
    """Why bots cannot be isolated on this system, or empty; tried once, in a child process."""
    if sys.platform != "linux":
        return "that needs Linux"
    command = [sys.executable, "-P", "-m", __name__]
    try:
        tried = subprocess.run(  # noqa: S603  ourselves
            command, env=environment(), capture_output=True, timeout=PROBE_SECONDS, check=False, start_new_session=True
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    if tried.returncode == 0:
        return ""
    lines = tried.stderr.decode(errors="replace").strip().splitlines()
    return lines[-1] if lines else f"the trial ended with exit code {tried.returncode}"


def leave_namespaces(isolation: Isolation) -> None:
    """Move this process to new namespaces; processes that it starts get ids from 1."""
    user, group = os.geteuid(), os.getegid()
    apart = linux.NEW_USER | linux.NEW_MOUNTS | linux.NEW_PROCESSES | linux.NEW_IPC
    linux.unshare(apart if isolation.network else apart | linux.NEW_NETWORK)
    own = Path("/proc/self")
    with contextlib.suppress(FileNotFoundError):  # before Linux 3.19
        (own / "setgroups").write_text("deny")
    (own / "uid_map").write_text(f"{user} {user} 1")
    (own / "gid_map").write_text(f"{group} {group} 1")


def settle(isolation: Isolation, used: Sequence[str] = ()) -> None:
    """In the first process of the new namespaces: make files read-only, hide some, and give up all rights.

    Files in `used`, such as the bot's own, stay visible.
    """
    needed = [os.path.realpath(path) for path in (sys.executable, __file__, ".", *used)]
    linux.mount("none", "/", "", linux.RECURSIVE | linux.PRIVATE)
    _mount_processes()
    devices = [device for device in DEVICES if Path(device).exists()]
    for device in devices:
        linux.mount(device, device, "", linux.BIND)
    for path in isolation.hidden:
        linux.mount("/dev/null", path, "", linux.BIND)  # it becomes a device that cannot be opened here
    memory = _can_be_covered(SHARED_MEMORY, needed)
    if memory:
        linux.mount("tmpfs", SHARED_MEMORY, "tmpfs", linux.NOSUID | linux.NODEV, SMALL)
        tempfile.tempdir = SHARED_MEMORY
        os.environ["TMPDIR"] = SHARED_MEMORY
    if not isolation.network and _can_be_covered(RUN, needed):
        linux.mount("tmpfs", RUN, "tmpfs", linux.NOSUID | linux.NODEV, "size=4k,mode=755")
    with contextlib.suppress(OSError):
        Path("/proc/sys/user/max_user_namespaces").write_text("0")  # the bot itself can make no further namespaces
    add = linux.MOUNT_READ_ONLY | linux.MOUNT_NO_SUID | linux.MOUNT_NO_DEVICES
    linux.change_mount("/", add=add, below=True)
    for device in devices:
        linux.change_mount(device, clear=linux.MOUNT_NO_DEVICES)
    if memory:
        linux.change_mount(SHARED_MEMORY, clear=linux.MOUNT_READ_ONLY)
    linux.drop_privileges()


def _can_be_covered(folder: str, needed: Sequence[str]) -> bool:
    return Path(folder).is_dir() and not any(Path(path).is_relative_to(folder) for path in needed)


def _mount_processes() -> None:
    """Mount /proc with the processes of this namespace only; empty if a container forbids mounting it."""
    try:
        linux.mount("proc", "/proc", "proc", linux.NOSUID | linux.NODEV | linux.NOEXEC)
    except OSError:
        linux.mount("tmpfs", "/proc", "tmpfs", linux.NOSUID | linux.NODEV | linux.NOEXEC, "size=4k,mode=555")


def _try() -> None:
    """Try the whole isolation once; the exit code says whether it worked."""
    isolation = Isolation(namespaces=True)
    leave_namespaces(isolation)
    first = os.fork()
    if first:
        os._exit(os.waitstatus_to_exitcode(os.waitpid(first, 0)[1]))
    if os.getpid() != 1:
        raise OSError("the process ids are not in a new namespace")
    settle(isolation)
    os._exit(0)


if __name__ == "__main__":
    try:
        _try()
    except OSError as error:
        print(error.strerror or error, file=sys.stderr)  # noqa: T201
        sys.stderr.flush()
        os._exit(1)
