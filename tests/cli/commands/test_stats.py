"""`kot stats`: a recorded game in tables and as JSON; and records with a user's own cards."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import kingoftokyo
from kingoftokyo import Game
from kingoftokyo.cli import app
from kingoftokyo.history.game_statistics import statistics
from kingoftokyo.storage.save_files import write_save

kot = CliRunner()

NAMES = ("Axolulu", "Mosshell", "Old Pinch", "Blorb", "Girder", "Hoot Noir")


def shown(game: Game, folder: Path, *arguments: str) -> str:
    path = folder / "game.txt"
    path.write_text(game.record(NAMES[: game.players], date="2026-11-15"), encoding="utf-8")
    result = kot.invoke(app, ["stats", str(path), *arguments], env={"COLUMNS": "80"})
    assert result.exit_code == 0, result.output
    return result.output


def won_game() -> Game:
    """Mosshell falls, and Axolulu reaches 20 points."""
    game = Game.from_position(
        {
            "step": "buy",
            "market": ["apartment_building", "heal", "tank"],
            "monsters": [
                {"points": 12, "energy": 9, "place": "city"},
                {"health": 1, "points": 5},
                {},
            ],
            "rolls": ["1 1 1 2 3 heart", "1 1 1 2 3 heart", "3 3 3 3 smash smash"],
        }
    )
    for choice in ("buy apartment_building", "done", "stop", "stop", "stop", "done"):
        game.play(choice)
    return game


def row(output: str, label: str) -> list[str]:
    """The numbers of the first row with this label."""
    found = re.search(rf"^{label}  +(.*)$", output, re.MULTILINE)
    assert found is not None, output
    return found[1].split()


def test_the_tables_of_a_game(tmp_path: Path) -> None:
    output = shown(won_game(), tmp_path)
    assert output.startswith(
        "Axolulu has 20 points and is King of Tokyo!\n3 turns in 1 round, 6 decisions.\nRules: standard · 2026-11-15\n"
    )
    assert row(output, "Points at the end") == ["20", "·", "1"]
    assert row(output, "Turns") == ["1", "1", "1"]
    assert row(output, "Begun in Tokyo") == ["1", "·", "·"]
    assert row(output, "Points gained") == ["8", "1", "1"]
    assert row(output, "Damage dealt") == ["4", "·", "·"]
    assert row(output, "Energy spent") == ["5", "·", "·"]
    assert row(output, "Tokyo") == ["2", "·", "·"]
    assert row(output, "Apartment Building") == ["3", "·", "·"]
    assert output.index("\nDice  ") < output.index("\nApartment Building") < output.index("\nTokyo  ")
    assert row(output, "Finished rolls") == ["Axolulu", "Mosshell", "Old", "Pinch"]
    assert row(output, "smash") == ["2", "·", "·"]
    assert "Axolulu: King of Tokyo. Cards: Apartment Building." in output
    assert "Mosshell: Out in turn 4, by Axolulu. No cards." in output


def test_rows_without_anything_are_left_out(tmp_path: Path) -> None:
    output = shown(won_game(), tmp_path)
    for label in ("Yielded Tokyo", "Energy lost", "Extra turns", "Single rerolls"):
        assert label not in output


def test_a_game_that_is_not_over(tmp_path: Path) -> None:
    assert shown(Game.new(2), tmp_path).startswith("The game is not over.\n1 turn in 1 round, 0 decisions.")


@pytest.mark.parametrize("players", range(2, 7))
def test_tables_fit_into_80_columns(players: int, tmp_path: Path) -> None:
    game = Game.new(players, "standard halloween=true cultists=true tokyo_tower=true", seed=players)
    chance = random.Random(players)
    while not game.over:
        game.play_option(chance.randrange(game.option_count()))
    output = shown(game, tmp_path)
    assert max(len(line.rstrip()) for line in output.splitlines()) <= 80
    assert " ".join(row(output, "All throws")) == " ".join(NAMES[:players])


def test_json_is_what_statistics_finds(tmp_path: Path) -> None:
    game = won_game()
    data = json.loads(shown(game, tmp_path, "--json"))
    assert data == statistics(game.record(NAMES[:3], date="2026-11-15")).as_data()
    assert data["monsters"][1]["eliminated"] == {"turn": 4, "by": 0, "cause": "dice"}


def test_a_save_will_do(tmp_path: Path) -> None:
    write_save(tmp_path / "save.txt", Game.new(3), monsters=NAMES[:3])
    assert kot.invoke(app, ["stats", str(tmp_path / "save.txt")]).exit_code == 0


def test_what_is_no_record_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("nothing of the kind\n")
    result = kot.invoke(app, ["stats", str(tmp_path / "bad.txt")], env={"COLUMNS": "400"})
    assert result.exit_code == 2
    assert "bad.txt: line 1: This is not a saved or recorded game: " in result.output


LEMONADE = """
from kingoftokyo.cards import Discard, gain_points


class Lemonade(Discard):
    name = "Lemonade"
    cost = 0
    copies = 9
    text = "Gain 1 point."

    def when_bought(self, game, me, this):
        gain_points(game, me, 1)
"""


def command(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """In a separate process, because an own card stays in the catalogue until the process ends."""
    return subprocess.run(
        [sys.executable, "-m", "kingoftokyo", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(Path(kingoftokyo.__file__).parents[1]), "COLUMNS": "400"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_game_with_cards_of_ones_own_is_replayed_with_them(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(LEMONADE)
    command(tmp_path, "play", "--watch", "--cards", "mine.py", "--seed", "3", "--save", "game.txt")
    result = command(tmp_path, "replay", "game.txt", "--cards", "mine.py")
    assert (result.returncode, result.stderr) == (0, "")
    assert "buys Lemonade for 0 energy." in result.stdout
    counted = command(tmp_path, "stats", "game.txt", "--cards", "mine.py")
    assert "Lemonade  " in counted.stdout
    unknown = command(tmp_path, "replay", "game.txt")
    assert unknown.returncode == 2
    assert "lemonade" in unknown.stderr
    assert "Traceback" not in unknown.stderr

    (tmp_path / "mine.py").write_text(LEMONADE.replace("gain_points(game, me, 1)", "1 / 0"))
    failing = command(tmp_path, "replay", "game.txt", "--cards", "mine.py")
    assert failing.returncode == 2
    assert "One of your cards failed: ZeroDivisionError" in failing.stderr
    assert "Invalid value for --cards: " in command(tmp_path, "replay", "game.txt", "--cards", "no.py").stderr
