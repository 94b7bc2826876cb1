"""The text of a save: the record of a game, where the game stands, and a checksum. Nothing here touches a disk.

<the record of the game>
--- save
position: <where the game stands, so that it can go on even if later rules cannot replay its history>
secret: <of fair dice, while the game goes on: a save is for its owner alone>
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
    MOST_TEXT,
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
    """What a save holds.

    `text` is the whole save as it was read; it is empty where the game could not be taken from one: it came from a
    bare record, or from the position of a save whose history these rules cannot replay. `notice` says in the latter
    case what was lost.
    """

    game: Game
    record: Record
    computer_seed: int
    notice: str = ""
    text: str = ""


def save_text(
    game: Game, *, monsters: Sequence[str] = (), players: Sequence[str] = (), date: str = "", computer_seed: int = 0
) -> str:
    """The text of a save. A game that is too long for a record raises a RecordError."""
    record = game.record(monsters, players, date)
    if len(record) > MOST_TEXT:
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
    """Without what editors and mail put into a text: a mark of byte order, CR LF, and empty lines at the end."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip() + "\n"


def read_save_text(text: str) -> Save:
    """The saved game at the decision where it was left. Whatever is wrong raises a RecordError."""
    return _Reader(tidy(text)).save()


def read_any_text(text: str) -> Save:
    """The game in the text of a save, or of a record that tells all it takes to go on or look back."""
    text = tidy(text)
    if f"\n{_SECTION}\n" in text:
        return read_save_text(text)
    record = read_record(text)
    return Save(Game.from_record(record, listen=True), record, computer_seed=0)


def record_of(text: str) -> Record:
    """The record in the text of a record or of a save, which is not looked at any further."""
    return read_record(text.partition(f"\n{_SECTION}")[0])


def turn_of(text: str) -> int:
    """In which turn the game of a save stands; 0 when it is over."""
    _, _, fields = text.partition(f"\n{_SECTION}\nposition: ")
    if not fields:
        return 0
    turn = parse_position(fields.partition("\n")[0]).data.get("this_turn")
    number = turn.get("number", 0) if isinstance(turn, Mapping) else 0
    return number if isinstance(number, int) else 0


def is_practice(text: str) -> bool:
    """Whether a game began with a position, or with throws that were settled beforehand.

    Only the header of its save or record is read, so that this also answers for a game that these rules cannot replay.
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


def _without_luck(game: Game) -> dict[str, object]:
    """A position but for its generator: fair dice are keyed by the lines of the record."""
    return {field: value for field, value in game.position().items() if field != "luck"}


class _Reader:
    """One save: first its record, which says its line when something is wrong, then what follows it."""

    def __init__(self, text: str) -> None:
        before, section, after = text.partition(f"\n{_SECTION}\n")
        self.text = text
        self.record = read_record(before)
        self.first = before.count("\n") + 3  # the line after the section's
        if not section:
            raise self.cut_off(text)
        self.fields: dict[str, str] = {}
        for at, line in enumerate(after.removesuffix("\n").split("\n"), self.first):
            name, colon, value = line.partition(": ")
            if not colon or name not in ("position", "secret", "opponents", "checksum") or name in self.fields:
                raise RecordError("save-field", at, found=shown(name))  # never the value: secrets are there
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
        """The replayed game must stand where the save says that it stood, however positions are written by now."""
        if "position" not in self.fields or game.over:
            fits = game.over and "position" not in self.fields
        else:
            fits = _without_luck(self.from_position()) == _without_luck(game)
        if not fits:
            raise RecordError("save-other-position", self.first)

    def computer_seed(self) -> int:
        text = self.fields.get("opponents", "")
        if not re.fullmatch(r"-?[0-9]{1,19}", text):
            raise RecordError("field-number", self.where("opponents"), field="opponents", found=shown(text))
        return int(text)

    def from_position(self) -> Game:
        """The game without its history, for rules that have changed since."""
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
            f"history cannot be replayed ({error}). It goes on from where it stood, and its record begins there."
        )
