"""Whatever is read as a record is one, or is refused with a documented error: nothing else, and no endless loop."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingoftokyo import Game, KingOfTokyoError, RecordError
from kingoftokyo.history.replay import Replay
from kingoftokyo.rules.records.parse import read_record
from kingoftokyo.rules.records.verify import check_chance
from rules.records.games import SECRET, fair_game, played
from rules.records.test_format import GOLDEN, HEALER

TITLE = "King of Tokyo record, format 1\n"
JUNK = [
    "",
    "#",
    ";",
    "start",
    "start ;",
    "start ; rolled 1",
    "secret: 00",
    "position: monsters=[() ()]",
    "position: {}",
    "position: [[[[[[[[[[[[[[[[[[[[[[[[",
    "deck: jets jets",
    "deck:",
    "rolls: 1 1 1 1 1 1, , 2",
    "rules: standard cards=jets",
    "rules version: 0",
    "monster 2: \u2028",
    "words 0: \ud800",
    "0.1 seat 0: use rapid_healing",
    "0 seat 0: stop ; drew jets as 1 of 1 ; took jets as 1 of 999 ; returned jets as 999 of 999 ; shuffled jets",
    "999999999 seat 5: spend cultist roll",
    "\x00",
    "\t\r\x0b\x0c\x85",
    "٣ seat ٣: stop",
]
ANY_TEXT = st.text(st.characters(), max_size=80)
EDITS = st.lists(
    st.tuples(
        st.sampled_from(["drop", "double", "swap", "edit", "flip", "number", "splice", "junk", "cut", "word"]),
        st.integers(0, 2**20),
        st.integers(0, 2**20),
    ),
    min_size=1,
    max_size=4,
)


@cache
def real_records() -> tuple[str, ...]:
    running = Game.new(3, "standard halloween=true", secret=SECRET)
    for _ in range(12):
        running.play_option(0)
    tower = "step=roll dice='1 1 2 2 3 3' rolls=['1 2'] monsters=[() (health=5 energy=9 cards=[rapid_healing mimic])]"
    healed = Game.from_position(tower, secret=SECRET)
    healed.interject(1, "use rapid_healing")
    healed.play("keep 1 1 2 2")
    return (
        GOLDEN,
        running.record(),
        healed.record(),
        Game.from_position(HEALER).record(),
        fair_game(2, "solo halloween=true costumes=random cultists=true").record(),
        played(Game.new(2, "course tokyo_tower=true", 3)).record(),
        Game.new(2, rolls=["smash 1 1 1 1 1", "1 1 1 1 1 1"]).record(),
    )


def mutated(record: str, edits: list[tuple[str, int, int]], other: str) -> str:
    for how, a, b in edits:
        lines = record.split("\n")
        i, j = a % len(lines), b % len(lines)
        if how == "drop":
            del lines[i]
        elif how == "double":
            lines.insert(j, lines[i])
        elif how == "swap":
            lines[i], lines[j] = lines[j], lines[i]
        elif how == "junk":
            lines.insert(i, JUNK[b % len(JUNK)])
        elif how == "splice":
            others = other.split("\n")
            lines = lines[:i] + others[b % len(others) :]
        elif how == "number":
            numbers = list(re.finditer("[0-9]+", record))
            found = numbers[a % len(numbers)] if numbers else None
            value = (0, 1, 7, 65, 66, 99, 999, 10**9, 10**30)[b % 9]
            lines = (f"{record[: found.start()]}{value}{record[found.end() :]}" if found else record).split("\n")
        elif how == "word":
            words = lines[i].split(" ")
            words[b % len(words)] = random.Random(b).choice(other.split())
            lines[i] = " ".join(words)
        elif how == "edit":
            lines[i] = lines[i][: b % (len(lines[i]) + 1)]
        elif how == "flip":
            k = a % (len(record) + 1)
            lines = (record[:k] + chr(32 + b % 96) + record[k + 1 :]).split("\n")
        else:
            lines = record[: a % (len(record) + 1)].split("\n")
        record = "\n".join(lines) or TITLE
    return record


def read_and_play(text: str) -> list[str]:
    """Every way to look at a record; each error must be one of ours. Returns the ways that succeeded."""
    fine: list[str] = []
    for name, way in (
        ("played", Game.from_record),
        ("with secret", _with_secret),
        ("walked", _walk),
        ("checked", _check),
    ):
        try:
            way(text)
        except KingOfTokyoError:
            continue
        fine.append(name)
    try:
        record = read_record(text)
    except RecordError:
        assert not fine
    else:
        assert read_record(record.text).text == record.text
    return fine


def _with_secret(text: str) -> None:
    Game.from_record(text, secret=SECRET)


def _walk(text: str) -> None:
    replay = Replay(text)
    while not replay.at_end:
        replay.step()


def _check(text: str) -> None:
    check_chance(read_record(text))


def test_the_real_records_are_fine() -> None:
    assert [read_and_play(record) for record in real_records()] == [
        ["played", "walked", "checked"],
        ["with secret", "walked"],
        ["with secret", "walked"],
        ["played", "walked"],
        ["played", "walked", "checked"],
        ["played", "walked", "checked"],
        ["played", "walked", "checked"],
    ]


@pytest.mark.compiled_only
@given(ANY_TEXT)
def test_any_text_is_refused(text: str) -> None:
    for record in (text, TITLE + text, GOLDEN + text, f"{TITLE}position: {text}\n"):
        read_and_play(record)


@pytest.mark.compiled_only
@given(st.lists(st.one_of(st.sampled_from(JUNK), st.sampled_from(GOLDEN.split("\n"))), max_size=30))
def test_any_lines_are_refused_or_a_record(lines: list[str]) -> None:
    read_and_play(TITLE + "\n".join(lines))


@settings(max_examples=600)
@given(st.integers(0, 6), EDITS, st.integers(0, 6))
@pytest.mark.compiled_only
def test_a_changed_record_is_refused_or_a_record(which: int, edits: list[tuple[str, int, int]], other: int) -> None:
    read_and_play(mutated(real_records()[which], edits, real_records()[other]))


@given(
    st.text("[]()'= \n\t", max_size=40), st.sampled_from(["rules", "rolls", "position", "deck", "result", "words 0"])
)
@pytest.mark.compiled_only
def test_any_value_of_a_field_is_refused_or_read(value: str, name: str) -> None:
    for record in real_records()[:3]:
        lines = [line for line in record.split("\n") if not line.startswith(f"{name}:")]
        read_and_play("\n".join([*lines[:-20], f"{name}: {value}", *lines[-20:]]))
        read_and_play("\n".join([lines[0], f"{name}: {value}", *lines[1:]]))


@pytest.mark.parametrize("position", ["{" * 30_000, "[" * 30_000, "a=" + "[" * 30_000, '{"monsters":' + "[" * 30_000])
def test_brackets_without_end_are_refused(position: str) -> None:
    record = re.sub("position: .*", f"position: {position}", Game.from_position(HEALER).record())

    with pytest.raises(RecordError, match="line 15: "):
        Game.from_record(record)
