"""What every file of the project has in common."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest

from kingoftokyo.rules import game

ROOT = Path(__file__).parent.parent
SOURCES = sorted(path for part in ("src", "tests", "tools") for path in (ROOT / part).rglob("*.py"))
NAMES_THAT_SAY_NOTHING = {"utils", "helpers", "common", "manager"}
EXPECTED = os.environ.get("KOT_EXPECT", "")


def test_no_file_of_the_rules_is_longer_than_400_lines() -> None:
    rules = ROOT / "src" / "kingoftokyo" / "rules"
    lengths = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in rules.rglob("*.py")}

    assert lengths
    assert {name: length for name, length in lengths.items() if length > 400} == {}


def test_every_source_file_says_first_what_it_is_for() -> None:
    silent = [
        str(path.relative_to(ROOT))
        for path in SOURCES
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]

    assert silent == []


def test_no_file_has_a_name_that_says_nothing() -> None:
    assert [str(path) for path in SOURCES if NAMES_THAT_SAY_NOTHING & set(path.stem.split("_"))] == []


def test_tables_start_no_threads() -> None:
    """The import contracts cannot see it, since asyncio is theirs to use."""
    tables = ROOT / "src" / "kingoftokyo" / "table"
    found = [
        path.name for path in tables.rglob("*.py") for word in ("to_thread", "executor") if word in path.read_text()
    ]

    assert found == []


def test_the_engine_that_is_meant_is_loaded() -> None:
    if EXPECTED not in {"", "compiled", "interpreted"}:
        pytest.fail(f"KOT_EXPECT is compiled or interpreted, not {EXPECTED!r}")
    loaded = "interpreted" if str(game.__file__).endswith(".py") else "compiled"

    assert loaded == (EXPECTED or loaded), f"{game.__file__} is loaded"
