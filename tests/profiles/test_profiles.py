"""Finished games are counted once, from the store, for the profile of this machine."""

from __future__ import annotations

import pytest

from kingoftokyo import Game
from kingoftokyo.backend import profiles as counting
from kingoftokyo.profile.export import ProfileError
from kingoftokyo.table.wire.profile import FactSeat
from tables.pages import save_of
from tables.sitting import Sitting

TODAY = "2026-11-15"


def finished_game(sitting: Sitting, *players: str) -> str:
    """A table at which a game was played to its end."""
    table = sitting.new_table(*(players or ("person", "easy")))  # type: ignore[arg-type]
    sitting.open(table).play_to_the_end()
    return table


def test_a_finished_game_is_counted_with_its_seats_and_rules(sitting: Sitting) -> None:
    table = finished_game(sitting, "person", "easy", "medium")

    found = sitting.run(sitting.backend.profiles.profile())

    [last] = found.last
    assert found.games == 1
    assert last.replay
    assert last.facts.table == table
    assert last.facts.date == TODAY
    assert last.facts.rules == "standard"
    assert sorted(last.facts.seats, key=lambda seat: seat.monster) == [
        FactSeat("axolulu", "person"),
        FactSeat("mosshell", "easy"),
        FactSeat("old_pinch", "medium"),
    ]
    assert last.facts.seats[last.facts.me or 0].player == "person"
    assert last.facts.head == sitting.table(table).seated.record.head != ""


def test_a_game_is_counted_once_and_not_replayed_again(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    finished_game(sitting)
    before = sitting.run(sitting.backend.profiles.profile())
    sitting.restart()
    monkeypatch.setattr(counting, "facts_of", None)  # it would fail

    assert sitting.run(sitting.backend.profiles.profile()) == before


def test_unfinished_and_practice_games_and_records_of_others_do_not_count(sitting: Sitting) -> None:
    sitting.new_table("person", "easy")
    practice = sitting.table_of(
        Game.from_position({"persons": [0], "monsters": [{"points": 19}, {}], "dice": "1 1 1 2 2 3"}),
        "person",
        "greedy",
    )
    sitting.open(practice).play_to_the_end()
    over = finished_game(sitting)
    sitting.upload(sitting.download(over))

    found = sitting.run(sitting.backend.profiles.profile())

    assert [last.facts.table for last in found.last] == [over]


def test_many_older_games_are_counted_in_several_requests(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "AT_ONCE", 2)
    for seed in range(3):
        sitting.entropy.next_secret = bytes([seed]) * 32
        sitting.restart()
        finished_game(sitting)

    first, second = sitting.run(sitting.backend.profiles.profile()), sitting.run(sitting.backend.profiles.profile())

    assert (first.games, first.uncounted) == (2, 1)
    assert (second.games, second.uncounted) == (3, 0)


def test_afterwards_counts_the_game_that_has_just_ended(sitting: Sitting) -> None:
    table = finished_game(sitting)

    found = sitting.run(sitting.backend.profiles.afterwards(table))

    assert found.counts
    assert list(sitting.store.noted["game"]) == [table]


def test_a_damaged_game_is_left_out_and_not_tried_again(sitting: Sitting) -> None:
    table = finished_game(sitting)
    sitting.store.bases[table] = "nonsense"
    sitting.restart()

    assert sitting.run(sitting.backend.profiles.profile()).games == 0
    assert sitting.store.noted["game"] == {table: ""}


def test_a_profile_is_exported_and_imported_elsewhere_and_nothing_is_counted_twice(sitting: Sitting) -> None:
    finished_game(sitting)
    mine = sitting.run(sitting.backend.profiles.profile())
    file = sitting.run(sitting.backend.profiles.export())
    elsewhere = Sitting()
    try:
        assert elsewhere.run(elsewhere.backend.profiles.imported(file)) == 1
        assert elsewhere.run(elsewhere.backend.profiles.imported(file)) == 0
        theirs = elsewhere.run(elsewhere.backend.profiles.profile())
    finally:
        elsewhere.end()

    assert theirs.last[0].facts == mine.last[0].facts
    assert not theirs.last[0].replay
    assert theirs.achievements == mine.achievements


@pytest.mark.parametrize(
    "file",
    [
        "",
        "[]",
        "{}",
        "[" * 10_000,
        '{"title": "King of Tokyo profile", "format": 2, "notes": {}}',
        '{"title": "King of Tokyo profile", "format": 1, "notes": {"game": {"a": "nonsense"}}}',
        save_of(Game.new(2, seed=1, persons=[0]), "person", "greedy"),
    ],
)
def test_a_file_that_is_no_profile_is_refused_and_changes_nothing(sitting: Sitting, file: str) -> None:
    with pytest.raises(ProfileError):
        sitting.run(sitting.backend.profiles.imported(file))

    assert sitting.store.noted == {}
