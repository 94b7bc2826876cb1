"""The lock of the data folder: an exclusive lock on a file, held while the server runs.

The system releases it when the program ends, however it ends.
"""

from __future__ import annotations

import errno
import logging
import os
import sys
from contextlib import suppress
from typing import IO, TYPE_CHECKING, Final

from kingoftokyo.storage.regular_files import check_replaceable, make_folder

if TYPE_CHECKING:
    from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK: Final = "server.lock"
NO_LOCKS: Final = (errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EINVAL, errno.ENOSYS)  # some network drives
LOG: Final = logging.getLogger("kingoftokyo")


class FolderInUseError(Exception):
    """Another server holds this folder's lock; the message says what to do."""

    def __init__(self, process: str) -> None:
        which = f" (its process is {process})" if process else ""
        super().__init__(
            f"The game is already running{which}, but it does not answer: maybe it was stopped with Ctrl-Z. Type `fg` "
            "in its terminal to continue it, or end it there, then start the game again."
        )


def lock_folder(folder: Path) -> IO[str]:
    """Lock the folder until the returned file is closed; raises FolderInUseError if another server holds the lock."""
    make_folder(folder, private=True)
    path = folder / LOCK
    check_replaceable(path)
    file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8")
    try:
        if not _locked(file):
            raise FolderInUseError(_process(file))  # noqa: TRY301  the file is closed as after any other error
        file.seek(0)
        file.truncate()
        file.write(f"{os.getpid()}\n")
        file.flush()
    except BaseException:
        with suppress(OSError):
            file.close()
        raise
    return file


def _locked(file: IO[str]) -> bool:
    """Whether the file is locked now; True also where the file system has no locks, and the game runs without one."""
    try:
        return _lock(file)
    except OSError as error:
        if error.errno not in NO_LOCKS:
            raise
        LOG.warning("%s cannot be locked: start the game once only (%s)", file.name, error.strerror)
        return True


if sys.platform == "win32":

    def _lock(file: IO[str]) -> bool:
        file.seek(1 << 30)  # far behind the text, so that it stays readable
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:

    def _lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def _process(file: IO[str]) -> str:
    """The id of the process that holds the lock, which it wrote into the file; empty if unknown."""
    file.seek(0)
    text = file.read(20).strip()
    return text if text.isdecimal() else ""
