"""Setting up a position by hand over HTTP: the form, the table, and what is refused with the field and the reason."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from msgspec.structs import replace

from kingoftokyo.i18n import text_of
from kingoftokyo.table.presentation.error_phrases import OF_FORMS
from kingoftokyo.table.wire.looking_back import (
    BlankPosition,
    CardForm,
    CopiesForm,
    PositionForm,
    PositionLine,
    SetUp,
)
from kingoftokyo.table.wire.messages import SeatData
from kingoftokyo.table.wire.requests import ErrorResponse, Made

if TYPE_CHECKING:
    from server.browser import Browser


def blank(browser: Browser, players: int = 3, rules: str = "standard") -> BlankPosition:
    answer = browser.get(f"/api/positions/blank?players={players}&rules={rules.replace(' ', '%20')}")
    assert answer.status == 200, answer.body
    return answer.read(BlankPosition)


def changed(form: PositionForm, k: int, **changes: object) -> PositionForm:
    monsters = list(form.monsters)
    monsters[k] = replace(monsters[k], **changes)
    return replace(form, monsters=monsters)


def test_every_limit_of_the_form_is_the_one_of_the_rules(browser: Browser) -> None:
    found = blank(browser)
    for field, most in (("health", found.most_health), ("points", found.most_points), ("poison", found.most_tokens)):
        fits = browser.post("/api/positions", SetUp(changed(found.form, 1, **{field: most})))
        refused = browser.post("/api/positions", SetUp(changed(found.form, 1, **{field: most + 1})))
        assert (fits.status, refused.status) == (201, 400)
        assert refused.read(ErrorResponse).where == f"monsters[1].{field}"
    bigger = changed(found.form, 1, health=12, cards=[CardForm("even_bigger")])
    assert browser.post("/api/positions", SetUp(bigger)).status == 201


@pytest.mark.parametrize(
    ("change", "where", "why"),
    [
        ({"dice": ["7"]}, "dice", "7"),
        ({"dice": ["1"] * 10, "step": "roll"}, "dice", "at most"),
        ({"turn": 9}, "turn", "between"),
        ({"rules": "golden"}, "", "no rules named"),
        ({"market": ["jets", "tank", "heal", "wings"]}, "market", "room"),
        ({"market": ["jets", "jets"]}, "market[1]", "only 1"),
        ({"market": ["nonsense"]}, "market[0]", "nonsense"),
        ({"monsters": []}, "monsters", "2 to 6"),
    ],
)
def test_what_cannot_lie_there_is_refused_with_the_field_and_the_reason(
    browser: Browser, change: dict[str, object], where: str, why: str
) -> None:
    refused = browser.post("/api/positions", SetUp(replace(blank(browser).form, **change)))

    assert refused.status == 400
    assert why in refused.error
    assert refused.read(ErrorResponse).where == where


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"cards": [CardForm("heal")]}, "monsters[2].cards[0].card"),
        ({"cards": [CardForm("jets", copies=CopiesForm(0, "wings"))]}, "monsters[2].cards[0].copies"),
        ({"cards": [CardForm("mimic", copies=CopiesForm(0, "wings"))]}, "monsters[2].cards[0].copies.card"),
        ({"place": "bay"}, "monsters"),
        ({"counted": {"cultists": 1}}, "monsters[2]"),
        ({"energy": -1}, "monsters[2].energy"),
        ({"seat": SeatData("axolulu", "easy")}, ""),
        ({"seat": SeatData("godzilla", "easy")}, ""),
    ],
)
def test_a_monster_that_cannot_be_is_refused(browser: Browser, changes: dict[str, object], where: str) -> None:
    refused = browser.post("/api/positions", SetUp(changed(blank(browser).form, 2, **changes)))

    assert refused.status == 400
    assert refused.read(ErrorResponse).where == where
    assert len(refused.error) > 10


HAND = "monsters[2].cards"
OF_A_MONSTER: list[tuple[dict[str, object], str, str, dict[str, object]]] = [
    ({"health": 11}, "position-health-range", "monsters[2].health", {"seat": 2, "least": 1, "most": 10}),
    ({"points": 21}, "position-points-range", "monsters[2].points", {"seat": 2, "least": 0, "most": 20}),
    ({"energy": 10**10}, "position-energy-range", "monsters[2].energy", {"seat": 2, "least": 0, "most": 10**9}),
    ({"poison": 1000}, "position-tokens-range", "monsters[2].poison", {"seat": 2, "least": 0, "most": 999}),
    ({"shrink": -1}, "position-tokens-range", "monsters[2].shrink", {"seat": 2, "least": 0, "most": 999}),
    (
        {"cards": [CardForm("smoke_cloud", counters=1000)]},
        "position-counters-range",
        f"{HAND}[0].counters",
        {"seat": 2, "least": 0, "most": 999},
    ),
    ({"cards": [CardForm("tank")]}, "position-discard-held", f"{HAND}[0].card", {"card": "tank"}),
    (
        {"cards": [CardForm("jets"), CardForm("jets")]},
        "position-copies-used-up",
        f"{HAND}[1].card",
        {"card": "jets", "copies": 1},
    ),
    ({"cards": [CardForm("jets", copies=CopiesForm(1, "wings"))]}, "position-only-mimic", f"{HAND}[0].copies", {}),
    (
        {"cards": [CardForm("mimic", copies=CopiesForm(1, "jets"))]},
        "position-copied-not-held",
        f"{HAND}[0].copies.card",
        {"seat": 1, "card": "jets"},
    ),
    ({"place": "city"}, "position-place-taken", "monsters", {"place": "city"}),
    ({"place": "bay"}, "position-bay-closed", "monsters", {"least": 5}),
    ({"place": "dead"}, "position-dead-turn", "turn", {"seat": 2}),
    ({"seat": SeatData("mosshell", "easy")}, "setup-same-monster", "", {}),
]
OF_THE_TABLE: list[tuple[dict[str, object], str, str, dict[str, object]]] = [
    ({"step": "roll", "dice": ["1"] * 10}, "dice-too-many", "dice", {"most": 9}),
    ({"step": "roll", "dice": ["1", "2"] * 5}, "dice-too-many", "dice", {"most": 9}),
    (
        {"step": "roll", "dice": ["1"], "rolls_left": 100},
        "position-rolls-left-range",
        "rolls_left",
        {"least": 0, "most": 99},
    ),
    ({"market": ["jets", "tank", "heal", "wings"]}, "position-market-size", "market", {"most": 3, "found": 4}),
]


def check_error(browser: Browser, form: PositionForm, code: str, where: str, args: dict[str, object]) -> None:
    refused = browser.post("/api/positions", SetUp(form)).read(ErrorResponse)

    assert refused.phrase is not None, refused
    assert (refused.phrase.id, refused.where) == (f"error-{code}", where)
    assert refused.phrase.args.items() >= args.items()
    assert set(refused.phrase.args) >= variables_of(refused.phrase.id)


def variables_of(id: str) -> set[str]:
    """What goes into a sentence."""
    [sentence] = [entry for entry in FluentParser().parse(text_of("en")).body if name_of(entry) == id]
    return set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(sentence)))


def name_of(entry: ast.EntryType) -> str:
    return entry.id.name if isinstance(entry, ast.Message) else ""


@pytest.mark.parametrize(("changes", "code", "where", "args"), OF_A_MONSTER)
def test_the_errors_of_a_monster_have_a_field_and_a_sentence(
    browser: Browser, changes: dict[str, object], code: str, where: str, args: dict[str, object]
) -> None:
    form = changed(replace(blank(browser).form, turn=2), 1, place="city")

    check_error(browser, changed(form, 2, **changes), code, where, args)


@pytest.mark.parametrize(("changes", "code", "where", "args"), OF_THE_TABLE)
def test_the_errors_of_the_table_have_a_field_and_a_sentence(
    browser: Browser, changes: dict[str, object], code: str, where: str, args: dict[str, object]
) -> None:
    check_error(browser, replace(blank(browser).form, **changes), code, where, args)


def test_too_few_alive_have_a_sentence(browser: Browser) -> None:
    form = changed(changed(blank(browser).form, 1, place="dead"), 2, place="dead")

    check_error(browser, form, "position-too-few-alive", "monsters", {})


def test_what_these_rules_do_not_have_has_a_sentence(browser: Browser) -> None:
    simple = blank(browser, 5, "simple").form
    people = changed(blank(browser, 3, "solo").form, 1, seat=SeatData("mosshell", "person"))

    check_error(browser, changed(simple, 1, place="bay"), "position-no-bay", "monsters", {})
    check_error(browser, replace(simple, step="roll", dice=["energy"]), "dice-no-energy", "dice", {})
    check_error(browser, people, "setup-one-person", "persons", {})


def test_every_sentence_for_an_error_is_tried_here() -> None:
    tried = {code for _, code, _, _ in (*OF_A_MONSTER, *OF_THE_TABLE)}

    assert tried | {"position-too-few-alive", "position-no-bay", "dice-no-energy", "setup-one-person"} == OF_FORMS


def test_an_error_that_no_form_makes_is_said_in_english(browser: Browser) -> None:
    refused = browser.post("/api/positions", SetUp(text="monsters=[() ()] dice=tea")).read(ErrorResponse)

    assert (refused.phrase, refused.where) == (None, "dice")
    assert refused.message.startswith("dice: 'tea' is not a face")


def test_a_form_is_filled_in_copied_as_a_line_and_played(browser: Browser) -> None:
    form = changed(blank(browser, 2).form, 1, health=4)

    line = browser.post("/api/positions/line", SetUp(form))
    refused = browser.post("/api/positions/line", SetUp(changed(form, 1, health=11)))
    made = browser.post("/api/positions", SetUp(text=line.read(PositionLine).text))

    assert (line.status, made.status) == (200, 201)
    assert browser.open(made.read(Made).table).view.monsters[1].health == 4
    assert (refused.status, refused.read(ErrorResponse).where) == (400, "monsters[1].health")


@pytest.mark.parametrize("bad", [SetUp(), SetUp(text="monsters=[() ("), SetUp(text="monsters=3")])
def test_what_is_no_position_is_refused(browser: Browser, bad: SetUp) -> None:
    assert browser.post("/api/positions", bad).status == 400


@pytest.mark.parametrize("query", ["players=1", "players=7", "rules=golden", "players=many"])
def test_a_form_for_what_there_is_not_is_refused(browser: Browser, query: str) -> None:
    assert browser.get(f"/api/positions/blank?{query}").status == 400
