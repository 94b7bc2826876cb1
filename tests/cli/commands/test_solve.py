"""`kot solve` and `kot evaluate`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from kingoftokyo.cli import app
from kingoftokyo.cli.commands.solve import in_words
from kingoftokyo.solving import grading, solution

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(autouse=True, scope="module")
def _solved_once() -> Iterator[None]:
    """The commands solve the game themselves; here once for all of them."""
    solved = solution.solve()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solution, "solve", lambda *_: solved)
        yield


def kot(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(words))
    return result.exit_code, result.output


@pytest.mark.long
def test_solve_prints_the_chances_and_writes_the_table(tmp_path: Path) -> None:
    target = tmp_path / "table.f16"
    code, text = kot("solve", "--to", str(target), "--json")
    data = json.loads(text)
    assert code == 0
    assert data["first_player_wins"] == 0.549539
    assert data["chances"] == [0.549539, 0.450461]
    assert data["ways"] == {"points": 0.476529, "last alive": 0.523471}
    assert data["residual"] < 1e-12
    assert data["bytes"] == target.stat().st_size == 160_000
    said = list(in_words(data))
    assert "  the first player wins    0.549539" in said
    assert "  yielding Tokyo           69.4 % of the times it is asked: 5.7536 of 8.2865 a game" in said


def test_solve_writes_nothing_unasked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("kingoftokyo.cli.commands.solve._checked", lambda _: {})
    monkeypatch.setattr("kingoftokyo.cli.commands.solve._expected", lambda _: {})

    code, text = kot("solve", "--json")

    assert code == 0
    assert "file" not in json.loads(text)
    assert list(tmp_path.iterdir()) == []


def test_a_missing_folder_is_reported_before_the_work(tmp_path: Path) -> None:
    code, text = kot("solve", "--to", str(tmp_path / "nowhere" / "table.f16"))
    assert code == 2
    assert "no file can be written there" in " ".join(text.split())


def test_evaluate_tells_win_rates_and_exploitability(monkeypatch: pytest.MonkeyPatch) -> None:
    """The grade itself takes seconds: tests/solving works it out."""
    monkeypatch.setattr(grading, "grade", lambda *_: grading.Grade(0.15, 0.11, 0.91, 0.86))

    code, text = kot("evaluate", "random")
    assert code == 0
    assert "against perfect play   wins 13.0000 %: 15.0000 % as first, 11.0000 % as second" in text
    assert "its best response      wins 88.5000 %: it can be exploited by 38.5000 %" in text

    data = json.loads(kot("evaluate", "random", "--json")[1])
    assert data["win_rate"] == pytest.approx(0.13)
    assert data["exploitability"] == pytest.approx(0.385)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("nobody",), "there is no player 'nobody'"),
        (("greedy", "--rules", "standard"), "only the game simple is solved"),
        (("nowhere.py:Mine",), "there is no such file"),
        (("nowhere.at_all:Mine",), "there is no module nowhere.at_all"),
        (("kingoftokyo.players.random_player:Nobody",), "there is no Nobody in"),
        (("kingoftokyo.players.player:Player",), "the player failed at a decision: NotImplementedError"),
    ],
)
def test_what_cannot_be_graded_is_refused(words: tuple[str, ...], says: str) -> None:
    code, text = kot("evaluate", *words)
    assert code == 2
    assert says in " ".join(text.replace("│", " ").split())
