"""The text of a save: the record of a game, its current position, and a checksum. Nothing here touches the disk.

<the record of the game>
--- save
position: <the current position, so that the game can continue even if later rules cannot replay its history>
secret: <of fair dice, while the game is not over: a save is private>
opponents: <the seed of the computer players>
checksum: <BLAKE2b of everything above>
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from kingoftokyo.rules import (
    MOST_RECORD_TEXT,
    RULES_VERSION,
    Game,
    KingOfTokyoError,
    RecordError,
    in_line,
    parse_position,
    read_record,
    shown,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.rules import Record

_SECTION: Final = "--- save"
_CHECKSUM: Final = "checksum: "


@dataclass(frozen=True)
class Save:
    """The contents of a save.

    `text` is the whole save as it was read. It is empty if the game came from a plain record, or from the position of
    a save whose history these rules cannot replay; in the latter case, `notice` says what was lost.
    """

    game: Game
    record: Record
    computer_seed: int
    notice: str = ""
    text: str = ""


def save_text(
    game: Game, *, monsters: Sequence[str] = (), players: Sequence[str] = (), date: str = "", computer_seed: int = 0
) -> str:
    """The text of a save; raises RecordError if the game is too long."""
    record = game.record(monsters, players, date)
    if len(record) > MOST_RECORD_TEXT:
        raise RecordError("save-too-long")
    lines = [record + _SECTION]
    if not game.over:
        lines.append(f"position: {game.position_line()}")
        if game.secret:
            lines.append(f"secret: {game.secret.hex()}")
    text = "\n".join([*lines, f"opponents: {computer_seed}"]) + "\n"
    return f"{text}{_CHECKSUM}{_sum(text)}\n"


def _sum(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


def tidy(text: str) -> str:
    """Remove what editors and mail add to a text: a byte order mark, CR LF, and empty lines at the end."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip() + "\n"


def read_save_text(text: str) -> Save:
    """The saved game at the decision where it was left; raises RecordError."""
    return _Reader(tidy(text)).save()


def read_any_text(text: str) -> Save:
    """The game in the text of a save, or of a record that is complete enough to replay."""
    text = tidy(text)
    if f"\n{_SECTION}\n" in text:
        return read_save_text(text)
    record = read_record(text)
    return Save(Game.from_record(record, listen=True), record, computer_seed=0)


def record_of(text: str) -> Record:
    """The record in the text of a record or a save; the rest of a save is not checked."""
    return read_record(text.partition(f"\n{_SECTION}")[0])


def turn_of(text: str) -> int:
    """The current turn of a saved game; 0 if it is over."""
    _, _, fields = text.partition(f"\n{_SECTION}\nposition: ")
    if not fields:
        return 0
    turn = parse_position(fields.partition("\n")[0]).data.get("this_turn")
    number = turn.get("number", 0) if isinstance(turn, Mapping) else 0
    return number if isinstance(number, int) else 0


def is_practice(text: str) -> bool:
    """Whether a game began from a position, or with throws that were fixed in advance.

    Only the header of its save or record is read, so that this also works for a game that these rules cannot replay.
    """
    header = _header(text)
    return bool(header.get("position") or header.get("rolls"))


def _header(text: str) -> dict[str, str]:
    fields: dict[str, str] = {}
    for line in text.split("\n")[1:]:
        words = " ".join(line.split())
        if words.partition(";")[0].strip() == "start":
            break
        name, _, value = words.partition(":")
        fields[name] = value.strip()
    return fields


def _without_rng(game: Game) -> dict[str, object]:
    """A position without its random generator: fair dice are keyed by the lines of the record instead."""
    return {field: value for field, value in game.position().items() if field != "luck"}


class _Reader:
    """Parses one save: first its record, whose errors have line numbers, then the fields after it."""

    def __init__(self, text: str) -> None:
        before, section, after = text.partition(f"\n{_SECTION}\n")
        self.text = text
        self.record = read_record(before)
        self.first = before.count("\n") + 3  # number of the line after the section's title
        if not section:
            raise self.cut_off(text)
        self.fields: dict[str, str] = {}
        for at, line in enumerate(after.removesuffix("\n").split("\n"), self.first):
            name, colon, value = line.partition(": ")
            if not colon or name not in ("position", "secret", "opponents", "checksum") or name in self.fields:
                raise RecordError("save-field", at, found=shown(name))  # never the value, which may be a secret
            self.fields[name] = value
        if "checksum" not in self.fields:
            raise self.cut_off(text)

    def where(self, field: str) -> int:
        """The line of a field."""
        return self.first + list(self.fields).index(field) if field in self.fields else self.first

    @staticmethod
    def cut_off(text: str) -> RecordError:
        return RecordError("save-cut-off", text.count("\n") + 1)

    def save(self) -> Save:
        computer_seed = self.computer_seed()
        untouched = self.fields["checksum"] == _sum(self.text.rpartition(_CHECKSUM)[0])
        try:
            game = Game.from_record(self.record, secret=self.fields.get("secret"), listen=True)
            self.check_position(game)
        except KingOfTokyoError as error:
            if not untouched or self.record.rules_version == RULES_VERSION or "position" not in self.fields:
                raise error if isinstance(error, RecordError) else in_line(error, None) from None
            return Save(self.from_position(), self.record, computer_seed, self.notice(error))
        if not untouched:
            raise RecordError("save-changed", self.where("checksum"))
        return Save(game, self.record, computer_seed, text=self.text)

    def check_position(self, game: Game) -> None:
        """Raise RecordError unless the replayed game has the position of the save, whatever its format."""
        if "position" not in self.fields or game.over:
            fits = game.over and "position" not in self.fields
        else:
            fits = _without_rng(self.from_position()) == _without_rng(game)
        if not fits:
            raise RecordError("save-other-position", self.first)

    def computer_seed(self) -> int:
        text = self.fields.get("opponents", "")
        if not re.fullmatch(r"-?[0-9]{1,19}", text):
            raise RecordError("field-number", self.where("opponents"), field="opponents", found=shown(text))
        return int(text)

    def from_position(self) -> Game:
        """The game from its position, without its history, if the rules have changed since."""
        record = self.record
        secret = self.fields.get("secret") if record.commitment else None
        words = record.words if secret else ()
        try:
            game = Game.from_position(self.fields["position"], secret=secret, words=words, listen=True)
            if secret and record.bound:
                game.bind(record.monsters, record.players, record.date)
        except KingOfTokyoError as error:
            raise in_line(error, self.first, "position") from None
        return game

    def notice(self, error: KingOfTokyoError) -> str:
        return (
            f"This game was saved with rules {self.record.rules_version}, and these are rules {RULES_VERSION}: its "
            f"history cannot be replayed ({error}). It continues from where it was, and its record begins there."
        )
