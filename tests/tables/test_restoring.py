"""Tables read again from the store: what is damaged costs a table its tail, never the table and never the menu."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from kingoftokyo import Game
from kingoftokyo.table.lobby import MOST_UNWATCHED, NoTableError
from kingoftokyo.table.protocols import Row, StoreError, TakenError
from kingoftokyo.table.wire.messages import Phrase, Refused, Welcome
from tables.pages import quiet_answer

if TYPE_CHECKING:
    from tables.sitting import Sitting, Tab

HEALING = "step=resolve dice='smash 1' monsters=[(health=5 energy=2 cards=[rapid_healing]) (place=city)] persons=[0 1]"


def played(sitting: Sitting, choices: int = 6) -> Tab:
    """A game of two people after N choices."""
    tab = sitting.open(sitting.new_table("person", "person"))
    for _ in range(choices):
        tab.answer()
    return tab


def damage(sitting: Sitting, table: str, row: int, **changes: Any) -> None:  # noqa: ANN401  whatever damage does
    rows = sitting.store.choices[table]
    rows[row] = replace(rows[row], **changes)


def notice(tab: Tab) -> Phrase | None:
    assert isinstance(tab.last, Welcome)
    return tab.last.table.notice


DAMAGES: list[dict[str, Any]] = [
    {"choice": "sto\0"},
    {"choice": b"stop"},
    {"choice": 7},
    {"choice": None},
    {"choice": "buy wings"},
    {"seat": "a seat"},
    {"seat": 5},
    {"decision_number": "four"},
    {"decision_number": 17},
    {"decision_number": None},
    {"interjection": 3},
    {"interjection": "x"},
    {"place": None},
]


@pytest.mark.parametrize("changes", DAMAGES, ids=str)
def test_a_damaged_row_costs_the_table_its_tail(sitting: Sitting, changes: dict[str, Any]) -> None:
    tab = played(sitting)
    damage(sitting, tab.id, 4, **changes)
    sitting.restart()

    assert sitting.menu().going_on == tab.id
    again = sitting.open(tab.id)

    assert again.view.decision_number == 4
    assert notice(again) == Phrase("table-rows-lost", {"lost": 2})
    assert len(sitting.store.choices[tab.id]) == 6, "looking on changes nothing"


def test_the_game_goes_on_from_there_and_the_damaged_rows_are_kept(sitting: Sitting) -> None:
    tab = played(sitting)
    damage(sitting, tab.id, 4, choice="nonsense")
    lost = sitting.store.choices[tab.id][4:]
    sitting.restart()

    again = sitting.open(tab.id)
    again.answer()
    again.answer()

    assert sitting.store.aside == lost
    assert [row.place for row in sitting.store.choices[tab.id]] == [0, 1, 2, 3, 4, 5]
    sitting.restart()
    here = sitting.open(tab.id)
    assert here.view == again.view
    assert notice(here) is None


def test_when_the_first_row_is_damaged_the_table_opens_at_its_beginning(sitting: Sitting) -> None:
    tab = played(sitting)
    damage(sitting, tab.id, 0, choice="nonsense")
    sitting.restart()

    assert sitting.open(tab.id).view.decision_number == 0


def test_a_row_that_is_missing_cuts_the_game_there(sitting: Sitting) -> None:
    tab = played(sitting)
    del sitting.store.choices[tab.id][2]
    sitting.restart()

    assert sitting.open(tab.id).view.decision_number == 2


@pytest.mark.parametrize("base", ["", "nonsense", "King of Tokyo record, format 1\n", None])
def test_a_table_whose_beginning_is_damaged_is_gone_and_the_menu_offers_the_one_before(
    sitting: Sitting,
    base: Any,  # noqa: ANN401
) -> None:
    older, newer = played(sitting), played(sitting)
    sitting.store.bases[newer.id] = base
    sitting.restart()

    assert sitting.menu().going_on == older.id
    with pytest.raises(NoTableError):
        sitting.table(newer.id)


def test_a_table_that_cannot_be_read_at_all_hides_no_other(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    older, newer = played(sitting), played(sitting)
    rows = sitting.store.rows

    async def broken(table: str) -> list[Row]:
        if table == newer.id:
            raise StoreError("games.sqlite: database disk image is malformed", "store-damaged")
        return await rows(table)

    monkeypatch.setattr(sitting.store, "rows", broken)
    sitting.restart()

    assert sitting.menu().going_on == older.id


def test_two_programs_with_one_store_never_both_write_the_next_row(sitting: Sitting) -> None:
    table = sitting.table_of(Game.from_position(HEALING, listen=True))
    late = sitting.open(table)
    sitting.restart()  # another program
    early = sitting.open(table)

    early.interject(0, "use rapid_healing")
    late.choose("stay", seat=1)

    assert late.get(Welcome).view.monsters[0].health == 6
    assert late.get(Refused).why == "stale"
    late.choose("stay", seat=1)
    late.until(lambda tab: tab.view.decision_number == 1)
    sitting.restart()
    assert sitting.open(table).view == late.view


@pytest.mark.parametrize("lost", [0, 2])
def test_a_place_that_is_taken_by_what_nobody_can_read_is_a_damaged_store(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch, lost: int
) -> None:
    tab = played(sitting)
    for row in range(6 - lost, 6):
        damage(sitting, tab.id, row, choice="nonsense")
    sitting.restart()
    again, computer = sitting.open(tab.id), sitting.open(sitting.new_table("easy", "easy"), shows=False)

    async def taken(*_: object, **__: object) -> None:
        raise TakenError("this has been written already")

    monkeypatch.setattr(sitting.store, "append", taken)
    monkeypatch.setattr(sitting.store, "set_aside", nothing_happens)
    again.choose(quiet_answer(again.until_asked()))
    computer.show()

    assert again.get(Refused).phrase == Phrase("store-damaged")
    assert computer.get(Refused).phrase == Phrase("store-damaged"), "and does not try for ever"


async def nothing_happens(*_: object) -> None:
    """As when the store does not reach what lies there."""


def test_what_two_programs_wrote_at_once_to_an_older_store_opens_as_its_game_went_on(sitting: Sitting) -> None:
    """The answer came first there, and its game went on; the interjection was of a game that nobody played on."""
    table = sitting.table_of(Game.from_position(HEALING, listen=True))
    tab = sitting.open(table)
    for _ in range(3):
        tab.answer()
    answer, *others = sitting.store.choices[table]
    late = Row(1, 0, 1, 0, "use rapid_healing")
    later = [replace(row, place=row.place + 1) for row in others]
    sitting.store.choices[table] = [answer, late, *later]
    sitting.restart()

    again = sitting.open(table)

    assert again.view == tab.view
    assert notice(again) is None
    again.answer()


# Letting go


def test_tables_that_nobody_looks_at_are_let_go_oldest_first(sitting: Sitting) -> None:
    watched = sitting.open(sitting.new_table("person", "person"))
    watched.answer()
    made = [sitting.new_table("person", "person") for _ in range(3 * MOST_UNWATCHED)]

    held = sitting.lobby.open_tables

    assert watched.id in held
    assert len(held) <= MOST_UNWATCHED + 2
    assert made[-1] in held
    assert made[0] not in held
    assert sitting.open(made[0]).view.decision_number == 0, "it is in the store"
    watched.answer()


def test_a_table_that_is_used_stays_and_one_that_was_left_goes(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("person", "person"))
    tab.answer()
    seen = tab.view
    tab.close()

    for _ in range(MOST_UNWATCHED + 2):
        sitting.new_table("person", "person")

    assert tab.id not in sitting.lobby.open_tables
    again = sitting.open(tab.id)
    assert again.view == seen
    again.answer()
