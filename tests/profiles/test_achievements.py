"""Every achievement can be reached, by one game or several, and is not given away."""

from __future__ import annotations

import pytest

from kingoftokyo.i18n import LANGUAGES
from kingoftokyo.i18n.language import Language
from kingoftokyo.monsters import MONSTER_IDS
from kingoftokyo.profile.achievements import ACHIEVEMENTS, achievements, gained_by
from kingoftokyo.table.wire.profile import AchievementData, GameFacts
from profiles.played import game

BRING = {
    "housewarming": [game()],
    "one-heart": [game(health=1)],
    "window-shopper": [game(cards=[])],
    "absentee": [game(entries=0)],
    "squatter": [game(won=False, turns_in_tokyo=6)],
    "pacifist": [game(damage_given=0)],
    "demolition": [game(eliminations=3)],
    "express": [game(rounds=5)],
    "encore": [game(revivals=1)],
    "own-goal": [game(won=False, own_goal=True)],
    "so-near": [game(won=False, points=18)],
    "hard-nut": [game(level="hard")],
    "hat-trick": [game(), game(), game()],
    "casting": [game(monster=monster) for monster in MONSTER_IDS],
}
NEARLY = {
    "housewarming": [game(won=False)],
    "one-heart": [game(won=False, health=1), game(health=2)],
    "window-shopper": [game(won=False, cards=[])],
    "absentee": [game(won=False, entries=0)],
    "squatter": [game(turns_in_tokyo=5)],
    "pacifist": [game(won=False, damage_given=0)],
    "demolition": [game(eliminations=2)],
    "express": [game(rounds=6), game(won=False, rounds=3)],
    "encore": [game(won=False, revivals=1)],
    "own-goal": [game(won=False)],
    "so-near": [game(won=False, points=17), game(points=20)],
    "hard-nut": [game(won=False, level="hard")],
    "hat-trick": [game(), game(), game(won=False), game()],
    "casting": [game(monster=monster) for monster in MONSTER_IDS[1:]] + [game(won=False)],
}


def test_these_games_bring_all_achievements() -> None:
    assert list(BRING) == list(NEARLY) == [one.id for one in ACHIEVEMENTS]


@pytest.mark.parametrize("id", BRING)
def test_its_last_game_brings_an_achievement(id: str) -> None:
    games: list[GameFacts] = BRING[id]

    assert id in gained_by(games)
    assert id not in gained_by([*games, game()])
    assert id not in gained_by(NEARLY[id])


def test_an_achievement_has_the_date_of_the_game_that_brought_it() -> None:
    games = [
        game(won=False, date="2026-11-01"),
        game(date="2026-11-02"),
        game(date="2026-11-03"),
        game(date="2026-11-04"),
        game(date="2026-11-05"),
    ]

    found = {one.id: one for one in achievements(games)}

    assert found["housewarming"] == AchievementData("housewarming", "2026-11-02", 1, 1)
    assert found["hat-trick"] == AchievementData("hat-trick", "2026-11-04", 3, 3)
    assert found["casting"] == AchievementData("casting", "", 1, 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_achievement_has_a_name_and_a_text(language: str) -> None:
    sentences = Language(language)
    sentences.read("profile.ftl")
    wanted = [f"achievement-{one.id}{part}" for one in ACHIEVEMENTS for part in ("", ".text")]

    assert [id for id in wanted if not sentences.has(id)] == []
