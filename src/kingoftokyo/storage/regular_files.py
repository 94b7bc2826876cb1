"""Reading regular files only, so that the program never blocks on a pipe or a device; and making folders."""

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
    """The path is a pipe, a socket or a device instead of a file."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "this is not a regular file", str(path))


def read_regular(path: Path, most: int) -> bytes:
    """The first `most` bytes of a regular file; anything else raises OSError without being opened."""
    check_regular(path)
    handle = os.open(path, os.O_RDONLY | NO_WAITING)
    with os.fdopen(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):  # it was replaced since the check
            raise NoRegularFileError(path)
        return file.read(most)


def check_regular(path: Path) -> None:
    """Raise OSError unless the path is a regular file, or a link to one."""
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise NoRegularFileError(path)


def check_replaceable(path: Path) -> None:
    """Raise OSError if the path exists and is not a regular file: nothing else is ever replaced."""
    try:
        check_regular(path)
    except FileNotFoundError:
        return


def make_folder(folder: Path, *, private: bool) -> None:
    """Make this folder if it does not exist; `private`: only its owner may read it, even if it existed before."""
    folder.mkdir(mode=PRIVATE if private else 0o777, parents=True, exist_ok=True)
    if private and os.name == "posix":
        there = folder.stat()
        if there.st_uid == os.getuid() and stat.S_IMODE(there.st_mode) & 0o077:
            with suppress(OSError):  # a file system without owners
                folder.chmod(PRIVATE)
