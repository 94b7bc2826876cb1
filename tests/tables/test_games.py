"""The list of unfinished games: all of them, with names, and none is lost by starting another."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from kingoftokyo.table import lobby
from kingoftokyo.table.lobby import NoTableError
from kingoftokyo.table.outbox import NO_TABLE
from kingoftokyo.table.protocols import Progress
from kingoftokyo.table.restoring import restored
from kingoftokyo.table.viewer import Viewer
from kingoftokyo.table.wire.messages import Choose
from tables.sitting import ListedOutbox

if TYPE_CHECKING:
    from kingoftokyo.table.protocols import Row
    from kingoftokyo.table.restoring import Restored
    from tables.sitting import Sitting


def test_starting_another_game_loses_none(sitting: Sitting) -> None:
    first, second, third = (sitting.new_table("person", "easy") for _ in range(3))

    menu = sitting.menu()

    assert [game.table for game in menu.games] == [third, second, first]
    assert menu.going_on == third


def test_the_game_that_was_played_last_comes_first(sitting: Sitting) -> None:
    first, second = sitting.new_table("person", "person"), sitting.new_table("person", "person")
    sitting.open(first).answer()

    menu = sitting.menu()

    assert [game.table for game in menu.games] == [first, second]
    assert menu.going_on == first
    assert menu.games[0].played > menu.games[1].played


def test_a_game_is_listed_with_its_monsters_and_its_turn_without_opening_it(sitting: Sitting) -> None:
    table = sitting.new_table("person", "person", "person")
    tab = sitting.open(table)
    tab.until(lambda tab: tab.view.turn > 0)
    turn = tab.view.turn
    while tab.view.turn == turn:
        tab.answer()
    sitting.restart()

    [game] = sitting.menu().games

    assert (game.turn, game.name, game.practice) == (tab.view.turn, "", False)
    assert sorted(game.monsters) == sorted(sitting.table(table).seated.monsters)


def test_practice_is_listed_as_such_and_a_finished_game_is_not(sitting: Sitting) -> None:
    guided = sitting.guide()
    over = sitting.new_table("easy", "easy")
    sitting.open(over).until(lambda tab: tab.view.over)

    assert [(game.table, game.practice) for game in sitting.menu().games] == [(guided, True)]


def test_a_game_is_called_as_people_want(sitting: Sitting) -> None:
    table = sitting.new_table("person", "easy")

    sitting.run(sitting.lobby.rename(table, "  Friday   night "))
    sitting.restart()

    assert sitting.menu().games[0].name == "Friday night"
    with pytest.raises(NoTableError):
        sitting.run(sitting.lobby.rename("nowhere", "x"))


def test_a_deleted_game_is_gone_and_its_pages_are_told(sitting: Sitting) -> None:
    table, other = sitting.new_table("person", "easy"), sitting.new_table("person", "easy")
    tab = sitting.open(table)

    sitting.run(sitting.lobby.delete(table))

    assert tab.outbox.closed == NO_TABLE
    assert [game.table for game in sitting.menu().games] == [other]
    with pytest.raises(NoTableError):
        sitting.table(table)
    with pytest.raises(NoTableError):
        sitting.run(sitting.lobby.delete(table))


def test_what_waits_for_a_table_that_is_deleted_stores_nothing_and_leaves_it_closed(sitting: Sitting) -> None:
    id = sitting.new_table("person", "person")
    tab = sitting.open(id)
    late = ListedOutbox()

    async def delete() -> None:
        async with tab.table.lock:
            waiting = [
                asyncio.create_task(sitting.lobby.delete(id)),
                asyncio.create_task(tab.obeys(Choose("1", 0, tab.view.asked or 0, "stop"))),
                asyncio.create_task(tab.table.join(Viewer([0, 1], late))),
            ]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)

    sitting.run(delete())

    assert id not in sitting.store.choices
    assert (tab.outbox.closed, late.closed, list(late.waiting)) == (NO_TABLE, NO_TABLE, [])
    assert not tab.table.in_use


def test_a_table_is_not_opened_again_while_it_is_deleted(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sitting.new_table("person", "person")
    delete = sitting.store.delete

    async def slowly(table: str) -> None:
        await asyncio.sleep(0)
        await delete(table)

    async def at_once() -> object:
        deleting, opening = sitting.lobby.delete(table), sitting.lobby.table(table)
        return (await asyncio.gather(deleting, opening, return_exceptions=True))[1]

    monkeypatch.setattr(sitting.store, "delete", slowly)
    opened = sitting.run(at_once())

    assert isinstance(opened, NoTableError)
    assert sitting.lobby.open_tables == []


def test_a_game_that_cannot_be_opened_can_still_be_deleted(sitting: Sitting) -> None:
    table = sitting.new_table("person", "easy")
    sitting.store.bases[table] = "no save at all"
    sitting.restart()
    assert [game.table for game in sitting.menu().games] == [table]

    sitting.run(sitting.lobby.delete(table))

    assert sitting.menu().games == []


def test_a_game_of_an_older_version_is_opened_to_list_it(sitting: Sitting) -> None:
    table, damaged = sitting.new_table("person", "easy"), sitting.new_table("person", "easy")
    for id in (table, damaged):
        sitting.store.listed[id] = (), Progress()
    sitting.store.bases[damaged] = "no save at all"
    sitting.restart()

    [game] = sitting.menu().games

    assert game.table == table
    assert game.monsters == sitting.table(table).seated.monsters
    assert game.played == "2026-11-15"


def test_a_game_of_an_older_version_is_opened_once_and_not_for_every_list(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting.store.listed[sitting.new_table("person", "easy")] = (), Progress()
    sitting.store.practice.update(sitting.store.bases)  # else it is opened to be continued
    sitting.new_table("person", "easy")
    sitting.restart()
    before = sitting.menu().games
    sitting.restart()
    opened: list[str] = []

    def counted(base: str, rows: list[Row]) -> Restored:
        opened.append(base)
        return restored(base, rows)

    monkeypatch.setattr(lobby, "restored", counted)

    assert sitting.menu().games == before
    assert opened == [sitting.store.bases[before[0].table]]  # the one to continue


def test_filling_in_an_old_game_keeps_when_it_was_played_last(sitting: Sitting) -> None:
    table = sitting.new_table("person", "easy")
    sitting.store.listed[table] = (), Progress(3, "2026-11-15T19:00:00")
    sitting.restart()

    for _ in range(2):
        [game] = sitting.menu().games
        assert (game.turn, game.played) == (3, "2026-11-15T19:00:00")
        assert game.monsters == sitting.table(table).seated.monsters


def test_a_list_of_old_games_is_shown_even_if_nothing_can_be_stored(sitting: Sitting) -> None:
    table = sitting.new_table("person", "easy")
    sitting.store.listed[table] = (), Progress()
    sitting.restart()
    sitting.store.full = True

    [game] = sitting.menu().games

    assert (game.table, sitting.store.listed[table]) == (table, ((), Progress()))
