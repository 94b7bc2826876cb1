"""Setting up a position by hand: what the form knows of the rules, and the table that is made of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from kingoftokyo.monsters import MONSTER_IDS
from kingoftokyo.rules.errors import KingOfTokyoError, PositionError, SetupError
from kingoftokyo.table.position_form import blank_position, position_line
from kingoftokyo.table.wire.looking_back import CardForm, CopiesForm, MonsterForm, PositionForm, SetUp
from kingoftokyo.table.wire.messages import Advice, SeatData
from tables.sitting import on_the_wire

if TYPE_CHECKING:
    from kingoftokyo.table.wire.looking_back import BlankPosition
    from tables.sitting import Sitting


def blank(players: int = 3, rules: str = "standard") -> BlankPosition:
    return on_the_wire(blank_position(players, rules))


def changed(form: PositionForm, k: int, **changes: object) -> PositionForm:
    monsters = list(form.monsters)
    monsters[k] = replace(monsters[k], **changes)
    return replace(form, monsters=monsters)


def test_the_blank_form_can_be_played_as_it_is(sitting: Sitting) -> None:
    for rules in ("standard", "simple", "solo", "course halloween=true cultists=true tokyo_tower=true"):
        found = blank(2, rules)
        tab = sitting.open(sitting.set_up(SetUp(found.form)))
        assert tab.data.practice
        assert set(tab.data.rules.split()) == set(rules.split())
        assert tab.view.monsters[0].health == found.most_health


def test_the_form_knows_what_these_rules_have() -> None:
    standard, simple, halloween = (
        blank(),
        blank(2, "simple"),
        blank(5, "standard halloween=true"),
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
    assert (blank(3, "solo").most_people, standard.most_people) == (1, 3)
    both = blank(2, "standard cultists=true tokyo_tower=true").counted
    assert [(one.id, one.most, one.levels) for one in both] == [("cultists", 99, []), ("tower", 0, [1, 2])]


def test_a_position_is_on_the_table_as_it_was_set_up(sitting: Sitting) -> None:
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

    tab = sitting.open(sitting.set_up(SetUp(form)))

    blorb, girder, axolulu = tab.view.monsters
    assert (blorb.place, blorb.health, blorb.points, blorb.energy) == ("city", 7, 11, 3)
    assert (girder.poison, girder.shrink, girder.counted) == (1, 2, {"cultists": 2})
    assert [(card.id, card.copies, card.copied_from, card.counters) for card in girder.cards] == [
        ("mimic", "jets", 0, 0),
        ("smoke_cloud", None, None, 2),
    ]
    assert axolulu.place == "dead"
    assert (tab.view.asked, tab.view.kind, tab.view.rolls_left) == (1, "roll", 1)
    assert sorted(tab.view.dice) == ["1", "heart", "smash", "smash"]
    assert [(card.slot, card.id) for card in tab.view.market] == [(0, "tank"), (2, "heal")]
    seats = tab.data.seats
    assert [(seat.monster, seat.player, seat.name) for seat in seats] == [
        ("blorb", "hard", ""),
        ("girder", "person", "Eve"),
        ("axolulu", "easy", ""),
    ]
    asked = tab.ask()  # advice is what it is at every table
    assert tab.get(Advice).id == asked


def test_a_position_can_be_a_text(sitting: Sitting) -> None:
    text = "turn=1 step=buy monsters=[(place=city) (energy=9)] market=[jets tank heal] persons=[1]"

    tab = sitting.open(sitting.set_up(SetUp(text=text)))

    assert [seat.player for seat in tab.data.seats] == ["medium", "person"]
    assert tab.until_asked().kind == "buy"
    seats = [SeatData(monster, "person") for monster in MONSTER_IDS[:2]]
    both = sitting.open(sitting.set_up(SetUp(text=text, seats=seats)))
    assert all(seat.mine for seat in both.data.seats)
    for bad in (SetUp(), SetUp(text="monsters=[() ("), SetUp(text=text, seats=seats[:1]), SetUp(text="monsters=3")):
        with pytest.raises(KingOfTokyoError):
            sitting.set_up(bad)


def test_a_form_can_be_copied_as_a_line_and_pasted(sitting: Sitting) -> None:
    form = changed(blank(2, "standard cultists=true").form, 1, health=4, cards=[CardForm("smoke_cloud", 2)])
    form = replace(form, step="roll", dice=["smash", "1"], rolls_left=1, market=["tank", None, "heal"])

    line = position_line(SetUp(form)).text

    assert "points" not in line  # what everybody has anyway is left out
    tab = sitting.open(sitting.set_up(SetUp(text=line)))
    assert [(card.id, card.counters) for card in tab.view.monsters[1].cards] == [("smoke_cloud", 2)]
    assert (tab.view.monsters[1].health, sorted(tab.view.dice), tab.view.rolls_left) == (4, ["1", "smash"], 1)
    assert [(card.slot, card.id) for card in tab.view.market] == [(0, "tank"), (2, "heal")]
    assert [seat.player for seat in tab.data.seats] == ["person", "medium"]
    with pytest.raises(PositionError, match=r"monsters\[1\].health"):
        position_line(SetUp(changed(form, 1, health=11)))


@pytest.mark.parametrize(("players", "rules"), [(1, "standard"), (7, "standard"), (2, "golden")])
def test_a_form_for_what_there_is_not_is_refused(players: int, rules: str) -> None:
    with pytest.raises(SetupError):
        blank_position(players, rules)


def test_a_line_of_a_finished_game_opens_at_its_end(sitting: Sitting) -> None:
    line = "monsters=[(place=dead rank=1) (place=city health=3)] over=(winner=1 reason='last alive') market=[heal]"

    tab = sitting.open(sitting.set_up(SetUp(text=position_line(SetUp(text=line)).text)))

    assert tab.data.practice
    assert (tab.view.monsters[0].place, tab.view.monsters[1].health) == ("dead", 3)
    assert sitting.table(tab.data.id).seated.game.winner == 1
