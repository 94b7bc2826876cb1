"""`kot play` with a user's own cards and from a position."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import kingoftokyo
from kingoftokyo.cli import app
from kingoftokyo.cli.terminal.game_setup import Setup

kot = CliRunner()

POSITION = {"monsters": [{"energy": 5}, {"place": "city"}], "step": "buy", "market": ["tank", "heal", "energize"]}

LEMONADE = '''"""A user's own card."""

from kingoftokyo.cards import Keep, gain_points


class Lemonade(Keep):
    name = "Lemonade"
    cost = 1
    text = "At the start of your turn, gain 1 point."

    def at_my_turn_start(self, game, me, this):
        gain_points(game, me, {points})
'''


def command(*arguments: str, answers: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The command in a separate process, because an own card stays in the catalogue until the process ends."""
    source = str(Path(kingoftokyo.__file__).parents[1])
    return subprocess.run(
        [sys.executable, "-m", "kingoftokyo", "play", *arguments],
        env={**os.environ, "PYTHONPATH": source, "COLUMNS": "80"},
        input=answers,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        cwd=cwd,
    )


def test_own_cards_are_played_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(LEMONADE.format(points=1))
    position = {
        "rules": {"cards": ["lemonade"]},
        "monsters": [{"energy": 1}, {}],
        "market": ["lemonade"],
        "step": "buy",
    }

    done = command(
        "--monster", "O", "--cards", str(file), "--position", json.dumps(position), answers="lemonade\nboard\n"
    )

    assert done.returncode == 0, done.stderr
    assert "At the start of your turn, gain 1 point." in done.stdout
    assert "Old Pinch buys Lemonade for 1 energy." in done.stdout
    assert f"--cards {file}" in done.stdout


def test_a_whole_game_with_own_cards(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(LEMONADE.format(points=1))

    done = command("--watch", "--cards", "mine.py", "--seed", "3", cwd=tmp_path)

    assert "kot play --watch --cards mine.py --opponents 3 --seed 3" in done.stdout


def test_rules_and_own_cards_go_together(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(LEMONADE.format(points=1))
    rules = "solo cultists=true cards=lemonade"

    done = command("--watch", "--rules", rules, "--cards", "mine.py", "--seed", "3", cwd=tmp_path)

    assert f"kot play --watch --rules '{rules}' --cards mine.py --opponents 3 --seed 3" in done.stdout
    assert "Game over" in done.stdout

    refused = command("--watch", "--rules", "simple", "--cards", "mine.py", cwd=tmp_path)

    assert refused.returncode == 2
    assert "cards needs" in refused.stderr


@pytest.mark.parametrize("step", ["end", "buy"])
def test_the_error_of_a_card_is_shown_with_its_line(tmp_path: Path, step: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(LEMONADE.format(points="1 // 0"))
    position = f"rules=(cards=[lemonade]) monsters=[(cards=[lemonade]) (energy=2)] turn=1 step={step}"

    done = command("--watch", "--cards", str(file), "--position", position)

    assert done.returncode == 1
    assert "One of your cards failed: ZeroDivisionError: integer division or modulo by zero" in done.stderr
    assert "(mine.py, line 12, in at_my_turn_start)." in done.stderr
    assert "Traceback" not in done.stderr


def test_an_error_that_is_not_the_card_s_is_not_hidden(tmp_path: Path) -> None:
    setup = Setup(1, 3, (tmp_path / "mine.py",))
    assert setup.error_phrase(ZeroDivisionError()) is None


def test_a_file_that_holds_no_cards_is_refused(tmp_path: Path) -> None:
    for content, says in (("", "No class derived from Keep"), ("import nowhere", "ModuleNotFoundError")):
        file = tmp_path / f"mine{len(content)}.py"
        file.write_text(content)
        result = kot.invoke(app, ["play", "--cards", str(file)], env={"COLUMNS": "200"})
        assert result.exit_code == 2
        assert says in result.output


def test_a_position_is_a_file_or_a_text(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION))
    line = "monsters=[(energy=5) (place=city)] step=buy market=[tank heal energize]"
    for position in (str(file), json.dumps(POSITION), line):
        result = kot.invoke(app, ["play", "--monster", "O", "--position", position], input="tank\nquit\n")
        assert result.exit_code == 0
        assert "Old Pinch buys Tank for 4 energy." in result.output
        assert "--position" in result.output


def test_the_position_of_a_finished_game_shows_its_end() -> None:
    line = "monsters=[(place=dead rank=1) (place=city health=3)] over=(winner=1 reason='last alive')"

    result = kot.invoke(app, ["play", "--monster", "O", "--position", line])

    assert result.exit_code == 0
    assert "is the last one standing and King of Tokyo!" in result.output


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ("", "position"),
        ("monsters=[() ()] turn=9", "turn"),
        ('{"monsters": 3}', "monsters"),
        ("monsters=[(health=99) ()]", "monsters[0].health: 99 is not between 1 and 10."),
        ("no such file", "“no such file” is neither a file nor a position."),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: str, says: str) -> None:
    result = kot.invoke(app, ["play", "--position", position], env={"COLUMNS": "200"})
    assert result.exit_code == 2
    assert says in result.output


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "position"
    file.write_bytes(b"\xff\xfe\xff")
    result = kot.invoke(app, ["play", "--position", str(file)], env={"COLUMNS": "200"})
    assert result.exit_code == 2
    assert "The file is not a text file." in result.output


def test_a_loaded_throw_that_does_not_fit_is_a_plain_error() -> None:
    line = "monsters=[() ()] step=roll dice='1 1 2 2 3 3' rolls=[smash]"
    result = kot.invoke(app, ["play", "--monster", "O", "--position", line], input="3 3\n")
    assert result.exit_code == 1
    assert "The game cannot go on: the next loaded throw is 'smash', but 4 dice are thrown." in result.output
