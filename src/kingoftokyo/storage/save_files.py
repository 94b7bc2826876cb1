"""Save files: the record of a game and its position, written whole or not at all.

    <the record of the game>
    --- save
    position: <where the game stands, so that it can go on even if later rules cannot replay its history>
    secret: <of fair dice, while the game goes on: a save is for its owner alone>
    opponents: <the seed of the computer players>
    checksum: <BLAKE2b of everything above>

A file is replaced only by a whole new one: whatever happens while saving, the old save is there or the new one is.
"""

from __future__ import annotations

import itertools
import os
import re
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Final

from platformdirs import user_data_path

from kingoftokyo.rules.errors import KingOfTokyoError, RecordError, in_line, shown
from kingoftokyo.rules.game import Game
from kingoftokyo.rules.positions.parse import parse_position
from kingoftokyo.rules.records.parse import MOST_TEXT, read_record
from kingoftokyo.rules.records.record import COMMITTED, TITLE
from kingoftokyo.rules.version import RULES_VERSION

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.rules.records.record import Record

FILE_NAME: Final = "KoTSS.txt"
MOST_BYTES: Final = 4_000_000
LEFT_AFTER: Final = 60.0  # seconds: nobody writes that long
_SECTION: Final = "--- save"
_CHECKSUM: Final = "checksum: "
_HALF: Final = ".kotss-half"  # what is being written
_SLOT: Final = re.compile(r"[\w-]{1,80}")
_MOST_SLOT_BYTES: Final = 160  # the names of files are short, and letters of some scripts are long


class SaveError(KingOfTokyoError):
    """A save that cannot be opened or written: `field` is its file, if it is known. The file is as it was."""


class NoSaveError(SaveError):
    """There is no save: no file, or an empty one."""


@dataclass(frozen=True)
class Save:
    """What a save file holds. `notice` tells the person what could not be kept, if anything."""

    game: Game
    record: Record
    opponents: int
    notice: str = ""


def save_folder() -> Path:
    """The user's data folder."""
    return user_data_path("kingoftokyo", appauthor=False)


def slot_path(slot: str = "") -> Path:
    """The file of a named slot; without a name, the one save that `kot play` uses by itself."""
    if not slot:
        return save_folder() / FILE_NAME
    if not _is_slot(slot):
        raise SaveError(f"a slot is named by letters, digits, - and _, at most 80 of them, not {shown(slot)}")
    return save_folder() / f"KoTSS-{slot}.txt"


def _is_slot(name: str) -> bool:
    return _SLOT.fullmatch(name) is not None and len(name.encode()) <= _MOST_SLOT_BYTES


def slots() -> dict[str, Path]:
    """All save files of the data folder by their slots' names; the unnamed one is ``."""
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
    opponents: int = 0,
) -> str:
    """Replace the save at this path by the text that is answered.

    When that fails, a SaveError says why and the old save is still there.
    """
    try:
        whole = save_text(game, monsters=monsters, players=players, date=date, opponents=opponents)
    except SaveError as wrong:
        raise SaveError(str(wrong), field=str(path)) from None
    _replace(path, whole)
    return whole


def save_text(
    game: Game, *, monsters: Sequence[str] = (), players: Sequence[str] = (), date: str = "", opponents: int = 0
) -> str:
    """What a save file holds."""
    record = game.record(monsters, players, date)
    if len(record) > MOST_TEXT:
        raise SaveError("this game has become too long to be saved")
    lines = [record + _SECTION]
    if not game.over:
        lines.append(f"position: {game.position_line()}")
        if game.history is not None and game.history.secret:
            lines.append(f"secret: {game.history.secret.hex()}")
    text = "\n".join([*lines, f"opponents: {opponents}"]) + "\n"
    return f"{text}{_CHECKSUM}{_sum(text)}\n"


def _sum(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


def _replace(path: Path, text: str) -> None:
    temporary = ""
    try:
        path = path.resolve()  # what a link points to is replaced, not the link
        path.parent.mkdir(parents=True, exist_ok=True)
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
    except OSError as wrong:
        if temporary:
            with suppress(OSError):
                Path(temporary).unlink()
        raise SaveError(f"the game cannot be saved: {wrong.strerror}", field=str(path)) from None


def _sync_folder(folder: Path) -> None:
    """Make the new name last, where the system lets a folder be synchronised."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _clear_away(path: Path) -> None:
    """What was left by a program that was killed while it saved; never what another one is just writing."""
    half_written = re.compile(rf"\.{re.escape(path.name)}-[a-z0-9_]{{8}}{re.escape(_HALF)}")
    for left in path.parent.iterdir():
        with suppress(OSError):
            if half_written.fullmatch(left.name) and time.time() - left.stat().st_mtime > LEFT_AFTER:
                left.unlink()


def read_save(path: Path) -> Save:
    """The saved game at the decision where it was left. Whatever is wrong raises a SaveError and changes nothing."""
    try:
        return read_save_text(_read(path))
    except RecordError as wrong:
        raise SaveError(str(wrong), field=str(path)) from None


def read_save_text(text: str) -> Save:
    """The same from the text itself. Whatever is wrong raises a RecordError."""
    return _Reader(text).save()


def read_any_text(text: str) -> Save:
    """The game in the text of a save, or of a record that tells all it takes to go on or look back."""
    text = text.replace("\r\n", "\n")
    if f"\n{_SECTION}\n" in text:
        return read_save_text(text)
    return Save(Game.from_record(text, listen=True), read_record(text), opponents=0)


def saved_turn(path: Path) -> int:
    """In which turn a saved game stands; 0 when it is over."""
    _, _, fields = _read(path).partition(f"\n{_SECTION}\nposition: ")
    if not fields:
        return 0
    turn = parse_position(fields.partition("\n")[0]).data.get("this_turn")
    number = turn.get("number", 0) if isinstance(turn, Mapping) else 0
    return number if isinstance(number, int) else 0


def is_ours(path: Path) -> bool:
    """Whether this is a save or record, be it damaged, or lies where only saves do."""
    try:
        with path.open("rb") as file:
            return path.is_file() and (path.parent == save_folder() or file.read(len(TITLE)) == TITLE.encode())
    except OSError:
        return False


def free_path(path: Path, why: str) -> Path:
    """A name beside this one that nothing has: `KoTSS-previous.txt`, `KoTSS-previous-2.txt` and so on."""
    names = (f"{path.stem}-{why}{f'-{n}' if n > 1 else ''}{path.suffix}" for n in itertools.count(1))
    return next(beside for beside in (path.with_name(name) for name in names) if not beside.exists())


def move_aside(path: Path) -> Path | None:
    """Give the file another name unless it can be overwritten: it is not there, or its game is over."""
    try:
        if read_record_file(path).over:
            return None
    except NoSaveError:
        return None
    except SaveError as wrong:
        if not is_ours(path):
            raise SaveError(f"{wrong}. It stays as it is: choose another file") from None
        # damaged, or from a newer program: not ours to throw away
    aside = free_path(path, "previous")
    try:
        path.rename(aside)
    except OSError as wrong:
        why = f"another game is saved there and cannot be moved: {wrong.strerror}"
        raise SaveError(why, field=str(path)) from None
    return aside


def read_record_file(path: Path) -> Record:
    """The record in a file, be it a record or a save."""
    text = _read(path)
    try:
        return read_record(text.partition(f"\n{_SECTION}")[0])
    except RecordError as wrong:
        raise SaveError(str(wrong), field=str(path)) from None


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise NoSaveError(f"there is no save: {path} does not exist") from None
    except OSError as wrong:
        raise SaveError(wrong.strerror or str(wrong), field=str(path)) from None
    if len(content) > MOST_BYTES:
        raise SaveError(f"this is too long for a save: more than {MOST_BYTES} bytes", field=str(path))
    if not content.strip():
        raise NoSaveError(f"there is no save: {path} is empty")
    try:
        return content.decode("utf-8").replace("\r\n", "\n")  # as some programs copy and mail it
    except UnicodeDecodeError as wrong:
        line = content.count(b"\n", 0, wrong.start) + 1
        raise SaveError(f"line {line}: this is no text", field=str(path)) from None


class _Reader:
    """One save file: first its record, which says its line when something is wrong, then what follows it."""

    def __init__(self, text: str) -> None:
        before, section, after = text.partition(f"\n{_SECTION}\n")
        self.text = text
        self.history = before
        self.record = read_record(before)
        self.first = before.count("\n") + 3  # the line after the section's
        if not section:
            raise self.cut_off(text)
        self.fields: dict[str, str] = {}
        for at, line in enumerate(after.removesuffix("\n").split("\n"), self.first):
            name, colon, value = line.partition(": ")
            if not colon or name not in ("position", "secret", "opponents", "checksum") or name in self.fields:
                raise RecordError(
                    f"a save has no {shown(name)}, or not twice", at
                )  # never the value: secrets are there
            self.fields[name] = value
        if "checksum" not in self.fields:
            raise self.cut_off(text)

    def where(self, field: str) -> int:
        """The line of a field."""
        return self.first + list(self.fields).index(field) if field in self.fields else self.first

    @staticmethod
    def cut_off(text: str) -> RecordError:
        return RecordError("the save ends here, before it is whole: it was cut off", text.count("\n") + 1)

    def save(self) -> Save:
        opponents = self.opponents()
        untouched = self.fields["checksum"] == _sum(self.text.rpartition(_CHECKSUM)[0])
        try:
            game = Game.from_record(self.history, secret=self.fields.get("secret"), listen=True)
            self.check_position(game)
        except KingOfTokyoError as wrong:
            if not untouched or self.record.rules_version == RULES_VERSION or "position" not in self.fields:
                raise wrong if isinstance(wrong, RecordError) else in_line(wrong, None) from None
            return Save(self.from_position(), self.record, opponents, self.notice(wrong))
        if not untouched:
            raise RecordError("the file was changed after it was saved: the checksum differs", self.where("checksum"))
        return Save(game, self.record, opponents)

    def check_position(self, game: Game) -> None:
        """The replayed game must stand where the save says that it stood, however positions are written by now."""
        if "position" not in self.fields or game.over:
            fits = game.over and "position" not in self.fields
        else:
            stored = self.from_position()
            fits = stored.position() == {**game.position(), "luck": stored.luck}  # fair dice are keyed by the lines
        if not fits:
            raise RecordError("the lines above do not lead to this position", self.first)

    def opponents(self) -> int:
        text = self.fields.get("opponents", "")
        if not re.fullmatch(r"-?[0-9]{1,19}", text):
            raise RecordError("field-number", self.where("opponents"), field="opponents", found=shown(text))
        return int(text)

    def from_position(self) -> Game:
        """The game without its history, for rules that have changed since."""
        secret = self.fields.get("secret") if self.record.chance == COMMITTED else None
        try:
            return Game.from_position(
                self.fields["position"], secret=secret, words=self.record.words if secret else (), listen=True
            )
        except KingOfTokyoError as wrong:
            raise in_line(wrong, self.first, "position") from None

    def notice(self, wrong: KingOfTokyoError) -> str:
        return (
            f"This game was saved with rules {self.record.rules_version}, and these are rules {RULES_VERSION}: its "
            f"history cannot be replayed ({wrong}). It goes on from where it stood, and its record begins there."
        )
