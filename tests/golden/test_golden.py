"""Golden games: replayed choice by choice, event by event, and many more by a checksum of how they end."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.playing import checksum, written_game
from kingoftokyo import Game

GAMES = Path(__file__).parent / "games"
CHECKSUMS = Path(__file__).parent / "checksums.txt"
WRITTEN = {
    "2-players-seed-3": (2, 3, "standard"),
    "3-players-seed-5": (3, 5, "standard"),
    "4-players-seed-7": (4, 7, "standard"),
    "5-players-seed-2": (5, 2, "standard"),
    "6-players-seed-4": (6, 4, "standard"),
    "course-3-players-seed-1": (3, 1, "course"),
    "solo-3-players-seed-1": (3, 1, "solo"),
    "simple-5-players-seed-1": (5, 1, "simple"),
    "expansions-4-players-seed-1": (4, 1, "standard cultists=true tokyo_tower=true halloween=true"),
}
GAMES_EACH = 100
REWRITE = "if the rules were meant to change: pytest tests/golden --rewrite-golden"


@pytest.mark.parametrize("name", WRITTEN)
def test_a_golden_game_is_played_as_it_was_written_down(name: str, *, rewrite: bool) -> None:
    path = GAMES / f"{name}.txt"
    played = written_game(*WRITTEN[name])
    if rewrite:
        path.write_text(played, encoding="utf-8")

    assert played.splitlines() == path.read_text(encoding="utf-8").splitlines(), REWRITE


@pytest.mark.parametrize("name", WRITTEN)
def test_the_choices_of_a_golden_game_are_enough_to_replay_it(name: str) -> None:
    lines = (GAMES / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    players, seed, rules = WRITTEN[name]
    game = Game.new(players, rules, seed)
    for line in lines:
        if line[0].isdigit() and ". seat " in line:
            game.play(line.split(": ", 1)[1])

    assert game.over
    assert lines[-1] == "standings: " + " ".join(map(str, game.standings))


def test_five_hundred_games_end_as_they_always_did(*, rewrite: bool) -> None:
    lines = [f"{players} players, {GAMES_EACH} games: {checksum(players, GAMES_EACH)}" for players in range(2, 7)]
    if rewrite:
        CHECKSUMS.write_text("\n".join(lines) + "\n", encoding="utf-8")

    assert lines == CHECKSUMS.read_text(encoding="utf-8").splitlines(), REWRITE


def test_golden_files_stay_small_enough_to_read() -> None:
    for path in GAMES.glob("*.txt"):
        assert path.stat().st_size < 100_000, path.name
    assert {path.name for path in GAMES.glob("*.txt")} == {f"{name}.txt" for name in WRITTEN}
