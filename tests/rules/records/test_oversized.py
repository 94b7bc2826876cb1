"""Ten megabytes of anything are refused quickly and in little memory."""

from __future__ import annotations

import time
import tracemalloc
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game, KingOfTokyoError
from kingoftokyo.rules.positions.parse import MOST_POSITION_TEXT
from kingoftokyo.rules.records.parse import MOST_RECORD_TEXT, read_record
from rules.records.test_format import GOLDEN

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.compiled_only

MEGABYTE = 1_000_000
TITLE = "King of Tokyo record, format 1\n"
HEAD = GOLDEN[: GOLDEN.index("start")]
PARTS = {
    "newlines": "\n",
    "one line": "x",
    "comments": "#",
    "lines of comments": "#\n",
    "header lines": "monster 0: A\n",
    "a long name": "monster 0: ",
    "choices": "0 seat 0: stop\n",
    "outcomes": "; rolled 1 ",
    "round brackets": "(",
    "square brackets": "[",
    "quotes": "'",
    "spaces": " ",
    "ones": "1 ",
}


def cost_of(read: Callable[[], object]) -> float:
    """The peak of memory in megabytes while this is read, which must be refused, within seconds."""
    begin = time.process_time()
    tracemalloc.start()
    try:
        with pytest.raises(KingOfTokyoError):
            read()
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert time.process_time() - begin < 20
    return peak / MEGABYTE


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("head", [TITLE, ""], ids=["record", "other text"])
def test_too_long_a_record_is_refused(part: str, head: str) -> None:
    text = head + PARTS[part] * (10 * MEGABYTE // len(PARTS[part]))

    assert cost_of(lambda: Game.from_record(text)) < 100


@pytest.mark.parametrize("part", ["newlines", "one line", "header lines", "square brackets", "quotes"])
@pytest.mark.parametrize("head", [f"{HEAD}start ; rolled 1", f"{TITLE}position: "], ids=["started", "position"])
def test_a_record_just_short_enough_is_read_in_little_memory(part: str, head: str) -> None:
    text = (head + PARTS[part] * (MOST_RECORD_TEXT // len(PARTS[part])))[:MOST_RECORD_TEXT]

    assert cost_of(lambda: Game.from_record(text)) < 100


@pytest.mark.parametrize("part", ["choices", "outcomes"])
def test_as_many_lines_as_can_be_read_take_little_memory(part: str) -> None:
    head = HEAD + "start"
    text = (
        head
        + ("\n" if part == "choices" else " ")
        + PARTS[part] * ((MOST_RECORD_TEXT - len(head) - 1) // len(PARTS[part]))
    )
    tracemalloc.start()
    try:
        record = read_record(text)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()

    assert len(record.lines) + len(record.start) > 66_000
    assert peak < 100 * MEGABYTE


LONG_POSITIONS = {
    "brackets": ("monsters=", "["),
    "round brackets": ("a=", "("),
    "quotes": ("a=", "'"),
    "json brackets": ('{"monsters": ', "["),
    "json objects": ("", '{"monsters": '),
    "monsters": ("monsters=[", "() "),
    "json monsters": ('{"monsters": [', "{},"),
    "cards": ("discard=[", "jets "),
    "fields": ("", "a=1 "),
    "spaces": ("", " "),
}


@pytest.mark.parametrize("letters", [MOST_POSITION_TEXT, 10 * MEGABYTE], ids=["short enough", "too long"])
@pytest.mark.parametrize("name", LONG_POSITIONS)
def test_a_long_position_takes_little_memory(name: str, letters: int) -> None:
    head, part = LONG_POSITIONS[name]
    text = (head + part * (letters // len(part)))[:letters]

    assert cost_of(lambda: Game.from_position(text)) < 100
