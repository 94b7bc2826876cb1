"""Files and folders: only regular files are read and replaced, so that nothing hangs on a pipe or a device."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

NO_WAITING: Final[int] = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
PRIVATE: Final = 0o700


class NoRegularFileError(OSError):
    """A pipe, a socket or a device, where a file is expected."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "this is no regular file", str(path))


def read_regular(path: Path, most: int) -> bytes:
    """The first bytes of a regular file, at most so many. What is none raises, and is not even opened."""
    check_regular(path)
    handle = os.open(path, os.O_RDONLY | NO_WAITING)
    with os.fdopen(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):  # it was exchanged in between
            raise NoRegularFileError(path)
        return file.read(most)


def check_regular(path: Path) -> None:
    """Raise an OSError unless a regular file lies there; a link counts as what it points to."""
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise NoRegularFileError(path)


def check_replaceable(path: Path) -> None:
    """Raise an OSError if something lies there that is no regular file: nothing but a file is ever replaced."""
    try:
        check_regular(path)
    except FileNotFoundError:
        return


def make_folder(folder: Path, *, private: bool) -> None:
    """Make this folder if there is none; `private`: nobody else may see what is in it, also if it was there before."""
    folder.mkdir(mode=PRIVATE if private else 0o777, parents=True, exist_ok=True)
    if private and os.name == "posix":
        there = folder.stat()
        if there.st_uid == os.getuid() and stat.S_IMODE(there.st_mode) & 0o077:
            with suppress(OSError):  # a drive that knows no owners
                folder.chmod(PRIVATE)
