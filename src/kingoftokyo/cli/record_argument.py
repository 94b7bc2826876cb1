"""Opening the record that a command is about: a file, a slot, or the default save."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kingoftokyo.cli.error_text import error_text
from kingoftokyo.cli.own_cards import load_own
from kingoftokyo.cli.terminal.answer_error import AnswerError
from kingoftokyo.cli.terminal.game_setup import Setup
from kingoftokyo.i18n.phrase import Phrase
from kingoftokyo.rules import KingOfTokyoError
from kingoftokyo.storage.save_files import SaveError, read_record_file, slot_path, slots

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kingoftokyo.i18n.speech import Speech
    from kingoftokyo.rules import Record

RecordFile = Annotated[
    Path | None, typer.Argument(metavar="FILE", help="A record, a save or a slot's name; by default your save.")
]


def opened(file: Path | None, cards: Sequence[Path] | None, speech: Speech) -> Record:
    """The record in this file or slot, or in the default save; `cards` are files with its own cards, loaded first."""
    known = load_own(cards, speech)
    record = read_record_file(path_of(file))
    missing = [id for id in record.rules.cards if id not in known]
    if missing:
        raise AnswerError(Phrase("terminal-cards-missing", {"ids": ", ".join(missing), "option": "--cards"}))
    return record


def path_of(file: Path | None) -> Path:
    """The file with this name, or else the file of the slot with this name."""
    if file is None:
        return slot_path()
    return file if file.exists() else slots().get(str(file), file)


@contextmanager
def report_record_errors(
    file: Path | None, cards: Sequence[Path] | None, speech: Speech, hint: str = "FILE"
) -> Iterator[None]:
    """An error in a record, or in a card from one of the files, ends the command and is said in this language."""
    try:
        yield
    except (KingOfTokyoError, AnswerError) as error:
        where = "" if isinstance(error, SaveError) else f"{path_of(file)}: "
        more = " " + speech.say("terminal-expansion-missing", option="--cards") if _no_setting(error) else ""
        raise typer.BadParameter(f"{where}{error_text(error, speech)}{more}", param_hint=hint) from None
    except Exception as error:
        phrase = Setup(0, 1, tuple(cards or ())).error_phrase(error)
        if phrase is None:
            raise
        raise typer.BadParameter(speech.phrase(phrase), param_hint="--cards") from None


def _no_setting(error: BaseException | None) -> bool:
    """Whether the error comes from a setting that is not known here."""
    while error is not None:
        if isinstance(error, KingOfTokyoError) and error.code == "rules-setting":
            return True
        error = error.__context__
    return False
