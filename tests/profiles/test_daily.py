"""The daily challenge: the same table for everybody, one official try, and a result that anybody can check."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from kingoftokyo.profile.daily import daily_game, is_daily, is_date, table_of
from kingoftokyo.rules import check_chance, read_record
from tables.sitting import Sitting

TODAY = "2026-11-16"  # Monday: Easy, which is fast
TOMORROW = "2026-11-17"


@pytest.fixture
def sitting(sitting: Sitting) -> Sitting:
    sitting.calendar.date = TODAY
    return sitting


def play(sitting: Sitting) -> str:
    """Play today's challenge to its end."""
    table = sitting.run(sitting.backend.daily.play()).id
    sitting.open(table).play_to_the_end()
    return table


def test_the_table_of_a_date_never_changes() -> None:
    """These values are published: who changes the formula must change its number, too."""
    game = daily_game("2026-11-18")

    assert game.record.commitment == "6dad1bdb9e6a3133532bc61ba16520b10de6a82e94ba23b02531563ac22b720c"
    assert game.game.head == "331ae5f10e2721ae46626898b38a7ec95baccef9213f6de7e4381159e836d96b"
    assert game.monsters == ["Axolulu", "Hoot Noir", "Old Pinch"]
    assert game.players == ["person", "sensible", "sensible"]


def test_a_week_gets_harder_and_every_date_has_a_table_that_can_be_played() -> None:
    week = [table_of(f"2026-11-{day}") for day in range(16, 23)]

    assert [table.seats[1].player for table in week] == ["easy"] * 2 + ["medium"] * 3 + ["hard"] * 2
    for month in range(1, 13):
        for day in (1, 8, 23):
            seated = daily_game(f"2027-{month:02}-{day:02}")
            assert 3 <= len(seated.players) <= 5
            assert len(set(seated.monsters)) == len(seated.monsters)


@pytest.mark.parametrize("text", ["", "2026-13-01", "2026-1-1", "20261115", "yesterday"])
def test_a_text_that_is_no_date_is_none(text: str) -> None:
    assert not is_date(text)


def test_the_first_try_is_official_and_goes_on_where_it_was_left(sitting: Sitting) -> None:
    before = sitting.run(sitting.backend.daily.today())
    table = sitting.run(sitting.backend.daily.play()).id
    sitting.restart()

    now = sitting.run(sitting.backend.daily.today())

    assert (before.date, before.state, before.table) == (TODAY, "open", "")
    assert (now.state, now.table) == ("going", table)
    assert sitting.run(sitting.backend.daily.play()).id == table
    assert table not in sitting.store.practice


def test_a_button_that_is_pressed_twice_begins_one_table(sitting: Sitting) -> None:
    sitting.thinkers.waits = True

    async def press_twice() -> list[str]:
        return [table.id for table in await asyncio.gather(sitting.backend.daily.play(), sitting.backend.daily.play())]

    [first, second] = sitting.run(press_twice())

    assert first == second
    assert list(sitting.store.bases) == [first]


def test_a_finished_try_has_a_result_with_the_head_of_its_record(sitting: Sitting) -> None:
    table = play(sitting)

    now = sitting.run(sitting.backend.daily.today())

    assert now.state == "over"
    assert now.result is not None
    assert now.result.table == table
    assert now.result.head == sitting.table(table).seated.record.head
    assert now.days == 1


def test_a_second_try_is_practice_and_changes_nothing(sitting: Sitting) -> None:
    play(sitting)
    first = sitting.run(sitting.backend.daily.today())

    again = play(sitting)

    assert again in sitting.store.practice
    assert not sitting.open(first.table).data.practice
    assert sitting.open(again).data.practice
    sitting.restart()
    assert sitting.open(again).data.practice
    assert sitting.run(sitting.backend.daily.today()) == first
    assert sitting.run(sitting.backend.profiles.profile()).games == 1


def test_tomorrow_there_is_another_one_and_days_in_a_row_are_counted(sitting: Sitting) -> None:
    play(sitting)
    sitting.calendar.date = TOMORROW
    before = sitting.run(sitting.backend.daily.today())
    play(sitting)

    now = sitting.run(sitting.backend.daily.today())

    assert (before.state, before.days) == ("open", 1)
    assert now.days == 2
    assert [one.date for one in now.past] == [TODAY]
    sitting.calendar.date = "2026-11-19"
    assert sitting.run(sitting.backend.daily.today()).days == 0


def test_a_try_that_was_played_on_another_machine_and_imported_is_the_official_one(sitting: Sitting) -> None:
    play(sitting)
    sitting.run(sitting.backend.daily.today())
    file = sitting.run(sitting.backend.profiles.export())
    elsewhere = Sitting()
    elsewhere.calendar.date = TODAY
    try:
        elsewhere.run(elsewhere.backend.profiles.imported(file))
        assert elsewhere.run(elsewhere.backend.daily.today()).state == "over"
        again = elsewhere.run(elsewhere.backend.daily.play()).id
        assert again in elsewhere.store.practice
    finally:
        elsewhere.end()


def test_the_record_of_a_try_proves_that_its_dice_are_those_of_the_date(sitting: Sitting) -> None:
    record = read_record(sitting.download(play(sitting)))

    assert is_daily(record)
    assert check_chance(record) > 0


def test_a_record_with_another_date_other_seats_or_other_rules_is_no_daily_challenge() -> None:
    seated = daily_game(TODAY)
    others = [
        replace(seated, date=TOMORROW),
        replace(seated, players=["person", *["sensible"] * (len(seated.players) - 1)]),
        replace(seated, monsters=seated.monsters[::-1]),
    ]

    assert is_daily(seated.record)
    for other in others:
        record = read_record(seated.record_text)
        record.date, record.players, record.monsters = other.date, other.players, other.monsters
        assert not is_daily(record)
