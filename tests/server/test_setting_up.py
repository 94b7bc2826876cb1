"""Setting up a position by hand over HTTP: the form, the table, and what is refused with the field and the reason."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from msgspec.structs import replace

from kingoftokyo.i18n import text_of
from kingoftokyo.table.wire.looking_back import (
    BlankPosition,
    CardForm,
    CopiesForm,
    PositionForm,
    PositionLine,
    SetUp,
)
from kingoftokyo.table.wire.messages import SeatData
from kingoftokyo.table.wire.requests import Failure, Made

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
        assert refused.read(Failure).where == f"monsters[1].{field}"
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
    assert why in refused.failure
    assert refused.read(Failure).where == where


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
    assert refused.read(Failure).where == where
    assert len(refused.failure) > 10


MISTAKES: dict[str, dict[str, object]] = {
    "mistake-health": {"health": 11},
    "mistake-points": {"points": 21},
    "mistake-energy": {"energy": 10**10},
    "mistake-tokens": {"shrink": 1000},
    "mistake-counters": {"cards": [CardForm("smoke_cloud", counters=1000)]},
    "mistake-discard": {"cards": [CardForm("tank")]},
    "mistake-copies": {"cards": [CardForm("jets"), CardForm("jets")]},
    "mistake-copied": {"cards": [CardForm("mimic", copies=CopiesForm(1, "jets"))]},
    "mistake-place": {"place": "city"},
    "mistake-bay": {"place": "bay"},
    "mistake-turn": {"place": "dead"},
    "mistake-monsters": {"seat": SeatData("mosshell", "easy")},
}


@pytest.mark.parametrize("id", MISTAKES)
def test_the_mistakes_of_a_form_have_sentences(browser: Browser, id: str) -> None:
    form = changed(replace(blank(browser).form, turn=2), 1, place="city")

    phrase = browser.post("/api/positions", SetUp(changed(form, 2, **MISTAKES[id]))).read(Failure).phrase

    assert phrase is not None
    assert phrase.id == id
    [sentence] = [entry for entry in FluentParser().parse(text_of("en")).body if name_of(entry) == id]
    assert set(phrase.args) == set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(sentence)))


def name_of(entry: ast.EntryType) -> str:
    return entry.id.name if isinstance(entry, ast.Message) else ""


@pytest.mark.parametrize(
    ("id", "change"),
    [
        ("mistake-dice", {"step": "roll", "dice": ["1"] * 10}),
        ("mistake-rolls", {"step": "roll", "dice": ["1"], "rolls_left": 100}),
    ],
)
def test_the_mistakes_of_a_turn_have_sentences(browser: Browser, id: str, change: dict[str, object]) -> None:
    refused = browser.post("/api/positions", SetUp(replace(blank(browser).form, **change))).read(Failure)

    assert refused.phrase is not None
    assert refused.phrase.id == id


def test_too_few_alive_and_too_many_people_have_sentences(browser: Browser) -> None:
    dead = changed(changed(blank(browser).form, 1, place="dead"), 2, place="dead")
    people = changed(blank(browser, 3, "solo").form, 1, seat=SeatData("mosshell", "person"))

    phrases = [browser.post("/api/positions", SetUp(form)).read(Failure).phrase for form in (dead, people)]

    assert [phrase and phrase.id for phrase in phrases] == ["mistake-alive", "mistake-people"]


def test_a_form_is_filled_in_copied_as_a_line_and_played(browser: Browser) -> None:
    form = changed(blank(browser, 2).form, 1, health=4)

    line = browser.post("/api/positions/line", SetUp(form))
    refused = browser.post("/api/positions/line", SetUp(changed(form, 1, health=11)))
    made = browser.post("/api/positions", SetUp(text=line.read(PositionLine).text))

    assert (line.status, made.status) == (200, 201)
    assert browser.open(made.read(Made).table).view.monsters[1].health == 4
    assert (refused.status, refused.read(Failure).where) == (400, "monsters[1].health")


@pytest.mark.parametrize("wrong", [SetUp(), SetUp(text="monsters=[() ("), SetUp(text="monsters=3")])
def test_what_is_no_position_is_refused(browser: Browser, wrong: SetUp) -> None:
    assert browser.post("/api/positions", wrong).status == 400


@pytest.mark.parametrize("query", ["players=1", "players=7", "rules=golden", "players=many"])
def test_a_form_for_what_there_is_not_is_refused(browser: Browser, query: str) -> None:
    assert browser.get(f"/api/positions/blank?{query}").status == 400
