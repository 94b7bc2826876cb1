"""An error in a record names its line and the reason, before anything is played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kingoftokyo import RULES_VERSION, Game, RecordError
from kingoftokyo.rules.records.parse import _FIELDS, MOST_RECORD_TEXT, read_record
from rules.records.games import SECRET, edited, field, played, without
from rules.records.test_format import GOLDEN, HEALER

STREAM = Game.new(2, "standard", 7).record(date="2026-11-15")
FAIR = Game.new(3, "simple", secret=SECRET, words=["moon"]).record()


def refuses(record: str, says: str) -> None:
    with pytest.raises(RecordError, match=f"^{re.escape(says)}"):
        read_record(record)


def test_a_record_is_a_text() -> None:
    with pytest.raises(RecordError, match=r"a record is a text, not b'King"):
        read_record(b"King of Tokyo record, format 1")


def test_a_record_has_at_most_a_million_letters() -> None:
    refuses(STREAM + "#" * 1_000_000, "the record is too long: 100")
    assert read_record(STREAM + "#" * (1_000_000 - len(STREAM))).text == STREAM


@pytest.mark.parametrize("text", ["", "\n", "Dear Ann,\nhow are you?", "\nKing of Tokyo record, format 1"])
def test_something_else_is_no_record(text: str) -> None:
    refuses(text, "line 1: this is not a record: a record begins with `King of Tokyo record, format 1`, not ")


def test_a_newer_format_is_refused() -> None:
    newer = edited(STREAM, "format 1", "format 2")

    refuses(newer, "line 1: format 1 can be read, not '2' (made by a newer version of this program?)")


def test_a_format_that_is_no_number_is_refused() -> None:
    refuses(edited(STREAM, "format 1", "format one"), "line 1: format 1 can be read, not 'one'")
    refuses(edited(STREAM, "format 1", "format 1.5"), "line 1: format 1 can be read, not '1.5'")


@pytest.mark.parametrize("text", ["King of Tokyo record, format 1", STREAM.partition("\nstart")[0]])
def test_a_record_that_ends_too_soon_is_refused(text: str) -> None:
    last = len(text.split("\n"))

    refuses(text, f"line {last}: the record ends before its game starts: a line `start` is expected")


# The header, in a game from a seed: rules version 2, rules 3, monsters and players 4 to 7, chance 8, seed 9, date 10.


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("seed: 7", "seed 7", "line 9: cannot read 'seed 7': `name: value` is expected, or the line `start`"),
        ("seed: 7", "colour: red", "line 9: a record has no header field 'colour'"),
        ("seed: 7", "monster 6: Z", "line 9: a record has no header field 'monster 6'"),
        ("seed: 7", "seed: 7\nseed: 7", "line 10: 'seed' is given twice"),
        ("seed: 7", "seed: seven", "line 9: seed: a whole number from -9223372036854775808 to 9223372036854775807"),
        ("seed: 7", "seed: 9223372036854775808", "line 9: seed: a whole number"),
        ("seed: 7", "seed: 77777777777777777777", "line 9: seed: a whole number"),
        ("seed: 7", "seed:", "line 9: seed: the value is empty"),
        ("seed: 7\n", "", "line 13: the header has no `seed`"),
        ("rules version: 1\n", "", "line 13: the header has no `rules version`"),
        ("rules version: 1", "rules version: -1", "line 2: rules version: a whole number from 0 to 1000000000"),
        ("rules: standard\n", "", "line 13: the header has no `rules`"),
        ("rules: standard", "rules: house", "line 3: rules: there are no rules named 'house'"),
        ("rules: standard", "rules: standard tea=true", "line 3: rules: "),
        ("monster 0: Monster 1", "monster 0:", "line 4: monster 0: the value is empty"),
        (
            "monster 0: Monster 1",
            "monster 0: " + "x" * 61,
            "line 4: monster 0: monster 0: a text of 1 to 60 characters",
        ),
        ("monster 0: Monster 1\n", "", "line 5: monster 1: there is no monster 0"),
        ("monster 1: Monster 2\n", "", "line 13: 2 to 6 monsters play: `monster 0`, `monster 1` and so on"),
        ("player 0: person\nmonster 1: Monster 2\nplayer 1: computer\n", "monster 1: Z\n", "line 12: 2 to 6 monsters"),
        ("monster 1: Monster 2\n", "monster 1: A\nmonster 2: B\n", "line 15: there are 3 monsters and 2 players"),
        ("result: not over", "result: Ann", "line 11: result: `not over` or `seat 2, points` is expected"),
        ("result: not over", "result: seat 7, points", "line 11: result: "),
        (
            "chance: stream",
            "chance: the moon",
            "line 8: chance: `stream`, `committed` or `chained` is expected, not 'the moon'",
        ),
        ("chance: stream\n", "", "line 13: the header has no `chance`"),
        ("date: 2026-11-15", "date: " + "x" * 61, "line 10: date: date: a text of 1 to 60 characters"),
        ("seed: 7", "seed: 7\nrolls: tea", "line 10: rolls: rolls[0]: 'tea' is not a face"),
        (
            "seed: 7",
            f"seed: 7\ncommitment: {'a' * 64}",
            "line 10: commitment: it cannot be combined with chance from a seed",
        ),
        ("seed: 7", f"seed: 7\nsecret: {'a' * 64}", "line 10: secret: it cannot be combined with chance from a seed"),
        ("seed: 7", "seed: 7\nwords 5: moon", "line 10: words 5: it cannot be combined with chance from a seed"),
    ],
)
def test_an_error_in_a_header_is_reported_with_its_line(old: str, new: str, says: str) -> None:
    refuses(edited(STREAM, old, new), says)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("commitment: ", "commitment: g", "line 11: commitment: 64 hexadecimal digits are expected"),
        ("words 0: moon", "seed: 7", "line 12: seed: it cannot be combined with committed chance"),
        ("words 0: moon", "words 4: moon", "line 12: words 4: there is no such seat"),
        ("words 0: moon", "words 0: " + "x" * 201, "line 15: words: at most 200 characters are allowed"),
        ("words 0: moon", "secret: 12", "line 12: secret: 64 hexadecimal digits are expected"),
        ("words 0: moon", f"secret: {'12' * 32}", "line 12: secret: it does not match the commitment"),
    ],
)
def test_an_error_in_the_secret_is_reported_with_its_line(old: str, new: str, says: str) -> None:
    refuses(edited(FAIR, old, new), says)


def test_a_commitment_must_be_there() -> None:
    refuses(without(FAIR, "commitment"), "line 14: the header has no `commitment`")


def test_a_header_may_leave_out_what_is_empty() -> None:
    record = read_record(without(without(STREAM, "date"), "result"))

    assert (record.date, record.result, record.over) == ("", "not over", False)


def test_a_record_as_data_has_all_of_its_text() -> None:
    record = read_record(GOLDEN)

    assert (record.rules.text, record.monsters, record.players) == (
        "simple",
        ["Gigazaur", "The King"],
        ["person Ann", "computer"],
    )
    assert (record.persons, record.words, record.date, record.result) == (
        [0],
        ["moon", ""],
        "2026-11-15",
        "seat 0, points",
    )
    assert (record.start, record.start_at, len(record.lines)) == (["rolled 1 2 2 2 heart smash"], 15, 14)
    line = record.lines[1]
    assert (line.at, line.label, line.seat, line.choice) == (17, "1", 0, "keep nothing")
    assert line.answers == ["rolled 2 2 3 3 3 heart", "rolled 1 2 2 3 heart smash"]
    assert record.text == GOLDEN


# Lines and answers


@pytest.mark.parametrize(
    "line",
    [
        "stop",
        "0 seat 0 stop",
        "0 seat 6: stop",
        "0 seat 0:",
        "0.0 seat 0: stop",
        "-1 seat 0: stop",
        "0.1.1 seat 0: stop",
    ],
)
def test_a_line_that_cannot_be_read_is_refused(line: str) -> None:
    refuses(f"{STREAM}{line}\n", f"line 15: cannot read {line!r}; a choice is written like `14 seat 1: keep 3 3 ; ")


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("", "cannot read ''; an outcome is written like `rolled 1 heart`"),
        ("rolled", "cannot read 'rolled'"),
        ("sang a song", "cannot read 'sang a song'"),
        ("drew jets", "cannot read 'drew jets'"),
        ("drew jets as 1 of 1000", "cannot read "),
        ("drew jets as 0 of 66", "'drew jets as 0 of 66': there is no such place"),
        ("returned jets as 67 of 66", "'returned jets as 67 of 66': there is no such place"),
        ("shuffled", "cannot read 'shuffled'"),
        ("rolled 1 2 tea", "'tea' is not a face"),
        ("rolled 1 1 1 1 1 1 1 1 1 1", "there are at most 9 dice"),
        ("loaded 1 1 1 1 1 1 1 1 1 2", "1 to 9 dice are thrown, not 10"),
    ],
)
def test_an_answer_that_cannot_be_read_is_refused(answer: str, says: str) -> None:
    refuses(f"{STREAM}0 seat 0: stop ; {answer}\n", f"line 15: {says}")
    refuses(f"{STREAM.partition(chr(10) + 'start')[0]}\nstart ; {answer}\n", f"line 14: {says}")


def test_the_order_of_dice_in_an_answer_does_not_matter() -> None:
    swapped = edited(GOLDEN, "rolled 1 2 2 2 heart smash", "rolled smash  2 heart 2 1 2")

    assert read_record(swapped).text == GOLDEN


def test_places_may_have_noughts_before_them() -> None:
    record = Game.new(2, seed=3).record()
    number = re.search(r"as (\d+) of 66", record)
    assert number is not None

    assert read_record(edited(record, f"as {number[1]} of 66", f"as 0{number[1]} of 066")).text == record


# Rules versions


def test_a_record_of_older_rules_is_played_again_if_it_fits() -> None:
    record = played(Game.new(2, seed=7)).record()
    older = edited(record, f"rules version: {RULES_VERSION}", "rules version: 0")

    assert read_record(older).rules_version == 0
    assert Game.from_record(older).record() == record


def test_a_record_of_older_rules_in_which_something_cannot_have_happened_is_refused() -> None:
    older = edited(STREAM, "rules version: 1", "rules version: 0") + "0 seat 0: buy jets\n"

    with pytest.raises(RecordError, match="line 15: "):
        Game.from_record(older)


def test_a_record_of_newer_rules_is_refused() -> None:
    newer = edited(STREAM, "rules version: 1", f"rules version: {RULES_VERSION + 1}")

    refuses(
        newer,
        f"line 2: rules version: the current rules version is {RULES_VERSION}: a newer version",
    )


def test_a_position_is_read_as_it_stands() -> None:
    assert read_record(Game.from_position(HEALER).record()).position == HEALER
    assert field(read_record(Game.from_position(HEALER).record()).text, "position") == HEALER


def test_every_field_of_the_header_is_described() -> None:
    page = Path(__file__).parents[3] / "docs/reference/notation.md"
    described = re.findall(r"^\| `([a-z ]+)`", page.read_text(encoding="utf-8"), re.MULTILINE)

    assert set(_FIELDS) <= set(described)
    assert str(MOST_RECORD_TEXT) in page.read_text(encoding="utf-8")
