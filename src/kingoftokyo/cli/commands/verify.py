"""`kot verify` and `kot saves`: what a record proves, and which games are saved."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from kingoftokyo.cli.terminal.autosave import turn_of
from kingoftokyo.cli.wording import listed
from kingoftokyo.history.replay import Replay
from kingoftokyo.i18n.speech import english
from kingoftokyo.rules import CHAINED, RULES_VERSION, RecordError, check_chance
from kingoftokyo.storage.save_files import SaveError, read_record_file, slots

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from kingoftokyo.rules import Record


def verdict_on(record: Record, commitment: str = "", head: str = "") -> tuple[bool, str]:
    """Whether the record is proved, and the sentence that says so.

    `commitment` and `head` are the hashes that a person wrote down before and during the game; empty if not.
    """
    committed = bool(record.commitment)
    try:
        difference = _difference(record, commitment, head)
        if difference:
            return False, f"not fair: {difference}"
        checked = None if record.position and not committed else check_chance(record)
    except RecordError as error:
        return False, f"{'not proved' if error.line is None else 'not fair'}: {error}"
    what = "every throw and draw comes" if checked is None else f"all {checked} throws and draws come"
    source = "the secret that was fixed before the game" if committed else "the seed"
    try:
        Replay(record).go_to(len(record.lines))
    except RecordError as error:
        if record.rules_version == RULES_VERSION:
            return False, f"not fair: {error}"
        return False, (
            f"not proved: {what} from {source}, but rules {RULES_VERSION} cannot replay a game of rules "
            f"{record.rules_version}, so it cannot be checked whether these were the dice and cards to throw and draw "
            f"({error})."
        )
    loaded = sum(answer.startswith("loaded ") for answers in _answers(record) for answer in answers)
    if loaded:
        throws = "1 throw was" if loaded == 1 else f"{loaded} throws were"
        return False, f"not fair: {throws} fixed in advance; otherwise {what} from {source}."
    begun = " It began from a position that was set up." if record.position else ""
    played = f"{what} from {source}. All {len(record.lines)} choices follow the rules.{begun}"
    if committed:
        condition = "" if commitment else f" if its fingerprint {record.commitment} was shown to you before the game"
        return True, f"fair{condition}: {played} {_about_choices(record, head)}"
    return True, (
        f"as recorded: {played} That is no proof: the person who chose the seed could know the dice. Games with "
        "`--fair` can be proved."
    )


def _difference(record: Record, commitment: str, head: str) -> str:
    """How the record differs from the hashes that were written down; empty if it does not."""
    if commitment and commitment != record.commitment:
        found = f"the record's is {record.commitment}" if record.commitment else "the record has none"
        return f"this is not the game whose fingerprint was {commitment}: {found}."
    if head and record.chance != CHAINED:
        return "this game has no head: its choices are not bound to its dice."
    if head and head not in record.heads():
        return f"this is not the game whose head was {head}: its names or choices differ."
    return ""


def _about_choices(record: Record, head: str) -> str:
    """How far the choices and the names are proved."""
    if record.chance != CHAINED:
        return "Its names and choices are not bound to the dice: trust them as far as you trust the record's source."
    if not head:
        return f"Its names and choices are those that were played if you were shown its head: {record.head}."
    line = record.heads().index(head)
    if line == len(record.lines):
        return "Its names and choices are those whose head you saw."
    return f"Its names and its first {line} choices are those whose head you saw."


def _answers(record: Record) -> Iterator[list[str]]:
    yield record.start
    for line in record.lines:
        yield line.answers


def read_hash(text: str) -> str:
    """A hash as a person copies it, in lower case; raises BadParameter."""
    found = text.strip().lower()
    if found and not re.fullmatch("[0-9a-f]{64}", found):
        raise typer.BadParameter("64 hexadecimal digits are expected")
    return found


def draw_saves(console: Console) -> None:
    """A table of all saves in the data folder."""
    found = slots()
    if not found:
        console.print("There are no saved games yet: `kot play` saves after every choice.", markup=False)
        return
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in ("Slot", "Date", "Monsters", "State"):
        table.add_column(column)
    for slot, path in found.items():
        try:
            record = read_record_file(path)
        except SaveError as error:
            table.add_row(slot or "(own)", "", "", Text(str(error).removeprefix(f"{path}: ")))
            continue
        state = f"over: {record.result}" if record.over else turn_of(record, english())
        table.add_row(slot or "(own)", *(Text(text) for text in (record.date, listed(record.monsters), state)))
    console.print(table)
    console.print("\nkot play --load continues your own, kot play --load --slot NAME another.", markup=False)
