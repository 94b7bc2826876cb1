"""Opening the record that a command is about: a file, a slot, or the person's own save."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kingoftokyo.cli.own_cards import load_own
from kingoftokyo.cli.terminal.game_setup import Setup
from kingoftokyo.i18n.speech import english
from kingoftokyo.rules import KingOfTokyoError, RecordError
from kingoftokyo.storage.save_files import SaveError, read_record_file, slot_path, slots

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kingoftokyo.rules import Record

RecordFile = Annotated[
    Path | None, typer.Argument(metavar="FILE", help="A record, a save or a slot's name; your own save without any.")
]


def opened(file: Path | None, cards: Sequence[Path] | None) -> Record:
    """The record in this file, slot, or the person's own save; the cards of one's own must be known before."""
    known = load_own(cards)
    record = read_record_file(path_of(file))
    missing = [id for id in record.rules.cards if id not in known]
    if missing:
        raise RecordError(f"this game has cards of one's own ({', '.join(missing)}): name their file with --cards")
    return record


def path_of(file: Path | None) -> Path:
    """The file of this name, or else of the slot of this name."""
    if file is None:
        return slot_path()
    return file if file.exists() else slots().get(str(file), file)


@contextmanager
def wrong_record_told(file: Path | None, cards: Sequence[Path] | None, hint: str = "FILE") -> Iterator[None]:
    """Whatever is wrong with a record, or with a card of one's own in it, ends the command with one sentence."""
    try:
        yield
    except KingOfTokyoError as wrong:
        where = "" if isinstance(wrong, SaveError) else f"{path_of(file)}: "
        more = " (if it is that of an expansion of one's own, name its file with --cards)" if _no_setting(wrong) else ""
        raise typer.BadParameter(f"{where}{wrong}{more}", param_hint=hint) from None
    except Exception as wrong:
        failure = Setup(0, 1, tuple(cards or ())).failure(wrong)
        if failure is None:
            raise
        raise typer.BadParameter(english().phrase(failure), param_hint="--cards") from None


def _no_setting(error: BaseException | None) -> bool:
    """Whether all that is wrong is a setting that nobody here knows."""
    while error is not None:
        if isinstance(error, KingOfTokyoError) and error.code == "rules-setting":
            return True
        error = error.__context__
    return False
