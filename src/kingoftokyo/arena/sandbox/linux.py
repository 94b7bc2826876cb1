"""Linux system calls that Python does not offer. On other systems each raises OSError."""

from __future__ import annotations

import ctypes
import os
import sys
from functools import cache
from typing import Any, Final

NEW_MOUNTS: Final = 0x00020000  # flags of unshare: CLONE_NEWNS and so on
NEW_IPC: Final = 0x08000000
NEW_USER: Final = 0x10000000
NEW_PROCESSES: Final = 0x20000000
NEW_NETWORK: Final = 0x40000000

NOSUID: Final = 2  # flags of mount
NODEV: Final = 4
NOEXEC: Final = 8
BIND: Final = 4096
RECURSIVE: Final = 16384
PRIVATE: Final = 1 << 18

MOUNT_READ_ONLY: Final = 1  # attributes of mount_setattr
MOUNT_NO_SUID: Final = 2
MOUNT_NO_DEVICES: Final = 4

_MOUNT_SETATTR: Final = 442  # the number of the call, the same on all architectures
_HERE: Final = -100  # AT_FDCWD
_WITH_ALL_BELOW: Final = 0x8000  # AT_RECURSIVE
_DEATH_SIGNAL: Final = 1  # options of prctl: PR_SET_PDEATHSIG and so on
_DUMPABLE: Final = 4
_DROP_FROM_BOUNDING_SET: Final = 24
_CHILD_SUBREAPER: Final = 36
_NO_NEW_PRIVILEGES: Final = 38
_CAPABILITIES_V3: Final = 0x20080522
_MOST_CAPABILITIES: Final = 64


@cache
def _libc() -> Any:  # noqa: ANN401  ctypes knows its functions by name only
    return ctypes.CDLL(None, use_errno=True)


def _call(name: str, *arguments: object) -> None:
    if sys.platform != "linux":
        raise OSError(f"there is no {name} on this system")
    try:
        function = getattr(_libc(), name)
    except AttributeError:
        raise OSError(f"there is no {name} in this C library") from None
    if function(*arguments) == -1:
        number = ctypes.get_errno()
        raise OSError(number, f"{name}: {os.strerror(number)}")


def _prctl(option: int, value: int) -> None:
    _call("prctl", ctypes.c_int(option), *(ctypes.c_ulong(number) for number in (value, 0, 0, 0)))


def signal_at_death_of_parent(signal: int) -> None:
    """Get this signal when the parent process ends."""
    _prctl(_DEATH_SIGNAL, signal)


def adopt_orphans() -> None:
    """Become the parent of every descendant whose own parent ends, instead of the system's first process."""
    _prctl(_CHILD_SUBREAPER, 1)


def forbid_tracing() -> None:
    """Keep other processes of the same user from tracing this one, and from opening its files in /proc.

    This lasts until another program is executed, and does not stop root.
    """
    _prctl(_DUMPABLE, 0)


def drop_privileges() -> None:
    """Give up every capability permanently, for programs executed later as well."""
    _prctl(_NO_NEW_PRIVILEGES, 1)
    for capability in range(_MOST_CAPABILITIES):
        try:
            _prctl(_DROP_FROM_BOUNDING_SET, capability)
        except OSError:  # beyond the last capability of this kernel
            break
    _call("capset", (ctypes.c_uint32 * 2)(_CAPABILITIES_V3, 0), (ctypes.c_uint32 * 6)())


def unshare(namespaces: int) -> None:
    _call("unshare", ctypes.c_int(namespaces))


def mount(source: str, target: str, kind: str, flags: int, options: str = "") -> None:
    texts = [os.fsencode(text) for text in (source, target, kind)]
    _call("mount", *texts, ctypes.c_ulong(flags), os.fsencode(options))


def change_mount(target: str, *, add: int = 0, clear: int = 0, below: bool = False) -> None:
    """Change the attributes of a mount, and of all below it (Linux 5.12)."""
    attributes = (ctypes.c_uint64 * 4)(add, clear, 0, 0)
    flags = ctypes.c_uint(_WITH_ALL_BELOW if below else 0)
    size = ctypes.c_size_t(ctypes.sizeof(attributes))
    _call("syscall", ctypes.c_long(_MOUNT_SETATTR), ctypes.c_int(_HERE), os.fsencode(target), flags, attributes, size)
