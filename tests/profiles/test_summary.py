"""The profile counts games, wins, streaks and cards, and says a word on difficulty."""

from __future__ import annotations

import pytest

from kingoftokyo.profile.summary import LAST, afterwards, difficulty, profile_of
from kingoftokyo.table.wire.profile import CardTally, DifficultyHint, GameFacts, Tally
from profiles.played import game


def test_games_and_wins_are_counted_by_monster_level_and_rules() -> None:
    games = [
        game(monster="blorb"),
        game(won=False, monster="blorb", level="hard"),
        game(level="hard", rules="standard cultists=true"),
    ]

    found = profile_of(games, set())

    assert (found.games, found.wins, found.together) == (3, 2, 0)
    assert found.monsters == [Tally("blorb", 2, 1), Tally("axolulu", 1, 1)]
    assert found.levels == [Tally("hard", 2, 1), Tally("medium", 1, 1)]
    assert found.rules == [Tally("standard", 2, 1), Tally("standard cultists=true", 1, 1)]


def test_a_game_with_several_people_is_nobodys_victory() -> None:
    found = profile_of([game(me=None)], set())

    assert (found.games, found.wins, found.together) == (0, 0, 1)
    assert len(found.last) == 1


def test_a_game_that_was_loaded_and_finished_again_counts_once() -> None:
    found = profile_of([game(won=False, game="same"), game(game="same")], set())

    assert (found.games, found.wins) == (1, 0)


def test_streaks_count_wins_in_a_row() -> None:
    found = profile_of([game(), game(), game(won=False), game()], set())

    assert (found.streak, found.best_streak) == (1, 2)


def test_the_favourite_cards_are_those_bought_most_often() -> None:
    games = [game(cards=["jets", "heal", "heal"]), game(won=False, cards=["heal"]), game(cards=["wings", "jets"])]

    found = profile_of(games, set())

    assert found.cards == [CardTally("heal", 3, 1), CardTally("jets", 2, 2), CardTally("wings", 1, 1)]


def test_the_last_games_come_newest_first_and_say_whether_they_can_be_watched() -> None:
    games = [game() for _ in range(LAST + 3)]

    found = profile_of(games, {games[-1].table}).last

    assert [one.facts for one in found] == games[:2:-1]
    assert [one.replay for one in found] == [True] + [False] * (LAST - 1)


@pytest.mark.parametrize(
    ("games", "expected"),
    [
        ([game(), game(), game()], DifficultyHint("medium", "hard", 3, 3)),
        ([game(won=False), game(), game(), game()], DifficultyHint("medium", "hard", 3, 3)),
        ([game(level="easy")] * 5, DifficultyHint("easy", "medium", 5, 5)),
        ([game(won=False)] * 4, DifficultyHint("medium", "easy", 4, 0)),
        ([game(), game()], None),
        ([game(), game(level="easy"), game()], None),
        ([game(won=False)] * 3, None),
        ([game(level="hard")] * 9, None),
        ([game(won=False, level="easy")] * 9, None),
        ([game(level="person")] * 9, None),
        ([], None),
    ],
)
def test_after_a_row_of_equal_results_another_level_is_suggested(
    games: list[GameFacts], expected: DifficultyHint | None
) -> None:
    assert difficulty(games) == expected


def test_afterwards_names_what_the_last_game_has_brought() -> None:
    games = [game(), game(), game(health=1)]

    found = afterwards(games, games[-1].table)

    assert found.counts
    assert found.achievements == ["one-heart", "hat-trick"]
    assert found.streak == 3
    assert found.difficulty == DifficultyHint("medium", "hard", 3, 3)


def test_afterwards_says_nothing_about_a_game_that_does_not_count() -> None:
    games = [game(), game()]

    assert not afterwards(games, "another").counts
    assert afterwards(games, games[0].table).counts
    assert afterwards(games, games[0].table).achievements == []
