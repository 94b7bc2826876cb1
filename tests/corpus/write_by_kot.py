"""Adds saves and a record of the real command: `PYTHONPATH=src:tests python -m corpus.write_by_kot FOLDER`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from typer.testing import CliRunner

from corpus.games import ALL, BY_HAND
from corpus.opening import record_facts
from corpus.write import add, own_home
from kingoftokyo.cli import app


def kot(*arguments: str, answers: str = "") -> None:
    result = CliRunner().invoke(app, arguments, input=answers)
    assert result.exit_code == 0, result.output


def add_saves() -> None:
    common = ("--seed", "3", "--slot")
    kot("play", "--monster", "Blorb", *common, "terminal-first", answers="stop\n")
    kot("play", "--monster", "Girder", "--level", "easy,medium,hard", *common, "terminal-levels", answers="stop\n" * 2)
    solo = ("--rules", f"solo {ALL}", "--opponents", "4", "--level", "easy")
    kot("play", "--monster", "Old Pinch", *solo, *common, "terminal-solo", answers="1\nstop\nresolve smashes\n")
    kot("play", "--monster", "blorb", "--fair", "--words", "moon", "--slot", "terminal-fair", answers="stop\ndone\n")
    simple = ("--rules", "simple", "--opponents", "1", "--level", "easy")
    kot("play", "--monster", "blorb", *simple, *common, "terminal-simple", answers="keep nothing\n" * 8)
    kot("play", "--watch", "--pace", "0", *simple, *common, "terminal-watched")
    kot(
        "play",
        "--monster",
        "blorb",
        "--position",
        BY_HAND["buying"],
        "--slot",
        "terminal-position",
        answers="buy jets\n",
    )


def add_reasons(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as records:
        wanted = ("--games", "1", "--seed", "3", "--jobs", "1", "--rerolls", "0", "--records", records, "--reasons")
        kot("arena", "greedy", "sensible", *wanted)
        text = min(Path(records).iterdir()).read_text(encoding="utf-8")
    path = folder / "records" / "reasons.txt"
    add(path, text)
    _, facts = record_facts(path, None)
    path.unlink()
    add(path, text, facts | {"written": path.name})


if __name__ == "__main__":
    with own_home(Path(sys.argv[1])):
        add_saves()
        add_reasons(Path(sys.argv[1]))
