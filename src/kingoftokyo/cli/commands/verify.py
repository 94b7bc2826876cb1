"""`kot verify` and `kot saves`: what a record proves, and which games are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from kingoftokyo.cli.terminal.autosave import turn_of
from kingoftokyo.cli.terminal.sentences import listed
from kingoftokyo.history.replay import Replay
from kingoftokyo.rules import COMMITTED, RULES_VERSION, RecordError, check_chance
from kingoftokyo.storage.save_files import SaveError, read_record_file, slots

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from kingoftokyo.rules import Record


def verdict_on(record: Record) -> tuple[bool, str]:
    """Whether everything is as it should be, and the sentence that says so."""
    committed = record.chance == COMMITTED
    try:
        checked = None if record.position and not committed else check_chance(record)
    except RecordError as wrong:
        return False, f"{'not proved' if wrong.line is None else 'not fair'}: {wrong}"
    what = "every throw and draw comes" if checked is None else f"all {checked} throws and draws come"
    source = "the secret that was settled before the game" if committed else "the seed"
    try:
        Replay(record).go_to(len(record.lines))
    except RecordError as wrong:
        if record.rules_version == RULES_VERSION:
            return False, f"not fair: {wrong}"
        return False, (
            f"not proved: {what} from {source}, but rules {RULES_VERSION} cannot replay a game of rules "
            f"{record.rules_version}, so that nobody can tell whether these were the dice and cards to be thrown and "
            f"drawn ({wrong})."
        )
    loaded = sum(answer.startswith("loaded ") for answers in _answers(record) for answer in answers)
    if loaded:
        throws = "1 throw was" if loaded == 1 else f"{loaded} throws were"
        return False, f"not fair: {throws} settled by somebody beforehand; else {what} from {source}."
    begun = " It began with a position that somebody set up." if record.position else ""
    played = f"{what} from {source}. All {len(record.lines)} choices follow the rules.{begun}"
    if committed:
        return True, f"fair: {played}"
    return True, (
        f"as recorded: {played} That is no proof: who chose the seed could know the dice. Games with `--fair` can be "
        "proved."
    )


def _answers(record: Record) -> Iterator[list[str]]:
    yield record.start
    for line in record.lines:
        yield line.answers


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
        except SaveError as wrong:
            table.add_row(slot or "(own)", "", "", Text(str(wrong).removeprefix(f"{path}: ")))
            continue
        state = f"over: {record.result}" if record.over else turn_of(record)
        table.add_row(slot or "(own)", *(Text(text) for text in (record.date, listed(record.monsters), state)))
    console.print(table)
    console.print("\nkot play --load goes on with your own, kot play --load --slot NAME with another.", markup=False)
