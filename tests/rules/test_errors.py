"""Errors: a code and arguments for programs, one English sentence for people, and the field where it is."""

from __future__ import annotations

import ast
import copy
import pickle
import re
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

from kingoftokyo import ChoiceError, Game, GameOverError, KingOfTokyoError, PositionError, RecordError, SetupError
from kingoftokyo.rules.card import ExpansionCard
from kingoftokyo.rules.error_english import ERROR_TEXTS, OTHER
from kingoftokyo.rules.errors import in_line
from kingoftokyo.rules.expansions import NUMBERS

SOURCES = Path(__file__).parents[2] / "src" / "kingoftokyo"
HYPHENED = re.compile(r"[a-z]+(-[a-z]+)+")
FACES = "1 2 3 heart energy smash"
PRESETS = "standard, course, solo, simple"
COPIED = "monsters[0].cards[1].copies.card"

HEALTH = PositionError("monsters[0].health", "position-health-range", found="11", least=1, most=10, seat=0)
ERRORS = [
    KingOfTokyoError("dice-too-many", most=9),
    SetupError("field-seat", field="persons", most=2, found="7"),
    SetupError("no sentence of the rules: 100 % {sure}"),
    ChoiceError("choice-wrong-seat", seat=1, asked=0),
    GameOverError("over-no-choice", reason="points"),
    HEALTH,
    PositionError("", "position-endless"),
    RecordError("record-no-answer", 17),
    RecordError("record-header-empty", 3, field="rules"),
    RecordError("the file was cut off"),
]


# What is in an error


def test_an_error_has_a_code_arguments_a_field_and_a_sentence() -> None:
    assert (HEALTH.code, HEALTH.field) == ("position-health-range", "monsters[0].health")
    assert HEALTH.arguments == {"found": "11", "least": 1, "most": 10, "seat": 0}
    assert HEALTH.reason == "11 is not between 1 and 10"
    assert str(HEALTH) == "monsters[0].health: 11 is not between 1 and 10"


def test_an_error_of_a_record_says_its_line_first() -> None:
    assert str(RecordError("record-header-empty", 3, field="rules")) == "line 3: rules: the value is empty"
    assert str(RecordError("record-header-empty")) == "the value is empty"


def test_an_error_may_be_made_of_its_sentence() -> None:
    error = SetupError("there is no {level} 100 %", field="level")

    assert (error.code, error.arguments) == (OTHER, {"text": "there is no {level} 100 %"})
    assert str(error) == "level: there is no {level} 100 %"


@pytest.mark.parametrize("error", ERRORS, ids=str)
def test_an_error_can_be_pickled_and_copied(error: KingOfTokyoError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(again) is type(error)
        assert (again.code, again.arguments, again.field) == (error.code, error.arguments, error.field)
        assert str(again) == str(error)
        assert getattr(again, "line", None) == getattr(error, "line", None)


@pytest.mark.parametrize(
    ("header", "says"),
    [("", "line 4: rolls[0]: there are at most 9 dice"), ("position", "line 4: position: rolls[0]: there are")],
)
def test_an_error_of_a_value_in_a_record_keeps_its_code(header: str, says: str) -> None:
    error = in_line(SetupError("dice-too-many", field="rolls[0]", most=9), 4, header)

    assert (error.code, error.arguments, error.line) == ("dice-too-many", {"most": 9}, 4)
    assert str(error).startswith(says)


def test_an_error_without_a_field_gets_that_of_the_header() -> None:
    assert in_line(SetupError("rules-word", found="x"), 3, "rules").field == "rules"


# Every code


@cache
def calls() -> list[ast.Call]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES.rglob("*.py")]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]


def name_of(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def codes_in(call: ast.Call) -> set[str]:
    return {arg.value for arg in call.args if isinstance(arg, ast.Constant) and arg.value in ERROR_TEXTS}


def needs(code: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(ERROR_TEXTS[code]) if name is not None}


def given(call: ast.Call, code: str) -> set[str]:
    """The arguments of the error, and those that the function adds which makes it."""
    added = {"found", "least", "most"} if name_of(call) == "number" else set()
    if name_of(call) == "several":
        added = {"found"}
    if code.startswith("line-"):
        added = {"column", "found"}
    return added | {keyword.arg for keyword in call.keywords if keyword.arg is not None}


@pytest.mark.parametrize("code", ERROR_TEXTS)
def test_a_code_is_words_with_hyphens(code: str) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", code)


def test_every_code_is_raised_somewhere() -> None:
    texts = "\n".join(
        path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py") if path.name != "error_english.py"
    )

    assert [code for code in ERROR_TEXTS if code != OTHER and f'"{code}"' not in texts] == []


@pytest.mark.compiled_only
def test_every_error_of_the_rules_is_raised_by_a_code_that_has_a_sentence() -> None:
    raised = [
        call
        for call in calls()
        if name_of(call) in ("error", "SetupError", "ChoiceError", "GameOverError", "PositionError", "RecordError")
    ]
    texts = [arg.value for call in raised for arg in call.args if isinstance(arg, ast.Constant)]

    assert len(raised) > 150
    assert [text for text in texts if HYPHENED.fullmatch(str(text)) and text not in ERROR_TEXTS] == []


FOR_DEVELOPERS = ("arena/", "solving/", "cli/commands/arena.py", "cli/commands/solve.py")  # their errors stay English
KINDS = {"KingOfTokyoError", "SetupError", "ChoiceError", "GameOverError", "PositionError", "RecordError"}
KINDS |= {"SaveError", "NoSaveError", "NotSavedError", "NoTableError", "NoMomentError", "StaleSecretError"}


def made_of_text(call: ast.Call) -> bool:
    """Whether an error is made of a sentence instead of a code."""
    texts = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
    return any(isinstance(arg, ast.JoinedStr) for arg in call.args) or any(" " in str(text) for text in texts)


def test_an_error_that_players_meet_is_made_of_a_code() -> None:
    found = [
        f"{path.relative_to(SOURCES).as_posix()}:{call.lineno}"
        for path in sorted(SOURCES.rglob("*.py"))
        if not path.relative_to(SOURCES).as_posix().startswith(FOR_DEVELOPERS)
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and name_of(call) in KINDS and made_of_text(call)
    ]

    assert found == []


def test_every_error_is_raised_with_what_its_sentence_needs() -> None:
    lacking = {code: needs(code) - given(call, code) for call in calls() for code in codes_in(call)}

    assert {code: names for code, names in lacking.items() if names} == {}


# Choices and starts, as programs see them


def refused(kind: type[KingOfTokyoError], choice: object, seat: int | None = None) -> KingOfTokyoError:
    game = Game.from_position("step=roll dice='1 1 2 heart smash smash' monsters=[() ()]")
    with pytest.raises(kind) as caught:
        game.play(choice, seat)
    return caught.value


def test_a_choice_that_is_not_possible_has_a_code_and_what_is_possible() -> None:
    error = refused(ChoiceError, "buy jets")

    assert error.code == "choice-impossible"
    assert error.arguments["seat"] == 0
    assert str(error.arguments["known"]).startswith("keep FACES")


@pytest.mark.parametrize(
    ("choice", "seat", "code"),
    [("keep tea", None, "choice-unreadable"), (7, None, "choice-type"), ("stop", 1, "choice-wrong-seat")],
)
def test_other_wrong_choices_have_codes(choice: object, seat: int | None, code: str) -> None:
    assert refused(ChoiceError, choice, seat).code == code


def test_a_game_that_is_over_says_so_by_a_code() -> None:
    game = Game.from_position("step=end monsters=[(points=20) ()]")

    with pytest.raises(GameOverError) as caught:
        game.play("stop")

    assert (caught.value.code, caught.value.arguments) == ("over-no-choice", {"reason": "points"})


@pytest.mark.parametrize(
    ("start", "code", "field", "arguments"),
    [
        ({"players": 7}, "setup-players", "", {"least": 2, "most": 6, "found": "7"}),
        ({"players": 2, "seed": 2**64}, "setup-seed", "", {"found": str(2**64)}),
        ({"players": 2, "rules": "golden"}, "rules-preset", "", {"found": "'golden'", "known": PRESETS}),
        ({"players": 2, "persons": [2]}, "field-seat", "persons", {"most": 1, "found": "2"}),
        ({"players": 3, "rules": "solo", "persons": [0, 1]}, "setup-one-person", "", {}),
        ({"players": 2, "rolls": ["1 tea"]}, "dice-face", "rolls[0]", {"found": "'tea'", "known": FACES}),
    ],
)
def test_a_start_that_is_not_possible_has_a_code(
    start: dict[str, object], code: str, field: str, arguments: dict[str, object]
) -> None:
    with pytest.raises(SetupError) as caught:
        Game.new(**start)  # type: ignore[arg-type]

    assert (caught.value.code, caught.value.field, caught.value.arguments) == (code, field, arguments)


@pytest.mark.parametrize(
    ("line", "code", "field"),
    [
        ("monsters=[(place=mars) ()]", "field-name", "monsters[0].place"),
        ("monsters=[(cards=[jets (card=mimic copies=(seat=1 card=jets))]) ()]", "position-copied-not-held", COPIED),
        ("monsters=[() ()] market=[jet]", "card-unknown-near", "market[0]"),
        ("monsters=[() ()] rolls=['1 tea']", "dice-face", "rolls[0]"),
        ("monsters=[() ()] dice=tea", "dice-face", "dice"),
        ("monsters=[() ()", "line-sign", ""),
        ("rules=(cultists=true) monsters=[(cultists=100) ()]", "field-number-range", "monsters[0].cultists"),
        ("rules=(tokyo_tower=true) monsters=[(tower=[3]) ()]", "expansion-levels", "monsters[0].tower"),
        ("monsters=[() ()] pending=[(step=damage cause=hunger) (step=turn_over)]", "step-cause", "pending[0].cause"),
    ],
)
def test_a_wrong_position_has_a_code_and_its_field(line: str, code: str, field: str) -> None:
    with pytest.raises(PositionError) as caught:
        Game.from_position(line)

    assert (caught.value.code, caught.value.field) == (code, field)


class Shy(ExpansionCard):
    """An own expansion that parses its counters itself."""

    def field(self) -> str:
        return "cultists"

    def counters_of(self, value: object) -> int:
        raise ValueError(f"nobody counts {value}")


def test_an_own_expansion_may_refuse_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    position = {"rules": {"cultists": True}, "monsters": [{"cultists": 3}, {}]}
    assert Game.from_position(position).view(None).monsters[0].counted == {"cultists": 3}
    [cultists] = [number for number, expansion in NUMBERS.items() if expansion.field() == "cultists"]
    monkeypatch.setitem(NUMBERS, cultists, Shy())

    with pytest.raises(PositionError) as caught:
        Game.from_position(position)

    assert str(caught.value) == "monsters[0].cultists: nobody counts 3"
    assert caught.value.code == OTHER


def test_an_error_made_outside_never_fails_to_say_what_it_is() -> None:
    assert str(PositionError("this cannot be")) == "this cannot be"
    assert repr(PositionError("dice", "dice-too-many", most=9)) == "PositionError('dice: there are at most 9 dice')"
    assert str(SetupError("field-range")) == "{found} is not between {least} and {most}"
