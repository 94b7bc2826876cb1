"""Setting up a position by hand: what the form knows of the rules, and what is refused with the reason."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from msgspec.structs import replace

from kingoftokyo.i18n import text_of
from kingoftokyo.monsters import MONSTER_IDS
from kingoftokyo.table.wire.looking_back import (
    BlankPosition,
    CardForm,
    CopiesForm,
    MonsterForm,
    PositionForm,
    PositionLine,
    SetUp,
)
from kingoftokyo.table.wire.messages import SeatData
from kingoftokyo.table.wire.requests import Failure
from server.test_practice import data_of, made

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


def test_the_blank_form_can_be_played_as_it_is(browser: Browser) -> None:
    for rules in ("standard", "simple", "solo", "course halloween=true cultists=true tokyo_tower=true"):
        found = blank(browser, 2, rules)
        tab = browser.open(made(browser, "/api/positions", SetUp(found.form)))
        assert data_of(tab).practice
        assert set(data_of(tab).rules.split()) == set(rules.split())
        assert tab.view.monsters[0].health == found.most_health


def test_the_form_knows_what_these_rules_have(browser: Browser) -> None:
    standard, simple, halloween = (
        blank(browser),
        blank(browser, 2, "simple"),
        blank(browser, 5, "standard halloween=true"),
    )
    cards = {card.id: card for card in standard.cards}
    assert (cards["extra_head"].copies, cards["jets"].copies) == (2, 1)
    assert (cards["even_bigger"].health, cards["jets"].health) == (12, 10)
    assert (cards["heal"].hold, cards["jets"].hold, cards["smoke_cloud"].counters) == (False, True, 3)
    assert [card.id for card in standard.cards if card.mimics] == ["mimic"]
    assert "witch" not in cards
    assert "witch" in {card.id for card in halloween.cards}
    assert (simple.cards, simple.market, simple.most_energy) == ([], 0, 0)
    assert simple.faces == ["1", "2", "3", "heart", "smash"]
    assert ("bay" in standard.places, "bay" in halloween.places) == (False, True)
    assert (blank(browser, 3, "solo").most_people, standard.most_people) == (1, 3)
    both = blank(browser, 2, "standard cultists=true tokyo_tower=true").counted
    assert [(one.id, one.most, one.levels) for one in both] == [("cultists", 99, []), ("tower", 0, [1, 2])]


def test_every_limit_of_the_form_is_the_one_of_the_rules(browser: Browser) -> None:
    found = blank(browser)
    for field, most in (("health", found.most_health), ("points", found.most_points), ("poison", found.most_tokens)):
        fits = browser.post("/api/positions", SetUp(changed(found.form, 1, **{field: most})))
        refused = browser.post("/api/positions", SetUp(changed(found.form, 1, **{field: most + 1})))
        assert (fits.status, refused.status) == (201, 400)
        assert refused.read(Failure).where == f"monsters[1].{field}"
    bigger = changed(found.form, 1, health=12, cards=[CardForm("even_bigger")])
    assert browser.post("/api/positions", SetUp(bigger)).status == 201


def test_a_position_lies_there_as_it_was_set_up(browser: Browser) -> None:
    form = PositionForm(
        "standard cultists=true",
        [
            MonsterForm(SeatData("blorb", "hard"), "city", health=7, points=11, energy=3, cards=[CardForm("jets")]),
            MonsterForm(
                SeatData("girder", "person", "Eve"),
                energy=6,
                poison=1,
                shrink=2,
                cards=[
                    CardForm("mimic", copies=CopiesForm(0, "jets")),
                    CardForm("smoke_cloud", counters=2),
                ],
                counted={"cultists": 2},
            ),
            MonsterForm(SeatData("axolulu", "easy"), "dead"),
        ],
        turn=1,
        step="roll",
        dice=["smash", "smash", "1", "heart"],
        rolls_left=1,
        market=["tank", None, "heal"],
        deck=["corner_store"],
    )

    tab = browser.open(made(browser, "/api/positions", SetUp(form)))

    blorb, girder, axolulu = tab.view.monsters
    assert (blorb.place, blorb.health, blorb.points, blorb.energy) == ("city", 7, 11, 3)
    assert (girder.poison, girder.shrink, girder.counted) == (1, 2, {"cultists": 2})
    assert [(card.id, card.copies, card.of, card.counters) for card in girder.cards] == [
        ("mimic", "jets", 0, 0),
        ("smoke_cloud", None, None, 2),
    ]
    assert axolulu.place == "dead"
    assert (tab.view.asked, tab.view.kind, tab.view.rolls_left) == (1, "roll", 1)
    assert sorted(tab.view.dice) == ["1", "heart", "smash", "smash"]
    assert [(card.slot, card.id) for card in tab.view.market] == [(0, "tank"), (2, "heal")]
    seats = data_of(tab).seats
    assert [(seat.monster, seat.player, seat.name) for seat in seats] == [
        ("blorb", "hard", ""),
        ("girder", "person", "Eve"),
        ("axolulu", "easy", ""),
    ]
    assert tab.ask()  # advice is what it is at every table
    tab.until(lambda tab: '"type":"advice"' in tab.texts[-1])


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


def test_a_position_can_be_a_text(browser: Browser) -> None:
    text = "turn=1 step=buy monsters=[(place=city) (energy=9)] market=[jets tank heal] persons=[1]"

    tab = browser.open(made(browser, "/api/positions", SetUp(text=text)))

    assert [seat.player for seat in data_of(tab).seats] == ["medium", "person"]
    assert tab.until_asked().kind == "buy"
    seats = [SeatData(monster, "person") for monster in MONSTER_IDS[:2]]
    both = browser.open(made(browser, "/api/positions", SetUp(text=text, seats=seats)))
    assert all(seat.mine for seat in data_of(both).seats)
    for wrong in (SetUp(), SetUp(text="monsters=[() ("), SetUp(text=text, seats=seats[:1]), SetUp(text="monsters=3")):
        assert browser.post("/api/positions", wrong).status == 400


def test_a_form_can_be_copied_as_a_line_and_pasted(browser: Browser) -> None:
    form = changed(blank(browser, 2, "standard cultists=true").form, 1, health=4, cards=[CardForm("smoke_cloud", 2)])
    form = replace(form, step="roll", dice=["smash", "1"], rolls_left=1, market=["tank", None, "heal"])

    line = browser.post("/api/positions/line", SetUp(form)).read(PositionLine).text

    assert "points" not in line  # what everybody has anyway is left out
    tab = browser.open(made(browser, "/api/positions", SetUp(text=line)))
    assert [(card.id, card.counters) for card in tab.view.monsters[1].cards] == [("smoke_cloud", 2)]
    assert (tab.view.monsters[1].health, sorted(tab.view.dice), tab.view.rolls_left) == (4, ["1", "smash"], 1)
    assert [(card.slot, card.id) for card in tab.view.market] == [(0, "tank"), (2, "heal")]
    assert [seat.player for seat in data_of(tab).seats] == ["person", "medium"]
    refused = browser.post("/api/positions/line", SetUp(changed(form, 1, health=11)))
    assert (refused.status, refused.read(Failure).where) == (400, "monsters[1].health")


@pytest.mark.parametrize("query", ["players=1", "players=7", "rules=golden", "players=many"])
def test_a_form_for_what_there_is_not_is_refused(browser: Browser, query: str) -> None:
    assert browser.get(f"/api/positions/blank?{query}").status == 400
