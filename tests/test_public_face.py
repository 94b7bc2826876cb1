"""The reference of the public face names everything that can be imported, and every field and verb of a choice."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

from kingoftokyo import Game, View, players
from kingoftokyo.cards import Card
from kingoftokyo.players import Player
from kingoftokyo.rules import VERBS, Choice, Event
from kingoftokyo.rules.asking.choices import FORMS, Form

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "kingoftokyo"
PAGE = (ROOT / "docs" / "reference" / "python.md").read_text(encoding="utf-8")
API = (ROOT / "docs" / "reference" / "api.md").read_text(encoding="utf-8")
PUBLIC = {
    "kingoftokyo": "__init__.py",
    "kingoftokyo.rules": "rules/__init__.py",
    "kingoftokyo.rules.rulings": "rules/rulings/__init__.py",
    "kingoftokyo.cards": "cards.py",
}


def _part(heading: str) -> str:
    """The page from this heading to the next of its rank."""
    [part] = re.findall(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    return str(part)


def _words(text: str) -> set[str]:
    """What stands in code marks, without its arguments."""
    return {words.partition("(")[0] for words in re.findall(r"`([^`]+)`", text)}


def _exported(module: str) -> set[str]:
    tree = ast.parse((SOURCE / PUBLIC[module]).read_text(encoding="utf-8"))
    names = [name.asname for found in tree.body if isinstance(found, ast.ImportFrom) for name in found.names]
    return {str(name) for name in names if not str(name).startswith("_")}


def _defined(file: str) -> set[str]:
    """The public functions, classes and constants of a module."""
    found: set[str] = set()
    for part in ast.parse((SOURCE / file).read_text(encoding="utf-8")).body:
        if isinstance(part, (ast.FunctionDef, ast.ClassDef)):
            found.add(part.name)
        elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            found.add(part.target.id)
    return {name for name in found if not name.startswith("_")}


def _cells(heading: str) -> list[list[str]]:
    """The rows of the tables under this heading."""
    return [line.strip("|").split("|") for line in _part(heading).splitlines() if line.startswith("|")]


def _named(heading: str, column: int = 0) -> set[str]:
    """What stands in this column of the tables."""
    return {word for row in _cells(heading) for word in _words(row[column])}


@pytest.mark.parametrize("module", PUBLIC)
def test_every_exported_name_is_on_the_page_and_no_other(module: str) -> None:
    column = 1 if module == "kingoftokyo.cards" else 0  # there the first one has the groups

    assert _exported(module)
    assert _named(module, column) == _exported(module)


def test_every_question_of_lookahead_is_on_the_page_and_no_other() -> None:
    assert _named("kingoftokyo.rules.lookahead") == _defined("rules/lookahead.py")


def test_every_name_of_the_guide_is_described_on_the_page_of_all_names() -> None:
    beside = _named("Beside the rules", 1)
    events = {event.__name__ for event in get_args(Event)}
    modules = set.union(*map(_exported, PUBLIC))
    described = set(re.findall(r"^### (\w+)$", API, re.MULTILINE))

    assert beside | events | modules | _defined("rules/lookahead.py") | set(vars(players)["MODULES"]) == described


@pytest.mark.parametrize("kind", [Game, View, Choice, Player, Card], ids=lambda kind: kind.__name__)
def test_every_method_and_property_is_on_the_page_of_all_names(kind: type) -> None:
    [part] = re.findall(rf"^### {kind.__name__}\n(.*?)(?=^##|\Z)", API, re.MULTILINE | re.DOTALL)
    own = {name for name, found in vars(kind).items() if callable(found) or hasattr(found, "__get__")}
    slots = set(getattr(kind, "__slots__", ())) | set(getattr(kind, "__mypyc_attrs__", ()))

    assert {name for name in own - slots if not name.startswith("_")} <= set(
        re.findall(r"^- `(\w+)", part, re.MULTILINE)
    )


def test_every_field_of_a_choice_is_on_the_page_and_no_other() -> None:
    fields = {name for name in vars(Choice) if not name.startswith("_")} - {"code", "text"}

    assert _named("The fields of a choice") == fields


def test_every_verb_is_on_the_page_with_its_text_and_its_fields() -> None:
    rows = {_words(verb).pop(): rest for verb, *rest in _cells("The verbs") if _words(verb)}

    assert tuple(rows) == VERBS
    for form in FORMS:
        texts, fields = rows[form.name]
        assert f"`{form.text}" in texts
        assert _words(fields) == _fields(form)


def _fields(form: Form) -> set[str]:
    if form.name == "keep":
        return {"dice"}
    return {field for field in ("card" if form.card else "", form.first, form.second) if field}
