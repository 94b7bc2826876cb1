"""Positions as a line of text: what it means, that it comes back whole, and errors with the column."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingoftokyo import Game, PositionError
from kingoftokyo.rules.positions.line_syntax import MOST_DEPTH, from_line, to_line

NAMES = st.from_regex(r"[a-z_][a-z0-9_]{0,6}", fullmatch=True)
PLAIN = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**18), 10**18),
    st.text(max_size=8),
    st.text("abz_09 -'()[]=", max_size=8),
    st.sampled_from(["true", "false", "null", "3", "-3", "0x", "1 1 smash", "", "'", "''", "a\nb"]),
)
DATA = st.recursive(
    PLAIN,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(NAMES, inner, max_size=4)),
    max_leaves=12,
)
OBJECTS = st.dictionaries(NAMES, DATA, max_size=5)


@settings(deadline=None, derandomize=True, max_examples=400, database=None)
@given(OBJECTS)
@pytest.mark.compiled_only
def test_any_plain_data_comes_back_from_its_line(data: dict[str, object]) -> None:
    assert from_line(to_line(data)) == data


@pytest.mark.compiled_only
@settings(deadline=None, derandomize=True, max_examples=400, database=None)
@given(st.text(st.sampled_from("ab=()[]'3- _\n\té"), max_size=30))
def test_any_text_is_read_or_refused_with_the_column(line: str) -> None:
    try:
        data = from_line(line)
    except PositionError as error:
        refusal = str(error)
    else:
        assert from_line(to_line(data)) == data
        return
    assert refusal.startswith("column ")
    assert 1 <= int(refusal.removeprefix("column ").partition(":")[0]) <= len(line) + 1


@pytest.mark.parametrize(
    ("line", "data"),
    [
        ("", {}),
        ("  \n ", {}),
        ("turn=1", {"turn": 1}),
        ("a=-7 b=007", {"a": -7, "b": 7}),
        ("a=true b=false c=null", {"a": True, "b": False, "c": None}),
        ("a='true' b='3' c=''", {"a": "true", "b": "3", "c": ""}),
        ("a=truth b=x3 c=3x d=_", {"a": "truth", "b": "x3", "c": "3x", "d": "_"}),
        ("dice='1 1 smash'", {"dice": "1 1 smash"}),
        ("a='it''s'", {"a": "it's"}),
        ("a=''''", {"a": "'"}),
        ("a=[] b=()", {"a": [], "b": {}}),
        ("a=[1 two 'three' [4] (five=5)]", {"a": [1, "two", "three", [4], {"five": 5}]}),
        ("a=(b=(c=1) d=2)e=3", {"a": {"b": {"c": 1}, "d": 2}, "e": 3}),
        ("\ta = 1\n b = [ 2 3 ] ", {"a": 1, "b": [2, 3]}),
        ("a=1234567890123456789", {"a": 1234567890123456789}),
        ("a=12345678901234567890", {"a": "12345678901234567890"}),
    ],
)
def test_a_line_means_this(line: str, data: dict[str, object]) -> None:
    assert from_line(line) == data


@pytest.mark.parametrize(
    ("data", "line"),
    [
        ({}, ""),
        ({"turn": 1, "step": "buy"}, "turn=1 step=buy"),
        ({"a": [True, False, None, -2]}, "a=[true false null -2]"),
        ({"a": ["true", "null", "3", "x3", "3x", "X", ""]}, "a=['true' 'null' '3' x3 '3x' 'X' '']"),
        ({"a": {"b": [{}, {"c": "it's"}]}}, "a=(b=[() (c='it''s')])"),
    ],
)
def test_a_line_is_written_like_this(data: dict[str, object], line: str) -> None:
    assert to_line(data) == line


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("turn", "column 5: '=' is expected, not 'nothing'"),
        ("turn 1", "column 6: '=' is expected, not '1'"),
        ("turn=", "column 6: a value is expected, not 'nothing'"),
        ("turn=)", "column 6: a value is expected, not ')'"),
        ("turn==", "column 6: a value is expected, not '='"),
        ("3=turn", "column 1: the name of a field is expected, not '3=turn'"),
        ("'a'=1", "column 1: the name of a field is expected, not \"'a'=1\""),
        ("(a=1)", "column 1: the name of a field is expected, not '(a=1)'"),
        ("a=1 ] b=2", "column 5: the name of a field is expected, not '] b=2'"),
        ("a=1 ) b=2", "column 5: the end of the line is expected, not ') b=2'"),
        ("a=1 a=2", "column 5: another field (there is already a field 'a') is expected, not 'a=2'"),
        ("a=(b=1 b=2)", "column 8: another field (there is already a field 'b') is expected, not 'b=2)'"),
        ("a=(b=1", "column 7: ')' is expected, not 'nothing'"),
        ("a=[1 2", "column 7: ']' is expected, not 'nothing'"),
        ("a=[1 2)", "column 7: a value is expected, not ')'"),
        ("a=(b=1]", "column 7: the name of a field is expected, not ']'"),
        ("a=Big", "column 3: a word, a number, a quoted text or a bracket is expected, not 'Big'"),
        ("a=1.5", "column 4: a word, a number, a quoted text or a bracket is expected, not '.5'"),
        ("a='open", 'column 3: a word, a number, a quoted text or a bracket is expected, not "\'open"'),
        ("a=1 b={c: 1}", "column 7: a word, a number, a quoted text or a bracket is expected, not '{c: 1}'"),
    ],
)
def test_a_wrong_line_is_refused_with_the_column(line: str, says: str) -> None:
    with pytest.raises(PositionError) as refused:
        from_line(line)
    assert str(refused.value) == says


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ("(a=", ")")])
def test_brackets_go_no_deeper_than_twenty(opening: str, closing: str) -> None:
    deepest = MOST_DEPTH - 1

    assert from_line("a=" + opening * deepest + "1" + closing * deepest)
    for too_deep in (deepest + 1, 100_000):
        with pytest.raises(PositionError, match=f"brackets no deeper than {MOST_DEPTH} is expected"):
            from_line("a=" + opening * too_deep + "1")


def test_errors_of_a_line_s_values_are_those_of_the_same_data() -> None:
    with pytest.raises(PositionError, match=r"^monsters\[1\]\.health: 11 is not between 1 and 10$"):
        Game.from_position("monsters=[() (health=11)]")
    with pytest.raises(PositionError, match=r"^dice: a text is expected, not 3$"):
        Game.from_position("monsters=[() ()] step=resolve dice=3")


def test_a_line_is_read_as_a_position() -> None:
    game = Game.from_position("turn=1 step=buy market=[heal tank] monsters=[() (energy=4 place=city cards=[jets])]")

    assert game.view(1).options == ["buy heal", "buy tank", "sweep", "done"]
    assert game.position_line().startswith("rules=standard turn=1 monsters=[(place=outside health=10) (place=city ")
    assert Game.from_position(game.position_line()).position() == game.position()


@pytest.mark.parametrize(
    "text", ["step=buy monsters=[() ()]", '{"step": "buy", "monsters": [{}, {}]}'], ids=["line", "JSON"]
)
def test_what_editors_put_into_a_file_does_no_harm(text: str) -> None:
    wanted = Game.from_position(text).position()

    for changed in (f"\ufeff{text}", f"{text}\r\n\r\n", f"\ufeff {text.replace(' ', chr(13) + chr(10))}\n\n"):
        assert Game.from_position(changed).position() == wanted
