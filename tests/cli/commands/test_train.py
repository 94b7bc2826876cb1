"""`kot train`: what it says, what it writes, and what it refuses."""

from __future__ import annotations

import json
import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from kingoftokyo.cli import app

if TYPE_CHECKING:
    from pathlib import Path

kot = CliRunner()


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hardly any learning, and a grade without the seconds that a real one takes."""
    from kingoftokyo.solving import grading, judging, learning, solution  # noqa: PLC0415  NumPy reads the number of cores when it is loaded

    monkeypatch.setattr(learning, "USUAL", learning.Course(rounds=2, games=20, steps=3, batch=16))
    monkeypatch.setattr(solution, "solve", lambda: SimpleNamespace(throws=None))
    monkeypatch.setattr(judging, "ByTable", lambda *_: None)
    monkeypatch.setattr(grading, "grade", lambda *_: grading.Grade(0.54, 0.45, 0.56, 0.4646))


@pytest.mark.usefixtures("short")
def test_it_says_what_was_learned_and_writes_it(tmp_path: Path) -> None:
    from kingoftokyo.solving.network import load  # noqa: PLC0415

    file = tmp_path / "simple.npz"
    result = kot.invoke(app, ["train", "--rules", "simple", "--seed", "7", "--to", str(file)])

    assert result.exit_code == 0
    assert "seed 7: 40 turns played, 6 steps." in result.output
    assert "wins 49.5000%: 54.0000% when it begins, 45.0000% when the other does." in result.output
    assert "Its best response wins 51.2300%: it can be exploited by 1.2300%." in result.output
    assert f"Written: {file}" in result.output
    assert load(file).weights


@pytest.mark.usefixtures("short")
def test_without_a_file_it_says_so_and_json_has_the_numbers() -> None:
    words = kot.invoke(app, ["train"])
    assert "The weights were not written: name a file with --to." in words.output

    data = json.loads(kot.invoke(app, ["train", "--seed", "7", "--json"]).output)
    assert data.pop("seconds") >= 0.0
    assert data == {
        "rules": "simple",
        "monsters": 2,
        "seed": 7,
        "turns": 40,
        "steps": 6,
        "first": 0.54,
        "second": 0.45,
        "win_rate": pytest.approx(0.495),
        "best_response_first": 0.56,
        "best_response_second": 0.4646,
        "best_response": pytest.approx(0.5123),
        "exploitability": pytest.approx(0.0123),
        "file": None,
    }


@pytest.mark.usefixtures("short")
def test_the_same_seed_writes_the_same_file(tmp_path: Path) -> None:
    for name in ("once", "again"):
        assert kot.invoke(app, ["train", "--seed", "7", "--to", str(tmp_path / name)]).exit_code == 0

    assert (tmp_path / "once").read_bytes() == (tmp_path / "again").read_bytes()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--rules", "standard"], "only simple can be learned so far, with two monsters"),
        (["--rules", "simple energy=true"], "only simple can be learned so far, with two monsters"),
        (["--rules", "checkers"], "there are no rules named 'checkers'"),
        (["--to", "nowhere/simple.npz"], "nowhere/simple.npz: no file can be written there"),
        (["--seed", "-1"], "--seed"),
    ],
)
def test_what_it_cannot_do_it_says_at_once(arguments: list[str], says: str) -> None:
    result = kot.invoke(app, ["train", *arguments], env={"COLUMNS": "200"})

    assert result.exit_code == 2
    assert says in result.output


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)

    result = kot.invoke(app, ["train"])

    assert result.exit_code == 1
    assert "Learning needs NumPy: pip install 'kingoftokyo[solve]'" in result.output
