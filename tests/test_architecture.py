"""What every file of the project has in common."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

from kingoftokyo.rules.catalogue import Catalogue
from kingoftokyo.rules.game import Game

ROOT = Path(__file__).parent.parent
SOURCES = sorted(path for part in ("src", "tests", "tools") for path in (ROOT / part).rglob("*.py"))
NAMES_THAT_SAY_NOTHING = {"utils", "helpers", "common", "manager"}
MOST_FILES = 16
OUTSIDE = ("arena", "backend", "browser", "cli", "history", "i18n", "profile", "server", "storage", "table")
STATE = {
    *("agenda", "depth", "option_buffer", "keep_option_count", "hooks", "fair_chance", "wounds", "turns_owed"),
    *("frozen_turns", "may_leave", "staying", "shielded", "number_of_copy"),
}
STATE_OF_A_GAME = {"monsters", "deck", "top", "discard", "market", "removed", "rng", "loaded", "history", "persons"}


def test_no_file_of_the_rules_is_longer_than_400_lines() -> None:
    rules = ROOT / "src" / "kingoftokyo" / "rules"
    files = {str(path.relative_to(rules)): path.read_text(encoding="utf-8") for path in rules.rglob("*.py")}
    lengths = {name: len(text.splitlines()) for name, text in files.items()}

    assert len(lengths) > 80
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
    tables = sorted((ROOT / "src" / "kingoftokyo" / "table").rglob("*.py"))
    found = [path.name for path in tables for word in ("to_thread", "executor") if word in path.read_text()]

    assert len(tables) > 20
    assert found == []


def test_no_room_is_too_full_to_find_anything_in_it() -> None:
    folders = [folder for part in ("src/kingoftokyo", "web/src") for folder in _folders(ROOT / part)]
    counts = {str(folder.relative_to(ROOT)): sum(path.is_file() for path in folder.iterdir()) for folder in folders}

    assert len(counts) > 40
    assert {folder: count for folder, count in counts.items() if count > MOST_FILES} == {}


def test_nothing_but_the_whole_page_adapts_to_the_size_of_the_window() -> None:
    """Everything else has container queries: a table can be a part of the window."""
    files = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".css")]
    asks = re.compile(r"@media[^{]*\b(width|height)\b")
    found = {str(path.relative_to(ROOT)) for path in files if asks.search(path.read_text(encoding="utf-8"))}

    assert len(files) > 100
    assert found == {"web/src/styles/page.css"}


def _folders(folder: Path) -> list[Path]:
    built = {"__pycache__", "page", "docs"}
    within = [inner for inner in folder.iterdir() if inner.is_dir() and inner.name not in built]
    return [folder, *(found for inner in within for found in _folders(inner))]


def test_nothing_outside_the_rules_and_players_reads_their_state() -> None:
    """The import contracts see what is imported; this is what a game's attributes would give away."""
    files = {package: sorted((ROOT / "src" / "kingoftokyo" / package).rglob("*.py")) for package in OUTSIDE}
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno} .{node.attr}"
        for paths in files.values()
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and _reads_state(node)
    ]

    assert [package for package, paths in files.items() if not paths] == []
    assert found == []


def test_the_state_that_nothing_outside_reads_is_that_of_a_game() -> None:
    """Else a field that was renamed could be read everywhere."""
    assert {name for name in STATE | STATE_OF_A_GAME if not hasattr(Game, name)} == {"number_of_copy"}
    assert hasattr(Catalogue(), "number_of_copy")


def test_the_public_face_forbids_every_other_module_of_the_rules() -> None:
    """A new module of the rules is private until it is named here."""
    modules = _modules(ROOT / "src" / "kingoftokyo" / "rules")

    assert _names(_face()["forbidden_modules"]) == modules - {"events", "lookahead", "rulings"}


def test_the_public_face_is_for_every_package_that_may_not_read_the_state() -> None:
    packages = _modules(ROOT / "src" / "kingoftokyo")

    assert _names(_face()["source_modules"]) == packages - {"__main__", "cards", "players", "rules", "solving"}


def _face() -> dict[str, list[str]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    [face] = [
        contract
        for contract in project["tool"]["importlinter"]["contracts"]
        if contract["name"].startswith("Outside, the rules")
    ]
    return face  # type: ignore[no-any-return]


def _names(modules: list[str]) -> set[str]:
    return {name.rpartition(".")[2] for name in modules}


def _modules(folder: Path) -> set[str]:
    found = [path for path in folder.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()]
    return {path.stem for path in found} - {"__init__"}


def _reads_state(node: ast.Attribute) -> bool:
    owner = ast.unparse(node.value).rpartition(".")[2]  # of `table.game.deck` as of `game.deck`
    of_a_game = owner in {"game", "world", "twin", "trial"}
    return node.attr in STATE or (of_a_game and node.attr in STATE_OF_A_GAME)
