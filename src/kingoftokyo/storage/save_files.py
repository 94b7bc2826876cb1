"""Save files: folders, slots and atomic writes; `history.save_text` has the format of their text.

A save is written to a temporary file that then replaces the old one, so that a crash leaves one of the two intact.
"""

from __future__ import annotations

import errno
import itertools
import os
import re
import tempfile
import time
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from platformdirs import user_data_path

from kingoftokyo.history.save_text import read_save_text, record_of, save_text, tidy, turn_of
from kingoftokyo.rules import TITLE, KingOfTokyoError, RecordError, shown
from kingoftokyo.storage.regular_files import check_replaceable, make_folder, read_regular

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.history.save_text import Save
    from kingoftokyo.rules import Game, Record

FILE_NAME: Final = "KoTSS.txt"
MOST_BYTES: Final = 4_000_000
LEFT_AFTER: Final = 60.0  # seconds after which a temporary file counts as abandoned
MARK: Final = "\ufeff".encode()  # the byte order mark that some editors write
_HALF: Final = ".kotss-half"  # suffix of a file that is being written
_MOST_SLOT: Final = 80
_SLOT: Final = re.compile(r"(?! )[\w '’,!()&+-]+(?<! )")  # allowed in file names everywhere
_MOST_SLOT_BYTES: Final = 160  # file names are limited in bytes, and some letters take several


NOT_WRITTEN: Final = "save-not-written"
_WHY_NOT: Final = {
    errno.ENOSPC: "save-disk-full",
    errno.EDQUOT: "save-disk-full",
    errno.EACCES: "save-read-only",
    errno.EPERM: "save-read-only",
    errno.EROFS: "save-read-only",
}


class SaveError(KingOfTokyoError):
    """A save cannot be opened or written; `field` is its file, if known. The file is unchanged."""


class NoSaveError(SaveError):
    """There is no save: no file, or an empty one."""


def save_folder() -> Path:
    """The user's data folder."""
    return user_data_path("kingoftokyo", appauthor=False)


def slot_path(slot: str = "") -> Path:
    """The file of a named slot; without a name, the default save of `kot play`. Raises SaveError for a bad name."""
    if not slot:
        return save_folder() / FILE_NAME
    if not _is_slot(slot):
        raise SaveError("save-slot", most=_MOST_SLOT, found=shown(slot))
    return save_folder() / f"KoTSS-{slot}.txt"


def _is_slot(name: str) -> bool:
    return len(name) <= _MOST_SLOT and _SLOT.fullmatch(name) is not None and len(name.encode()) <= _MOST_SLOT_BYTES


def saved_at(path: Path) -> str:
    """The local date and time at which this file was written, as `2026-11-15T20:15:00`; empty if that is not known."""
    try:
        seconds = path.stat().st_mtime
    except OSError:
        return ""
    return datetime.fromtimestamp(seconds).isoformat(timespec="seconds") if seconds > 0 else ""  # noqa: DTZ006  local


def delete_save(path: Path) -> None:
    """Remove a save; raises SaveError if there is none, or it cannot be removed."""
    try:
        path.unlink()
    except FileNotFoundError:
        raise NoSaveError("save-missing", file=str(path)) from None
    except OSError as error:
        code, reason = _WHY_NOT.get(error.errno or 0, NOT_WRITTEN), error.strerror or str(error)
        raise SaveError(code, field=str(path), reason=reason) from None
    _sync_folder(path.parent)


def slots() -> dict[str, Path]:
    """All save files of the data folder by slot name; the default save has the empty name."""
    found = {path.stem.removeprefix("KoTSS-"): path for path in save_folder().glob("KoTSS-*.txt")}
    named = {slot: found[slot] for slot in sorted(found) if _is_slot(slot)}
    unnamed = save_folder() / FILE_NAME
    return {"": unnamed, **named} if unnamed.exists() else named


def write_save(
    path: Path,
    game: Game,
    *,
    monsters: Sequence[str] = (),
    players: Sequence[str] = (),
    date: str = "",
    computer_seed: int = 0,
) -> str:
    """Write the save of this game to this path, and return its text.

    If that fails, a SaveError says why, and the old save is unchanged.
    """
    try:
        whole = save_text(game, monsters=monsters, players=players, date=date, computer_seed=computer_seed)
    except RecordError as error:
        raise _in_file(error, path) from None
    _replace(path, whole)
    return whole


def _replace(path: Path, text: str) -> None:
    temporary = ""
    try:
        path = path.resolve()  # replace the target of a link, not the link
        check_replaceable(path)
        make_folder(path.parent, private=path.parent == save_folder().resolve())
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-", suffix=_HALF)
        if path.is_file():
            Path(temporary).chmod(path.stat().st_mode)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
        _sync_folder(path.parent)
        _clear_away(path)
    except OSError as error:
        if temporary:
            with suppress(OSError):
                Path(temporary).unlink()
        code, reason = _WHY_NOT.get(error.errno or 0, NOT_WRITTEN), error.strerror or str(error)
        raise SaveError(code, field=str(path), reason=reason) from None


def _sync_folder(folder: Path) -> None:
    """Flush the folder entry to the disk, where the system can do that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _clear_away(path: Path) -> None:
    """Delete temporary files of programs that were killed while saving, but none that is being written now."""
    half_written = re.compile(rf"\.{re.escape(path.name)}-[a-z0-9_]{{8}}{re.escape(_HALF)}")
    for left in path.parent.iterdir():
        with suppress(OSError):
            if half_written.fullmatch(left.name) and time.time() - left.stat().st_mtime > LEFT_AFTER:
                left.unlink()


def read_save(path: Path) -> Save:
    """The saved game at the decision where it was left; raises SaveError and changes nothing."""
    try:
        return read_save_text(_read(path))
    except RecordError as error:
        raise _in_file(error, path) from None


def read_summary(path: Path) -> tuple[Record, int]:
    """The record of a save and the number of its current turn (0 if the game is over), without replaying it."""
    text = _read(path)
    try:
        return record_of(text), turn_of(text)
    except KingOfTokyoError as error:
        raise _in_file(error, path) from None


def is_ours(path: Path) -> bool:
    """Whether this is a save or record, even a damaged one, or any file in the save folder."""
    try:
        begins = read_regular(path, len(TITLE) + len(MARK))
        return path.parent == save_folder() or begins.removeprefix(MARK).startswith(TITLE.encode())
    except OSError:
        return False


def free_path(path: Path, why: str) -> Path:
    """An unused name in the same folder: `KoTSS-previous.txt`, `KoTSS-previous-2.txt` and so on."""
    names = (f"{path.stem}-{why}{f'-{n}' if n > 1 else ''}{path.suffix}" for n in itertools.count(1))
    return next(beside for beside in (path.with_name(name) for name in names) if not os.path.lexists(beside))


def back_up(path: Path) -> Path | None:
    """Back up an unfinished save under a second name before it is replaced; None if no backup is needed.

    The file also has its old name until it is replaced, so that there is a save at all times.
    """
    try:
        if read_record_file(path).over:
            return None
    except NoSaveError:
        return None
    except SaveError as error:
        if not is_ours(path):
            raise SaveError("save-foreign", reason=str(error)) from None
        # damaged, or from a newer program: back it up, too
    try:
        return _linked(path.resolve(), path)
    except OSError as error:
        raise SaveError("save-no-backup", field=str(path), reason=error.strerror or str(error)) from None


def _linked(file: Path, path: Path) -> Path:
    """Link the file under a new name beside `path`, or copy it where links are not possible; returns the new path."""
    while True:
        aside = free_path(path, "previous")
        try:
            os.link(file, aside)
        except FileExistsError:
            continue  # another program was faster
        except OSError:
            try:
                _copy(file, aside)
            except FileExistsError:
                continue
        _sync_folder(aside.parent)
        return aside


def _copy(file: Path, new: Path) -> None:
    """Copy the whole file, or leave nothing behind."""
    content = read_regular(file, file.stat().st_size)
    with new.open("xb") as copy:
        try:
            copy.write(content)
            copy.flush()
            os.fsync(copy.fileno())
        except OSError:
            with suppress(OSError):
                new.unlink()
            raise


def read_record_file(path: Path) -> Record:
    """The record in a record or save file; raises SaveError."""
    text = _read(path)
    try:
        return record_of(text)
    except RecordError as error:
        raise _in_file(error, path) from None


def _in_file(error: KingOfTokyoError, path: Path) -> SaveError:
    """The same error, with the file before its line and field."""
    line = f"line {error.line}" if isinstance(error, RecordError) and error.line is not None else ""
    where = ": ".join(part for part in (str(path), line, error.field) if part)
    return SaveError(error.code, field=where, **error.arguments)


def _read(path: Path) -> str:
    try:
        content = read_regular(path, MOST_BYTES + 1)
    except FileNotFoundError:
        raise NoSaveError("save-missing", file=str(path)) from None
    except OSError as error:
        raise SaveError("save-unreadable", field=str(path), reason=error.strerror or str(error)) from None
    if len(content) > MOST_BYTES:
        raise SaveError("save-too-large", field=str(path), most=MOST_BYTES)
    content = content.removeprefix(MARK)
    if not content.strip():
        raise NoSaveError("save-empty", file=str(path))
    try:
        return tidy(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise _in_file(RecordError("save-no-text", line), path) from None
