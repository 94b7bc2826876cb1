"""Setting up a position by hand: what the form knows of the rules, and what is refused with the reason."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from msgspec.structs import replace

from kingoftokyo.i18n import text_of
from kingoftokyo.monsters import MONSTER_IDS
from kingoftokyo.table.error_phrases import PHRASED
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
    refused = browser.post("/api/positions", SetUp(form)).read(Failure)

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

    assert tried | {"position-too-few-alive", "position-no-bay", "dice-no-energy", "setup-one-person"} == PHRASED


def test_an_error_that_no_form_makes_is_said_in_english(browser: Browser) -> None:
    refused = browser.post("/api/positions", SetUp(text="monsters=[() ()] dice=tea")).read(Failure)

    assert (refused.phrase, refused.where) == (None, "dice")
    assert refused.message.startswith("dice: 'tea' is not a face")


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
