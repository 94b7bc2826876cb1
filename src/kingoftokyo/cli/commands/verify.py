"""`kot verify` and `kot saves`: what a record proves, and which games are saved."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from kingoftokyo.cli.error_text import error_text
from kingoftokyo.cli.terminal.autosave import turn_of
from kingoftokyo.history.replay import Replay
from kingoftokyo.profile.daily import is_daily
from kingoftokyo.rules import CHAINED, RULES_VERSION, RecordError, check_chance
from kingoftokyo.storage.save_files import SaveError, read_record_file, slots

if TYPE_CHECKING:
    from rich.console import Console

    from kingoftokyo.i18n.speech import Speech
    from kingoftokyo.rules import Record


def verdict_on(record: Record, speech: Speech, commitment: str = "", head: str = "") -> tuple[bool, str]:
    """Whether nothing speaks against the record, and what is proved about it, a sentence on each line.

    `commitment` and `head` are the hashes that a person wrote down before and during the game; empty if not.
    """
    try:
        difference = _difference(record, speech, commitment, head)
        if difference:
            return _failed(speech, difference)
        checked = None if record.position and not record.commitment else check_chance(record)
    except RecordError as error:
        if error.code == "verify-secret-hidden":
            return False, speech.say("proof-waiting")
        return _failed(speech, _error_text(record, speech, error))
    said = [] if checked is None else [speech.say("proof-checked", count=checked)]
    try:
        Replay(record).go_to(len(record.lines))
    except RecordError as error:
        return _failed(speech, *said, _error_text(record, speech, error))
    said.append(speech.say("proof-rules"))
    said += [speech.say("proof-practice")] * bool(record.position)
    said += [speech.say("proof-daily", date=record.date)] * is_daily(record)
    if record.loaded_count:
        return _failed(speech, speech.say("proof-loaded", count=record.loaded_count), *said)
    if not record.commitment:
        return True, "\n".join([speech.say("proof-none"), *said])
    verdict = speech.say("proof-verdict-proved" if commitment else "proof-verdict-if")
    fingerprint = f"{speech.say('proof-own-same' if commitment else 'proof-own-unknown')} {record.commitment}"
    return True, "\n".join([verdict, fingerprint, *said, _about_choices(record, speech, head)])


def _failed(speech: Speech, *reasons: str) -> tuple[bool, str]:
    return False, "\n".join([speech.say("proof-verdict-failed"), *reasons])


def _difference(record: Record, speech: Speech, commitment: str, head: str) -> str:
    """How the record differs from the hashes that were written down; empty if it does not."""
    if commitment and not record.commitment:
        return speech.say("proof-none")
    if commitment and commitment != record.commitment:
        return f"{speech.say('proof-own-other')} {record.commitment}"
    if head and record.chance != CHAINED:
        return speech.say("proof-head-none")
    if head and head not in record.heads():
        return _other_head(record, speech)
    return ""


def _other_head(record: Record, speech: Speech) -> str:
    return f"{speech.say('proof-head-other')} {record.heads()[-1]}"


def _error_text(record: Record, speech: Speech, error: RecordError) -> str:
    """The sentence for an error in the record; the reasons of the rules are in English."""
    if error.code == "record-head-other":
        return _other_head(record, speech)
    if error.code == "record-other-chance":
        found, expected = error.arguments["found"], error.arguments["answer"]
        return speech.say("proof-line-differs", line=str(error.line), found=found, expected=expected)
    if record.rules_version != RULES_VERSION:
        old, new = str(record.rules_version), str(RULES_VERSION)
        return speech.say("terminal-proof-older", old=old, new=new, reason=str(error))
    return speech.say("terminal-proof-impossible", reason=str(error))


def _about_choices(record: Record, speech: Speech, head: str) -> str:
    """How far the choices and the names are proved."""
    if record.chance != CHAINED:
        return speech.say("proof-head-none")
    if not head:
        return f"{speech.say('proof-head-unknown')} {record.head}"
    line = record.heads().index(head)
    seen = speech.say("proof-head-same" if line == len(record.lines) else "proof-head-part", count=line)
    return f"{seen} {record.head}"


def read_hash(text: str) -> str:
    """A hash as a person copies it, in lower case; raises BadParameter."""
    found = text.strip().lower()
    if found and not re.fullmatch("[0-9a-f]{64}", found):
        raise typer.BadParameter("64 hexadecimal digits are expected")
    return found


def draw_saves(console: Console, speech: Speech) -> None:
    """A table of all saves in the data folder."""
    found = slots()
    if not found:
        console.print(speech.say("terminal-saves-none", command="kot play"), markup=False)
        return
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in ("terminal-saves-slot", "terminal-saves-day", "terminal-saves-monsters", "terminal-saves-state"):
        table.add_column(speech.say(column))
    for slot, path in found.items():
        name = slot or speech.say("terminal-saves-own")
        try:
            record = read_record_file(path)
        except SaveError as error:
            table.add_row(name, "", "", Text(error_text(error, speech).removeprefix(f"{path}: ")))
            continue
        state = speech.say("terminal-saves-over", result=record.result) if record.over else turn_of(record, speech)
        monsters = speech.language.listed(record.monsters)
        table.add_row(name, *(Text(text) for text in (record.date, monsters, state)))
    console.print(table)
    load = "kot play --load"
    console.print("\n" + speech.say("terminal-saves-load", own=load, other=f"{load} --slot NAME"), markup=False)
