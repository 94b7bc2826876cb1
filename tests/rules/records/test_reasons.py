"""Why a choice was made: a comment in a record, and read again."""

from __future__ import annotations

from kingoftokyo import Game
from kingoftokyo.rules.records.parse import read_record
from kingoftokyo.rules.records.record import plain_reason
from rules.records.games import played


def test_a_reason_is_a_comment_after_its_choice_and_is_read_again() -> None:
    record = read_record(played(Game.new(2, "simple", 3)).record())
    plain = record.text
    record.lines[0].why = "two of them are enough"
    record.lines[-1].why = "what else"
    text = record.text

    assert text.split("\n\n")[1].splitlines()[2] == "# why: two of them are enough"
    assert text.endswith("\n# why: what else\n")
    again = read_record(text)
    assert [line.why for line in again.lines if line.why] == ["two of them are enough", "what else"]
    assert again.text == text
    assert Game.from_record(text).record() == plain


def test_a_reason_anywhere_else_is_a_comment_like_any_other() -> None:
    text = read_record(played(Game.new(2, "simple", 3)).record()).text
    first = text.index("\n0 seat")
    for odd in (
        text.replace("\nstart", "\n# why: not yet\nstart"),
        text[:first] + "\n# why: not yet" + text[first:],
        text.replace("\n1 seat", "\n\n# why: too late\n1 seat", 1),
        text.replace("\n1 seat", "\n# a comment\n# why: after another one\n1 seat", 1),
        text.replace("\n1 seat", "\n# why:\n1 seat", 1),
    ):
        assert odd != text
        assert read_record(odd).text == text


def test_a_reason_is_short_and_steers_no_terminal() -> None:
    assert plain_reason("a\nb\t c\x1b[2J\ud800\u202e d") == "a b c[2J d"
    assert plain_reason("A" * 3000) == "A" * 1999 + "…"
    assert plain_reason("a \x00 b") == "a b"
    assert plain_reason(" \n ") == ""
    assert plain_reason("A" * 1998 + " BC") == "A" * 1998 + "…"
